//! Which rules a step of an effect applies by being read: names, types, "up to", base values.
//!
//! These clauses have no event of their own, so they are cited beside the event they bear on.

use super::{activation, clause};
use crate::game::Cx;
use crate::words::{cue, kind, stat, verb, zone};
use baize_kernel::continuous::{self, Modifier, On, Until};
use baize_kernel::effect::{Effect, EffectPart};
use baize_kernel::ir::{Ability, Change, Cond, From, Mode, Pick, Scope, Sel, Source, Step, Target, Test};
use baize_kernel::select::{self, Span};
use baize_kernel::vocabulary::Sight;
use baize_kernel::{CardId, Clause, Game, Stat, What};

/// Cites the rules by which a step is read.
pub fn annotate(cx: &mut Cx<'_>, e: &Effect, step: &Step) {
    let mut numbers: Vec<Clause> = Vec::new();
    if e.is_paying_added() {
        numbers.push(clause!("8-3-1-2"));
    }
    if e.part == EffectPart::Body && e.pc > 0 {
        numbers.extend([clause!("1-3-8"), clause!("2-8-3")]);
        note_sequence(cx, e, step, &mut numbers);
    }
    for target in targets(step) {
        match target {
            Target::Subject(_) | Target::Union(_) => numbers.push(clause!("8-4-4-3")),
            Target::Cards(sel) => note_selection(cx, e, sel, &mut numbers),
        }
    }
    if let Step::Change { on, change, .. } = step {
        note_change(cx, change, &mut numbers);
        if let Scope::Cards(Target::Cards(sel)) = on {
            let open = open_cards(cx, e, sel);
            open.iter().for_each(|&card| note_card(cx, card, &sel.tests, &mut numbers));
        }
    }
    note_verb(step, e, &mut numbers);
    cite_all(cx, e, numbers);
}

/// 8-1-3-3: permanent effects that came into force or went out of it, since `told` in the log.
pub fn note_permanents(cx: &mut Cx<'_>, told: usize, round: usize) {
    let rules = cx.game.rules;
    let mut began: Vec<CardId> = Vec::new();
    let mut lapsed: Vec<CardId> = Vec::new();
    for event in &cx.log.events()[told..] {
        match event.what {
            What::Began { source, .. } => began.push(source),
            What::Lapsed { source, .. } => lapsed.push(source),
            _ => {}
        }
    }
    let each_other = round > 0 || lapsed.iter().any(|&card| acts_on_itself(cx, card));
    if each_other && !rules.is_2023() {
        // 8-1-3-3-5: they have acted on one another.
        cx.cite(clause!("8-1-3-3-5"), cx.s.active, CardId::NONE);
    }
    for source in began {
        let seat = cx.s.card(source).side;
        cx.cite(rules.since(clause!("8-1-3-3"), clause!("8-1-3-4")), seat, source);
        for ability in permanents(cx, source) {
            let conditional = !ability.gates.is_empty() || ability.body.iter().any(|s| matches!(s, Step::If { .. }));
            if conditional {
                cx.cite(rules.since(clause!("8-1-3-3-2"), clause!("8-1-3-4-2")), seat, source);
            }
            ability.gates.iter().for_each(|gate| activation::cite_gate(cx, gate, seat, source));
        }
    }
}

fn permanents<'a>(cx: &Cx<'a>, card: CardId) -> impl Iterator<Item = &'a Ability> + use<'a> {
    let game = cx.game;
    game.pool().def(cx.s.card(card).def).abilities.iter().filter(|a| a.mode == Mode::Always)
}

/// Returns whether a permanent effect of a card changes what it depends on itself.
fn acts_on_itself(cx: &Cx<'_>, card: CardId) -> bool {
    let tests_stat =
        |tests: &[Test], which: Stat| tests.iter().any(|t| matches!(t, Test::Stat(st, ..) if *st == which));
    permanents(cx, card).any(|ability| {
        ability.body.iter().any(|step| match step {
            Step::Change { on: Scope::Cards(Target::Cards(sel)), change: Change::Add(which, _), .. } => {
                tests_stat(&sel.tests, *which)
            }
            _ => false,
        })
    })
}

fn cite_all(cx: &mut Cx<'_>, e: &Effect, numbers: Vec<Clause>) {
    for number in numbers {
        cx.cite(number, e.env.you, e.env.this.card);
    }
}

