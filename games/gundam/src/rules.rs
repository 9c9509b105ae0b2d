//! The rules, in the order of the document, and the readings of its unclear places.
//!
//! | module | sections |
//! |---|---|
//! | [`seats`] | who plays with and against whom, 12 |
//! | [`setup`] | 6 |
//! | [`turn`], [`main_phase`], [`playing`] | 7, 3 and 5 |
//! | [`battle`], [`damage`] | 8 and 5-5 |
//! | [`action`] | 9 |
//! | [`triggers`], [`activation`], [`substitution`], [`verbs`], [`bans`] | 10 |
//! | [`processing`], [`leaving`] | 11 and 12-2-5 |
//! | [`notes`] | citations of what reading a text applies |
//! | [`refusals`], [`wishes`] | why something is not offered, and what could be meant |

pub mod action;
pub mod activation;
pub mod bans;
pub mod battle;
pub mod damage;
pub mod leaving;
pub mod main_phase;
pub mod notes;
pub mod playing;
pub mod processing;
pub mod refusals;
pub mod seats;
pub mod setup;
pub mod substitution;
pub mod triggers;
pub mod turn;
pub mod verbs;
pub mod wishes;

/// A clause of the document, checked to exist by the tests of the laws.
macro_rules! clause {
    ($number:literal) => {
        const { baize_kernel::Clause::new($number) }
    };
}
pub(crate) use clause;

/// Mode and readings of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// How many play, and how one wins.
    pub mode: Mode,
    /// R9: who opens the action step with three or more players.
    pub action_order: ActionOrder,
    /// R11: who may block in Battle Royale.
    pub royale_block: RoyaleBlock,
    /// R21: whether "up to" may be none.
    pub up_to: UpTo,
    /// R30: which member lays the first shield.
    pub first_shield: FirstShield,
    /// R55: whether a deck may have colours beyond the four.
    pub colours: Colours,
    /// R31: whether six Units are the limit of a player or of a team.
    pub team_units: TeamUnits,
    /// R8: whether a Base strikes back at what attacks it.
    pub base_strikes: BaseStrikes,
    /// R24: when what a First Strike triggers is resolved.
    pub first_strike: FirstStrikeTriggers,
    /// R22, R84: both sides meet defeat at once.
    pub double_defeat: DoubleDefeat,
    /// R28: effects for this turn that are made in the cleanup step.
    pub cleanup: Cleanup,
    /// R40: a Pilot that follows its destroyed Unit.
    pub followers: Followers,
    /// R61: passes made before a player leaves.
    pub leaver_passes: LeaverPasses,
    /// 12-3-4: whether team-mates see each other's hands.
    pub team_hands: TeamHands,
}

/// The modes of play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Two players.
    Duel,
    /// Battle Royale, first-to-win (12-2-5-1).
    FirstToWin,
    /// Battle Royale, elimination (12-2-5-2).
    Elimination,
    /// Team Battle (12-3).
    Team,
}

/// R9: who opens the action step with three or more players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ActionOrder {
    /// The player after the active one; the active player comes last.
    AfterActive,
    /// The active player, as the text has it.
    ActiveFirst,
}

/// R11: who may block in Battle Royale.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RoyaleBlock {
    /// The attacked player or the owner of the attacked Unit.
    Attacked,
    /// Every standby player, in turn order.
    AllStandby,
}

/// R21: whether "up to" may be none.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UpTo {
    /// At least 1 while there is one.
    AtLeastOne,
    /// None will do.
    None,
}

/// R30: which member lays the first shield.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FirstShield {
    /// The leader.
    Leader,
    /// The other member.
    Partner,
}

/// R55: whether a deck may have colours beyond the four.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Any that cards have.
    Any,
    /// Blue, green, red and white.
    Four,
}

/// R31: whether six Units are the limit of a player or of a team.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TeamUnits {
    /// Six for each member.
    PerPlayer,
    /// Six for both together.
    PerTeam,
}

/// R8: whether a Base strikes back at what attacks it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BaseStrikes {
    /// Bases deal no battle damage.
    Never,
    /// A Base that is attacked deals battle damage equal to its AP.
    Back,
}

/// R24: when what a First Strike triggers is resolved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FirstStrikeTriggers {
    /// After the return blow, with all triggers of the damage step.
    AfterReturn,
    /// Before it.
    BeforeReturn,
}

/// R22, R84: both sides meet defeat at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DoubleDefeat {
    /// Nobody wins.
    Draw,
    /// The player or team whose turn it is loses.
    ActiveLoses,
}

/// R28: effects for this turn that are made in the cleanup step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cleanup {
    /// They end in a further cleanup step.
    Repeated,
    /// They last into the cleanup step of the next turn.
    Once,
}

/// R40: a Pilot that follows its destroyed Unit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Followers {
    /// It is put into the trash.
    Trashed,
    /// It is destroyed as well.
    Destroyed,
}

/// R61: passes made before a player leaves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LeaverPasses {
    /// They stand.
    Stand,
    /// All are asked anew.
    Anew,
}

/// 12-3-4: whether team-mates see each other's hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TeamHands {
    /// A hand is seen by its owner.
    Hidden,
    /// And by the team-mate.
    Shown,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            mode: Mode::Duel,
            action_order: ActionOrder::AfterActive,
            royale_block: RoyaleBlock::Attacked,
            up_to: UpTo::AtLeastOne,
            first_shield: FirstShield::Leader,
            colours: Colours::Any,
            team_units: TeamUnits::PerPlayer,
            base_strikes: BaseStrikes::Never,
            first_strike: FirstStrikeTriggers::AfterReturn,
            double_defeat: DoubleDefeat::Draw,
            cleanup: Cleanup::Repeated,
            followers: Followers::Trashed,
            leaver_passes: LeaverPasses::Stand,
            team_hands: TeamHands::Hidden,
        }
    }
}

impl Rules {
    /// Returns whether this is Battle Royale.
    pub fn is_royale(&self) -> bool {
        matches!(self.mode, Mode::FirstToWin | Mode::Elimination)
    }

    /// Returns whether this is Team Battle.
    #[inline]
    pub fn is_team(&self) -> bool {
        self.mode == Mode::Team
    }
}
