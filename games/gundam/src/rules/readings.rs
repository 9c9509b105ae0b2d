//! The readings of unclear places that can be set: what each decides and its values, the default first.

baize_kernel::policies! {
    /// Mode and readings of a match.
    pub struct Rules {
        /// How many play, and how one wins.
        mode: Mode = Mode::TwoPlayers,
        /// Fair play: whether windows open whatever is held.
        fair: bool = false,
    }
    readings {
        base_strikes: BaseStrikes ("R8") "Whether a Base that is attacked deals battle damage equal to its AP (8-5-2-4)." {
            /// Bases deal no battle damage.
            Never = "never",
            /// A Base that is attacked deals battle damage equal to its AP.
            Back = "back",
        }
        action_order: ActionOrder ("R9") "Who opens the action step in Battle Royale (12-2-8)." {
            /// The player after the active one; the active player comes last.
            AfterActive = "after_active",
            /// The active player, as the text has it.
            ActiveFirst = "active_first",
        }
        royale_block: RoyaleBlock ("R11") "Who may block in Battle Royale (8-3-1)." {
            /// The attacked player or the owner of the attacked Unit.
            Attacked = "attacked",
            /// Every standby player, in turn order.
            AllStandby = "all_standby",
        }
        deck_search: DeckSearch ("R19") "Whether a deck is shuffled after an effect has chosen from all of it (10-3-5)." {
            /// Only if the text says so.
            Told = "told",
            /// Always.
            Shuffled = "shuffled",
        }
        up_to: UpTo ("R21") "Whether \"up to\" may be none while there is one (1-3-5)." {
            /// At least 1 while there is one.
            AtLeastOne = "at_least_one",
            /// None will do.
            None = "none",
        }
        double_defeat: DoubleDefeat ("R22") "Who wins when all players or both teams meet defeat at once (11-2-1)." {
            /// Nobody wins.
            Draw = "draw",
            /// The player or team whose turn it is loses.
            ActiveLoses = "active_loses",
        }
        first_strike_triggers: FirstStrikeTriggers ("R24")
            "When effects are resolved that a First Strike triggers (13-1-5-2)."
        {
            /// After the return blow, with all triggers of the damage step.
            AfterReturn = "after_return",
            /// Before it.
            BeforeReturn = "before_return",
        }
        cleanup: Cleanup ("R28")
            "Whether effects for this turn that are made in the cleanup step end there too (7-6-6-1)."
        {
            /// They end in a further cleanup step.
            Repeated = "repeated",
            /// They last into the cleanup step of the next turn.
            Once = "once",
        }
        first_shield: FirstShield ("R30") "Which member of a team lays the first shield (12-3-5)." {
            /// The leader.
            Leader = "leader",
            /// The other member.
            Partner = "partner",
        }
        team_units: TeamUnits ("R31") "Whether six Units are the limit of each player or of a team (4-5-4, 12-3-3)." {
            /// Six for each member.
            PerPlayer = "per_player",
            /// Six for both together.
            PerTeam = "per_team",
        }
        team_burst: TeamBurst ("R32") "Who decides whether the Burst of a team's shield is used (12-3-8)." {
            /// The owner of the card.
            Owner = "owner",
            /// The leader of the team.
            Leader = "leader",
        }
        team_actions: TeamActions ("R33") "Whether a team acts and passes as one in an action step (9-2, 12-3-1)." {
            /// As one: one action or one pass of either member.
            Team = "team",
            /// Member by member, each acting and passing alone.
            Members = "members",
        }
        sole_survivor: SoleSurvivor ("R35") "Whether the only one left wins first-to-win without a blow (12-2-5-1)." {
            /// That player wins.
            Wins = "wins",
            /// Nobody wins.
            Draw = "draw",
        }
        following_pilot: Followers ("R40")
            "Whether a Pilot that follows its destroyed Unit is destroyed as well (3-3-6, 5-10-1)."
        {
            /// It is put into the trash.
            Trashed = "trashed",
            /// It is destroyed as well.
            Destroyed = "destroyed",
        }
        burst_timing: BurstTiming ("R52")
            "Whether a Burst waits for the end of the effect that destroyed its shield (13-2-5-1)."
        {
            /// It comes first when the running effect or damage has been dealt with.
            After = "after",
            /// It comes before the rest of the running effect.
            AtOnce = "at_once",
        }
        excess_units: ExcessUnits ("R53")
            "How many Units leave a battle area for several that have no room together (11-4-2-2)."
        {
            /// As many as are too many.
            Needed = "needed",
            /// As many as are deployed.
            AsMany = "as_many",
        }
        substitution_choice: SubstitutionChoice ("R54")
            "Who picks what happens instead, where several things could (10-1-9-1)."
        {
            /// The owner of the card that is affected.
            Affected = "affected",
            /// The active player.
            Active = "active",
        }
        colours: Colours ("R55") "Whether decks may have colours beyond the four (2-4-2-1)." {
            /// Any that cards have.
            Any = "any",
            /// Blue, green, red and white.
            Four = "four",
        }
        opponent_state: OpponentState ("R59")
            "Whether hand, Lv, deck and trash of several opponents count one by one (12-2-6)."
        {
            /// One of them must meet it alone.
            One = "one",
            /// What all of them have counts together.
            Pooled = "pooled",
        }
        leaver_passes: LeaverPasses ("R61") "Whether passes in an action step stand when a player leaves (12-2-8)." {
            /// They stand.
            Stand = "stand",
            /// All are asked anew.
            Anew = "anew",
        }
        leaver_cards: LeaverCards ("R62") "Where the cards go of a player who leaves (12-2-5-2)." {
            /// Out of the game.
            Gone = "gone",
            /// To the removal area; tokens cease to be.
            Removal = "removal",
        }
        leaver_effects: LeaverEffects ("R63")
            "Whether effects end at once that a leaver gave to cards of others (12-2-5-2)."
        {
            /// It ends at once.
            End = "end",
            /// It lasts as long as it said.
            Last = "last",
        }
        leaver_target: LeaverTarget ("R64")
            "Whether an action step is played out when the attacked player leaves in it (8-4-2)."
        {
            /// It is played out, then the battle ends.
            PlayOut = "play_out",
            /// It is cut off.
            AtOnce = "at_once",
        }
        leaver_turn: LeaverTurn ("R65") "Whether a leaver's turn still has an end phase (12-2-5-2, 7-6-1)." {
            /// Cleanup follows.
            CutOff = "cut_off",
            /// The others have an end phase first.
            EndPhase = "end_phase",
        }
        leaver_durations: LeaverDurations ("R66")
            "When effects end that were to last until a leaver's next turn (12-2-1)."
        {
            /// It ends when that turn would have begun.
            WhenDue = "when_due",
            /// It ends at once.
            AtOnce = "at_once",
        }
        team_steps: TeamSteps ("R73") "Whether both members of a team draw and discard as one event (12-3-1)." {
            /// As one event.
            Together = "together",
            /// One after the other, the leader first.
            InTurn = "in_turn",
        }
        team_triggers: TeamTriggers ("R75") "Who orders a team's triggered effects of one instant (10-1-6-5)." {
            /// The leader, those of both members together.
            Leader = "leader",
            /// Each member the own, the leader first.
            Members = "members",
        }
        ex_base: ExBase ("R78") "Which member owns the EX Base of a team (12-3-7)." {
            /// The leader's.
            Leader = "leader",
            /// The other member's.
            Partner = "partner",
        }
        undamaged_repair: UndamagedRepair ("R85")
            "Whether Repair waits on an undamaged Unit that another effect may damage first (13-1-1-1)."
        {
            /// It waits if something else waits that may damage the Unit first.
            Waits = "waits",
            /// There is nothing to recover at the end of the turn, so nothing waits.
            None = "none",
        }
        suppression: Suppression ("R87") "Whether Suppression, a keyword of later cards, is known (8-5-2-3)." {
            /// Battle damage to shields is dealt to the first two.
            Known = "known",
            /// The word does nothing, as in the document.
            Unknown = "unknown",
        }
        team_hands: TeamHands ("12-3-4") "Whether team-mates see each other's hands (4-8-3, 12-3-4)." {
            /// A hand is seen by its owner.
            Hidden = "hidden",
            /// And by the team-mate.
            Shown = "shown",
        }
    }
    switches {}
}

/// The modes of play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Two players.
    TwoPlayers,
    /// Battle Royale, first-to-win (12-2-5-1).
    FirstToWin,
    /// Battle Royale, elimination (12-2-5-2).
    Elimination,
    /// Team Battle (12-3).
    Team,
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
