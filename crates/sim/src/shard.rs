//! A plan in shards: each is played by itself, on any machine, and all together come to what one run comes to.
//!
//! Shard `i` of `n` is a stretch of the plan's games, counted through all pairings. What it came to is a file with
//! the whole plan in it, so that only what belongs together is joined.

use crate::batch::{LIMIT, Tally};
use crate::cards::{Fate, Fates};
use crate::plan::{Entrant, Meeting, Plan, Results};
use crate::stats::Counts;
use baize_ai::BotSpec;
use baize_kernel::{Deck, Message, Options, Pool, Rulebook, message};
use baize_record::file::digest_text;
use baize_record::meaning::{ENGINE, meaning};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// The largest file of a shard that is read, in bytes.
pub const LARGEST: u64 = 64 << 20;

/// The most shards of a plan.
pub const MOST: u32 = 100_000;

/// The most games of a pairing.
pub const MOST_GAMES: u64 = 1_000_000_000;

/// The version of the files written now.
const VERSION: u16 = 1;

/// Which part of a plan is played.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    number: u32,
    of: u32,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Returns all shards of a plan that is split into so many.
    pub fn all(of: u32) -> impl Iterator<Item = Shard> {
        (1..=of).map(move |number| Shard { number, of })
    }

    /// Returns which it is, from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Returns its games among so many.
    pub fn games(self, total: u64) -> Range<u64> {
        let end = |number: u32| (u128::from(total) * u128::from(number) / u128::from(self.of)) as u64;
        end(self.number - 1)..end(self.number)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let read = || {
            let (number, of) = text.split_once('/')?;
            Some(Shard { number: number.trim().parse().ok()?, of: of.trim().parse().ok()? })
        };
        let wrong = || format!("`{text}` is no part such as 2/8: the second of eight, of at most {MOST}");
        let fits = |shard: &Shard| (1..=MOST).contains(&shard.of) && (1..=shard.of).contains(&shard.number);
        read().filter(fits).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

/// What a shard came to, with the plan it is of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    version: u16,
    /// Which part it is.
    pub shard: Shard,
    /// The command that plays all of the plan, for people.
    pub command: String,
    plan: Wanted,
    meetings: Vec<PartMeeting>,
    digest: String,
    seconds: f64,
}

/// A shard that is still to be played, as whoever plays it is sent it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    version: u16,
    /// Which part it is.
    pub shard: Shard,
    /// The command that plays all of the plan, for people.
    pub command: String,
    plan: Wanted,
}

impl Job {
    /// Writes down that a shard of a plan is to be played.
    pub fn of(plan: &Plan<'_>, shard: Shard, command: String) -> Job {
        Job { version: VERSION, shard, command, plan: Wanted::of(plan) }
    }

    /// Returns it as a message.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a job is plain data with text for keys")
    }

    /// Reads a message.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Job, BadPart> {
        let job: Job = serde_json::from_slice(bytes).map_err(|e| BadPart::Shape(e.to_string()))?;
        if job.version != VERSION {
            return Err(BadPart::Version(job.version.into()));
        }
        job.plan.check().map_err(BadPart::Shape)?;
        Ok(job)
    }

    /// Returns the game's id.
    pub fn game(&self) -> &str {
        &self.plan.game
    }

    /// Returns a name of the plan, the same for all its shards and for no other plan.
    pub fn name(&self) -> String {
        let plan = Job { shard: Shard { number: 1, of: self.shard.of }, ..self.clone() };
        digest_text(xxhash_rust::xxh3::xxh3_64(plan.write().as_bytes()))
    }

    /// Returns the plan, of which this shard is to be played.
    ///
    /// # Errors
    /// When this program means something else by the game's cards and rules.
    pub fn plan<'a>(&self, book: &'a dyn Rulebook) -> Result<Plan<'a>, BadPart> {
        Ok(Plan { shard: self.shard, ..self.plan.plan(book)? })
    }
}

/// A plan as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The program, and what it means by the game's cards and rules.
    engine: String,
    meaning: String,
    game: String,
    options: Options,
    seats: usize,
    decks: Vec<Deck>,
    bots: Vec<String>,
    games: u64,
    /// As text, so that every reader keeps it whole.
    seed: String,
    check: bool,
    cards: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PartMeeting {
    games: u64,
    wins: Vec<u64>,
    draws: u64,
    unfinished: u64,
    decisions: u64,
    turns: Counts,
    /// What became of the cards, by number, seat by seat.
    cards: Vec<BTreeMap<String, Fate>>,
}

