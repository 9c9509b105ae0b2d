//! Playing on by chance on a copy of a match, evenly or as hasty players would, and how well a seat
//! stands.

use crate::chance::Chance;
use crate::cx::Cx;
use crate::event::Log;
use crate::game::{Game, PARTS, Parts, StateOf};
use crate::ids::{Seat, Zone};
use crate::ir::Side;
use crate::prompt::{Ask, Choice};
use crate::rulebook::Playout;
use crate::state::Job;
use crate::vocabulary::Sight;

/// The worth of a plain card.
pub const CARD: i32 = 100;

/// Plays on with random answers, without a log and, once its buffers have grown, without allocation.
/// Stops after `limit` answers.
pub fn playout<G: Game>(game: &G, state: &mut StateOf<G>, seed: u64, limit: u32) -> Playout {
    play_on(game, state, seed, Stop { limit, turn: u16::MAX }, Manner::Evenly)
}

/// Plays on as hasty players would: each option is as likely as
/// [`Bot::rollout_weight`](crate::Bot::rollout_weight) says. Stops after `limit` answers, or when `turns` further turns have begun and the next one begins.
pub fn rollout<G: Game>(game: &G, state: &mut StateOf<G>, seed: u64, limit: u32, turns: u16) -> Playout {
    let turn = state.turn.saturating_add(turns);
    play_on(game, state, seed, Stop { limit, turn }, Manner::Hastily)
}

/// Where playing on stops if the match goes on.
struct Stop {
    /// After so many answers.
    limit: u32,
    /// After this turn.
    turn: u16,
}

/// How one of several options is taken.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Manner {
    /// Each is as likely, picked from the list as whoever answers a match by chance does.
    Evenly,
    /// Each is as likely as its weight says; any of them when none has one.
    Hastily,
}

/// Plays on; one of several options is taken in a manner, chance answers the other questions.
fn play_on<G: Game>(game: &G, state: &mut StateOf<G>, seed: u64, stop: Stop, manner: Manner) -> Playout {
    let mut chance = Chance::new(seed);
    let mut log = Log::off();
    let mut chosen: Vec<Choice> = Vec::with_capacity(64);
    let mut decisions = 0;
    let mut cx = Cx::new(game, state, &mut log);
    cx.by_chance = manner == Manner::Hastily;
    while decisions < stop.limit && cx.s.turn <= stop.turn {
        let Some(prompt) = cx.s.prompt() else { break };
        let mut number = 0;
        chosen.clear();
        match prompt.ask {
            Ask::Pick if prompt.options.is_empty() => chosen.push(draw(&mut cx, &mut chance)),
            Ask::Pick if manner == Manner::Evenly => chosen.push(any_pick(&prompt.options, &mut chance)),
            Ask::Pick => chosen.push(weighted_pick(game, cx.s, &prompt.options, &mut chance)),
            Ask::Number { min, max } => number = min + chance.below((max - min).saturating_add(1)),
            Ask::Several { min, max } => {
                let n = u32::from(min) + chance.below(u32::from(max - min) + 1);
                chance.sample(&prompt.options, n, &mut chosen);
            }
            Ask::Arrange => {
                chosen.extend_from_slice(&prompt.options);
                chance.shuffle(&mut chosen);
            }
        }
        decisions += 1;
        cx.resume(&chosen, number);
    }
    // Whoever looks at the match from now on finds all options.
    if cx.s.prompt().is_some_and(|prompt| prompt.ask == Ask::Pick && prompt.options.is_empty()) {
        cx.list_options();
    }
    Playout { decisions, turns: cx.s.turn, outcome: cx.s.outcome }
}

/// Says which of several parts a number falls in, and its number there.
fn part_of(parts: &Parts, mut n: u32) -> (usize, u32) {
    for (part, &count) in parts.iter().enumerate() {
        if n < count {
            return (part, n);
        }
        n -= count;
    }
    (PARTS - 1, n)
}

/// How many candidates may be drawn in vain before the options are listed.
const VAIN: u32 = 32;

/// Draws candidates of a question whose options are not listed until one is an option and is taken: each option is as
/// likely as if it had been picked from the list by its weight.
fn draw<G: Game>(cx: &mut Cx<'_, G>, chance: &mut Chance) -> Choice {
    let (game, seat) = (cx.game, cx.s.prompt.seat);
    if let Some(&Job::Game(frame)) = cx.s.agenda.last() {
        let parts = game.candidates(cx.s, frame, seat);
        let count = parts.iter().sum();
        for _ in 0..if count == 0 { 0 } else { VAIN } {
            let (part, n) = part_of(&parts, chance.below(count));
            if let Some(choice) = game.candidate(cx.s, frame, seat, part, n)
                && chance.below(G::MOST_WEIGHT) < game.rollout_weight(cx.s, &choice)
                && game.allows(cx.s, frame, seat, &choice)
            {
                return choice;
            }
        }
    }
    cx.list_options();
    cx.by_chance = true;
    weighted_pick(game, cx.s, &cx.s.prompt.options, chance)
}

/// Takes an option, each as likely.
fn any_pick(options: &[Choice], chance: &mut Chance) -> Choice {
    options[chance.below(options.len() as u32) as usize]
}

/// Takes an option, each as likely as the urge to it; any of them when there is none.
fn weighted_pick<G: Game>(game: &G, s: &StateOf<G>, options: &[Choice], chance: &mut Chance) -> Choice {
    let sum: u32 = options.iter().map(|option| game.rollout_weight(s, option)).sum();
    if sum == 0 {
        return any_pick(options, chance);
    }
    let mut at = chance.below(sum);
    for option in options {
        let urge = game.rollout_weight(s, option);
        if at < urge {
            return *option;
        }
        at -= urge;
    }
    options[options.len() - 1]
}

/// Returns how much better off a seat's side is than its opponents are on average.
pub fn standing<G: Game>(game: &G, s: &StateOf<G>, seat: Seat) -> i32 {
    let mean = |side: Side| {
        let (mut sum, mut count) = (0, 0);
        for other in s.all_seats().filter(|&other| game.is_side(s, side, seat, other)) {
            sum += game.evaluate(s, other);
            count += 1;
        }
        if count == 0 { 0 } else { sum / count }
    };
    mean(Side::Friendly) - mean(Side::Theirs)
}

/// Returns the worth of a seat where cards in hand and at work are all that counts.
pub fn plain_worth<G: Game>(game: &G, s: &StateOf<G>, seat: Seat) -> i32 {
    let counts = |zone: &Zone| {
        let spec = &game.vocabulary().zones[zone.index()];
        spec.sight == Sight::Owner || game.effect_rules().live_zones & 1 << zone.0 != 0
    };
    (0..s.zones).map(Zone).filter(counts).map(|zone| s.count(seat, zone) as i32 * CARD).sum()
}
