//! Says what cards are like: tests by where they stand in a noun phrase.

use super::cards::SEVERAL;
use super::{Args, Renderer, comparison, whether};
use baize_kernel::ir::{Cmp, Limit, Num, Side, State, Subject, Test};
use baize_kernel::{Kind, Label, Stat, Word};

/// Tests parted by the places that languages have for them.
#[derive(Clone, Debug, Default)]
pub struct Filters<'a> {
    /// Rested, active, face-up …
    pub states: Vec<State>,
    /// Colours and the like; those in one list are alternatives.
    pub labels: Vec<Vec<&'a Test>>,
    /// Types, alternatives together.
    pub types: Vec<Vec<Word>>,
    /// Names, alternatives together.
    pub names: Vec<Vec<Word>>,
    /// Kinds, alternatives together.
    pub kinds: Vec<Kind>,
    /// Whose they are.
    pub sides: Vec<Side>,
    /// Stats and how they compare.
    pub stats: Vec<&'a Test>,
    /// Which cards they are.
    pub same: Vec<Subject>,
    /// What cards have.
    pub has: Vec<&'a Test>,
    /// What cards do not have.
    pub lacks: Vec<&'a Test>,
    /// Which cards are left out.
    pub except: Vec<&'a Test>,
    /// Whether all such cards are meant.
    pub all: bool,
    /// Whether they may be several.
    pub several: bool,
    /// Whether something holds for each of them.
    pub each: bool,
    /// Whether they lie on the table, so that a kind alone tells what they are called.
    pub open: bool,
    /// How many alternatives with nouns of their own are said to be.
    pub count: i64,
    /// Alternatives of several sorts that can stand before a noun.
    pub sorts: Vec<&'a [Vec<Test>]>,
    /// Lists of which one must fit, when they are not of one sort.
    pub either: Vec<&'a [Vec<Test>]>,
}

