//! The kinds of bots, by name, and how much each may think.

use crate::greedy::Greedy;
use crate::observation::Observation;
use crate::random::Random;
use crate::search::Search;
use baize_kernel::Answer;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Someone who answers for a seat.
pub trait Bot: Send {
    /// Answers the question that the eyes are shown.
    fn answer(&mut self, eyes: &Observation) -> Answer;
}

/// A kind of bot that can be asked for by name.
#[derive(Debug)]
pub struct BotKind {
    /// Its name.
    pub name: &'static str,
    /// How it plays, in a few words.
    pub about: &'static str,
    /// How much it may think, as written behind its name and a colon; empty when that is fixed.
    pub budget: &'static str,
    usual: Level,
}

/// A bot and how much it may think.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Level {
    Random,
    Greedy { tables: u32 },
    Search(Budget),
}

/// How much a search may think about one answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// As long as this, whatever happens.
    Time(Duration),
    /// As many rounds as this: the same answers on every machine.
    Rounds(u32),
}

/// How long a search thinks unless told otherwise.
const USUAL_TIME: Duration = Duration::from_millis(700);

/// The longest that can be asked for.
const LONGEST: Duration = Duration::from_secs(60);

/// The most rounds, or tables, that can be asked for.
const MOST: u32 = 1_000_000;

/// Every kind of bot; the first is the usual one of a batch.
static KINDS: [BotKind; 3] = [
    BotKind { name: "random", about: "takes any legal answer, each as likely", budget: "", usual: Level::Random },
    BotKind {
        name: "greedy",
        about: "takes the answer after which it stands best at the end of the turn",
        budget: "imagined tables, such as greedy:8",
        usual: Level::Greedy { tables: 8 },
    },
    BotKind {
        name: "search",
        about: "looks ahead on tables that could be the real one, and lets the others answer as well as they can",
        budget: "a time or a number of rounds, such as search:50ms or search:200",
        usual: Level::Search(Budget::Time(USUAL_TIME)),
    },
];

/// Returns every kind of bot; the first is the usual one of a batch.
pub fn kinds() -> &'static [BotKind] {
    &KINDS
}

/// A bot by its name and what it may think, such as `search:200`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    name: String,
    level: Level,
}

impl BotSpec {
    /// Takes any answer: the usual one of a batch.
    pub fn random() -> BotSpec {
        BotSpec { name: "random".to_owned(), level: Level::Random }
    }

    /// Returns how it was asked for, such as `search:200`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns whether it answers like [`Match::playout`](baize_kernel::Match::playout), so that
    /// batches may take that faster way.
    pub fn is_random(&self) -> bool {
        self.level == Level::Random
    }

    /// Seats a bot; its chance comes from the seed.
    pub fn seat(&self, seed: u64) -> Box<dyn Bot> {
        match self.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy { tables } => Box::new(Greedy::new(seed, tables)),
            Level::Search(budget) => Box::new(Search::new(seed, budget)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadBot {
    /// No bot has that name.
    #[error("there is no bot `{0}`")]
    Unknown(String),
    /// The bot cannot be told this.
    #[error("`{asked}` is not what bot {name} may be told; {wanted}")]
    Budget {
        /// What was asked for.
        asked: String,
        /// The name of the bot.
        name: &'static str,
        /// What it may be told.
        wanted: String,
    },
}

impl FromStr for BotSpec {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotSpec, BadBot> {
        let (name, told) = text.split_once(':').map_or((text, None), |(name, told)| (name, Some(told)));
        let kind = kinds().iter().find(|k| k.name == name).ok_or_else(|| BadBot::Unknown(name.to_owned()))?;
        let level = match told {
            None => kind.usual,
            Some(told) => told_level(kind.usual, told).ok_or_else(|| refusal(kind, told))?,
        };
        Ok(BotSpec { name: text.to_owned(), level })
    }
}

fn told_level(usual: Level, told: &str) -> Option<Level> {
    let count = |text: &str| text.parse().ok().filter(|n| (1..=MOST).contains(n));
    match usual {
        Level::Random => None,
        Level::Greedy { .. } => Some(Level::Greedy { tables: count(told)? }),
        Level::Search(_) => Some(Level::Search(match told.strip_suffix("ms") {
            Some(ms) => Budget::Time(ms.parse().ok().map(Duration::from_millis).filter(|t| *t <= LONGEST)?),
            None => Budget::Rounds(count(told)?),
        })),
    }
}

fn refusal(kind: &'static BotKind, told: &str) -> BadBot {
    let wanted = match kind.budget {
        "" => "nothing stands behind its name".to_owned(),
        budget => format!("it is told {budget}"),
    };
    BadBot::Budget { asked: told.to_owned(), name: kind.name, wanted }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_asked_for_by_name_and_budget() {
        let level = |text: &str| text.parse::<BotSpec>().map(|spec| spec.level);
        assert_eq!(level("random"), Ok(Level::Random));
        assert_eq!(level("greedy:3"), Ok(Level::Greedy { tables: 3 }));
        assert_eq!(level("search"), Ok(Level::Search(Budget::Time(USUAL_TIME))));
        assert_eq!(level("search:50ms"), Ok(Level::Search(Budget::Time(Duration::from_millis(50)))));
        assert_eq!(level("search:200"), Ok(Level::Search(Budget::Rounds(200))));
    }

    #[test]
    fn what_cannot_be_is_refused_with_what_can() {
        assert_eq!("seach".parse::<BotSpec>(), Err(BadBot::Unknown("seach".into())));
        for bad in ["random:1", "greedy:0", "greedy:x", "search:", "search:0", "search:-1", "search:99999999ms"] {
            let refused = bad.parse::<BotSpec>();
            assert!(matches!(refused, Err(BadBot::Budget { .. })), "{bad}: {refused:?}");
        }
        let words = "search:fast".parse::<BotSpec>().unwrap_err().to_string();
        assert!(words.contains("search:50ms"), "{words}");
    }
}
