//! What people see of a match beyond its cards, why something is refused, and how options are said.

use crate::game::{OnePiece, St};
use crate::rules::{self};
use crate::words::{kind, stat, verb, zone};
use baize_kernel::match_of;
use baize_kernel::view::{Aim, Battle, Spot, View};
use baize_kernel::{CardId, Choice, GameBase, Part, Phrase, Ref, Seat, Show};

impl Show for OnePiece {
    fn intents(&self, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        rules::refusals::intents(self, s, seat, a, b)
    }

    /// 3-9-2: DON!! cards differ only by where they lie and how they are turned.
    fn alike(&self, s: &St, a: CardId, b: CardId) -> bool {
        let (x, y) = (s.card(a), s.card(b));
        self.pool().def(x.def).kind == kind::DON
            && (x.def, x.side, x.zone, x.rested, x.host) == (y.def, y.side, y.zone, y.rested, y.host)
    }

    /// 10-1-5-1: the player of a Life card taken by damage sees it before deciding.
    fn shows(&self, s: &St, seat: Seat, card: CardId) -> bool {
        s.data.checked == card && s.card(card).owner == seat
    }

    fn extend_view(&self, s: &St, view: &mut View) {
        // A card that has left its area may be hidden by now, and no arrow must point at it.
        if let Some(battle) = s.data.battle
            && s.is_current(battle.attacker)
            && s.is_current(battle.target)
        {
            let spot = |r: Ref| match_of::spot(self, s, view.viewer, r.card);
            let (from, to) = (spot(battle.attacker), spot(battle.target));
            view.link(from, to);
            if let (Some(from), Some(to)) = (from, to) {
                view.battles.push(fight(view, from, to));
            }
        }
    }

    fn phrase(&self, s: &St, choice: &Choice) -> Option<Phrase> {
        let n = choice.n + 1;
        match choice.verb {
            verb::OPTION => Some(Phrase::new("option", "option {n}").number(n)),
            verb::ACTIVATE if choice.n > 0 => {
                Some(Phrase::new("activate-nth", "activate {card} #{n}").card(choice.a).number(n))
            }
            verb::NEXT if choice.n > 0 => Some(Phrase::new("next-nth", "next {card} #{n}").card(choice.a).number(n)),
            verb::REPLACE if choice.n > 0 => {
                let phrase = Phrase::new("replace-nth", "replace {card} -> {other} #{n}").card(choice.a);
                Some(phrase.with("other", Part::Card(choice.b)).number(n))
            }
            verb::CHOOSE if self.pool().def(s.card(choice.a).def).kind == kind::DON => Some(which_don(s, choice.a)),
            _ => None,
        }
    }
}

/// 7-1-4-1: an attack succeeds unless the target has more power, of which cards have thousands.
fn fight(view: &View, attacker: Spot, target: Spot) -> Battle {
    const STEP: i32 = 1000;
    let (force, guard) = (view.stat(attacker, stat::POWER), view.stat(target, stat::POWER));
    let lacks = force.zip(guard).map(|(force, guard)| ((force - guard).div_euclid(STEP) + 1).max(0) * STEP);
    Battle { attacker, target: Aim::Card(target), force, guard, lacks }
}

/// Says which DON!! card is meant by where it lies.
fn which_don(s: &St, card: CardId) -> Phrase {
    let c = s.card(card);
    match c.zone {
        zone::GIVEN => Phrase::new("choose-given-don", "choose don given to {card}").card(c.host),
        _ if c.rested => Phrase::new("choose-rested-don", "choose rested don"),
        _ => Phrase::new("choose-active-don", "choose active don"),
    }
}
