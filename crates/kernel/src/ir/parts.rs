//! Walking through an ability: every phrase in it, however deep.

use crate::ir::{Ability, Cause, Change, Cond, From, Gate, Limit, Mode, Num, Pick, Scope, Sel, Step, Subject, Target};
use crate::ir::{Test, Trigger};

/// A phrase of an ability.
#[derive(Copy, Clone, Debug)]
pub enum Part<'a> {
    /// An event that is waited for, replaced or counted.
    Trigger(&'a Trigger),
    /// A condition in front.
    Gate(&'a Gate),
    /// A step of the cost or of the body.
    Step(&'a Step),
    /// What a step changes.
    Change(&'a Change),
    /// A selection of cards.
    Sel(&'a Sel),
    /// A property of a card.
    Test(&'a Test),
    /// A condition.
    Cond(&'a Cond),
    /// A number.
    Num(&'a Num),
    /// Cards at hand.
    Subject(Subject),
}

/// Calls `f` for every phrase of an ability, those that hold others first.
pub fn each_part<'a>(ability: &'a Ability, f: &mut dyn FnMut(Part<'a>)) {
    match &ability.mode {
        Mode::Auto(triggers) | Mode::Instead(triggers) => triggers.iter().for_each(|t| part(Part::Trigger(t), f)),
        Mode::Use(_) | Mode::Always | Mode::Rule => {}
    }
    ability.gates.iter().for_each(|gate| part(Part::Gate(gate), f));
    ability.cost.iter().chain(&ability.body).for_each(|step| part(Part::Step(step), f));
}

/// Calls `f` for a phrase and every phrase in it.
pub fn part<'a>(of: Part<'a>, f: &mut dyn FnMut(Part<'a>)) {
    f(of);
    match of {
        Part::Trigger(t) => {
            tests(&t.tests, f);
            cause(&t.cause, f);
        }
        Part::Gate(Gate::While(cond)) => part(Part::Cond(cond), f),
        Part::Gate(_) | Part::Subject(_) => {}
        Part::Step(step) => step_parts(step, f),
        Part::Change(change) => change_parts(change, f),
        Part::Sel(sel) => sel_parts(sel, f),
        Part::Test(test) => test_parts(test, f),
        Part::Cond(cond) => cond_parts(cond, f),
        Part::Num(num) => num_parts(num, f),
    }
}

/// How many of the steps after it a step governs.
fn governed(step: &Step) -> usize {
    match step {
        Step::If { len, .. } | Step::Else { len } | Step::May { len, .. } | Step::Later { len, .. } => (*len).into(),
        Step::OneOf { lens, .. } => lens.iter().map(|&len| usize::from(len)).sum(),
        _ => 0,
    }
}

/// Returns the place after a step and all that it governs.
pub fn past(steps: &[Step], at: usize) -> usize {
    at + 1 + governed(&steps[at])
}

/// Returns the place of the `Else` of the `If` at a place. An `Else` where several blocks end belongs to the outermost.
pub fn else_of(steps: &[Step], at: usize) -> Option<usize> {
    let end = past(steps, at);
    let is_else = matches!(steps.get(end), Some(Step::Else { .. }));
    (is_else && !(0..at).any(|i| past(steps, i) == end)).then_some(end)
}

/// Returns where the run of a `OneOf` around a place ends, and the place of that `OneOf`: the innermost.
pub fn run_around(steps: &[Step], at: usize) -> Option<(usize, usize)> {
    (0..at).rev().find_map(|i| {
        let Step::OneOf { lens, .. } = &steps[i] else { return None };
        let mut end = i + 1;
        let mut ends = lens.iter().map(|&len| {
            end += usize::from(len);
            end
        });
        ends.find(|&end| at < end).map(|end| (end, i))
    })
}

fn tests<'a>(list: &'a [Test], f: &mut dyn FnMut(Part<'a>)) {
    list.iter().for_each(|test| part(Part::Test(test), f));
}

fn cause<'a>(cause: &'a Cause, f: &mut dyn FnMut(Part<'a>)) {
    tests(&cause.tests, f);
}

fn target<'a>(target: &'a Target, f: &mut dyn FnMut(Part<'a>)) {
    match target {
        Target::Subject(subject) => part(Part::Subject(*subject), f),
        Target::Union(list) => list.iter().for_each(|subject| part(Part::Subject(*subject), f)),
        Target::Cards(sel) => part(Part::Sel(sel), f),
    }
}

fn step_parts<'a>(step: &'a Step, f: &mut dyn FnMut(Part<'a>)) {
    match step {
        Step::Choose(sel) | Step::Look { what: sel, .. } => part(Part::Sel(sel), f),
        Step::Move { what, .. } => target(what, f),
        Step::Do { what, to, n, .. } => {
            target(what, f);
            to.iter().for_each(|to| target(to, f));
            part(Part::Num(n), f);
        }
        Step::Player { n, .. } | Step::Number { max: n, .. } | Step::Create { n, .. } => part(Part::Num(n), f),
        Step::Change { on, change, .. } => {
            if let Scope::Cards(on) = on {
                target(on, f);
            }
            part(Part::Change(change), f);
        }
        Step::If { cond, .. } => part(Part::Cond(cond), f),
        Step::Use { of, .. } => of.iter().for_each(|of| target(of, f)),
        Step::Else { .. } | Step::May { .. } | Step::OneOf { .. } | Step::Later { .. } | Step::Name(_) => {}
    }
}

fn change_parts<'a>(change: &'a Change, f: &mut dyn FnMut(Part<'a>)) {
    match change {
        Change::Add(_, n) | Change::SetBase(_, n) | Change::Set(_, n) => part(Part::Num(n), f),
        Change::Forbid(_, list, by) | Change::Permit(_, list, by) => {
            tests(list, f);
            cause(by, f);
        }
        Change::Discount(n, list) => {
            part(Part::Num(n), f);
            tests(list, f);
        }
        _ => {}
    }
}

fn sel_parts<'a>(sel: &'a Sel, f: &mut dyn FnMut(Part<'a>)) {
    match &sel.pick {
        Pick::All | Pick::EitherEnd => {}
        Pick::Between(a, b) => [a, b].into_iter().for_each(|n| part(Part::Num(n), f)),
        Pick::Exactly(n) | Pick::UpTo(n) | Pick::Top(n) | Pick::UpToTop(n) | Pick::Bottom(n) | Pick::Random(n) => {
            part(Part::Num(n), f);
        }
    }
    if let From::Group(subject) = &sel.from {
        part(Part::Subject(*subject), f);
    }
    tests(&sel.tests, f);
    for limit in &sel.limits {
        if let Limit::Total(_, n) = limit {
            part(Part::Num(n), f);
        }
    }
}

fn test_parts<'a>(test: &'a Test, f: &mut dyn FnMut(Part<'a>)) {
    match test {
        Test::Stat(_, _, n) | Test::Base(_, _, n) => part(Part::Num(n), f),
        Test::Is(subject) | Test::SameName(subject) | Test::SameStat(_, subject) | Test::SameLabel(_, subject) => {
            part(Part::Subject(*subject), f)
        }
        Test::Carries(list) => tests(list, f),
        Test::Any(lists) => lists.iter().for_each(|list| tests(list, f)),
        Test::Not(inner) => part(Part::Test(inner), f),
        _ => {}
    }
}

fn cond_parts<'a>(cond: &'a Cond, f: &mut dyn FnMut(Part<'a>)) {
    match cond {
        Cond::Compare(a, _, b) => [a, b].into_iter().for_each(|n| part(Part::Num(n), f)),
        Cond::Matches(subject, list) => {
            part(Part::Subject(*subject), f);
            tests(list, f);
        }
        Cond::All(list) | Cond::Any(list) => list.iter().for_each(|cond| part(Part::Cond(cond), f)),
        Cond::Not(inner) => part(Part::Cond(inner), f),
        Cond::Turn(_) | Cond::Did => {}
    }
}

fn num_parts<'a>(num: &'a Num, f: &mut dyn FnMut(Part<'a>)) {
    match num {
        Num::Count(sel) | Num::Total(sel, _) => part(Part::Sel(sel), f),
        Num::Stat(subject, _) | Num::Base(subject, _) => part(Part::Subject(*subject), f),
        Num::Per { of, .. } => part(Part::Num(of), f),
        Num::Plus(a, b) | Num::Minus(a, b) => [a, b].into_iter().for_each(|n| part(Part::Num(n), f)),
        Num::Times(event) => part(Part::Trigger(event), f),
        Num::Const(_) | Num::Gauge(..) | Num::Named | Num::Moved => {}
    }
}
