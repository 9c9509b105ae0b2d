//! Loops (11-1).
//!
//! A loop is seen when the same optional effect comes up for decision again while every card
//! lies as it did before (R28). Its player then names how many rounds are meant; they are gone
//! through and the effect is declined. If the other player can stop it too and names fewer, that
//! refusal comes first, which is what 11-1-1-3 demands. Loops that nobody can stop are found by
//! the kernel, which calls [`Game::endless`](baize_kernel::Game::endless).

use super::{activation, clause};
use crate::game::{Cx, St};
use crate::state::{Frame, Round};
use crate::words::verb;
use baize_kernel::effect::Pending;
use baize_kernel::{Ask, CardId, Clause, What, Why};
use std::hash::{Hash, Hasher};

/// The most rounds that may be named.
const MOST: u32 = 9_999;

/// Looks whether an optional effect is part of a loop; returns whether that has dealt with it.
pub fn decided(cx: &mut Cx<'_>, p: &Pending) -> bool {
    let lie = how_cards_lie(cx.s);
    let same = |r: &Round| r.at == p.at && r.source == p.source.card && r.lie == lie;
    if cx.s.data.barred.iter().any(same) {
        // 11-1-1-2: not again from the same state.
        decline(cx, p, clause!("11-1-1-2"));
        return true;
    }
    let Some(i) = cx.s.data.loops.iter().position(same) else {
        let round = Round { at: p.at, source: p.source.card, seat: p.you, lie, seen: 1, named: None };
        cx.s.data.loops.push(round);
        return false;
    };
    cx.s.data.loops[i].seen += 1;
    match cx.s.data.loops[i].named {
        None => cx.push(Frame::NameRounds(*p)),
        Some(0) => {
            let round = cx.s.data.loops[i];
            cx.s.data.barred.push(round);
            cx.s.data.loops.clear();
            decline(cx, p, clause!("11-1-1-2"));
        }
        Some(left) => {
            cx.s.data.loops[i].named = Some(left - 1);
            activation::use_now(cx, p);
        }
    }
    true
}

fn decline(cx: &mut Cx<'_>, p: &Pending, number: Clause) {
    cx.log.tell(number, What::Skipped { seat: p.you, verb: verb::REPEAT, card: p.source.card });
}

/// 11-1-1-2, 11-1-1-3: asks how many more rounds are meant.
pub fn ask_rounds(cx: &mut Cx<'_>, p: &Pending) {
    cx.cite(clause!("11-1-1"), p.you, p.source.card);
    cx.push(Frame::NameRounds(*p));
    cx.options();
    let named_before = cx.s.data.loops.iter().any(|r| r.seat != p.you && r.named.is_some());
    let number = if named_before { clause!("11-1-1-3") } else { clause!("11-1-1-2") };
    let why = Why { verb: verb::REPEAT, source: p.source.card, clause: number };
    cx.ask(p.you, why, Ask::Number { min: 0, max: MOST });
}

/// Takes the number; the round now beginning is the first of them.
pub fn resume_rounds(cx: &mut Cx<'_>, p: &Pending, named: u32) {
    cx.tell_did(clause!("1-3-5"), p.you, verb::REPEAT, p.source.card, CardId::NONE, named as i32);
    let lie = how_cards_lie(cx.s);
    for round in &mut cx.s.data.loops {
        if round.at == p.at && round.source == p.source.card && round.lie == lie {
            round.named = Some(named);
        }
    }
    cx.push(Frame::Use(*p));
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
