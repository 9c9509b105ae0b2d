//! The core flow (7.3): chance, requests, passes, and the win check.

use super::means::Means;
use super::{clause, draft, request, resolve, triggers};
use crate::actions::{self, Speed};
use crate::game::{BlackPoker, Cx, St, opponent};
use crate::state::{Draft, Frame, Part, Request};
use crate::words::{action, verb, zone};
use baize_kernel::{Ask, CardId, Choice, Outcome, Refusal, Seat, SeatSet, Why};

/// Asks the player with the chance to request or pass.
pub fn step_chance(cx: &mut Cx<'_>) {
    let (game, seat) = (cx.game, cx.s.data.chance);
    let mut options = std::mem::take(cx.options());
    for n in requests(game, cx.s, seat) {
        options.push(Choice::plain(action(n)));
    }
    // Whoever can do nothing else may always pass.
    if !must_act(cx.s, seat) || options.is_empty() {
        options.push(Choice::plain(verb::PASS));
    }
    *cx.options() = options;
    cx.push(Frame::Chance);
    cx.ask(seat, Why::rule(verb::PASS, clause!("R19")), Ask::Pick);
}

/// The actions that a player may request now.
fn requests(game: &BlackPoker, s: &St, seat: Seat) -> impl Iterator<Item = u8> {
    // R21, I3: only quick ones in the other turn and while something is on the stage.
    let main = seat == s.active && s.data.stage.is_empty();
    let list = if main { game.actions } else { game.quick };
    let means = Means::of(game, s, seat);
    let may = move |n: &u8| request::may_request(game, s, &means, actions::get(*n)).is_ok();
    // Most are too dear, and need no reason.
    let within = means.keyed & means.affordable;
    debug_assert!(!actions::each(list & !within).any(|n| may(&n)), "an action that may be requested is passed over");
    actions::each(list & within).filter(may)
}

/// R20: after an idle double pass the turn player must do something on the empty stage.
fn must_act(s: &St, seat: Seat) -> bool {
    s.data.idle && s.data.stage.is_empty() && seat == s.active
}

/// Whether a player with the chance may pass.
///
/// # Errors
/// When something must be requested (R20).
pub fn may_pass(game: &BlackPoker, s: &St, seat: Seat) -> Result<(), Refusal> {
    match must_act(s, seat) && requests(game, s, seat).next().is_some() {
        true => Err(Refusal::new(clause!("R20"), "must-act")),
        false => Ok(()),
    }
}

/// Takes the decision of the player with the chance.
pub fn resume_chance(cx: &mut Cx<'_>, choice: Choice) {
    let seat = cx.s.data.chance;
    if choice.verb == verb::PASS {
        return pass(cx, seat);
    }
    let request = Request::new(choice.verb.0 + 1, seat);
    let none = [CardId::NONE; 2];
    let draft = Draft { request, part: Part::Walls, walls: none, discards: none, victims: none, group: 0 };
    cx.s.data.draft = Some(draft);
    draft::step(cx);
}

fn pass(cx: &mut Cx<'_>, seat: Seat) {
    cx.tell_did(clause!("R19"), seat, verb::PASS, CardId::NONE, CardId::NONE, 0);
    let passed = cx.s.data.passed.or(SeatSet::one(seat));
    if !passed.has(opponent(seat)) {
        cx.s.data.passed = passed;
        cx.s.data.chance = opponent(seat);
        return step_chance(cx);
    }
    cx.s.data.passed = SeatSet::NONE;
    if cx.s.data.stage.is_empty() {
        cx.s.data.idle = true;
        cx.cite(clause!("R20"), cx.s.active, CardId::NONE);
        return give_chance(cx);
    }
    cx.push(Frame::GiveChance);
    cx.push(Frame::Triggers(triggers::ALL));
    cx.push(Frame::Resolve);
}

/// R19.2: after a resolution the turn player has the chance, and nobody has passed.
pub fn give_chance(cx: &mut Cx<'_>) {
    cx.s.data.chance = cx.s.active;
    // Obeys R19.2, I5.
    step_chance(cx);
}

/// R19.1, R19.4: the top request alone resolves.
pub fn resolve_top(cx: &mut Cx<'_>) {
    if let Some(&top) = cx.s.data.stage.last() {
        // Obeys R19.4, R19.1.
        resolve::begin(cx, top);
    }
}

/// A request is complete and paid for: it answers to nobody's pass any more (R19.3). The chance
/// stays where it is (R19).
pub fn launch_later(cx: &mut Cx<'_>, request: Request) {
    // Obeys R19.3.
    cx.s.data.passed = SeatSet::NONE;
    cx.s.data.idle = false;
    cx.push(Frame::Chance);
    if triggers::is_quiet(cx) && request.action().speed == Speed::Normal {
        // Nothing waits, and nothing comes to wait by lying on the stage.
        return stage(cx, request);
    }
    cx.s.data.paid = Some(request);
    cx.push(Frame::Triggers(triggers::ALL));
    cx.push(Frame::Launch);
    // Obeys R27.1.
    // R27.1: instant triggers of payment come before the request is staged or resolved.
    cx.push(Frame::Triggers(triggers::INSTANT));
}

/// R21.1: instant requests resolve at once, normal ones go on the stage.
pub fn launch(cx: &mut Cx<'_>) {
    let Some(request) = cx.s.data.paid.take() else { return };
    match request.action().speed {
        Speed::Instant => {
            // Obeys R21.1.
            resolve::begin(cx, request);
        }
        Speed::Normal => stage(cx, request),
    }
}

/// Puts a request on the stage.
pub fn stage(cx: &mut Cx<'_>, request: Request) {
    // Obeys I4: it needed an empty stage, so it lies at the bottom.
    // Obeys Z9.
    cx.s.data.stage.push(request);
}

/// R14: a life of 0 loses; the turn player's is looked at first.
pub fn win_check(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    let empty = |seat: Seat| cx.s.count(seat, zone::LIFE) == 0;
    let loser = [tp, opponent(tp)].into_iter().find(|&seat| empty(seat));
    if let Some(loser) = loser {
        cx.end(clause!("R14"), Outcome::won_by(opponent(loser)));
    }
}
