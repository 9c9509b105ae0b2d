//! What ONE PIECE adds to the state of a match, and its frames.

use baize_kernel::effect::{Agent, Pending};
use baize_kernel::ir::Place;
use baize_kernel::select::Span;
use baize_kernel::{AbilityRef, CardId, Cue, Ref, Seat, SeatSet, Verb};
use serde::{Deserialize, Serialize};

/// What the game adds to the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Data {
    /// Who goes first.
    pub first: Seat,
    /// Who chose that.
    pub chooser: Seat,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// The Life card a player is looking at to decide on its \[Trigger\].
    pub checked: CardId,
    /// How many cards each player's deck has, to see whether a start-of-game effect changed it.
    pub deck_sizes: [u16; 2],
    /// Whether a loss waits until both players have acted (2023 has no 1-3-11).
    pub hold_defeat: bool,
    /// Whose Leader took damage at 0 Life while losses wait.
    pub doomed: SeatSet,
    /// End-of-turn effects used in this End Phase, once each (6-6-1-1-1).
    pub ended: Vec<(Ref, AbilityRef)>,
    /// Cards that came to the field in this End Phase; their end-of-turn effects wait for a later turn.
    pub late: Vec<Ref>,
    /// Turns that cards give to the turn player after this one.
    pub extra_turns: u8,
    /// Loops being watched (11-1).
    pub loops: Vec<Round>,
    /// Loops that may not be begun again from the same state (11-1-1-2).
    pub barred: Vec<Round>,
}

/// A battle under way (chapter 7).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking card.
    pub attacker: Ref,
    /// The attacked card; a blocker once there is one.
    pub target: Ref,
    /// Whether the power comparison took place.
    pub fought: bool,
}

/// One question of a loop: which effect was asked about, and how the cards lay.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The effect.
    pub at: AbilityRef,
    /// Its card.
    pub source: CardId,
    /// Who may stop.
    pub seat: Seat,
    /// How the cards lay.
    pub lie: u64,
    /// The pool it came up in.
    pub wave: u16,
    /// How many rounds are left, once a number was named.
    pub named: Option<u32>,
    /// Whether both players can stop the loop.
    pub shared: bool,
}

/// A piece of work in progress.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Before the game (5-2).
    Setup(SetupStep),
    /// A turn (chapter 6).
    Turn(TurnStep),
    /// The choice of the Main Phase (6-5-2).
    Main,
    /// A battle (chapter 7).
    Battle(BattleStep),
    /// A waiting effect whose player is asked whether to use it.
    Use(Pending),
    /// Playing a card from hand (2-7).
    Play(CardId),
    /// Using an Event from hand: its effect for this cue (8-4-2).
    Event(CardId, Cue),
    /// Putting a card on the field (3-7-3, 3-8-3).
    Put {
        /// The card.
        card: Ref,
        /// What was said about its state.
        entry: Entry,
        /// Whether an effect puts it there.
        agent: Agent,
    },
    /// Adding DON!! cards from the DON!! deck, as many as the player likes.
    AddDon {
        /// Who.
        seat: Seat,
        /// At most this many.
        n: u8,
        /// Whether they come rested.
        rested: bool,
    },
    /// Damage to a Leader (4-6).
    Damage {
        /// Whose Leader.
        seat: Seat,
        /// How many points are left.
        left: u8,
        /// How far it is.
        step: DamageStep,
        /// Whether Life is trashed instead (10-1-3).
        banish: bool,
        /// What deals it.
        agent: Agent,
    },
    /// A \[Trigger\] has been resolved (R25).
    AfterTrigger(CardId),
    /// Cards leaving the field (4-11, 10-2-1), with replacement effects.
    Remove(Removal),
    /// Replacement effects their player is asked about.
    Replace(Removal),
    /// Delayed processing and lapses at the end of a turn (6-6-1-2), for one player.
    Delayed(Seat),
    /// Both players have acted: losses count now.
    Release,
    /// The \[Trigger\] or Event asks for an optional activation cost.
    Pay {
        /// The ability.
        at: AbilityRef,
        /// Its card.
        card: Ref,
        /// Who uses it.
        seat: Seat,
        /// How it came to be used.
        tag: u8,
    },
    /// A player names how often a loop goes round (11-1-1-2).
    NameRounds(Pending),
}

/// What is said about the state in which a card enters the field.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// Nothing, so it enters active (3-7-5, 3-8-4).
    Unsaid,
    /// Active.
    Active,
    /// Rested.
    Rested,
}

/// The steps before the game, in the order of 5-2-1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SetupStep {
    /// 5-2-1-1 to 5-2-1-4.
    Place,
    /// 5-2-1-5: the winner of the draw chooses.
    ChooseFirst,
    /// 5-2-1-5-1: the start-of-game effects of a player, counted from 0.
    StartEffects(u8),
    /// 5-2-1-5-2: changed decks are shuffled.
    ShuffleChanged(u8),
    /// 5-2-1-6: the first hands.
    FirstHands,
    /// 5-2-1-6: redraws, first player first.
    Redraw(u8),
    /// 5-2-1-7.
    DealLife,
    /// 5-2-1-8.
    Begin,
}

/// The steps of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TurnStep {
    /// 6-2-1 and 6-2-2.
    RefreshStart,
    /// 6-2-3 and 6-2-4.
    Refresh,
    /// 6-3.
    Draw,
    /// 6-4.
    Don,
    /// 6-5-1.
    MainStart,
    /// 6-6-1-1: \[End of Your Turn\].
    EndYours,
    /// 6-6-1-1: \[End of Your Opponent's Turn\].
    EndTheirs,
    /// 6-6-1-2.
    EndDelayed,
    /// 6-6-1-3.
    EndLapse,
    /// 6-6-1-4.
    Pass,
}

/// The steps of a battle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BattleStep {
    /// The end of the Attack Step (7-1-1-4).
    AttackDone,
    /// The Block Step (7-1-2).
    Block,
    /// The end of the Block Step.
    BlockDone,
    /// "When attacked" effects (7-1-3-1).
    Attacked,
    /// The choice of the Counter Step (7-1-3-2).
    Counter,
    /// The Damage Step (7-1-4).
    Damage,
    /// 7-1-5-2.
    End,
    /// 7-1-5-3 to 7-1-5-5.
    Lapse,
}

/// How far one point of damage is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DamageStep {
    /// Nothing has been dealt.
    Start,
    /// The next Life card is up.
    Point,
    /// Its player decides on \[Trigger\].
    Trigger,
    /// All is dealt.
    Done,
}

/// Cards leaving the field together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Removal {
    /// The cards; those dealt with are struck out.
    pub cards: Span,
    /// In which way they leave.
    pub verb: Verb,
    /// Where to.
    pub place: Place,
    /// Whether on top.
    pub on_top: bool,
    /// What removes them.
    pub agent: Agent,
    /// How many cards have been replaced so far.
    pub replaced: u16,
    /// The replacement effects declined: their cards and ability numbers.
    pub declined: Span,
    /// Whether prohibitions have been looked at.
    pub checked: bool,
    /// Whether it takes the place of something itself and so is not replaced (8-1-3-4-3).
    pub closed: bool,
}
