//! Whole games by random answers: they end, and the state stays sound.

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
        table.check().expect("the state is sound");
        answers += 1;
        assert!(answers < 20_000, "the game does not end");
    }
    assert!(table.outcome().is_some());
    answers
}

#[test]
fn random_games_of_every_pair_of_decks_end_in_both_revisions() {
    let book = baize_one_piece::book();
    for revision in book.menu().revisions {
        let options = Options { revision: revision.into(), ..Options::default() };
        for seed in 0..32 {
            let answers = play(book, &options, (seed as usize % 4, seed as usize / 4 % 4), seed);
            assert!(answers > 10, "a game takes some decisions");
        }
    }
}
