//! Questions to a seat, answers, and refusals.
//!
//! ```
//! use baize_kernel::{Answer, Options};
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! let decks = book.decks_in_turn(&options, 0);
//! let mut table = book.open(&options, book.pool(), &decks, 7).expect("these decks are legal");
//! let prompt = table.prompt().expect("somebody is asked").clone();
//! assert!(prompt.check(&Answer::Pick(999)).is_err(), "there are not so many options");
//! assert!(table.answer(prompt.seat, &Answer::Pick(999)).is_err(), "and nothing has changed");
//! assert_eq!(table.prompt(), Some(&prompt));
//! ```

use crate::ids::{CardId, Clause, Seat, Verb};
use serde::{Deserialize, Serialize};

/// An open question. Its options are exactly the legal answers, in a stable order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// Counts the questions of a match, so that a late answer is recognised.
    pub id: u32,
    /// Who is asked.
    pub seat: Seat,
    /// Why.
    pub why: Why,
    /// In which shape.
    pub ask: Ask,
    /// What can be answered. Empty only for [`Ask::Number`].
    pub options: Vec<Choice>,
}

/// The reason for a question.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Why {
    /// What the seat is about to do; names the question in every language.
    pub verb: Verb,
    /// The card whose text or rule asks, if one does.
    pub source: CardId,
    /// The clause that gives the choice.
    pub clause: Clause,
}

impl Why {
    /// A rule asks, and no card.
    pub const fn rule(verb: Verb, clause: Clause) -> Why {
        Why { verb, source: CardId::NONE, clause }
    }
}

/// The few shapes a question can take.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Take one option.
    Pick,
    /// Take between `min` and `max` different options.
    Several {
        /// At least this many.
        min: u8,
        /// At most this many.
        max: u8,
    },
    /// Put all options in an order, the first to be dealt with first.
    Arrange,
    /// Name a number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
}

/// One thing that can be done: a verb and up to two cards and a number.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Choice {
    /// What.
    pub verb: Verb,
    /// Which one, where the verb needs it: an ability's number, a seat, an amount.
    pub n: u16,
    /// The card that does it or to which it is done.
    pub a: CardId,
    /// The second card, such as the target of an attack.
    pub b: CardId,
}

impl Choice {
    /// Adds options that are like some of those listed, with another first card.
    #[inline]
    pub fn repeat(options: &mut Vec<Choice>, like: std::ops::Range<usize>, a: CardId) {
        let first = options.len();
        options.extend_from_within(like);
        options[first..].iter_mut().for_each(|choice| choice.a = a);
    }

    /// A choice without a card.
    pub const fn plain(verb: Verb) -> Choice {
        Choice { verb, n: 0, a: CardId::NONE, b: CardId::NONE }
    }

    /// A choice of one card.
    pub const fn card(verb: Verb, a: CardId) -> Choice {
        Choice { verb, n: 0, a, b: CardId::NONE }
    }

    /// A choice of a card and a second one.
    pub const fn pair(verb: Verb, a: CardId, b: CardId) -> Choice {
        Choice { verb, n: 0, a, b }
    }

    /// The same choice with a number.
    pub const fn numbered(self, n: u16) -> Choice {
        Choice { n, ..self }
    }
}

/// An answer, by position among the options.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The option at this place.
    Pick(u16),
    /// The options at these places, in ascending order.
    Several(Vec<u16>),
    /// All options in this order.
    Arrange(Vec<u16>),
    /// This number.
    Number(u32),
    /// Gives the game up; any seat may say so at any time.
    Concede,
}

/// Why something cannot be done: the clause that forbids it, and what stands behind it in numbers and
/// cards, so that a language can say "costs 2, you have 0". Cheap to make: options are listed by it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The clause.
    pub clause: Clause,
    /// What is said; the message `why-KEY` of a language is named after it.
    pub key: &'static str,
    /// How much is needed.
    pub needs: i32,
    /// How much there is.
    pub has: i32,
    /// The card it is about or by which it is forbidden.
    pub card: CardId,
}

impl Refusal {
    /// A refusal by a clause, with what is said about it.
    #[inline]
    pub const fn new(clause: Clause, key: &'static str) -> Refusal {
        Refusal { clause, key, needs: 0, has: 0, card: CardId::NONE }
    }

