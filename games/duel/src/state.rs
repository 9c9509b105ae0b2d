//! What a duel adds to the state of a match, and its frames.

use crate::rules::habits::Readiness;
use baize_kernel::effect::Pending;
use baize_kernel::kept::Kept;
use baize_kernel::select::Env;
use baize_kernel::{AbilityRef, CardId, Cue, Phase, Ref, Seat};
use serde::{Deserialize, Serialize};

/// What the game adds to the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Data {
    /// What each player's cards could be used for.
    #[serde(skip)]
    pub ready: [Kept<Readiness>; 2],
    /// Life points (D6.3).
    pub lp: [i32; 2],
    /// Who takes the first turn of the duel (D6.15).
    pub first: Seat,
    /// The number of the duel's first turn (R15).
    pub opening: u16,
    /// The phase in which the turn's normal summon or set was used (D4.6).
    pub summoned: Option<Phase>,
    /// The chain being built or resolved, first link first (D9.1).
    pub chain: Vec<Link>,
    /// One-shot cards that have been used and leave when the chain has resolved (R40).
    pub used: Vec<Ref>,
    /// What has happened and may be answered in the first chain after it (D9.30).
    pub news: Vec<News>,
    /// The summon being attempted (D9.32).
    pub attempt: Option<Attempt>,
    /// The attack under way.
    pub battle: Option<Battle>,
    /// Whether the Battle Phase is to end at once (R42).
    pub battle_ends: bool,
    /// What is noted about cards.
    pub notes: Vec<Note>,
    /// Cards that fall because of others: equips without a monster, haunted monsters (D5.11).
    pub falling: Vec<Ref>,
    /// Traps and the monsters they brought: one falls with the other.
    pub bonds: Vec<(Ref, Ref)>,
    /// Monsters under another player's control until the End Phase.
    pub loans: Vec<(Ref, Seat)>,
    /// Monsters that damage calculation has doomed (D8.22).
    pub doomed: Vec<Ref>,
    /// Cards taken together by a rule in progress: tributes, offerings.
    pub taken: Vec<CardId>,
    /// Whether what is being activated is a card, rather than an effect of one.
    pub card_link: bool,
    /// How many thousand LP were paid for what is being activated.
    pub paid: i32,
    /// The duels of the match so far.
    pub score: Score,
}

/// How a match stands (D6.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Whether a match is played, rather than a single duel.
    pub is_match: bool,
    /// Duels begun.
    pub duels: u8,
    /// Duels won by each player.
    pub wins: [u8; 2],
    /// Who lost the last duel; nobody when it was drawn.
    pub loser: Option<Seat>,
    /// How many cards each side deck has.
    pub side: [u8; 2],
}

/// A link of a chain: what was activated, and what was chosen then.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Link {
    /// The ability; `None` when the card has none to resolve.
    pub at: Option<AbilityRef>,
    /// What its words refer to; stretches are of `cards`.
    pub env: Env,
    /// What was chosen and paid at activation.
    pub cards: Vec<Ref>,
    /// Its spell speed (D9.7).
    pub speed: u8,
    /// How many steps of the body were agreed to before.
    pub skip: u16,
    /// Whether a card was activated, rather than an effect of one that lay face-up.
    pub card: bool,
    /// Whether the card must still lie face-up on the field when it resolves (R10).
    pub stays: bool,
    /// Whether it has been negated (D9.14).
    pub negated: bool,
    /// Whether it had to be activated although it had no target, and so does nothing (R46).
    pub idle: bool,
    /// Whether its damage has become 0.
    pub shielded: bool,
}

impl Link {
    /// The card.
    pub fn source(&self) -> Ref {
        self.env.this
    }

    /// The cards named as targets.
    pub fn targets(&self) -> &[Ref] {
        let it = self.env.it;
        let range = usize::from(it.start)..usize::from(it.start + it.len);
        self.cards.get(range).unwrap_or_default()
    }
}

/// Something that happened and that a card may name.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct News {
    /// What.
    pub cue: Cue,
    /// To whose card.
    pub seat: Seat,
    /// To which card.
    pub card: Ref,
    /// The other card concerned.
    pub other: Ref,
}

/// A summon between its costs and its success.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// The monster.
    pub card: Ref,
    /// In which way.
    pub way: Way,
    /// Whether it has been negated.
    pub negated: bool,
}

/// The ways of summoning that have an attempt (D9.32).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Way {
    /// Normal summon, with or without tributes.
    Normal,
    /// Normal summon without the tributes that the level asks for.
    Lesser,
    /// Tribute summon with three.
    Three,
    /// Flip summon.
    Flip,
    /// The monster's own special summon.
    Own,
}

/// An attack (D8.3).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking monster.
    pub attacker: Ref,
    /// The attacked monster; nobody when the attack is on the player.
    pub target: Ref,
    /// Whether the damage step has not begun, so that the attack can become void (D8.11).
    pub open: bool,
    /// Whether a monster has entered or left the defending half (R18).
    pub void: bool,
    /// Whether it has been negated (D8.32).
    pub negated: bool,
    /// Whether the target was face-down when the damage step began.
    pub was_down: bool,
}

