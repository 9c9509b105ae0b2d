//! Whole duels and matches by random answers: they end, and the state stays sound.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Options, Rulebook};

fn play(book: &dyn Rulebook, options: &Options, decks: (usize, usize), seed: u64) -> u32 {
    let shipped = book.decks();
    let decks = [shipped[decks.0].clone(), shipped[decks.1].clone()];
    let mut table = book.open(options, book.pool(), &decks, seed).expect("shipped decks are legal");
    let mut chance = Chance::new(seed);
    let mut answers = 0;
    while let Some(prompt) = table.prompt() {
        let (seat, answer) = (prompt.seat, random_answer(prompt, &mut chance));
        table.answer(seat, &answer).expect("what is offered is accepted");
        table.check().unwrap_or_else(|e| panic!("seed {seed}, answer {answers}: {e}"));
        answers += 1;
        assert!(answers < 20_000, "the game does not end");
    }
    assert!(table.outcome().is_some());
    answers
}

#[test]
fn random_duels_of_every_pair_of_decks_end() {
    let book = baize_duel::book();
    for seed in 0..64 {
        let answers = play(book, &Options::default(), (seed as usize % 4, seed as usize / 4 % 4), seed);
        assert!(answers > 10, "a duel takes some decisions");
    }
}

#[test]
fn random_matches_end() {
    let book = baize_duel::book();
    let options = Options { mode: "match".into(), ..Options::default() };
    for seed in 0..16 {
        let answers = play(book, &options, (seed as usize % 4, seed as usize / 4 % 4), seed);
        assert!(answers > 20, "a match takes some decisions");
    }
}

#[test]
fn random_duels_end_with_every_policy_turned_round() {
    let book = baize_duel::book();
    for policy in book.menu().policies {
        let policies = [(policy.name.to_owned(), policy.values[1].to_owned())].into();
        let options = Options { policies, ..Options::default() };
        for seed in 0..8 {
            play(book, &options, (seed as usize % 4, seed as usize / 2 % 4), seed);
        }
    }
}
