//! Says conditions.

use super::cards::{SEVERAL, Use, how_many};
use super::property::{Filters, is_battling, posture};
use super::{Renderer, comparison, side, whether};
use baize_kernel::ir::{Cmp, Cond, From, Num, Pick, Sel, Side, Source, Subject, Test};

impl Renderer<'_> {
    pub fn condition(self, cond: &Cond) -> String {
        match cond {
            Cond::Compare(Num::Count(sel), cmp, Num::Const(n)) if sel.pick == Pick::All => self.having(sel, *cmp, *n),
            Cond::Compare(Num::Count(a), cmp, Num::Count(b)) if mirrored(a, b) => self.versus(a, *cmp),
            Cond::Compare(Num::Stat(subject, stat), cmp, n) => {
                let subject = self.subject(*subject, false);
                let args = [
                    ("what", subject.into()),
                    ("list", self.measured(*stat, *cmp, n, false).into()),
                    ("stat", self.stat(*stat).into()),
                    ("measure", self.measure(*cmp, n).into()),
                    ("base", whether(false)),
                ];
                let marked = self.stat_mark(*stat, 0).is_some();
                self.say(if marked { "is-feature" } else { "is-stat" }, &args)
            }
            Cond::Compare(a, cmp, b) => {
                let args = [("a", self.number(a).into()), ("measure", self.measure(*cmp, b).into())];
                let told = self.happened(a, *cmp, b).or_else(|| self.differing(a, *cmp, b));
                told.unwrap_or_else(|| self.say("cond-compare", &args))
            }
            Cond::Matches(subject, tests) if tests.is_empty() => {
                self.say("cond-is-anything", &[("subject", self.subject(*subject, false).into())])
            }
            Cond::Matches(subject, tests) => {
                let what = if *subject == Subject::Seen {
                    self.say("the-seen", &[("shown", whether(self.shown))])
                } else {
                    self.subject(*subject, false)
                };
                let table = self.on_table && self.grammar().calls_it_by_kind();
                let open = is_open(*subject) || *subject == Subject::It && table;
                self.matching(&what, tests, open)
            }
            Cond::Turn(whose) => self.say("cond-turn", &[("side", side(*whose))]),
            Cond::Did => self.say("cond-did", &[("side", side(self.doer))]),
            Cond::All(list) => self.all_hold(self.parts(list)),
            Cond::Any(list) => match battling(list) {
                Some([Test::Is(subject)]) => self.is_battling(self.subject(*subject, false), false),
                Some(tests) => self.is_battling(self.open_alternative(tests), true),
                None => {
                    let each = || self.one_holds(list.iter().map(|cond| self.part(cond)).collect());
                    self.battling_with(list).unwrap_or_else(each)
                }
            },
            Cond::Not(inner) if **inner == Cond::Did => self.say("cond-did-not", &[("side", side(self.doer))]),
            Cond::Not(inner) => self.not(inner),
        }
    }

    /// A condition that must not hold: by its verb in a language that turns verbs, else by what it asks.
    fn not(self, inner: &Cond) -> String {
        let cond = self.part(inner);
        let is_plain = !matches!(inner, Cond::All(_) | Cond::Any(_));
        if let Some(turned) = self.grammar().negated(&cond).filter(|_| is_plain) {
            return turned;
        }
        match inner {
            Cond::Compare(a, cmp, b) => self.condition(&Cond::Compare(a.clone(), cmp.opposite(), b.clone())),
            Cond::Matches(subject, tests) if tests.len() == 1 => {
                let not = tests.iter().cloned().map(|test| Test::Not(Box::new(test))).collect();
                self.condition(&Cond::Matches(*subject, not))
            }
            _ => self.say("cond-not", &[("cond", cond.into())]),
        }
    }

    /// Something happened in this turn or did not, in a language that has a way to say so.
    fn happened(self, times: &Num, cmp: Cmp, n: &Num) -> Option<String> {
        let (Num::Times(event), Num::Const(n)) = (times, n) else { return None };
        let did = match (cmp, n) {
            (Cmp::Ge, 1) | (Cmp::Gt, 0) => true,
            (Cmp::Lt, 1) | (Cmp::Le | Cmp::Eq, 0) => false,
            _ => return None,
        };
        let args = [("event", self.past_event(event).into()), ("did", whether(did))];
        let said = self.locale.find("cond-happened", None, &args)?;
        if did || !self.grammar().turns_verbs() { Some(said) } else { self.grammar().negated(&said) }
    }

    /// One number is less or more than another by so much, in a language that has a way to say so.
    fn differing(self, a: &Num, cmp: Cmp, b: &Num) -> Option<String> {
        let (of, by, more) = match b {
            Num::Plus(of, by) => (of, by, true),
            Num::Minus(of, by) => (of, by, false),
            _ => return None,
        };
        let Num::Const(by) = **by else { return None };
        let how = match (cmp, more == (by > 0)) {
            (Cmp::Le, false) => "fewer",
            (Cmp::Ge, true) => "more",
            _ => return None,
        };
        let args = [
            ("a", self.number(a).into()),
            ("b", self.number(of).into()),
            ("n", i64::from(by.abs()).into()),
            ("how", how.into()),
            ("cards", whether(matches!(a, Num::Count(_)))),
        ];
        self.locale.find("cond-differ", None, &args)
    }

    /// A condition within another, so that "and" and "or" cannot be mixed up.
    fn part(self, cond: &Cond) -> String {
        let list = self.condition(cond);
        match cond {
            Cond::All(_) => self.say("cond-both", &[("list", list.into())]),
            Cond::Any(_) => self.say("cond-either", &[("list", list.into())]),
            _ => list,
        }
    }

    /// Conditions that must all hold, one by one. What attacks and what it attacks are told together by a language
    /// that has a sentence for it.
    fn parts(self, list: &[Cond]) -> Vec<String> {
        let mut said = Vec::new();
        let mut rest = list;
        while let [first, more @ ..] = rest {
            let attack = more.first().and_then(|second| self.attacking(first, second));
            rest = if attack.is_some() { &more[1..] } else { more };
            said.push(attack.unwrap_or_else(|| self.part(first)));
        }
        said
    }

    /// "This Unit is attacking an enemy Unit", of two conditions.
    fn attacking(self, attacker: &Cond, attacked: &Cond) -> Option<String> {
        let what = match attacker {
            Cond::Matches(Subject::Attacker, is) => match is.as_slice() {
                [Test::Is(subject)] => self.subject(*subject, false),
                _ => return None,
            },
            Cond::Compare(Num::Count(sel), Cmp::Ge, Num::Const(1)) if sel.tests == [Test::Is(Subject::Attacker)] => {
                self.some_of(sel)
            }
            _ => return None,
        };
        let what = ("what", what.into());
        match attacked {
            Cond::Matches(Subject::Attacked, tests) => {
                self.locale.find("is-attacking", None, &[what, ("one", self.barred_one(tests).into())])
            }
            Cond::Compare(Num::Count(sel), Cmp::Eq, Num::Const(0)) if sel.tests == [Test::Is(Subject::Attacked)] => {
                self.locale.find("is-attacking-player", None, &[what])
            }
            _ => None,
        }
    }

    /// "This Unit is battling an enemy Unit": one attacks the other, whichever it is.
    fn battling_with(self, list: &[Cond]) -> Option<String> {
        let [Cond::All(one), Cond::All(other)] = list else { return None };
        let [Cond::Matches(Subject::Attacker, this), Cond::Matches(Subject::Attacked, that)] = one.as_slice() else {
            return None;
        };
        let turned = [Cond::Matches(Subject::Attacked, this.clone()), Cond::Matches(Subject::Attacker, that.clone())];
        let [Test::Is(subject)] = this.as_slice() else { return None };
        let args = [("what", self.subject(*subject, false).into()), ("one", self.barred_one(that).into())];
        if *other == turned { self.locale.find("is-battling-with", None, &args) } else { None }
    }

    /// Someone has so many cards: "you have 2 or less Life cards". Of a card that a side has one of, what it is like.
    fn having(self, sel: &Sel, cmp: Cmp, n: i32) -> String {
        let key = self.noun_key(sel);
        let whose = owner(sel);
        let (cmp, n) = if cmp == Cmp::Lt { (Cmp::Le, n - 1) } else { (cmp, n) };
        let cmp = if (cmp, n) == (Cmp::Le, 0) { Cmp::Eq } else { cmp };
        if (cmp, n) == (Cmp::Ge, 1)
            && let Some(one) = self.locale.find(&format!("the-{key}"), None, &[("side", side(whose))])
            && !sel.tests.is_empty()
        {
            return self.matching(&one, &sel.tests, true);
        }
        if (cmp, n) == (Cmp::Eq, 0)
            && let [Test::Not(only)] = sel.tests.as_slice()
        {
            return self.only(sel, only, whose);
        }
        if let ([Test::Is(subject)], Cmp::Ge | Cmp::Eq, 0 | 1) = (sel.tests.as_slice(), cmp, n) {
            let subject = self.subject(*subject, false);
            if whose == Side::Any {
                let id = if n == 0 { "cond-is-nothing" } else { "cond-is-anything" };
                return self.say(id, &[("subject", subject.into())]);
            }
            let owned = self.owned(&subject, whose);
            return if n == 0 { self.say("cond-not", &[("cond", owned.into())]) } else { owned };
        }
        let how = match (cmp, n) {
            (Cmp::Ge, 1) => "some".into(),
            (Cmp::Eq, 0) => "none".into(),
            _ => comparison(cmp),
        };
        let several = !matches!((cmp, n), (Cmp::Ge | Cmp::Eq, 1));
        let counted = Sel { pick: Pick::Exactly(Num::Const(if several { 2 } else { 1 })), ..sel.clone() };
        let cards = self.cards(&counted, if whose == Side::Theirs { Side::Theirs } else { Side::Mine }, Use::Had);
        let filters = Filters::of(&sel.tests);
        let args = [
            ("side", side(whose)),
            ("how", how),
            ("n", i64::from(n).into()),
            ("cards", cards.into()),
            ("named", whether(filters.is_named())),
            ("bare", whether(filters.is_bare() && filters.kinds.is_empty())),
            ("alone", whether(filters.is_named() && sel.tests.len() == 1 && key.matches('-').count() > 1)),
            ("others", whether(sel.tests.contains(&Test::Not(Box::new(Test::Is(Subject::This)))))),
            ("key", key.clone().into()),
        ];
        match sel.from {
            From::Group(_) => self.say("cond-have-group", &args),
            From::Zones(ref sources) => {
                // Of cards that do not lie open on the table it may be said where they are rather than who has them.
                let open = sources.iter().all(|source| self.is_plain(source));
                let shared = if open { "cond-have" } else { "cond-have-in" };
                self.say_first(&[format!("cond-have-{key}"), shared.to_owned(), "cond-have".to_owned()], &args)
            }
        }
    }

    /// A card belongs to someone.
    fn owned(self, what: &str, whose: Side) -> String {
        let list = self.whose(whose, false);
        self.say("is-owned", &[("what", what.into()), ("list", list.into()), ("side", side(whose))])
    }

    /// All cards of a side are like this.
    fn only(self, sel: &Sel, like: &Test, whose: Side) -> String {
        let plain = Sel { tests: Vec::new(), pick: Pick::Exactly(Num::Const(2)), ..sel.clone() };
        let tests: &[Test] = match like {
            Test::Any(lists) if lists.len() == 1 => &lists[0],
            like => std::slice::from_ref(like),
        };
        let liked = Sel { tests: tests.to_vec(), ..plain.clone() };
        let without_kind: Vec<Test> = tests.iter().filter(|t| !matches!(t, Test::Kind(_))).cloned().collect();
        let args = [
            ("side", side(whose)),
            ("all", self.cards(&plain, whose, Use::Had).into()),
            ("only", self.cards(&liked, whose, Use::Had).into()),
            ("like", self.alternative(&without_kind).into()),
            ("noun", self.noun_of(sel, SEVERAL).into()),
        ];
        self.say("cond-only", &args)
    }

    /// One side has more or fewer than the other.
    fn versus(self, sel: &Sel, cmp: Cmp) -> String {
        let whose = owner(sel);
        let several = Sel { pick: Pick::Exactly(Num::Const(2)), ..sel.clone() };
        let key = self.noun_key(sel);
        let args = [
            ("side", side(whose)),
            ("how", comparison(cmp)),
            ("cards", self.cards(&several, whose, Use::Had).into()),
            ("counted", self.cards(&several, Side::Mine, Use::Counted).into()),
        ];
        self.say_first(&[format!("cond-versus-{key}"), "cond-versus".to_owned()], &args)
    }

    /// A card is like this: "your Leader has the {X} type"; `open` says that it lies on the table.
    fn matching(self, what: &str, tests: &[Test], open: bool) -> String {
        let says = |id: &str, list: String| self.say(id, &[("what", what.into()), ("list", list.into())]);
        let filters = Filters::of(tests);
        let mut said: Vec<String> = Vec::new();
        let listed = !filters.either.is_empty() || !filters.sorts.is_empty();
        let card = listed || !filters.kinds.is_empty() || !filters.names.is_empty() && tests.len() > 1;
        if card && !filters.is_alternatives() {
            let mut args = self.filter_args(&filters);
            args.push(("named", whether(!filters.kinds.is_empty() && !filters.names.is_empty())));
            args.push((
                "noun",
                if filters.is_named() { "".into() } else { self.kind_noun(&filters.kinds, 1, open).into() },
            ));
            let list = self.grammar().untied(self.say("alternative", &args));
            let args = [
                ("what", what.into()),
                ("list", list.into()),
                ("named", whether(filters.is_named())),
                ("owned", whether(!filters.sides.is_empty())),
            ];
            return self.say("is-card", &args);
        }
        if let ([lists], []) | ([], [lists]) = (filters.either.as_slice(), filters.sorts.as_slice()) {
            if is_battling(lists) {
                return self.is_battling(what.to_owned(), false);
            }
            return self.one_holds(lists.iter().map(|list| self.matching(what, list, open)).collect());
        }
        for state in &filters.states {
            let args = [("what", what.into()), ("list", self.state(*state).into()), ("state", posture(*state).into())];
            said.push(self.say("is-state", &args));
        }
        said.extend(filters.names.iter().map(|l| says("is-named", self.names(l))));
        said.extend(filters.types.iter().map(|l| says("is-type", self.type_list(l))));
        for list in &filters.labels {
            let words = self.join("join-or", list.iter().map(|t| self.label_word(t)));
            let group = list.first().map_or("label", |t| self.label_group(t));
            let args = [("what", what.into()), ("list", words.into())];
            said.push(self.say_first(&[format!("is-{group}"), "is-label".to_owned()], &args));
        }
        for test in filters.stats.iter().chain(&filters.has) {
            let id = match test {
                Test::TraitHas(_) => "is-type-has",
                Test::Stat(..) | Test::Base(..) if !self.is_marked(test) => "is-stat",
                _ => "is-feature",
            };
            let list = match test {
                Test::TraitHas(word) => self.printed("type-of", *word),
                test => self.feature(test),
            };
            let mut args = vec![("what", what.into()), ("list", list.into())];
            if let Test::Stat(stat, cmp, n) | Test::Base(stat, cmp, n) = test {
                args.push(("stat", self.stat(*stat).into()));
                args.push(("measure", self.measure(*cmp, n).into()));
                args.push(("base", whether(matches!(test, Test::Base(..)))));
            }
            let own = match test {
                Test::Keyword(keyword) => format!("is-{}", self.vocabulary.keyword(*keyword)),
                _ => id.to_owned(),
            };
            said.push(self.say_first(&[own, id.to_owned()], &args));
        }
        said.extend(filters.same.iter().map(|s| says("is-that", self.subject(*s, false))));
        said.extend(filters.sides.iter().map(|s| self.owned(what, *s)));
        said.extend(filters.lacks.iter().map(|t| says("is-without", self.feature(t))));
        for test in &filters.except {
            let list = if let Test::Named(word) = test { self.name(*word) } else { self.feature(test) };
            said.push(says("is-not", list));
        }
        self.all_hold(said)
    }

    /// Conditions that must all hold.
    pub fn all_hold(self, list: impl IntoIterator<Item = String>) -> String {
        let join = |a: String, b: String| {
            let a = self.grammar().condition_before(&a);
            self.say("join-conditions", &[("a", a.into()), ("b", b.into())])
        };
        list.into_iter().reduce(join).unwrap_or_default()
    }

    /// Conditions of which one must hold.
    fn one_holds(self, list: Vec<String>) -> String {
        let last = list.len().saturating_sub(1);
        let said = list.iter().enumerate().map(|(at, cond)| match at < last {
            true => self.grammar().condition_or(cond),
            false => cond.clone(),
        });
        self.join("join-or", said)
    }

    /// A card is one of the two in the battle; `described` says that it is told by what it is like.
    fn is_battling(self, what: String, described: bool) -> String {
        self.say("is-battling", &[("what", what.into()), ("described", whether(described))])
    }

    fn label_group(self, test: &Test) -> &'static str {
        match test {
            Test::Label(label) => self.vocabulary.labels.get(label.index()).map_or("label", |l| l.group),
            _ => "many",
        }
    }

    /// What the cards of a selection are called, whatever they are like.
    fn noun_of(self, sel: &Sel, count: i64) -> String {
        let From::Zones(sources) = &sel.from else { return String::new() };
        let words: Vec<&str> = sources.iter().filter_map(|s| self.noun_word(s)).collect();
        self.noun(&self.noun_key(sel), &words, count)
    }

    /// One of the cards that a side has, whatever it is like.
    fn some_of(self, sel: &Sel) -> String {
        let mut args = self.filter_args(&Filters::of(&[]));
        args.push(("called", whether(true)));
        args.push(("noun", self.noun_of(sel, 1).into()));
        args.push(("whose", self.whose(owner(sel), false).into()));
        args.push(("side", side(owner(sel))));
        self.say("event-cards", &args)
    }

    /// What the cards of a selection are called, as part of the names of messages.
    fn noun_key(self, sel: &Sel) -> String {
        let From::Zones(sources) = &sel.from else { return "group".to_owned() };
        sources.iter().filter_map(|s| self.noun_word(s)).collect::<Vec<_>>().join("-")
    }
}

