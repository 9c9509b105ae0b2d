//! BlackPoker as a [`Game`]: where the kernel's questions go.

use crate::actions::{ACTIONS, Action, Start, Timing};
use crate::cards;
use crate::options::Rules;
use crate::rules::{self, clause, targets, triggers, units, zones};
use crate::state::{Aim, Data, Frame, Request};
use crate::words::{self, SUITS, stat, verb, zone};
use baize_kernel::match_of;
use baize_kernel::moves::sight;
use baize_kernel::view::{self, CardView, Spot, View, Waiting};
use baize_kernel::{
    CardId, Choice, Game, Job, Outcome, Part, Phrase, Pool, Ref, Rejected, Reply, Seat, SeatSet, Stat, StateOf, Verb,
    Vocabulary, Zone,
};
use std::sync::{Arc, LazyLock};

/// The rules with a format, a frame, readings and cards.
pub struct BlackPoker {
    /// The cards.
    pub pool: Arc<Pool>,
    /// Format, frame and readings.
    pub rules: Rules,
    /// The actions that players may request in this format and frame.
    pub actions: Vec<u8>,
    /// Those of them that are not for the own turn and an empty stage only.
    pub quick: Vec<u8>,
}

/// The context of rules code.
pub type Cx<'a> = baize_kernel::Cx<'a, BlackPoker>;

/// The state of a match.
pub type St = StateOf<BlackPoker>;

/// The words of the game.
pub static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(words::vocabulary);

impl BlackPoker {
    /// Makes the rules for a match.
    pub fn new(pool: Arc<Pool>, rules: Rules) -> BlackPoker {
        let there = |a: &&Action| a.start == Start::Direct && a.is_in(rules.format, rules.frame);
        let actions = || ACTIONS.iter().filter(there);
        let quick = actions().filter(|a| a.timing == Timing::Quick).map(|a| a.number).collect();
        BlackPoker { pool, rules, actions: actions().map(|a| a.number).collect(), quick }
    }
}

