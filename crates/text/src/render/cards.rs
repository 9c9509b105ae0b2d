//! Says which cards, and where cards go.

use super::property::Filters;
use super::tree::Np;
use super::{Args, Renderer, side, whether};
use crate::notation::{SUBJECTS, word_for};
use baize_kernel::Kind;
use baize_kernel::ir::{End, From, Num, Order, Pick, Place, Sel, Side, Source, Subject, Test};

/// How many a noun is said to be when the number is not known beforehand.
pub const SEVERAL: i64 = 2;

/// A number of cards that stands for "any number".
const NO_END: i32 = 99;

/// What a noun phrase is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// Cards that something is done to.
    Object,
    /// Cards that are changed where they are.
    Topic,
    /// Cards of which it is said what they cannot do.
    Denied,
    /// Cards that something is given to.
    To,
    /// Cards that are looked at.
    Look,
    /// Cards that someone has; the text around says who and how many.
    Had,
    /// Cards that are counted.
    Counted,
    /// Cards for each of which something holds.
    Each,
}

impl Use {
    fn name(self) -> &'static str {
        match self {
            Use::Object | Use::Topic | Use::Denied => "object",
            Use::To => "to",
            Use::Look => "look",
            Use::Had => "had",
            Use::Counted | Use::Each => "counted",
        }
    }
}

