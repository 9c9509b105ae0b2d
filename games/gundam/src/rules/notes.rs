//! Citations of rules that reading a text applies, for those who listen.

use super::clause;
use crate::game::{Cx, Gundam, St};
use crate::words::{keyword, point};
use baize_kernel::continuous::{self, Modifier, On, Until};
use baize_kernel::effect::Effect;
use baize_kernel::ir::{
    Ability, Change, Cond, From, Gate, Mode, Num, Pick, Scope, Sel, Side, Step, Subject, Target, Test,
};
use baize_kernel::select::{self, Env};
use baize_kernel::{AbilityRef, CardId, Clause, Cue, Game, Keyword, Label, Stat, What};

/// Cites what reading a step of an effect applies.
pub fn annotate(cx: &mut Cx<'_>, e: &Effect, step: &Step) {
    let (seat, card) = (e.env.you, e.env.this.card);
    let mut numbers: Vec<Clause> = Vec::new();
    match step {
        Step::Choose(sel) | Step::Look { what: sel, .. } => selection(cx.game, sel, &mut numbers),
        Step::Move { what: Target::Cards(sel), .. } | Step::Do { what: Target::Cards(sel), .. } => {
            selection(cx.game, sel, &mut numbers);
        }
        Step::Change { on, change, until } => {
            if let Scope::Cards(Target::Cards(sel)) = on {
                selection(cx.game, sel, &mut numbers);
            }
            if *until == point::THIS_BATTLE {
                numbers.push(clause!("8-2-3"));
            }
            if matches!(change, Change::Gain(_) | Change::Ability(_)) {
                numbers.push(clause!("5-16-1"));
            }
        }
        Step::If { cond, .. } => {
            condition(cx.game, cond, &mut numbers);
            // 13-2-8-2-1: what has gone is read as it last was.
            if is_about_gone(cx, e, cond) {
                numbers.push(clause!("13-2-8-2-1"));
            }
        }
        Step::Number { .. } => numbers.push(clause!("1-3-5")),
        _ => {}
    }
    numbers.iter().for_each(|&number| cx.cite(number, seat, card));
}

fn selection(game: &Gundam, sel: &Sel, out: &mut Vec<Clause>) {
    if matches!(sel.pick, Pick::UpTo(_) | Pick::Between(..)) {
        out.push(clause!("1-3-5"));
    }
    if let From::Zones(sources) = &sel.from {
        for source in sources {
            match source.side {
                Side::Friendly if game.rules.is_team() => out.push(clause!("12-3-10")),
                Side::Mine if game.rules.is_team() => out.push(clause!("12-3-11")),
                Side::Theirs if game.rules.is_royale() => out.push(clause!("12-2-6")),
                _ => {}
            }
        }
    }
    tests(game, &sel.tests, out);
}

fn tests(game: &Gundam, list: &[Test], out: &mut Vec<Clause>) {
    for test in list {
        match test {
            Test::Named(_) => out.extend([clause!("2-2-2"), clause!("2-2-4")]),
            Test::NameHas(_) => out.push(clause!("2-2-3")),
            Test::Trait(_) => out.extend([clause!("2-5-3"), clause!("2-5-2")]),
            Test::Label(label) if is_colour(game, *label) => out.push(clause!("2-4-2")),
            Test::Any(lists) => {
                if lists.iter().all(|l| matches!(l[..], [Test::Trait(_)])) {
                    out.push(clause!("5-19-1"));
                }
                lists.iter().for_each(|l| tests(game, l, out));
            }
            Test::Not(inner) => tests(game, std::slice::from_ref(inner), out),
            _ => {}
        }
    }
}

fn is_colour(game: &Gundam, label: Label) -> bool {
    game.vocabulary().labels.get(label.index()).is_some_and(|spec| spec.group == "colour")
}

fn condition(game: &Gundam, cond: &Cond, out: &mut Vec<Clause>) {
    match cond {
        Cond::Matches(_, list) => tests(game, list, out),
        Cond::Compare(a, _, b) => {
            for n in [a, b] {
                if let Num::Count(sel) = n {
                    selection(game, sel, out);
                }
            }
        }
        Cond::All(list) | Cond::Any(list) => list.iter().for_each(|c| condition(game, c, out)),
        Cond::Not(inner) => condition(game, inner, out),
        _ => {}
    }
}

fn is_about_gone(cx: &Cx<'_>, e: &Effect, cond: &Cond) -> bool {
    let gone = |subject: Subject| {
        let card = match subject {
            Subject::This | Subject::Attached => e.env.this,
            Subject::Event => e.env.event,
            Subject::Other => e.env.other,
            _ => return false,
        };
        !cx.s.is_current(card) && cx.s.recall(card).is_some()
    };
    match cond {
        Cond::Matches(subject, _) => gone(*subject),
        Cond::Compare(a, _, b) => [a, b].iter().any(|n| matches!(n, Num::Stat(subject, _) if gone(*subject))),
        Cond::All(list) | Cond::Any(list) => list.iter().any(|c| is_about_gone(cx, e, c)),
        Cond::Not(inner) => is_about_gone(cx, e, inner),
        _ => false,
    }
}

