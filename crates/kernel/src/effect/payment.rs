//! Whether an ability can be used: its gates, its once-per-turn mark, and what it costs.

use super::binding::names_targets;
use crate::continuous;
use crate::game::{Game, StateOf};
use crate::ids::{AbilityRef, CardId, Verb};
use crate::ir::parts;
use crate::ir::{From, Gate, Pick, Scope, Sel, Side, Step, Subject, Target};
use crate::select::{self, Env};
use crate::state::State;
use crate::verb_rule::Operation;

/// Returns whether an ability of a card could be used: see [`Cx::usable`](crate::cx::Cx::usable).
pub fn usable<G: Game>(game: &G, s: &StateOf<G>, card: CardId, at: AbilityRef) -> bool {
    let ability = game.pool().ability(at);
    let env = Env::of_card(s, card);
    select::works_in(game, ability, s.card(card).zone)
        && game.ability_active(s, card, at)
        && !(ability.once && is_spent(s, card, at))
        && unmet_gate(game, s, &env, at).is_none()
        && can_be_paid(game, s, &env, at)
}

/// Returns a gate of an ability that is closed, and whether another effect has added it.
pub fn unmet_gate<'a, G: Game>(game: &'a G, s: &StateOf<G>, env: &Env, at: AbilityRef) -> Option<(&'a Gate, bool)> {
    let gates = |at| game.pool().ability(at).gates.iter();
    let own = gates(at).map(|gate| (gate, false));
    let added = continuous::needs(game, s, env.this.card, at).flat_map(|need| gates(need).map(|gate| (gate, true)));
    own.chain(added).find(|(gate, _)| !select::gate_holds(game, s, env, gate))
}

/// Returns whether the whole cost of an ability can be paid, with what other effects add to it.
pub fn can_be_paid<G: Game>(game: &G, s: &StateOf<G>, env: &Env, at: AbilityRef) -> bool {
    let cost = |at| &game.pool().ability(at).cost;
    let mut needs = continuous::needs(game, s, env.this.card, at).peekable();
    if needs.peek().is_none() {
        return is_payable(game, s, env, cost(at));
    }
    let whole: Vec<Step> = cost(at).iter().chain(needs.flat_map(cost)).cloned().collect();
    is_payable(game, s, env, &whole)
}

/// Returns whether a once-per-turn ability has been used this turn by this incarnation.
pub fn is_spent<D, F>(s: &State<D, F>, card: CardId, at: AbilityRef) -> bool {
    s.card(card).spent & spent_bit(s, card, at) != 0
}

/// Gives a once-per-turn ability its use back, when it came to nothing.
pub fn unspend<D, F>(s: &mut State<D, F>, card: CardId, at: AbilityRef) {
    s.cards[card.index()].spent &= !spent_bit(s, card, at);
}

/// Marks a once-per-turn ability as used.
pub fn spend<D, F>(s: &mut State<D, F>, card: CardId, at: AbilityRef) {
    s.cards[card.index()].spent |= spent_bit(s, card, at);
}

/// The mark for a used ability: one each for those printed on the card, and the last four for
/// granted ones.
fn spent_bit<D, F>(s: &State<D, F>, card: CardId, at: AbilityRef) -> u16 {
    let granted = s.card(card).def != at.def;
    1 << if granted { 12 + at.index % 4 } else { at.index.min(11) }
}

/// Returns whether a whole cost can be paid.
pub fn is_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, cost: &[Step]) -> bool {
    // Several parts that are paid from the same cards need all of them together. What governs others
    // says how many of the next steps it speaks for.
    let mut i = 0;
    while let Some(step) = cost.get(i) {
        let at = i;
        i += 1;
        let payable = match step {
            Step::OneOf { lens, .. } => {
                i = parts::past(cost, at);
                any_payable(game, s, env, lens, &cost[at + 1..])
            }
            Step::If { cond, .. } => {
                if !select::holds(game, s, env, cond) {
                    i = parts::else_of(cost, at).map_or(parts::past(cost, at), |other| other + 1);
                }
                true
            }
            Step::May { .. } if at == 0 => true,
            Step::May { .. } | Step::Else { .. } | Step::Later { .. } => {
                i = parts::past(cost, at);
                true
            }
            _ => {
                let same = cost[..at].iter().filter(|earlier| pays_alike(earlier, step));
                let before = same.map(|earlier| amount(game, s, env, earlier)).sum();
                is_step_payable(game, s, env, step, before)
            }
        };
        if !payable {
            return false;
        }
    }
    finds_different(game, s, env, cost)
}