/// 4-10: what hangs on an earlier part and what does not, when that part came to nothing.
fn note_sequence(cx: &Cx<'_>, e: &Effect, step: &Step, numbers: &mut Vec<Clause>) {
    if cx.game.rules.is_2023() || cx.s.tally != 0 {
        return;
    }
    let before = &cx.game.pool().ability(e.at).body[e.pc as usize - 1];
    match step {
        Step::If { cond, .. } if hangs_on_last(cond) => numbers.push(clause!("4-10-1")),
        Step::If { .. } | Step::Else { .. } => {}
        _ if matches!(before, Step::If { .. } | Step::Else { .. } | Step::May { .. } | Step::OneOf { .. }) => {}
        _ => numbers.push(clause!("4-10-2")),
    }
}

fn hangs_on_last(cond: &Cond) -> bool {
    match cond {
        Cond::Did => true,
        Cond::All(list) => list.iter().any(hangs_on_last),
        _ => false,
    }
}

/// Cites the rules by which the cards dealt with fit the words for them. Called when everybody
/// comes to see them, as before that it would tell what a hidden pile holds.
pub fn note_chosen(cx: &mut Cx<'_>, e: &Effect, cards: Span) {
    if !cx.log.is_on() {
        return;
    }
    let ability = cx.game.pool().ability(e.at);
    let steps = if e.part == EffectPart::Cost { &ability.cost } else { &ability.body };
    let Some(step) = steps.get(e.pc as usize) else { return };
    let mut numbers = Vec::new();
    for target in targets(step) {
        if let Target::Cards(sel) = target {
            let chosen = (0..cards.len).filter_map(|i| cx.bound_card(cards, i));
            chosen.for_each(|card| note_card(cx, card, &sel.tests, &mut numbers));
        }
    }
    cite_all(cx, e, numbers);
}

/// The cards of a selection that everybody sees.
fn open_cards(cx: &Cx<'_>, e: &Effect, sel: &Sel) -> Vec<CardId> {
    let mut open = Vec::new();
    select::each(cx.game, cx.s, &e.env, sel, |card| {
        let c = cx.s.card(card);
        if c.face_up || cx.game.vocabulary().zones[c.zone.index()].sight == Sight::All {
            open.push(card);
        }
    });
    open
}

/// Names, types and labels that a card has by its own text or among several.
fn note_card(cx: &Cx<'_>, card: CardId, tests: &[Test], numbers: &mut Vec<Clause>) {
    let rules = cx.game.rules;
    let id = cx.s.card(card).def;
    let (pool, def) = (cx.game.pool(), cx.game.pool().def(id));
    for test in tests {
        match test {
            Test::Named(word) if def.name != *word && pool.names(id).any(|w| w == *word) => {
                numbers.push(clause!("2-1-3"));
                if cx.game.vocabulary().zones[cx.s.card(card).zone.index()].sight != Sight::All {
                    // 8-1-3-3-3: such text works in secret areas too.
                    numbers.push(rules.since(clause!("8-1-3-3-3"), clause!("8-1-3-4-4")));
                }
            }
            Test::Trait(word) if !def.traits.contains(word) && pool.traits(id).any(|w| w == *word) => {
                numbers.push(clause!("2-4-4"));
            }
            Test::Label(label) => {
                let bit = 1 << label.0;
                let several = (pool.labels(id) & cx.game.vocabulary().group_of(*label)).count_ones() > 1;
                let granted = def.labels & bit == 0 && pool.labels(id) & bit != 0;
                match (is_colour(cx, *label), granted) {
                    (true, _) if several => numbers.push(clause!("2-3-5")),
                    (false, true) => numbers.push(rules.since(clause!("2-5-7"), clause!("2-5-4"))),
                    _ => {}
                }
                if !is_colour(cx, *label) && several && !rules.is_2023() {
                    numbers.push(clause!("2-5-4"));
                }
            }
            Test::Blank if def.is_blank() => numbers.push(clause!("2-8-4-1")),
            Test::Any(lists) => lists.iter().for_each(|tests| note_card(cx, card, tests, numbers)),
            _ => {}
        }
    }
}

fn is_colour(cx: &Cx<'_>, label: baize_kernel::Label) -> bool {
    cx.game.vocabulary().labels[label.index()].group == "colour"
}

