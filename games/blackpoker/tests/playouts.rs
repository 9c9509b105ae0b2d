//! Whole games by random answers, in every format and frame: they end, and the state stays sound.

use baize_blackpoker::book;
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Options, Outcome, SeatSet};

fn options(format: &str) -> Options {
    Options { format: format.into(), ..Options::default() }
}

/// Plays a match to its end; returns how many turns it took and who won.
fn play(options: &Options, seed: u64) -> (u16, Outcome) {
    let decks = book().decks_for(options);
    let pair = [0, 1].map(|seat| decks[(seed as usize >> seat) % decks.len()].clone());
    let mut table = book().open(options, book().pool(), &pair, seed).expect("shipped decks are legal");
    let mut chance = Chance::new(seed);
    let mut answers = 0;
    while let Some(prompt) = table.prompt() {
        let (seat, answer) = (prompt.seat, random_answer(prompt, &mut chance));
        table.answer(seat, &answer).expect("what is offered is accepted");
        table.check().unwrap_or_else(|e| panic!("{} seed {seed}: {e}", options.format));
        answers += 1;
        assert!(answers < 20_000, "{} seed {seed}: the game does not end", options.format);
    }
    (table.clock().1, table.outcome().expect("a match without question is over"))
}

#[test]
fn random_games_of_every_pair_end_with_a_winner() {
    for format in book().menu().formats {
        let options = options(format);
        let games: Vec<(u16, Outcome)> = (0..30).map(|seed| play(&options, seed)).collect();
        for seat in [1, 2] {
            assert!(games.iter().any(|g| g.1 == Outcome::Won(SeatSet(seat))), "{format}: one side always wins");
        }
        assert!(games.iter().all(|g| g.0 < 80), "{format}: {games:?}");
    }
}

#[test]
fn random_games_end_with_every_reading_turned_round() {
    let menu = book().menu();
    let policies =
        menu.policies.iter().map(|p| (p.name.to_owned(), p.values.last().copied().unwrap_or_default().to_owned()));
    let options = Options { policies: policies.collect(), ..options("master/extra") };
    for seed in 0..60 {
        play(&options, seed);
    }
}
