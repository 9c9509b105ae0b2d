//! Which rules a step of an effect applies by being read: names, types, "up to", base values.
//!
//! These clauses have no event of their own, so they are cited beside the event they bear on.

use super::clause;
use crate::game::Cx;
use crate::words::{stat, verb, zone};
use baize_kernel::effect::{Effect, Part};
use baize_kernel::ir::{Change, From, Pick, Scope, Sel, Source, Step, Target, Test};
use baize_kernel::{Clause, Game, Stat};

/// Cites the rules by which a step is read.
pub fn annotate(cx: &mut Cx<'_>, e: &Effect, step: &Step) {
    let mut numbers: Vec<Clause> = Vec::new();
    if e.part == Part::Body {
        if e.pc > 0 {
            numbers.extend([clause!("1-3-8"), clause!("2-8-3")]);
        }
        if cx.s.tally == 0 && e.pc > 0 && !cx.game.rules.is_2023() && !matches!(step, Step::If { .. } | Step::Else { .. }) {
            // 4-10-2: what follows is done although what came before could not be.
            numbers.push(clause!("4-10-2"));
        }
    }
    for target in targets(step) {
        match target {
            Target::Subject(_) => numbers.push(clause!("8-4-4-3")),
            Target::Cards(sel) => note_selection(cx, sel, &mut numbers),
        }
    }
    if let Step::Change { change, .. } = step {
        note_change(cx, change, &mut numbers);
    }
    note_verb(step, e, &mut numbers);
    for number in numbers {
        cx.cite(number, e.env.you, e.env.this.card);
    }
}

fn targets(step: &Step) -> Vec<&Target> {
    match step {
        Step::Move { what, .. } => vec![what],
        Step::Do { what, to, .. } => std::iter::once(what).chain(to).collect(),
        Step::Change { on: Scope::Cards(target), .. } => vec![target],
        _ => Vec::new(),
    }
}

fn note_verb(step: &Step, e: &Effect, numbers: &mut Vec<Clause>) {
    match step {
        Step::Move { verb: verb::RETURN_DON, .. } => numbers.extend([clause!("10-2-10-1"), clause!("8-3-1-6")]),
        Step::Do { verb: verb::REST, what: Target::Cards(sel), .. } if e.part == Part::Cost && is_don(sel) => {
            numbers.push(clause!("8-3-1-5"));
        }
        Step::Choose(_) | Step::Look { .. } => numbers.push(clause!("8-4-4")),
        _ => {}
    }
}

fn is_don(sel: &Sel) -> bool {
    matches!(&sel.from, From::Zones(list) if list.iter().all(|s| s.zones & (1 << zone::COST.0) != 0))
}

fn note_selection(cx: &Cx<'_>, sel: &Sel, numbers: &mut Vec<Clause>) {
    numbers.push(clause!("8-4-4-1"));
    if matches!(sel.pick, Pick::UpTo(_)) {
        numbers.extend([clause!("1-3-5"), clause!("1-3-5-1"), clause!("4-8-1")]);
    }
    if let From::Zones(sources) = &sel.from {
        for source in sources {
            note_source(cx, source, &sel.tests, numbers);
        }
    }
    note_tests(cx, &sel.tests, numbers);
}

/// "Leader", "Character", "Stage" mean cards on the field; "… card" means cards elsewhere (2-2).
fn note_source(cx: &Cx<'_>, source: &Source, tests: &[Test], numbers: &mut Vec<Clause>) {
    let has = |z: baize_kernel::Zone| source.zones & (1 << z.0) != 0;
    if has(zone::LEADER) {
        numbers.push(clause!("2-2-3-1"));
    }
    if has(zone::CHARACTERS) {
        numbers.push(clause!("2-2-4-1"));
    }
    if has(zone::STAGE) {
        numbers.push(clause!("2-2-6-1"));
    }
    if has(zone::LEADER) && has(zone::CHARACTERS) && has(zone::STAGE) && has(zone::COST) && !cx.game.rules.is_2023() {
        numbers.push(clause!("3-1-2"));
    }
    let elsewhere = [zone::HAND, zone::DECK, zone::TRASH, zone::LIFE].into_iter().any(has);
    if elsewhere {
        for test in tests {
            match test {
                Test::Kind(crate::words::kind::CHARACTER) => numbers.push(clause!("2-2-4-2")),
                Test::Kind(crate::words::kind::STAGE) => numbers.push(clause!("2-2-6-2")),
                Test::Kind(crate::words::kind::EVENT) => numbers.push(clause!("2-2-5-1")),
                _ => {}
            }
        }
        if (has(zone::DECK) || has(zone::HAND)) && !tests.is_empty() {
            numbers.push(clause!("8-4-4-2"));
        }
    }
}

fn note_tests(cx: &Cx<'_>, tests: &[Test], numbers: &mut Vec<Clause>) {
    let rules = cx.game.rules;
    for test in tests {
        match test {
            Test::Named(_) => numbers.extend([clause!("2-1-2"), clause!("2-1-3")]),
            Test::NameHas(_) => numbers.push(clause!("2-1-2-1")),
            Test::Trait(_) => numbers.extend([clause!("2-4-3"), clause!("2-4-4")]),
            Test::TraitHas(_) => numbers.push(clause!("2-4-3-1")),
            Test::Label(label) => {
                if cx.game.vocabulary().labels[label.index()].group == "colour" {
                    numbers.push(clause!("2-3-5"));
                } else if rules.is_2023() {
                    numbers.extend([clause!("2-5-3"), clause!("2-5-4")]);
                } else {
                    numbers.extend([clause!("2-5-6"), clause!("2-5-4"), clause!("2-5-7")]);
                }
            }
            Test::Many(_) => numbers.push(clause!("2-3-6")),
            Test::Base(..) => numbers.push(clause!("4-9-2")),
            Test::Blank => numbers.extend([clause!("2-8-5"), clause!("2-11-2"), clause!("8-2-2"), clause!("2-8-4-1")]),
            Test::Number(_) => numbers.push(clause!("2-14-3")),
            Test::Stat(which, ..) => note_stat(cx, *which, numbers),
            Test::Any(lists) => lists.iter().for_each(|tests| note_tests(cx, tests, numbers)),
            Test::Not(inner) => note_tests(cx, std::slice::from_ref(inner), numbers),
            _ => {}
        }
    }
}

/// 8-4-6: stats are read with all that is in force.
fn note_stat(cx: &Cx<'_>, which: Stat, numbers: &mut Vec<Clause>) {
    if !cx.game.rules.is_2023() && !cx.s.lasting.is_empty() {
        numbers.push(clause!("8-4-6"));
    }
    if which != stat::POWER {
        numbers.push(clause!("1-3-6"));
    }
}

fn note_change(cx: &Cx<'_>, change: &Change, numbers: &mut Vec<Clause>) {
    if cx.game.rules.is_2023() {
        return;
    }
    match change {
        Change::Add(stat::POWER, _) | Change::SetBase(stat::POWER, _) => numbers.push(clause!("2-6-3")),
        Change::Add(stat::COST, _) | Change::SetBase(stat::COST, _) => numbers.push(clause!("2-7-6")),
        Change::Mute | Change::MuteCue(_) => numbers.extend([clause!("8-2-1-1"), clause!("8-2-3")]),
        _ => {}
    }
}
