//! Decks: those that ship, and whether a deck is legal (5-1).

use crate::game::don_cards;
use crate::words::{self, ban, kind};
use baize_kernel::chance::Chance;
use baize_kernel::deck_list::{DeckList, call, misplaced, random_lines};
use baize_kernel::ir::{Change, Mode, Num, Scope, Step, Target, Test};
use baize_kernel::{Clause, Deck, DefId, Pool, Problem, message};
use std::sync::LazyLock;

/// How many cards a deck has (5-1-2).
pub const DECK_SIZE: u32 = 50;

/// How many cards a DON!! deck has (5-1-2).
pub const DON_SIZE: u32 = 10;

/// How many cards of one number a deck may have (5-1-2-3).
pub const COPIES: i32 = 4;

/// The card number of the DON!! card.
pub const DON_ID: &str = "DON";

const CONTENTS: Clause = Clause::new("5-1-2");
const KINDS: Clause = Clause::new("5-1-2-1");
const COLOURS: Clause = Clause::new("5-1-2-2");
const SAME_NUMBER: Clause = Clause::new("5-1-2-3");
const CARD_TEXT: Clause = Clause::new("5-1-2-4-1");

/// A deck that has passed every check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The Leader.
    pub leader: DefId,
    /// The cards of the deck, as the list has them.
    pub cards: Vec<DefId>,
}

macro_rules! lists {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../decks/", $name, ".txt")))),*]
    };
}

/// Returns the decks that ship: the starter decks.
pub fn shipped() -> &'static [Deck] {
    static SHIPPED: LazyLock<Vec<Deck>> = LazyLock::new(|| {
        #[rustfmt::skip]
        let files = lists![
            "st01", "st02", "st03", "st04", "st05", "st06", "st07", "st08", "st09", "st10", "st10b",
            "st10c", "st11", "st12", "st13", "st13b", "st14", "st15", "st16", "st17", "st18",
            "st19", "st20", "st21", "st22", "st23", "st24", "st25", "st26", "st27", "st28",
        ];
        files.map(|(name, text)| Deck::read(name, text)).into()
    });
    &SHIPPED
}

/// Returns a legal deck of a random Leader and random cards of its colours.
pub fn random(pool: &Pool, seed: u64) -> Option<Deck> {
    let mut chance = Chance::new(seed);
    let playable = |id: &DefId| pool.def(*id).unread.is_empty();
    let (mut leaders, mut others): (Vec<DefId>, Vec<DefId>) = pool
        .iter()
        .map(|(id, _)| id)
        .filter(playable)
        .filter(|&id| pool.def(id).kind != kind::DON)
        .partition(|&id| pool.def(id).kind == kind::LEADER);
    chance.shuffle(&mut leaders);
    chance.shuffle(&mut others);
    let leader = *leaders.first()?;
    let fits = |id: &DefId| colours(pool, *id) & !colours(pool, leader) == 0 && !forbids(pool, leader, *id);
    let mut lines = vec![(1, pool.def(leader).id.as_str())];
    lines.extend(random_lines(pool, &mut chance, others.into_iter().filter(fits), DECK_SIZE, COPIES as u32));
    let deck = Deck::new(format!("random {seed}"), lines);
    check(pool, &deck).is_empty().then_some(deck)
}

/// Returns every reason against a deck, in the order of the clauses; none when it is legal.
pub fn check(pool: &Pool, deck: &Deck) -> Vec<Problem> {
    lineup(pool, deck).err().unwrap_or_default()
}

/// Reads a deck list.
///
/// The Leader is recognised by its category, as lists rarely mark it; a part named `leader` or
/// `don` is understood too. The DON!! deck need not be listed.
///
/// # Errors
/// With every reason against the deck.
pub fn lineup(pool: &Pool, deck: &Deck) -> Result<Lineup, Vec<Problem>> {
    if deck.lines.is_empty() {
        return Err(vec![Problem::new(CONTENTS, message!("The deck is empty: list 1 Leader and 50 other cards."))]);
    }
    let mut list = DeckList::read(pool, deck, 3, |def, part| sort(pool, def, part));
    check_contents(pool, &mut list);
    check_colours(pool, &mut list);
    // Obeys 5-1-2-1, 5-1-2-3, 2-14-2: copies are counted by card number.
    list.check_copies(MAIN, |def| limit(pool, def));
    check_card_text(pool, &mut list);
    match list.part(LEADER) {
        &[(leader, _), ..] if list.problems.is_empty() => Ok(Lineup { leader, cards: list.cards(MAIN) }),
        _ => Err(list.problems),
    }
}

/// The parts of a list.
const LEADER: usize = 0;
const MAIN: usize = 1;
const DON: usize = 2;

/// Returns to which part a card belongs.
fn sort(pool: &Pool, def: DefId, part: &str) -> Result<usize, Problem> {
    let card = pool.def(def).kind;
    let (clause, why) = match part {
        "" | "leader" if card == kind::LEADER => return Ok(LEADER),
        "don" if card == kind::DON => return Ok(DON),
        "" | "main" if !matches!(card, kind::LEADER | kind::DON) => return Ok(MAIN),
        "" | "main" => (KINDS, message!("a deck holds Characters, Events and Stages only: take it out")),
        "leader" => (CONTENTS, message!("only a Leader card can be the Leader: list it with the deck")),
        "don" => (CONTENTS, message!("only DON!! cards make up the DON!! deck: list it with the deck")),
        other => {
            let message = message!("A deck has no part `{other}`: use leader, main or don, or none of them.", other);
            return Err(Problem::plain(message));
        }
    };
    Err(misplaced(pool, clause, def, why))
}

