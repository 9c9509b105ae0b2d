//! The readings of unclear places that can be set: their names, their values, what each decides.

use crate::rules::{
    ActionOrder, BaseStrikes, Cleanup, Colours, DoubleDefeat, FirstShield, FirstStrikeTriggers, Followers,
    LeaverPasses, RoyaleBlock, Rules, TeamHands, TeamUnits, UpTo,
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

const READINGS: [Reading; 13] = [
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
        name: "up_to",
        reading: "R21",
        about: "Whether \"up to\" may be none while there is one (1-3-5).",
        values: &[("at_least_one", |r| r.up_to = UpTo::AtLeastOne), ("none", |r| r.up_to = UpTo::None)],
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
        name: "colours",
        reading: "R55",
        about: "Whether decks may have colours beyond the four (2-4-2-1).",
        values: &[("any", |r| r.colours = Colours::Any), ("four", |r| r.colours = Colours::Four)],
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
        name: "base_strikes",
        reading: "R8",
        about: "Whether a Base that is attacked deals battle damage equal to its AP (8-5-2-4).",
        values: &[("never", |r| r.base_strikes = BaseStrikes::Never), ("back", |r| r.base_strikes = BaseStrikes::Back)],
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
        name: "double_defeat",
        reading: "R22",
        about: "Who wins when both players or teams meet defeat at once (11-2-1).",
        values: &[
            ("draw", |r| r.double_defeat = DoubleDefeat::Draw),
            ("active_loses", |r| r.double_defeat = DoubleDefeat::ActiveLoses),
        ],
    },
    Reading {
        name: "cleanup",
        reading: "R28",
        about: "Whether effects for this turn that are made in the cleanup step end there too (7-6-6-1).",
        values: &[("repeated", |r| r.cleanup = Cleanup::Repeated), ("once", |r| r.cleanup = Cleanup::Once)],
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
        name: "leaver_passes",
        reading: "R61",
        about: "Whether passes in an action step stand when a player leaves (12-2-8).",
        values: &[
            ("stand", |r| r.leaver_passes = LeaverPasses::Stand),
            ("anew", |r| r.leaver_passes = LeaverPasses::Anew),
        ],
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