/// Why files are not the parts of one plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPart {
    /// It is not what a part looks like.
    Shape(String),
    /// It was written by a program of another version.
    Version(u64),
    /// There is nothing to join.
    None,
    /// Its game is not here.
    Game(String),
    /// Another program played it, or the same with other cards.
    Meaning(String),
    /// It is of another plan.
    Other {
        /// Which part.
        part: Shard,
        /// The one it was compared with.
        first: Shard,
        /// What differs.
        what: Message,
    },
    /// A part is there twice.
    Twice(Shard),
    /// Parts are not there.
    Missing(String),
}

impl BadPart {
    /// Returns what is wrong.
    pub fn message(&self) -> Message {
        match self {
            BadPart::Shape(error) => message!("this is no part of a simulation: {error}", error),
            BadPart::Version(version) => message!("the part has version {version}, which is not read", version),
            BadPart::None => message!("no part is given"),
            BadPart::Game(game) => message!("there is no game `{game}`", game),
            BadPart::Meaning(engine) => {
                message!("the part was played by {engine}, whose cards and rules are not those of this program", engine)
            }
            BadPart::Other { part, first, what } => {
                let (part, first) = (part.to_string(), first.to_string());
                message!("part {part} is of another plan than part {first}: {what} differs", part, first, what)
            }
            BadPart::Twice(part) => message!("part {part} is given twice", part = part.to_string()),
            BadPart::Missing(parts) => message!("parts are missing: {parts}", parts),
        }
    }
}

impl fmt::Display for BadPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for BadPart {}

impl Part {
    /// Writes down what a plan's shard came to.
    pub fn of(plan: &Plan<'_>, results: &Results, command: String) -> Part {
        let meetings = results.meetings.iter().map(|meeting| PartMeeting::of(&meeting.tally, &plan.pool)).collect();
        Part {
            version: VERSION,
            shard: plan.shard,
            command,
            plan: Wanted::of(plan),
            meetings,
            digest: digest_text(results.digest),
            seconds: results.seconds,
        }
    }

    /// Returns it as a file.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a part is plain data with text for keys") + "\n"
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Part, BadPart> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u64,
        }
        let shape = |e: serde_json::Error| BadPart::Shape(e.to_string());
        let Versioned { version } = serde_json::from_slice(bytes).map_err(shape)?;
        if version != u64::from(VERSION) {
            return Err(BadPart::Version(version));
        }
        let part: Part = serde_json::from_slice(bytes).map_err(shape)?;
        part.check().map_err(BadPart::Shape)?;
        Ok(part)
    }

    /// What the shape alone does not say.
    fn check(&self) -> Result<(), String> {
        self.plan.check()?;
        let Wanted { decks, games, .. } = &self.plan;
        if u64::from_str_radix(&self.digest, 16).is_err() {
            return Err("the digest is no number".to_owned());
        }
        let fits = |meeting: &PartMeeting| meeting.wins.len() <= decks.len() && meeting.is_sound(*games);
        if self.meetings.iter().all(fits) { Ok(()) } else { Err("results do not fit the plan".to_owned()) }
    }
}

/// Joins all parts of a plan.
///
/// # Errors
/// When they are not the parts of one plan, each once, or this program has another meaning of its game.
pub fn join<'a>(
    mut parts: Vec<Part>,
    find: &dyn Fn(&str) -> Option<&'a dyn Rulebook>,
) -> Result<(Plan<'a>, Results), BadPart> {
    parts.sort_by_key(|part| part.shard);
    let first = parts.first().ok_or(BadPart::None)?;
    for part in &parts[1..] {
        let count = || (first.shard.of != part.shard.of).then(|| message!("the number of parts"));
        if let Some(what) = first.plan.differs(&part.plan).or_else(count) {
            return Err(BadPart::Other { part: part.shard, first: first.shard, what });
        }
    }
    if let Some(pair) = parts.windows(2).find(|pair| pair[0].shard == pair[1].shard) {
        return Err(BadPart::Twice(pair[0].shard));
    }
    let there: BTreeSet<u32> = parts.iter().map(|part| part.shard.number).collect();
    let missing: Vec<String> =
        (1..=first.shard.of).filter(|number| !there.contains(number)).take(10).map(|n| n.to_string()).collect();
    if !missing.is_empty() {
        return Err(BadPart::Missing(missing.join(", ")));
    }
    let plan = first.plan.plan(find(&first.plan.game).ok_or_else(|| BadPart::Game(first.plan.game.clone()))?)?;
    let mut tallies = vec![Tally::default(); plan.pairings().len()];
    for part in &parts {
        if part.meetings.len() != tallies.len() {
            return Err(BadPart::Shape("the pairings are not those of the plan".to_owned()));
        }
        tallies.iter_mut().zip(&part.meetings).for_each(|(tally, meeting)| tally.join(&meeting.tally(&plan.pool)));
    }
    let meetings = plan.pairings().into_iter().zip(tallies);
    let meetings = meetings.map(|(entrants, tally)| Meeting { entrants, tally }).collect();
    let digest = |part: &Part| u64::from_str_radix(&part.digest, 16).unwrap_or_default();
    let digest = parts.iter().map(digest).fold(0, u64::wrapping_add);
    let results = plan.sum(meetings, parts.iter().map(|part| part.seconds).sum(), digest);
    Ok((plan, results))
}

