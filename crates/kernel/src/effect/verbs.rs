//! Verbs that carry themselves out, as their rows say ([`VerbRule`]): cards move, turn and are turned over, are put on
//! others and take damage, players draw, discard, mill and shuffle. What is forbidden is left undone and told with its
//! clause, what happens gives its cues, and a game adds what its document says beyond that ([`Verbs`](crate::Verbs)).

use super::{Agent, CardAction, Effect, EffectPart, PlayerAction, TriggerEvent};
use crate::bans::Attempt;
use crate::cx::Cx;
use crate::event::What;
use crate::game::{Game, StateOf};
use crate::ids::{AbilityRef, CardId, Clause, Ref, Seat, SeatSet, Verb, Zone};
use crate::ir::{End, Order, Place, Side};
use crate::moves::{Move, sight};
use crate::prompt::{Ask, Choice, Reply, Why};
use crate::select::{self, Env, Span};
use crate::state::{Card, Job};
use crate::verb_rule::{Operation, VerbRule};
use crate::vocabulary::{Shape, Sight, VerbSpec};
use serde::{Deserialize, Serialize};

/// The most damage a card keeps count of.
pub const MOST_MARKS: i32 = 9999;

/// A verb that a player is to carry out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Task {
    /// Who.
    pub seat: Seat,
    /// What.
    pub verb: Verb,
    /// How often.
    pub n: u8,
    /// Whether less may be done.
    pub up_to: bool,
    /// What brings it about.
    pub agent: Agent,
    /// The step of a cost that it is, and the card that is paid for.
    pub pays: Option<(AbilityRef, u16, CardId)>,
}

/// How cards move.
#[derive(Copy, Clone, Debug)]
pub struct Moving {
    /// In which way.
    pub verb: Verb,
    /// Where to.
    pub place: Place,
    /// Whether they go on top.
    pub on_top: bool,
    /// What moves them.
    pub agent: Agent,
    /// The clause by which they do; without one the verb's row says it.
    pub clause: Option<Clause>,
}

impl Moving {
    /// The same by another clause than the verb's row says.
    pub fn by(self, clause: Clause) -> Moving {
        Moving { clause: Some(clause), ..self }
    }
}

fn row<G: Game>(game: &G, verb: Verb) -> Option<&VerbRule> {
    game.vocabulary().verbs.get(verb.index())?.rule.as_ref()
}

/// Returns the row of a verb for cards that go to a zone. What moves cards wherever it says does what the verb does
/// that has this zone as its fixed place, of cards anywhere.
fn row_to<G: Game>(game: &G, verb: Verb, to: Option<Zone>) -> Option<&VerbRule> {
    let specs = &game.vocabulary().verbs;
    let spec = specs.get(verb.index())?;
    let leads_to = |v: &&VerbSpec| matches!(v.shape, Shape::MoveTo { zone, .. } if Some(zone) == to) && v.zones == 0;
    let fixed = || specs.iter().find(leads_to)?.rule.as_ref();
    if spec.shape == Shape::Move { fixed().or(spec.rule.as_ref()) } else { spec.rule.as_ref() }
}

/// Returns the clause by which a verb leaves a card as it is: it is so already, lies elsewhere, or something forbids it.
fn kept<G: Game>(
    game: &G,
    s: &StateOf<G>,
    act: (Verb, Option<Zone>),
    card: CardId,
    by: (Agent, CardId),
) -> Option<Clause> {
    let rule = row_to(game, act.0, act.1)?;
    let c = s.card(card);
    let (zones, elsewhere) = rule.within;
    let idle = match rule.operation {
        // What it is put on decides: `unfit`.
        Operation::Attach { .. } => return game.barred(s, act.0, act.1, card, by.0),
        Operation::Heal if c.marks <= 0 => Some(rule.idle),
        _ if zones != 0 && zones & 1 << c.zone.0 == 0 => Some(elsewhere),
        Operation::Turn { rested } if c.rested == rested => Some(rule.idle),
        Operation::Flip { face_up } if c.face_up == face_up => Some(rule.idle),
        _ => None,
    };
    let banned = || {
        let (ban, clause) = rule.ban?;
        let meant = s.forbids(ban) && game.vocabulary().bans[ban.index()].zones & 1 << c.zone.0 != 0;
        let attempt = || Attempt::of_card(s, ban, card).toward(by.1).by(by.0);
        (meant && attempt().is_forbidden(game, s)).then_some(clause)
    };
    idle.or_else(banned).or_else(|| game.barred(s, act.0, act.1, card, by.0))
}

