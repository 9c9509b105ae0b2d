//! Makes the phrase tree of an ability: steps become sentences, as card text parts and joins them.

use super::cards::how_many;
use super::tree::{Clause, Line, Np, Opening, Premise, Sentence, Topic, agent};
use crate::notation::usual_place;
use baize_kernel::Vocabulary;
use baize_kernel::ir::{Ability, Change, Cond, From, Gate, Mode, Num, Pick, Scope, Sel, Side, Step, Subject, Target};
use baize_kernel::ir::{End, Place, State, Test};
use baize_kernel::vocabulary::Shape;
use std::borrow::Cow;

/// Plans a line. `is_tag` says whether the events of the ability are tags, so that no sentence says them.
pub fn line<'a>(ability: &'a Ability, vocabulary: &'a Vocabulary, is_tag: bool) -> Line<'a> {
    let opening = match &ability.mode {
        Mode::Auto(triggers) if !is_tag => Opening::When(triggers),
        Mode::Instead(triggers) => Opening::Instead(triggers),
        Mode::Rule => Opening::Rule,
        Mode::Auto(_) | Mode::Use(_) | Mode::Always => Opening::Plain,
    };
    let gates = ability.gates.iter().filter_map(|gate| match gate {
        Gate::While(cond) => Some(cond),
        _ => None,
    });
    let always = ability.mode == Mode::Always;
    let mut planner = Planner {
        always,
        vocabulary,
        plural: false,
        taken: false,
        left: 0,
        apart: false,
        own: false,
        changed: false,
        chose: false,
        noun: "",
    };
    let cost = planner.sentences(&ability.cost).into_iter().flat_map(|s| s.clauses).collect();
    planner.taken = false;
    let turn = ability.gates.iter().find_map(|gate| if let Gate::Turn(whose) = gate { Some(*whose) } else { None });
    Line { opening, turn, gates: gates.collect(), cost, body: planner.sentences(&ability.body) }
}

/// What has been said so far.
struct Planner<'a> {
    /// Whether all of it holds at once, so that nothing comes "then".
    always: bool,
    vocabulary: &'a Vocabulary,
    /// Whether what was chosen last may be several cards.
    plural: bool,
    /// Whether some of the cards looked at have been taken, so that the others are the rest.
    taken: bool,
    /// How many of the cards looked at are left, as far as that is known.
    left: i64,
    /// Whether other cards have been dealt with since, so that "it" would mean those.
    apart: bool,
    /// Whether the reader's own cards are looked at.
    own: bool,
    /// Whether what was chosen last has been changed.
    changed: bool,
    /// Whether the step before was a choice, so that this one adds to it.
    chose: bool,
    /// What was chosen last is called.
    noun: &'static str,
}

impl<'a> Planner<'a> {
    fn sentences(&mut self, steps: &'a [Step]) -> Vec<Sentence<'a>> {
        let mut out: Vec<Sentence<'a>> = Vec::new();
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            let mut block = |len: u16| {
                let from = at;
                at = (at + usize::from(len)).min(steps.len());
                &steps[from..at]
            };
            match step {
                Step::Name(_) => {}
                Step::If { cond, len } => {
                    let inner = block(*len);
                    let other = match steps.get(at) {
                        Some(Step::Else { len }) => {
                            at += 1;
                            let from = at;
                            at = (at + usize::from(*len)).min(steps.len());
                            Some(&steps[from..at])
                        }
                        _ => None,
                    };
                    self.condition(cond, inner, other, &mut out);
                }
                Step::Else { len } => {
                    let inner = block(*len);
                    self.governed(inner, &mut out, |s| s.premises.insert(0, Premise::Otherwise));
                }
                Step::May { who, len } => {
                    let inner = block(*len);
                    self.optional(inner, *who, &mut out);
                }
                Step::Later { point, len } => {
                    let inner = block(*len);
                    self.governed(inner, &mut out, |s| s.premises.insert(0, Premise::Later(*point)));
                }
                Step::OneOf { who, lens } => {
                    let options: Vec<&'a [Step]> = lens.iter().map(|len| block(*len)).collect();
                    if let (Side::Mine, Some((step, place))) = (*who, either_end(&options)) {
                        let mut clause = self.clause(step);
                        if let Clause::Act { place: told, what, .. } = &mut clause {
                            *told = Some(self.at_home(what, place));
                        }
                        add(&mut out, clause, self.always);
                        continue;
                    }
                    let options = self.alternatives(options);
                    let then = !out.is_empty();
                    out.push(Sentence { then, options: Some((*who, options)), ..Sentence::default() });
                }
                simple => {
                    let clause = self.clause(simple);
                    self.chose &= matches!(simple, Step::Choose(_));
                    add(&mut out, clause, self.always);
                }
            }
        }
        out
    }

