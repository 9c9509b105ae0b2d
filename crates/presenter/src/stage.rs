//! What is under way, in words: what was announced and waits, with its targets, and the fights that are on.

use super::{Presenter, capital};
use baize_kernel::view::{Aim, Battle, Spot, Waiting};
use baize_kernel::{CardId, View};

impl Presenter<'_> {
    /// Returns a line for each thing that waits, the one that is carried out next first, and for each fight.
    pub fn stage(&self, view: &View) -> Vec<String> {
        let number = |at: usize| (view.stack.len() - at) as i64;
        let waiting = view.stack.iter().enumerate().map(|(at, each)| self.waiting(view, number(at), each));
        waiting.chain(view.battles.iter().map(|battle| self.fight(view, battle))).collect()
    }

    fn waiting(&self, view: &View, number: i64, waiting: &Waiting) -> String {
        let cards: Vec<String> = waiting.cards.iter().map(|&card| self.known_in(view, card)).collect();
        let cards = cards.into_iter().reduce(|a, b| self.say("told-also", &[("a", a.into()), ("b", b.into())]));
        let target = self.aim(view, waiting.aim);
        let args = [
            ("n", number.into()),
            ("who", self.who(waiting.seat).into()),
            ("what", self.verb(waiting.verb).into()),
            ("has", if cards.is_some() { "cards" } else { "nothing" }.into()),
            ("cards", cards.unwrap_or_default().into()),
            ("aimed", if target.is_some() { "yes" } else { "no" }.into()),
            ("target", target.unwrap_or_default().into()),
        ];
        self.say("stage-waiting", &args)
    }

    fn fight(&self, view: &View, battle: &Battle) -> String {
        let target = self.aim(view, battle.target);
        let args = [
            ("card", self.spotted(view, battle.attacker).into()),
            ("aimed", if target.is_some() { "yes" } else { "no" }.into()),
            ("target", target.unwrap_or_default().into()),
            ("words", self.battle(view, battle).into()),
        ];
        self.say("stage-fight", &args)
    }

    /// Returns what something is aimed at: a card with its owner, a player, or something else that waits.
    fn aim(&self, view: &View, aim: Aim) -> Option<String> {
        match aim {
            Aim::Nothing => None,
            Aim::Card(spot) => Some(self.spotted(view, spot)),
            Aim::Seat(seat) => Some(self.whom(seat)),
            Aim::Waiting(at) => {
                let from_the_bottom = view.stack.iter().rev().nth(usize::from(at));
                let verb = from_the_bottom.map(|each| self.verb(each.verb)).unwrap_or_default();
                Some(self.say("stage-number", &[("n", (i64::from(at) + 1).into()), ("what", verb.into())]))
            }
        }
    }

    /// Returns a card by its name and whose it is, or by its place where nobody may know it.
    fn spotted(&self, view: &View, spot: Spot) -> String {
        let (seat, zone) = spot.pile;
        let name = view.card(spot).and_then(|card| card.def).map(|def| self.pool.name(def).to_owned());
        let place = || {
            let args = [("zone", self.zone(zone).into()), ("n", (i64::from(spot.at) + 1).into())];
            self.say("stage-place", &args)
        };
        let what = name.unwrap_or_else(place);
        self.say("stage-card", &[("whose", self.whose(seat).into()), ("what", what.into())])
    }

    fn known_in(&self, view: &View, card: CardId) -> String {
        let found = view.piles.iter().flat_map(|pile| &pile.cards).find(|c| card.is_some() && c.card == card);
        let def = found.and_then(|card| card.def);
        def.map_or_else(|| self.say("hidden-card", &[]), |def| capital(self.pool.name(def)))
    }
}
