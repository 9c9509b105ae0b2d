//! Battle (section 9): Attack, Block and Damage Check.

use super::resolve::{self, again, current, done, part, pick_cards};
use super::{clause, triggers, trumps, units, zones};
use crate::cards;
use crate::game::{BlackPoker, Cx, St, opponent};
use crate::rules::units::Class;
use crate::state::Request;
use crate::words::{action, verb, zone};
use baize_kernel::{Ask, CardId, Choice, GameBase, Ref, Refusal, Seat};

/// Returns why a character may not attack.
///
/// # Errors
/// With the clause that forbids it.
pub fn may_attack(game: &BlackPoker, s: &St, seat: Seat, unit: CardId) -> Result<(), Refusal> {
    let card = s.card(unit);
    let against = |number, key| Err(Refusal::new(number, key).about(unit));
    if card.zone == zone::WALLS {
        return against(clause!("C06"), "is-wall");
    }
    if card.zone != zone::SOLDIERS || card.side != seat {
        return against(clause!("A04.3"), "not-your-soldier");
    }
    if card.rested {
        return against(clause!("A04.3"), "is-driven");
    }
    // A04.4, R39: what came out this turn needs Haste.
    if units::is_new(s, unit) && !units::has_haste(game, s, unit) {
        return against(clause!("A04.4"), "came-this-turn");
    }
    Ok(())
}

/// R78: the Giants of a player that can attack.
pub fn giants(game: &BlackPoker, s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    units::soldiers(s, seat)
        .filter(move |&u| units::class(game, s, u) == Class::Giant && may_attack(game, s, seat, u).is_ok())
}

/// A04.2, R43: the controller names attackers, every able Giant among them (R78).
pub fn attack(cx: &mut Cx<'_>) {
    let (game, seat) = (cx.game, current(cx).seat);
    let forced: Vec<CardId> = giants(game, cx.s, seat).collect();
    let able = |c: CardId| may_attack(game, cx.s, seat, c).is_ok() && !forced.contains(&c);
    let free = zones::cards_where(cx.s, seat, zone::SOLDIERS, able);
    // Obeys R78.
    let most = free.len();
    pick_cards(cx, seat, action(4), &free, (0, most), clause!("A04.2"));
}

/// A04.2: the attackers are driven.
pub fn send(cx: &mut Cx<'_>, chosen: &[Choice]) {
    let (game, seat) = (cx.game, current(cx).seat);
    let mut all: Vec<CardId> = giants(game, cx.s, seat).collect();
    all.extend(chosen.iter().map(|c| c.a));
    resolve::end_battle(cx);
    for unit in all {
        cx.tell_did(clause!("A04.2"), seat, action(4), unit, CardId::NONE, 0);
        cx.turn(unit, true, clause!("A04.2"));
        if units::is_new(cx.s, unit) {
            cite_haste(cx, unit);
        }
        // Obeys R9.
        let attacker = cx.s.refer(unit);
        cx.s.data.attackers.push(attacker);
    }
    done(cx);
}

fn cite_haste(cx: &mut Cx<'_>, unit: CardId) {
    let class = units::class(cx.game, cx.s, unit);
    let clause = if class == Class::Equipped { clause!("C05.1") } else { class.clause() };
    cx.cite(clause, cx.s.card(unit).side, unit);
}

/// Returns why a character may not block now.
///
/// # Errors
/// With the clause that forbids it.
pub fn may_block(s: &St, seat: Seat, unit: CardId) -> Result<(), Refusal> {
    let card = s.card(unit);
    let against = |number, key| Err(Refusal::new(number, key).about(unit));
    if !units::is_unit(s, unit) || card.side != seat {
        return against(clause!("A05.2"), "not-your-character");
    }
    if card.rested {
        return against(clause!("A05.2"), "is-driven");
    }
    // R44.1: one attacker each.
    let busy = s.data.blockers.iter().any(|(r, _)| r.card == unit && s.is_current(*r));
    if busy { against(clause!("R44.1"), "blocks-already") } else { Ok(()) }
}

/// A05.1: attacker by attacker, the opponent names a wall, soldiers, or nobody.
pub fn block(cx: &mut Cx<'_>) {
    let (place, with_soldiers) = (usize::from(part(cx) / 2), part(cx) % 2 == 1);
    let seat = opponent(current(cx).seat);
    let Some(&attacker) = cx.s.data.attackers.get(place) else { return done(cx) };
    let stands = cx.s.is_current(attacker);
    let free = |of: baize_kernel::Zone| zones::cards_where(cx.s, seat, of, |c| may_block(cx.s, seat, c).is_ok());
    let (walls, soldiers) = (free(zone::WALLS), free(zone::SOLDIERS));
    if !stands || walls.is_empty() && soldiers.is_empty() {
        return again(cx, next_place(place));
    }
    let pair = |blocker: CardId| Choice::pair(action(5), blocker, attacker.card);
    if with_soldiers {
        let most = soldiers.len();
        return pick_cards(cx, seat, action(5), &soldiers, (1, most), clause!("A05.3"));
    }
    let group = (!soldiers.is_empty()).then(|| Choice::card(verb::SOLDIERS, attacker.card));
    cx.options().extend(walls.into_iter().map(pair).chain(group).chain([Choice::plain(verb::PASS)]));
    resolve::ask(cx, seat, action(5), clause!("A05.1"), Ask::Pick);
}

fn next_place(place: usize) -> u8 {
    (place as u8 + 1) * 2
}

