//! What people see of a match beyond its cards, why something is refused, and how options are said.

use crate::game::{BlackPoker, St, VOCABULARY, is_seen_top, opponent};
use crate::rules::{self, targets, zones};
use crate::state::Aim;
use crate::words::{self, SUITS, stat, verb, zone};
use baize_kernel::match_of;
use baize_kernel::moves::sight;
use baize_kernel::view::{self, CardView, Spot, View, Waiting};
use baize_kernel::{CardId, Choice, Part, Phrase, Ref, Seat, Show};

impl Show for BlackPoker {
    fn intents(&self, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        rules::refusals::intents(self, s, seat, a, b)
    }

    /// Z2: the top of a graveyard. Z6: an opened pack, by its owner.
    fn shows(&self, s: &St, seat: Seat, card: CardId) -> bool {
        let c = s.card(card);
        match c.zone {
            zone::GRAVE => is_seen_top(s, c.side, card),
            zone::PACK => c.side == seat && s.data.opened[seat.index()],
            zone::LIFE | zone::HAND => {
                s.prompt().is_some_and(|p| p.seat == seat && p.options.iter().any(|o| o.a == card))
            }
            _ => false,
        }
    }

    fn extend_view(&self, s: &St, view: &mut View) {
        for seat in s.all_seats() {
            dress_life(s, view, seat);
            dress_grave(self, s, view, seat);
            dress_field(s, view, seat);
        }
        if self.rules.has_pack() {
            view.scores = s.data.opened.iter().map(|&opened| vec![i32::from(opened)]).collect();
        }
        dress_stage(self, s, view);
        for (place, attacker) in s.data.attackers.iter().enumerate().filter(|(_, r)| s.is_current(**r)) {
            for (blocker, at) in &s.data.blockers {
                if usize::from(*at) == place && s.is_current(*blocker) {
                    let spot = |r: Ref| match_of::spot(self, s, view.viewer, r.card);
                    view.link(spot(*blocker), spot(*attacker));
                }
            }
            view.battles.extend(fight(self, s, view, place, *attacker));
        }
    }

    fn phrase(&self, s: &St, choice: &Choice) -> Option<Phrase> {
        let action = |word| Part::Word("verb", word);
        match choice.verb {
            verb::TARGET if !choice.a.is_some() => match targets::read(s, choice) {
                Aim::Seat(seat) => Some(Phrase::new("target-seat", "target {seat}").with("seat", Part::Seat(seat))),
                Aim::Request(serial) => {
                    let aimed = targets::find(s, serial).map_or("?", |r| r.action().word);
                    Some(Phrase::new("target-request", "target {action}").with("action", action(aimed)))
                }
                _ => None,
            },
            verb::SUIT => {
                let suit = SUITS.get(usize::from(choice.n)).map_or("?", |suit| suit.0);
                Some(Phrase::new("suit", "suit {suit}").with("suit", Part::Word("label", suit)))
            }
            verb::NUMBER => Some(Phrase::new("number", "number {n}").number(choice.n)),
            verb::TRIGGER => {
                let waits = s.data.buffer.iter().find(|r| r.serial == choice.n).map_or("?", |r| r.action().word);
                Some(Phrase::new("trigger", "trigger {action}").with("action", action(waits)))
            }
            verb::SOLDIERS if choice.a.is_some() => {
                Some(Phrase::new("soldiers-at", "soldiers -> {card}").card(choice.a))
            }
            _ if choice.a.is_some() => wall_phrase(self, s, choice),
            _ => None,
        }
    }
}

/// A wall that the asked player cannot see is told by its place.
fn wall_phrase(game: &BlackPoker, s: &St, choice: &Choice) -> Option<Phrase> {
    let asked = s.prompt()?.seat;
    let card = s.card(choice.a);
    if card.zone != zone::WALLS || sight(game, s, choice.a).has(asked) {
        return None;
    }
    let place = s.iter(card.side, zone::WALLS).position(|c| c == choice.a)? as i64 + 1;
    let verb = Part::Word("verb", VOCABULARY.verb(choice.verb));
    let phrase = Phrase::new("hidden-wall", "{verb} wall {n} of {owner}").with("verb", verb).number(place);
    Some(phrase.with("owner", Part::Seat(card.side)))
}

