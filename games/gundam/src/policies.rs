//! The readings of unclear places that can be set: their names, their values, what each decides.

use crate::rules::{
    ActionOrder, BaseStrikes, BurstTiming, Cleanup, Colours, DeckSearch, DoubleDefeat, ExBase, ExcessUnits,
    FirstShield, FirstStrikeTriggers, Followers, LeaverCards, LeaverDurations, LeaverEffects, LeaverPasses,
    LeaverTarget, LeaverTurn, OpponentState, RoyaleBlock, Rules, SoleSurvivor, SubstitutionChoice, TeamActions,
    TeamBurst, TeamHands, TeamSteps, TeamTriggers, TeamUnits, UpTo,
};
use baize_kernel::table::Policy;

/// A value of a reading, and what it sets.
type Value = (&'static str, fn(&mut Rules));

/// A reading that can be set. Its first value is the default.
struct Reading {
    name: &'static str,
    reading: &'static str,
    about: &'static str,
    values: &'static [Value],
}

const READINGS: [Reading; 29] = [
    Reading {
        name: "base_strikes",
        reading: "R8",
        about: "Whether a Base that is attacked deals battle damage equal to its AP (8-5-2-4).",
        values: &[("never", |r| r.base_strikes = BaseStrikes::Never), ("back", |r| r.base_strikes = BaseStrikes::Back)],
    },
    Reading {
        name: "action_order",
        reading: "R9",
        about: "Who opens the action step in Battle Royale (12-2-8).",
        values: &[
            ("after_active", |r| r.action_order = ActionOrder::AfterActive),
            ("active_first", |r| r.action_order = ActionOrder::ActiveFirst),
        ],
    },
    Reading {
        name: "royale_block",
        reading: "R11",
        about: "Who may block in Battle Royale (8-3-1).",
        values: &[
            ("attacked", |r| r.royale_block = RoyaleBlock::Attacked),
            ("all_standby", |r| r.royale_block = RoyaleBlock::AllStandby),
        ],
    },
    Reading {
        name: "deck_search",
        reading: "R19",
        about: "Whether a deck is shuffled after an effect has chosen from all of it (10-3-5).",
        values: &[
            ("told", |r| r.deck_search = DeckSearch::Told),
            ("shuffled", |r| r.deck_search = DeckSearch::Shuffled),
        ],
    },
    Reading {
        name: "up_to",
        reading: "R21",
        about: "Whether \"up to\" may be none while there is one (1-3-5).",
        values: &[("at_least_one", |r| r.up_to = UpTo::AtLeastOne), ("none", |r| r.up_to = UpTo::None)],
    },
    Reading {
        name: "double_defeat",
        reading: "R22",
        about: "Who wins when all players or both teams meet defeat at once (11-2-1).",
        values: &[
            ("draw", |r| r.double_defeat = DoubleDefeat::Draw),
            ("active_loses", |r| r.double_defeat = DoubleDefeat::ActiveLoses),
        ],
    },
    Reading {
        name: "first_strike_triggers",
        reading: "R24",
        about: "When effects are resolved that a First Strike triggers (13-1-5-2).",
        values: &[
            ("after_return", |r| r.first_strike = FirstStrikeTriggers::AfterReturn),
            ("before_return", |r| r.first_strike = FirstStrikeTriggers::BeforeReturn),
        ],
    },
    Reading {
        name: "cleanup",
        reading: "R28",
        about: "Whether effects for this turn that are made in the cleanup step end there too (7-6-6-1).",
        values: &[("repeated", |r| r.cleanup = Cleanup::Repeated), ("once", |r| r.cleanup = Cleanup::Once)],
    },
    Reading {
        name: "first_shield",
        reading: "R30",
        about: "Which member of a team lays the first shield (12-3-5).",
        values: &[
            ("leader", |r| r.first_shield = FirstShield::Leader),
            ("partner", |r| r.first_shield = FirstShield::Partner),
        ],
    },
    Reading {
        name: "team_units",
        reading: "R31",
        about: "Whether six Units are the limit of each player or of a team (4-5-4, 12-3-3).",
        values: &[
            ("per_player", |r| r.team_units = TeamUnits::PerPlayer),
            ("per_team", |r| r.team_units = TeamUnits::PerTeam),
        ],
    },
    Reading {
        name: "team_burst",
        reading: "R32",
        about: "Who decides whether the Burst of a team's shield is used (12-3-8).",
        values: &[("owner", |r| r.team_burst = TeamBurst::Owner), ("leader", |r| r.team_burst = TeamBurst::Leader)],
    },
    Reading {
        name: "team_actions",
        reading: "R33",
        about: "Whether a team acts and passes as one in an action step (9-2, 12-3-1).",
        values: &[
            ("team", |r| r.team_actions = TeamActions::Team),
            ("members", |r| r.team_actions = TeamActions::Members),
        ],
    },
    Reading {
        name: "sole_survivor",
        reading: "R35",
        about: "Whether the only one left wins first-to-win without a blow (12-2-5-1).",
        values: &[
            ("wins", |r| r.sole_survivor = SoleSurvivor::Wins),
            ("draw", |r| r.sole_survivor = SoleSurvivor::Draw),
        ],
    },
    Reading {
        name: "following_pilot",
        reading: "R40",
        about: "Whether a Pilot that follows its destroyed Unit is destroyed as well (3-3-6, 5-10-1).",
        values: &[
            ("trashed", |r| r.followers = Followers::Trashed),
            ("destroyed", |r| r.followers = Followers::Destroyed),
        ],
    },
    Reading {
        name: "burst_timing",
        reading: "R52",
        about: "Whether a Burst waits for the end of the effect that destroyed its shield (13-2-5-1).",
        values: &[
            ("after", |r| r.burst_timing = BurstTiming::After),
            ("at_once", |r| r.burst_timing = BurstTiming::AtOnce),
        ],
    },
    Reading {
        name: "excess_units",
        reading: "R53",
        about: "How many Units leave a battle area for several that have no room together (11-4-2-2).",
        values: &[
            ("needed", |r| r.excess_units = ExcessUnits::Needed),
            ("as_many", |r| r.excess_units = ExcessUnits::AsMany),
        ],
    },
    Reading {
        name: "substitution_choice",
        reading: "R54",
        about: "Who picks what happens instead, where several things could (10-1-9-1).",
        values: &[
            ("affected", |r| r.substitution_choice = SubstitutionChoice::Affected),
            ("active", |r| r.substitution_choice = SubstitutionChoice::Active),
        ],
    },
    Reading {
        name: "colours",
        reading: "R55",
        about: "Whether decks may have colours beyond the four (2-4-2-1).",
        values: &[("any", |r| r.colours = Colours::Any), ("four", |r| r.colours = Colours::Four)],
    },
    Reading {
        name: "opponent_state",
        reading: "R59",
        about: "Whether hand, Lv, deck and trash of several opponents count one by one (12-2-6).",
        values: &[
            ("one", |r| r.opponent_state = OpponentState::One),
            ("pooled", |r| r.opponent_state = OpponentState::Pooled),
        ],
    },
    Reading {
        name: "leaver_passes",
        reading: "R61",
        about: "Whether passes in an action step stand when a player leaves (12-2-8).",
        values: &[
            ("stand", |r| r.leaver_passes = LeaverPasses::Stand),
            ("anew", |r| r.leaver_passes = LeaverPasses::Anew),
        ],
    },
    Reading {
        name: "leaver_cards",
        reading: "R62",
        about: "Where the cards go of a player who leaves (12-2-5-2).",
        values: &[
            ("gone", |r| r.leaver_cards = LeaverCards::Gone),
            ("removal", |r| r.leaver_cards = LeaverCards::Removal),
        ],
    },
    Reading {
        name: "leaver_effects",
        reading: "R63",
        about: "Whether effects end at once that a leaver gave to cards of others (12-2-5-2).",
        values: &[
            ("end", |r| r.leaver_effects = LeaverEffects::End),
            ("last", |r| r.leaver_effects = LeaverEffects::Last),
        ],
    },
    Reading {
        name: "leaver_target",
        reading: "R64",
        about: "Whether an action step is played out when the attacked player leaves in it (8-4-2).",
        values: &[
            ("play_out", |r| r.leaver_target = LeaverTarget::PlayOut),
            ("at_once", |r| r.leaver_target = LeaverTarget::AtOnce),
        ],
    },
    Reading {
        name: "leaver_turn",
        reading: "R65",
        about: "Whether a leaver's turn still has an end phase (12-2-5-2, 7-6-1).",
        values: &[
            ("cut_off", |r| r.leaver_turn = LeaverTurn::CutOff),
            ("end_phase", |r| r.leaver_turn = LeaverTurn::EndPhase),
        ],
    },
    Reading {
        name: "leaver_durations",
        reading: "R66",
        about: "When effects end that were to last until a leaver's next turn (12-2-1).",
        values: &[
            ("when_due", |r| r.leaver_durations = LeaverDurations::WhenDue),
            ("at_once", |r| r.leaver_durations = LeaverDurations::AtOnce),
        ],
    },
    Reading {
        name: "team_steps",
        reading: "R73",
        about: "Whether both members of a team draw and discard as one event (12-3-1).",
        values: &[
            ("together", |r| r.team_steps = TeamSteps::Together),
            ("in_turn", |r| r.team_steps = TeamSteps::InTurn),
        ],
    },
    Reading {
        name: "team_triggers",
        reading: "R75",
        about: "Who orders a team's triggered effects of one instant (10-1-6-5).",
        values: &[
            ("leader", |r| r.team_triggers = TeamTriggers::Leader),
            ("members", |r| r.team_triggers = TeamTriggers::Members),
        ],
    },
    Reading {
        name: "ex_base",
        reading: "R78",
        about: "Which member owns the EX Base of a team (12-3-7).",
        values: &[("leader", |r| r.ex_base = ExBase::Leader), ("partner", |r| r.ex_base = ExBase::Partner)],
    },
    Reading {
        name: "team_hands",
        reading: "12-3-4",
        about: "Whether team-mates see each other's hands (4-8-3, 12-3-4).",
        values: &[("hidden", |r| r.team_hands = TeamHands::Hidden), ("shown", |r| r.team_hands = TeamHands::Shown)],
    },
];

/// Returns the policies for the menu.
pub fn policies() -> Vec<Policy> {
    let policy = |Reading { name, reading, about, values }: &Reading| Policy {
        name,
        reading,
        values: values.iter().map(|(word, _)| *word).collect(),
        about,
    };
    READINGS.iter().map(policy).collect()
}

/// Sets a policy; returns whether there is one with this name and value.
pub fn set(rules: &mut Rules, name: &str, value: &str) -> bool {
    let reading = READINGS.iter().find(|r| r.name == name);
    let found = reading.and_then(|r| r.values.iter().find(|(word, _)| *word == value));
    found.map(|(_, set)| set(rules)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_is_the_default_and_every_other_changes_the_rules() {
        for reading in &READINGS {
            for (i, (value, _)) in reading.values.iter().enumerate() {
                let mut rules = Rules::default();
                assert!(set(&mut rules, reading.name, value));
                assert_eq!(rules == Rules::default(), i == 0, "{} = {value}", reading.name);
            }
        }
        let mut rules = Rules::default();
        assert!(!set(&mut rules, "colours", "three") && !set(&mut rules, "odd", "any"));
    }
}
