//! A fight in words: what it comes to as it stands.

use super::Presenter;
use baize_kernel::view::{Aim, Battle};
use baize_kernel::{Seat, View};
use baize_text::render::Arg;

impl Presenter<'_> {
    /// Returns what a fight comes to as it stands. A game may have a sentence of its own in `battle`.
    pub fn battle(&self, view: &View, battle: &Battle) -> String {
        let (state, lacks) = match battle.lacks {
            Some(0) => ("holds", 0),
            Some(lacks) => ("lacks", lacks),
            None => ("open", 0),
        };
        let ahead = battle.force.zip(battle.guard).map_or(0, |(force, guard)| force - guard);
        let whom = defender(battle);
        let args = [
            ("state", Arg::from(state)),
            ("lacks", i64::from(lacks).into()),
            ("ahead", i64::from(ahead).into()),
            ("behind", i64::from(-ahead).into()),
            ("card", self.seen_name(view, Aim::Card(battle.attacker)).into()),
            ("other", self.seen_name(view, battle.target).into()),
            ("who", whom.map_or_else(String::new, |seat| self.whom(seat)).into()),
            ("person", if whom.is_some() && whom == self.you { "you" } else { "other" }.into()),
            ("shape", if matches!(battle.target, Aim::Card(_)) { "both" } else { "seat" }.into()),
        ];
        super::capital(&self.say("battle", &args))
    }

    fn seen_name(&self, view: &View, aim: Aim) -> String {
        let def = if let Aim::Card(spot) = aim { view.card(spot).and_then(|card| card.def) } else { None };
        def.map_or_else(|| self.say("a-card", &[]), |def| self.pool.name(def).to_owned())
    }
}

/// Returns who is attacked.
fn defender(battle: &Battle) -> Option<Seat> {
    match battle.target {
        Aim::Card(spot) => Some(spot.pile.0),
        Aim::Seat(seat) => Some(seat),
        Aim::Nothing | Aim::Waiting(_) => None,
    }
}
