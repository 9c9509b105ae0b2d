//! What the kernel promises of effects, tried on the example game whose cards have some.

use baize_kernel::{Answer, Match, Options, witness};
use baize_spark::book;
use std::collections::BTreeSet;

fn open(seed: u64) -> Box<dyn Match> {
    book().open(&Options::default(), book().pool(), book().decks(), seed).expect("its decks are legal")
}

/// Answers by the number of the question.
fn answer(table: &mut dyn Match) {
    let prompt = table.prompt().expect("a question is open");
    let (seat, at) = (prompt.seat, (prompt.id as usize * 7 % prompt.options.len().max(1)) as u16);
    let answer = match prompt.ask {
        baize_kernel::Ask::Pick => Answer::Pick(at),
        baize_kernel::Ask::Several { min, .. } => Answer::Several((0..u16::from(min)).collect()),
        baize_kernel::Ask::Arrange => Answer::Arrange((0..prompt.options.len() as u16).collect()),
        baize_kernel::Ask::Number { min, .. } => Answer::Number(min),
    };
    table.answer(seat, &answer).expect("what is offered is accepted");
}

#[test]
fn a_match_goes_on_from_the_middle_of_an_effect_as_if_nothing_had_been() {
    for seed in 0..40 {
        let mut table = open(seed);
        while table.outcome().is_none() {
            let mut again = table.load(&table.save()).expect("what was saved is loaded");
            answer(&mut *table);
            answer(&mut *again);
            assert_eq!(table.digest(), again.digest());
        }
    }
}

#[test]
fn every_ability_of_every_card_does_something() {
    let mut idle: BTreeSet<String> =
        book().pool().iter().filter(|(_, def)| !def.abilities.is_empty()).map(|(_, def)| def.id.clone()).collect();
    // What only changes numbers or keywords deals with no card.
    for changes in ["hound", "rally"] {
        idle.remove(changes);
    }
    for seed in 0..200 {
        let mut table = open(seed);
        let seen = witness::watch(|| {
            table.playout(seed, 1_000);
        });
        seen.iter().for_each(|at| {
            idle.remove(&table.pool().def(at.def).id);
        });
    }
    assert_eq!(idle, BTreeSet::new());
}
