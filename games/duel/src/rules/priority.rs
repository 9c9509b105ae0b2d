//! Priority: windows in which fast effects may be used, the turn player first (D9.18 to D9.23).

use super::habits::{Readiness, Situation};
use super::{activation, clause, windows};
use crate::game::{Cx, opponent};
use crate::state::{BattleStep, Exit, Frame, TurnStep};
use crate::words::{phase, verb};
use baize_kernel::{Ask, Choice, Clause, Seat, Why};

/// Opens a window; one that opens `again` is closed only when both pass with no chain in between.
pub fn open(cx: &mut Cx<'_>, again: bool) {
    // D9.18: the turn player is first; D9.19: the other waits.
    let seat = cx.s.active;
    cx.push(Frame::Window { seat, passes: 0, again });
}

/// Goes on with a window: triggers first (D9.26), then whoever has priority may act or pass (D9.20).
pub fn window(cx: &mut Cx<'_>, seat: Seat, passes: u8, again: bool) {
    if super::triggers::waiting(cx.s) {
        let seat = cx.s.active;
        // R43: the triggers form the first chain; a window that does not come again ends with it.
        if again {
            cx.push(Frame::Window { seat, passes: 0, again });
        }
        return cx.push(Frame::Triggers);
    }
    if cx.s.data.battle_ends && cx.s.phase == phase::BATTLE && cx.s.data.news.is_empty() {
        // R42: the Battle Phase is over, and nothing more is used in it.
        return;
    }
    match next_to_act(cx, seat, passes, Moment::Open) {
        Some((seat, passes)) => {
            cx.push(Frame::Window { seat, passes, again });
            cx.ask(seat, Why::rule(verb::ACTIVATE, window_clause(cx)), Ask::Pick);
        }
        // D9.30, R43: both passed, the event is past.
        None => cx.s.data.news.clear(),
    }
}

/// Puts in place as options what the next player who could act may activate; returns who that is and how many
/// have passed by then, or nothing when both have (R33).
pub fn next_to_act(cx: &mut Cx<'_>, seat: Seat, passes: u8, moment: Moment) -> Option<(Seat, u8)> {
    let turns = [(seat, passes), (opponent(seat), passes + 1)];
    turns.into_iter().find(|&(seat, passes)| passes < 2 && offer_fast(cx, seat, moment))
}

/// The clause that gives a window in this phase.
fn window_clause(cx: &Cx<'_>) -> Clause {
    match cx.s.phase {
        phase::DRAW => clause!("D7.6"),
        phase::STANDBY => clause!("D7.9"),
        phase::BATTLE_START | phase::BATTLE_END => clause!("D7.20"),
        phase::BATTLE => clause!("D8.8"),
        phase::DAMAGE => clause!("D8.16"),
        phase::END => clause!("D7.25"),
        _ if !cx.s.data.news.is_empty() => clause!("D9.30"),
        _ => clause!("D9.20"),
    }
}

/// When something is to be activated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// In the turn player's main phase, with nothing going on.
    Main,
    /// In a window without a chain.
    Open,
    /// On top of a link of this speed.
    Chain(u8),
    /// In answer to a summon that is attempted.
    Attempt,
}

/// Adds what a player may activate to options, after a quick look whether there can be anything.
pub fn offer_if_ready(cx: &mut Cx<'_>, seat: Seat, moment: Moment, options: &mut Vec<Choice>) {
    let situation = Situation::of(cx.s, seat, moment);
    let ready = situation.is_some_and(|at| Readiness::now(cx, seat).is_open(&at));
    if ready || cfg!(debug_assertions) {
        let count = options.len();
        activation::offer(cx.game, cx.s, seat, moment, options);
        debug_assert!(ready || options.len() == count, "a player who could act is passed over");
    }
}

/// Puts what a player may activate in place as options, and a pass; returns whether to ask (R33).
fn offer_fast(cx: &mut Cx<'_>, seat: Seat, moment: Moment) -> bool {
    let mut options = std::mem::take(cx.options());
    offer_if_ready(cx, seat, moment, &mut options);
    let any = !options.is_empty();
    options.push(Choice::plain(verb::PASS));
    *cx.options() = options;
    any || cx.game.rules.always_prompt || windows::opens(cx.game, cx.s, seat)
}

/// Takes what a player does with priority.
pub fn resume_window(cx: &mut Cx<'_>, seat: Seat, passes: u8, again: bool, choice: Choice) {
    if choice.verb == verb::PASS {
        // Obeys D9.19, D9.20, D9.23: now the other may act.
        return window(cx, opponent(seat), passes + 1, again);
    }
    if again {
        // Obeys D9.18: the turn player is asked first.
        let seat = cx.s.active;
        cx.push(Frame::Window { seat, passes: 0, again });
    }
    activation::begin(cx, seat, choice.a, choice.n);
}

/// D9.21, D9.22: before a phase or step ends the opponent may say that something is activated.
pub fn leave(cx: &mut Cx<'_>, exit: Exit) {
    let seat = opponent(cx.s.active);
    if offer_fast(cx, seat, Moment::Open) {
        cx.push(Frame::Leave(exit));
        cx.ask(seat, Why::rule(verb::ACTIVATE, clause!("D9.22")), Ask::Pick);
    } else {
        go(cx, exit);
    }
}

/// Takes the opponent's say; after a chain the turn player has priority in the same phase (R41).
pub fn resume_leave(cx: &mut Cx<'_>, exit: Exit, choice: Choice) {
    if choice.verb == verb::PASS {
        // Obeys D9.21: the opponent has had the chance.
        return go(cx, exit);
    }
    cx.push(match exit {
        Exit::BattleEnd => Frame::Battle(BattleStep::Choose),
        Exit::Battle | Exit::Main2 | Exit::End => Frame::Main,
    });
    activation::begin(cx, opponent(cx.s.active), choice.a, choice.n);
}

fn go(cx: &mut Cx<'_>, exit: Exit) {
    cx.push(Frame::Turn(match exit {
        Exit::Battle => TurnStep::BattleStart,
        Exit::BattleEnd => TurnStep::BattleEnd,
        Exit::Main2 => TurnStep::Main2,
        Exit::End => TurnStep::End,
    }));
}
