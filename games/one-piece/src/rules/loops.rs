//! Loops (11-1).
//!
//! A loop is seen when the same optional effect comes up for decision again, in a later pool, while
//! every card lies as it did before (R28). Whoever was asked since the first time can stop it: the
//! turn player names a number of rounds, then the other (11-1-1-3). The smaller number is gone
//! through, and then the player who named it declines. Loops that nobody can stop are found by
//! the kernel, which calls [`Flow::endless`](baize_kernel::Flow::endless).

use super::{activation, clause};
use crate::game::{Cx, St, opponent};
use crate::state::{Frame, Round};
use crate::words::verb;
use baize_kernel::effect::Pending;
use baize_kernel::{Ask, CardId, Clause, Seat, What, Why};
use std::hash::{Hash, Hasher};

/// The most rounds that may be named.
const MOST: u32 = 999;

/// What stands for the number of a player who goes along until the other stops.
const GO_ALONG: u32 = u32::MAX;

/// Looks whether an optional effect is part of a loop; returns whether that has dealt with it.
pub fn decided(cx: &mut Cx<'_>, p: &Pending) -> bool {
    let lie = how_cards_lie(cx.s);
    let same = |r: &Round| r.at == p.at && r.source == p.source.card && r.lie == lie;
    if let Some(bar) = cx.s.data.barred.iter().find(|r| same(r)) {
        // Not again from the same state.
        let number = number_for(bar.shared);
        decline(cx, p, number);
        return true;
    }
    let Some(i) = cx.s.data.loops.iter().position(same) else {
        let (at, source, seat, wave) = (p.at, p.source.card, p.you, p.wave);
        cx.s.data.loops.push(Round { at, source, seat, lie, wave, named: None, shared: false });
        return false;
    };
    let round = &mut cx.s.data.loops[i];
    match round.named {
        // Two that were met together are no loop.
        None if round.wave == p.wave => return false,
        None => {
            // What was asked about earlier is no part of it.
            cx.s.data.loops.drain(..i);
            cx.push(Frame::NameRounds(*p));
        }
        Some(0) => {
            let number = number_for(round.shared);
            let members = std::mem::take(&mut cx.s.data.loops);
            cx.s.data.barred.extend(members);
            decline(cx, p, number);
        }
        Some(left) => {
            round.named = Some(if left == GO_ALONG { left } else { left - 1 });
            activation::use_now(cx, p);
        }
    }
    true
}

/// Returns whether the loop under way ends of itself, because a number of rounds was named.
pub fn is_counted(s: &St) -> bool {
    s.data.loops.iter().any(|r| r.named.is_some_and(|left| left != GO_ALONG))
}

fn decline(cx: &mut Cx<'_>, p: &Pending, clause: Clause) {
    cx.log.tell(clause, What::Skipped { seat: p.you, verb: verb::REPEAT, card: p.source.card });
}

fn number_for(shared: bool) -> Clause {
    if shared { clause!("11-1-1-3") } else { clause!("11-1-1-2") }
}

/// Returns the seats that can stop the loop and have named no number yet, the turn player first.
fn unnamed(cx: &Cx<'_>) -> Option<Seat> {
    let tp = cx.s.active;
    let open = |seat| cx.s.data.loops.iter().any(|r| r.seat == seat && r.named.is_none());
    [tp, opponent(tp)].into_iter().find(|&seat| open(seat))
}

/// 11-1-1-2, 11-1-1-3: asks how many more rounds are meant.
pub fn ask_rounds(cx: &mut Cx<'_>, p: &Pending) {
    let Some(seat) = unnamed(cx) else { return cx.push(Frame::Use(*p)) };
    // Obeys 11-1-1.
    cx.push(Frame::NameRounds(*p));
    cx.options();
    let shared = cx.s.data.loops.iter().any(|r| r.seat != seat);
    let why = Why { verb: verb::REPEAT, source: p.source.card, clause: number_for(shared) };
    cx.ask(seat, why, Ask::Number { min: 0, max: MOST });
}

/// Takes a number; when everybody who can stop has named one, the smaller counts.
pub fn resume_rounds(cx: &mut Cx<'_>, p: &Pending, named: u32) {
    let Some(seat) = unnamed(cx) else { return };
    cx.tell_did(clause!("1-3-5"), seat, verb::REPEAT, p.source.card, CardId::NONE, named as i32);
    for round in cx.s.data.loops.iter_mut().filter(|r| r.seat == seat) {
        round.named = Some(named);
    }
    if unnamed(cx).is_some() {
        return cx.push(Frame::NameRounds(*p));
    }
    settle(cx);
    cx.push(Frame::Use(*p));
}

/// The first effect of whoever named fewer ends the loop; until then all the others go along.
fn settle(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    let loops = &mut cx.s.data.loops;
    let of = |seat: Seat| loops.iter().find(|r| r.seat == seat).and_then(|r| r.named);
    let (mine, theirs) = (of(tp), of(opponent(tp)));
    let shared = mine.is_some() && theirs.is_some();
    let stops = match (mine, theirs) {
        (Some(a), Some(b)) if b < a => opponent(tp),
        (Some(_), _) => tp,
        (None, _) => opponent(tp),
    };
    let first = loops.iter().position(|r| r.seat == stops);
    for (i, round) in loops.iter_mut().enumerate() {
        round.shared = shared;
        if Some(i) != first {
            round.named = Some(GO_ALONG);
        }
    }
}

/// Returns a number for where every card lies and how.
fn how_cards_lie(s: &St) -> u64 {
    let mut hasher = Mix::default();
    for seat in s.all_seats() {
        for zone in 0..=crate::words::zone::NOWHERE.0 {
            zone.hash(&mut hasher);
            for id in s.iter(seat, baize_kernel::Zone(zone)) {
                let card = s.card(id);
                (id, card.rested, card.face_up, card.host).hash(&mut hasher);
            }
        }
    }
    hasher.finish()
}

/// A small hasher that gives the same on every platform.
struct Mix(u64);

impl Default for Mix {
    fn default() -> Self {
        Mix(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, value: u16) {
        self.write(&value.to_le_bytes());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