impl<'a> Filters<'a> {
    /// Parts tests.
    pub fn of(tests: &'a [Test]) -> Filters<'a> {
        let mut out = Filters { count: 1, ..Filters::default() };
        tests.iter().for_each(|test| out.add(test));
        out
    }

    fn add(&mut self, test: &'a Test) {
        match test {
            Test::State(state) => self.states.push(*state),
            Test::Label(_) | Test::Many(_) => self.labels.push(vec![test]),
            Test::Trait(word) => self.types.push(vec![*word]),
            Test::Named(word) => self.names.push(vec![*word]),
            Test::Kind(kind) => self.kinds.push(*kind),
            Test::Side(side) => self.sides.push(*side),
            Test::Blank => self.lacks.push(test),
            Test::Stat(..) | Test::Base(..) | Test::Highest(_) | Test::Lowest(_) => self.stats.push(test),
            Test::Not(inner) => match &**inner {
                Test::Is(_) | Test::Named(_) | Test::Kind(_) => self.except.push(inner),
                Test::Any(lists) if is_sort(lists) => self.except.push(inner),
                Test::Not(inner) => self.add(inner),
                Test::Blank => self.has.push(inner),
                inner => self.lacks.push(inner),
            },
            Test::Any(lists) => self.add_either(lists),
            Test::Is(subject) => self.same.push(*subject),
            test => self.has.push(test),
        }
    }

    /// Alternatives of one sort stand where one of them would.
    fn add_either(&mut self, lists: &'a [Vec<Test>]) {
        let single = || lists.iter().map(|list| if let [test] = list.as_slice() { Some(test) } else { None });
        let words = |pick: fn(&Test) -> Option<Word>| single().map(|t| t.and_then(pick)).collect::<Option<Vec<Word>>>();
        if let Some(types) = words(|t| if let Test::Trait(w) = t { Some(*w) } else { None }) {
            self.types.push(types);
        } else if let Some(names) = words(|t| if let Test::Named(w) = t { Some(*w) } else { None }) {
            self.names.push(names);
        } else if single().all(|t| matches!(t, Some(Test::Kind(_)))) {
            self.kinds.extend(single().flatten().filter_map(|t| if let Test::Kind(k) = t { Some(*k) } else { None }));
        } else if single().all(|t| matches!(t, Some(Test::Label(_)))) {
            self.labels.push(single().flatten().collect());
        } else if lists.iter().flatten().all(is_adjective) || are_called(lists) {
            self.sorts.push(lists);
        } else {
            self.either.push(lists);
        }
    }

    /// Whether the alternatives say what the cards are called, so that no noun needs to.
    pub fn is_called(&self) -> bool {
        !self.sorts.is_empty() && self.sorts.iter().all(|lists| self.has_nouns(lists))
    }

    /// Whether each alternative has a noun of its own. On the table a type or a name stands before what the cards are.
    fn has_nouns(&self, lists: &[Vec<Test>]) -> bool {
        let kinds = lists.iter().flatten().any(|test| matches!(test, Test::Kind(_)));
        are_called(lists) && (kinds || !self.open || lists.iter().all(|list| tells_noun(list)))
    }

    /// Whether nothing is said but a name.
    pub fn is_named(&self) -> bool {
        !self.names.is_empty() && self.kinds.is_empty()
    }

    /// Whether nothing is said at all, but perhaps the kind.
    pub fn is_bare(&self) -> bool {
        self.states.is_empty() && self.labels.is_empty() && self.types.is_empty() && self.is_unmeasured()
    }

    fn is_unmeasured(&self) -> bool {
        let lists = [&self.stats, &self.has, &self.lacks, &self.except];
        self.names.is_empty()
            && self.same.is_empty()
            && self.either.is_empty()
            && self.sorts.is_empty()
            && lists.iter().all(|list| list.is_empty())
    }
}

impl Renderer<'_> {
    /// What messages of noun phrases are given of the tests.
    pub fn filter_args(self, filters: &Filters<'_>) -> Args {
        let sorts: String = filters.sorts.iter().map(|lists| self.sorts(lists, filters)).collect();
        let marks = filters.has.iter().filter_map(|test| self.keyword_adjective(test));
        let same = filters.same.iter().map(|s| self.subject(*s, false));
        let this = |test: &&&Test| matches!(test, Test::Is(Subject::This));
        let except: Vec<&&Test> = filters.except.iter().filter(|t| !this(t)).collect();
        let others = filters.except.iter().any(|t| this(&t));
        let mut named: Vec<String> = except.iter().map(|t| self.left_out(t)).collect();
        if others {
            named.insert(0, self.subject(Subject::This, false));
        }
        let list = self.join("join-or", named);
        let except = if list.is_empty() {
            String::new()
        } else {
            let only_this = others && except.is_empty();
            self.say("except", &[("list", list.into()), ("this", whether(only_this))])
        };
        vec![
            ("state", self.spaced(filters.states.iter().map(|s| self.state(*s)))).into_arg(),
            ("label", self.spaced(filters.labels.iter().map(|l| self.labels(l)))).into_arg(),
            ("type", self.spaced(filters.types.iter().map(|l| self.types(l, self.is_measured(filters))))).into_arg(),
            ("name", sorts + &self.spaced(filters.names.iter().map(|l| self.names(l)).chain(same).chain(marks)))
                .into_arg(),
            ("features", self.features(filters)).into_arg(),
            ("except", except).into_arg(),
            ("others", whether(others)),
            ("posture", filters.states.first().map_or("none", |s| posture(*s)).into()),
            ("owner", self.spaced(filters.sides.iter().map(|s| self.whose(*s, false)))).into_arg(),
        ]
    }

    /// Whether what cards have is told, so that their types are one more thing.
    fn is_measured(self, filters: &Filters<'_>) -> bool {
        !filters.stats.is_empty() || filters.has.iter().any(|test| self.keyword_adjective(test).is_none())
    }

    /// A keyword that stands before the noun, such as "Link".
    fn keyword_adjective(self, test: &Test) -> Option<String> {
        let Test::Keyword(keyword) = test else { return None };
        self.locale.find(&format!("adjective-{}", self.vocabulary.keyword(*keyword)), None, &[])
    }

    /// What cards must not be as a phrase of its own, of a language that has one: "other than tokens", "not rested".
    fn told_not(self, test: &Test) -> Option<String> {
        match test {
            Test::State(state) => self.locale.find("state-not", None, &[("state", posture(*state).into())]),
            Test::Label(_) => {
                let args = [("label", self.feature(test).into())];
                let own = self.locale.find(&format!("features-not-{}", self.group(test)), None, &args);
                own.or_else(|| self.locale.find("features-not-label", None, &args))
            }
            Test::Keyword(word) => {
                self.locale.find(&format!("features-not-{}", self.vocabulary.keyword(*word)), None, &[])
            }
            _ => None,
        }
    }

