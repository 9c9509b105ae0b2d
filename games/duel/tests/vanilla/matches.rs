//! Whole matches of monsters without effects: every duel beside the model, and between two duels
//! what the rules say of wins, side decks and who begins.

use super::{Seen, deck, go_on, mirror};
use crate::model::Won;
use baize_duel::words::{phase, verb, zone};
use baize_kernel::chance::Chance;
use baize_kernel::{Answer, DefId, Match, Options, Outcome, Pool, Seat};
use std::sync::Arc;

/// How a match stands, counted beside the engine.
#[derive(Default)]
struct Tally {
    wins: [i32; 2],
    loser: Option<usize>,
    swaps: u32,
}

fn cards_of(table: &dyn Match, seat: u8, zones: &[baize_kernel::Zone]) -> Vec<DefId> {
    let mut defs: Vec<DefId> =
        zones.iter().flat_map(|&at| table.pile(Seat(seat), at)).map(|card| table.card(card).def).collect();
    defs.sort_unstable();
    defs
}

/// Swaps at random until both are content; the loser of the last duel first (D1.5).
fn swap(table: &mut dyn Match, tally: &mut Tally, chance: &mut Chance) {
    let owned = |table: &dyn Match| [0, 1].map(|seat| cards_of(table, seat, &[zone::DECK, zone::SIDE]));
    let before = owned(table);
    let sizes = [0, 1].map(|seat| table.pile(Seat(seat), zone::SIDE).len());
    let mut asked: Vec<usize> = Vec::new();
    while let Some(prompt) = table.prompt().cloned().filter(|p| p.why.verb == verb::SWAP) {
        if asked.last() != Some(&prompt.seat.index()) {
            asked.push(prompt.seat.index());
        }
        let done = prompt.options.iter().position(|c| c.verb == verb::DONE).expect("swapping can end");
        let pick = if chance.roll(3) == 0 { done as u16 } else { chance.roll(prompt.options.len() as u16) };
        tally.swaps += u32::from(usize::from(pick) != done);
        table.answer(prompt.seat, &Answer::Pick(pick)).expect("what is offered is accepted");
        assert_eq!([0, 1].map(|seat| table.pile(Seat(seat), zone::SIDE).len()), sizes, "one for one");
        if table.clock().2 == phase::BETWEEN {
            assert_eq!(owned(table), before, "nothing comes and nothing goes");
        }
    }
    if let Some(loser) = tally.loser {
        assert_eq!(asked, [loser, 1 - loser], "the loser swaps first");
    }
}

/// Plays a match and returns how it stood at the end.
fn play(pool: &Arc<Pool>, seed: u64) -> Tally {
    let mut chance = Chance::new(seed);
    let decks = [0, 1].map(|_| {
        let mut deck = deck(pool, &mut chance);
        let main = deck.lines.len().saturating_sub(3);
        deck.lines[main..].iter_mut().for_each(|line| line.part = "side".into());
        deck
    });
    let legal = |deck: &baize_kernel::Deck| baize_duel::book().check_deck(&Options::default(), pool, deck).is_empty();
    if !decks.iter().all(legal) {
        return Tally::default();
    }
    let options = Options { mode: "match".into(), ..Options::default() };
    let mut table = baize_duel::book().open(&options, pool.clone(), &decks, seed).expect("the decks are legal");
    let (mut tally, mut seen) = (Tally::default(), Seen::default());
    let sizes = [0, 1].map(|seat| table.pile(Seat(seat), zone::DECK).len());
    while let Some(chooser) = table.prompt().map(|p| p.seat) {
        // D6.11, D6.12: the toss decides in the first duel, and later the loser.
        assert!(tally.loser.is_none_or(|loser| loser == chooser.index()), "the loser says who begins");
        let pick = chance.roll(2);
        table.answer(chooser, &Answer::Pick(pick)).expect("first or second");
        let first = if pick == 0 { chooser.index() } else { 1 - chooser.index() };
        assert_eq!(table.clock().0.index(), first);
        for seat in 0..2 {
            let left = [zone::HAND, zone::DECK].map(|at| table.pile(Seat(seat), at).len());
            assert_eq!(left, [5, sizes[usize::from(seat)] - 5], "five cards, and all the others back in the deck");
            assert_eq!(table.view(None).scores[usize::from(seat)], [8000, tally.wins[usize::from(seat)]]);
        }
        let mut duel = mirror(&*table, pool, true);
        while duel.won.is_none() {
            go_on(&mut *table, &mut duel, seed, &mut chance, &mut seen);
        }
        let winner = duel.won.map_or(0, |Won(seat)| seat);
        tally.wins[winner] += 1;
        tally.loser = Some(1 - winner);
        let over = tally.wins[winner] == 2;
        assert_eq!(table.outcome(), over.then(|| Outcome::won_by(Seat(winner as u8))), "two wins take the match");
        if !over {
            swap(&mut *table, &mut tally, &mut chance);
        }
    }
    tally
}

#[test]
fn matches_go_duel_by_duel_as_the_rules_say() {
    let pool = baize_duel::cards::pool();
    let played: Vec<Tally> = (0..150).map(|seed| play(&pool, seed)).filter(|t| t.loser.is_some()).collect();
    let long = played.iter().filter(|t| t.wins[0] + t.wins[1] == 3).count();
    let swaps: u32 = played.iter().map(|t| t.swaps).sum();
    assert!(played.len() > 80 && long > 20 && swaps > 100, "{} matches, {long} long, {swaps} swaps", played.len());
}