/// Returns the other player.
#[inline]
pub fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Game for BlackPoker {
    type Data = Data;
    type Frame = Frame;

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &VOCABULARY
    }

    /// No card has text, so none is at work by itself.
    #[inline]
    fn live_zones(&self) -> u32 {
        0
    }

    fn step(cx: &mut Cx<'_>, frame: Frame) {
        match frame {
            Frame::Setup(step) => rules::setup::step(cx, step),
            Frame::Chance => rules::flow::step_chance(cx),
            Frame::Draft => rules::draft::step(cx),
            Frame::Launch => rules::flow::launch(cx),
            Frame::Resolve => rules::flow::resolve_top(cx),
            Frame::GiveChance => rules::flow::give_chance(cx),
            Frame::Triggers(check) => triggers::step(cx, check),
            Frame::Effect => rules::resolve::step(cx),
            Frame::Top(seat) => zones::step_top(cx, seat),
        }
    }

    fn resume(cx: &mut Cx<'_>, frame: Frame, reply: Reply<'_>) {
        match frame {
            Frame::Setup(step) => rules::setup::resume(cx, step, reply),
            Frame::Chance => rules::flow::resume_chance(cx, reply.one()),
            Frame::Draft => rules::draft::resume(cx, reply),
            Frame::Triggers(check) => triggers::resume(cx, check, reply.one()),
            Frame::Effect => rules::resolve::resume(cx, reply),
            Frame::Top(seat) => zones::resume_top(cx, seat, reply.one().a),
            Frame::Launch | Frame::Resolve | Frame::GiveChance => unreachable!("this frame asks nothing"),
        }
    }

    /// R88: a player may concede at any decision and loses at once.
    fn concede(cx: &mut Cx<'_>, seat: Seat) {
        cx.tell_did(clause!("R88"), seat, verb::CONCEDE, CardId::NONE, CardId::NONE, 0);
        cx.end(clause!("R88"), Outcome::won_by(opponent(seat)));
    }

    fn is_fair(&self) -> bool {
        self.rules.fair
    }

    fn is_window(&self, s: &St) -> bool {
        rules::windows::is_open(s)
    }

    fn explain(&self, s: &St, seat: Seat, choice: &Choice) -> Rejected {
        rules::refusals::explain(self, s, seat, choice)
    }

    fn intents(&self, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        rules::refusals::intents(self, s, seat, a, b)
    }

    /// A07, R48: a Joker, A, J, Q or K that dies on the field changes the generation.
    fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), _: Verb) {
        let now = cx.s.card(card);
        let (owner, place) = (now.owner, now.zone);
        if from.1 == zone::GRAVE && place != zone::GRAVE {
            zones::show_top(cx, owner);
        }
        let died = place == zone::GRAVE && matches!(from.1, zone::WALLS | zone::SOLDIERS | zone::GEAR);
        // R12: nothing is set off before the first turn.
        if died && cx.s.turn > 0 && cards::is_legacy(&cx.game.pool, cx.s.card(card).def) {
            // Obeys A07, I6, R48.
            triggers::raise(cx, Request::new(7, owner));
        }
    }

    #[inline]
    fn bonus(&self, s: &St, card: CardId, which: Stat) -> i32 {
        if which == stat::SIZE { units::bonus(self, s, card) } else { 0 }
    }

    fn attach_zone(&self) -> Option<Zone> {
        Some(zone::GEAR)
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

    fn evaluate(&self, s: &St, seat: Seat) -> i32 {
        crate::evaluation::evaluate(self, s, seat)
    }

    fn rollout_weight(&self, s: &St, choice: &Choice) -> u32 {
        crate::evaluation::rollout_weight(self, s, choice)
    }

    fn check(&self, s: &St) -> Result<(), String> {
        check_field(self, s)?;
        check_flow(s)
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

/// Returns whether a card is the top of a graveyard and seen by all (R17).
fn is_seen_top(s: &St, seat: Seat, card: CardId) -> bool {
    s.front(seat, zone::GRAVE) == Some(card) && s.card(card).known == SeatSet::ALL
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

/// I1, I2: walls have one card, soldiers with several are of one suit or one of the trump characters.
fn check_field(game: &BlackPoker, s: &St) -> Result<(), String> {
    for (id, card) in s.cards() {
        if card.side != card.owner {
            return Err(format!("card {} lies on the other side (R5)", id.0));
        }
        if card.zone == zone::WALLS && card.attached > 0 {
            return Err(format!("wall {} has several cards (I2)", id.0));
        }
        if (card.zone == zone::GEAR) != card.host.is_some() {
            return Err(format!("card {} is part of a unit and lies elsewhere, or the reverse (I2)", id.0));
        }
        if card.host.is_some() && s.card(card.host).zone != zone::SOLDIERS {
            return Err(format!("card {} is part of what is no soldier (I2)", id.0));
        }
        let mixed = card.zone == zone::SOLDIERS && card.attached > 0 && units::suits(game, s, id).count_ones() > 1;
        if mixed && (card.attached != 1 || !matches!(cards::number(&game.pool, card.def), 11 | 13)) {
            return Err(format!("unit {} has cards of several suits (I2)", id.0));
        }
    }
    Ok(())
}

/// I3 to I5: what may lie on the stage, and that nothing waits when a player has the chance.
fn check_flow(s: &St) -> Result<(), String> {
    use crate::actions::{Speed, Timing};
    let data = &s.data;
    if data.stage.iter().any(|r| r.action().speed == Speed::Instant) {
        return Err("an instant request is on the stage (I3)".into());
    }
    if data.stage.iter().skip(1).any(|r| r.action().timing == Timing::Main) {
        return Err("a main-timed request is not at the bottom of the stage (I4)".into());
    }
    let keys: usize = data.stage.iter().chain(&data.paid).map(|r| r.key_count()).sum();
    let chance = matches!(s.agenda.last(), Some(Job::Game(Frame::Chance | Frame::Draft)));
    if chance && (!data.buffer.is_empty() || data.now.is_some() || !data.made.is_empty() || data.paid.is_some()) {
        return Err("something waits although a player has the chance (I5)".into());
    }
    let laid: usize = s.all_seats().map(|seat| s.count(seat, zone::STAGE)).sum();
    if chance && laid != keys {
        return Err(format!("{laid} cards lie on the stage, and requests have {keys} (I1)"));
    }
    Ok(())
}
