//! BlackPoker as a [`Game`](baize_kernel::Game): where the kernel's questions go.

use crate::actions::{self, ACTIONS, Action, Start, Timing};
use crate::cards;
use crate::options::Rules;
use crate::rules::means::{Held, Prices};
use crate::rules::{self, clause, triggers, units, zones};
use crate::state::{Data, Frame, Request};
use crate::words::{self, stat, verb, zone};
use baize_kernel::effect::EffectRules;
use baize_kernel::{
    CardId, Choice, Flow, GameBase, Job, Outcome, Pool, Reads, Refusal, Reply, Seat, SeatSet, Stat, StateOf, Verb,
    Vocabulary, Zone,
};
use std::sync::{Arc, LazyLock};

/// The rules with a format, a frame, readings and cards.
pub struct BlackPoker {
    /// The cards.
    pub pool: Arc<Pool>,
    /// Format, frame and readings.
    pub rules: Rules,
    /// The actions that players may request in this format and frame, as bits by their numbers.
    pub actions: u128,
    /// Those of them that are not for the own turn and an empty stage only.
    pub quick: u128,
    /// What each card is good for in hand.
    pub held: Box<[Held]>,
    /// Which actions what a player has is enough for.
    pub prices: Prices,
}

/// The context of rules code.
pub type Cx<'a> = baize_kernel::Cx<'a, BlackPoker>;

/// The state of a match.
pub type St = StateOf<BlackPoker>;

/// The words of the game.
pub static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(words::vocabulary);

impl BlackPoker {
    /// Makes the rules for a match.
    pub fn new(pool: Arc<Pool>, rules: Rules) -> BlackPoker {
        let is_there = |a: &&Action| a.start == Start::Direct && a.is_in(rules.format, rules.frame);
        let there = || ACTIONS.iter().filter(is_there);
        let quick = actions::set(there().filter(|a| a.timing == Timing::Quick));
        let held = pool.iter().map(|(def, _)| Held::of(&pool, def)).collect();
        BlackPoker { pool, rules, actions: actions::set(there()), quick, held, prices: Prices::of_all_actions() }
    }
}

/// Returns the other player.
#[inline]
pub fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl GameBase for BlackPoker {
    type Data = Data;
    type Frame = Frame;

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &VOCABULARY
    }

    fn effect_rules(&self) -> &EffectRules {
        const { &EffectRules { attach_zone: Some(zone::GEAR), ..EffectRules::NONE } }
    }

    fn is_fair(&self) -> bool {
        self.rules.fair
    }
}

impl Flow for BlackPoker {
    fn check(&self, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        rules::refusals::check(self, s, frame, seat, choice)
    }

    fn step(cx: &mut Cx<'_>, frame: Frame) {
        match frame {
            Frame::Setup(step) => rules::setup::step(cx, step),
            Frame::Chance => rules::flow::step_chance(cx),
            Frame::Draft => rules::draft::step(cx),
            Frame::Launch => rules::flow::launch(cx),
            Frame::Resolve => rules::flow::resolve_top(cx),
            Frame::GiveChance => rules::flow::give_chance(cx),
            Frame::Triggers(check) => triggers::step(cx, check),
            Frame::Effect => rules::resolve::step(cx),
            Frame::Top(seat) => zones::step_top(cx, seat),
        }
    }

    fn resume(cx: &mut Cx<'_>, frame: Frame, reply: Reply<'_>) {
        match frame {
            Frame::Setup(step) => rules::setup::resume(cx, step, reply),
            Frame::Chance => rules::flow::resume_chance(cx, reply.one()),
            Frame::Draft => rules::draft::resume(cx, reply),
            Frame::Triggers(check) => triggers::resume(cx, check, reply.one()),
            Frame::Effect => rules::resolve::resume(cx, reply),
            Frame::Top(seat) => zones::resume_top(cx, seat, reply.one().a),
            Frame::Launch | Frame::Resolve | Frame::GiveChance => unreachable!("this frame asks nothing"),
        }
    }

