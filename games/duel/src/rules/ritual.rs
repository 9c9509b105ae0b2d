//! A ritual summon with Normal monsters from the deck (D4.22 to D4.28). Effect notation cannot ask
//! for levels that add up exactly, so the ritual is a verb of its own.

use super::{clause, leaving, summon, verbs};
use crate::game::{Cx, Duel, St};
use crate::state::Frame;
use crate::words::{kind, label, stat, verb, zone};
use baize_kernel::{Ask, CardId, Choice, Ref, Seat, Why};

/// Returns whether some of these levels add up to exactly this sum.
fn adds_up(levels: &[i32], sum: i32) -> bool {
    // Sums are small: bit `k` says that `k` can be reached.
    let reached = levels.iter().filter(|l| (1..=63).contains(*l)).fold(1_u64, |bits, &l| bits | bits << l);
    (0..=63).contains(&sum) && reached & (1 << sum) != 0
}

/// The Normal monsters of a deck that have not been chosen, by level.
fn offerings(game: &Duel, s: &St, seat: Seat) -> Vec<(CardId, i32)> {
    let normal = |&c: &CardId| game.def(s, c).kind == kind::MONSTER && game.is(s, c, label::NORMAL);
    let free = s.iter(seat, zone::DECK).filter(normal).filter(|c| !s.data.taken.contains(c));
    free.map(|c| (c, game.def(s, c).stat(stat::LEVEL))).collect()
}

/// Returns whether a ritual monster of the hand can be summoned.
fn can_summon(game: &Duel, s: &St, seat: Seat, monster: CardId) -> bool {
    let levels: Vec<i32> = offerings(game, s, seat).into_iter().map(|(_, level)| level).collect();
    verbs::is_ritual_monster(game, s.card(monster).def) && adds_up(&levels, game.def(s, monster).stat(stat::LEVEL))
}

/// D9.31: whether a ritual could be performed at all.
// Obeys D4.22.
pub fn could(game: &Duel, s: &St, seat: Seat) -> bool {
    summon::has_room(game, s, seat).is_ok() && s.iter(seat, zone::HAND).any(|c| can_summon(game, s, seat, c))
}

/// Chooses the ritual monster, then its offerings one by one, then summons it.
pub fn step(cx: &mut Cx<'_>, seat: Seat, monster: CardId) {
    if !monster.is_some() {
        cx.s.data.taken.clear();
        return choose_monster(cx, seat);
    }
    let need = cx.game.def(cx.s, monster).stat(stat::LEVEL);
    let have: i32 = cx.s.data.taken.iter().map(|&c| cx.game.def(cx.s, c).stat(stat::LEVEL)).sum();
    if have == need {
        return perform(cx, seat, monster);
    }
    let free = offerings(cx.game, cx.s, seat);
    let mut fitting: Vec<CardId> = Vec::new();
    for (i, &(card, level)) in free.iter().enumerate() {
        let rest: Vec<i32> = free.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, &(_, l))| l).collect();
        let name = cx.game.def(cx.s, card).name;
        let new = fitting.iter().all(|&c| cx.game.def(cx.s, c).name != name);
        if new && have + level <= need && adds_up(&rest, need - have - level) {
            fitting.push(card);
        }
    }
    // What lies where in the deck is nobody's to know.
    fitting.sort_by_key(|&c| cx.s.card(c).def);
    if fitting.is_empty() {
        cx.s.data.taken.clear();
        return cx.s.tally = 0;
    }
    ask(cx, seat, monster, &fitting);
}

fn choose_monster(cx: &mut Cx<'_>, seat: Seat) {
    cx.s.tally = 0;
    if summon::has_room(cx.game, cx.s, seat).is_err() {
        return;
    }
    let fitting: Vec<CardId> = cx.s.iter(seat, zone::HAND).filter(|&c| can_summon(cx.game, cx.s, seat, c)).collect();
    match fitting[..] {
        [] => {}
        [only] => cx.push(Frame::Ritual { seat, monster: only }),
        _ => ask(cx, seat, CardId::NONE, &fitting),
    }
}

fn ask(cx: &mut Cx<'_>, seat: Seat, monster: CardId, cards: &[CardId]) {
    cx.push(Frame::Ritual { seat, monster });
    cx.options();
    for &card in cards {
        cx.offer(Choice::card(verb::CHOOSE, card));
    }
    let number = if monster.is_some() { clause!("D4.28") } else { clause!("D4.22") };
    cx.ask(seat, Why { verb: verb::RITUAL, source: monster, clause: number }, Ask::Pick);
}

/// Takes the monster, or one more offering.
pub fn resume(cx: &mut Cx<'_>, seat: Seat, monster: CardId, choice: Choice) {
    if monster.is_some() {
        cx.s.data.taken.push(choice.a);
        cx.push(Frame::Ritual { seat, monster });
    } else {
        cx.push(Frame::Ritual { seat, monster: choice.a });
    }
}

/// D4.24, D4.25: the offerings leave, the deck is shuffled (D2.10), the monster comes.
fn perform(cx: &mut Cx<'_>, seat: Seat, monster: CardId) {
    for card in std::mem::take(&mut cx.s.data.taken) {
        leaving::send(cx, card, verb::SEND, clause!("D4.24"));
    }
    cx.shuffle(seat, zone::DECK, clause!("D2.10"));
    let card = cx.s.refer(monster);
    cx.push(Frame::Arrive { card, seat, position: None, bond: Ref::NONE });
}