/// Returns whether a verb would change something about a card: only that pays a cost.
pub fn changes_card<G: Game>(game: &G, s: &StateOf<G>, verb: Verb, card: CardId, env: &Env) -> bool {
    kept(game, s, (verb, None), card, (Agent::Rule, env.this.card)).is_none()
}

/// Returns whether a player has as many cards as a verb needs.
pub fn can_do<G: Game>(game: &G, s: &StateOf<G>, verb: Verb, seat: Seat, n: i32) -> bool {
    match row(game, verb).map(|rule| rule.operation) {
        Some(Operation::Take { from, .. } | Operation::Choose { from, .. }) => s.count(seat, from) as i32 >= n,
        _ => true,
    }
}

impl<G: Game> Cx<'_, G> {
    /// Carries out a verb on cards as its row says, and adds to the tally how many it dealt with.
    pub fn carry_out(&mut self, e: &Effect, act: &CardAction) {
        let game = self.game;
        let Some(rule) = row(game, act.verb) else { return };
        let since = self.s.pending.len();
        match rule.operation {
            Operation::Move => {
                let Some(place) = act.place else { return };
                let how = Moving { verb: act.verb, place, on_top: act.on_top, agent: e.agent(), clause: None };
                move_each(self, act.cards, &how, |cx, card| may_go(cx, e, act, card));
            }
            Operation::Turn { .. } | Operation::Flip { .. } => {
                for i in 0..act.cards.len {
                    if let Some(card) = self.bound_card(act.cards, i)
                        && may_go(self, e, act, card)
                    {
                        turn_one(self, rule, act.verb, card, e.agent());
                    }
                }
            }
            Operation::Attach { .. } => attach_each(self, e, act),
            Operation::Harm | Operation::Heal => {
                for i in 0..act.cards.len {
                    let Some(card) = self.bound_card(act.cards, i) else { continue };
                    if act.n <= 0 {
                        self.skip(self.s.card(card).side, act.verb, card, rule.idle);
                    } else if may_go(self, e, act, card) {
                        self.mark_by(card, act.verb, act.n, e.env.this, e.agent());
                    }
                }
            }
            _ => {}
        }
        self.as_one_event(since);
    }

    /// Puts a card on another as a verb does, without asking what forbids it.
    pub fn put_on(&mut self, card: CardId, host: CardId, verb: Verb, agent: Agent) {
        let game = self.game;
        let Some(rule @ VerbRule { operation: Operation::Attach { zone }, .. }) = row(game, verb) else { return };
        let (c, h) = (*self.s.card(card), *self.s.card(host));
        let clause = rule.clause_for(c.zone, *zone, agent);
        if c.zone == *zone && !c.host.is_some() {
            // It lies there already, on no card.
            self.rehost(card, host, verb, clause);
        } else {
            self.attach(card, host, Move::to(h.side, *zone, verb, clause));
        }
        tell(self, rule, (host, h.side, h.zone), agent, false);
    }

    /// Puts marks of damage on a card as a verb does, or takes them off, without asking what forbids it.
    pub fn mark_by(&mut self, card: CardId, verb: Verb, n: i32, by: Ref, agent: Agent) {
        let game = self.game;
        let (Some(rule), c) = (row(game, verb), *self.s.card(card)) else { return };
        let clause = rule.clause_for(c.zone, c.zone, agent);
        let marks = i32::from(c.marks);
        let marks = match rule.operation {
            Operation::Harm => {
                self.tell_did(clause, self.s.card(by.card).owner, verb, by.card, card, n);
                marks.saturating_add(n).min(MOST_MARKS)
            }
            _ => marks.saturating_sub(n).max(0),
        };
        self.mark(card, marks as i16, rule.each.1);
        for told in &rule.cues {
            let event = TriggerEvent::new(told.cue, c.side, self.s.refer(card)).beside(by).by(agent);
            self.fire(&event.times(n.max(0) as usize));
        }
    }

    /// Moves cards as a verb does, without asking what forbids it; returns how many went.
    pub fn move_all(&mut self, cards: Span, how: &Moving) -> u16 {
        move_each(self, cards, how, |_, _| true)
    }

    /// Moves a card as a verb with a fixed place does, without asking what forbids it.
    pub fn move_by(&mut self, card: CardId, verb: Verb, clause: Clause, agent: Agent) {
        if let Some(VerbSpec { shape: Shape::MoveTo { zone, end }, .. }) =
            self.game.vocabulary().verbs.get(verb.index())
        {
            let (side, order) = (Side::Any, Order::Kept);
            let place = Place { side, zone: *zone, end: *end, order, face_up: None, rested: false, reveal: false };
            let how = Moving { verb, place, on_top: *end == End::Top, agent, clause: Some(clause) };
            move_one(self, card, &how);
        }
    }

    /// Returns the clause by which a verb leaves a card as it is, if there is one.
    pub fn kept_by(&self, verb: Verb, card: CardId, by: CardId, agent: Agent) -> Option<Clause> {
        kept(self.game, self.s, (verb, None), card, (agent, by))
    }

    /// Turns cards as a verb does, without asking what forbids it, and adds them to the tally.
    pub fn turn_all(&mut self, cards: Span, verb: Verb, agent: Agent) {
        let game = self.game;
        let Some(rule) = row(game, verb) else { return };
        for i in 0..cards.len {
            if let Some(card) = self.bound_card(cards, i) {
                turn_one(self, rule, verb, card, agent);
                self.s.tally += 1;
            }
        }
    }

    /// Tells abilities that wait for what a verb does that it was done to a card where it lies.
    pub fn tell_done(&mut self, verb: Verb, card: CardId, agent: Agent) {
        let game = self.game;
        if let Some(rule) = row(game, verb) {
            let c = self.s.card(card);
            let (seat, zone) = (c.side, c.zone);
            tell(self, rule, (card, seat, zone), agent, false);
        }
    }

    /// Makes players carry out a verb as its row says, and adds to the tally what they did.
    pub fn carry_out_players(&mut self, e: &Effect, order: &PlayerAction) {
        let game = self.game;
        let spec = &game.vocabulary().verbs[order.verb.index()];
        let rules = game.effect_rules();
        if order.n <= 0 && spec.shape == Shape::Number {
            return self.skip(e.env.you, order.verb, e.env.this.card, rules.clauses.no_times);
        }
        let (n, agent) = (order.n.clamp(0, 255) as u8, e.agent());
        let pays = (e.part == EffectPart::Cost).then_some((e.at, e.pc, e.env.this.card));
        let task = |seat| Task { seat, verb: order.verb, n, up_to: order.up_to, agent, pays };
        let in_turn = (0..self.s.seats()).map(|i| game.in_turn(self.s, i));
        let seats: Vec<Seat> =
            in_turn.filter(|&seat| select::is_meant(game, self.s, &e.env, order.who, seat)).collect();
        let asks = spec.in_turn || spec.rule.as_ref().is_some_and(|d| matches!(d.operation, Operation::Choose { .. }));
        let since = self.s.pending.len();
        match seats[..] {
            [seat] => G::act(self, task(seat)),
            _ if rules.at_once && !asks => seats.iter().for_each(|&seat| G::act(self, task(seat))),
            // What is done first is put on the agenda last.
            _ => seats.iter().rev().for_each(|&seat| self.s.agenda.push(Job::Act(task(seat)))),
        }
        self.as_one_event(since);
    }

    /// Makes a player carry out a verb as its row says.
    pub fn act(&mut self, task: Task) {
        let game = self.game;
        let Some(rule) = row(game, task.verb) else { return };
        let forbidden = |ban| Attempt::of_player(ban, task.seat).by(task.agent).is_forbidden(game, self.s);
        if let Some((_, clause)) = rule.ban.filter(|(ban, _)| forbidden(*ban)) {
            return self.skip(task.seat, task.verb, CardId::NONE, clause);
        }
        match rule.operation {
            Operation::Take { .. } if task.up_to => self.ask_for_one(task, rule),
            Operation::Take { from, to } => {
                let clause = rule.clause_for(from, to, task.agent);
                let mut left = task.n;
                while left > 0 && !self.over() && self.take_top(task.seat, task.verb, clause, task.agent) {
                    left -= 1;
                }
            }
            Operation::Choose { from, to } => self.choose_cards(task, rule, from, to),
            Operation::Shuffle(zone) => {
                self.shuffle(task.seat, zone, rule.clause_for(zone, zone, task.agent));
                self.s.tally += 1;
            }
            _ => {}
        }
    }

    /// Takes the top card as a verb does and adds it to the tally; returns whether there was one.
    pub fn take_top(&mut self, seat: Seat, verb: Verb, clause: Clause, agent: Agent) -> bool {
        let game = self.game;
        let Some(rule @ VerbRule { operation: Operation::Take { from, to }, .. }) = row(game, verb) else {
            return false;
        };
        let Some(card) = self.s.front(seat, *from) else {
            self.skip(seat, verb, CardId::NONE, rule.idle);
            G::lacks(self, seat, verb);
            return false;
        };
        self.move_card(card, Move { front: is_piled(game, *to), ..Move::to(seat, *to, verb, clause) });
        self.s.tally += 1;
        tell(self, rule, (card, seat, *from), agent, false);
        true
    }

    /// Asks before each card that may be left.
    fn ask_for_one(&mut self, task: Task, rule: &VerbRule) {
        let Operation::Take { from, .. } = rule.operation else { return };
        if task.n == 0 || self.s.count(task.seat, from) == 0 {
            return;
        }
        self.s.agenda.push(Job::Act(task));
        let pass = self.game.effect_rules().verbs.pass;
        self.options();
        self.offer(Choice::plain(task.verb));
        self.offer(Choice::plain(pass));
        self.ask(task.seat, Why::rule(task.verb, rule.each.0), Ask::Pick);
    }

    /// Asks which cards are chosen, or takes all when there are no more.
    fn choose_cards(&mut self, task: Task, rule: &VerbRule, from: Zone, to: Zone) {
        let verb = self.game.effect_rules().verbs.choose;
        let only = self.game.choosable(self.s, &task);
        let mut options = std::mem::take(self.options());
        match &only {
            Some(cards) => options.extend(cards.iter().map(|&c| Choice::card(verb, c))),
            None => options.extend(self.s.iter(task.seat, from).map(|c| Choice::card(verb, c))),
        }
        let have = options.len();
        let max = have.min(task.n.into()) as u8;
        if max == 0 {
            *self.options() = options;
            return self.skip(task.seat, task.verb, CardId::NONE, rule.idle);
        }
        let all = !task.up_to && have == usize::from(max);
        if all {
            self.give_up(&options, task.verb, task.agent);
        }
        *self.options() = options;
        if all {
            return;
        }
        self.s.agenda.push(Job::Act(task));
        let min = if task.up_to { 0 } else { max };
        let ask = if (min, max) == (1, 1) { Ask::Pick } else { Ask::Several { min, max } };
        self.ask(task.seat, Why::rule(task.verb, rule.clause_for(from, to, task.agent)), ask);
    }

    /// Moves chosen cards as a verb of choosing does, and adds them to the tally.
    pub fn give_up(&mut self, chosen: &[Choice], verb: Verb, agent: Agent) {
        let game = self.game;
        let Some(rule @ VerbRule { operation: Operation::Choose { from, to }, .. }) = row(game, verb) else { return };
        let since = self.s.pending.len();
        let clause = rule.clause_for(*from, *to, agent);
        for choice in chosen {
            let owner = self.s.card(choice.a).owner;
            self.move_card(choice.a, Move { front: is_piled(game, *to), ..Move::to(owner, *to, verb, clause) });
            self.s.tally += 1;
            tell(self, rule, (choice.a, owner, *from), agent, false);
        }
        self.as_one_event(since);
    }

    /// Gives a player's verb the answer to what it asked.
    pub(crate) fn resume_act(&mut self, task: Task, reply: Reply<'_>) {
        let game = self.game;
        let Some(rule) = row(game, task.verb) else { return };
        match rule.operation {
            Operation::Choose { .. } => self.give_up(reply.chosen, task.verb, task.agent),
            Operation::Take { .. } if reply.one().verb == task.verb => {
                self.take_top(task.seat, task.verb, rule.each.1, task.agent);
                if task.n > 1 {
                    self.s.agenda.push(Job::Act(Task { n: task.n - 1, ..task }));
                }
            }
            _ => {}
        }
    }

    /// Tells that something is left undone, and by which clause; without one nobody is told.
    pub fn skip(&mut self, seat: Seat, verb: Verb, card: CardId, clause: Clause) {
        if clause != Clause::NONE {
            self.log.tell(clause, What::Skipped { seat, verb, card });
        }
    }

    /// Where the game has it so, leaves each ability once that came to wait since then: what happened was one event.
    fn as_one_event(&mut self, since: usize) {
        if self.game.effect_rules().at_once {
            self.wait_for_one(since);
        }
    }
}