    /// What cards have as a phrase of its own, of a language that has one: "paired with this Unit".
    fn phrase(self, test: &Test) -> Option<String> {
        let tests = match test {
            Test::Carries(tests) => tests,
            Test::Keyword(word) => {
                return self.locale.find(&format!("features-{}", self.vocabulary.keyword(*word)), None, &[]);
            }
            _ => return None,
        };
        let host = tests.iter().any(|t| matches!(t, Test::Kind(_) | Test::Is(_)));
        let card = self.open_alternative(tests);
        let told = tests.iter().any(|t| matches!(t, Test::Is(_)));
        self.locale.find("features-beneath", None, &[("card", card.into()), ("told", whether(told))]).filter(|_| host)
    }

    fn spaced(self, list: impl Iterator<Item = String>) -> String {
        list.collect::<Vec<_>>().join(self.grammar().gap())
    }

    fn left_out(self, test: &Test) -> String {
        match test {
            Test::Named(word) => self.name(*word),
            Test::Is(subject) => self.subject(*subject, false),
            Test::Kind(kind) => self.kind_noun(&[*kind], SEVERAL, false),
            Test::Any(lists) if is_sort(lists) => {
                let count = self.grammar().noun_count(SEVERAL, false);
                self.one_of(lists, "join-or", |list| self.alternative_called(list, true, false, count))
            }
            test => self.feature(test),
        }
    }

    pub fn state(self, state: State) -> String {
        self.say("state", &[("state", posture(state).into())])
    }

    /// Labels before a noun: "red", "<Slash> attribute".
    fn labels(self, list: &[&Test]) -> String {
        let group = list.first().map_or("", |test| self.group(test));
        let said = self.join("join-or", list.iter().map(|test| self.label_word(test)));
        self.say_first(&[format!("adjective-{group}"), "adjective-label".to_owned()], &[("label", said.into())])
    }

