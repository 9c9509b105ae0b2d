//! Thinking helps: bots that think win most of their games against one that does not, and a beginner stands between the
//! easy bot and the others. The figures of docs/bots.md come from far more games; these are few, and always the same ones.

use baize_ai::{Bot, BotSpec, Observation};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Deck, Options, Outcome, Rulebook, Seat};

/// The most answers of a game.
const LIMIT: usize = 3000;

/// Plays a game between two bots and returns whether the first won, sitting in `seat`.
fn wins(book: &dyn Rulebook, bots: [Box<dyn Bot>; 2], seat: Seat, seed: u64) -> bool {
    wins_with(book, &book.decks_in_turn(&Options::default(), seed as usize), bots, seat, seed)
}

fn wins_with(book: &dyn Rulebook, decks: &[Deck], mut bots: [Box<dyn Bot>; 2], seat: Seat, seed: u64) -> bool {
    let mut table = book.open(&Options::default(), book.pool(), decks, seed).expect("decks that ship can be played");
    for _ in 0..LIMIT {
        let Some(eyes) = Observation::open(&*table) else { break };
        let bot = &mut bots[usize::from(eyes.seat() != seat)];
        let answer = bot.answer(&eyes);
        table.answer(eyes.seat(), &answer).expect("a bot answers what it is asked");
    }
    matches!(table.outcome(), Some(Outcome::Won(winners)) if winners.has(seat))
}

/// Somebody in a first game: sees what is good every other time, and else does anything.
struct Beginner {
    chance: Chance,
    seeing: Box<dyn Bot>,
}

impl Bot for Beginner {
    fn answer(&mut self, eyes: &Observation) -> Answer {
        match self.chance.below(2) {
            0 => self.seeing.answer(eyes),
            _ => random_answer(eyes.prompt(), &mut self.chance),
        }
    }
}

fn seat(name: &str, seed: u64) -> Box<dyn Bot> {
    match name {
        "beginner" => Box::new(Beginner { chance: Chance::new(seed), seeing: seat("greedy:1", seed) }),
        name => name.parse::<BotSpec>().expect("there is such a bot").seat(seed),
    }
}

/// Lets one play another in every game, each from both seats, and wants so many wins.
fn beats(first: &str, second: &str, least: u64, games: u64) {
    for book in baize_registry::games().iter().filter(|book| book.id() != "tiny") {
        let bots = |seed| [seat(first, seed), seat(second, seed)];
        let won = (0..games).filter(|&seed| wins(*book, bots(seed), Seat((seed % 2) as u8), seed)).count() as u64;
        println!("{}: {first} won {won} of {games} against {second}", book.id());
        assert!(won >= least, "{}: {first} won {won} of {games} against {second}", book.id());
    }
}

#[test]
fn greedy_beats_random_in_every_game() {
    beats("greedy:3", "random", 7, 10);
}

#[test]
fn search_beats_random_in_every_game() {
    beats("search:15", "random", 4, 6);
}

/// The easy bot is `random`. Of 100 games, 60 are the fewest whose 95% interval is above a half.
#[test]
fn a_beginner_beats_the_easy_bot_in_every_game() {
    beats("beginner", "random", 60, 100);
}

/// The fair bot is `greedy`. Of 40 games, 27 are the fewest whose 95% interval is above a half.
#[test]
fn the_fair_bot_beats_a_beginner_in_every_game() {
    beats("greedy:3", "beginner", 27, 40);
}

/// The strong bot is `search`, here with far less time than at a table. Of 16 games, 12 are the fewest whose 95% interval
/// is above a half.
#[test]
fn the_strong_bot_beats_a_beginner_in_every_game() {
    beats("search:200", "beginner", 12, 16);
}

/// Of 100 games between equals, 40 to 60 are won by one of them in 95 of 100 runs; docs/bots.md has more of them.
#[test]
fn decks_of_those_who_choose_none_are_even() {
    for book in baize_registry::games().iter().filter(|book| !book.spec().equal_decks.is_empty()) {
        let decks = book.usual_decks(&Options::default());
        assert_ne!(decks[0].name, decks[1].name, "{}", book.id());
        let bots = |seed| [seat("greedy:1", seed), seat("greedy:1", seed + 1)];
        let first = |seed: u64| {
            let swapped = [decks[(seed % 2) as usize].clone(), decks[(1 - seed % 2) as usize].clone()];
            wins_with(*book, &swapped, bots(seed), Seat((seed % 2) as u8), seed)
        };
        let won = (0..100).filter(|&seed| first(seed)).count();
        println!("{}: {} won {won} of 100 against {}", book.id(), decks[0].name, decks[1].name);
        assert!((40..=60).contains(&won), "{}: {} won {won} of 100", book.id(), decks[0].name);
    }
}
