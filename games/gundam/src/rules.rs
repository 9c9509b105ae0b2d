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
//! | [`refusals`] | why something is not offered |

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

impl Default for Rules {
    fn default() -> Self {
        Rules {
            mode: Mode::Duel,
            action_order: ActionOrder::AfterActive,
            royale_block: RoyaleBlock::Attacked,
            up_to: UpTo::AtLeastOne,
            first_shield: FirstShield::Leader,
            colours: Colours::Any,
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
