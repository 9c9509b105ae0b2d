//! The parts of an action in words for players. "You" is whoever requests it.

use super::op::{Amount, Group, Op, Stop};
use super::{Action, Cost, Driver, Level, Need, Sort, Speed, Start, Target, Timing, When};
use crate::cards::{Face, Suits};
use crate::options::{FORMATS, FRAMES};
use crate::rules::trumps;
use crate::words::SUITS;

/// Returns the sign of a suit.
fn sign(suit: Suits) -> &'static str {
    SUITS.get(suit.trailing_zeros() as usize).map_or("?", |(_, sign)| sign)
}

/// Returns a trump by its name and card.
fn trump(face: Face) -> String {
    format!("your trump {} ({face})", trumps::name_of(face))
}

impl Level {
    /// Says from which format or frame on an action is there.
    pub fn phrase(self) -> String {
        match self {
            Level::Format(n) => format!("format {} and above", FORMATS[usize::from(n) - 1]),
            Level::Frame(n) if usize::from(n) == FRAMES.len() - 1 => format!("frame {}", FRAMES[usize::from(n)]),
            Level::Frame(n) => format!("frames {}", FRAMES[usize::from(n)..].join(", ")),
        }
    }
}

impl Sort {
    /// Names the type.
    pub fn phrase(self) -> &'static str {
        match self {
            Sort::Basic => "basic",
            Sort::Summon => "summon",
            Sort::QuickMagic => "quick magic",
            Sort::MainMagic => "main magic",
            Sort::TriggeredMagic => "triggered magic",
            Sort::Pack => "pack action",
            Sort::Rare => "rare action",
            Sort::Trump => "trump action",
            Sort::UnitDriven => "unit-driven",
        }
    }
}

impl Cost {
    /// Says what a letter makes its player pay.
    pub fn phrase(self) -> &'static str {
        match self {
            Cost::B => "drive a charged wall",
            Cost::L => "lose the top card of your life",
            Cost::D => "discard a card",
            Cost::S => "sacrifice a character",
            Cost::C => "drive the key unit",
        }
    }
}

impl Driver {
    /// Says which unit may be the key unit.
    pub fn phrase(self) -> String {
        match self {
            Driver::SoldierOf(face) => format!("a charged {} soldier of yours", sign(face.suit)),
            Driver::WallBy(_) => "a charged wall of yours".into(),
            Driver::JackOf(face) => format!("your charged {}", trumps::name_of(face)),
        }
    }
}

impl Target {
    /// Says what a request is aimed at; nothing where there is no target line.
    pub fn phrase(self) -> Option<String> {
        Some(match self {
            Target::None => return None,
            Target::Soldier => "any soldier".into(),
            Target::OwnOfKeySuit => "a soldier of yours of the key card's suit".into(),
            Target::OwnWithDiamond => "a soldier of yours with a ♢2-10".into(),
            Target::Character => "any character".into(),
            Target::OwnCharacter => "a character of yours".into(),
            Target::Wall => "any wall".into(),
            Target::Opponent => "your opponent".into(),
            Target::Player => "any player".into(),
            Target::Keyed { counter: false } => "a request with 1 or 2 key cards".into(),
            Target::Keyed { counter: true } => "a request with 1 or 2 key cards, but not A34 to A37".into(),
            Target::AnyKeyed => "a request with a key card".into(),
            Target::RequestOf(number) => format!("a request of {}", super::get(number).name),
            Target::Aimed => "a request that has a target".into(),
            Target::OpenTrump => "an open trump".into(),
        })
    }
}

impl Need {
    /// Says what must be true.
    pub fn phrase(self) -> String {
        match self {
            Need::Trump(face) => format!("{} is open", trump(face)),
            Need::OtherTurn => "it is your opponent's turn".into(),
            Need::ClosedPack => "your pack is unopened".into(),
            Need::RareCard => "you have a rare card".into(),
            Need::LowLife => "your life is 9 or less".into(),
            Need::LowLifeByErrata => "your life is 9 or less, if the errata of 8.2.1 are played".into(),
            Need::ClosedTrump => "you have a closed trump that may be opened".into(),
            Need::HandCard => "you have a card in hand".into(),
            Need::OwnCharacter => "you have a character".into(),
            Need::OwnSoldier => "you have a soldier".into(),
        }
    }
}

impl When {
    /// Says what sets the action off.
    pub fn phrase(self) -> String {
        match self {
            When::Resolved(number) => format!("it is your turn and {} has resolved", super::get(number).name),
            When::Attacked => "it is your turn and Attack has resolved with at least one attacker".into(),
            When::LegacyDies => "a Joker, A, J, Q or K goes from your field to your graveyard, once per card".into(),
            When::Unblocked(face) => {
                format!("{} is open and nobody blocked an attacker of yours, once per attacker", trump(face))
            }
            When::EndAsked(face) => format!("you request End and {} is open", trump(face)),
            When::EndWithDemonLord => "you request End and your Demon Lord is on the field".into(),
            When::JackDies(face) => format!("your {} goes from the field to the graveyard", trumps::name_of(face)),
            When::Discarded(face) => format!("{} is open and your opponent discards from the hand", trump(face)),
        }
    }
}