/// Returns whether parts of a cost that move cards, and those that turn cards, find different ones for each.
fn finds_different<G: Game>(game: &G, s: &StateOf<G>, env: &Env, cost: &[Step]) -> bool {
    let governs = |step: &Step| parts::past(std::slice::from_ref(step), 0) > 1;
    if cost.len() < 2 || !want_the_same(game, s, env, cost) || cost.iter().any(governs) {
        return true;
    }
    [false, true].into_iter().all(|turns| {
        let mut wanted: Vec<Vec<CardId>> = Vec::new();
        for step in cost {
            if let Some((n, cards)) = taken_by(game, s, env, step, turns) {
                wanted.extend(std::iter::repeat_n(cards, n));
            }
        }
        let mut taken = Vec::new();
        wanted.len() < 2 || (0..wanted.len()).all(|i| find_one(&wanted, i, &mut taken, &mut Vec::new()))
    })
}

/// Returns whether two parts of a cost that move cards, or two that turn cards, look for them in one place.
fn want_the_same<G: Game>(game: &G, s: &StateOf<G>, env: &Env, cost: &[Step]) -> bool {
    let operation = |verb: Verb| Some(&game.vocabulary().verbs.get(verb.index())?.rule.as_ref()?.operation);
    let zones_of = |what: &Target| match what {
        Target::Subject(Subject::This) => 1 << s.card(env.this.card).zone.0,
        Target::Cards(Sel { from: From::Zones(sources), .. }) => sources.iter().fold(0, |set, one| set | one.zones),
        _ => !0,
    };
    let mut taken = [0_u32; 2];
    cost.iter().any(|step| {
        let (turns, zones) = match step {
            Step::Move { what, .. } => (false, zones_of(what)),
            Step::Do { verb, what, .. } if matches!(operation(*verb), Some(Operation::Turn { .. })) => {
                (true, zones_of(what))
            }
            Step::Player { verb, .. } => match operation(*verb) {
                Some(Operation::Choose { from, .. }) => (false, 1 << from.0),
                _ => return false,
            },
            _ => return false,
        };
        let taken = &mut taken[usize::from(turns)];
        let both = *taken & zones;
        *taken |= zones;
        both != 0
    })
}

/// Returns how many cards a part of a cost takes and of which; those that turn them, or those that move them.
fn taken_by<G: Game>(game: &G, s: &StateOf<G>, env: &Env, step: &Step, turns: bool) -> Option<(usize, Vec<CardId>)> {
    let row = |verb: Verb| game.vocabulary().verbs.get(verb.index())?.rule.as_ref();
    let (verb, what) = match step {
        Step::Move { verb, what, .. } if !turns => (*verb, what),
        Step::Do { verb, what, to: None, .. } if turns && matches!(row(*verb)?.operation, Operation::Turn { .. }) => {
            (*verb, what)
        }
        Step::Player { verb, who: Side::Mine, n, .. } if !turns => {
            let Operation::Choose { from, .. } = row(*verb)?.operation else { return None };
            return Some((select::number(game, s, env, n).max(0) as usize, s.iter(env.you, from).collect()));
        }
        _ => return None,
    };
    match what {
        Target::Subject(Subject::This) => Some((1, vec![env.this.card])),
        Target::Cards(sel) if matches!(sel.pick, Pick::Exactly(_) | Pick::Between(..)) => {
            let mut cards = Vec::new();
            select::each(game, s, env, sel, |card| {
                if game.can_pay(s, verb, card, env) {
                    cards.push(card);
                }
            });
            Some((least(game, s, env, &sel.pick).max(0) as usize, cards))
        }
        _ => None,
    }
}

