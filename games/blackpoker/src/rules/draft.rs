//! Putting a request together (R22): action, cost, key cards, key unit, target.
//!
//! Each part is asked for with exactly the choices that can be completed, and what is forced is
//! not asked for. Sets are chosen as sets, so every legal request is reached in exactly one way.

use super::{clause, cost, targets, units};
use crate::actions::{Filter, Key};
use crate::game::Cx;
use crate::state::{Draft, Frame, Part};
use crate::words::{verb, zone};
use baize_kernel::{Ask, CardId, Choice, Clause, GameBase, Reply, Verb, Why};

/// Asks for the next part, or takes it when there is no choice.
pub fn step(cx: &mut Cx<'_>) {
    let Some(mut draft) = cx.s.data.draft else { return };
    loop {
        if draft.part == Part::Done {
            cx.s.data.draft = None;
            return cost::pay(cx, &draft);
        }
        let count = count_of(cx, &draft);
        if count == 0 {
            cx.options();
            draft.part = draft.part.next();
            continue;
        }
        let mut options = std::mem::take(cx.options());
        offer(cx, &draft, count, &mut options);
        let free = options.len() > count;
        if !free {
            take(&mut draft, &options, cx);
        }
        *cx.options() = options;
        if free {
            break;
        }
    }
    cx.s.data.draft = Some(draft);
    let (number, count) = (clause_of(&draft), count_of(cx, &draft));
    let ask = if count == 1 { Ask::Pick } else { Ask::Several { min: count as u8, max: count as u8 } };
    cx.push(Frame::Draft);
    cx.ask(draft.request.seat, Why { verb: verb_of(draft.part), source: CardId::NONE, clause: number }, ask);
}

/// Takes what was chosen.
pub fn resume(cx: &mut Cx<'_>, reply: Reply<'_>) {
    if let Some(mut draft) = cx.s.data.draft {
        take(&mut draft, reply.chosen, cx);
        cx.s.data.draft = Some(draft);
        step(cx);
    }
}

/// Returns the clause by which a part is asked for.
pub fn clause_of(draft: &Draft) -> Clause {
    match draft.part {
        Part::Target => draft.request.action().aim,
        Part::Unit => clause!("R24"),
        _ => draft.request.action().pay,
    }
}

fn verb_of(part: Part) -> Verb {
    match part {
        Part::Walls => verb::DRIVE,
        Part::Discards => verb::DISCARD,
        Part::Victims => verb::SACRIFICE,
        Part::Unit => verb::UNIT,
        Part::Target | Part::Done => verb::TARGET,
        Part::Group | Part::Keys | Part::SecondKey => verb::KEY,
    }
}

/// Returns how many things a part takes.
fn count_of(cx: &Cx<'_>, draft: &Draft) -> usize {
    let action = draft.request.action();
    match draft.part {
        Part::Walls => action.price.walls.into(),
        Part::Discards => cost::discards(cx.game, cx.s, draft.request.seat, action),
        Part::Victims => action.price.victims.into(),
        Part::Group => usize::from(action.key.is_grouped()),
        Part::Keys => match action.key {
            Key::Both(..) => 1,
            key => key.count(),
        },
        Part::SecondKey => usize::from(matches!(action.key, Key::Both(..))),
        Part::Unit => usize::from(action.unit.is_some()),
        Part::Target => usize::from(action.target != crate::actions::Target::None),
        Part::Done => 0,
    }
}

/// Lists the choices for a part that takes so many.
fn offer(cx: &Cx<'_>, draft: &Draft, count: usize, options: &mut Vec<Choice>) {
    let (game, s) = (cx.game, &*cx.s);
    let (seat, action) = (draft.request.seat, draft.request.action());
    let card = |which: Verb| move |c: CardId| Choice::card(which, c);
    match draft.part {
        Part::Walls => options.extend(units::charged_walls(s, seat).map(card(verb::DRIVE))),
        Part::Discards if count == 1 => {
            options.extend(cost::spare_cards(game, s, seat, action).map(card(verb::DISCARD)));
        }
        Part::Discards => options.extend(s.iter(seat, zone::HAND).map(card(verb::DISCARD))),
        Part::Victims => options.extend(units::characters(s, seat).map(card(verb::SACRIFICE))),
        Part::Group => {
            let which = if action.key == Key::TwoOfNumber { verb::NUMBER } else { verb::SUIT };
            let groups = cost::groups(game, s, seat, action.key);
            options.extend(groups.map(|g| Choice::plain(which).numbered(g.into())));
        }
        Part::Keys | Part::SecondKey => offer_keys(cx, draft, options),
        Part::Unit => {
            if let Some(driver) = action.unit {
                options.extend(cost::drivers(game, s, seat, driver).map(card(verb::UNIT)));
            }
        }
        Part::Target => targets::offer(game, s, &draft.request, options),
        Part::Done => {}
    }
}

fn offer_keys(cx: &Cx<'_>, draft: &Draft, options: &mut Vec<Choice>) {
    let (game, s) = (cx.game, &*cx.s);
    let (seat, action) = (draft.request.seat, draft.request.action());
    let key = |c: CardId| Choice::card(verb::KEY, c);
    let fits = |filter: Filter, c: &CardId| filter.fits(game.pool(), s.card(*c).def);
    let hand = s.iter(seat, zone::HAND);
    match action.key {
        Key::None => {}
        Key::Rare => options.extend(s.iter(seat, zone::RARE).map(key)),
        Key::One(_) => options.extend(cost::key_cards(game, s, seat, action, draft.discards[0]).map(key)),
        Key::Both(a, b) => {
            let filter = if draft.part == Part::Keys { a } else { b };
            options.extend(hand.filter(|c| fits(filter, c)).map(key));
        }
        Key::Two(filter) => options.extend(hand.filter(|c| fits(filter, c)).map(key)),
        of => options.extend(hand.filter(|&c| cost::in_group(game, s, of, draft.group, c)).map(key)),
    }
}

/// Writes down what was chosen for a part, and goes on to the next.
fn take(draft: &mut Draft, chosen: &[Choice], cx: &Cx<'_>) {
    let put = |list: &mut [CardId]| list.iter_mut().zip(chosen).for_each(|(place, choice)| *place = choice.a);
    match (draft.part, chosen.first()) {
        (_, None) => {}
        (Part::Walls, _) => put(&mut draft.walls),
        (Part::Discards, _) => put(&mut draft.discards),
        (Part::Victims, _) => put(&mut draft.victims),
        (Part::Group, Some(choice)) => draft.group = choice.n as u8,
        (Part::Keys, _) => put(&mut draft.request.keys),
        (Part::SecondKey, Some(choice)) => draft.request.keys[1] = choice.a,
        (Part::Unit, Some(choice)) => draft.request.unit = cx.s.refer(choice.a),
        (Part::Target, Some(choice)) => draft.request.aim = targets::read(cx.s, choice),
        (Part::Done, _) => {}
    }
    draft.part = draft.part.next();
}
