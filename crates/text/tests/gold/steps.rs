//! Steps with the steps they govern, and ways to write them that mean the same.

use super::normal::{debug, sort};
use baize_kernel::Point;
use baize_kernel::ir::parts::{Part, part};
use baize_kernel::ir::{Cond, End, From, Num, Pick, Scope, Sel, Side, Slot, Step, Subject, Target};

/// A step with the steps it governs.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    Leaf(Step),
    If(Cond, Vec<Node>, Vec<Node>),
    May(Side, Vec<Node>),
    OneOf(Side, Vec<Vec<Node>>),
    Later(Point, Vec<Node>),
}

/// The steps of a flat list, each with those it governs.
pub fn tree(steps: &[Step]) -> Vec<Node> {
    let (mut out, mut at) = (Vec::new(), 0);
    let block = |at: &mut usize, len: u16| {
        let start = *at;
        *at = (start + usize::from(len)).min(steps.len());
        tree(&steps[start..*at])
    };
    while let Some(step) = steps.get(at) {
        at += 1;
        out.push(match step {
            Step::If { cond, len } => {
                let then = block(&mut at, *len);
                let other = match steps.get(at) {
                    Some(Step::Else { len }) => {
                        at += 1;
                        block(&mut at, *len)
                    }
                    _ => Vec::new(),
                };
                Node::If(cond.clone(), then, other)
            }
            Step::May { who, len } => Node::May(*who, block(&mut at, *len)),
            Step::OneOf { who, lens } => Node::OneOf(*who, lens.iter().map(|len| block(&mut at, *len)).collect()),
            Step::Later { point, len } => Node::Later(*point, block(&mut at, *len)),
            leaf => Node::Leaf(leaf.clone()),
        });
    }
    out
}

/// The flat list of steps again.
pub fn flat(nodes: &[Node]) -> Vec<Step> {
    let mut out = Vec::new();
    for node in nodes {
        match node {
            Node::Leaf(step) => out.push(step.clone()),
            Node::If(cond, then, other) => {
                let (then, other) = (flat(then), flat(other));
                out.push(Step::If { cond: cond.clone(), len: then.len() as u16 });
                out.extend(then);
                if !other.is_empty() {
                    out.push(Step::Else { len: other.len() as u16 });
                    out.extend(other);
                }
            }
            Node::May(who, inner) => {
                let inner = flat(inner);
                out.push(Step::May { who: *who, len: inner.len() as u16 });
                out.extend(inner);
            }
            Node::OneOf(who, runs) => {
                let runs: Vec<Vec<Step>> = runs.iter().map(|run| flat(run)).collect();
                out.push(Step::OneOf { who: *who, lens: runs.iter().map(|run| run.len() as u16).collect() });
                out.extend(runs.into_iter().flatten());
            }
            Node::Later(point, inner) => {
                let inner = flat(inner);
                out.push(Step::Later { point: *point, len: inner.len() as u16 });
                out.extend(inner);
            }
        }
    }
    out
}

/// Every step, in order.
fn leaves(nodes: &mut [Node], f: &mut dyn FnMut(&mut Node)) {
    for node in nodes {
        f(node);
        match node {
            Node::Leaf(_) => {}
            Node::If(_, then, other) => {
                leaves(then, f);
                leaves(other, f);
            }
            Node::May(_, inner) | Node::Later(_, inner) => leaves(inner, f),
            Node::OneOf(_, runs) => runs.iter_mut().for_each(|run| leaves(run, f)),
        }
    }
}

/// Leaves out names that nothing uses.
pub fn without_idle_names(mut cost: Vec<Node>, mut body: Vec<Node>) -> (Vec<Node>, Vec<Node>) {
    let mut used: Vec<Slot> = Vec::new();
    let mut note = |p: Part<'_>| {
        if let Part::Subject(Subject::Slot(slot)) = p {
            used.push(slot);
        }
    };
    for step in flat(&cost).iter().chain(&flat(&body)) {
        part(Part::Step(step), &mut note);
    }
    let mut drop_idle = |node: &mut Node| {
        let idle = matches!(node, Node::Leaf(Step::Name(slot)) if !used.contains(slot));
        if idle {
            *node = Node::May(Side::Mine, Vec::new());
        }
    };
    leaves(&mut cost, &mut drop_idle);
    leaves(&mut body, &mut drop_idle);
    (cost, body)
}