/// Finds a card for one of those that want one, by giving others another where they can have one.
fn find_one(wanted: &[Vec<CardId>], i: usize, taken: &mut Vec<(CardId, usize)>, seen: &mut Vec<CardId>) -> bool {
    for &card in &wanted[i] {
        if seen.contains(&card) {
            continue;
        }
        seen.push(card);
        match taken.iter().position(|(other, _)| *other == card) {
            None => taken.push((card, i)),
            Some(k) if find_one(wanted, taken[k].1, taken, seen) => taken[k].1 = i,
            Some(_) => continue,
        }
        return true;
    }
    false
}

/// Returns whether all of several acts can be done, as far as that is known before the first of them.
pub fn can_do_all<G: Game>(game: &G, s: &StateOf<G>, env: &Env, steps: &[Step]) -> bool {
    let known = |step: &Step| match step {
        Step::Player { .. } => true,
        Step::Move { what, .. } | Step::Do { what, to: None, .. } => {
            matches!(what, Target::Cards(_) | Target::Subject(Subject::This))
        }
        _ => false,
    };
    !steps.iter().all(known) || is_payable(game, s, env, steps)
}

/// Returns whether at least one of several runs of steps can be paid whole.
fn any_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, lens: &[u16], steps: &[Step]) -> bool {
    let mut rest = steps;
    lens.iter().any(|&len| {
        let (run, after) = rest.split_at(rest.len().min(len.into()));
        rest = after;
        is_payable(game, s, env, run)
    })
}

/// Returns whether all that the first part of a text names can be chosen, in games where a text is
/// followed with all its targets or not at all. That part ends with the first step that names none.
pub fn can_choose<G: Game>(game: &G, s: &StateOf<G>, env: &Env, steps: &[Step]) -> bool {
    if game.effect_rules().all_or_nothing.is_none() {
        return true;
    }
    for (at, step) in steps.iter().enumerate() {
        let sel = match step {
            Step::OneOf { lens, .. } => {
                let mut rest = &steps[at + 1..];
                return lens.iter().any(|&len| {
                    let (run, after) = rest.split_at(usize::from(len));
                    rest = after;
                    can_choose(game, s, env, run)
                });
            }
            Step::Choose(sel)
            | Step::Move { what: Target::Cards(sel), .. }
            | Step::Do { what: Target::Cards(sel), .. }
            | Step::Use { of: Some(Target::Cards(sel)), .. }
            | Step::Change { on: Scope::Cards(Target::Cards(sel)), .. }
                if names_targets(game, sel) =>
            {
                sel
            }
            Step::Name(_) => continue,
            _ => return true,
        };
        if !select::has_at_least(game, s, env, sel, least(game, s, env, &sel.pick)) {
            return false;
        }
    }
    true
}

/// Returns whether two parts of a cost are paid in the same way from the same cards.
fn pays_alike(a: &Step, b: &Step) -> bool {
    match (a, b) {
        (Step::Player { verb, who, .. }, Step::Player { verb: other, who: others, .. }) => {
            (verb, who) == (other, others)
        }
        _ => match (paid_from(a), paid_from(b)) {
            (Some((verb, a)), Some((other, b))) => verb == other && (&a.from, &a.tests) == (&b.from, &b.tests),
            _ => false,
        },
    }
}

fn paid_from(step: &Step) -> Option<(Verb, &Sel)> {
    match step {
        Step::Move { verb, what: Target::Cards(sel), .. } | Step::Do { verb, what: Target::Cards(sel), .. } => {
            Some((*verb, sel))
        }
        _ => None,
    }
}