/// Z1: others see the count of a life only below 10.
fn dress_life(s: &St, view: &mut View, seat: Seat) {
    if view.viewer == Some(seat) || s.count(seat, zone::LIFE) < usize::from(zones::COUNTABLE) {
        return;
    }
    if let Some(pile) = view.piles.iter_mut().find(|p| p.seat == seat && p.zone == zone::LIFE) {
        pile.count = zones::COUNTABLE;
        pile.more = true;
        pile.cards.truncate(usize::from(zones::COUNTABLE));
    }
}

/// Z2: watchers see the top of a graveyard, too.
fn dress_grave(game: &BlackPoker, s: &St, view: &mut View, seat: Seat) {
    let Some(top) = s.front(seat, zone::GRAVE).filter(|&c| is_seen_top(s, seat, c)) else { return };
    let pile = view.piles.iter_mut().find(|p| p.seat == seat && p.zone == zone::GRAVE);
    if let Some(first) = pile.and_then(|p| p.cards.first_mut())
        && !first.card.is_some()
    {
        let def = s.card(top).def;
        *first = CardView { card: top, def: Some(def), stats: game.pool.def(def).stats, ..CardView::HIDDEN };
    }
}

/// A06: an attacker meets the sizes of the soldiers that block it, a wall without a number that is seen,
/// or the player. The larger side stays.
fn fight(game: &BlackPoker, s: &St, view: &View, place: usize, attacker: Ref) -> Option<view::Battle> {
    let spot = |card: CardId| match_of::spot(game, s, view.viewer, card);
    let attacker_spot = spot(attacker.card)?;
    let force = view.stat(attacker_spot, stat::SIZE);
    let named = |(r, at): &&(Ref, u8)| usize::from(*at) == place && s.is_current(*r);
    let blockers: Vec<Spot> = s.data.blockers.iter().filter(named).filter_map(|(r, _)| spot(r.card)).collect();
    let Some(&first) = blockers.first() else {
        let target = view::Aim::Seat(opponent(s.card(attacker.card).side));
        return Some(view::Battle { attacker: attacker_spot, target, force, guard: None, lacks: None });
    };
    let soldiers = first.pile.1 == zone::SOLDIERS;
    let sizes: Option<Vec<i32>> = blockers.iter().map(|&b| view.stat(b, stat::SIZE)).collect();
    let guard = sizes.filter(|_| soldiers).map(|sizes| sizes.iter().sum());
    let lacks = force.zip(guard).map(|(force, guard): (i32, i32)| (force - guard + 1).max(0));
    Some(view::Battle { attacker: attacker_spot, target: view::Aim::Card(first), force, guard, lacks })
}

/// Z3: everyone sees whether a face-down character is charged or driven.
fn dress_field(s: &St, view: &mut View, seat: Seat) {
    for place in [zone::WALLS, zone::SOLDIERS] {
        let Some(pile) = view.piles.iter_mut().find(|p| p.seat == seat && p.zone == place) else { continue };
        for (seen, id) in pile.cards.iter_mut().zip(s.iter(seat, place)) {
            seen.rested = s.card(id).rested;
        }
    }
}

/// Z9: the stage is fully public.
fn dress_stage(game: &BlackPoker, s: &St, view: &mut View) {
    let viewer = view.viewer;
    let spot = |card: CardId| match_of::spot(game, s, viewer, card);
    for request in &s.data.stage {
        let aim = match request.aim {
            Aim::None => view::Aim::Nothing,
            Aim::Seat(seat) => view::Aim::Seat(seat),
            Aim::Request(serial) => {
                let place = s.data.stage.iter().position(|r| r.serial == serial);
                place.map_or(view::Aim::Nothing, |at| view::Aim::Waiting(at as u16))
            }
            Aim::Unit(r) | Aim::Trump(r) if s.is_current(r) => spot(r.card).map_or(view::Aim::Nothing, view::Aim::Card),
            Aim::Unit(_) | Aim::Trump(_) => view::Aim::Nothing,
        };
        if let view::Aim::Card(to) = aim {
            view.link(request.keys().next().and_then(spot), Some(to));
        }
        let cards = request.keys().collect();
        view.stack.push(Waiting { seat: request.seat, verb: words::action(request.action), cards, aim });
    }
}