    /// R88: a player may concede at any decision and loses at once.
    fn concede(cx: &mut Cx<'_>, seat: Seat) {
        cx.tell_did(clause!("R88"), seat, verb::CONCEDE, CardId::NONE, CardId::NONE, 0);
        cx.end(clause!("R88"), Outcome::won_by(opponent(seat)));
    }

    fn is_window(&self, s: &St) -> bool {
        rules::windows::is_open(s)
    }

    /// A07, R48: a Joker, A, J, Q or K that dies on the field changes the generation.
    fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), _: Verb) {
        let now = cx.s.card(card);
        let (owner, place) = (now.owner, now.zone);
        if from.1 == zone::GRAVE && place != zone::GRAVE {
            zones::show_top(cx, owner);
        }
        let died = place == zone::GRAVE && matches!(from.1, zone::WALLS | zone::SOLDIERS | zone::GEAR);
        // R12: nothing is set off before the first turn.
        if died && cx.s.turn > 0 && cards::is_legacy(&cx.game.pool, cx.s.card(card).def) {
            // Obeys A07, I6, R48.
            triggers::raise(cx, Request::new(7, owner));
        }
    }

    fn invariants(&self, s: &St) -> Result<(), String> {
        check_field(self, s)?;
        check_flow(s)
    }
}

baize_kernel::by_default!(BlackPoker: Verbs, Effects, Seating);

impl Reads for BlackPoker {
    #[inline]
    fn bonus(&self, s: &St, card: CardId, which: Stat) -> i32 {
        if which == stat::SIZE { units::bonus(self, s, card) } else { 0 }
    }
}

/// Returns whether a card is the top of a graveyard and seen by all (R17).
pub fn is_seen_top(s: &St, seat: Seat, card: CardId) -> bool {
    s.front(seat, zone::GRAVE) == Some(card) && s.card(card).known == SeatSet::ALL
}

/// I1, I2: walls have one card, soldiers with several are of one suit or one of the trump characters.
fn check_field(game: &BlackPoker, s: &St) -> Result<(), String> {
    for (id, card) in s.cards() {
        if card.side != card.owner {
            return Err(format!("card {} lies on the other side (R5)", id.0));
        }
        if card.zone == zone::WALLS && card.attached > 0 {
            return Err(format!("wall {} has several cards (I2)", id.0));
        }
        if (card.zone == zone::GEAR) != card.host.is_some() {
            return Err(format!("card {} is part of a unit and lies elsewhere, or the reverse (I2)", id.0));
        }
        if card.host.is_some() && s.card(card.host).zone != zone::SOLDIERS {
            return Err(format!("card {} is part of what is no soldier (I2)", id.0));
        }
        let mixed = card.zone == zone::SOLDIERS && card.attached > 0 && units::suits(game, s, id).count_ones() > 1;
        if mixed && (card.attached != 1 || !matches!(cards::number(&game.pool, card.def), 11 | 13)) {
            return Err(format!("unit {} has cards of several suits (I2)", id.0));
        }
    }
    Ok(())
}

/// I3 to I5: what may lie on the stage, and that nothing waits when a player has the chance.
fn check_flow(s: &St) -> Result<(), String> {
    use crate::actions::{Speed, Timing};
    let data = &s.data;
    if data.stage.iter().any(|r| r.action().speed == Speed::Instant) {
        return Err("an instant request is on the stage (I3)".into());
    }
    if data.stage.iter().skip(1).any(|r| r.action().timing == Timing::Main) {
        return Err("a main-timed request is not at the bottom of the stage (I4)".into());
    }
    let keys: usize = data.stage.iter().chain(&data.paid).map(|r| r.key_count()).sum();
    let chance = matches!(s.agenda.last(), Some(Job::Game(Frame::Chance | Frame::Draft)));
    if chance && (!data.buffer.is_empty() || data.now.is_some() || !data.made.is_empty() || data.paid.is_some()) {
        return Err("something waits although a player has the chance (I5)".into());
    }
    let laid: usize = s.all_seats().map(|seat| s.count(seat, zone::STAGE)).sum();
    if chance && laid != keys {
        return Err(format!("{laid} cards lie on the stage, and requests have {keys} (I1)"));
    }
    Ok(())
}