impl Renderer<'_> {
    /// Cards spoken of already, as what something is done to.
    pub fn subject(self, subject: Subject, plural: bool) -> String {
        self.referred(subject, plural, "")
    }

    /// Cards spoken of already, by what they were called when they were chosen.
    fn referred(self, subject: Subject, plural: bool, noun: &str) -> String {
        let noun = match subject {
            Subject::Event => self.event,
            Subject::It if noun.is_empty() => self.noun,
            _ => noun,
        };
        let args = [
            ("subject", word_for(&SUBJECTS, subject).into()),
            ("number", number_name(plural)),
            ("cue", self.cue.into()),
            ("noun", noun.into()),
            ("several", whether(self.several)),
            ("shown", whether(self.shown)),
        ];
        if subject == Subject::This && !self.own.is_empty() {
            return self.say_first(&[format!("this-{}", self.own), "subject".to_owned()], &args);
        }
        self.say("subject", &args)
    }

    /// A noun phrase; `agent` is who acts, so that their own cards are called so.
    pub fn np(self, np: &Np<'_>, agent: Side, role: Use) -> String {
        match np {
            Np::Refer { subject, plural, noun } => self.referred(*subject, *plural, noun),
            Np::Rest { plural } => self.say("the-rest", &[("number", number_name(*plural))]),
            Np::Both(list) => self.join("join-and", list.iter().map(|subject| self.subject(*subject, false))),
            Np::Cards(sel) => self.cards(sel, agent, role),
        }
    }

    pub fn whose(self, owner: Side, own: bool) -> String {
        self.whose_acting(owner, own, false)
    }

    /// Whose cards are; `acting` says that the reader does something to cards of their own.
    fn whose_acting(self, owner: Side, own: bool, acting: bool) -> String {
        let side = if own { "own".into() } else { side(owner) };
        self.say("whose", &[("side", side), ("acting", whether(acting))])
    }

    /// Described cards.
    pub fn cards(self, sel: &Sel, agent: Side, role: Use) -> String {
        let mut filters = Filters::of(&sel.tests);
        filters.all = sel.pick == Pick::All;
        filters.each = role == Use::Each;
        filters.several = how_many(&sel.pick) > 1;
        filters.count = self.grammar().noun_count(how_many(&sel.pick), false);
        match &sel.from {
            // What was chosen or named before is all there is.
            From::Group(subject) if *subject != Subject::Seen && sel.pick == Pick::All && sel.tests.is_empty() => {
                self.subject(*subject, false)
            }
            From::Group(subject) => {
                let mut args = self.cards_args(sel, &filters, agent, role);
                args.push(("subject", self.subject(*subject, true).into()));
                let count = self.grammar().noun_count(how_many(&sel.pick), is_whole(sel, role));
                args.push(("noun", self.card_noun(&filters, count).into()));
                self.say("cards-group", &args)
            }
            From::Zones(sources) => {
                filters.open = sources.iter().all(|source| self.is_plain(source));
                // "Up to 1 of your Leader or Characters", but "you have a Character with a cost of 0 or …".
                if self.grammar().says_some_of() && filters.open && role != Use::Had && sources[0].side != Side::Any {
                    filters.count = SEVERAL;
                }
                if self.grammar().says_some_of() && filters.each {
                    filters.count = SEVERAL;
                }
                let runs = runs(self, sources);
                let said = runs.iter().map(|run| self.run_of(sel, run, &filters, agent, role)).collect::<Vec<_>>();
                self.join("join-or", said)
            }
        }
    }

    fn run_of(self, sel: &Sel, sources: &[Source], filters: &Filters<'_>, agent: Side, role: Use) -> String {
        let Some(first) = sources.first() else { return String::new() };
        let own = agent != Side::Mine && first.side == agent;
        let mut args = self.cards_args(sel, filters, agent, role);
        // What a player may change, they change themselves.
        let does = matches!(role, Use::Object | Use::To | Use::Look) || role == Use::Topic && self.may;
        let acting = first.side == Side::Mine && agent == Side::Mine && does;
        let whose = self.whose_acting(first.side, own, acting);
        args.push(("whose", whose.clone().into()));
        args.push(("side", if own { "own".into() } else { side(first.side) }));
        let words: Vec<&str> = sources.iter().filter_map(|s| self.noun_word(s)).collect();
        let key = words.join("-");
        args.push(("key", key.clone().into()));
        if self.is_pile_pick(&sel.pick) {
            args.push(("pile", self.pile(first).into()));
            args.push(("count", how_many(&sel.pick).into()));
            return self.say_first(&[format!("cards-top-{key}"), "cards-top".to_owned()], &args);
        }
        let whole = is_whole(sel, role);
        let bare = filters.is_bare() && filters.kinds.is_empty() && sel.limits.is_empty();
        let place = self.taken_from(sources, &whose, own, role, whole && bare);
        if self.grammar().puts_clauses_first() && place.is_none() && first.side != Side::Any {
            let (clause, features) = self.clause_and_features(filters);
            args.push(("whose", format!("{clause}{whose}").into()));
            args.push(("features", features.into()));
        }
        let frame = match (&place, first.side) {
            (Some(_), _) => "cards-from",
            (None, Side::Any) => "cards-any",
            _ => "cards-of",
        };
        let plural = frame == "cards-of" && role != Use::Had || matches!(role, Use::Counted | Use::Each);
        let count = if plural { SEVERAL } else { how_many(&sel.pick) };
        let count = self.grammar().noun_count(count, whole);
        let noun = match &place {
            Some(_) if words.len() == 1 && filters.kinds.is_empty() && !filters.is_named() && !filters.is_called() => {
                self.noun(&key, &words, count)
            }
            Some(_) => self.card_noun(filters, count),
            None if words.len() > 2 && filters.is_named() && whole && self.grammar().calls_all_cards() => {
                self.kind_noun(&[], count, false)
            }
            None if words.len() > 2 && filters.is_named() || filters.is_called() => String::new(),
            None => self.noun(&key, &words, count),
        };
        let kinds = filters.kinds.iter().map(|kind| self.vocabulary.kind(*kind)).filter(|kind| !words.contains(kind));
        let kinds = self.join("join-or", kinds.map(|kind| self.word("kind", kind)));
        let noun =
            if place.is_none() && !kinds.is_empty() { format!("{kinds}{}{noun}", self.grammar().gap()) } else { noun };
        let one = self.noun(&key, &words, how_many(&sel.pick));
        // Some sorts have a noun of their own: "EX Resources".
        let sort = |count| self.sort_noun(filters, &key, count);
        let (noun, one) = match (sort(count), sort(how_many(&sel.pick))) {
            (Some(noun), Some(one)) => {
                args.push(("label", "".into()));
                (noun, one)
            }
            _ => (noun, one),
        };
        args.push(("singular", one.into()));
        args.push(("noun", noun.into()));
        args.push(("from", place.unwrap_or_default().into()));
        args.push(("bare", whether(bare)));
        args.push(("called", whether(filters.is_called())));
        args.push(("named", whether(filters.is_named())));
        // In some languages alternatives that have nouns of their own stand where the noun would.
        let called = format!("{frame}-called");
        if filters.is_called() && self.is_said(&called) {
            return self.say(&called, &args);
        }
        self.say_first(&[format!("{frame}-{key}"), frame.to_owned()], &args)
    }

    /// What is said of every selection, whatever the cards are called.
    fn cards_args(self, sel: &Sel, filters: &Filters<'_>, agent: Side, role: Use) -> Args {
        let mut args = self.filter_args(filters);
        args.extend(self.pick_args(&sel.pick));
        let limit: Vec<String> = sel.limits.iter().map(|l| self.limit(l)).collect();
        args.push(("limit", limit.join(" ").into()));
        args.push(("for", role.name().into()));
        args.push(("denied", whether(role == Use::Denied)));
        let chooser = if sel.chooser == agent { Side::Mine } else { sel.chooser };
        args.push(("chooser", side(chooser)));
        args
    }

    fn pick_args(self, pick: &Pick) -> Args {
        let (name, least, n) = match pick {
            Pick::All => ("all", None, None),
            Pick::UpTo(Num::Const(NO_END)) => ("any", None, None),
            Pick::Between(least, Num::Const(NO_END)) => ("at-least", Some(least), Some(least)),
            Pick::Exactly(n) => ("exactly", None, Some(n)),
            Pick::UpTo(n) => ("up-to", None, Some(n)),
            Pick::Between(least, n) => ("between", Some(least), Some(n)),
            Pick::Top(n) => ("top", None, Some(n)),
            Pick::UpToTop(n) => ("up-to-top", None, Some(n)),
            Pick::Bottom(n) => ("bottom", None, Some(n)),
            Pick::Random(n) => ("random", None, Some(n)),
            Pick::EitherEnd => ("either", None, None),
        };
        let said = |n: Option<&Num>| n.map(|n| self.number(n)).unwrap_or_default();
        let one = matches!(n, Some(Num::Const(1)) | None);
        vec![
            ("pick", name.into()),
            ("least", said(least).into()),
            ("n", said(n).into()),
            ("number", number_name(!one)),
            ("fixed", whether(matches!(n, Some(Num::Const(_)) | None))),
        ]
    }

    fn is_pile_pick(self, pick: &Pick) -> bool {
        matches!(pick, Pick::Top(_) | Pick::UpToTop(_) | Pick::Bottom(_) | Pick::EitherEnd)
    }

    /// What an ordered zone is called as a pile.
    fn pile(self, source: &Source) -> String {
        let zone = (0..32).find(|i| source.zones & (1 << i) != 0).map(baize_kernel::Zone);
        let word = zone.map_or("?", |zone| self.vocabulary.zone(zone));
        let pile = self.locale.find(&format!("pile-{word}"), None, &[]);
        pile.unwrap_or_else(|| self.word("zone", word))
    }

    pub fn noun_word(self, source: &Source) -> Option<&'static str> {
        let nouns = &self.vocabulary.nouns;
        nouns.iter().find(|n| n.zones == source.zones && n.kinds == source.kinds).map(|n| n.word)
    }

    pub fn noun(self, key: &str, words: &[&str], count: i64) -> String {
        let args = [("count", count.into())];
        let together = if words.len() > 1 { self.locale.find(&format!("noun-{key}"), None, &args) } else { None };
        let each = || self.join("join-or", words.iter().map(|word| self.say_word("noun", word, "noun", &args)));
        together.unwrap_or_else(each)
    }

    /// What cards of a sort are called, if the game has a noun for it.
    fn sort_noun(self, filters: &Filters<'_>, key: &str, count: i64) -> Option<String> {
        let [list] = filters.labels.as_slice() else { return None };
        let [Test::Label(label)] = list.as_slice() else { return None };
        self.locale.find(&format!("noun-{}-{key}", self.vocabulary.label(*label)), None, &[("count", count.into())])
    }

    /// A noun for cards that lie somewhere: their kind, or just "card"; none when their name is told.
    fn card_noun(self, filters: &Filters<'_>, count: i64) -> String {
        if filters.is_named() || filters.is_called() {
            String::new()
        } else {
            self.kind_noun(&filters.kinds, count, false)
        }
    }

    /// "Character card", or "Character" of cards on the table.
    pub fn kind_noun(self, kinds: &[Kind], count: i64, short: bool) -> String {
        let words = kinds.iter().map(|kind| self.word("kind", self.vocabulary.kind(*kind)));
        let kind = self.join("join-or", words);
        let kind = if kind.is_empty() { "none".to_owned() } else { kind };
        let args = [("kind", kind.into()), ("count", count.into()), ("short", whether(short))];
        let own = match kinds {
            [one] => self.locale.find(&format!("kind-card-{}", self.vocabulary.kind(*one)), None, &args),
            _ => None,
        };
        own.unwrap_or_else(|| self.say("kind-card", &args))
    }

    /// Where cards are taken from, of those that do not lie open on the table.
    fn taken_from(self, sources: &[Source], whose: &str, own: bool, role: Use, whole: bool) -> Option<String> {
        let first = sources.first()?;
        let side = if own { "own".into() } else { side(first.side) };
        let owner = self.whose(first.side, false);
        let args = [
            ("whose", whose.into()),
            ("owner", owner.into()),
            ("side", side),
            ("for", role.name().into()),
            ("whole", whether(whole)),
        ];
        let word = self.noun_word(first);
        if sources.len() == 1
            && let Some(word) = word
        {
            let had = !matches!(role, Use::Object | Use::To | Use::Look);
            let inside = had.then(|| self.locale.find(&format!("noun-{word}"), Some("in"), &args)).flatten();
            return inside.or_else(|| self.locale.find(&format!("noun-{word}"), Some("from"), &args));
        }
        if word.is_some() {
            return None;
        }
        let mut args = args.to_vec();
        args.push(("zones", self.zones(first.zones, "join-or").into()));
        args.push(("both", self.zones(first.zones, "join-and").into()));
        Some(self.say("from-zones", &args))
    }

    /// Returns whether a noun is said without where the cards come from.
    pub fn is_plain(self, source: &Source) -> bool {
        let plain = |word: &str| self.locale.find(&format!("noun-{word}"), Some("from"), &[]).is_none();
        self.noun_word(source).is_some_and(plain)
    }

    /// Where cards go and how they arrive. `one` says that it is one card only.
    pub fn place_args(self, place: &Place, agent: Side, one: bool) -> Args {
        let ordered = self.vocabulary.zones.get(place.zone.index()).is_some_and(|z| z.ordered);
        let end = match place.end {
            End::Top => "top",
            End::Bottom if ordered => "bottom",
            End::Bottom => "none",
            End::Either => "either",
        };
        let order = match place.order {
            _ if one || !ordered => "none",
            Order::Chosen => "chosen",
            Order::Random => "random",
            Order::Kept => "kept",
        };
        let face = match place.face_up {
            Some(true) => "up",
            Some(false) => "down",
            None => "usual",
        };
        let own = agent != Side::Mine && matches!(place.side, Side::Any | Side::Theirs);
        let owner = if own { "own".into() } else { side(place.side) };
        vec![
            ("zone", self.word("zone", self.vocabulary.zone(place.zone)).into()),
            ("owner", owner),
            ("end", end.into()),
            ("order", order.into()),
            ("face", face.into()),
            ("rested", whether(place.rested)),
            ("reveal", whether(place.reveal)),
        ]
    }
}

