//! Nobody waits longer than a second for a bot: questions of sample games, in every way to play.

use baize_ai::{BotSpec, Observation};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Options, Rulebook};
use std::time::{Duration, Instant};

/// The longest anybody waits.
const PATIENCE: Duration = Duration::from_secs(1);

/// How many answers apart two questions are that the usual search is asked, which takes its time.
const APART: usize = 97;

/// Plays a match at random up to some length, asking a bot every so many answers, and returns the
/// longest it took.
fn slowest(book: &dyn Rulebook, options: &Options, bot: &str, apart: usize, answers: usize) -> Duration {
    let decks = book.decks_in_turn(options, 0);
    let mut table = book.open(options, book.pool(), &decks, 3).expect("decks that ship can be played");
    let mut bot = bot.parse::<BotSpec>().expect("there is such a bot").seat(1);
    let mut chance = Chance::new(4);
    let mut slowest = Duration::ZERO;
    for given in 0..answers {
        let Some(prompt) = table.prompt().cloned() else { break };
        if given % apart == apart / 2 {
            let begin = Instant::now();
            let eyes = Observation::open(&*table).expect("the match is not over");
            let answer = bot.answer(&eyes);
            slowest = slowest.max(begin.elapsed());
            prompt.check(&answer).expect("a bot answers what it is asked");
        }
        let answer = random_answer(&prompt, &mut chance);
        table.answer(prompt.seat, &answer).expect("what is offered is taken");
    }
    slowest
}

#[test]
fn a_short_search_answers_every_question_at_once() {
    for book in baize_registry::games() {
        for options in book.ways() {
            let took = slowest(*book, &options, "search:1ms", 2, 120);
            assert!(took < PATIENCE, "{} {options:?}: {took:?}", book.id());
        }
    }
}

#[test]
fn the_usual_search_answers_within_a_second() {
    for (id, mode, seats, format) in [
        ("one-piece", "", 0, ""),
        ("gundam", "royale-first-to-win", 6, ""),
        ("gundam", "team-battle", 4, ""),
        ("blackpoker", "", 0, "master/extra"),
        ("duel", "", 0, ""),
    ] {
        let book = baize_registry::find(id).expect("the game is played here");
        let options = Options { mode: mode.into(), format: format.into(), seats, ..Options::default() };
        let took = slowest(book, &options, "search", APART, 3 * APART);
        assert!(took < PATIENCE, "{id} {options:?}: {took:?}");
    }
}
