//! Says numbers.

use super::cards::Use;
use super::{Arg, Renderer, comparison, side, whether};
use crate::notation::{SUBJECTS, word_for};
use baize_kernel::ir::{Cmp, From, Num, Sel, Side};
use baize_kernel::{Gauge, Stat};

impl Renderer<'_> {
    pub fn number(self, n: &Num) -> String {
        match n {
            Num::Const(n) => n.to_string(),
            Num::Count(sel) => {
                let cards = self.cards(sel, Side::Mine, Use::Counted);
                self.say("num-count", &[("cards", cards.into()), ("side", self.counted_side(n))])
            }
            Num::Total(sel, stat) if self.the_one(sel).is_some() => {
                let subject = self.the_one(sel).unwrap_or_default();
                let args = [("stat", self.stat(*stat).into()), ("subject", subject.into()), ("named", "one".into())];
                self.say("num-stat", &args)
            }
            Num::Total(sel, stat) => {
                let cards = self.cards(sel, Side::Mine, Use::Counted);
                self.say("num-total", &[("stat", self.stat(*stat).into()), ("cards", cards.into())])
            }
            Num::Stat(subject, stat) => {
                let named = word_for(&SUBJECTS, *subject).into();
                let subject = self.subject(*subject, false);
                self.say(
                    "num-stat",
                    &[("stat", self.stat(*stat).into()), ("subject", subject.into()), ("named", named)],
                )
            }
            Num::Base(subject, stat) => {
                let subject = self.subject(*subject, false);
                self.say("num-base", &[("stat", self.stat(*stat).into()), ("subject", subject.into())])
            }
            Num::Gauge(gauge, whose) => self.gauge(*gauge, *whose),
            Num::Per { times, each, of } => {
                let args = [
                    ("times", i64::from(*times).into()),
                    ("each", i64::from(*each).into()),
                    ("of", self.counted(of).into()),
                    ("noun", self.counted_noun(of).into()),
                    ("cards", whether(matches!(**of, Num::Count(_) | Num::Moved))),
                ];
                self.say("num-per", &args)
            }
            Num::Plus(a, b) if matches!(**b, Num::Const(n) if n < 0) => {
                let less = if let Num::Const(n) = **b { n.unsigned_abs().to_string() } else { String::new() };
                self.say("num-minus", &[("a", self.number(a).into()), ("b", less.into())])
            }
            Num::Plus(a, b) => self.say("num-plus", &[("a", self.number(a).into()), ("b", self.number(b).into())]),
            Num::Minus(a, b) => self.say("num-minus", &[("a", self.number(a).into()), ("b", self.number(b).into())]),
            Num::Times(event) => self.say("num-times", &[("event", self.event(event, false).into())]),
            Num::Named => self.say("num-named", &[]),
            Num::Moved => self.say("num-moved", &[]),
        }
    }

    /// A card that a side has one of, such as "your Leader".
    fn the_one(self, sel: &Sel) -> Option<String> {
        let From::Zones(sources) = &sel.from else { return None };
        let [source] = sources.as_slice() else { return None };
        let id = format!("the-{}", self.noun_word(source).filter(|_| sel.tests.is_empty())?);
        self.locale.find(&id, None, &[("side", side(source.side))])
    }

    /// Whose the cards that are counted are; cards spoken of already are nobody's.
    pub fn counted_side(self, n: &Num) -> Arg {
        let Num::Count(sel) = n else { return "none".into() };
        match &sel.from {
            From::Zones(sources) => side(sources.first().map_or(Side::Any, |s| s.side)),
            From::Group(_) => "none".into(),
        }
    }

    /// What a measure counts: the cards themselves rather than their number.
    pub fn counted(self, n: &Num) -> String {
        match n {
            Num::Count(sel) => self.cards(sel, Side::Mine, Use::Each),
            Num::Moved => self.say("num-per-moved", &[]),
            n => self.say("num-per-of", &[("of", self.number(n).into())]),
        }
    }

    fn gauge(self, gauge: Gauge, whose: Side) -> String {
        let gauge = self.word("gauge", self.vocabulary.gauge(gauge));
        let whose = self.say("whose", &[("side", side(whose))]);
        self.say("num-gauge", &[("whose", whose.into()), ("gauge", gauge.into())])
    }

    pub fn stat(self, stat: Stat) -> String {
        self.word("stat", self.vocabulary.stat(stat))
    }

    /// How a number compares: "3 or less".
    pub fn measure(self, cmp: Cmp, n: &Num) -> String {
        let id = if matches!(n, Num::Const(_)) { "measure" } else { "measure-as" };
        self.say(id, &[("cmp", comparison(cmp)), ("n", self.number(n).into())])
    }
}
