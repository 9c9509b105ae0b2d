//! Boards for the probe: cards of all zones, drawn at random, most of them related to the card that is probed.

use super::Probe;
use crate::shape::Pile;
use baize_kernel::chance::Chance;
use baize_kernel::ir::{Ability, Mode};
use baize_kernel::table::{Board, BoardCard, SeatBoard};
use baize_kernel::{DefId, Label, Pool, Rulebook, Seat};
use baize_text::print;

/// Lays a board on which the card has a chance to do what it does.
pub fn lay(probe: &Probe<'_>, def: DefId, related: &[Vec<DefId>], seed: u64) -> Board {
    let mut chance = Chance::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(def.0.into()));
    let active = Seat(u8::from(chance.below(3) == 0));
    let mut seats = vec![SeatBoard::default(), SeatBoard::default()];
    let lies = probe.shape.lies(probe.book.vocabulary().kind(probe.pool.def(def).kind));
    let home = (!lies.is_empty()).then(|| lies[(seed as usize) % lies.len()].clone());
    for (seat, board) in seats.iter_mut().enumerate() {
        for (at, pile) in probe.shape.probe.iter().enumerate() {
            let Some(zone) = probe.book.vocabulary().find_zone(&pile.zone) else { continue };
            let mut cards = draw(probe, at, pile.least, def, &related[at], &mut chance);
            if seat == 0 && home.as_deref() == Some(&pile.zone) {
                let mut card = BoardCard::new(def);
                let under = probe.shape.probe.iter().position(|p| p.under.as_deref() == Some(&pile.zone));
                if let Some(at) = under {
                    card.attached = draw(probe, at, 0, def, &related[at], &mut chance);
                }
                cards.truncate(usize::from(pile.most).saturating_sub(1));
                cards.insert(0, card);
            }
            if pile.under.is_none() {
                board.piles.push((zone, cards));
            }
        }
    }
    let host = probe.shape.probe.iter().find(|p| p.under.is_some() && home.as_deref() == Some(&p.zone));
    if let Some(host) = host.and_then(|pile| pile.under.as_deref()) {
        lay_under(probe, def, host, &mut seats[0]);
    }
    Board { seats, active, ..Board::default() }
}

/// Puts the card under one without abilities of its own, so that what is seen comes from it.
fn lay_under(probe: &Probe<'_>, def: DefId, host: &str, seat: &mut SeatBoard) {
    let Some(zone) = probe.book.vocabulary().find_zone(host) else { return };
    let Some((_, pile)) = seat.piles.iter_mut().find(|(z, _)| *z == zone) else { return };
    let Some(at) = pile.iter().position(|card| probe.pool.def(card.def).abilities.len() <= 1) else { return };
    pile[at].attached = vec![BoardCard::new(def)];
}

/// The cards that fit a pile.
pub fn fitting(book: &dyn Rulebook, pool: &Pool, pile: &Pile) -> Vec<DefId> {
    let words = book.vocabulary();
    let token = words.labels.iter().position(|l| l.word == "token").map(|at| Label(at as u8));
    let fits = |id: &DefId| {
        let def = pool.def(*id);
        let kind = pile.kinds.iter().any(|k| {
            let (kind, keyword) = k.split_once('+').unwrap_or((k, ""));
            let has = |k| def.keywords & (1 << words.find_keyword(k).map_or(0, |k| k.0)) != 0;
            kind == words.kind(def.kind) && (keyword.is_empty() || has(keyword))
        });
        kind && def.unread.is_empty() && (pile.tokens || !token.is_some_and(|token| def.has_label(token)))
    };
    pool.iter().map(|(id, _)| id).filter(fits).collect()
}

/// Of the cards that fit each pile, those with a name or type that the card's abilities name.
pub fn related(probe: &Probe<'_>, def: DefId) -> Vec<Vec<DefId>> {
    let pool = &probe.pool;
    let text = print::abilities(&pool.def(def).abilities, probe.book.vocabulary(), pool.lexicon());
    let wanted: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    let near = |id: &DefId| {
        let traits = pool.def(*id).traits.iter().map(|t| pool.lexicon().text(*t));
        let own = traits.chain([pool.name(*id)]).any(|word| wanted.iter().any(|w| word.contains(w)));
        *id != def && (own || further(probe, *id).iter().any(|name| wanted.iter().any(|w| name.contains(w))))
    };
    probe.fitting.iter().map(|all| all.iter().copied().filter(near).collect()).collect()
}

/// The names that a card has besides the one it is printed with.
fn further(probe: &Probe<'_>, id: DefId) -> Vec<String> {
    let pool = &probe.pool;
    let facts: Vec<Ability> = pool.def(id).abilities.iter().filter(|a| a.mode == Mode::Rule).cloned().collect();
    let text = print::abilities(&facts, probe.book.vocabulary(), pool.lexicon());
    text.split("gain name \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Draws the cards of a pile: two of three related to the card, where there are such.
fn draw(probe: &Probe<'_>, at: usize, least: u8, def: DefId, near: &[DefId], chance: &mut Chance) -> Vec<BoardCard> {
    let (pile, all) = (&probe.shape.probe[at], &probe.fitting[at]);
    let count = u32::from(least) + chance.below(u32::from(pile.most - least) + 1);
    let mut out = Vec::new();
    for _ in 0..count {
        let from = if !near.is_empty() && chance.below(3) > 0 { near } else { all };
        if from.is_empty() {
            break;
        }
        let mut card = BoardCard::new(from[chance.below(from.len() as u32) as usize]);
        card.rested = pile.turned && chance.below(2) == 0;
        if card.def != def {
            out.push(card);
        }
    }
    out
}
