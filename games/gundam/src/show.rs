//! What people see of a match beyond its cards, why something is refused, and how options are said.

use crate::game::{Gundam, St, is_token};
use crate::rules::{self, TeamHands, seats};
use crate::state::Goal;
use crate::words::{kind, stat, verb, zone};
use baize_kernel::match_of;
use baize_kernel::view::{Aim, Battle, Spot, View};
use baize_kernel::{CardId, Choice, GameBase, Part, Phrase, Reads, Ref, Seat, Show};

impl Show for Gundam {
    fn intents(&self, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        rules::refusals::intents(self, s, seat, a, b)
    }

    /// 12-3-4: team-mates may share what they know.
    fn shows(&self, s: &St, seat: Seat, card: CardId) -> bool {
        let c = s.card(card);
        self.rules.team_hands == TeamHands::Shown && c.zone == zone::HAND && seats::allied(self, seat, c.side)
    }

    /// Resources differ only in their state and in being EX.
    fn alike(&self, s: &St, a: CardId, b: CardId) -> bool {
        let (x, y) = (s.card(a), s.card(b));
        let resource = |def| self.pool().def(def).kind == kind::RESOURCE;
        resource(x.def)
            && resource(y.def)
            && is_token(self, s, a) == is_token(self, s, b)
            && (x.side, x.zone, x.rested, x.affected) == (y.side, y.zone, y.rested, y.affected)
    }

    fn extend_view(&self, s: &St, view: &mut View) {
        let (attacker, target) = self.battle(s);
        let spot = |r: Ref| if s.is_current(r) { match_of::spot(self, s, view.viewer, r.card) } else { None };
        let (from, to) = (spot(attacker), spot(target));
        view.link(from, to);
        let Some(from) = from else { return };
        let player = s.data.battle.and_then(|b| if let Goal::Player(seat) = b.target { Some(seat) } else { None });
        let aim = to.map(Aim::Card).or(player.map(Aim::Seat));
        view.battles.extend(aim.map(|aim| fight(view, from, aim)));
    }

    fn phrase(&self, _s: &St, choice: &Choice) -> Option<Phrase> {
        let n = choice.n + 1;
        match choice.verb {
            verb::OPTION => Some(Phrase::new("option", "option {n}").number(n)),
            verb::ATTACK if !choice.b.is_some() && choice.a.is_some() => {
                let seat = Part::Seat(Seat((choice.n as u8).min(25)));
                Some(Phrase::new("attack-seat", "attack {card} -> {seat}").card(choice.a).with("seat", seat))
            }
            verb::CHOOSE_ENEMY => {
                let seat = Part::Seat(Seat((choice.n as u8).min(25)));
                Some(Phrase::new("choose-seat", "choose-enemy {seat}").with("seat", seat))
            }
            verb::ACTIVATE if choice.n > 0 => {
                Some(Phrase::new("activate-nth", "activate {card} #{n}").card(choice.a).number(n))
            }
            verb::NEXT if choice.n > 0 => Some(Phrase::new("next-nth", "next {card} #{n}").card(choice.a).number(n)),
            _ => None,
        }
    }
}

/// 8-5-3-2: a Unit is destroyed by as much AP as it has HP left; a player is always hit.
fn fight(view: &View, attacker: Spot, target: Aim) -> Battle {
    let force = view.stat(attacker, stat::AP);
    let guard = if let Aim::Card(unit) = target { view.stat(unit, stat::HP).zip(view.card(unit)) } else { None };
    let guard = guard.map(|(hp, unit)| hp - i32::from(unit.marks));
    let lacks = force.zip(guard).map(|(force, guard)| (force - guard + 1).max(0));
    Battle { attacker, target, force, guard, lacks }
}
