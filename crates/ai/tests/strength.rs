//! Thinking helps: bots that think win most of their games against one that does not. The figures
//! of docs/bots.md come from far more games; these are few, and always the same ones.

use baize_ai::{Bot, BotSpec, Observation};
use baize_kernel::{Options, Outcome, Rulebook, Seat};

/// The most answers of a game.
const LIMIT: usize = 3000;

/// Plays a game between two bots and returns whether the first won, sitting in `seat`.
fn wins(book: &dyn Rulebook, first: &BotSpec, second: &BotSpec, seat: Seat, seed: u64) -> bool {
    let options = Options::default();
    let decks = book.decks_in_turn(&options, seed as usize);
    let mut table = book.open(&options, book.pool(), &decks, seed).expect("decks that ship can be played");
    let mut bots: [Box<dyn Bot>; 2] = [first.seat(seed), second.seat(seed)];
    for _ in 0..LIMIT {
        let Some(eyes) = Observation::open(&*table) else { break };
        let bot = &mut bots[usize::from(eyes.seat() != seat)];
        let answer = bot.answer(&eyes);
        table.answer(eyes.seat(), &answer).expect("a bot answers what it is asked");
    }
    matches!(table.outcome(), Some(Outcome::Won(winners)) if winners.has(seat))
}

fn won(book: &dyn Rulebook, first: &str, second: &str, games: u64) -> usize {
    let [first, second] = [first, second].map(|text| text.parse::<BotSpec>().expect("there is such a bot"));
    (0..games).filter(|&seed| wins(book, &first, &second, Seat((seed % 2) as u8), seed)).count()
}

#[test]
fn greedy_beats_random_in_every_game() {
    for book in baize_registry::games().iter().filter(|book| book.id() != "tiny") {
        let count = won(*book, "greedy:3", "random", 10);
        assert!(count >= 7, "{}: {count} of 10", book.id());
    }
}

#[test]
fn search_beats_random_in_every_game() {
    for book in baize_registry::games().iter().filter(|book| book.id() != "tiny") {
        let count = won(*book, "search:15", "random", 6);
        assert!(count >= 4, "{}: {count} of 6", book.id());
    }
}
