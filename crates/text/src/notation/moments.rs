//! Moments that never come together: refused when a header and its conditions, or a duration, exclude each other.

use super::cursor::{Parse, Parser};
use baize_kernel::ir::{Gate, Mode, Side, Subject, Test, Trigger};
use baize_kernel::vocabulary::{CueSpec, Turn};
use baize_kernel::{Cue, Phase, Point, message};
use std::ops::Range;

/// A moment of a header: what comes, in which phases and in whose turns.
struct Moment {
    cue: Cue,
    phases: u32,
    turn: Side,
}

impl Parser<'_> {
    /// Refuses conditions that never hold together, or never at a moment of the header.
    pub(super) fn check_gates(&mut self, mode: &Mode, gates: &[Gate], span: &Range<usize>) {
        let turns: Vec<Side> = gates.iter().filter_map(turn_of).collect();
        let phases = phases_of(gates);
        if phases == 0 || turns.iter().any(|&turn| excludes(turn, &turns)) {
            let hint = message!("leave one of them away, or write two abilities");
            self.report(span.clone(), message!("these conditions never hold together"), Some(hint));
            return;
        }
        for moment in self.moments(mode) {
            let cue = self.vocabulary.cue(moment.cue);
            let (turn, phase) = (excludes(moment.turn, &turns), moment.phases & phases == 0);
            if turn || phase {
                let hint = match turn {
                    true => message!("leave away whose turn it is"),
                    false => message!("it comes in: {list}", list = self.phase_words(moment.phases)),
                };
                self.report(span.clone(), message!("`{cue}` never comes when this condition holds", cue), Some(hint));
            }
        }
    }

    /// Returns the phases in which an ability can work, as a bit set.
    pub(super) fn phases_at(&self, mode: &Mode, gates: &[Gate]) -> u32 {
        let moments = self.moments(mode);
        let all = if moments.is_empty() { !0 } else { moments.iter().fold(0, |set, moment| set | moment.phases) };
        all & phases_of(gates)
    }

    /// Refuses a time that never comes while the ability works.
    pub(super) fn check_point(&mut self, point: Point, span: Range<usize>) -> Parse<()> {
        let v = self.vocabulary;
        if v.phases_of(point) & self.phases != 0 {
            return Ok(());
        }
        let comes = |i: &usize| v.phases_of(Point(*i as u8)) & self.phases != 0;
        let list = (0..v.points.len()).filter(comes).map(|i| v.points[i]).collect::<Vec<_>>().join(", ");
        let message = message!("there is no `{point}` when this works", point = v.point(point));
        Err(self.report(span, message, Some(message!("times that come: {list}", list))))
    }

    /// The moments of a mode; those of effects that others of the card use come at any time.
    fn moments(&self, mode: &Mode) -> Vec<Moment> {
        let v = self.vocabulary;
        let moment = |cue: Cue, whose: Side| {
            let spec: &CueSpec = &v.cues[cue.index()];
            if self.is_used(spec.word) {
                return Moment { cue, phases: !0, turn: Side::Any };
            }
            let turn = match spec.turn {
                Some(Turn::Mine) => Side::Mine,
                Some(Turn::Theirs) => Side::Theirs,
                Some(Turn::Whose) => whose,
                None => Side::Any,
            };
            Moment { cue, phases: if spec.phases == 0 { !0 } else { spec.phases }, turn }
        };
        match mode {
            Mode::Use(cues) => cues.iter().map(|&cue| moment(cue, Side::Mine)).collect(),
            Mode::Auto(list) | Mode::Instead(list) => list.iter().map(|t| moment(t.cue, whose(t))).collect(),
            Mode::Always | Mode::Rule => Vec::new(),
        }
    }

    pub(super) fn phase_words(&self, phases: u32) -> String {
        let words = self.vocabulary.phases.iter().enumerate().filter(|(i, _)| phases & 1 << i != 0);
        words.map(|(_, word)| *word).collect::<Vec<_>>().join(", ")
    }
}

/// To whom an event happens.
fn whose(trigger: &Trigger) -> Side {
    if trigger.tests.contains(&Test::Is(Subject::This)) { Side::Mine } else { trigger.side }
}

fn turn_of(gate: &Gate) -> Option<Side> {
    if let Gate::Turn(side) = gate { Some(*side) } else { None }
}

/// The phases in which all conditions can hold, as a bit set.
fn phases_of(gates: &[Gate]) -> u32 {
    gates.iter().fold(!0, |set, gate| match gate {
        Gate::During(phases) => set & Phase::set(phases),
        _ => set,
    })
}

/// Returns whether a turn is never one of all these.
fn excludes(turn: Side, turns: &[Side]) -> bool {
    let own = |side: Side| matches!(side, Side::Mine | Side::Friendly);
    turns.iter().any(|&other| own(turn) && other == Side::Theirs || turn == Side::Theirs && own(other))
}