    /// The same, for want of something.
    #[inline]
    pub const fn needs(self, needs: i32, has: i32) -> Refusal {
        Refusal { needs, has, ..self }
    }

    /// The same, about a card.
    #[inline]
    pub const fn about(self, card: CardId) -> Refusal {
        Refusal { card, ..self }
    }
}

/// Why an answer was not taken. The match is as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// Someone else is asked.
    #[error("seat {asked} is asked, not seat {answered}", asked = .asked.0, answered = .answered.0)]
    NotYou {
        /// Who is asked.
        asked: Seat,
        /// Who answered.
        answered: Seat,
    },
    /// The answer has not the shape of the question.
    #[error("the question wants {wanted}")]
    Shape {
        /// The wanted shape.
        wanted: &'static str,
    },
    /// A position is not among the options, or stands twice, or there are too few or too many.
    #[error("{what}")]
    Range {
        /// What is wrong.
        what: String,
    },
    /// What was wanted is not offered, and this clause is why.
    #[error("{what} ({clause})")]
    Forbidden {
        /// The clause that forbids it.
        clause: Clause,
        /// What it forbids, in a few words.
        what: String,
        /// What stands behind it.
        reason: Refusal,
    },
}

impl Rejected {
    /// Something that a clause forbids.
    pub fn by(reason: Refusal, what: impl Into<String>) -> Rejected {
        Rejected::Forbidden { clause: reason.clause, what: what.into(), reason }
    }
}

impl Prompt {
    /// Checks an answer against the question.
    ///
    /// # Errors
    /// Says in which way the answer does not fit.
    pub fn check(&self, answer: &Answer) -> Result<(), Rejected> {
        let within = |i: &u16| (*i as usize) < self.options.len();
        let range = |what: String| Err(Rejected::Range { what });
        match (self.ask, answer) {
            (_, Answer::Concede) => Ok(()),
            (Ask::Pick, Answer::Pick(i)) if within(i) => Ok(()),
            (Ask::Pick, Answer::Pick(i)) => range(format!("option {i} of {} does not exist", self.options.len())),
            (Ask::Pick, _) => Err(Rejected::Shape { wanted: "one option" }),
            (Ask::Several { min, max }, Answer::Several(list)) => {
                if !(min as usize..=max as usize).contains(&list.len()) {
                    range(format!("between {min} and {max} options are wanted, not {}", list.len()))
                } else if !list.iter().all(within) || !list.windows(2).all(|w| w[0] < w[1]) {
                    range("options are named once each, in ascending order".into())
                } else {
                    Ok(())
                }
            }
            (Ask::Several { .. }, _) => Err(Rejected::Shape { wanted: "several options" }),
            (Ask::Arrange, Answer::Arrange(list)) => {
                let mut sorted = list.clone();
                sorted.sort_unstable();
                if sorted.len() == self.options.len() && sorted.iter().enumerate().all(|(i, &x)| i == x as usize) {
                    Ok(())
                } else {
                    range(format!("all {} options are wanted, once each", self.options.len()))
                }
            }
            (Ask::Arrange, _) => Err(Rejected::Shape { wanted: "an order of all options" }),
            (Ask::Number { min, max }, Answer::Number(n)) if (min..=max).contains(n) => Ok(()),
            (Ask::Number { min, max }, Answer::Number(n)) => {
                range(format!("a number from {min} to {max} is wanted, not {n}"))
            }
            (Ask::Number { .. }, _) => Err(Rejected::Shape { wanted: "a number" }),
        }
    }
}

/// What was answered, as the frame that asked gets to see it.
#[derive(Copy, Clone, Debug)]
pub struct Reply<'a> {
    /// The chosen options, in the order given.
    pub chosen: &'a [Choice],
    /// The named number; 0 for other questions.
    pub number: u32,
}

impl Reply<'_> {
    /// Returns the only option chosen.
    ///
    /// # Panics
    /// When nothing was chosen, which a `Pick` never lets happen.
    pub fn one(&self) -> Choice {
        *self.chosen.first().expect("a pick has exactly one option")
    }
}
