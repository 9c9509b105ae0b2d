//! Decks: what is legal in a frame (R4), and those that ship.

use crate::cards::{self, Face};
use crate::options::Rules;
use crate::rules::clause;
use baize_kernel::{Deck, Pool, Problem, message};
use std::sync::LazyLock;

/// The fixed deck of Entry20 (F1), by suit.
const ENTRY20: [[i32; 5]; 4] = [[1, 2, 3, 4, 5], [1, 8, 9, 10, 11], [1, 3, 7, 10, 12], [1, 5, 6, 10, 13]];

/// The fewest cards in the frames with a pack (R4).
const FEWEST: usize = 40;

fn entry20() -> impl Iterator<Item = String> {
    (0..4u8).flat_map(|suit| ENTRY20[usize::from(suit)].map(|n| Face::new(1 << suit, n).id()))
}

fn all() -> impl Iterator<Item = String> {
    let suited = (0..4u8).flat_map(|suit| (1..=13).map(move |n| Face::new(1 << suit, n).id()));
    suited.chain(["JK1".to_owned(), "JK2".to_owned()])
}

fn deck(name: &str, cards: impl Iterator<Item = String>) -> Deck {
    let ids: Vec<String> = cards.collect();
    Deck::new(name, ids.iter().map(|id| (1, id.as_str())))
}

/// Forty cards that leave out low ones: more soldiers that count, and a shorter life.
fn brawler() -> impl Iterator<Item = String> {
    all().filter(|id| !matches!(&id[1..], "2" | "3" | "4") && !matches!(id.as_str(), "S5" | "H5"))
}

/// Forty-two cards of low numbers, whose pairs make magic and whose kings stay at home.
fn caster() -> impl Iterator<Item = String> {
    all().filter(|id| !matches!(&id[1..], "J" | "Q" | "K"))
}

/// The decks that ship: one for Entry20 and three for the other frames.
pub fn shipped() -> &'static [Deck] {
    static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
        vec![deck("entry20", entry20()), deck("full", all()), deck("brawler", brawler()), deck("caster", caster())]
    });
    &DECKS
}

/// Checks a deck against a frame, giving every reason against it.
pub fn check(rules: &Rules, pool: &Pool, deck: &Deck) -> Vec<Problem> {
    let mut problems = Vec::new();
    for line in deck.lines.iter().filter(|line| pool.find(&line.id).is_none()) {
        problems.push(Problem::plain(message!("there is no card {id}; write S2, H10, DQ, CA or JK1", id = line.id)));
    }
    for line in deck.lines.iter().filter(|line| !line.part.is_empty() && line.part != "main") {
        problems.push(Problem::plain(message!("a deck has no part `{part}`; list all cards in one", part = line.part)));
    }
    let mut copies = vec![0_u32; pool.len()];
    for line in &deck.lines {
        if let Some(def) = pool.find(&line.id) {
            copies[def.index()] += u32::from(line.count);
        }
    }
    for ((_, card), copies) in pool.iter().zip(copies).filter(|(_, copies)| *copies > 1) {
        problems.push(Problem::new(
            clause!("U1"),
            message!("{copies} copies of {card}; one of each card; two Jokers at most", copies, card = card.id),
        ));
    }
    let size: usize = deck.lines.iter().map(|line| usize::from(line.count)).sum();
    match rules.frame {
        0 if size != 54 => {
            problems.push(Problem::new(clause!("F0"), message!("{size} cards; the basic frame plays all 54", size)));
        }
        1 if !is_entry20(pool, deck) => {
            let list = entry20().collect::<Vec<_>>().join(" ");
            problems.push(Problem::new(clause!("F1"), message!("Entry20 plays exactly these cards: {list}", list)));
        }
        2.. if size < FEWEST => {
            let message = message!(
                "{size} cards; at least {fewest}, trumps, rare card and chosen cards included",
                size,
                fewest = FEWEST
            );
            problems.push(Problem::new(clause!("R4"), message));
        }
        _ => {}
    }
    problems
}

fn is_entry20(pool: &Pool, deck: &Deck) -> bool {
    let fixed = entry20().filter_map(|id| pool.find(&id));
    let mut wanted: Vec<_> = fixed.collect();
    let mut given: Vec<_> = deck.cards(pool).take(wanted.len() + 1).collect();
    wanted.sort_unstable();
    given.sort_unstable();
    wanted == given
}

/// Returns a plain card for boards that only say how many: a low one that changes no generation.
pub const FILLER: &str = "C2";

/// Returns whether a pool has all cards of the game, as set-up and search need them.
pub fn is_whole(pool: &Pool) -> bool {
    cards::pool().iter().all(|(_, card)| pool.find(&card.id).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Clause;

    fn against(frame: u8, deck: &Deck) -> Vec<Clause> {
        let rules = Rules { frame, ..Rules::default() };
        check(&rules, &cards::pool(), deck).into_iter().map(|p| p.clause).collect()
    }

    #[test]
    fn shipped_decks_are_legal_in_their_frames_and_only_there() {
        let [entry, full, brawler, caster] = shipped() else { panic!("four decks ship") };
        assert_eq!([entry, full, brawler, caster].map(|d| d.lines.len()), [20, 54, 40, 42]);
        assert_eq!(
            (against(1, entry), against(0, entry), against(2, entry)),
            (vec![], vec![clause!("F0")], vec![clause!("R4")])
        );
        for frame in 2..=5 {
            for deck in [full, brawler, caster] {
                assert_eq!(against(frame, deck), [], "{} in frame {frame}", deck.name);
            }
        }
        assert_eq!(
            (against(0, full), against(0, caster), against(1, full)),
            (vec![], vec![clause!("F0")], vec![clause!("F1")])
        );
    }

    #[test]
    fn copies_and_unknown_cards_are_refused() {
        let mut deck = shipped()[1].clone();
        deck.lines[0].count = 2;
        assert_eq!(against(2, &deck), [clause!("U1")]);
        deck.lines[0].id = "X1".into();
        assert_eq!(against(2, &deck), [Clause::NONE]);
    }

    #[test]
    fn forty_cards_are_enough_and_thirty_nine_are_not() {
        let mut deck = shipped()[2].clone();
        deck.lines.pop();
        assert_eq!(against(3, &deck), [clause!("R4")]);
    }
}
