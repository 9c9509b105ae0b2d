//! Renders which cards, and where cards go.

use super::{Renderer, locale::Arg, side};
use crate::notation::{SUBJECTS, word_for};
use baize_kernel::Kind;
use baize_kernel::ir::{End, From, Num, Order, Pick, Place, Sel, Side, Source, Subject, Target};

/// How many a noun is said to be when the number is not known beforehand.
const SEVERAL: i64 = 2;

impl Renderer<'_> {
    pub fn subject(self, subject: Subject) -> String {
        self.say("subject", &[("subject", word_for(&SUBJECTS, subject).into())])
    }

    pub fn target(self, target: &Target) -> String {
        match target {
            Target::Subject(subject) => self.subject(*subject),
            Target::Union(list) => self.join("join-and", list.iter().map(|subject| self.subject(*subject))),
            Target::Cards(sel) => self.selection(sel),
        }
    }

    pub fn selection(self, sel: &Sel) -> String {
        let cards = self.unchosen(sel);
        match sel.chooser {
            Side::Mine => cards,
            who => self.say("cards-chosen", &[("cards", cards.into()), ("side", side(who))]),
        }
    }

    /// A selection without who chooses.
    pub fn unchosen(self, sel: &Sel) -> String {
        let cards = self.cards(sel, how_many(&sel.pick), "cards-of");
        self.say("cards", &[("pick", self.pick(&sel.pick).into()), ("cards", cards.into())])
    }

    /// A selection that is counted rather than chosen from: "your Characters".
    pub fn counted(self, sel: &Sel) -> String {
        if sel.pick == Pick::All { self.cards(sel, SEVERAL, "cards-owned") } else { self.selection(sel) }
    }

    /// A selection after a number: "of your Characters".
    pub fn numbered(self, sel: &Sel, count: i64) -> String {
        if sel.pick == Pick::All { self.cards(sel, count, "cards-of") } else { self.selection(sel) }
    }

    fn pick(self, pick: &Pick) -> String {
        let (name, least, n) = match pick {
            Pick::All => ("all", None, None),
            Pick::Exactly(n) => ("exactly", None, Some(n)),
            Pick::UpTo(n) => ("up-to", None, Some(n)),
            Pick::Between(least, n) => ("between", Some(least), Some(n)),
            Pick::Top(n) => ("top", None, Some(n)),
            Pick::UpToTop(n) => ("up-to-top", None, Some(n)),
            Pick::Bottom(n) => ("bottom", None, Some(n)),
            Pick::Random(n) => ("random", None, Some(n)),
            Pick::EitherEnd => ("either", None, None),
        };
        let said = |n: Option<&Num>| Arg::from(n.map(|n| self.number(n)).unwrap_or_default());
        self.say("pick", &[("pick", name.into()), ("least", said(least)), ("n", said(n))])
    }

    /// A selection without how many.
    fn cards(self, sel: &Sel, count: i64, owned: &str) -> String {
        let mut out = match &sel.from {
            From::Group(subject) => {
                let group = self.say("cards-group", &[("subject", self.subject(*subject).into())]);
                format!("{group}{}", self.tests(&sel.tests))
            }
            From::Zones(sources) => {
                let (adjectives, tests) = self.adjectives(&sel.tests);
                format!("{}{}", self.sources(sources, &adjectives, count, owned), self.tests(tests))
            }
        };
        for limit in &sel.limits {
            out.push_str(&format!(" {}", self.limit(limit)));
        }
        out
    }

    /// Nouns of one side that lie on the table share their "of your"; others stand by themselves.
    fn sources(self, sources: &[Source], adjectives: &str, count: i64, owned: &str) -> String {
        let mut phrases: Vec<String> = Vec::new();
        let mut rest = sources;
        while let Some(first) = rest.first() {
            let alike = |s: &&Source| s.side == first.side && self.is_plain(s);
            let run = if self.is_plain(first) { rest.iter().take_while(alike).count() } else { 1 };
            let (now, later) = rest.split_at(run);
            phrases.push(self.source_run(now, adjectives, count, owned));
            rest = later;
        }
        self.join("join-or", phrases)
    }

    /// Returns whether a noun is said without where the cards come from.
    fn is_plain(self, source: &Source) -> bool {
        self.noun_word(source).is_some_and(|word| self.from(word, source.side).is_none())
    }

    fn noun_word(self, source: &Source) -> Option<&'static str> {
        let nouns = &self.vocabulary.nouns;
        nouns.iter().find(|n| n.zones == source.zones && n.kinds == source.kinds).map(|n| n.word)
    }

    fn from(self, noun: &str, owner: Side) -> Option<String> {
        let whose = self.say("whose", &[("side", side(owner))]);
        self.locale.find(&format!("noun-{noun}"), Some("from"), &[("whose", whose.into()), ("side", side(owner))])
    }

    fn source_run(self, sources: &[Source], adjectives: &str, count: i64, owned: &str) -> String {
        let Some(first) = sources.first() else { return String::new() };
        let whose = self.say("whose", &[("side", side(first.side))]);
        let Some(word) = self.noun_word(first) else { return self.unnamed(first, adjectives, count, whose) };
        let noun = |word: &str, count: i64| self.say_word("noun", word, "noun", &[("count", count.into())]);
        if let Some(from) = self.from(word, first.side) {
            let nouns = noun(word, count);
            return self
                .say("cards-from", &[("adj", adjectives.into()), ("nouns", nouns.into()), ("from", from.into())]);
        }
        let anyones = first.side == Side::Any;
        let count = if anyones { count } else { SEVERAL };
        let nouns = sources.iter().filter_map(|s| self.noun_word(s)).map(|word| noun(word, count));
        let args = [("whose", whose.into()), ("adj", adjectives.into()), ("nouns", self.join("join-or", nouns).into())];
        self.say(if anyones { "cards-any" } else { owned }, &args)
    }

    /// Cards in zones for which the game has no noun.
    fn unnamed(self, source: &Source, adjectives: &str, count: i64, whose: String) -> String {
        let kinds = (0..16).filter(|i| source.kinds & (1 << i) != 0);
        let kinds = self.join("join-or", kinds.map(|i| self.word("kind", self.vocabulary.kind(Kind(i)))));
        let args = [
            ("adj", adjectives.into()),
            ("kinds", if kinds.is_empty() { "none".into() } else { kinds.into() }),
            ("count", count.into()),
            ("whose", whose.into()),
            ("zones", self.zones(source.zones).into()),
        ];
        self.say("cards-in", &args)
    }

    /// Where cards go and how they arrive.
    pub fn place(self, what: &Target, place: &Place) -> String {
        let zone = self.word("zone", self.vocabulary.zone(place.zone));
        let where_to = self.say("place", &[("side", side(place.side)), ("zone", zone.into())]);
        let ordered = self.vocabulary.zones.get(place.zone.index()).is_some_and(|z| z.ordered);
        let end = match place.end {
            End::Top => "top",
            End::Bottom if ordered => "bottom",
            End::Bottom => "none",
            End::Either => "either",
        };
        let mut out = self.say("place-end", &[("end", end.into()), ("place", where_to.into())]);
        let order = match place.order {
            Order::Chosen => "chosen",
            Order::Random => "random",
            Order::Kept => "kept",
        };
        if ordered && !is_one(what) || place.order != self.vocabulary.usual_order(place.zone) {
            out.push_str(&self.say("place-order", &[("order", order.into())]));
        }
        let marks = [
            (place.face_up == Some(true), "place-face-up"),
            (place.face_up == Some(false), "place-face-down"),
            (place.rested, "place-rested"),
            (place.reveal, "place-revealed"),
        ];
        marks.iter().filter(|(on, _)| *on).for_each(|(_, id)| out.push_str(&self.say(id, &[])));
        out
    }
}

/// Returns whether a target is one card at most.
pub fn is_one(target: &Target) -> bool {
    match target {
        Target::Subject(subject) => !matches!(subject, Subject::Seen | Subject::Attached),
        Target::Union(_) => false,
        Target::Cards(sel) => how_many(&sel.pick) == 1,
    }
}

/// Returns how many cards a noun is said to be.
fn how_many(pick: &Pick) -> i64 {
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
