//! Why something cannot be done.

use super::priority::Moment;
use super::{activation, battle, clause, main_phase, summon};
use crate::game::{Duel, St};
use crate::state::{BattleStep, Frame};
use crate::words::{kind, verb};
use baize_kernel::{CardId, Choice, Clause, Game, Job, Rejected, Seat};

/// Says which clause keeps a seat from doing something that is not offered.
pub fn explain(game: &Duel, s: &St, seat: Seat, choice: &Choice) -> Rejected {
    let exists = |c: CardId| !c.is_some() || c.index() < s.card_count();
    let asked = s.prompt().map_or(Clause::NONE, |p| p.why.clause);
    let number =
        if exists(choice.a) && exists(choice.b) { why_not(game, s, seat, choice).unwrap_or(asked) } else { asked };
    let what = format!("{} is not possible now", game.vocabulary().verb(choice.verb));
    Rejected::by(number, what)
}

fn why_not(game: &Duel, s: &St, seat: Seat, choice: &Choice) -> Option<Clause> {
    let (card, frame) = (choice.a, s.agenda.last()?);
    let Job::Game(frame) = frame else { return None };
    let main = *frame == Frame::Main;
    let fighting = matches!(frame, Frame::Battle(BattleStep::Choose | BattleStep::Replay));
    match choice.verb {
        verb::ACTIVATE if card.is_some() => {
            let moment = match frame {
                Frame::Main => Moment::Main,
                Frame::Respond { .. } => Moment::Chain(s.data.chain.last().map_or(1, |l| l.speed)),
                Frame::Attempt { .. } => Moment::Attempt,
                _ => Moment::Open,
            };
            activation::may_activate(game, s, seat, card, choice.n, moment).err()
        }
        verb::SUMMON if main && card.is_some() => summon::may_summon(game, s, seat, card, choice.n, false).err(),
        verb::SET if main && card.is_some() && game.def(s, card).kind == kind::MONSTER => {
            summon::may_summon(game, s, seat, card, choice.n, true).err()
        }
        verb::SET if main && card.is_some() => main_phase::may_set(game, s, seat, card).err(),
        verb::FLIP if main && card.is_some() => summon::may_flip(s, seat, card).err(),
        verb::CHANGE if main && card.is_some() => summon::may_change(s, seat, card).err(),
        verb::SPECIAL if main && card.is_some() => main_phase::may_special(game, s, seat, card).err(),
        // D4.7: from the hand face-up in attack position, or face-down; nothing else.
        verb::DEFENCE_POSITION if main => Some(clause!("D4.7")),
        verb::BATTLE if main => main_phase::may_battle(s).err(),
        verb::ATTACK if fighting && card.is_some() => {
            battle::may_attack(game, s, seat, card).and_then(|()| battle::may_target(game, s, card, choice.b)).err()
        }
        verb::SUMMON | verb::SET | verb::FLIP | verb::CHANGE | verb::SPECIAL => Some(clause!("D7.10")),
        verb::ATTACK => Some(clause!("D8.3")),
        verb::BATTLE => Some(clause!("D7.1")),
        _ => None,
    }
}
