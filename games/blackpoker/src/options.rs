//! What can be set: format, frame and readings (6.1, 6.2, R1, R2).

use crate::rules::clause;
use baize_kernel::table::{Menu, ModeSpec, Policy};
use baize_kernel::{Clause, Options, Problem};

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

/// Format, frame and readings of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The format's level, 1 to 4.
    pub format: u8,
    /// The frame's number, 0 to 5.
    pub frame: u8,
    /// R2: whether the pair of them is an official one.
    pub official: bool,
    /// Fair play: whether windows open whatever is held.
    pub fair: bool,
    /// R68: Rare Summon needs a life of 9 or less.
    pub errata_821: bool,
    /// R7: how the preset wall lies.
    pub preset_wall: PresetWall,
    /// R49: End clears the fog of both players.
    pub end_clears_all_fog: bool,
    /// R57: aces turned up earlier are counted anew.
    pub soft_aces: bool,
    /// R69: Trap Counter compares numbers only.
    pub trap_by_number: bool,
    /// R17: the owner is asked for the graveyard's top.
    pub choose_grave_top: bool,
}

/// R7: how the preset wall lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PresetWall {
    /// As the frame says: face down in Extra, face up elsewhere.
    Frame,
    /// Face up.
    Up,
    /// Face down.
    Down,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            format: 1,
            frame: 1,
            official: true,
            fair: false,
            errata_821: false,
            preset_wall: PresetWall::Frame,
            end_clears_all_fog: false,
            soft_aces: true,
            trap_by_number: false,
            choose_grave_top: false,
        }
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
        modes: vec![ModeSpec::new("duel", 2, 2)],
        formats: PAIRS.to_vec(),
        policies: policies(),
    }
}

fn policies() -> Vec<Policy> {
    let switch =
        |name, reading, values: [&'static str; 2], about| Policy { name, reading, values: values.to_vec(), about };
    vec![
        switch("errata_821", "R68", ["off", "on"], "Whether Rare Summon needs a life of 9 or less, as 8.2.1 has it."),
        Policy {
            name: "preset_wall_face",
            reading: "R7",
            values: vec!["frame", "up", "down"],
            about: "How the preset wall lies: as the frame says, always face up or always face down.",
        },
        switch("end_clears_all_fog", "R49", ["off", "on"], "Whether End clears the fog of both players."),
        switch("bj_soft_ace", "R57", ["on", "off"], "Whether B.J. counts earlier aces anew as 1."),
        switch("trap_match", "R69", ["card", "number"], "Whether Trap Counter compares cards or only numbers."),
        Policy {
            name: "choose_grave_top",
            reading: "R17",
            values: vec!["where_read", "on", "off"],
            about: "Whether owners are asked for the top of cards that die together: where an action reads it (none of 8.2 does), always, never.",
        },
    ]
}

/// Reads the options, giving every reason against them.
///
/// # Errors
/// With every reason.
pub fn read(options: &Options) -> Result<Rules, Vec<Problem>> {
    let mut rules = Rules { fair: options.fair, ..Rules::default() };
    let mut problems = Vec::new();
    let unknown = |what: &str, given: &str, known: &[&str]| {
        Problem::plain(format!("there is no {what} \"{given}\"; choose one of: {}", known.join(", ")))
    };
    if !matches!(options.revision.as_str(), "" | "8.2") {
        problems.push(unknown("revision", &options.revision, &["8.2"]));
    }
    if !matches!(options.mode.as_str(), "" | "duel") {
        problems.push(unknown("mode", &options.mode, &["duel"]));
    }
    if !matches!(options.seats, 0 | 2) {
        problems.push(Problem::plain(format!("two players are wanted, not {}", options.seats)));
    }
    let pair = if options.format.is_empty() { PAIRS[0] } else { &options.format };
    match read_pair(pair) {
        Some((format, frame)) => (rules.format, rules.frame, rules.official) = (format, frame, is_official(pair)),
        None => problems.push(unknown("format", pair, &PAIRS)),
    }
    for (name, value) in &options.policies {
        if !set(&mut rules, name, value) {
            problems.push(match policies().iter().find(|p| p.name == name) {
                Some(policy) => unknown(&format!("value of {name}"), value, &policy.values),
                None => unknown("policy", name, &policies().iter().map(|p| p.name).collect::<Vec<_>>()),
            });
        }
    }
    if problems.is_empty() { Ok(rules) } else { Err(problems) }
}

fn read_pair(pair: &str) -> Option<(u8, u8)> {
    let (format, frame) = pair.split_once('/')?;
    let format = FORMATS.iter().position(|f| *f == format)?;
    let frame = FRAMES.iter().position(|f| *f == frame)?;
    Some((format as u8 + 1, frame as u8))
}

fn set(rules: &mut Rules, name: &str, value: &str) -> bool {
    match (name, value) {
        ("errata_821", "off" | "on") => rules.errata_821 = value == "on",
        ("preset_wall_face", "frame") => rules.preset_wall = PresetWall::Frame,
        ("preset_wall_face", "up") => rules.preset_wall = PresetWall::Up,
        ("preset_wall_face", "down") => rules.preset_wall = PresetWall::Down,
        ("end_clears_all_fog", "off" | "on") => rules.end_clears_all_fog = value == "on",
        ("bj_soft_ace", "off" | "on") => rules.soft_aces = value == "on",
        ("trap_match", "card" | "number") => rules.trap_by_number = value == "number",
        // No action of 8.2 reads the top of a graveyard, so where it is read is nowhere.
        ("choose_grave_top", "where_read" | "on" | "off") => rules.choose_grave_top = value == "on",
        _ => return false,
    }
    true
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