/// 5-1-2: 1 Leader, 50 cards and 10 DON!! cards, no more and no fewer.
// Obeys 5-1-1, 5-1-2, 5-1-3, 5-2-1-1: a Leader, a deck and a DON!! deck.
fn check_contents(pool: &Pool, list: &mut DeckList<'_>) {
    match list.total(LEADER) {
        1 => {}
        0 => list.object(CONTENTS, message!("The deck has no Leader: add 1 Leader card.")),
        n => {
            let names: Vec<String> = list.part(LEADER).iter().map(|&(def, _)| call(pool, def)).collect();
            let message = message!("The deck has {n} Leaders ({names}): keep 1 of them.", n, names = names.join(", "));
            list.object(CONTENTS, message);
        }
    }
    list.check_size(MAIN, DECK_SIZE, CONTENTS);
    let don = list.total(DON);
    let needed = list.part(LEADER).first().map_or(DON_SIZE, |&(leader, _)| don_cards(pool, leader) as u32);
    if !list.part(DON).is_empty() && don != needed {
        let message =
            message!("The DON!! deck has {don} cards: it needs {needed}, or leave it out of the list.", don, needed);
        list.object(CONTENTS, message);
    }
}

/// 5-1-2-2: no colour that the Leader lacks. Of several Leaders nobody can say which one counts.
// Obeys 5-1-2-2.
fn check_colours(pool: &Pool, list: &mut DeckList<'_>) {
    let &[(leader, 1)] = list.part(LEADER) else { return };
    let allowed = colours(pool, leader);
    let words = |set| words::vocabulary().label_words(set);
    for (def, _) in list.part(MAIN).to_vec() {
        let alien = colours(pool, def) & !allowed;
        if alien != 0 {
            let why = message!(
                "it is {alien} and the Leader {leader} is {allowed}: take it out or change the Leader",
                alien = words(alien),
                leader = call(pool, leader),
                allowed = words(allowed),
            );
            list.problems.push(misplaced(pool, COLOURS, def, why));
        }
    }
}

/// 5-1-2-3: at most 4 of one card number, unless the card itself says otherwise.
fn limit(pool: &Pool, def: DefId) -> (i32, Clause) {
    let own = pool.rule_changes(def).find_map(|change| match change {
        Change::Copies(n) => Some(*n),
        _ => None,
    });
    own.map_or((COPIES, SAME_NUMBER), |n| (n, CARD_TEXT))
}

/// 5-1-2-4-1: cards may forbid others in the deck.
// Obeys 5-1-2-4, 5-1-2-4-1, 5-1-2-4-2: text about decks comes before the rules.
fn check_card_text(pool: &Pool, list: &mut DeckList<'_>) {
    let main: Vec<DefId> = list.part(MAIN).iter().map(|&(def, _)| def).collect();
    let leaders: Vec<DefId> = list.part(LEADER).iter().map(|&(def, _)| def).collect();
    for &owner in leaders.iter().chain(&main) {
        for &def in main.iter().filter(|&&def| forbids(pool, owner, def)) {
            let why = message!("{card} does not allow it in the deck: take it out", card = call(pool, owner));
            list.problems.push(misplaced(pool, CARD_TEXT, def, why));
        }
    }
}

/// Returns the colours of a card as a bit set of labels.
fn colours(pool: &Pool, def: DefId) -> u64 {
    pool.labels(def) & COLOUR_LABELS
}

/// The colours are the first labels of the vocabulary (2-3-3).
const COLOUR_LABELS: u64 = 0b11_1111;

/// Returns whether the rules text of a card in the deck keeps another card out of it.
fn forbids(pool: &Pool, owner: DefId, def: DefId) -> bool {
    let rules = pool.def(owner).abilities.iter().filter(|a| a.mode == Mode::Rule);
    rules.flat_map(|a| &a.body).any(|step| match step {
        Step::Change { on: Scope::Cards(Target::Cards(sel)), change: Change::Forbid(ban::BE_INCLUDED, ..), .. } => {
            sel.tests.iter().all(|test| fits(pool, def, test))
        }
        _ => false,
    })
}

/// Returns whether a card outside a match passes a test. What only a match can tell is not so.
fn fits(pool: &Pool, id: DefId, test: &Test) -> bool {
    let def = pool.def(id);
    let text = |word| pool.lexicon().text(word);
    match test {
        Test::Stat(stat, cmp, Num::Const(n)) | Test::Base(stat, cmp, Num::Const(n)) => {
            def.has_stat(*stat) && cmp.holds(def.stat(*stat), *n)
        }
        Test::Named(word) => pool.names(id).any(|w| w == *word),
        Test::NameHas(part) => pool.names(id).any(|w| text(w).contains(text(*part))),
        Test::Trait(word) => pool.traits(id).any(|w| w == *word),
        Test::TraitHas(part) => pool.traits(id).any(|w| text(w).contains(text(*part))),
        Test::Label(label) => pool.labels(id) & (1 << label.0) != 0,
        Test::Kind(kind) => def.kind == *kind,
        Test::Keyword(keyword) => def.has_keyword(*keyword),
        Test::Has(cue) => pool.has_cue(id, *cue),
        Test::Blank => def.is_blank(),
        Test::Number(word) => text(*word) == def.id,
        Test::Any(lists) => lists.iter().any(|tests| tests.iter().all(|test| fits(pool, id, test))),
        Test::Not(inner) => !fits(pool, id, inner),
        _ => false,
    }
}
