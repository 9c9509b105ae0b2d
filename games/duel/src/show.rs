//! What people see of a match beyond its cards, why something is refused, and how options are said.

use crate::game::{Duel, St, opponent};
use crate::rules::{self};
use crate::words::{stat, verb};
use baize_kernel::match_of;
use baize_kernel::view::{Aim, Battle, Spot, View};
use baize_kernel::{CardId, Choice, DefId, Part, Phrase, Ref, Seat, Show};

impl Show for Duel {
    fn intents(&self, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        rules::refusals::intents(self, s, seat, a, b)
    }

    /// Adds life points, wins, the chain and the attack.
    fn extend_view(&self, s: &St, view: &mut View) {
        // Obeys D10.1: everybody sees life points.
        view.scores = (0..2).map(|seat| rules::life::scores(s, seat)).collect();
        let viewer = view.viewer;
        let spot = |r: Ref| if s.is_current(r) { match_of::spot(self, s, viewer, r.card) } else { None };
        if let Some(b) = s.data.battle {
            let (from, to) = (spot(b.attacker), spot(b.target));
            view.link(from, to);
            if let Some(from) = from {
                let direct = Aim::Seat(opponent(s.card(b.attacker.card).side));
                view.battles.push(fight(view, from, to.map_or(direct, Aim::Card)));
            }
        }
        for link in &s.data.chain {
            for target in
                link.at.filter(|&at| rules::activation::has_target(self, at)).map_or(&[][..], |_| link.targets())
            {
                view.link(spot(link.source()), spot(*target));
            }
        }
    }

    fn phrase(&self, s: &St, choice: &Choice) -> Option<Phrase> {
        let n = choice.n + 1;
        let phrase = match choice.verb {
            verb::OPTION => return Some(Phrase::new("option", "option {n}").number(n)),
            verb::DECLARE => {
                return Some(Phrase::new("declare", "declare {card}").with("card", Part::Def(DefId(choice.n))));
            }
            verb::SUMMON if choice.n == rules::summon::WITHOUT_TRIBUTE => {
                Phrase::new("summon-freely", "summon {card} without tribute")
            }
            verb::SET if choice.n == rules::summon::WITHOUT_TRIBUTE => {
                Phrase::new("set-freely", "set {card} without tribute")
            }
            verb::SUMMON if choice.n == rules::summon::THREE_TRIBUTES => {
                Phrase::new("summon-thrice", "summon {card} with three tributes")
            }
            verb::ATTACK if !choice.b.is_some() && choice.a.is_some() => {
                let whom = Part::Seat(opponent(s.card(choice.a).side));
                Phrase::new("attack", "attack {card}").with("seat", whom)
            }
            verb::END if rules::main_phase::ends_turn(self, s) => return Some(Phrase::new("end-turn", "end")),
            verb::ACTIVATE if choice.n > 0 => Phrase::new("activate-nth", "activate {card} #{n}").number(n),
            verb::NEXT if choice.n > 0 => Phrase::new("next-nth", "next {card} #{n}").number(n),
            _ => return None,
        };
        Some(phrase.card(choice.a))
    }
}

/// D8.24 to D8.29: ATK meets ATK, of which the higher stays, or the DEF of a monster in Defence Position.
fn fight(view: &View, attacker: Spot, target: Aim) -> Battle {
    let force = view.stat(attacker, stat::ATK);
    let defender = if let Aim::Card(spot) = target { view.card(spot).map(|card| (spot, card.rested)) } else { None };
    let guard = defender.and_then(|(spot, rested)| view.stat(spot, if rested { stat::DEF } else { stat::ATK }));
    let tie = if defender.is_some_and(|(_, rested)| rested) { 0 } else { 1 };
    let lacks = force.zip(guard).map(|(force, guard)| (force - guard + tie).max(0));
    Battle { attacker, target, force, guard, lacks }
}
