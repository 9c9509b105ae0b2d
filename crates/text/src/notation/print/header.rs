//! Prints the header of an ability.

use super::super::{OWNED, OWNERS, SUBJECTS, tag, word_for};
use super::{Printer, joined};
use baize_kernel::ir::{Ability, By, Cause, Gate, Mode, Side, Test, Trigger};
use baize_kernel::vocabulary::Role;

impl Printer<'_> {
    pub fn header(self, ability: &Ability) -> String {
        let mut items: Vec<String> = [self.mode(&ability.mode)].into_iter().filter(|mode| !mode.is_empty()).collect();
        items.extend(ability.gates.iter().map(|gate| self.gate(gate)));
        if ability.once {
            items.push("once".to_owned());
        }
        if ability.zones != 0 {
            items.push(format!("in {}", joined(ability.zones, |i| self.vocabulary.zone(baize_kernel::Zone(i)))));
        }
        if ability.quoted && self.granted.is_empty() {
            items.push("quoted".to_owned());
        }
        items.join(", ")
    }

    fn mode(self, mode: &Mode) -> String {
        match mode {
            Mode::Always => "always".to_owned(),
            Mode::Rule => "rule".to_owned(),
            Mode::Use(cues) => cues.iter().map(|cue| self.vocabulary.cue(*cue)).collect::<Vec<_>>().join(" / "),
            Mode::Instead(triggers) => format!("instead of {}", self.events(triggers)),
            Mode::Auto(triggers) if triggers.iter().all(|t| self.is_tag(t)) => {
                triggers.iter().map(|t| self.vocabulary.cue(t.cue)).collect::<Vec<_>>().join(" / ")
            }
            Mode::Auto(triggers) => format!("when {}", self.events(triggers)),
        }
    }

    /// Returns whether the bare word of the cue says it all.
    fn is_tag(self, trigger: &Trigger) -> bool {
        let role = self.vocabulary.cues.get(trigger.cue.index()).map(|c| c.role);
        matches!(role, Some(Role::Own | Role::Table)) && *trigger == tag(self.vocabulary, trigger.cue)
    }

    fn events(self, triggers: &[Trigger]) -> String {
        triggers.iter().map(|t| self.event(t)).collect::<Vec<_>>().join(" / ")
    }

    pub fn event(self, trigger: &Trigger) -> String {
        let cue = self.vocabulary.cue(trigger.cue);
        let to = match (trigger.side, trigger.tests.as_slice()) {
            (Side::Any, []) => String::new(),
            (side, []) => format!(" {}", word_for(&OWNED, side)),
            (Side::Any, [Test::Is(subject), rest @ ..]) => {
                format!(" {}{}", word_for(&SUBJECTS, *subject), self.tests(rest))
            }
            (side, tests) => format!(" {} {}", word_for(&OWNERS, side), self.events_cards(tests)),
        };
        let mut out = format!("{cue}{to}");
        if trigger.origin != 0 {
            let zones = joined(trigger.origin, |i| self.vocabulary.zone(baize_kernel::Zone(i)));
            out.push_str(&format!(" from {}", zones.replace('/', " or ")));
        }
        if trigger.at_least > 0 {
            out.push_str(&format!(" {} or more", trigger.at_least));
        }
        out + &self.cause(&trigger.cause)
    }

    /// The cards that an event happens to: adjectives, a kind or `card`, and further tests.
    fn events_cards(self, tests: &[Test]) -> String {
        let (adjectives, rest) = self.adjectives(tests);
        match rest {
            [Test::Kind(kind), more @ ..] => format!("{adjectives}{}{}", self.vocabulary.kind(*kind), self.tests(more)),
            [Test::Any(lists), more @ ..] if self.kinds(lists).is_some() => {
                format!("{adjectives}{}{}", self.kinds(lists).unwrap_or_default(), self.tests(more))
            }
            more => format!("{adjectives}card{}", self.tests(more)),
        }
    }

    /// `KIND or KIND`, if the alternatives are kinds and nothing else.
    fn kinds(self, lists: &[Vec<Test>]) -> Option<String> {
        let kind = |list: &Vec<Test>| match list.as_slice() {
            [Test::Kind(kind)] => Some(self.vocabulary.kind(*kind)),
            _ => None,
        };
        let kinds: Option<Vec<_>> = lists.iter().map(kind).collect();
        kinds.filter(|kinds| kinds.len() > 1).map(|kinds| kinds.join(" or "))
    }

    /// What brings something about, with a space in front.
    pub fn cause(self, cause: &Cause) -> String {
        let by = match cause.by {
            By::Anything => String::new(),
            By::Battle => " by battle".to_owned(),
            By::Rule => " by rule".to_owned(),
            By::Effect(Side::Any) => " by effect".to_owned(),
            By::Effect(side) => format!(" by {} effect", word_for(&OWNERS, side)),
        };
        let joint = if matches!(cause.by, By::Effect(_)) { "of" } else { "with" };
        if cause.tests.is_empty() { by } else { format!("{by} {joint} {}", self.list(&cause.tests)) }
    }

    fn gate(self, gate: &Gate) -> String {
        match gate {
            Gate::Turn(side) => format!("{} turn", word_for(&OWNERS, *side)),
            Gate::Attached(n) => format!("{} {n}", self.vocabulary.attached),
            Gate::During(phases) => {
                let phases: Vec<_> = phases.iter().map(|p| self.vocabulary.phase(*p)).collect();
                format!("during {}", phases.join("/"))
            }
            Gate::While(cond) => format!("while {}", self.condition(cond)),
        }
    }
}
