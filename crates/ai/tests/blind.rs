//! No bot can tell tables apart that look the same to its seat: what it cannot see is permuted, and
//! its answer stays.

use baize_ai::{BotSpec, Observation};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Match, Options, Rulebook};

/// How many answers apart two questions are at which the bots are tried.
const APART: usize = 43;

/// How often what a bot cannot see is permuted.
const PERMUTED: u64 = 2;

/// Plays a match at random and shows every so many answers what the bots do.
fn questions(book: &dyn Rulebook, options: &Options, mut look: impl FnMut(&dyn Match)) {
    let decks = book.decks_in_turn(options, 0);
    let mut table = book.open(options, book.pool(), &decks, 5).expect("decks that ship can be played");
    let mut chance = Chance::new(9);
    for given in 0..200 {
        let Some(prompt) = table.prompt().cloned() else { break };
        if given % APART == 0 {
            look(&*table);
        }
        let answer = random_answer(&prompt, &mut chance);
        table.answer(prompt.seat, &answer).expect("what is offered is taken");
    }
}

fn answer_of(bot: &BotSpec, table: &dyn Match) -> Answer {
    bot.seat(3).answer(&Observation::open(table).expect("the match is not over"))
}

#[test]
fn no_bot_sees_more_than_its_seat() {
    let bots = ["random", "greedy:1", "search:4"].map(|text| text.parse::<BotSpec>().expect("there is such a bot"));
    for book in baize_registry::games() {
        for options in book.ways() {
            questions(*book, &options, |table| {
                let seat = table.prompt().expect("a question is open").seat;
                for bot in &bots {
                    let answer = answer_of(bot, table);
                    for seed in 0..PERMUTED {
                        let other = table.resample(seat, 100 + seed);
                        let words = || format!("{} in {} {options:?}", bot.name(), book.id());
                        assert_eq!(answer_of(bot, &*other), answer, "{}", words());
                    }
                }
            });
        }
    }
}

/// What a bot holds is the same, down to the last bit, whatever lies where its seat cannot see: not
/// only are the answers the same, there is nothing else to go by.
#[test]
fn what_is_hidden_leaves_no_trace_in_what_is_imagined() {
    for book in baize_registry::games() {
        for options in book.ways() {
            questions(*book, &options, |table| {
                let seat = table.prompt().expect("a question is open").seat;
                let imagined = |table: &dyn Match| table.resample(seat, 7).digest();
                for seed in 0..PERMUTED {
                    let other = table.resample(seat, 100 + seed);
                    assert_eq!(imagined(&*other), imagined(table), "{} {options:?}", book.id());
                }
            });
        }
    }
}

#[test]
fn eyes_show_what_the_seat_sees() {
    for book in baize_registry::games() {
        questions(*book, &Options::default(), |table| {
            let eyes = Observation::open(table).expect("the match is not over");
            assert_eq!(eyes.view(), table.view(Some(eyes.seat())), "{}", book.id());
            assert_eq!(Some(eyes.prompt()), table.prompt());
        });
    }
}
