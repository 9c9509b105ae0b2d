//! Playing on by chance on a copy of a match, evenly or as hasty players would, and how well a seat
//! stands.

use crate::chance::Chance;
use crate::cx::Cx;
use crate::event::Log;
use crate::game::{Game, StateOf};
use crate::ids::{Seat, Zone};
use crate::ir::Side;
use crate::prompt::{Ask, Choice};
use crate::rulebook::Playout;
use crate::vocabulary::Sight;

/// The worth of a plain card.
pub const CARD: i32 = 100;

/// Plays on with random answers, without a log and, once its buffers have grown, without allocation.
/// Stops after `limit` answers.
pub fn playout<G: Game>(game: &G, state: &mut StateOf<G>, seed: u64, limit: u32) -> Playout {
    let pick = |_: &StateOf<G>, options: &[Choice], chance: &mut Chance| any_pick(options, chance);
    play_on(game, state, seed, Stop { limit, turn: u16::MAX }, pick)
}

/// Plays on as hasty players would: each option is as likely as
/// [`Bot::rollout_weight`](crate::Bot::rollout_weight) says. Stops after `limit` answers, or when `turns` further turns have begun and the next one begins.
pub fn rollout<G: Game>(game: &G, state: &mut StateOf<G>, seed: u64, limit: u32, turns: u16) -> Playout {
    let turn = state.turn.saturating_add(turns);
    let pick = |s: &StateOf<G>, options: &[Choice], chance: &mut Chance| weighted_pick(game, s, options, chance);
    play_on(game, state, seed, Stop { limit, turn }, pick)
}

/// Where playing on stops if the match goes on.
struct Stop {
    /// After so many answers.
    limit: u32,
    /// After this turn.
    turn: u16,
}

/// Plays on; `pick` takes one of several options, chance answers the other questions.
fn play_on<G: Game>(
    game: &G,
    state: &mut StateOf<G>,
    seed: u64,
    stop: Stop,
    pick: impl Fn(&StateOf<G>, &[Choice], &mut Chance) -> Choice,
) -> Playout {
    let mut chance = Chance::new(seed);
    let mut log = Log::off();
    let mut chosen: Vec<Choice> = Vec::with_capacity(64);
    let mut decisions = 0;
    let mut cx = Cx::new(game, state, &mut log);
    while decisions < stop.limit && cx.s.turn <= stop.turn {
        let Some(prompt) = cx.s.prompt() else { break };
        let mut number = 0;
        chosen.clear();
        match prompt.ask {
            Ask::Pick => chosen.push(pick(cx.s, &prompt.options, &mut chance)),
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
    Playout { decisions, turns: cx.s.turn, outcome: cx.s.outcome }
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
