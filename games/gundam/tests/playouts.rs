//! Whole games by random answers in every mode: they end, and the state stays sound.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Deck, Options, Rulebook, Seat};

fn play(book: &dyn Rulebook, options: &Options, seats: u8, seed: u64) -> u32 {
    let shipped = book.decks();
    let deck = |i: u8| shipped[(seed as usize + usize::from(i) * (1 + seed as usize / 4)) % shipped.len()].clone();
    let decks: Vec<Deck> = (0..seats).map(deck).collect();
    let mut table = book.open(options, book.pool(), &decks, seed).expect("shipped decks are legal");
    let mut chance = Chance::new(seed);
    let mut answers = 0;
    while let Some(prompt) = table.prompt() {
        let (seat, answer) = (prompt.seat, random_answer(prompt, &mut chance));
        table.answer(seat, &answer).unwrap_or_else(|e| panic!("seed {seed}: what is offered is accepted: {e}"));
        table.check().unwrap_or_else(|e| panic!("seed {seed}: the state is not sound: {e}"));
        answers += 1;
        assert!(answers < 20_000, "seed {seed}: the game does not end");
    }
    assert!(table.outcome().is_some());
    answers
}

#[test]
fn random_games_end_in_every_mode() {
    let book = baize_gundam::book();
    for mode in book.menu().modes {
        for seats in mode.min..=mode.max {
            let options = Options { mode: mode.name.into(), seats, ..Options::default() };
            for seed in 0..8 {
                let answers = play(book, &options, seats, seed);
                assert!(answers > 10, "a game takes some decisions");
            }
        }
    }
}

/// 12-2-5, R62 to R67: players leave at any moment, asked or not, and the others play on.
#[test]
fn players_may_leave_a_royale_at_any_moment() {
    let book = baize_gundam::book();
    for mode in ["royale-first-to-win", "royale-elimination"] {
        let options = Options { mode: mode.into(), seats: 5, ..Options::default() };
        for seed in 0..40 {
            let decks: Vec<Deck> = (0..5).map(|i| book.decks()[(seed as usize + i) % 4].clone()).collect();
            let mut table = book.open(&options, book.pool(), &decks, seed).expect("shipped decks are legal");
            let mut chance = Chance::new(seed);
            let mut answers = 0;
            while let Some(prompt) = table.prompt() {
                let (mut seat, mut answer) = (prompt.seat, random_answer(prompt, &mut chance));
                if chance.below(60) == 0 {
                    (seat, answer) = (Seat(chance.below(5) as u8), Answer::Concede);
                }
                table.answer(seat, &answer).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
                table.check().unwrap_or_else(|e| panic!("seed {seed}: the state is not sound: {e}"));
                answers += 1;
                assert!(answers < 20_000, "seed {seed}: the game does not end");
            }
            assert!(table.outcome().is_some());
        }
    }
}