impl Wanted {
    fn of(plan: &Plan<'_>) -> Wanted {
        Wanted {
            engine: ENGINE.to_owned(),
            meaning: meaning(plan.book),
            game: plan.book.id().to_owned(),
            options: plan.options.clone(),
            seats: plan.seats,
            decks: plan.entrants.iter().map(|entrant| entrant.deck.clone()).collect(),
            bots: plan.entrants.iter().map(|entrant| entrant.bot.name().to_owned()).collect(),
            games: plan.games,
            seed: plan.seed.to_string(),
            check: plan.check,
            cards: plan.cards,
        }
    }

    /// What the shape alone does not say.
    fn check(&self) -> Result<(), String> {
        if self.decks.is_empty() || self.decks.len() != self.bots.len() || self.seats == 0 {
            return Err("decks and bots do not fit together".to_owned());
        }
        if self.seed.parse::<u64>().is_err() || self.games > MOST_GAMES {
            return Err("the seed is no number, or there are too many games".to_owned());
        }
        Ok(())
    }

    /// Returns what makes it another plan.
    fn differs(&self, other: &Wanted) -> Option<Message> {
        [
            (message!("the game"), self.game != other.game),
            (message!("the program or its cards"), (&self.engine, &self.meaning) != (&other.engine, &other.meaning)),
            (message!("a setting"), (&self.options, self.seats) != (&other.options, other.seats)),
            (message!("a deck"), self.decks != other.decks),
            (message!("a bot"), self.bots != other.bots),
            (message!("the number of games"), self.games != other.games),
            (message!("the seed"), self.seed != other.seed),
            (message!("what is noted or checked"), (self.check, self.cards) != (other.check, other.cards)),
        ]
        .into_iter()
        .find_map(|(what, differs)| differs.then_some(what))
    }

    fn plan<'a>(&self, book: &'a dyn Rulebook) -> Result<Plan<'a>, BadPart> {
        if self.meaning != meaning(book) {
            return Err(BadPart::Meaning(self.engine.clone()));
        }
        let bot = |name: &String| name.parse::<BotSpec>().map_err(|e| BadPart::Shape(e.to_string()));
        let bots: Vec<BotSpec> = self.bots.iter().map(bot).collect::<Result<_, _>>()?;
        let entrants = self.decks.iter().cloned().zip(bots).map(|(deck, bot)| Entrant { deck, bot }).collect();
        Ok(Plan {
            book,
            options: self.options.clone(),
            pool: book.pool(),
            entrants,
            seats: self.seats,
            games: self.games,
            seed: self.seed.parse().unwrap_or_default(),
            check: self.check,
            cards: self.cards,
            shard: Shard::WHOLE,
        })
    }
}

impl PartMeeting {
    /// Returns whether its numbers can be those of so many games at most.
    fn is_sound(&self, most: u64) -> bool {
        let within = |n: u64| n <= self.games;
        let shares =
            self.cards.iter().flat_map(BTreeMap::values).flat_map(|fate| [fate.opening, fate.drawn, fate.played]);
        self.games <= most
            && self.wins.iter().chain([&self.draws, &self.unfinished]).all(|&n| within(n))
            && self.turns.total() == self.games
            && self.decisions <= self.games * u64::from(LIMIT)
            && (self.cards.is_empty() || self.cards.len() == self.wins.len())
            && shares.into_iter().all(|share| share.wins <= share.games && within(share.games))
    }

    fn of(tally: &Tally, pool: &Pool) -> PartMeeting {
        let number = |(def, fate): (&baize_kernel::DefId, &Fate)| (pool.def(*def).id.clone(), *fate);
        PartMeeting {
            games: tally.games,
            wins: tally.wins.clone(),
            draws: tally.draws,
            unfinished: tally.unfinished,
            decisions: tally.decisions,
            turns: tally.turns.clone(),
            cards: tally.cards.iter().map(|fates| fates.iter().map(number).collect()).collect(),
        }
    }

    fn tally(&self, pool: &Pool) -> Tally {
        let def = |(id, fate): (&String, &Fate)| Some((pool.find(id)?, *fate));
        Tally {
            games: self.games,
            wins: self.wins.clone(),
            draws: self.draws,
            unfinished: self.unfinished,
            decisions: self.decisions,
            turns: self.turns.clone(),
            cards: self.cards.iter().map(|fates| fates.iter().filter_map(def).collect::<Fates>()).collect(),
        }
    }
}
