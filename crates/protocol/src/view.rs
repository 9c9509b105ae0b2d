//! The table through the eyes of one viewer.
//!
//! Zones, stats, keywords, verbs, phases and definitions are numbers; the words for them come once
//! over HTTP (`/api/games/{id}/table`, `/api/games/{id}/cards`).

use crate::send::Answer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a viewer may know of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct View {
    /// Whose turn it is.
    pub active: u8,
    /// The turn's number, from 1.
    pub turn: u16,
    /// The phase or step.
    pub phase: u8,
    /// All piles, seat by seat, in the order of zones; in an update those that changed.
    pub piles: Vec<Pile>,
    /// Numbers of each player's own, such as life points, seat by seat.
    pub scores: Vec<Vec<i32>>,
    /// Arrows between cards: an attack, a chain.
    pub links: Vec<Link>,
    /// Fights that are on, with what they come to as they stand.
    pub battles: Vec<Battle>,
    /// What was announced and waits to be carried out; the last comes first.
    pub stack: Vec<Waiting>,
    /// Who is asked, if someone is.
    pub asked: Option<u8>,
    /// The question, when the viewer is asked.
    pub prompt: Option<Prompt>,
}

impl View {
    /// Goes on to the view of an update, in which piles are left out that are as they were.
    pub fn go_on(&mut self, next: &View) {
        let mut piles = std::mem::take(&mut self.piles);
        for pile in &next.piles {
            match piles.iter_mut().find(|old| (old.seat, old.zone) == (pile.seat, pile.zone)) {
                Some(old) => old.clone_from(pile),
                None => piles.push(pile.clone()),
            }
        }
        *self = View { piles, ..next.clone() };
    }
}

/// A pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Pile {
    /// Whose.
    pub seat: u8,
    /// Which zone.
    pub zone: u8,
    /// How many cards the viewer can count.
    pub count: u16,
    /// Whether there may be more than that.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub more: bool,
    /// The cards from front to back; a hidden card is `{}`, or has only what all may see of it.
    pub cards: Vec<Card>,
}

/// A card. Fields that are absent are false, 0 or unknown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Card {
    /// Which card of the match it is, when the viewer may know. The same until the match ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u16>,
    /// What it is, as a place in the list of faces, when the viewer may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub def: Option<u16>,
    /// Face up where the zone would hide it.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub face_up: bool,
    /// Turned sideways.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub rested: bool,
    /// Damage or counters.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<i16>", optional)]
    pub marks: i16,
    /// The card it is attached to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host: Option<u16>,
    /// Came to its zone this turn.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub new: bool,
    /// Stats as they are now, by number; null where the card has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Option<i32>>>", optional)]
    pub stats: Vec<Option<i32>>,
    /// Keywords it has now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub keywords: Vec<u8>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(n: &i16) -> bool {
    *n == 0
}

/// An arrow between two cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Link {
    /// Where it starts.
    pub from: Spot,
    /// Where it points.
    pub to: Spot,
}

/// A fight as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Spot,
    /// What is attacked: a card or a player.
    pub target: Target,
    /// The number it attacks with; null when the viewer does not see it.
    pub force: Option<i32>,
    /// The number it meets; null when nothing is compared, or the viewer does not see it.
    pub guard: Option<i32>,
    /// How much the guard needs for the attack to fail; 0 when it fails as it stands.
    pub lacks: Option<i32>,
    /// What it comes to as it stands, in words.
    pub words: String,
}

/// Something announced that waits to be carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Waiting {
    /// Whose it is.
    pub seat: u8,
    /// What it is.
    pub verb: u8,
    /// What it is, in words.
    pub words: String,
    /// The cards it is made of; null for those that the viewer may not know.
    pub cards: Vec<Option<u16>>,
    /// What it is aimed at.
    pub aim: Target,
}

/// What something that waits is aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular.
    Nothing,
    /// A card.
    Card {
        /// Where it is.
        spot: Spot,
    },
    /// A player.
    Seat {
        /// Who.
        seat: u8,
    },
    /// Something else that waits, by its place in the stack from the bottom.
    Waiting {
        /// The place.
        at: u16,
    },
}

/// A card by where it lies, and by itself when the viewer may know it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Spot {
    /// The card, when the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u16>,
    /// Whose pile it lies in.
    pub seat: u8,
    /// Which zone.
    pub zone: u8,
    /// Its place in the pile, from the front.
    pub at: u16,
}

/// A question. Its options are exactly the legal answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Prompt {
    /// Its number, to be named in the answer.
    pub id: u32,
    /// Who is asked.
    pub seat: u8,
    /// Why.
    pub why: Why,
    /// In which shape.
    pub ask: Asking,
    /// What can be answered. Empty only when a number is wanted.
    pub options: Vec<Offer>,
    /// The answer, when all that can be given come to the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sole: Option<Answer>,
    /// The question that follows the number 1 at once, where the numbers are 0 and 1: both can be asked as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<Box<Prompt>>,
}

/// The reason for a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Why {
    /// The question in words.
    pub words: String,
    /// What the seat is about to do.
    pub verb: u8,
    /// The card whose text or rule asks, if one does.
    pub source: Option<Spot>,
    /// The clause that gives the choice; empty when there is none.
    pub clause: String,
}

/// The few shapes a question can take.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Asking {
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

/// One option of a question: a verb, up to two cards, a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Offer {
    /// The option in words.
    pub words: String,
    /// What.
    pub verb: u8,
    /// The card that does it or to which it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub a: Option<Spot>,
    /// The second card, such as the target of an attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub b: Option<Spot>,
    /// The player it is aimed at, where it is aimed at one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub whom: Option<u8>,
    /// Cards of the asked player that it can be done with, where it names none itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Spot>>", optional)]
    pub with: Vec<Spot>,
    /// Whether it turns down what the question offers.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub declines: bool,
    /// Which one, where the verb needs it: an ability's number, a seat, an amount.
    pub n: u16,
}

/// Thinking times as they stand at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// What is left for each seat at that moment, in milliseconds.
    pub left: Vec<u32>,
    /// Whose clock runs; null while none does.
    pub running: Option<u8>,
    /// How long the clock stands still, in milliseconds: for a guest who lost the connection, or because
    /// fair play lets a question stand. It runs after that. Null while it runs.
    pub waits: Option<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_that_an_update_leaves_out_stay_as_they_were() {
        let pile = |seat, count| Pile { seat, zone: 1, count, more: false, cards: vec![Card::default(); count.into()] };
        let empty = || (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let view = |turn, piles| {
            let (scores, links, battles, stack) = empty();
            View { active: 0, turn, phase: 0, piles, scores, links, battles, stack, asked: None, prompt: None }
        };
        let mut seen = view(1, vec![pile(0, 3), pile(1, 4)]);
        seen.go_on(&view(2, vec![pile(1, 5)]));
        assert_eq!(seen, view(2, vec![pile(0, 3), pile(1, 5)]));
        seen.go_on(&view(3, vec![pile(2, 1)]));
        assert_eq!(seen, view(3, vec![pile(0, 3), pile(1, 5), pile(2, 1)]));
    }
}