/// 1-3-7, 1-3-7-1: power may be negative, and a card with little or none stays where it is.
pub fn note_low_power(cx: &mut Cx<'_>, e: &Effect) {
    if !cx.log.is_on() {
        return;
    }
    let lowered = |l: &continuous::ContinuousEffect| match (l.on, l.shift) {
        (On::Card(r), Modifier::Add(stat::POWER, n)) if n < 0 && l.source.card == e.env.this.card => Some(r.card),
        _ => None,
    };
    let cards: Vec<CardId> = cx.s.continuous.iter().filter_map(lowered).collect();
    for card in cards {
        let power = cx.stat(card, stat::POWER);
        if power <= 0 {
            cx.cite(clause!("1-3-7-1"), cx.s.card(card).side, card);
        }
        if power < 0 {
            cx.cite(clause!("1-3-7"), cx.s.card(card).side, card);
        }
    }
}

/// 1-3-6: returns whether the running sum of a value other than power is below 0 and reads as 0.
pub fn is_below_zero(cx: &Cx<'_>, card: CardId, which: Stat) -> bool {
    let c = cx.s.card(card);
    if which == stat::POWER || c.affected == 0 {
        return false;
    }
    let printed = cx.game.pool().def(c.def).stat(which);
    let base = continuous::shifts_on(cx.s, card).fold(printed, |base, shift| match shift {
        Modifier::Base(st, n) if st == which => n,
        _ => base,
    });
    let added = continuous::shifts_on(cx.s, card).filter_map(|shift| match shift {
        Modifier::Add(st, n) if st == which => Some(n),
        _ => None,
    });
    base + added.sum::<i32>() < 0
}

fn targets(step: &Step) -> Vec<&Target> {
    match step {
        Step::Move { what, .. } => vec![what],
        Step::Do { what, to, .. } => std::iter::once(what).chain(to).collect(),
        Step::Change { on: Scope::Cards(target), .. } => vec![target],
        _ => Vec::new(),
    }
}

fn note_verb(step: &Step, e: &Effect, numbers: &mut Vec<Clause>) {
    match step {
        Step::Move { verb: verb::RETURN_DON, .. } => numbers.extend([clause!("10-2-10-1"), clause!("8-3-1-6")]),
        Step::Do { verb: verb::REST, what: Target::Cards(sel), .. } if e.part == EffectPart::Cost && is_don(sel) => {
            numbers.push(clause!("8-3-1-5"));
        }
        Step::Choose(_) | Step::Look { .. } => numbers.push(clause!("8-4-4")),
        Step::Number { .. } => numbers.push(clause!("1-3-5")),
        _ => {}
    }
}

fn is_don(sel: &Sel) -> bool {
    matches!(&sel.from, From::Zones(list) if list.iter().all(|s| s.zones & (1 << zone::COST.0) != 0))
}

fn note_selection(cx: &Cx<'_>, e: &Effect, sel: &Sel, numbers: &mut Vec<Clause>) {
    numbers.push(clause!("8-4-4-1"));
    if matches!(sel.pick, Pick::UpTo(_)) {
        numbers.extend([clause!("1-3-5"), clause!("1-3-5-1"), clause!("4-8-1")]);
    }
    if let From::Zones(sources) = &sel.from {
        for source in sources {
            note_source(cx, source, &sel.tests, numbers);
        }
    }
    note_tests(cx, &sel.tests, numbers);
    let all = Sel { tests: Vec::new(), ..sel.clone() };
    for card in open_cards(cx, e, &all) {
        note_candidate(cx, card, &sel.tests, numbers);
    }
}

/// "Leader", "Character", "Stage" mean cards on the field; "… card" means cards elsewhere (2-2).
fn note_source(cx: &Cx<'_>, source: &Source, tests: &[Test], numbers: &mut Vec<Clause>) {
    let has = |z: baize_kernel::Zone| source.zones & (1 << z.0) != 0;
    if has(zone::LEADER) {
        numbers.push(clause!("2-2-3-1"));
    }
    if has(zone::CHARACTERS) {
        numbers.push(clause!("2-2-4-1"));
    }
    if has(zone::STAGE) {
        numbers.push(clause!("2-2-6-1"));
    }
    if has(zone::LEADER) && has(zone::CHARACTERS) && has(zone::STAGE) && has(zone::COST) && !cx.game.rules.is_2023() {
        numbers.push(clause!("3-1-2"));
    }
    let elsewhere = [zone::HAND, zone::DECK, zone::TRASH, zone::LIFE].into_iter().any(has);
    if elsewhere {
        let asks = |which: baize_kernel::Kind| source.kinds & (1 << which.0) != 0 || asks_kind(tests, which);
        if asks(kind::CHARACTER) {
            numbers.push(clause!("2-2-4-2"));
        }
        if asks(kind::STAGE) {
            numbers.push(clause!("2-2-6-2"));
        }
        if asks(kind::EVENT) {
            numbers.push(clause!("2-2-5-1"));
        }
        if (has(zone::DECK) || has(zone::HAND)) && !tests.is_empty() {
            numbers.push(clause!("8-4-4-2"));
        }
    }
}