    fn group(self, test: &Test) -> &'static str {
        match test {
            Test::Label(label) => self.vocabulary.labels.get(label.index()).map_or("?", |l| l.group),
            Test::Many(_) => "many",
            _ => "?",
        }
    }

    pub fn label_word(self, test: &Test) -> String {
        match test {
            Test::Label(label) => self.label(*label),
            Test::Many(label) => {
                let group = self.vocabulary.labels.get(label.index()).map_or("?", |l| l.group);
                self.say("test-many", &[("group", self.word("group", group).into())])
            }
            _ => String::new(),
        }
    }

    pub fn label(self, label: Label) -> String {
        let word = self.word("label", self.vocabulary.label(label));
        let group = self.vocabulary.labels.get(label.index()).map_or("?", |l| l.group);
        let marked = self.locale.find(&format!("mark-{group}"), None, &[("label", word.clone().into())]);
        marked.unwrap_or(word)
    }

    /// Types as a list: "{A} or {B}".
    pub fn type_list(self, list: &[Word]) -> String {
        let mark = |word: &Word| self.say("mark-type", &[("text", self.printed("type-of", *word).into())]);
        self.join("join-or", list.iter().map(mark))
    }

    fn types(self, list: &[Word], measured: bool) -> String {
        self.say("adjective-type", &[("list", self.type_list(list).into()), ("measured", whether(measured))])
    }

    pub fn name(self, word: Word) -> String {
        self.say("mark-name", &[("text", self.printed("name-of", word).into())])
    }

    pub fn names(self, list: &[Word]) -> String {
        self.join("join-or", list.iter().map(|word| self.name(*word)))
    }

    /// What stands after "with" and "without".
    fn features(self, filters: &Filters<'_>) -> String {
        let mut out = Vec::new();
        let clauses: Vec<Option<String>> =
            filters.stats.iter().map(|t| self.stat_clause(t, filters.all || filters.several)).collect();
        let plain = filters.stats.iter().zip(&clauses).filter(|(t, clause)| clause.is_none() && !self.is_marked(t));
        let stats = self.join("join-stats", self.measures(plain.map(|(t, _)| *t).collect()));
        let marked = filters.stats.iter().filter(|t| self.is_marked(t));
        let plain = |t: &&&Test| self.keyword_adjective(t).is_none() && self.phrase(t).is_none();
        let has = marked.chain(&filters.has).filter(plain);
        let has = self.join("join-and", has.map(|t| self.feature(t)));
        let which = match (stats.is_empty(), has.is_empty()) {
            (false, true) => "stats",
            (true, false) => "has",
            _ => "both",
        };
        if !stats.is_empty() || !has.is_empty() {
            out.push(self.say("features", &[("which", which.into()), ("stats", stats.into()), ("has", has.into())]));
        }
        let lacks = filters.lacks.iter().filter(|t| self.told_not(t).is_none());
        let lacks = self.join("join-or", lacks.map(|t| self.lacking(t)));
        if !lacks.is_empty() {
            out.insert(0, self.say("features-not", &[("has", lacks.into()), ("more", whether(!out.is_empty()))]));
        }
        let told = filters.lacks.iter().filter_map(|t| self.told_not(t));
        let clauses = filters.has.iter().filter_map(|t| self.phrase(t)).chain(clauses.into_iter().flatten());
        if self.grammar().leaves_out_last() {
            out.extend(clauses.chain(told));
        } else {
            out.extend(told.chain(clauses));
        }
        out.extend(filters.either.iter().map(|lists| self.either(lists)));
        out.join(self.grammar().gap())
    }

    /// Stats and how they compare; the two ends of one are told together by a language that can.
    fn measures(self, tests: Vec<&Test>) -> Vec<String> {
        let mut out = Vec::new();
        let mut rest = tests.as_slice();
        while let [first, more @ ..] = rest {
            let range = more.first().and_then(|second| self.range(first, second));
            rest = if range.is_some() { &more[1..] } else { more };
            out.push(range.unwrap_or_else(|| self.feature(first)));
        }
        out
    }

    /// "A cost of 3 to 8", of "3 or more" and "8 or less", in a language that has a way to say so.
    fn range(self, low: &Test, high: &Test) -> Option<String> {
        let (stat, least, most, base) = match (low, high) {
            (Test::Stat(a, Cmp::Ge, least), Test::Stat(b, Cmp::Le, most)) if a == b => (*a, least, most, false),
            (Test::Base(a, Cmp::Ge, least), Test::Base(b, Cmp::Le, most)) if a == b => (*a, least, most, true),
            _ => return None,
        };
        let args = [
            ("stat", self.stat(stat).into()),
            ("least", self.number(least).into()),
            ("most", self.number(most).into()),
            ("base", whether(base)),
        ];
        let own = format!("feature-range-{}", self.vocabulary.stat(stat));
        let own = if base { None } else { self.locale.find(&own, None, &args) };
        own.or_else(|| self.locale.find("feature-range", None, &args))
    }

    /// What is told by a clause of its own, such as a stat that is measured by something else, and the rest.
    pub fn clause_and_features(self, filters: &Filters<'_>) -> (String, String) {
        let (stats, clauses) = filters.stats.iter().copied().partition(|test| is_measured_by_number(test));
        let clause = self.features(&Filters { stats: clauses, ..Filters::default() });
        (clause, self.features(&Filters { stats, ..filters.clone() }))
    }

    /// What cards do not have; of a stat, in a language that says it otherwise then.
    fn lacking(self, test: &Test) -> String {
        let feature = self.feature(test);
        let stat = matches!(test, Test::Stat(..) | Test::Base(..)) && !self.is_marked(test);
        let said = |stat: &str| self.locale.find("lacking-stat", None, &[("stat", stat.into())]);
        stat.then(|| said(&feature)).flatten().unwrap_or(feature)
    }

    /// Whether a test asks for a stat that is printed as a keyword, so that cards have it or not.
    pub fn is_marked(self, test: &Test) -> bool {
        matches!(test, Test::Stat(stat, ..) if self.stat_mark(*stat, 0).is_some())
    }

    /// A stat that is told by a clause of its own: "that is Lv.3 or lower".
    fn stat_clause(self, test: &Test, all: bool) -> Option<String> {
        let Test::Stat(stat, cmp, n @ Num::Const(_)) = test else { return None };
        let id = format!("clause-{}", self.vocabulary.stat(*stat));
        let args = [("cmp", comparison(*cmp)), ("n", self.number(n).into()), ("all", whether(all))];
        self.locale.find(&id, None, &args)
    }

    /// Alternatives that can stand before a noun. Where one has a noun of its own, each has: "a red card or an Event".
    fn sorts(self, lists: &[Vec<Test>], of: &Filters<'_>) -> String {
        let called = of.has_nouns(lists);
        let joint = if called && of.all && !of.each { "join-and" } else { "join-or" };
        let said = self.one_of(lists, joint, |list| self.alternative_called(list, called, of.open, of.count));
        format!("{said}{}", self.grammar().gap())
    }

    /// Alternatives of several sorts.
    fn either(self, lists: &[Vec<Test>]) -> String {
        if is_battling(lists) {
            return self.say("features-battling", &[]);
        }
        let lists = self.one_of(lists, "join-or", |list| self.alternative_beside(list));
        self.say("features-either", &[("lists", lists.into())])
    }

    /// An alternative beside others that stand after the noun: "with the {X} type or with …".
    fn alternative_beside(self, list: &[Test]) -> String {
        if !self.grammar().leaves_out_last() || !list.iter().all(|test| matches!(test, Test::Trait(_))) {
            return self.alternative(list);
        }
        let has = self.join("join-and", list.iter().map(|test| self.feature(test)));
        self.say("features", &[("which", "has".into()), ("has", has.into())])
    }

    fn one_of(self, lists: &[Vec<Test>], how: &str, say: impl Fn(&[Test]) -> String) -> String {
        let last = lists.len().saturating_sub(1);
        let said = lists.iter().enumerate().map(|(at, list)| match at < last {
            true => self.grammar().alternative(&say(list)),
            false => say(list),
        });
        self.join(how, said)
    }

    /// What one of several cards on the table is like.
    pub fn open_alternative(self, tests: &[Test]) -> String {
        self.alternative_called(tests, false, true, 1)
    }

    /// What one of several alternatives is like.
    pub fn alternative(self, tests: &[Test]) -> String {
        self.alternative_called(tests, false, false, 1)
    }

    /// What one of several alternatives is like; `called` says that it needs a noun even where it tells no kind, `open`
    /// that it lies on the table.
    fn alternative_called(self, tests: &[Test], called: bool, open: bool, count: i64) -> String {
        let filters = Filters::of(tests);
        let mut args = self.filter_args(&filters);
        let bare = filters.kinds.is_empty() && (!called || !filters.names.is_empty());
        let noun = if bare { String::new() } else { self.kind_noun(&filters.kinds, count, open) };
        args.push(("named", whether(!noun.is_empty() && !filters.names.is_empty())));
        args.push(("noun", noun.into()));
        self.grammar().untied(self.say("alternative", &args))
    }

    /// What a card has: "a cost of 3 or less", "[Blocker]".
    pub fn feature(self, test: &Test) -> String {
        let v = self.vocabulary;
        let subject = |id: &str, s| self.say(id, &[("subject", self.subject(s, false).into())]);
        let quoting = |id: &str, text: String| self.say(id, &[("text", text.into())]);
        match test {
            Test::Stat(stat, cmp, n) => self.measured(*stat, *cmp, n, false),
            Test::Base(stat, cmp, n) => self.measured(*stat, *cmp, n, true),
            Test::Highest(s) => self.say("feature-highest", &[("stat", self.stat(*s).into())]),
            Test::Lowest(s) => self.say("feature-lowest", &[("stat", self.stat(*s).into())]),
            Test::Named(word) => quoting("feature-named", self.printed("name-of", *word)),
            Test::NameHas(word) => quoting("feature-name-has", self.printed("name-of", *word)),
            Test::Trait(word) => self.say("feature-type", &[("list", self.type_list(&[*word]).into())]),
            Test::TraitHas(word) => quoting("feature-type-has", self.printed("type-of", *word)),
            Test::Number(word) => quoting("feature-number", self.lexicon.text(*word).to_owned()),
            Test::Label(_) | Test::Many(_) => {
                let ids = [format!("feature-{}", self.group(test)), "feature-label".to_owned()];
                self.say_first(&ids, &[("label", self.label_word(test).into())])
            }
            Test::State(state) => self.say("feature-state", &[("state", self.state(*state).into())]),
            Test::Kind(kind) => self.kind_noun(&[*kind], 1, false),
            Test::Keyword(keyword) => {
                let ids = [format!("feature-keyword-{}", v.keyword(*keyword)), "feature-keyword".to_owned()];
                self.say_first(&ids, &[("keyword", self.keyword_tag(*keyword).into())])
            }
            Test::Has(cue) => {
                let ids = [format!("feature-cue-{}", v.cue(*cue)), "feature-cue".to_owned()];
                self.say_first(&ids, &[("cue", self.cue_tag(*cue).into())])
            }
            Test::Blank => self.say("feature-blank", &[]),
            Test::Is(s) => subject("feature-is", *s),
            Test::SameName(s) => subject("feature-same-name", *s),
            Test::SameStat(stat, s) => {
                let args = [("what", self.stat(*stat).into()), ("subject", self.subject(*s, false).into())];
                self.say("feature-same", &args)
            }
            Test::SameLabel(label, s) => {
                let group = v.labels.get(label.index()).map_or("?", |l| l.group);
                let args = [("what", self.word("group", group).into()), ("subject", self.subject(*s, false).into())];
                self.say("feature-same", &args)
            }
            Test::Carries(tests) => self.say("feature-carries", &[("card", self.alternative(tests).into())]),
            Test::Attached(n) => {
                let word = self.word("attached", v.attached);
                self.say("feature-attached", &[("n", i64::from(*n).into()), ("word", word.into())])
            }
            Test::Side(whose) => self.whose(*whose, false),
            Test::Any(lists) => self.either(lists),
            Test::Not(inner) => self.say("feature-not", &[("feature", self.feature(inner).into())]),
        }
    }

    /// A stat and how it compares: "a cost of 3 or less".
    pub fn measured(self, stat: Stat, cmp: Cmp, n: &Num, base: bool) -> String {
        let args = [
            ("stat", self.stat(stat).into()),
            ("cmp", comparison(cmp)),
            ("n", self.number(n).into()),
            ("base", whether(base)),
        ];
        let word = self.vocabulary.stat(stat);
        match n {
            Num::Const(_) => self.say_first(&[format!("feature-{word}"), "feature-stat".to_owned()], &args),
            _ => self.say_first(&[format!("feature-{word}-as"), "feature-stat-as".to_owned()], &args),
        }
    }

    pub fn limit(self, limit: &Limit) -> String {
        match limit {
            Limit::Total(stat, n) => {
                self.say("limit-total", &[("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            Limit::DifferentNames => self.say("limit-different", &[]),
            Limit::SameName => self.say("limit-same", &[]),
        }
    }
}

/// Whether a stat is compared with a number, not with something that is worked out.
fn is_measured_by_number(test: &Test) -> bool {
    !matches!(test, Test::Stat(_, _, n) | Test::Base(_, _, n) if !matches!(n, Num::Const(_)))
}

/// Whether alternatives are nouns by themselves: one tells a kind or a name, so the others cannot share its noun.
fn are_called(lists: &[Vec<Test>]) -> bool {
    lists.iter().any(|list| tells_noun(list))
}

/// Whether tests tell what the cards are called.
fn tells_noun(list: &[Test]) -> bool {
    list.iter().any(|test| matches!(test, Test::Kind(_) | Test::Named(_)))
}

/// Whether alternatives are sorts of cards that are told by what they are called.
fn is_sort(lists: &[Vec<Test>]) -> bool {
    are_called(lists) && lists.iter().flatten().all(is_adjective)
}

/// Whether a test can stand before a noun.
fn is_adjective(test: &Test) -> bool {
    matches!(test, Test::Named(_) | Test::Trait(_) | Test::Label(_) | Test::Kind(_) | Test::State(_))
        || matches!(test, Test::Not(inner) if matches!(**inner, Test::Named(_)))
}

/// Whether alternatives are the two cards of a battle.
pub fn is_battling(lists: &[Vec<Test>]) -> bool {
    let battle = [Subject::Attacker, Subject::Attacked].map(|subject| vec![Test::Is(subject)]);
    lists == battle
}

/// The name of a state in messages.
pub fn posture(state: State) -> &'static str {
    crate::notation::word_for(&crate::notation::STATES, state)
}

/// A text as what a message is given.
trait IntoArg {
    fn into_arg(self) -> (&'static str, super::Arg);
}

impl IntoArg for (&'static str, String) {
    fn into_arg(self) -> (&'static str, super::Arg) {
        (self.0, self.1.into())
    }
}
