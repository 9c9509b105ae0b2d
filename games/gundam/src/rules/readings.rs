//! The readings of unclear places as values: what each decides, the default first.

/// Mode and readings of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// How many play, and how one wins.
    pub mode: Mode,
    /// R8: whether a Base strikes back at what attacks it.
    pub base_strikes: BaseStrikes,
    /// R9: who opens the action step with three or more players.
    pub action_order: ActionOrder,
    /// R11: who may block in Battle Royale.
    pub royale_block: RoyaleBlock,
    /// R19: whether a deck is shuffled after it has been looked through.
    pub deck_search: DeckSearch,
    /// R21: whether "up to" may be none.
    pub up_to: UpTo,
    /// R22: all that are left meet defeat at once (also R67, R84).
    pub double_defeat: DoubleDefeat,
    /// R24: when what a First Strike triggers is resolved.
    pub first_strike: FirstStrikeTriggers,
    /// R28: effects for this turn that are made in the cleanup step.
    pub cleanup: Cleanup,
    /// R30: which member lays the first shield.
    pub first_shield: FirstShield,
    /// R31: whether six Units are the limit of a player or of a team.
    pub team_units: TeamUnits,
    /// R32: who decides whether the Burst of a shared shield is used.
    pub team_burst: TeamBurst,
    /// R33: how a team takes part in an action step.
    pub team_actions: TeamActions,
    /// R35: one player is left in first-to-win without having dealt the blow.
    pub sole_survivor: SoleSurvivor,
    /// R40: a Pilot that follows its destroyed Unit.
    pub followers: Followers,
    /// R52: whether a Burst interrupts.
    pub burst_timing: BurstTiming,
    /// R53: how many Units make room for several.
    pub excess_units: ExcessUnits,
    /// R54: who picks one of several substitutions.
    pub substitution_choice: SubstitutionChoice,
    /// R55: whether a deck may have colours beyond the four.
    pub colours: Colours,
    /// R59: conditions on the hand, Lv, deck or trash of several opponents.
    pub opponent_state: OpponentState,
    /// R61: passes made before a player leaves.
    pub leaver_passes: LeaverPasses,
    /// R62: where the cards of one who leaves go.
    pub leaver_cards: LeaverCards,
    /// R63: what one who leaves gave to cards of others for a time.
    pub leaver_effects: LeaverEffects,
    /// R64: a step of a battle whose target has left with its owner.
    pub leaver_target: LeaverTarget,
    /// R65: the turn of one who leaves.
    pub leaver_turn: LeaverTurn,
    /// R66: what was to last until a turn of one who leaves.
    pub leaver_durations: LeaverDurations,
    /// R73: whether both members draw and discard as one event.
    pub team_steps: TeamSteps,
    /// R75: who orders the effects of a team that wait.
    pub team_triggers: TeamTriggers,
    /// R78: whose the EX Base of a team is.
    pub ex_base: ExBase,
    /// 12-3-4: whether team-mates see each other's hands.
    pub team_hands: TeamHands,
}

/// The modes of play.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Two players.
    #[default]
    Duel,
    /// Battle Royale, first-to-win (12-2-5-1).
    FirstToWin,
    /// Battle Royale, elimination (12-2-5-2).
    Elimination,
    /// Team Battle (12-3).
    Team,
}

/// R8: whether a Base strikes back at what attacks it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BaseStrikes {
    /// Bases deal no battle damage.
    #[default]
    Never,
    /// A Base that is attacked deals battle damage equal to its AP.
    Back,
}

/// R9: who opens the action step with three or more players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum ActionOrder {
    /// The player after the active one; the active player comes last.
    #[default]
    AfterActive,
    /// The active player, as the text has it.
    ActiveFirst,
}

/// R11: who may block in Battle Royale.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum RoyaleBlock {
    /// The attacked player or the owner of the attacked Unit.
    #[default]
    Attacked,
    /// Every standby player, in turn order.
    AllStandby,
}

/// R19: whether a deck is shuffled after it has been looked through.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum DeckSearch {
    /// Only if the text says so.
    #[default]
    Told,
    /// Always.
    Shuffled,
}

/// R21: whether "up to" may be none.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum UpTo {
    /// At least 1 while there is one.
    #[default]
    AtLeastOne,
    /// None will do.
    None,
}