/// Joins choices with the step that deals with them, and conditions with those in them; orders changes of one card.
pub fn merged(nodes: Vec<Node>) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    let mut nodes = nodes.into_iter().peekable();
    while let Some(node) = nodes.next() {
        let mut after = Vec::new();
        let node = match node {
            Node::May(_, inner) if inner.is_empty() => continue,
            Node::If(cond, then, other) => merged_if(cond, merged(then), merged(other)),
            Node::May(who, inner) => merged_may(who, merged(inner), nodes.peek()),
            Node::Later(point, inner) => Node::Later(point, merged(inner)),
            Node::OneOf(who, runs) => {
                let mut runs: Vec<Vec<Node>> = runs.into_iter().map(merged).collect();
                after = shared_end(&mut runs);
                merged_choice(who, runs)
            }
            Node::Leaf(step) => Node::Leaf(step),
        };
        let alone = !matches!(out.len().checked_sub(2).map(|i| &out[i]), Some(Node::Leaf(Step::Choose(_))));
        match (out.last(), &node) {
            (Some(Node::Leaf(Step::Choose(sel))), Node::Leaf(step)) if alone => match chosen_by_itself(sel, step) {
                Some(step) => *out.last_mut().expect("there is one") = Node::Leaf(step),
                None => out.push(node),
            },
            (Some(Node::Leaf(last)), Node::Leaf(step)) if commute(last, step) && debug(last) > debug(step) => {
                out.insert(out.len() - 1, node);
            }
            _ => out.push(node),
        }
        out.append(&mut after);
    }
    out
}

/// What all of several runs end with comes after any of them.
fn shared_end(runs: &mut [Vec<Node>]) -> Vec<Node> {
    let mut out = Vec::new();
    while let Some(last) = runs.first().and_then(|run| run.last()).cloned()
        && runs.iter().all(|run| run.len() > 1 && run.last() == Some(&last))
    {
        runs.iter_mut().for_each(|run| drop(run.pop()));
        out.insert(0, last);
    }
    out
}

fn merged_if(cond: Cond, then: Vec<Node>, other: Vec<Node>) -> Node {
    match (cond, &then[..], other.is_empty()) {
        (Cond::Not(cond), _, false) => Node::If(*cond, other, then),
        (cond, [Node::If(inner, steps, none)], true) if none.is_empty() && *inner != Cond::Did => {
            let mut both = vec![cond, inner.clone()];
            both = both.into_iter().flat_map(|c| if let Cond::All(list) = c { list } else { vec![c] }).collect();
            sort(&mut both);
            Node::If(Cond::All(both), steps.clone(), Vec::new())
        }
        (cond, ..) => Node::If(cond, then, other),
    }
}

/// Doing something to up to so many cards is optional as it is, unless it matters later whether or how often it was done.
fn merged_may(who: Side, mut inner: Vec<Node>, next: Option<&Node>) -> Node {
    let mut asked = matches!(next, Some(Node::If(Cond::Did, ..)));
    for step in next.iter().flat_map(|next| flat(std::slice::from_ref(next))) {
        part(Part::Step(&step), &mut |p| asked |= matches!(p, Part::Num(Num::Moved)));
    }
    let free = |sel: &Sel| sel.chooser == who && matches!(sel.pick, Pick::UpTo(_) | Pick::UpToTop(_));
    match &inner[..] {
        [Node::Leaf(Step::Move { what: Target::Cards(sel), .. })] if !asked && free(sel) => inner.remove(0),
        _ => Node::May(who, inner),
    }
}

/// Choosing between the top and the bottom of a pile is one move to either.
fn merged_choice(who: Side, mut runs: Vec<Vec<Node>>) -> Node {
    if let (Side::Mine, [one, other]) = (who, &mut runs[..])
        && let ([Node::Leaf(Step::Move { to: top, .. })], true) = (&mut one[..], other.len() == 1)
        && top.end == End::Top
    {
        top.end = End::Bottom;
        let same = one == other;
        if let Node::Leaf(Step::Move { to, .. }) = &mut one[0] {
            to.end = if same { End::Either } else { End::Top };
        }
        if same {
            return one.remove(0);
        }
    }
    Node::OneOf(who, runs)
}

/// Whether two changes of cards at hand can be made in either order.
fn commute(a: &Step, b: &Step) -> bool {
    let of = |step: &Step| match step {
        Step::Change { on: Scope::Cards(Target::Subject(subject)), change, .. } if change.is_fixed() => Some(*subject),
        _ => None,
    };
    of(a).is_some() && of(a) == of(b)
}

/// A step that deals with “it”, choosing the cards by itself.
fn chosen_by_itself(sel: &Sel, step: &Step) -> Option<Step> {
    let mut step = step.clone();
    match &mut step {
        Step::Move { what, .. } | Step::Do { what, .. } | Step::Change { on: Scope::Cards(what), .. }
            if *what == Target::Subject(Subject::It) =>
        {
            *what = Target::Cards(sel.clone());
        }
        Step::Look { what, .. }
            if what.pick == Pick::All && what.from == From::Group(Subject::It) && what.tests.is_empty() =>
        {
            *what = sel.clone();
        }
        _ => return None,
    }
    let mut again = false;
    part(Part::Step(&step), &mut |p| again |= matches!(p, Part::Subject(Subject::It)));
    (!again).then_some(step)
}
