//! A form of abilities in which two ways to write one meaning are the same.
//!
//! It has no order where order means nothing (tests, conditions, gates, abilities, the changes of an ability that holds
//! all the time), no words that say nothing (a kind or an owner that the noun says already, a choice that the next step
//! could make by itself, a name for what “it” is), and one way to say what can be said in several (comparisons, whose
//! pile a card goes to, trashing from the hand).

use super::steps::{Node, flat, merged, tree, without_idle_names};
use baize_kernel::ir::{
    Ability, Change, Cmp, Cond, From, Gate, Mode, Num, Pick, Place, Scope, Sel, Side, Slot, Source, Step, Subject,
    Target, Test, Trigger,
};
use baize_kernel::verb_rule::Operation;
use baize_kernel::vocabulary::{Shape, VerbSpec};
use baize_kernel::{Kind, Lexicon, Verb, Vocabulary};
use std::fmt::Debug;

/// The abilities of a card, sorted; those that are granted stand where they are.
pub fn card(abilities: &[Ability], vocabulary: &Vocabulary, lexicon: &Lexicon) -> Vec<String> {
    let book = Book { abilities, vocabulary, lexicon };
    let mut out: Vec<String> = abilities.iter().filter(|a| !a.quoted).flat_map(|a| book.ability(a)).collect();
    out.sort();
    out
}

/// The abilities of a card and their words.
struct Book<'a> {
    abilities: &'a [Ability],
    vocabulary: &'a Vocabulary,
    lexicon: &'a Lexicon,
}

impl Book<'_> {
    /// An ability; one that holds all the time is one for each of its changes.
    fn ability(&self, ability: &Ability) -> Vec<String> {
        let mut form =
            Form { vocabulary: self.vocabulary, it: None, seen: None, last: None, choosing: false, joined: false };
        let mut whole = ability.clone();
        if let Mode::Auto(triggers) | Mode::Instead(triggers) = &mut whole.mode {
            triggers.iter_mut().for_each(|trigger| form.trigger(trigger));
            sort(triggers);
        }
        let cost = form.run(tree(&whole.cost));
        let body = form.run(tree(&whole.body));
        let (cost, body) = without_idle_names(cost, body);
        let mut gates: Vec<Cond> = Vec::new();
        whole.gates.retain(|gate| match gate {
            Gate::While(cond) => {
                gates.push(cond.clone());
                false
            }
            _ => true,
        });
        whole.cost = flat(&merged(cost));
        let body = merged(body);
        let mut parts = Vec::new();
        match whole.mode {
            Mode::Always | Mode::Rule => each_change(&body, &gates, &mut parts),
            _ => parts.push((gates, flat(&body))),
        }
        let one = |(conds, body): (Vec<Cond>, Vec<Step>)| {
            let mut one = Ability { body, ..whole.clone() };
            add_gates(&mut one.gates, conds, &mut form);
            self.printed(&one)
        };
        parts.into_iter().map(one).collect()
    }

    /// An ability in notation, with those it grants.
    fn printed(&self, ability: &Ability) -> String {
        let mut text = baize_text::print::ability(ability, self.vocabulary, self.lexicon);
        for (number, granted) in self.abilities.iter().enumerate().rev() {
            let place = format!(" ability {}", number + 1);
            if text.contains(&place) {
                text = text.replace(&place, &format!(" ability {{ {} }}", self.ability(granted).join(" & ")));
            }
        }
        text
    }
}

/// Puts conditions among the gates, those that are tags as such.
fn add_gates(gates: &mut Vec<Gate>, conds: Vec<Cond>, form: &mut Form<'_>) {
    let mut all = Cond::All(conds);
    form.cond(&mut all);
    let list = match all {
        Cond::All(list) => list,
        other => vec![other],
    };
    let mut rest = Vec::new();
    for cond in list {
        match &cond {
            Cond::Turn(side) => gates.push(Gate::Turn(*side)),
            Cond::Matches(Subject::This, tests) if matches!(tests[..], [Test::Attached(_)]) => {
                gates.extend(
                    tests
                        .iter()
                        .filter_map(|t| if let Test::Attached(n) = t { Some(Gate::Attached(*n)) } else { None }),
                );
            }
            _ => rest.push(cond),
        }
    }
    match rest.len() {
        0 => {}
        1 => gates.extend(rest.pop().map(Gate::While)),
        _ => gates.push(Gate::While(Cond::All(rest))),
    }
    sort(gates);
}

