//! Says clauses: a verb with what belongs to it.

use super::cards::{Use, how_many, number_name};
use super::event::cause_name;
use super::grammar::Person;
use super::tree::{Clause, Np, Topic};
use super::{Arg, Args, Renderer, side, spelled, whether};
use baize_kernel::ir::{Change, From, Num, Pick, Place, Sel, Side, Subject};
use baize_kernel::vocabulary::Shape;
use baize_kernel::{Point, Verb};

impl<'a> Renderer<'a> {
    pub fn grammar(self) -> super::grammar::Grammar {
        self.locale.grammar()
    }

    /// Clauses as one phrase; `who` is who acts when a clause does not say.
    pub fn joined(self, clauses: &[Clause<'a>], who: Side) -> String {
        let mut out = String::new();
        for (at, clause) in clauses.iter().enumerate() {
            let said = self.clause(clause, who);
            if at == 0 {
                out = said;
                continue;
            }
            let how = if at + 1 < clauses.len() { "steps-list" } else { joint(&clauses[at - 1], clause) };
            out = self.say(how, &[("a", self.grammar().joining(&out).into()), ("b", said.into())]);
        }
        out
    }

    pub fn clause(self, clause: &Clause<'a>, who: Side) -> String {
        match clause {
            Clause::Act { verb, agent, what, place, to, n } => {
                let said = self.act(*verb, *agent, what, place.as_ref(), to.as_ref(), *n);
                self.agent(*agent, who, said)
            }
            Clause::Player { verb, who: acts, n, up_to } => {
                // Who may do something does it without being named again.
                let named = if *acts == who { Side::Mine } else { *acts };
                self.player_verb(*verb, named, *acts, n, *up_to)
            }
            Clause::Choose(sels) => self.choice(sels, who),
            Clause::Look { what, reveal, plural } => {
                let id = if *reveal { "step-reveal" } else { "step-look" };
                let cards = match &what.from {
                    From::Group(subject) if is_all_of_it(what) => self.subject(*subject, *plural),
                    _ => self.cards(what, what.chooser, Use::Look),
                };
                self.agent(what.chooser, who, self.say(id, &[("cards", cards.into())]))
            }
            Clause::Change { on, changes, until, again } => self.change(on, changes, *until, *again),
            Clause::Number(chooser, max) => {
                let said = self.say("step-number", &[("max", self.number(max).into())]);
                self.agent(*chooser, who, said)
            }
            Clause::Create(verb, card, n) => {
                let card = self.lexicon.text(*card).to_owned();
                let count = if let Num::Const(n) = n { i64::from(*n) } else { 2 };
                let slug = super::slug(&card);
                let name = self.locale.find(&format!("token-{slug}"), None, &[("count", count.into())]);
                let card = name.unwrap_or(card);
                let args = [
                    ("n", self.number(n).into()),
                    ("card", card.into()),
                    ("count", count.into()),
                    ("token", slug.into()),
                ];
                self.verb(*verb, None, "verb-number-of", &args)
            }
            Clause::Use(cue, of) => {
                let cue = ("cue", self.cue_tag(*cue).into());
                match of {
                    None => self.say("step-use", &[cue]),
                    Some(of) => self.say("step-use-of", &[cue, ("cards", self.np(of, Side::Mine, Use::Object).into())]),
                }
            }
        }
    }

    /// Names who acts, when it is someone else.
    fn agent(self, agent: Side, who: Side, act: String) -> String {
        if agent == Side::Mine || agent == who {
            return act;
        }
        let act = self.grammar().third_person(&act);
        self.say("agent", &[("player", self.player(agent).into()), ("act", act.into())])
    }

    fn choice(self, sels: &[&Sel], who: Side) -> String {
        let chooser = sels.first().map_or(Side::Mine, |sel| sel.chooser);
        let cards = self.join("join-and", sels.iter().map(|sel| self.cards(sel, chooser, Use::Object)));
        self.agent(chooser, who, self.say("step-choose", &[("cards", cards.into())]))
    }

    fn act(
        self,
        verb: Verb,
        agent: Side,
        what: &[Np<'a>],
        place: Option<&Place>,
        to: Option<&Np<'a>>,
        n: Option<&Num>,
    ) -> String {
        let one = what.iter().all(is_one) && what.len() == 1;
        let first = what.first();
        let refers =
            |subjects: &[Subject]| matches!(first, Some(Np::Refer { subject, .. }) if subjects.contains(subject));
        let taker = if agent == Side::Mine { Side::Mine } else { agent };
        let mut args: Args = vec![
            ("cards", self.listed(what.iter().map(|np| self.np(np, taker, Use::Object)).collect()).into()),
            ("agent", side(agent)),
            ("source", self.source(first).into()),
            ("cue", self.cue.into()),
            ("may", whether(self.may)),
            ("number", number_name(!one)),
            ("this", whether(refers(&[Subject::This]))),
            ("attached", whether(refers(&[Subject::Attached]))),
            ("seen", whether(refers(&[Subject::Seen]))),
            ("it", whether(one && refers(&[Subject::It, Subject::Seen]))),
            ("group", whether(matches!(first, Some(Np::Cards(sel)) if matches!(sel.from, From::Group(_))))),
        ];
        if let Some(to) = to {
            args.push(("to", self.np(to, taker, Use::To).into()));
            args.push(("to-one", whether(is_one(to))));
        }
        if let Some(n) = n {
            args.push(("n", self.number(n).into()));
            args.push(("fixed", whether(matches!(n, Num::Const(_)))));
            args.push(("per", whether(matches!(n, Num::Per { .. }))));
        }
        let shared = match (place, to, n) {
            (Some(_), ..) => "verb-to-place",
            (_, Some(_), _) => "verb-to-cards",
            (_, _, Some(_)) => "verb-number-cards",
            _ => "verb-cards",
        };
        let Some(place) = place else { return self.verb(verb, None, shared, &args) };
        let own = first.is_none_or(|np| takes_own(np, place));
        args.extend(self.place_args(place, agent, one));
        args.push(("own", whether(own)));
        let zone = self.vocabulary.zone(place.zone);
        let place = self.say_first(&[format!("place-{zone}"), "place".to_owned()], &args);
        args.push(("place", place.into()));
        self.verb(verb, Some(zone), shared, &args)
    }

    /// The noun of the cards that something is done to, as part of the names of messages.
    fn source(self, np: Option<&Np<'a>>) -> &'static str {
        match np {
            Some(Np::Cards(sel)) => match &sel.from {
                From::Zones(sources) => sources.first().and_then(|s| self.noun_word(s)).unwrap_or("none"),
                From::Group(_) => "group",
            },
            Some(Np::Refer { noun, .. }) if !noun.is_empty() => noun,
            _ => "none",
        }
    }

    /// Says a verb, by the message for where cards go if there is one.
    fn verb(self, verb: Verb, zone: Option<&str>, shared: &str, args: &[(&'static str, Arg)]) -> String {
        let word = self.vocabulary.verb(verb);
        let mut args = args.to_vec();
        args.push(("verb", spelled(word).into()));
        let to = zone.and_then(|zone| self.locale.find(&format!("verb-{word}-to-{zone}"), None, &args));
        to.unwrap_or_else(|| {
            let fixed = !matches!(self.vocabulary.verbs.get(verb.index()).map(|v| &v.shape), Some(Shape::Move));
            match zone {
                Some(_) if fixed => {
                    let step = self.say_word("verb", word, "verb-cards", &args);
                    args.push(("step", step.into()));
                    self.say("verb-elsewhere", &args)
                }
                _ => self.say_word("verb", word, shared, &args),
            }
        })
    }

    /// A cost that is printed as a mark, such as "DON!! −1".
    pub fn price_mark(self, clause: &Clause<'a>) -> Option<String> {
        let (verb, n, key) = match clause {
            Clause::Act { verb, what, place: None, .. } => {
                let [Np::Cards(sel)] = what.as_slice() else { return None };
                let Pick::Exactly(n) = &sel.pick else { return None };
                let From::Zones(sources) = &sel.from else { return None };
                let [source] = sources.as_slice() else { return None };
                if !sel.tests.is_empty() {
                    return None;
                }
                (*verb, n, format!("-{}", self.noun_word(source)?))
            }
            Clause::Player { verb, who: Side::Mine, n, up_to: false } => (*verb, *n, String::new()),
            _ => return None,
        };
        let n = if let Num::Const(n) = n { i64::from(*n) } else { return None };
        let id = format!("price-{}{key}", self.vocabulary.verb(verb));
        self.locale.find(&id, None, &[("n", n.into()), ("circle", circled(n).into())])
    }

    fn player_verb(self, verb: Verb, who: Side, owner: Side, n: &Num, up_to: bool) -> String {
        let shape = self.vocabulary.verbs.get(verb.index()).map(|v| &v.shape);
        let shared = if matches!(shape, Some(Shape::Plain | Shape::Chance)) { "verb-plain" } else { "verb-number" };
        if let Some(said) = self.filled_up(verb, who, n) {
            return said;
        }
        let count = if let Num::Const(n) = n { i64::from(*n) } else { 2 };
        let args = [
            ("who", side(who)),
            ("player", self.player(who).into()),
            ("n", self.number(n).into()),
            ("count", count.into()),
            ("owner", side(owner)),
            ("up-to", whether(up_to)),
            ("fixed", whether(matches!(n, Num::Const(_)))),
        ];
        self.verb(verb, None, shared, &args)
    }

    /// "Draw until you have 3 cards in your hand", or trash so: as many as are lacking or too many.
    fn filled_up(self, verb: Verb, who: Side, n: &Num) -> Option<String> {
        let (whole, sel, how) = match n {
            Num::Minus(whole, there) => match &**there {
                Num::Count(sel) => (self.number(whole), sel, "until"),
                _ => return None,
            },
            Num::Plus(there, less) => match (&**there, &**less) {
                (Num::Count(sel), Num::Const(n)) if *n < 0 => (n.unsigned_abs().to_string(), sel, "down"),
                _ => return None,
            },
            _ => return None,
        };
        let args = [
            ("who", side(who)),
            ("player", self.player(who).into()),
            ("n", whole.into()),
            ("cards", self.cards(sel, Side::Mine, Use::Counted).into()),
        ];
        self.locale.find(&format!("verb-{}-{how}", self.vocabulary.verb(verb)), None, &args)
    }

    pub fn player(self, who: Side) -> String {
        self.player_denied(who, false)
    }

    /// A player; `denied` says that it is told what they cannot do.
    fn player_denied(self, who: Side, denied: bool) -> String {
        self.say("player", &[("side", side(who)), ("denied", whether(denied))])
    }

    fn change(self, on: &Topic<'a>, changes: &[&Change], until: Point, again: bool) -> String {
        let denied = matches!(changes.first(), Some(Change::Forbid(..)));
        let (said, one, topic) = match on {
            Topic::Cards(Np::Refer { subject: Subject::It, plural, noun }) => {
                (self.say("that", &[("number", number_name(*plural)), ("noun", (*noun).into())]), !plural, "refer")
            }
            Topic::Cards(np) => {
                let topic = if matches!(np, Np::Cards(_)) { "cards" } else { "refer" };
                let role = if denied { Use::Denied } else { Use::Topic };
                (self.np(np, Side::Mine, role), is_one(np), topic)
            }
            Topic::Players(who) => (self.player_denied(*who, denied), *who != Side::Mine, "player"),
        };
        let person = match on {
            Topic::Players(Side::Mine) => Person::You,
            Topic::Cards(Np::Cards(sel)) if denied && sel.pick == Pick::All => Person::It,
            _ if one => Person::It,
            _ => Person::They,
        };
        let mut args: Args = vec![
            ("on", said.into()),
            ("number", number_name(!one)),
            ("person", person.name().into()),
            ("topic", topic.into()),
            ("again", whether(again)),
            ("may", whether(self.may)),
            ("until", self.until(until).into()),
            ("point", self.vocabulary.points.get(until.index()).copied().unwrap_or("none").into()),
        ];
        if let Topic::Cards(Np::Cards(sel)) = on {
            args.push(("those", self.barred(&sel.tests, false).into()));
        }
        let this = matches!(on, Topic::Cards(Np::Refer { subject: Subject::This, .. }));
        let grants = changes.iter().any(|change| matches!(change, Change::Ability(_)));
        // In an ability that other cards are given, "this" is one of those.
        let holder = if grants && !this { Renderer { own: "host", ..self } } else { self };
        let (id, more) = holder.change_args(changes, person);
        args.extend(more);
        self.say_first(&id, &args)
    }

    /// The message for changes, and what they are given.
    fn change_args(self, changes: &[&Change], person: Person) -> (Vec<String>, Args) {
        let id = |id: &str| vec![id.to_owned()];
        match changes {
            [Change::Add(stat, Num::Per { times, each, of })] => {
                let args = vec![
                    ("stat", self.stat(*stat).into()),
                    ("n", signed(*times).into()),
                    ("each", i64::from(*each).into()),
                    ("of", self.counted(of).into()),
                    ("amount", self.number(of).into()),
                    ("plain", i64::from(times.abs()).into()),
                    ("sign", sign(*times).into()),
                    ("open", whether(self.is_owned_noun(of))),
                    ("side", self.counted_side(of)),
                    ("noun", self.counted_noun(of).into()),
                ];
                let measured = *each == 1 && !matches!(**of, Num::Count(_) | Num::Moved);
                let ids = if measured { &["change-add-times", "change-add-per"][..] } else { &["change-add-per"] };
                (ids.iter().map(|id| (*id).to_owned()).collect(), args)
            }
            [Change::Add(stat, Num::Const(n))]
                if self.is_said(&format!("change-add-{}", self.vocabulary.stat(*stat))) =>
            {
                let args = vec![("n", signed(*n).into()), ("plain", i64::from(n.abs()).into())];
                (vec![format!("change-add-{}", self.vocabulary.stat(*stat))], args)
            }
            [Change::Add(stat, n)] if !matches!(n, Num::Const(_)) => {
                (id("change-add-equal"), vec![("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            [Change::SetBase(stat, n)] => {
                (id("change-base"), vec![("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            [Change::Set(stat, n)] => {
                (id("change-set"), vec![("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            [Change::Forbid(..), ..] => self.forbidden(changes, person),
            [Change::Permit(ban, tests, cause)] => {
                let word = self.vocabulary.ban(*ban);
                let ban = self.grammar().agreeing(&self.word("ban", word), person);
                let to = self.barred(tests, true);
                let ids = vec![format!("change-permit-{word}"), "change-permit".to_owned()];
                let some = whether(!tests.is_empty());
                let one = self.barred(tests, false);
                (
                    ids,
                    vec![
                        ("able", self.grammar().allowed(&ban).into()),
                        ("ban", ban.into()),
                        ("to", to.into()),
                        ("one", one.into()),
                        ("some", some),
                        ("cause", self.cause(cause, true).into()),
                    ],
                )
            }
            [Change::Discount(n, tests)] => {
                let args = vec![("n", self.number(n).into()), ("cards", self.next_card(tests).into())];
                (id("change-discount"), args)
            }
            [Change::Lose(keyword)] => (id("change-lose"), vec![("what", self.keyword_tag(*keyword).into())]),
            [Change::Mute] => (id("change-mute"), Vec::new()),
            [Change::MuteCue(cue)] => (id("change-mute-cue"), vec![("cue", self.cue_tag(*cue).into())]),
            [Change::Need(number)] => (id("change-need"), vec![("ability", self.needed(*number).into())]),
            [Change::Name(word)] => (id("change-name"), vec![("name", self.name(*word).into())]),
            [Change::Copies(n)] => (id("change-copies"), vec![("n", i64::from((*n).max(-1)).into())]),
            changes => self.gained(changes),
        }
    }

    /// Whether what is counted needs no article: someone's cards on the table ("your Characters"), or "those cards".
    fn is_owned_noun(self, n: &Num) -> bool {
        if *n == Num::Moved {
            return true;
        }
        let Num::Count(sel) = n else { return false };
        let From::Zones(sources) = &sel.from else { return false };
        let open = |word: &str| self.locale.find(&format!("noun-{word}"), Some("from"), &[]).is_none();
        sources.iter().all(|s| s.side != Side::Any && self.noun_word(s).is_some_and(open))
    }

    /// The noun of the cards that are counted, as part of the names of messages.
    pub fn counted_noun(self, n: &Num) -> &'static str {
        let Num::Count(sel) = n else { return "none" };
        let From::Zones(sources) = &sel.from else { return "group" };
        sources.first().and_then(|source| self.noun_word(source)).unwrap_or("none")
    }

    /// What is gained: stats, keywords, types, abilities.
    fn gained(self, changes: &[&Change]) -> (Vec<String>, Args) {
        let adds = |change: &&&Change| matches!(change, Change::Add(stat, _) if self.stat_mark(*stat, 0).is_none());
        let stats = changes.iter().filter(adds);
        let others = changes.iter().filter(|c| !adds(c));
        let minus = changes.iter().all(|c| matches!(c, Change::Add(_, Num::Const(n)) if *n < 0));
        let joint = if self.is_said("join-adds") { "join-adds" } else { "join-and" };
        let adds = self.join(joint, stats.map(|c| self.gain(c)));
        let gains = self.join("join-and", others.map(|c| self.gain(c)));
        let which = match (adds.is_empty(), gains.is_empty()) {
            (false, true) => "adds",
            (true, false) => "gains",
            _ => "both",
        };
        let sign = if minus { "minus" } else { "plus" };
        let args = vec![("which", which.into()), ("adds", adds.into()), ("gains", gains.into()), ("sign", sign.into())];
        (vec!["change-gain".to_owned()], args)
    }

    fn gain(self, change: &Change) -> String {
        match change {
            Change::Add(stat, Num::Const(n)) if *n > 0 && self.stat_mark(*stat, *n).is_some() => {
                self.stat_mark(*stat, *n).unwrap_or_default()
            }
            Change::Add(stat, Num::Const(n)) => {
                let ids = [format!("gain-{}", self.vocabulary.stat(*stat)), "gain-stat".to_owned()];
                let args = [
                    ("n", signed(*n).into()),
                    ("plain", i64::from(n.abs()).into()),
                    ("sign", sign(*n).into()),
                    ("stat", self.stat(*stat).into()),
                ];
                self.say_first(&ids, &args)
            }
            Change::Gain(keyword) => self.keyword_tag(*keyword),
            Change::Trait(word) => self.say("gain-type", &[("list", self.type_list(&[*word]).into())]),
            Change::Label(label) => self.say("gain-label", &[("label", self.label(*label).into())]),
            Change::Ability(number) => self.granted(*number),
            _ => String::new(),
        }
    }

    /// What is forbidden: "cannot be K.O.'d or rested".
    fn forbidden(self, changes: &[&Change], person: Person) -> (Vec<String>, Args) {
        let Some(Change::Forbid(first, tests, cause)) = changes.first() else { return (Vec::new(), Vec::new()) };
        let ban = |change: &&Change| match change {
            Change::Forbid(ban, ..) => self.grammar().agreeing(&self.word("ban", self.vocabulary.ban(*ban)), person),
            _ => String::new(),
        };
        let word = self.vocabulary.ban(*first);
        let bans = self.join("join-bans", changes.iter().map(ban));
        let grammar = self.grammar();
        let nots = changes.iter().map(|change| grammar.impossible(&ban(change)));
        let nots = nots.reduce(|a, b| self.say("steps-and", &[("a", grammar.joining(&a).into()), ("b", b.into())]));
        let args = vec![
            ("not", nots.unwrap_or_default().into()),
            ("ban", bans.into()),
            ("to", self.barred(tests, true).into()),
            ("cards", self.barred(tests, false).into()),
            ("like", self.alternative(tests).into()),
            ("some", whether(!tests.is_empty())),
            ("cause", self.cause_acting(cause, true, person == Person::You).into()),
            ("by", cause_name(cause.by).into()),
        ];
        let ids = match changes.len() {
            1 => vec![format!("change-forbid-{word}"), "change-forbid".to_owned()],
            _ => vec!["change-forbid".to_owned()],
        };
        (ids, args)
    }

    /// The other cards that something forbidden or allowed concerns.
    pub fn barred(self, tests: &[baize_kernel::ir::Test], short: bool) -> String {
        self.barred_many(tests, short, 2)
    }

    /// One other card that something concerns.
    pub fn barred_one(self, tests: &[baize_kernel::ir::Test]) -> String {
        self.barred_many(tests, true, 1)
    }

    fn barred_many(self, tests: &[baize_kernel::ir::Test], short: bool, count: i64) -> String {
        if tests.is_empty() {
            return String::new();
        }
        let whose = tests.iter().find_map(|t| if let baize_kernel::ir::Test::Side(s) = t { Some(*s) } else { None });
        let rest: Vec<_> = tests.iter().filter(|t| !matches!(t, baize_kernel::ir::Test::Side(_))).cloned().collect();
        let many = short && count > 1;
        let filters = super::property::Filters { all: many, ..super::property::Filters::of(&rest) };
        let mut args = self.filter_args(&filters);
        let count = self.grammar().noun_count(count, many);
        args.push(("noun", self.kind_noun(&filters.kinds, count, short).into()));
        args.push(("kinds", whether(!filters.kinds.is_empty())));
        args.push(("many", whether(many)));
        args.push(("side", side(whose.unwrap_or(Side::Any))));
        args.push(("whose", self.whose(whose.unwrap_or(Side::Any), false).into()));
        self.say("barred", &args)
    }

    /// The next card of those that pass some tests.
    fn next_card(self, tests: &[baize_kernel::ir::Test]) -> String {
        let filters = super::property::Filters::of(tests);
        let mut args = self.filter_args(&filters);
        args.push(("noun", self.kind_noun(&filters.kinds, 1, false).into()));
        args.push(("named", whether(filters.is_named())));
        self.say("next-card", &args)
    }

    /// An ability that is granted. Inside it, only those before it in the list are said in full,
    /// so that abilities which grant each other come to an end.
    fn granted(self, number: u8) -> String {
        let number = usize::from(number);
        let text = match self.abilities.get(number) {
            Some(ability) => Renderer { abilities: &self.abilities[..number], ..self }.ability(ability),
            None => format!("#{}", number + 1),
        };
        self.say("gain-ability", &[("ability", text.into())])
    }

    /// What abilities are made to need.
    fn needed(self, number: u8) -> String {
        let number = usize::from(number);
        let text = match self.abilities.get(number) {
            Some(ability) => Renderer { abilities: &self.abilities[..number], ..self }.demand(ability),
            None => format!("#{}", number + 1),
        };
        self.say("gain-ability", &[("ability", text.into())])
    }

    /// A duration, with what parts it from the rest.
    fn until(self, point: Point) -> String {
        match self.vocabulary.points.get(point.index()) {
            // What has no end is told without one.
            Some(&"forever") => String::new(),
            Some(word) => self.say("until", &[("word", self.word("until", word).into())]),
            None => String::new(),
        }
    }
}

/// Whether a selection is nothing but the cards that were spoken of last.
fn is_all_of_it(sel: &Sel) -> bool {
    sel.from == From::Group(Subject::It) && sel.pick == Pick::All && sel.tests.is_empty()
}

/// How two clauses of a sentence are joined.
fn joint(before: &Clause<'_>, clause: &Clause<'_>) -> &'static str {
    match (before, clause) {
        (Clause::Look { .. }, Clause::Act { place: Some(place), .. }) if place.reveal => "steps-look",
        _ => "steps-and",
    }
}

/// Whether cards go to a zone of the side they are taken from, so that it need not be said whose.
fn takes_own(what: &Np<'_>, place: &Place) -> bool {
    match what {
        Np::Cards(sel) => {
            let From::Zones(sources) = &sel.from else { return true };
            sources.iter().all(|s| s.side == place.side || place.side == Side::Any && s.side != Side::Any)
        }
        _ => true,
    }
}

/// Returns whether a phrase is one card at most.
pub fn is_one(np: &Np<'_>) -> bool {
    match np {
        Np::Refer { subject, plural, .. } => !plural && *subject != Subject::Attached,
        Np::Rest { plural } => !plural,
        Np::Both(_) => false,
        Np::Cards(sel) => how_many(&sel.pick) == 1,
    }
}

/// A number with its sign.
fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// The name of a number's sign in messages.
fn sign(n: i32) -> &'static str {
    if n < 0 { "minus" } else { "plus" }
}

/// A small number in a circle.
fn circled(n: i64) -> String {
    match u32::try_from(n) {
        Ok(n @ 1..=20) => char::from_u32('①' as u32 + n - 1).map(String::from).unwrap_or_default(),
        _ => n.to_string(),
    }
}
