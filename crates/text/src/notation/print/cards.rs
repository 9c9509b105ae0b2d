//! Prints which cards, and where cards go.

use super::super::{OWNERS, SUBJECTS, word_for};
use super::{Printer, joined};
use baize_kernel::ir::{End, From, Order, Pick, Place, Sel, Side, Source, Target};
use baize_kernel::{Kind, Zone};

impl Printer<'_> {
    pub fn target(self, target: &Target) -> String {
        match target {
            Target::Subject(subject) => word_for(&SUBJECTS, *subject).to_owned(),
            Target::Union(list) => {
                list.iter().map(|subject| word_for(&SUBJECTS, *subject)).collect::<Vec<_>>().join(" and ")
            }
            Target::Cards(sel) => self.selection(sel),
        }
    }

    pub fn selection(self, sel: &Sel) -> String {
        format!("{} {}", self.pick(&sel.pick), self.uncounted(sel))
    }

    /// A selection in a number, where `all` goes without saying.
    pub fn counted(self, sel: &Sel) -> String {
        if sel.pick == Pick::All { self.uncounted(sel) } else { self.selection(sel) }
    }

    fn pick(self, pick: &Pick) -> String {
        match pick {
            Pick::All => "all".to_owned(),
            Pick::Exactly(n) => self.number(n),
            Pick::UpTo(n) => format!("up to {}", self.number(n)),
            Pick::Between(a, b) => format!("{} to {}", self.number(a), self.number(b)),
            Pick::Top(n) => format!("top {}", self.number(n)),
            Pick::UpToTop(n) => format!("up to top {}", self.number(n)),
            Pick::Bottom(n) => format!("bottom {}", self.number(n)),
            Pick::Random(n) => format!("random {}", self.number(n)),
            Pick::EitherEnd => "top or bottom 1".to_owned(),
        }
    }

    /// A selection without how many.
    pub fn uncounted(self, sel: &Sel) -> String {
        let (adjectives, mut tests) = self.adjectives(&sel.tests);
        let mut out = match &sel.from {
            From::Group(subject) => {
                tests = &sel.tests;
                format!("of {}", word_for(&SUBJECTS, *subject))
            }
            From::Zones(sources) => self.sources(sources, &adjectives),
        };
        out.push_str(&self.tests(tests));
        for limit in &sel.limits {
            out.push_str(&format!(" {}", self.limit(limit)));
        }
        out.push_str(match sel.chooser {
            Side::Mine => "",
            Side::Friendly => " chosen by allies",
            Side::Theirs => " chosen by them",
            Side::Any => " chosen by both",
        });
        out
    }

    fn sources(self, sources: &[Source], adjectives: &str) -> String {
        let Some((first, rest)) = sources.split_first() else { return "?".to_owned() };
        let mut out = format!("{} {adjectives}{}", word_for(&OWNERS, first.side), self.noun(first));
        for source in rest {
            out.push_str(" or ");
            if source.side != first.side {
                out.push_str(&format!("{} ", word_for(&OWNERS, source.side)));
            }
            out.push_str(&self.noun(source));
        }
        out
    }

    fn noun(self, source: &Source) -> String {
        let v = self.vocabulary;
        let named = v.nouns.iter().find(|n| n.zones == source.zones && n.kinds == source.kinds);
        if let Some(noun) = named {
            return noun.word.to_owned();
        }
        let kinds = joined(u32::from(source.kinds), |i| v.kind(Kind(i)));
        let zones = joined(source.zones, |i| v.zone(Zone(i)));
        format!("{} in {zones}", if kinds.is_empty() { "card" } else { &kinds })
    }

    pub fn place(self, place: &Place) -> String {
        let owner = if place.side == Side::Any { "owner's" } else { word_for(&OWNERS, place.side) };
        let mut out = format!("{owner} {}", self.vocabulary.zone(place.zone));
        let ordered = self.vocabulary.zones.get(place.zone.index()).is_some_and(|z| z.ordered);
        match place.end {
            End::Top => out.push_str(" top"),
            End::Bottom if ordered => out.push_str(" bottom"),
            End::Bottom => {}
            End::Either => out.push_str(" top or bottom"),
        }
        if place.order != self.vocabulary.usual_order(place.zone) {
            out.push_str(match place.order {
                Order::Chosen => " in any order",
                Order::Random => " in random order",
                Order::Kept => " kept",
            });
        }
        match place.face_up {
            Some(true) => out.push_str(" face-up"),
            Some(false) => out.push_str(" face-down"),
            None => {}
        }
        if place.rested {
            out.push_str(" rested");
        }
        if place.reveal {
            out.push_str(" revealed");
        }
        out
    }
}