fn asks_kind(tests: &[Test], which: baize_kernel::Kind) -> bool {
    tests.iter().any(|test| match test {
        Test::Kind(kind) => *kind == which,
        Test::Any(lists) => lists.iter().any(|tests| asks_kind(tests, which)),
        _ => false,
    })
}

fn note_tests(cx: &Cx<'_>, tests: &[Test], numbers: &mut Vec<Clause>) {
    let rules = cx.game.rules;
    for test in tests {
        match test {
            Test::Named(_) => numbers.push(clause!("2-1-2")),
            Test::NameHas(_) => numbers.push(clause!("2-1-2-1")),
            Test::Trait(_) => numbers.push(clause!("2-4-3")),
            Test::TraitHas(_) => numbers.push(clause!("2-4-3-1")),
            Test::Label(label) if !is_colour(cx, *label) => {
                numbers.push(rules.since(clause!("2-5-6"), clause!("2-5-3")));
            }
            Test::Many(_) => numbers.push(clause!("2-3-6")),
            Test::Base(..) => numbers.push(clause!("4-9-2")),
            Test::Blank => numbers.push(clause!("2-8-5")),
            Test::Number(_) => numbers.push(clause!("2-14-3")),
            // 8-4-6: stats are read with all that is in force.
            Test::Stat(..) if !rules.is_2023() && !cx.s.continuous.is_empty() => numbers.push(clause!("8-4-6")),
            Test::Any(lists) => lists.iter().for_each(|tests| note_tests(cx, tests, numbers)),
            Test::Not(inner) => note_tests(cx, std::slice::from_ref(inner), numbers),
            _ => {}
        }
    }
}

/// What decides whether a card that everybody sees passes, be it for or against.
fn note_candidate(cx: &Cx<'_>, card: CardId, tests: &[Test], numbers: &mut Vec<Clause>) {
    let def = cx.game.pool().def(cx.s.card(card).def);
    for test in tests {
        match test {
            // 2-11-2: [Trigger] is text too.
            Test::Blank if !def.abilities.is_empty() => {
                let only_trigger = |a: &Ability| matches!(&a.mode, Mode::Use(cues) if cues[..] == [cue::TRIGGER]);
                if def.abilities.iter().all(only_trigger) {
                    numbers.push(clause!("2-11-2"));
                }
                if continuous::is_muted(cx.s, card, None) {
                    numbers.push(clause!("8-2-2"));
                }
            }
            Test::Stat(which, ..) if is_below_zero(cx, card, *which) => numbers.push(clause!("1-3-6")),
            Test::Any(lists) => lists.iter().for_each(|tests| note_candidate(cx, card, tests, numbers)),
            Test::Not(inner) => note_candidate(cx, card, std::slice::from_ref(inner), numbers),
            _ => {}
        }
    }
}

fn note_change(cx: &Cx<'_>, change: &Change, numbers: &mut Vec<Clause>) {
    if matches!(change, Change::Mute | Change::MuteCue(_)) {
        numbers.push(clause!("8-2-1-1"));
    }
    if cx.game.rules.is_2023() {
        return;
    }
    match change {
        Change::Add(stat::POWER, _) | Change::SetBase(stat::POWER, _) => numbers.push(clause!("2-6-3")),
        Change::Add(stat::COST, _) | Change::SetBase(stat::COST, _) => numbers.push(clause!("2-7-6")),
        // 8-2-3: what effects have left in force stays.
        Change::Mute | Change::MuteCue(_) if cx.s.continuous.iter().any(|l| l.until != Until::PERMANENT) => {
            numbers.push(clause!("8-2-3"));
        }
        _ => {}
    }
}