/// The changes of an ability that holds all the time, each with what must hold for it.
fn each_change(nodes: &[Node], conds: &[Cond], out: &mut Vec<(Vec<Cond>, Vec<Step>)>) {
    for node in nodes {
        match node {
            Node::If(cond, then, other) => {
                each_change(then, &[conds, std::slice::from_ref(cond)].concat(), out);
                each_change(other, &[conds, &[Cond::Not(Box::new(cond.clone()))]].concat(), out);
            }
            Node::Leaf(step) => out.push((conds.to_vec(), vec![step.clone()])),
            other => out.push((conds.to_vec(), flat(std::slice::from_ref(other)))),
        }
    }
}

pub fn debug(what: &impl Debug) -> String {
    format!("{what:?}")
}

pub fn sort<T: Debug + PartialEq>(list: &mut Vec<T>) {
    list.sort_by_key(debug);
    list.dedup();
}

/// What a noun says already of each card: its kind and whose it is.
#[derive(Copy, Clone, Default)]
struct Known {
    kinds: u16,
    side: Option<Side>,
}

/// Puts phrases in the form, in the order of the steps.
struct Form<'a> {
    vocabulary: &'a Vocabulary,
    /// Whose cards “it” and “seen” are, where that is known.
    it: Option<Side>,
    seen: Option<Side>,
    /// The name of what “it” is.
    last: Option<Slot>,
    /// Whether the step before was a choice, and whether “it” is several choices: those made one after the other are one.
    choosing: bool,
    joined: bool,
}