/// Returns whether a verb is done to a card now: nothing keeps it and nothing is done instead. What is done, or put
/// off, counts.
fn may_go<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, act: &CardAction, card: CardId) -> bool {
    let to = act.place.map(|place| place.zone);
    if let Some(clause) = kept(cx.game, cx.s, (act.verb, to), card, (e.agent(), e.env.this.card)) {
        let shown = if sight(cx.game, cx.s, card) == SeatSet::ALL { card } else { CardId::NONE };
        cx.skip(cx.s.card(card).side, act.verb, shown, clause);
        return false;
    }
    cx.s.tally += 1;
    !G::puts_off(cx, e, act, card)
}

/// Puts cards on others. The first of several gets those that were chosen, each other as many that lie as they did.
fn attach_each<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, act: &CardAction) {
    if act.onto.len == 0 {
        let host = cx.bound_card(act.cards, 0);
        if let (Some(host), true) = (host, cx.s.is_current(e.env.this)) {
            attach_one(cx, e, act, e.env.this.card, host);
        }
        return;
    }
    let chosen = (0..act.cards.len).filter_map(|i| cx.bound_card(act.cards, i));
    let lay: Vec<(CardId, Card)> = chosen.map(|card| (card, *cx.s.card(card))).collect();
    for i in 0..act.onto.len {
        let Some(host) = cx.bound_card(act.onto, i) else { continue };
        for (card, was) in &lay {
            let like = |c: &CardId| cx.s.card(*c).rested == was.rested && !is_among(cx, act.onto, cx.s.card(*c).host);
            let card = if i == 0 { Some(*card) } else { cx.s.iter(was.side, was.zone).find(like) };
            if let Some(card) = card {
                attach_one(cx, e, act, card, host);
            }
        }
    }
}