impl Amount {
    fn phrase(self) -> String {
        match self {
            Amount::Just(n) => n.to_string(),
            Amount::KeyOf(suit) => format!("the number of the {} key card", sign(suit)),
            Amount::KeySum => "the sum of the key cards' numbers".into(),
            Amount::UnitSize => "the key unit's size".into(),
            Amount::TwiceCounted => "twice the number of cards discarded".into(),
        }
    }
}

impl Group {
    fn phrase(self) -> &'static str {
        match self {
            Group::Soldiers => "soldiers",
            Group::Walls => "walls",
            Group::All => "characters",
        }
    }

    fn one(self) -> &'static str {
        match self {
            Group::Soldiers => "soldier",
            Group::Walls => "wall",
            Group::All => "character",
        }
    }
}

impl Stop {
    fn phrase(self) -> &'static str {
        match self {
            Stop::Always => "The target is negated.",
            Stop::ByNumber => {
                "The target is negated if it has 2 key cards, or 1 with a number not above that of yours."
            }
            Stop::BySameCard => "The target is negated if one of its key cards is the same card as yours.",
        }
    }
}

impl Op {
    /// Says what a step of an action with this target line does, in a sentence.
    pub fn phrase(self, target: Target) -> String {
        let victim = if target == Target::None { "Your opponent" } else { "The target" };
        let plain = match self {
            Op::DiscardTo(n) => return format!("If you have more than {n} cards in hand, you discard down to {n}."),
            Op::Draw(n) => return format!("You draw {n}."),
            Op::Grow(by) => return format!("The target's size grows by {} until the turn ends.", by.phrase()),
            Op::Negate(when) => when.phrase(),
            Op::Damage(n) => return format!("{victim} takes damage: {}.", n.phrase()),
            Op::DamageOwner(n) => return format!("The target's owner takes damage: {}.", n.phrase()),
            Op::KillUpTo(n) => {
                return format!(
                    "Every soldier of either side goes to the graveyard if its size is at most {}.",
                    n.phrase()
                );
            }
            Op::ChargeOwn(group) => return format!("All your {} become charged.", group.phrase()),
            Op::KillAll(group) => return format!("All {} of both sides go to the graveyard.", group.phrase()),
            Op::OpponentGives(group) => {
                return format!("Your opponent chooses a {} of theirs; it goes to the graveyard.", group.one());
            }
            Op::CivilWar(n) => {
                return format!("If your opponent has at least as many cards in hand as you, they discard {n}.");
            }
            Op::IfOpen(face) => return format!("What follows happens only if {} is still open.", trump(face)),
            Op::Form(face) => {
                return format!("The key card and {face} enter together as {}, charged.", trumps::name_of(face));
            }
            Op::Revive(face) => return format!("{face} of your graveyard becomes an open trump again."),
            Op::CloseOwn(face) => return format!("{face} is closed."),
            Op::DiscardHand(face) => {
                return format!("You discard your whole hand; if it was empty, {face} goes to the graveyard.");
            }
            Op::King(first, second) => {
                return format!(
                    "You look for {second} in all your zones; with it {first} enters as {}, charged, without it {first} \
                     goes to the graveyard. Life and an unopened pack are shuffled.",
                    trumps::name_of(first)
                );
            }
            Op::ClearFog => "The cards of your fog go to the graveyard.",
            Op::EndTurn => "Your turn ends, and so does what lasts this turn.",
            Op::ChargeTurn => "Every character of the turn player becomes charged.",
            Op::MayDraw => "You may draw one more.",
            Op::Attack => "You drive any number of your charged soldiers; they attack. New ones need Haste.",
            Op::Block => {
                "For each attacker your opponent may name one charged wall, or any number of charged soldiers, to block it."
            }
            Op::DamageCheck => {
                "Against soldiers the smaller side goes to the graveyard, both if equal. A blocking wall is turned up and \
                 goes to the graveyard, and with it an attacker that has the same number, or meets a Joker. An attacker \
                 without blocker deals its size as damage."
            }
            Op::Dig => {
                "Cards of your life go to the graveyard until a Joker, A, J, Q or K comes up; it goes to your hand."
            }
            Op::SetWall => "A card of your hand enters as a wall, face down and charged.",
            Op::EnterKey => "The key card enters as a soldier, face up and charged.",
            Op::EnterAceOrWall => "The key card enters as an ace, face up, or as a wall, face down; charged.",
            Op::Equip => "The key card joins the target, which is now an equipped soldier.",
            Op::Shrink => {
                "The target's size shrinks by the key card's number until the turn ends; at 0 or less it goes to the \
                 graveyard instead."
            }
            Op::KeysToFog => "What is left of the key cards goes to your fog.",
            Op::Twist => "The target becomes charged or driven, as you choose.",
            Op::TakeBuried => "You choose a card of your graveyard, show it and take it into your hand.",
            Op::Kill => "The target goes to the graveyard.",
            Op::Retarget => "The target is aimed at something else that it may be aimed at; at this request, too.",
            Op::Search => "You look through your life, show a card, take it into your hand and shuffle.",
            Op::BlackJack => {
                "You turn up cards of your life: A counts 11 or 1, J, Q and K 10, a Joker 0. Above 21 all of them go to \
                 the graveyard; until then you may stop and take them into your hand."
            }
            Op::MayTurn => "You may make the target charged or driven.",
            Op::Reverse => "A soldier becomes a wall, with several cards one wall each; a wall becomes a soldier.",
            Op::ReturnTarget => "If the target is charged, it returns to your hand.",
            Op::KeysToHand => "The key cards return to your hand.",
            Op::IfDivisible => {
                "What follows happens only if the target's size is not 0 and can be divided by the ♢ key card's number."
            }
            Op::TargetToLife => "The target goes on top of its owner's life, in the owner's order.",
            Op::Replenish => {
                "The top card of your life enters as a charged wall, or the top two as driven ones; face down."
            }
            Op::ChooseBuried => "You choose a card of your graveyard.",
            Op::SacrificeTarget => "The target goes to the graveyard.",
            Op::EnterChosen => "If it did, the chosen card enters as a soldier, face up and charged.",
            Op::HandAttack => "You look at your opponent's hand and name a card, which they discard.",
            Op::Force => "All your soldiers grow by the sum of the key cards' numbers until the turn ends.",
            Op::Recruit => {
                "You turn up the top four cards of your life. Those with a number of at most the key cards' sum enter as \
                 soldiers, driven; the rest goes to the bottom of life in your order."
            }
            Op::RaiseWalls => "All your walls become soldiers.",
            Op::OpenPack => "You look through your pack, show a card and take it, or your rare card instead.",
            Op::TakeRare => "Your rare card goes to your hand.",
            Op::OpenTrump => "You open one of your closed trumps.",
            Op::CloseTarget => "The target is closed and cannot be opened until the turn ends.",
            Op::BreakTrump => "If the key card is the same card, the target goes to its owner's graveyard.",
            Op::Slash => "The target goes to the graveyard if its size is at most that of the key unit.",
            Op::Drain => "You move a character of yours to the bottom of your life; what follows needs that.",
            Op::Resurrect => "You choose a ♠2-10 of your graveyard; it enters as a soldier, charged.",
            Op::InstantKill => {
                "You sacrifice soldiers, at least one; the target goes to the graveyard if they are as large together."
            }
            Op::RaiseBuried => "You choose a card of your graveyard; it enters as a soldier, face up and charged.",
            Op::Reinforce => {
                "You turn up the top two cards of your life; one enters as a soldier, charged, the other goes to the bottom."
            }
            Op::RequestAttack => "Attack is requested for you, whether or not you attacked this turn.",
            Op::RaiseUnit => "The key unit becomes a charged soldier.",
            Op::Illusion => "Any number of your soldiers become charged walls.",
            Op::OrderWalls => "You may put your walls into another order.",
            Op::Salvation => {
                "Every soldier of either side whose size is at least the key card's number goes on top of its owner's \
                 life, in the owner's order."
            }
            Op::KillWall => "You choose a wall of either side; it goes to the graveyard.",
            Op::ExtraWall => {
                "If your opponent has at least as many walls as you, the top card of your life enters as a charged wall, \
                 face down."
            }
            Op::DriveTarget => "The target becomes driven.",
            Op::Offset => {
                "If the target's key cards have a sum of 5 or more, you take that much damage and the target is negated."
            }
            Op::Exhaust => "You close your trump Loss, or take 2 damage instead.",
            Op::Repair => {
                "You choose a ♢J-K of your graveyard and Equip is requested with it, without cost; if there is none, the \
                 target goes to the graveyard."
            }
            Op::NegateChosen => {
                "You choose a request with 2 key cards, or with 1 of at most your key card's number; it is negated."
            }
            Op::HandToLife => "You put a card of your hand on top of your life or at the bottom.",
            Op::EnterFromHand => "A card of your hand enters as a soldier, charged.",
            Op::UnitToHand => "The key unit returns to your hand.",
            Op::Refill => "With 2 or fewer cards in hand you draw 2, with 3 you draw 1.",
            Op::CloseAll => "All trumps of both sides are closed.",
        };
        plain.into()
    }
}

impl Action {
    /// Returns its three words: who starts it, how fast it is, and when it may be requested.
    pub fn words(&self) -> [&'static str; 3] {
        let start = if self.start == Start::Direct { "direct" } else { "triggered" };
        let speed = if self.speed == Speed::Instant { "instant" } else { "normal" };
        let timing = if self.timing == Timing::Main { "main" } else { "quick" };
        [start, speed, timing]
    }

    /// Returns the letters of its cost with what they mean; none where it costs nothing.
    pub fn cost_phrase(&self) -> Option<String> {
        let letters: String = self.cost.iter().map(|cost| format!("{cost:?}")).collect();
        let meanings: Vec<&str> = self.cost.iter().map(|cost| cost.phrase()).collect();
        (!self.cost.is_empty()).then(|| format!("{letters}: {}", meanings.join(", ")))
    }
}
