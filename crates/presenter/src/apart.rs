//! Options that read the same, told apart by what differs: whose the card is, where and how it lies, its place.

use super::Presenter;
use baize_kernel::pool::NO_STAT;
use baize_kernel::view::{CardView, Question, Spot};
use baize_kernel::{Seat, View};
use baize_text::render::Arg;
use std::collections::BTreeSet;

impl Presenter<'_> {
    /// Adds to options that read the same what tells them apart.
    pub(super) fn apart(&self, view: &View, mut words: Vec<String>) -> Vec<String> {
        let Some(question) = &view.prompt else { return words };
        let said: BTreeSet<String> = words.iter().cloned().collect();
        for text in said {
            let alike: Vec<usize> = (0..words.len()).filter(|&at| words[at] == text).collect();
            if alike.len() > 1 {
                for (&at, which) in alike.iter().zip(self.differences(view, question, &alike)) {
                    words[at] = self.join(&text, &which);
                }
            }
        }
        words
    }

    fn join(&self, option: &str, which: &[String]) -> String {
        let list = which.iter().cloned().reduce(|a, b| self.say("told-also", &[("a", a.into()), ("b", b.into())]));
        list.map_or_else(
            || option.to_owned(),
            |which| self.say("told-apart", &[("option", option.into()), ("which", which.into())]),
        )
    }

    /// Returns for each of these options the fewest features, in a fixed order, by which it differs from the others.
    fn differences(&self, view: &View, question: &Question, alike: &[usize]) -> Vec<Vec<String>> {
        let features: Vec<Vec<String>> = alike
            .iter()
            .map(|&at| {
                let offer = question.options.get(at);
                let spots = offer.map_or([None, None], |o| [o.a, o.b]).into_iter().flatten();
                spots.flat_map(|spot| self.features(view, spot)).collect()
            })
            .collect();
        let mut told = vec![Vec::new(); alike.len()];
        let most = features.iter().map(Vec::len).min().unwrap_or(0);
        for at in 0..most {
            let before = told.iter().collect::<BTreeSet<_>>().len();
            let with = |(told, has): (&Vec<String>, &Vec<String>)| [&told[..], &has[at..=at]].concat();
            let tried: Vec<Vec<String>> = told.iter().zip(&features).map(with).collect();
            if tried.iter().collect::<BTreeSet<_>>().len() > before {
                told = tried;
            }
        }
        told.iter().map(|list| list.iter().filter(|f| !f.is_empty()).cloned().collect()).collect()
    }

    /// Returns what can be said of a card besides its name, always in the same order.
    fn features(&self, view: &View, spot: Spot) -> Vec<String> {
        let (seat, zone) = spot.pile;
        let card = view.card(spot).unwrap_or(&CardView::HIDDEN);
        let stock = self.layout.place(zone).is_some_and(|place| place.stock);
        let place = i64::from(spot.at) + 1;
        vec![
            self.owner(seat),
            self.zone(zone),
            self.say(if card.rested { "state-rested" } else { "state-ready" }, &[]),
            self.numbers(card),
            if card.marks == 0 {
                String::new()
            } else {
                self.say("state-marks", &[("n", Arg::from(i64::from(card.marks)))])
            },
            // Which of a stock of cards that are all alike is meant makes no difference.
            if stock { String::new() } else { self.say("state-place", &[("n", Arg::from(place))]) },
        ]
    }

    /// Returns the name of a card with whose it is.
    pub(super) fn belonging(&self, name: &str, seat: Seat) -> String {
        self.join(name, &[self.owner(seat)])
    }

    fn owner(&self, seat: Seat) -> String {
        match self.you {
            Some(you) if you == seat => self.say("whose-yours", &[]),
            _ => self.say("whose-theirs", &[("who", self.whom(seat).into())]),
        }
    }

    fn numbers(&self, card: &CardView) -> String {
        let drawn = self.layout.stats.iter().filter_map(|(stat, _)| card.stats.get(stat.index()));
        drawn.filter(|&&n| n != NO_STAT).map(ToString::to_string).collect::<Vec<_>>().join("/")
    }
}