/// Something noted about a card while it stays where it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Note {
    /// The card.
    pub card: CardId,
    /// What.
    pub mark: Mark,
}

/// What can be noted about a card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// It has declared an attack this turn (D8.6).
    Attacked,
    /// Its position has been changed this turn (D7.15).
    Changed,
    /// It was summoned in its own way (D4.21); kept in the graveyard too (R9).
    Proper,
    /// It lies face-down and has the lesser ATK.
    Lesser,
    /// Its effect for one use while face-up has been used.
    UsedUp,
    /// It copies another monster until the End Phase.
    Copying,
}

/// A piece of work in progress.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Before the first turn (D6.8 to D6.15).
    Setup(SetupStep),
    /// A turn (D7).
    Turn(TurnStep),
    /// The choice of a main phase (D7.10).
    Main,
    /// The opponent's say before a phase or step ends (D9.21, D9.22).
    Leave(Exit),
    /// A window for fast effects, the turn player first (D9.18).
    Window {
        /// Who is asked.
        seat: Seat,
        /// How many have passed in a row.
        passes: u8,
        /// Whether it opens again after a chain.
        again: bool,
    },
    /// Answers to the last link (D9.2, D9.3).
    Respond {
        /// Who is asked.
        seat: Seat,
        /// How many have passed in a row.
        passes: u8,
    },
    /// Resolving a chain, last link first (D9.5).
    Resolve,
    /// A link has been resolved.
    LinkDone,
    /// Triggers that activate at one time (D9.26).
    Triggers,
    /// A trigger whose player is asked whether to use it.
    MayTrigger(Pending),
    /// Choosing tributes for a summon or set (D4.8).
    Tribute {
        /// The monster.
        card: CardId,
        /// How many.
        n: u8,
        /// Whether it is set.
        set: bool,
        /// In which way it is summoned.
        way: Way,
    },
    /// A summon is attempted: answers to it (D9.32).
    Attempt {
        /// Who is asked.
        seat: Seat,
        /// How many have passed.
        passes: u8,
    },
    /// The attempt is over, one way or the other.
    Attempted,
    /// Special summoning cards an effect has chosen, one by one (D4.17).
    Arrive {
        /// The card.
        card: Ref,
        /// To whose half.
        seat: Seat,
        /// In which position; asked when it is open (D4.18).
        position: Option<Position>,
        /// The card it is bound to.
        bond: Ref,
    },
    /// The Battle Phase (D8).
    Battle(BattleStep),
    /// Reducing the hand to six (D7.24).
    Reduce,
    /// Paying a multiple of 1000 LP for a card.
    PayThousands {
        /// Who.
        seat: Seat,
        /// For which card.
        card: Ref,
    },
    /// Naming a card for Mind Crush.
    Crush(Seat),
    /// A ritual summon from the deck, by step (D4.23).
    Ritual {
        /// Who.
        seat: Seat,
        /// The ritual monster, once chosen.
        monster: CardId,
    },
    /// Cards that fall because of others.
    Sweep,
    /// A side deck swap between duels (D1.5).
    Swap(Seat),
}

/// A face-up battle position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Position {
    /// Attack.
    Attack,
    /// Defence.
    Defence,
}

/// Where a declared end leads.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    /// From Main Phase 1 to the Battle Phase.
    Battle,
    /// From Main Phase 1 to Main Phase 2 without a battle, where that may be (R16).
    Main2,
    /// From the battle step to the end step.
    BattleEnd,
    /// From a main phase to the End Phase.
    End,
}

/// The steps before the first turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SetupStep {
    /// D6.8, D6.9.
    Shuffle,
    /// D6.11: the toss.
    Toss,
    /// D6.11, D6.12: who decides.
    Choose(Seat),
    /// D6.14, D6.15.
    Begin,
}

/// The steps of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TurnStep {
    /// D7.3.
    Draw,
    /// D7.7.
    Standby,
    /// D7.10.
    Main1,
    /// D8.2.
    BattleStart,
    /// D8.9.
    BattleEnd,
    /// D7.21.
    Main2,
    /// D7.23.
    End,
    /// What is due in the End Phase.
    EndEffects,
    /// D7.24 and the end of the turn.
    Limit,
    /// D7.2.
    Pass,
}

/// The steps of the Battle Phase.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BattleStep {
    /// The choice of the battle step.
    Choose,
    /// Whether the attack goes on (D8.11, D8.15, D8.32).
    Check,
    /// The choice after a void attack (D8.12).
    Replay,
    /// The damage step begins (D8.16).
    Damage,
    /// Damage calculation: effects that name it.
    Calculation,
    /// The answer to whether such an effect is used.
    MayCalculate,
    /// The values are compared (D8.23).
    Compare,
    /// Doomed monsters go to the graveyard.
    Bury,
    /// The attack is over.
    Done,
}