/// Returns how many cards a part of a cost takes at least.
fn amount<G: Game>(game: &G, s: &StateOf<G>, env: &Env, step: &Step) -> i32 {
    match (step, paid_from(step)) {
        (Step::Player { n, .. }, _) => select::number(game, s, env, n),
        (_, Some((_, sel))) => least(game, s, env, &sel.pick),
        _ => 0,
    }
}

fn is_step_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, step: &Step, before: i32) -> bool {
    match step {
        Step::Move { verb, what, .. } | Step::Do { verb, what, to: None, .. } => {
            is_target_payable(game, s, env, *verb, what, before)
        }
        Step::Do { verb, what, to: Some(to), .. } => {
            is_target_payable(game, s, env, *verb, what, before) && has_any(game, s, env, to)
        }
        Step::Player { verb, who, n, .. } => {
            let n = select::number(game, s, env, n) + before;
            continuous::seats_of(game, s, *who, env.you).all(|seat| game.can_pay_player(s, *verb, seat, n, env))
        }
        Step::Look { what, .. } | Step::Choose(what) => has_enough(game, s, env, what, 0, |_| true),
        Step::Change { on: Scope::Cards(target), .. } => has_any(game, s, env, target),
        _ => true,
    }
}

fn is_target_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, verb: Verb, what: &Target, before: i32) -> bool {
    let can = |card| game.can_pay(s, verb, card, env);
    match what {
        Target::Subject(Subject::This) => s.is_current(env.this) && can(env.this.card),
        Target::Subject(_) | Target::Union(_) => {
            let mut all = select::targets(game, s, env, what).filter(|r| s.is_current(*r)).peekable();
            all.peek().is_some() && all.all(|r| can(r.card))
        }
        Target::Cards(sel) => has_enough(game, s, env, sel, before, can),
    }
}

fn has_enough<G: Game>(
    game: &G,
    s: &StateOf<G>,
    env: &Env,
    sel: &Sel,
    before: i32,
    can: impl Fn(CardId) -> bool,
) -> bool {
    let mut wanted = before + least(game, s, env, &sel.pick).max(1);
    match sel.pick {
        // The cards at an end are meant, not the next ones that could pay.
        Pick::Bottom(_) | Pick::EitherEnd => return ends_can(game, s, env, sel, wanted, can),
        Pick::Top(_) => select::each_while(game, s, env, sel, |card| {
            let able = can(card);
            wanted -= i32::from(able);
            able && wanted > 0
        }),
        _ => select::each_while(game, s, env, sel, |card| {
            wanted -= i32::from(can(card));
            wanted > 0
        }),
    }
    wanted <= 0
}

/// Returns whether the last cards of a selection can pay, or for either end one of its ends.
fn ends_can<G: Game>(
    game: &G,
    s: &StateOf<G>,
    env: &Env,
    sel: &Sel,
    wanted: i32,
    can: impl Fn(CardId) -> bool,
) -> bool {
    let (mut first, mut run) = (None, 0);
    select::each(game, s, env, sel, |card| {
        let able = can(card);
        first.get_or_insert(able);
        run = if able { run + 1 } else { 0 };
    });
    run >= wanted || sel.pick == Pick::EitherEnd && first == Some(true)
}

fn has_any<G: Game>(game: &G, s: &StateOf<G>, env: &Env, target: &Target) -> bool {
    match target {
        Target::Subject(_) | Target::Union(_) => select::targets(game, s, env, target).any(|r| s.is_current(r)),
        Target::Cards(sel) => select::has_at_least(game, s, env, sel, 1),
    }
}

/// Returns the fewest cards a payment by this selection takes.
fn least<G: Game>(game: &G, s: &StateOf<G>, env: &Env, pick: &Pick) -> i32 {
    match pick {
        Pick::All | Pick::UpTo(_) | Pick::UpToTop(_) => 0,
        Pick::EitherEnd => 1,
        Pick::Exactly(n) | Pick::Between(n, _) | Pick::Top(n) | Pick::Bottom(n) | Pick::Random(n) => {
            select::number(game, s, env, n)
        }
    }
}