fn is_among<G: Game>(cx: &Cx<'_, G>, cards: Span, card: CardId) -> bool {
    (0..cards.len).any(|i| cx.bound_card(cards, i) == Some(card))
}

/// Puts a card on another, unless something keeps it from that.
fn attach_one<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, act: &CardAction, card: CardId, host: CardId) {
    let seat = cx.s.card(host).side;
    if let Some(clause) = unfit(cx.game, cx.s, act.verb, card, host, e.agent()) {
        return cx.skip(seat, act.verb, host, clause);
    }
    cx.s.tally += 1;
    if !G::puts_off(cx, e, act, card) {
        cx.put_on(card, host, act.verb, e.agent());
    }
}

/// Returns the clause by which a card is not put on another: that lies elsewhere or has it already, or something
/// forbids it.
fn unfit<G: Game>(game: &G, s: &StateOf<G>, verb: Verb, card: CardId, host: CardId, agent: Agent) -> Option<Clause> {
    let rule = row(game, verb)?;
    let (zones, elsewhere) = rule.within;
    let h = s.card(host);
    let attempt = |ban| Attempt::of_player(ban, h.side).with(host).by(agent);
    match rule.ban {
        Some((ban, clause)) if attempt(ban).is_forbidden(game, s) => Some(clause),
        _ if zones != 0 && zones & 1 << h.zone.0 == 0 => Some(elsewhere),
        _ if s.card(card).host == host => Some(rule.idle),
        _ => game.unfit(s, verb, card, host),
    }
}

