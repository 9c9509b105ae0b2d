//! Decks: those that ship, and whether a deck is legal (D1).

use crate::rules::clause;
use crate::words::label;
use baize_kernel::{Clause, Deck, DeckLine, DefId, Pool, Problem, Word, message};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The fewest and the most cards of a main deck (D1.2).
pub const MAIN: (u32, u32) = (40, 60);

/// The most cards of a side deck (D1.4).
pub const MAX_SIDE: usize = 15;

/// The most copies of a name (D1.6).
pub const COPIES: u32 = 3;

/// Returns the decks that ship.
pub fn shipped() -> &'static [Deck] {
    static SHIPPED: LazyLock<Vec<Deck>> = LazyLock::new(|| {
        let files = [
            ("warriors", include_str!("../decks/warriors.txt")),
            ("dragons", include_str!("../decks/dragons.txt")),
            ("fortress", include_str!("../decks/fortress.txt")),
            ("ritual", include_str!("../decks/ritual.txt")),
        ];
        files.map(|(name, text)| Deck::read(name, text)).into()
    });
    &SHIPPED
}

/// Returns whether a line belongs to the side deck.
fn is_side(line: &DeckLine) -> bool {
    line.part == "side"
}

/// Returns the cards of the main and of the side deck, as the list has them.
pub fn parts(pool: &Pool, deck: &Deck) -> (Vec<DefId>, Vec<DefId>) {
    let (mut main, mut side) = (Vec::new(), Vec::new());
    for line in &deck.lines {
        if let Some(def) = pool.find(&line.id) {
            let part = if is_side(line) { &mut side } else { &mut main };
            part.extend(std::iter::repeat_n(def, line.count.into()));
        }
    }
    (main, side)
}

/// Returns how many copies of a card its status permits, and by which clause.
// Obeys D1.12: three where the list says nothing.
fn limit(pool: &Pool, def: DefId) -> (u32, Clause) {
    let def = pool.def(def);
    if def.has_label(label::FORBIDDEN) {
        (0, clause!("D1.9"))
    } else if def.has_label(label::LIMITED) {
        (1, clause!("D1.10"))
    } else if def.has_label(label::SEMI_LIMITED) {
        (2, clause!("D1.11"))
    } else {
        (COPIES, clause!("D1.6"))
    }
}

/// Checks a deck, giving every reason against it.
pub fn check(pool: &Pool, deck: &Deck) -> Vec<Problem> {
    let mut problems = Vec::new();
    let (mut main, mut side) = (0_u32, 0_u32);
    let mut unknown = false;
    // Obeys D1.7: copies are counted by name, over all parts.
    let mut copies: BTreeMap<Word, (DefId, u32)> = BTreeMap::new();
    for line in &deck.lines {
        let count = u32::from(line.count);
        match line.part.as_str() {
            // Obeys D1.3: whatever kind they are of.
            "" | "main" => main = main.saturating_add(count),
            "side" => side = side.saturating_add(count),
            "extra" => problems
                .push(Problem::new(clause!("D1.8"), message!("no card goes to the extra deck: leave it empty."))),
            other => problems.push(Problem::plain(message!("There is no part `{other}`: use main or side.", other))),
        }
        if count == 0 {
            problems.push(Problem::plain(message!("The line for {id} has no cards: take it out.", id = line.id)));
        }
        match pool.find(&line.id) {
            Some(def) => {
                let seen = copies.entry(pool.def(def).name).or_insert((def, 0));
                seen.1 = seen.1.saturating_add(count);
            }
            None => {
                unknown = true;
                problems.push(Problem::plain(message!("No card has the number {id}: correct it.", id = line.id)));
            }
        }
    }
    // A card that is not known excuses a shortage: it may be the one that is missing.
    if main < MAIN.0 && !unknown {
        let message = message!(
            "The main deck has {main} cards: add {more} to make {wanted}.",
            main,
            more = MAIN.0 - main,
            wanted = MAIN.0
        );
        problems.push(Problem::new(clause!("D1.2"), message));
    }
    if main > MAIN.1 {
        let message = message!(
            "The main deck has {main} cards: take out {over} to leave {wanted}.",
            main,
            over = main - MAIN.1,
            wanted = MAIN.1
        );
        problems.push(Problem::new(clause!("D1.2"), message));
    }
    if side > MAX_SIDE as u32 {
        let message = message!("The side deck has {side} cards: {most} are allowed.", side, most = MAX_SIDE);
        problems.push(Problem::new(clause!("D1.4"), message));
    }
    for &(def, count) in copies.values() {
        let (allowed, number) = limit(pool, def);
        if count > allowed {
            let name = pool.name(def);
            let message = message!(
                "The deck has {count} copies of {name}: {allowed} are allowed, side deck included.",
                count,
                name,
                allowed
            );
            problems.push(Problem::new(number, message));
        }
    }
    problems
}
