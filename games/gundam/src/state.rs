//! What GUNDAM adds to the state of a match, and its frames.

use baize_kernel::effect::{Agent, Pending};
use baize_kernel::{AbilityRef, CardId, Cue, DefId, Point, Ref, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the game adds to the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Data {
    /// Who goes first; in Team Battle the leader of the first team.
    pub first: Seat,
    /// Who won the random method.
    pub chooser: Seat,
    /// Whether turns pass to the next lower seat (12-2-1).
    pub counterclockwise: bool,
    /// Players who have left the game (12-2-5).
    pub out: SeatSet,
    /// Players who took battle damage with no card in the shield area (1-2-2-1).
    pub struck: SeatSet,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// Damage that rule processing has not looked at yet.
    pub wounds: Vec<Wound>,
    /// Cards of which it is being settled what happens instead of their destruction (10-1-9).
    pub awaiting: Vec<Ref>,
    /// Those of them that nothing saves; they are destroyed together when all is settled (8-5-3-2-3).
    pub doomed: Vec<Fate>,
    /// Substitutions applied to something that is not over yet (R54).
    pub substituted: Vec<Substituted>,
    /// Battle damage that is dealt to another card instead.
    pub diverted: Vec<Diverted>,
    /// How many EX Resources the last payment used.
    pub ex_spent: u8,
    /// Who is asked in the action step or, in a team's main phase, which member acts.
    pub asked: Seat,
    /// Whether a team's leader has handed over and neither member has acted since (R74).
    pub idle: bool,
    /// Who has passed since the last action (9-5).
    pub passed: SeatSet,
}

/// A battle under way (section 8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking Unit.
    pub attacker: Ref,
    /// What it attacks now.
    pub target: Goal,
    /// The Unit it attacked first, which may not block (8-3-3).
    pub original: Ref,
}

/// What an attack is aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// A player; in Team Battle the team of this leader.
    Player(Seat),
    /// A Unit.
    Unit(Ref),
}

/// Damage that a card has taken, and from what.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Wound {
    /// The card that took it.
    pub card: Ref,
    /// The card that dealt it.
    pub by: Ref,
    /// Whether it was battle damage.
    pub battle: bool,
}

/// Something that would happen to a card (10-1-9).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fate {
    /// What: a destruction, damage, being rested, a return to hand.
    pub cue: Cue,
    /// To which card.
    pub card: Ref,
    /// What brings it about.
    pub by: Ref,
    /// By battle, an effect or a rule (R51).
    pub agent: Agent,
    /// How much.
    pub n: i16,
}

/// Battle damage to a card that is dealt to another instead.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Diverted {
    /// The card that would receive it.
    pub from: Ref,
    /// The card that does.
    pub to: Ref,
    /// How long.
    pub until: Point,
}

/// A substitution that has been applied.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Substituted {
    /// The card that something would have happened to.
    pub card: Ref,
    /// The card whose effect it is.
    pub source: Ref,
    /// The effect.
    pub at: AbilityRef,
    /// Whether it is still being carried out.
    pub running: bool,
}

/// A piece of work in progress.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Before the game (6-2).
    Setup(SetupStep),
    /// A turn (section 7).
    Turn(TurnStep),
    /// The choice of the main phase (7-5).
    Main,
    /// A battle (section 8).
    Battle(BattleStep),
    /// An action step (section 9).
    Action,
    /// A waiting effect about to be used.
    Use(Pending),
    /// Paying a cost with Resources (2-10-1).
    Pay {
        /// Who pays.
        seat: Seat,
        /// How much.
        n: u8,
    },
    /// Putting a Unit or Base on the field (5-8-1).
    Deploy {
        /// The card.
        card: Ref,
        /// Whether it comes rested.
        rested: bool,
        /// What deploys it.
        agent: Agent,
    },
    /// Making room in a battle area (11-4-2).
    Room {
        /// Whose area it is.
        seat: Seat,
        /// How many Units leave.
        n: u8,
        /// What comes, if it is one card.
        newcomer: CardId,
    },
    /// Putting tokens on the field (5-17-1).
    Tokens {
        /// What they are.
        def: DefId,
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
        /// Whether they come rested.
        rested: bool,
        /// What deploys them.
        agent: Agent,
    },
    /// Putting a Pilot beneath a Unit (5-9-1).
    Pair {
        /// The Pilot.
        pilot: Ref,
        /// The Unit.
        unit: Ref,
        /// What pairs them.
        agent: Agent,
    },
    /// A Command is used; its ability's number (10-3-2).
    Command(CardId, u8),
    /// A Command has been resolved (3-4-4).
    AfterCommand(Ref),
    /// A Burst was used or declined (13-2-5-3).
    AfterBurst(Ref),
    /// The order of cards that have come to a deck together: so many from its end (4-1-6).
    Arrange {
        /// Whose deck.
        seat: Seat,
        /// How many.
        n: u8,
        /// Whether they lie on top.
        on_top: bool,
    },
    /// Choosing the opponent who is meant.
    Enemy(Seat),
    /// The destruction of those that nothing saved: the ones noted from this place on.
    Doom(u8),
    /// What happens instead of something else (10-1-9).
    Instead(Fate),
    /// What happened instead is over.
    AfterInstead {
        /// What it took the place of.
        fate: Fate,
        /// How much of the damage is left.
        left: i16,
        /// How many cards the step had dealt with.
        tally: i16,
    },
}

/// The steps before the game, in the order of 6-2.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SetupStep {
    /// 6-2-1-1 to 6-2-1-3.
    Place,
    /// 6-2-1-4: who goes first, or in which direction turns pass (12-2-1).
    Choose,
    /// 6-2-1-5.
    FirstHands,
    /// 6-2-1-6: redraws, counted in turn order.
    Redraw(u8),
    /// 6-2-2 to 6-2-4.
    Shields,
    /// 6-2-5.
    Begin,
}

/// The steps of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TurnStep {
    /// 7-2-3.
    Active,
    /// 7-2-4.
    Start,
    /// 7-3.
    Draw,
    /// 7-4.
    Resource,
    /// 7-5.
    Main,
    /// 7-6-3.
    EndAction,
    /// 7-6-4.
    End,
    /// 7-6-5, counted over the members of a team.
    Hand(u8),
    /// 7-6-6.
    Cleanup,
    /// 7-6-7.
    Pass,
}

/// The steps of a battle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BattleStep {
    /// The end of the attack step (8-2-4).
    AttackDone,
    /// The block step (8-3): how many places after the active player the one is who may block or, in
    /// Team Battle, which member of the team it is: the leader, the other, and the leader once more.
    Block(u8),
    /// The end of the block step (8-3-5).
    BlockDone,
    /// The end of the action step (8-4-2).
    ActionDone,
    /// The damage step (8-5).
    Damage,
    /// The target strikes after a First Strike (13-1-5-2).
    StrikeBack,
    /// Battle end (8-6).
    End,
    /// What arose at battle end is resolved (8-6-2).
    Over,
}

impl Frame {
    /// Returns whether the frame belongs to the course of the turn rather than to an effect.
    pub fn is_of_turn(&self) -> bool {
        matches!(self, Frame::Setup(_) | Frame::Turn(_) | Frame::Main | Frame::Battle(_) | Frame::Action)
    }
}