/// R22: all that are left meet defeat at once (also R67, R84).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum DoubleDefeat {
    /// Nobody wins.
    #[default]
    Draw,
    /// The player or team whose turn it is loses.
    ActiveLoses,
}

/// R24: when what a First Strike triggers is resolved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum FirstStrikeTriggers {
    /// After the return blow, with all triggers of the damage step.
    #[default]
    AfterReturn,
    /// Before it.
    BeforeReturn,
}

/// R28: effects for this turn that are made in the cleanup step.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Cleanup {
    /// They end in a further cleanup step.
    #[default]
    Repeated,
    /// They last into the cleanup step of the next turn.
    Once,
}

/// R30: which member lays the first shield.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum FirstShield {
    /// The leader.
    #[default]
    Leader,
    /// The other member.
    Partner,
}

/// R31: whether six Units are the limit of a player or of a team.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TeamUnits {
    /// Six for each member.
    #[default]
    PerPlayer,
    /// Six for both together.
    PerTeam,
}

/// R32: who decides whether the Burst of a shared shield is used.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TeamBurst {
    /// The owner of the card.
    #[default]
    Owner,
    /// The leader of the team.
    Leader,
}

/// R33: how a team takes part in an action step.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TeamActions {
    /// As one: one action or one pass of either member.
    #[default]
    Team,
    /// Member by member, each acting and passing alone.
    Members,
}

/// R35: one player is left in first-to-win without having dealt the blow.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum SoleSurvivor {
    /// That player wins.
    #[default]
    Wins,
    /// Nobody wins.
    Draw,
}

/// R40: a Pilot that follows its destroyed Unit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Followers {
    /// It is put into the trash.
    #[default]
    Trashed,
    /// It is destroyed as well.
    Destroyed,
}

/// R52: whether a Burst interrupts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BurstTiming {
    /// It comes first when the running effect or damage has been dealt with.
    #[default]
    After,
    /// It comes before the rest of the running effect.
    AtOnce,
}

/// R53: how many Units make room for several.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum ExcessUnits {
    /// As many as are too many.
    #[default]
    Needed,
    /// As many as are deployed.
    AsMany,
}

/// R54: who picks one of several substitutions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum SubstitutionChoice {
    /// The owner of the card that is affected.
    #[default]
    Affected,
    /// The active player.
    Active,
}

/// R55: whether a deck may have colours beyond the four.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// Any that cards have.
    #[default]
    Any,
    /// Blue, green, red and white.
    Four,
}

/// R59: conditions on the hand, Lv, deck or trash of several opponents.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum OpponentState {
    /// One of them must meet it alone.
    #[default]
    One,
    /// What all of them have counts together.
    Pooled,
}

/// R61: passes made before a player leaves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LeaverPasses {
    /// They stand.
    #[default]
    Stand,
    /// All are asked anew.
    Anew,
}

/// R62: where the cards of one who leaves go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LeaverCards {
    /// Out of the game.
    #[default]
    Gone,
    /// To the removal area; tokens cease to be.
    Removal,
}

/// R63: what one who leaves gave to cards of others for a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LeaverEffects {
    /// It ends at once.
    #[default]
    End,
    /// It lasts as long as it said.
    Last,
}

/// R64: a step of a battle whose target has left with its owner.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LeaverTarget {
    /// It is played out, then the battle ends.
    #[default]
    PlayOut,
    /// It is cut off.
    AtOnce,
}

/// R65: the turn of one who leaves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LeaverTurn {
    /// Cleanup follows.
    #[default]
    CutOff,
    /// The others have an end phase first.
    EndPhase,
}

/// R66: what was to last until a turn of one who leaves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LeaverDurations {
    /// It ends when that turn would have begun.
    #[default]
    WhenDue,
    /// It ends at once.
    AtOnce,
}

/// R73: whether both members draw and discard as one event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TeamSteps {
    /// As one event.
    #[default]
    Together,
    /// One after the other, the leader first.
    InTurn,
}

/// R75: who orders the effects of a team that wait.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TeamTriggers {
    /// The leader, those of both members together.
    #[default]
    Leader,
    /// Each member the own, the leader first.
    Members,
}

/// R78: whose the EX Base of a team is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum ExBase {
    /// The leader's.
    #[default]
    Leader,
    /// The other member's.
    Partner,
}

/// 12-3-4: whether team-mates see each other's hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TeamHands {
    /// A hand is seen by its owner.
    #[default]
    Hidden,
    /// And by the team-mate.
    Shown,
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