/// Cites the rules of constant effects that have come into force or gone (10-1-5).
pub fn settled(cx: &mut Cx<'_>, told: usize) {
    let news: Vec<(CardId, CardId, Modifier, bool)> = cx.log.events()[told..]
        .iter()
        .filter_map(|event| match event.what {
            What::Began { card, source, change, .. } => Some((card, source, change, true)),
            What::Lapsed { card, source, change, .. } => Some((card, source, change, false)),
            _ => None,
        })
        .collect();
    for (card, source, change, began) in news {
        let seat = cx.s.card(source).owner;
        let mut numbers = vec![clause!("10-1-5-2")];
        if began {
            numbers.push(clause!("10-1-5-4"));
            if cx.s.continuous.iter().filter(|l| l.until == Until::PERMANENT && is_on(l.on, card)).count() > 1 {
                numbers.push(clause!("10-1-5-5"));
            }
        }
        if matches!(change, Modifier::Gain(_) | Modifier::Ability(_)) && began {
            numbers.push(clause!("5-16-1"));
        }
        let entry = cx.s.continuous.iter().find(|l| l.source.card == source && l.shift == change && is_on(l.on, card));
        if let Some(entry) = entry {
            let ability = cx.game.pool().ability(entry.at.ability);
            constant(cx.game, ability, usize::from(entry.at.pc), &mut numbers);
        } else {
            numbers.push(clause!("10-1-5-3"));
        }
        numbers.iter().for_each(|&number| cx.cite(number, seat, card));
    }
}

fn is_on(on: On, card: CardId) -> bool {
    matches!(on, On::Card(r) if r.card == card)
}

fn constant(game: &Gundam, ability: &Ability, pc: usize, out: &mut Vec<Clause>) {
    for gate in &ability.gates {
        out.push(clause!("10-1-5-3"));
        match gate {
            Gate::Attached(_) => out.push(clause!("13-2-10-1")),
            Gate::While(Cond::Matches(Subject::This, list)) if has_link(list) => out.push(clause!("13-2-12-1")),
            Gate::While(Cond::Matches(Subject::Attached, list)) => {
                out.push(clause!("13-2-10-2"));
                tests(game, list, out);
            }
            _ => {}
        }
    }
    if ability.body.iter().any(|step| matches!(step, Step::If { .. })) {
        out.push(clause!("10-1-5-3"));
    }
    if let Some(Step::Change { on: Scope::Cards(Target::Cards(sel)), .. }) = ability.body.get(pc) {
        if !sel.tests.is_empty() {
            out.push(clause!("10-1-5-7"));
        }
        selection(game, sel, out);
    }
}

fn has_link(list: &[Test]) -> bool {
    list.contains(&Test::Keyword(keyword::LINKED))
}

/// 10-1-6-2: cites that effects of a card for this moment do not trigger, their condition being unmet.
pub fn unmet(cx: &mut Cx<'_>, card: CardId, which: Cue) {
    if !cx.log.is_on() {
        return;
    }
    let env = Env::of_card(cx.s, card);
    let waits = |at: &AbilityRef| {
        let ability = cx.game.pool().ability(*at);
        let cued = matches!(&ability.mode, Mode::Auto(triggers) if triggers.iter().any(|t| t.cue == which));
        cued && !select::gates_hold(cx.game, cx.s, &env, &ability.gates)
    };
    if continuous::abilities(cx.game, cx.s, card).any(|at| waits(&at)) {
        cx.cite(clause!("10-1-6-2"), cx.s.card(card).owner, card);
    }
}

/// Returns whether a keyword comes to a card more than once; it counts once all the same.
pub fn is_doubled(game: &Gundam, s: &St, card: CardId, which: Keyword) -> bool {
    let printed = usize::from(game.pool().def(s.card(card).def).has_keyword(which));
    printed + continuous::shifts_on(s, card).filter(|&shift| shift == Modifier::Gain(which)).count() > 1
}

/// 1-3-6: cites that a sum below 0 reads as 0.
pub fn below_zero(cx: &mut Cx<'_>, card: CardId, which: Stat) {
    if !cx.log.is_on() || cx.s.card(card).affected == 0 {
        return;
    }
    let base = cx.game.pool().def(cx.s.card(card).def).stat(which) + cx.game.bonus(cx.s, card, which);
    let added = |shift| match shift {
        Modifier::Add(st, n) if st == which => n,
        _ => 0,
    };
    let sum: i32 = base + continuous::shifts_on(cx.s, card).map(added).sum::<i32>();
    if sum < 0 {
        cx.cite(clause!("1-3-6"), cx.s.card(card).side, card);
    }
}
