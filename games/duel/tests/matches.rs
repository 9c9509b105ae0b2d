//! Matches of three duels are values: recorded, taken up again anywhere, and the side decks keep
//! their size whatever is swapped.

use baize_duel::book;
use baize_duel::words::{phase, verb, zone};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::replay::Recorder;
use baize_kernel::{Answer, Match, Options, Outcome, Seat};

fn options() -> Options {
    Options { mode: "match".into(), ..Options::default() }
}

/// Plays a match at random, giving a duel up now and then, and swapping with pleasure.
fn play(seed: u64) -> Recorder {
    let shipped = book().decks();
    let decks = [shipped[seed as usize % 4].clone(), shipped[(seed as usize / 2) % 4].clone()];
    let mut match_ = Recorder::open(book(), &options(), book().pool(), &decks, seed).expect("shipped decks are legal");
    let sides = [Seat(0), Seat(1)].map(|seat| match_.table().pile(seat, zone::SIDE).len());
    let mut chance = Chance::new(seed);
    while let Some(prompt) = match_.table().prompt().cloned() {
        let gives_up = match_.table().clock().2 != phase::BETWEEN && chance.roll(60) == 0;
        let done = prompt.options.iter().position(|c| c.verb == verb::DONE);
        let answer = match done {
            _ if gives_up => Answer::Concede,
            Some(done) if chance.roll(4) == 0 => Answer::Pick(done as u16),
            _ => random_answer(&prompt, &mut chance),
        };
        match_.answer(prompt.seat, &answer).expect("what is offered is accepted");
        if match_.table().clock().2 == phase::BETWEEN {
            let now = [Seat(0), Seat(1)].map(|seat| match_.table().pile(seat, zone::SIDE).len());
            assert_eq!(now, sides, "D1.5: a swap is one for one");
        }
    }
    match_
}

/// The duels that each player has won.
fn wins(table: &dyn Match) -> [i32; 2] {
    let scores = table.view(None).scores;
    [scores[0][1], scores[1][1]]
}

#[test]
fn recorded_matches_are_worked_out_again_to_the_last_bit() {
    for seed in 0..24 {
        let recorded = play(seed);
        let again = recorded.replay().run(book(), book().pool(), |_, _, _| {}).expect("the replay agrees");
        assert_eq!(again.digest(), recorded.table().digest());
        let [a, b] = wins(&*again);
        match again.outcome() {
            Some(Outcome::Draw) => assert_eq!(a, b),
            won => assert_eq!(won, Some(Outcome::won_by(Seat(u8::from(b > a)))), "more wins take the match (D6.2)"),
        }
        assert!(a.max(b) <= 2 && a + b <= 3);
    }
}

#[test]
fn a_match_is_saved_and_taken_up_between_its_duels() {
    let recorded = play(5);
    let mut taken_up = 0;
    recorded
        .replay()
        .run(book(), book().pool(), |table, _, _| {
            if table.clock().2 == phase::BETWEEN && table.prompt().is_some() {
                let copy = table.load(&table.save()).expect("a saved match is read");
                assert_eq!((copy.digest(), copy.prompt()), (table.digest(), table.prompt()));
                taken_up += 1;
            }
        })
        .expect("the replay agrees");
    assert!(taken_up > 0, "the match came to a swap");
}