impl Form<'_> {
    fn run(&mut self, nodes: Vec<Node>) -> Vec<Node> {
        nodes.into_iter().map(|node| self.node(node)).collect()
    }

    /// What “it” is after a part that may not have been done is not known.
    fn node(&mut self, node: Node) -> Node {
        let node = match node {
            Node::Leaf(mut step) => {
                self.step(&mut step);
                return Node::Leaf(step);
            }
            Node::If(mut cond, then, other) => {
                self.cond(&mut cond);
                let (it, last) = (self.it, self.last);
                let then = self.run(then);
                (self.it, self.last) = (it, last);
                Node::If(cond, then, self.run(other))
            }
            Node::May(who, inner) => Node::May(who, self.run(inner)),
            Node::Later(point, inner) => Node::Later(point, self.run(inner)),
            Node::OneOf(who, runs) => {
                let (it, last) = (self.it, self.last);
                let mut each = |run| {
                    (self.it, self.last) = (it, last);
                    self.run(run)
                };
                Node::OneOf(who, runs.into_iter().map(&mut each).collect())
            }
        };
        (self.it, self.last) = (None, None);
        node
    }

    fn step(&mut self, step: &mut Step) {
        match step {
            Step::Choose(sel) => {
                self.sel(sel);
                self.now(self.side_of_sel(sel));
                self.joined = std::mem::replace(&mut self.choosing, true);
                return;
            }
            Step::Look { what, .. } => {
                self.sel(what);
                self.now(self.side_of_sel(what));
                self.seen = self.it;
            }
            Step::Move { verb, what, to } => {
                let side = self.target(what);
                self.place(to, side);
                self.verb(verb);
                self.about(what, side);
            }
            Step::Do { what, to, n, .. } => {
                self.num(n);
                let side = self.target(what);
                to.iter_mut().for_each(|to| self.onto(to));
                self.about(what, side);
            }
            Step::Change { on, change, .. } => {
                match change {
                    Change::Add(_, n) | Change::SetBase(_, n) | Change::Set(_, n) => self.num(n),
                    Change::Forbid(_, tests, cause) | Change::Permit(_, tests, cause) => {
                        self.tests(tests, Known::default());
                        self.tests(&mut cause.tests, Known::default());
                    }
                    _ => {}
                }
                if let Scope::Cards(target) = on {
                    let side = self.target(target);
                    self.about(target, side);
                }
            }
            Step::Player { n, .. } | Step::Number { max: n, .. } | Step::Create { n, .. } => self.num(n),
            Step::Use { of, .. } => of.iter_mut().for_each(|of| self.onto(of)),
            Step::Name(slot) => {
                self.last = Some(*slot).filter(|_| !self.joined);
                return;
            }
            Step::If { .. } | Step::Else { .. } | Step::May { .. } | Step::OneOf { .. } | Step::Later { .. } => {}
        }
        (self.choosing, self.joined) = (false, false);
        if let Some(short) = self.short(step) {
            *step = short;
        }
    }

    /// “It” stays what it was after a step about it.
    fn about(&mut self, what: &Target, side: Option<Side>) {
        if *what != Target::Subject(Subject::It) {
            self.now(side);
        }
    }

    /// “It” is what this step dealt with from now on.
    fn now(&mut self, side: Option<Side>) {
        (self.it, self.last) = (side, None);
    }

    /// Taking cards off a pile, or choosing them from one, where players have a word for that.
    fn short(&self, step: &Step) -> Option<Step> {
        let Step::Move { verb: by, what: Target::Cards(sel), to } = step else { return None };
        let From::Zones(sources) = &sel.from else { return None };
        let [Source { side, zones, kinds: 0 }] = sources[..] else { return None };
        let plain = sel.tests.is_empty() && sel.limits.is_empty() && !to.rested && to.face_up.is_none();
        let told = |verb: &VerbSpec| verb.rule.iter().flat_map(|r| r.cues.iter().map(|t| t.cue)).collect::<Vec<_>>();
        let known = told(&self.vocabulary.verbs[by.index()]);
        let fits = |verb: &VerbSpec| match verb.rule.as_ref().map(|rule| rule.operation) {
            Some(Operation::Take { from, to: end }) => {
                matches!(sel.pick, Pick::Top(_)) && zones == 1 << from.0 && to.zone == end
            }
            Some(Operation::Choose { from, to: end }) => {
                let chosen = matches!(sel.pick, Pick::Exactly(_) | Pick::UpTo(_)) && sel.chooser == side;
                chosen && zones == 1 << from.0 && to.zone == end
            }
            _ => false,
        };
        let verb =
            self.vocabulary.verbs.iter().position(|v| fits(v) && told(v).iter().all(|cue| known.contains(cue)))?;
        let (Pick::Top(n) | Pick::Exactly(n) | Pick::UpTo(n)) = &sel.pick else { return None };
        let up_to = matches!(sel.pick, Pick::UpTo(_));
        plain.then(|| Step::Player { verb: Verb(verb as u8), who: side, n: n.clone(), up_to })
    }

    /// A verb that only says where cards go is `move`.
    fn verb(&self, verb: &mut Verb) {
        let verbs = &self.vocabulary.verbs;
        let plain = verbs.iter().position(|v| v.shape == Shape::Move);
        let same = |other: &usize| debug(&verbs[*other].rule) == debug(&verbs[verb.index()].rule);
        if let Some(plain) = plain.filter(same).filter(|_| verbs[verb.index()].rule.is_some()) {
            *verb = Verb(plain as u8);
        }
    }

    /// The pile of whoever has the cards is the owner's.
    fn place(&self, place: &mut Place, side: Option<Side>) {
        if Some(place.side) == side {
            place.side = Side::Any;
        }
    }

    fn side_of(&self, subject: Subject) -> Option<Side> {
        match subject {
            Subject::This => Some(Side::Mine),
            Subject::It => self.it,
            Subject::Seen => self.seen,
            _ => None,
        }
    }

    fn side_of_sel(&self, sel: &Sel) -> Option<Side> {
        match &sel.from {
            From::Group(subject) => self.side_of(*subject),
            From::Zones(sources) => {
                let side = sources.first()?.side;
                (side != Side::Any && sources.iter().all(|s| s.side == side)).then_some(side)
            }
        }
    }

    /// Puts cards in the form, and says whose they are where that is known.
    fn target(&mut self, target: &mut Target) -> Option<Side> {
        match target {
            Target::Subject(subject) => {
                self.subject(subject);
                self.side_of(*subject)
            }
            Target::Union(list) => {
                list.iter_mut().for_each(|subject| self.subject(subject));
                sort(list);
                None
            }
            Target::Cards(sel) => {
                self.sel(sel);
                let side = self.side_of_sel(sel);
                if let (Pick::All, From::Group(subject), true) = (&sel.pick, &sel.from, sel.tests.is_empty()) {
                    *target = Target::Subject(*subject);
                }
                side
            }
        }
    }

    /// Puts cards in the form of which it does not matter whose they are.
    fn onto(&mut self, target: &mut Target) {
        self.target(target);
    }

    fn subject(&self, subject: &mut Subject) {
        if matches!(subject, Subject::Slot(slot) if self.last == Some(*slot)) {
            *subject = Subject::It;
        }
    }

    fn sel(&mut self, sel: &mut Sel) {
        match &mut sel.pick {
            Pick::Exactly(n) | Pick::UpTo(n) | Pick::Top(n) | Pick::UpToTop(n) | Pick::Bottom(n) | Pick::Random(n) => {
                self.num(n);
            }
            Pick::Between(a, b) => [a, b].into_iter().for_each(|n| self.num(n)),
            Pick::All | Pick::EitherEnd => {}
        }
        if matches!(sel.pick, Pick::All | Pick::Top(_) | Pick::Bottom(_) | Pick::Random(_)) {
            sel.chooser = Side::Mine;
        }
        let known = match &mut sel.from {
            From::Group(subject) => {
                self.subject(subject);
                Known { kinds: 0, side: self.side_of(*subject) }
            }
            From::Zones(sources) => {
                let known = self.known(sources);
                self.sources(sources, &mut sel.tests);
                known
            }
        };
        self.tests(&mut sel.tests, known);
        sort(&mut sel.limits);
    }

    /// The kinds of cards that can lie in some zones; 0 for all.
    fn kinds_in(&self, zones: u32) -> u16 {
        let each =
            self.vocabulary.zones.iter().enumerate().filter(|(i, _)| zones & 1 << i != 0).map(|(_, zone)| zone.kinds);
        each.reduce(|a, b| if a == 0 || b == 0 { 0 } else { a | b }).unwrap_or(0)
    }

    fn known(&self, sources: &[Source]) -> Known {
        let kinds = |source: &Source| if source.kinds == 0 { self.kinds_in(source.zones) } else { source.kinds };
        let all = sources.iter().map(kinds).reduce(|a, b| if a == 0 || b == 0 { 0 } else { a | b }).unwrap_or(0);
        let side = sources.first().map(|s| s.side).filter(|side| sources.iter().all(|s| s.side == *side));
        Known { kinds: all, side }
    }

    /// One kind that the noun names is a test, and zones of one side are one source.
    fn sources(&self, sources: &mut Vec<Source>, tests: &mut Vec<Test>) {
        let kinds = sources.first().map_or(0, |s| s.kinds);
        if kinds.is_power_of_two() && sources.iter().all(|s| s.kinds == kinds) {
            tests.push(Test::Kind(Kind(kinds.trailing_zeros() as u8)));
            sources.iter_mut().for_each(|s| s.kinds = 0);
        }
        let mut out: Vec<Source> = Vec::new();
        for source in sources.drain(..) {
            match out.iter_mut().find(|s| s.side == source.side && s.kinds == source.kinds) {
                Some(same) => same.zones |= source.zones,
                None => out.push(source),
            }
        }
        sort(&mut out);
        *sources = out;
    }

    fn tests(&mut self, tests: &mut Vec<Test>, known: Known) {
        let mut out = Vec::new();
        for mut test in tests.drain(..) {
            self.test(&mut test, known);
            match test {
                Test::Any(lists) => self.either(lists, &mut out),
                Test::Kind(kind) if known.kinds == 1 << kind.0 => {}
                Test::Side(side) if Some(side) == known.side || side == Side::Any => {}
                other => out.push(other),
            }
        }
        sort(&mut out);
        *tests = out;
    }

    /// What all lists ask for is asked for in any case.
    fn either(&self, mut lists: Vec<Vec<Test>>, out: &mut Vec<Test>) {
        let common: Vec<Test> =
            lists.first().into_iter().flatten().filter(|t| lists.iter().all(|l| l.contains(t))).cloned().collect();
        lists.iter_mut().for_each(|list| list.retain(|test| !common.contains(test)));
        out.extend(common);
        sort(&mut lists);
        match lists.len() {
            1 => out.extend(lists.pop().into_iter().flatten()),
            _ if lists.iter().any(Vec::is_empty) => {}
            _ => out.push(Test::Any(lists)),
        }
    }

    fn test(&mut self, test: &mut Test, known: Known) {
        match test {
            Test::Stat(_, cmp, n) | Test::Base(_, cmp, n) => {
                self.num(n);
                plain(cmp, n);
            }
            Test::Is(subject) | Test::SameName(subject) | Test::SameStat(_, subject) | Test::SameLabel(_, subject) => {
                self.subject(subject);
            }
            Test::Carries(list) => self.tests(list, Known::default()),
            Test::Any(lists) => lists.iter_mut().for_each(|list| self.tests(list, known)),
            Test::Not(inner) => {
                let mut list = vec![(**inner).clone()];
                self.tests(&mut list, known);
                match (list.len(), list.pop()) {
                    (1, Some(Test::Not(inner))) => *test = *inner,
                    (1, Some(only)) => **inner = only,
                    (_, Some(last)) => {
                        list.push(last);
                        **inner = Test::Any(vec![list]);
                    }
                    (_, None) => {}
                }
            }
            _ => {}
        }
    }

    fn trigger(&mut self, trigger: &mut Trigger) {
        self.tests(&mut trigger.tests, Known::default());
        self.tests(&mut trigger.cause.tests, Known::default());
        if trigger.tests.contains(&Test::Is(Subject::This)) {
            trigger.side = Side::Any;
        }
        if trigger.at_least == 1 {
            trigger.at_least = 0;
        }
    }

    fn cond(&mut self, cond: &mut Cond) {
        match cond {
            Cond::Compare(a, cmp, b) => {
                self.num(a);
                self.num(b);
                plain(cmp, b);
                compare(a, cmp, b);
                if let (Num::Stat(subject, stat), Num::Const(_)) = (&*a, &*b) {
                    *cond = Cond::Matches(*subject, vec![Test::Stat(*stat, *cmp, b.clone())]);
                }
            }
            Cond::Matches(subject, tests) => {
                self.subject(subject);
                let known = Known { kinds: 0, side: self.side_of(*subject) };
                self.tests(tests, known);
            }
            Cond::All(list) => {
                let inner = |c| if let Cond::All(inner) = c { inner } else { vec![c] };
                *cond = self.several(std::mem::take(list), inner, Cond::All);
            }
            Cond::Any(list) => {
                let inner = |c| if let Cond::Any(inner) = c { inner } else { vec![c] };
                *cond = self.several(std::mem::take(list), inner, Cond::Any);
            }
            Cond::Not(inner) => {
                let inner = (**inner).clone();
                self.not(cond, inner);
            }
            Cond::Turn(_) | Cond::Did => {}
        }
    }

    fn several(&mut self, list: Vec<Cond>, inner: fn(Cond) -> Vec<Cond>, whole: fn(Vec<Cond>) -> Cond) -> Cond {
        let each = |mut cond| {
            self.cond(&mut cond);
            inner(cond)
        };
        let mut list: Vec<Cond> = list.into_iter().flat_map(each).collect();
        sort(&mut list);
        if list.len() == 1 { list.remove(0) } else { whole(list) }
    }

    /// The opposite of a condition, with the “not” as far inside as it goes.
    fn not(&mut self, cond: &mut Cond, inner: Cond) {
        let opposite = |c| Cond::Not(Box::new(c));
        *cond = match inner {
            Cond::Not(inner) => *inner,
            Cond::Compare(a, cmp, b) => Cond::Compare(a, cmp.opposite(), b),
            Cond::All(list) => Cond::Any(list.into_iter().map(opposite).collect()),
            Cond::Any(list) => Cond::All(list.into_iter().map(opposite).collect()),
            mut other => {
                self.cond(&mut other);
                *cond = opposite(other);
                return;
            }
        };
        self.cond(cond);
    }

    fn num(&mut self, num: &mut Num) {
        match num {
            Num::Count(sel) | Num::Total(sel, _) => self.sel(sel),
            Num::Stat(subject, _) | Num::Base(subject, _) => self.subject(subject),
            Num::Per { times, each, of } => {
                self.num(of);
                if (*times, *each) == (1, 1) {
                    *num = (**of).clone();
                }
            }
            Num::Plus(a, b) | Num::Minus(a, b) => [a, b].into_iter().for_each(|n| self.num(n)),
            Num::Times(event) => self.trigger(event),
            Num::Const(_) | Num::Gauge(..) | Num::Named | Num::Moved => {}
        }
    }
}

/// Says “less than” and “more than” a number by the next one.
fn plain(cmp: &mut Cmp, n: &mut Num) {
    let Num::Const(n) = n else { return };
    match cmp {
        Cmp::Lt => (*cmp, *n) = (Cmp::Le, *n - 1),
        Cmp::Gt => (*cmp, *n) = (Cmp::Ge, *n + 1),
        _ => {}
    }
}

/// There are never less than no cards.
fn compare(a: &Num, cmp: &mut Cmp, b: &mut Num) {
    if !matches!(a, Num::Count(_) | Num::Times(_)) {
        return;
    }
    match (*cmp, &*b) {
        (Cmp::Le, Num::Const(0)) => *cmp = Cmp::Eq,
        (Cmp::Ne, Num::Const(0)) => (*cmp, *b) = (Cmp::Ge, Num::Const(1)),
        _ => {}
    }
}