impl Filters<'_> {
    /// Whether there is nothing but alternatives.
    fn is_alternatives(&self) -> bool {
        let other = [&self.stats, &self.has, &self.lacks, &self.except];
        self.either.len() + self.sorts.len() == 1
            && self.kinds.is_empty()
            && self.states.is_empty()
            && self.names.is_empty()
            && self.types.is_empty()
            && self.labels.is_empty()
            && other.iter().all(|list| list.is_empty())
    }
}

/// Whether a card that is spoken of lies on the table.
fn is_open(subject: Subject) -> bool {
    matches!(subject, Subject::This | Subject::Host | Subject::Other | Subject::Attacker | Subject::Attacked)
}

/// What the attacker or the attacked must be like, where a condition asks the same of both.
fn battling(list: &[Cond]) -> Option<&[Test]> {
    match list {
        [Cond::Matches(Subject::Attacker, a), Cond::Matches(Subject::Attacked, b)] if a == b => Some(a),
        _ => None,
    }
}

/// Whose the cards of a selection are.
fn owner(sel: &Sel) -> Side {
    match &sel.from {
        From::Zones(sources) => sources.first().map_or(Side::Any, |s| s.side),
        From::Group(_) => Side::Any,
    }
}

/// Whether two selections differ in nothing but whose the cards are.
fn mirrored(a: &Sel, b: &Sel) -> bool {
    let (From::Zones(x), From::Zones(y)) = (&a.from, &b.from) else { return false };
    let same = |(x, y): (&Source, &Source)| x.side != y.side && x.zones == y.zones && x.kinds == y.kinds;
    a.tests == b.tests && x.len() == y.len() && x.iter().zip(y).all(same) && how_many(&a.pick) == how_many(&b.pick)
}