fn turn_one<G: Game>(cx: &mut Cx<'_, G>, rule: &VerbRule, verb: Verb, card: CardId, agent: Agent) {
    let zone = cx.s.card(card).zone;
    let clause = rule.clause_for(zone, zone, agent);
    match rule.operation {
        Operation::Turn { rested } => cx.turn(card, rested, clause),
        Operation::Flip { face_up } => cx.flip(card, face_up, clause),
        _ => false,
    };
    cx.tell_done(verb, card, agent);
}

fn is_piled<G: Game>(game: &G, zone: Zone) -> bool {
    game.vocabulary().zones[zone.index()].piled
}

/// Moves the cards of a stretch that may go, the first on top; returns how many went.
fn move_each<G: Game>(
    cx: &mut Cx<'_, G>,
    cards: Span,
    how: &Moving,
    mut may_go: impl FnMut(&mut Cx<'_, G>, CardId) -> bool,
) -> u16 {
    let told = cx.log.len();
    let mut moved = 0;
    for k in 0..cards.len {
        // Each is laid on top of the last, so the first comes last.
        let i = if how.on_top { cards.len - 1 - k } else { k };
        if cx.over() {
            break;
        }
        if let Some(card) = cx.bound_card(cards, i)
            && may_go(cx, card)
        {
            move_one(cx, card, how);
            moved += 1;
        }
    }
    if moved > 1 && cx.game.vocabulary().zones[how.place.zone.index()].sight != Sight::All {
        hide_order(cx, cards, told);
    }
    moved
}

/// Nobody but their owners learns in which order cards came to a pile that is not open.
fn hide_order<G: Game>(cx: &mut Cx<'_, G>, cards: Span, told: usize) {
    cx.log.hide_order(told);
    for i in 0..cards.len {
        if let Some(card) = cx.bound_ref(cards, i).map(|r| r.card).filter(|c| c.is_some()) {
            let owner = cx.s.card(card).owner;
            cx.blur(card, SeatSet::one(owner));
        }
    }
}

fn move_one<G: Game>(cx: &mut Cx<'_, G>, card: CardId, how: &Moving) {
    let game = cx.game;
    let Place { zone, face_up, rested, reveal, .. } = how.place;
    let (Some(rule), c) = (row_to(game, how.verb, Some(zone)), *cx.s.card(card)) else { return };
    let usual = || game.in_force(rule.clause_for(c.zone, zone, how.agent));
    let clause = how.clause.unwrap_or_else(usual);
    if (c.side, c.zone) == (c.owner, zone) {
        // It never left, so it is no new card.
        cx.rearrange(card, how.on_top, how.verb, game.effect_rules().clauses.stay);
        if let Some(face_up) = face_up {
            cx.flip(card, face_up, clause);
        }
        return;
    }
    tell(cx, rule, (card, c.owner, c.zone), how.agent, true);
    let front = how.on_top || is_piled(game, zone);
    let face_up = face_up == Some(true);
    cx.move_card(card, Move { seat: c.owner, zone, front, face_up, verb: how.verb, clause, reveal });
    if rested {
        cx.turn(card, true, clause);
    }
    tell(cx, rule, (card, c.owner, c.zone), how.agent, false);
}

/// Gives the cues of a verb that was done, or is about to be, to a card of a seat that lay in a zone.
fn tell<G: Game>(cx: &mut Cx<'_, G>, rule: &VerbRule, of: (CardId, Seat, Zone), agent: Agent, leaving: bool) {
    let (card, seat, zone) = of;
    let meant = |zones: u32| zones == 0 || zones & 1 << zone.0 != 0;
    for told in rule.cues.iter().filter(|told| told.leaving == leaving && meant(told.zones)) {
        let event = TriggerEvent::new(told.cue, seat, cx.s.refer(card)).by(agent);
        cx.fire(&TriggerEvent { leaving, ..event });
    }
}
