//! What can be set: format, frame and readings (6.1, 6.2, R1, R2).

use crate::rules::clause;
use baize_kernel::rulebook::{Menu, ModeSpec};
use baize_kernel::{Clause, Options, Problem, policies};

/// Formats by level, from 1 (L1 to L4).
pub const FORMATS: [&str; 4] = ["light", "standard", "pro", "master"];
/// Frames by number, from 0 (F0 to F5).
pub const FRAMES: [&str; 6] = ["basic", "entry20", "pack", "rarepack", "strategy", "extra"];
/// Every pair, official ones first, the default in front.
const PAIRS: [&str; 24] = [
    "light/entry20",
    "standard/pack",
    "standard/rarepack",
    "pro/pack",
    "pro/rarepack",
    "pro/strategy",
    "master/pack",
    "master/rarepack",
    "master/strategy",
    "master/extra",
    "light/basic",
    "standard/basic",
    "pro/basic",
    "master/basic",
    "standard/entry20",
    "pro/entry20",
    "master/entry20",
    "light/pack",
    "light/rarepack",
    "light/strategy",
    "light/extra",
    "standard/strategy",
    "standard/extra",
    "pro/extra",
];
/// How many of the pairs are official (R2).
const OFFICIAL: usize = 10;

baize_kernel::policies! {
    /// Format, frame and readings of a match.
    pub struct Rules {
        /// The format's level, 1 to 4.
        format: u8 = 1,
        /// The frame's number, 0 to 5.
        frame: u8 = 1,
        /// R2: whether the pair of them is an official one.
        official: bool = true,
        /// Fair play: whether windows open whatever is held.
        fair: bool = false,
    }
    readings {
        preset_wall_face: PresetWall ("R7")
            "How the preset wall lies: as the frame says, always face up or always face down."
        {
            /// As the frame says: face down in Extra, face up elsewhere.
            Frame = "frame",
            /// Face up.
            Up = "up",
            /// Face down.
            Down = "down",
        }
        trap_match: TrapMatch ("R69") "Whether Trap Counter compares cards or only numbers." {
            /// Number and suit.
            Card = "card",
            /// Numbers only.
            Number = "number",
        }
        choose_grave_top: GraveTop ("R17")
            "Whether owners are asked for the top of cards that die together: where an action reads it (none of 8.2 does), always, never."
        {
            /// Where something reads the top of a graveyard; no action of 8.2 does.
            WhereRead = "where_read",
            /// Always.
            Always = "on",
            /// Never.
            Never = "off",
        }
    }
    switches {
        errata_821 ("R68") "Whether Rare Summon needs a life of 9 or less, as 8.2.1 has it." = false ["on", "off"],
        end_clears_all_fog ("R49") "Whether End clears the fog of both players." = false ["on", "off"],
        bj_soft_ace ("R57") "Whether B.J. counts earlier aces anew as 1." = true ["on", "off"],
    }
}

impl Rules {
    /// Returns the clause of the format.
    pub fn format_clause(&self) -> Clause {
        match self.format {
            1 => clause!("L1"),
            2 => clause!("L2"),
            3 => clause!("L3"),
            _ => clause!("L4"),
        }
    }

    /// Returns the clause of the frame.
    pub fn frame_clause(&self) -> Clause {
        match self.frame {
            0 => clause!("F0"),
            1 => clause!("F1"),
            2 => clause!("F2"),
            3 => clause!("F3"),
            4 => clause!("F4"),
            _ => clause!("F5"),
        }
    }

    /// Returns whether Jokers can be soldiers (C04).
    pub fn has_magicians(&self) -> bool {
        self.format >= 2
    }

    /// Returns whether a pack is laid.
    pub fn has_pack(&self) -> bool {
        self.frame >= 2
    }

    /// Returns whether a rare card is laid.
    pub fn has_rare(&self) -> bool {
        self.frame >= 3
    }

    /// Returns whether three cards of the opening hand are chosen.
    pub fn chooses_hand(&self) -> bool {
        self.frame >= 4
    }

    /// R17: whether the owner is asked for the graveyard's top.
    pub fn asks_grave_top(&self) -> bool {
        self.choose_grave_top == GraveTop::Always
    }

    /// Returns whether trumps are laid.
    pub fn has_trumps(&self) -> bool {
        self.frame >= 5
    }
}

/// Returns whether a pair of format and frame is official (R2).
pub fn is_official(pair: &str) -> bool {
    PAIRS[..OFFICIAL].contains(&pair)
}

/// Returns what can be set.
pub fn menu() -> Menu {
    Menu {
        revisions: vec!["8.2"],
        modes: vec![ModeSpec::TWO_PLAYERS.formerly("duel")],
        formats: PAIRS.to_vec(),
        policies: policies::menu(Rules::READINGS),
    }
}

/// Reads the options, giving every reason against them.
///
/// # Errors
/// With every reason.
pub fn read(options: &Options) -> Result<Rules, Vec<Problem>> {
    let problems = menu().check(options, Clause::NONE);
    let pair = if options.format.is_empty() { PAIRS[0] } else { &options.format };
    let (format, frame) = read_pair(pair).unwrap_or_default();
    let mut rules = Rules { format, frame, official: is_official(pair), fair: options.fair, ..Rules::default() };
    policies::set(Rules::READINGS, &mut rules, options);
    if problems.is_empty() { Ok(rules) } else { Err(problems) }
}

fn read_pair(pair: &str) -> Option<(u8, u8)> {
    let (format, frame) = pair.split_once('/')?;
    let format = FORMATS.iter().position(|f| *f == format)?;
    let frame = FRAMES.iter().position(|f| *f == frame)?;
    Some((format as u8 + 1, frame as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(format: &str) -> Result<Rules, Vec<Problem>> {
        read(&Options { format: format.into(), ..Options::default() })
    }

    #[test]
    fn every_format_pairs_with_every_frame_and_ten_pairs_are_official() {
        for format in FORMATS {
            for frame in FRAMES {
                assert!(PAIRS.contains(&format!("{format}/{frame}").as_str()));
            }
        }
        assert_eq!(PAIRS.iter().filter(|p| is_official(p)).count(), 10);
        assert!(is_official("master/extra") && !is_official("light/basic"));
        assert_eq!(with("master/extra").map(|r| (r.format, r.frame)), Ok((4, 5)));
        assert_eq!(with(""), Ok(Rules::default()));
    }

    #[test]
    fn every_unknown_option_is_named() {
        let options = Options {
            format: "master".into(),
            revision: "9".into(),
            policies: [("trap_match".to_owned(), "suit".to_owned()), ("luck".to_owned(), "on".to_owned())].into(),
            ..Options::default()
        };
        let problems = read(&options).expect_err("nothing of this exists");
        assert_eq!(problems.len(), 4);
        assert!(problems[2].message.contains("policy") && problems[3].message.contains("card, number"));
    }
}