/// Parts sources into runs that are said together: nouns of one side that lie on the table, or one noun.
fn runs<'s>(renderer: Renderer<'_>, sources: &'s [Source]) -> Vec<&'s [Source]> {
    let mut out = Vec::new();
    let mut rest = sources;
    while let Some(first) = rest.first() {
        let plain = renderer.is_plain(first) || sources.len() > 2;
        let alike = |s: &&Source| s.side == first.side && (sources.len() > 2 || renderer.is_plain(s));
        let run = if plain { rest.iter().take_while(alike).count() } else { 1 };
        let (now, later) = rest.split_at(run.max(1));
        out.push(now);
        rest = later;
    }
    out
}

/// Whether a phrase means all such cards rather than a number of them.
fn is_whole(sel: &Sel, role: Use) -> bool {
    role == Use::Counted || sel.pick == Pick::All && !matches!(role, Use::Had | Use::Each)
}

/// The name of a grammatical number in messages.
pub fn number_name(plural: bool) -> super::Arg {
    super::Arg::from(if plural { "other" } else { "one" })
}

/// Returns how many cards a noun is said to be.
pub fn how_many(pick: &Pick) -> i64 {
    match pick {
        Pick::Exactly(Num::Const(n)) | Pick::UpTo(Num::Const(n)) => i64::from(*n),
        Pick::UpToTop(Num::Const(n))
        | Pick::Top(Num::Const(n))
        | Pick::Bottom(Num::Const(n))
        | Pick::Random(Num::Const(n)) => i64::from(*n),
        Pick::EitherEnd => 1,
        _ => SEVERAL,
    }
}