/// Takes the blockers of an attacker. Blocking drives nobody (R44.1).
pub fn assign(cx: &mut Cx<'_>, chosen: &[Choice]) {
    let place = usize::from(part(cx) / 2);
    let seat = opponent(current(cx).seat);
    let attacker = cx.s.data.attackers.get(place).map_or(CardId::NONE, |r| r.card);
    match chosen.first().map(|c| c.verb) {
        Some(verb::SOLDIERS) => return again(cx, part(cx) + 1),
        Some(verb::PASS) | None => cx.tell_did(clause!("R44.1"), seat, verb::PASS, CardId::NONE, CardId::NONE, 0),
        Some(_) => {
            // Obeys A05.3.
            for choice in chosen {
                let wall = cx.s.card(choice.a).zone == zone::WALLS;
                let shown = if wall { CardId::NONE } else { choice.a };
                let clause = if wall { clause!("R44") } else { clause!("A05.1") };
                cx.tell_did(clause, seat, action(5), shown, attacker, 0);
                // Obeys R39.1.
                let blocker = cx.s.refer(choice.a);
                cx.s.data.blockers.push((blocker, place as u8));
            }
        }
    }
    again(cx, next_place(place));
}

/// What Damage Check has decided.
#[derive(Default)]
struct Verdict {
    /// Attackers that die.
    attackers: Vec<CardId>,
    /// Blockers that die.
    blockers: Vec<CardId>,
    /// Damage, by attacker: who takes it, how much, and whether nobody blocked.
    damage: Vec<(Seat, i32, bool)>,
}

/// R45: decide all with frozen sizes, move all losers together, then deal damage.
pub fn damage_check(cx: &mut Cx<'_>) {
    let seat = current(cx).seat;
    let mut verdict = Verdict::default();
    for (place, attacker) in cx.s.data.attackers.clone().into_iter().enumerate() {
        match cx.s.is_current(attacker) && units::is_unit(cx.s, attacker.card) {
            true => decide(cx, place, attacker.card, &mut verdict),
            // R46.1: it left or was released.
            false => cx.cite(clause!("R46.1"), seat, CardId::NONE),
        }
    }
    let mut losers = verdict.attackers;
    losers.append(&mut verdict.blockers);
    if !losers.is_empty() {
        // Obeys R45.
        units::kill(cx, &losers, verb::DIE, clause!("A06"));
    }
    for (victim, n, unblocked) in verdict.damage {
        let clause = if unblocked { clause!("A06.6") } else { clause!("R79") };
        // Obeys R36.1.
        cx.cite(clause, victim, CardId::NONE);
        zones::damage(cx, victim, n, clause);
        // A46: once for each own attacker that nobody blocked.
        if unblocked && trumps::is_open(cx.game, cx.s, seat, trumps::REVOLUTION) {
            triggers::raise(cx, Request::new(46, seat));
        }
    }
    done(cx);
}

fn decide(cx: &mut Cx<'_>, place: usize, attacker: CardId, verdict: &mut Verdict) {
    let seat = cx.s.card(attacker).side;
    let named = |(_, p): &&(Ref, u8)| usize::from(*p) == place;
    let here = |r: &Ref| cx.s.is_current(*r) && units::is_unit(cx.s, r.card);
    let blockers: Vec<CardId> =
        cx.s.data.blockers.iter().filter(named).map(|(r, _)| *r).filter(here).map(|r| r.card).collect();
    let size = units::size(cx.game, cx.s, attacker);
    match blockers.first() {
        None => {
            // Obeys R46.
            verdict.damage.push((opponent(seat), size, true));
        }
        Some(&wall) if cx.s.card(wall).zone == zone::WALLS => against_wall(cx, attacker, wall, verdict),
        Some(_) => against_soldiers(cx, attacker, size, &blockers, verdict),
    }
}

/// A06.3 to A06.5, R36: the wall is turned up and its printed number compared.
fn against_wall(cx: &mut Cx<'_>, attacker: CardId, wall: CardId, verdict: &mut Verdict) {
    let pool = cx.game.pool();
    let side = cx.s.card(wall).side;
    let def = cx.s.card(wall).def;
    let joker = cards::is_joker(pool, def);
    let number = cards::number(pool, def);
    let same = units::cards_of(cx.s, attacker).any(|c| cards::number(pool, cx.s.card(c).def) == number);
    zones::reveal(cx, side, wall, clause!("A06.3"));
    // Obeys A06.5.
    verdict.blockers.push(wall);
    if !joker && !same {
        return;
    }
    // C10.1: the match does not hurt a Giant.
    if units::class(cx.game, cx.s, attacker) == Class::Giant {
        return cx.cite(clause!("C10.1"), cx.s.card(attacker).side, attacker);
    }
    // Obeys A06.3, A06.4, R36.
    verdict.attackers.push(attacker);
}

/// A06.1, A06.2: the smaller side dies; with Revolution open the larger one (T01, R79).
fn against_soldiers(cx: &mut Cx<'_>, attacker: CardId, size: i32, blockers: &[CardId], verdict: &mut Verdict) {
    let seat = cx.s.card(attacker).side;
    let sum: i32 = blockers.iter().map(|&b| units::size(cx.game, cx.s, b)).sum();
    let revolution = cx.s.all_seats().any(|who| trumps::is_open(cx.game, cx.s, who, trumps::REVOLUTION));
    let (attacker_dies, blockers_die) =
        if revolution { (size >= sum, sum >= size) } else { (size <= sum, sum <= size) };
    // Obeys A06.1, A06.2.
    if attacker_dies {
        verdict.attackers.push(attacker);
    }
    if blockers_die {
        // Obeys R45.1.
        verdict.blockers.extend_from_slice(blockers);
    }
    if revolution {
        // Obeys T01.
        let loser = if size > sum { seat } else { opponent(seat) };
        verdict.damage.push((loser, (size - sum).abs(), false));
    }
}