    /// Things to do of which one is done: what one of them takes the others do not miss.
    fn alternatives(&mut self, options: Vec<&'a [Step]>) -> Vec<Vec<Sentence<'a>>> {
        let (before, mut after) = (self.taken, self.taken);
        let mut option = |steps| {
            self.taken = before;
            let said = self.sentences(steps);
            after |= self.taken;
            said
        };
        let said = options.into_iter().map(&mut option).collect();
        self.taken = after;
        said
    }

    /// Sentences that a step governs: the first says how. Of cards that may have been taken the others are the rest.
    fn governed(&mut self, steps: &'a [Step], out: &mut Vec<Sentence<'a>>, mark: impl Fn(&mut Sentence<'a>)) {
        let left = self.left;
        let mut inner = self.sentences(steps);
        self.left = self.left.max(left);
        self.taken |= steps.iter().any(takes_seen);
        if let Some(first) = inner.first_mut() {
            first.then = !out.is_empty() && !out.last().is_some_and(|s| is_choice(s));
            mark(first);
        }
        out.append(&mut inner);
    }

    /// What may be left undone is one sentence, if it can be.
    fn optional(&mut self, steps: &'a [Step], who: Side, out: &mut Vec<Sentence<'a>>) {
        let at = out.len();
        self.governed(steps, out, |s| s.may = s.may.or(Some(who)));
        let plain = |s: &Sentence<'_>| s.premises.is_empty() && s.options.is_none() && !is_choice(s);
        let rest_plain = out[at..].iter().skip(1).all(|s| plain(s) && s.may.is_none());
        if out.len() > at + 1 && plain(&out[at]) && rest_plain {
            let more: Vec<_> = out.drain(at + 1..).flat_map(|s| s.clauses).collect();
            out[at].clauses.extend(more);
        }
    }

    /// "If C, A." With something else to do otherwise: "B. If C, A instead."
    fn condition(&mut self, cond: &'a Cond, yes: &'a [Step], no: Option<&'a [Step]>, out: &mut Vec<Sentence<'a>>) {
        let did = is_about_before(cond);
        let (begun, noun) = (out.len(), self.noun);
        let Some(no) = no else {
            self.governed(yes, out, |s| provide(s, cond, noun));
            if did && let Some(first) = out.get_mut(begun) {
                first.then = false;
            }
            return;
        };
        let (known, taken) = (self.plural, self.taken);
        let (mut first, mut second) = (self.sentences(no), self.sentences(yes));
        if did || first.is_empty() {
            (self.plural, self.taken) = (known, taken);
            self.governed(yes, out, |s| provide(s, cond, noun));
            out[begun..].iter_mut().take(1).for_each(|s| s.then = false);
            let at = out.len();
            self.governed(no, out, |s| s.premises.insert(0, Premise::Otherwise));
            out[at..].iter_mut().take(1).for_each(|s| s.then = false);
            return;
        }
        first[0].then = !out.is_empty() && !out.last().is_some_and(is_choice);
        out.append(&mut first);
        if let Some(second) = second.first_mut() {
            provide(second, cond, noun);
            second.instead = true;
        }
        out.append(&mut second);
    }

    /// A step that governs no others.
    fn clause(&mut self, step: &'a Step) -> Clause<'a> {
        match step {
            Step::Choose(sel) => {
                let again = std::mem::replace(&mut self.chose, true);
                let before = self.noun;
                self.deals(sel);
                self.plural |= again;
                if again && before != self.noun {
                    self.noun = "";
                }
                Clause::Choose(vec![sel])
            }
            Step::Look { what, reveal } => {
                self.taken = false;
                let plural = self.plural;
                self.deals(what);
                let known = if let Pick::Top(Num::Const(n)) = &what.pick { Some(i64::from(*n)) } else { None };
                self.left = known.unwrap_or(if self.plural { i64::MAX } else { 1 });
                self.apart = false;
                self.own = matches!(&what.from, From::Zones(sources) if sources.iter().all(|s| s.side == Side::Mine));
                Clause::Look { what, reveal: *reveal, plural }
            }
            Step::Move { verb, what, to } => {
                let place = (usual_place(self.vocabulary, *verb) != Some(*to)).then_some(*to);
                let (agent, what) = (agent(what), vec![self.object(what, None)]);
                let place = place.map(|place| self.at_home(&what, place));
                Clause::Act { verb: *verb, agent, what, place, to: None, n: None }
            }
            Step::Do { verb, what, to, n } => {
                let shape = self.vocabulary.verbs.get(verb.index()).map(|v| &v.shape);
                let agent = agent(what);
                let to = to.as_ref().map(|to| self.object(to, None));
                let what = vec![self.object(what, implied(self.vocabulary.verb(*verb)))];
                let n = matches!(shape, Some(Shape::NumberCards)).then_some(n);
                Clause::Act { verb: *verb, agent, what, place: None, to, n }
            }
            Step::Player { verb, who, n, up_to } => {
                // What a number is measured by stays what is spoken of: "pay its cost; if you do, deploy it".
                if !matches!(n, Num::Stat(Subject::It, _)) {
                    self.plural = !matches!(n, Num::Const(1));
                }
                Clause::Player { verb: *verb, who: *who, n, up_to: *up_to }
            }
            Step::Change { on, change, until } => {
                let again = self.changed && matches!(on, Scope::Cards(Target::Subject(Subject::It)));
                let on = match on {
                    Scope::Cards(target) => Topic::Cards(self.object(target, None)),
                    Scope::Players(who) => Topic::Players(*who),
                };
                self.changed |= matches!((&on, change), (Topic::Cards(Np::Cards(_)), Change::Add(..)));
                Clause::Change { on, changes: vec![change], until: *until, again }
            }
            Step::Number { who, max } => Clause::Number(*who, max),
            Step::Create { verb, card, n } => Clause::Create(*verb, *card, n),
            Step::Use { cue, of } => Clause::Use(*cue, of.as_ref().map(|of| self.object(of, None))),
            Step::Name(_) | Step::If { .. } | Step::Else { .. } => Clause::Choose(Vec::new()),
            Step::May { .. } | Step::OneOf { .. } | Step::Later { .. } => Clause::Choose(Vec::new()),
        }
    }

    /// Where cards go: the rest of the reader's own cards goes back to the reader.
    fn at_home(&self, what: &[Np<'_>], place: Place) -> Place {
        let rest = matches!(what, [Np::Rest { .. }]) && self.own && place.side == Side::Any;
        if rest { Place { side: Side::Mine, ..place } } else { place }
    }

    /// What a step deals with. A state that the verb implies is not said.
    fn object(&mut self, target: &'a Target, implied: Option<State>) -> Np<'a> {
        match target {
            Target::Subject(Subject::Seen) if self.taken => Np::Rest { plural: self.left > 1 },
            Target::Subject(subject) => {
                let noun = match subject {
                    Subject::It => self.noun,
                    Subject::Seen if self.apart => "apart",
                    _ => "",
                };
                Np::Refer { subject: *subject, plural: self.several(*subject), noun }
            }
            Target::Union(list) => Np::Both(list),
            Target::Cards(sel) => {
                let of_seen = sel.from == From::Group(Subject::Seen);
                let others = [Test::Not(Box::new(Test::Is(Subject::It)))];
                if of_seen && sel.pick == Pick::All && self.taken && sel.tests == others {
                    return Np::Rest { plural: self.left > 1 };
                }
                if of_seen && sel.pick == Pick::All && sel.tests.is_empty() {
                    let seen = Np::Refer { subject: Subject::Seen, plural: true, noun: "" };
                    return if self.taken { Np::Rest { plural: self.left > 1 } } else { seen };
                }
                self.taken |= of_seen;
                if let (true, Pick::Exactly(Num::Const(n))) = (of_seen, &sel.pick) {
                    self.left -= i64::from(*n);
                }
                self.deals(sel);
                let told = |test: &Test| !matches!((test, implied), (Test::State(s), Some(i)) if *s == i);
                if sel.tests.iter().all(told) {
                    return Np::Cards(Cow::Borrowed(sel));
                }
                let tests = sel.tests.iter().filter(|t| told(t)).cloned().collect();
                Np::Cards(Cow::Owned(Sel { tests, ..sel.clone() }))
            }
        }
    }

    fn several(&self, subject: Subject) -> bool {
        match subject {
            Subject::It | Subject::Slot(_) | Subject::Seen => self.plural,
            Subject::Attached => true,
            _ => false,
        }
    }

    /// Cards that a later "it" means.
    fn deals(&mut self, sel: &Sel) {
        self.apart |= sel.from != From::Group(Subject::Seen);
        self.plural = how_many(&sel.pick) != 1;
        self.changed = false;
        let source =
            if let From::Zones(sources) = &sel.from { sources.first().filter(|_| sources.len() == 1) } else { None };
        let nouns = &self.vocabulary.nouns;
        let noun = source.and_then(|s| nouns.iter().find(|n| n.zones == s.zones && n.kinds == s.kinds));
        self.noun = noun.map_or("", |n| n.word);
    }
}

/// The state of cards that a verb is for: what is rested was active.
fn implied(verb: &str) -> Option<State> {
    match verb {
        "rest" => Some(State::Active),
        "ready" => Some(State::Rested),
        _ => None,
    }
}

/// Whether a step moves the cards that are looked at.
fn takes_seen(step: &Step) -> bool {
    matches!(step, Step::Move { what: Target::Subject(Subject::Seen), .. })
}

/// The one move that two options are when they differ in nothing but the end of the pile, and where it goes.
fn either_end<'a>(options: &[&'a [Step]]) -> Option<(&'a Step, Place)> {
    let [[step @ Step::Move { verb, what, to }], [Step::Move { verb: also, what: same, to: other }]] = options else {
        return None;
    };
    let place = Place { end: End::Either, ..*to };
    let ends = to.end == End::Top && other.end == End::Bottom && place == Place { end: End::Either, ..*other };
    (verb == also && what == same && ends).then_some((step, place))
}

/// Adds a condition to a sentence: with the one that it has already, unless it asks about what was just done.
fn provide<'a>(sentence: &mut Sentence<'a>, cond: &'a Cond, noun: &'static str) {
    sentence.noun = noun;
    match sentence.premises.first_mut() {
        Some(Premise::If(conds)) if !is_about_before(cond) && !is_about_before(conds[0]) => conds.insert(0, cond),
        _ => sentence.premises.insert(0, Premise::If(vec![cond])),
    }
}

/// Adds a clause to the sentence under way, or begins another.
fn add<'a>(out: &mut Vec<Sentence<'a>>, clause: Clause<'a>, always: bool) {
    let Some(last) = out.last_mut() else {
        out.push(Sentence { clauses: vec![clause], ..Sentence::default() });
        return;
    };
    let open = last.options.is_none() && last.may.is_none() && !last.instead;
    let Some(clause) = (if open { merged(last.clauses.last_mut(), clause) } else { Some(clause) }) else { return };
    if open && always {
        last.clauses.push(clause);
        return;
    }
    if open && last.clauses.len() < 2 && last.clauses.last().is_some_and(|before| is_joined(before, &clause)) {
        last.clauses.push(clause);
        return;
    }
    let then = !is_choice(last);
    out.push(Sentence { then, clauses: vec![clause], ..Sentence::default() });
}

/// Puts a change on the same cards for the same time with the one before, and a choice with the choice before.
fn merged<'a>(before: Option<&mut Clause<'a>>, clause: Clause<'a>) -> Option<Clause<'a>> {
    match (before, clause) {
        (Some(Clause::Choose(sels)), Clause::Choose(mut more)) => {
            sels.append(&mut more);
            None
        }
        (
            Some(Clause::Act { verb, agent, what, place: None, to: None, n: None }),
            Clause::Act { verb: same, agent: by, what: mut more, place: None, to: None, n: None },
        ) if *verb == same && *agent == by => {
            what.append(&mut more);
            None
        }
        (
            Some(Clause::Change { on, changes, until, .. }),
            Clause::Change { on: also, changes: mut more, until: and, .. },
        ) if *until == and && same_topic(on, &also) && alike(changes, &more) => {
            changes.append(&mut more);
            None
        }
        (_, clause) => Some(clause),
    }
}

fn same_topic(on: &Topic<'_>, also: &Topic<'_>) -> bool {
    match (on, also) {
        (Topic::Players(a), Topic::Players(b)) => a == b,
        (Topic::Cards(Np::Refer { subject: a, .. }), Topic::Cards(Np::Refer { subject: b, .. })) => a == b,
        (Topic::Cards(Np::Cards(_)), Topic::Cards(Np::Refer { subject: Subject::It, .. })) => true,
        (Topic::Cards(Np::Cards(a)), Topic::Cards(Np::Cards(b))) => a == b && a.pick == Pick::All,
        _ => false,
    }
}

/// Whether changes are said with one verb: what is gained, or what is forbidden.
fn alike(changes: &[&Change], more: &[&Change]) -> bool {
    let sort = |change: &&Change| match change {
        Change::Add(_, Num::Const(_)) | Change::Gain(_) | Change::Trait(_) | Change::Label(_) => 1,
        Change::Forbid(_, tests, _) if tests.is_empty() => 2,
        Change::Add(..) => 4,
        _ => 3,
    };
    let (Some(a), Some(b)) = (changes.last().map(sort), more.first().map(sort)) else { return false };
    let same_cause = match (changes.last(), more.first()) {
        (Some(Change::Forbid(_, _, a)), Some(Change::Forbid(_, _, b))) => a == b,
        _ => true,
    };
    a == b && a < 3 && same_cause
}

/// Whether two clauses stand in one sentence.
fn is_joined(before: &Clause<'_>, clause: &Clause<'_>) -> bool {
    match (before, clause) {
        // "Look at 5 cards …; reveal up to 1 …", "Reveal 1 card … and add it …".
        (Clause::Look { .. }, Clause::Act { what, .. }) => what.iter().any(|np| match np {
            Np::Refer { subject, .. } => *subject == Subject::Seen,
            Np::Cards(sel) => sel.from == From::Group(Subject::Seen),
            _ => false,
        }),
        // "Draw 2 cards and trash 1 card from your hand."
        (Clause::Player { who: Side::Mine, .. }, Clause::Player { who: Side::Mine, .. } | Clause::Act { .. }) => true,
        (Clause::Player { who: Side::Mine, .. }, Clause::Change { on: Topic::Cards(_), .. }) => true,
        _ => false,
    }
}

/// Whether a condition asks about what was just done, so that no "then" is needed.
fn is_about_before(cond: &Cond) -> bool {
    match cond {
        Cond::Did | Cond::Matches(Subject::Seen | Subject::It, _) => true,
        Cond::Not(inner) => is_about_before(inner),
        _ => false,
    }
}

/// Whether a sentence only chooses cards, which the next one deals with.
fn is_choice(sentence: &Sentence<'_>) -> bool {
    matches!(sentence.clauses.as_slice(), [Clause::Choose(_)])
}
