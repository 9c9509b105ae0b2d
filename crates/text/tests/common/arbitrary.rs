//! Abilities made at random, as the parser could make them.

use baize_kernel::ir::parts::{Part, each_part};
use baize_kernel::ir::{
    Ability, By, Cause, Change, Cmp, Cond, End, From, Gate, Limit, Mode, Num, Order, Pick, Place, Scope, Sel, Side,
    Source, State, Step, Subject, Target, Test, Trigger,
};
use baize_kernel::{Ban, Cue, Gauge, Keyword, Kind, Label, Phase, Point, Stat, Verb, Word, Zone};
use baize_text::notation::{IN_FORCE, ONCE};
use proptest::prelude::*;
use proptest::sample::select;

/// The texts that words 0, 1 and 2 stand for.
pub const TEXTS: [&str; 3] = ["Ann", "Straw \"Hat\" \\ Crew", "Ü-12"];

fn side() -> impl Strategy<Value = Side> {
    select(vec![Side::Mine, Side::Friendly, Side::Theirs, Side::Any])
}

/// Subjects but for `It`, which means something else in the number of a change than elsewhere, and `Each`, which means
/// something only there.
fn subject() -> impl Strategy<Value = Subject> {
    use Subject::*;
    select(vec![This, Event, Other, Seen, Host, Attached, Attacker, Attacked])
}

fn cmp() -> impl Strategy<Value = Cmp> {
    select(vec![Cmp::Eq, Cmp::Le, Cmp::Ge, Cmp::Lt, Cmp::Gt, Cmp::Ne])
}

fn stat() -> impl Strategy<Value = Stat> {
    (0..2u8).prop_map(Stat)
}

fn word() -> impl Strategy<Value = Word> {
    (0..3u16).prop_map(Word)
}

fn cause() -> impl Strategy<Value = Cause> {
    let by = prop_oneof![Just(By::Battle), Just(By::Rule), side().prop_map(By::Effect)];
    let told = (by, prop::collection::vec(test(0), 0..2)).prop_map(|(by, tests)| Cause { by, tests });
    prop_oneof![Just(Cause::default()), told]
}

fn cue() -> impl Strategy<Value = Cue> {
    (0..6u8).prop_map(Cue)
}

/// Kinds of which one is always that of `test`: the parser refuses cards that are never there.
fn source() -> impl Strategy<Value = Source> {
    (side(), 1..16u32, select(vec![0, 1, 3, 5, 7])).prop_map(|(side, zones, kinds)| Source { side, zones, kinds })
}

/// Numbers; `depth` limits how far selections and numbers nest in each other.
fn num(depth: u32) -> BoxedStrategy<Num> {
    let leaf = prop_oneof![
        any::<i32>().prop_map(Num::Const),
        (0..9i32).prop_map(Num::Const),
        (subject(), stat()).prop_map(|(s, stat)| Num::Stat(s, stat)),
        (subject(), stat()).prop_map(|(s, stat)| Num::Base(s, stat)),
        ((0..2u8), side()).prop_map(|(g, side)| Num::Gauge(Gauge(g), side)),
        Just(Num::Named),
        Just(Num::Moved),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = num(depth - 1);
    prop_oneof![
        4 => leaf,
        1 => sel(depth - 1).prop_map(|sel| Num::Count(Box::new(sel))),
        1 => (sel(depth - 1), stat()).prop_map(|(sel, stat)| Num::Total(Box::new(sel), stat)),
        1 => (any::<i32>(), 1..i32::MAX, inner.clone())
            .prop_map(|(times, each, of)| Num::Per { times, each, of: Box::new(of) }),
        1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Num::Plus(Box::new(a), Box::new(b))),
        1 => (inner.clone(), inner).prop_map(|(a, b)| Num::Minus(Box::new(a), Box::new(b))),
        1 => trigger().prop_map(|event| Num::Times(Box::new(event))),
    ]
    .boxed()
}

/// Numbers of times or of cards, of which none is no amount.
fn amount(depth: u32) -> impl Strategy<Value = Num> + Clone {
    num(depth).prop_map(|n| match n {
        Num::Const(n) => Num::Const(n.saturating_abs().max(1)),
        other => other,
    })
}

fn sel(depth: u32) -> BoxedStrategy<Sel> {
    let n = amount(depth);
    let pick = prop_oneof![
        Just(Pick::All),
        n.clone().prop_map(Pick::Exactly),
        n.clone().prop_map(Pick::UpTo),
        (n.clone(), n.clone()).prop_map(|(a, b)| Pick::Between(a, b)),
        n.clone().prop_map(Pick::Top),
        n.clone().prop_map(Pick::UpToTop),
        n.clone().prop_map(Pick::Bottom),
        n.clone().prop_map(Pick::Random),
        Just(Pick::EitherEnd),
    ];
    let from = prop_oneof![
        2 => prop::collection::vec(source(), 1..3).prop_map(From::Zones),
        1 => subject().prop_map(From::Group),
    ];
    let limit = prop_oneof![
        (stat(), n).prop_map(|(stat, n)| Limit::Total(stat, n)),
        Just(Limit::DifferentNames),
        Just(Limit::SameName),
    ];
    let tests = prop::collection::vec(test(depth), 0..3);
    (pick, side(), from, tests, prop::collection::vec(limit, 0..2))
        .prop_map(|(pick, chooser, from, tests, limits)| Sel { pick, chooser, from, tests, limits })
        .boxed()
}

fn test(depth: u32) -> BoxedStrategy<Test> {
    let states = vec![State::Rested, State::Active, State::FaceUp, State::FaceDown, State::New, State::Damaged];
    let leaf = prop_oneof![
        word().prop_map(Test::Named),
        word().prop_map(Test::NameHas),
        word().prop_map(Test::Trait),
        word().prop_map(Test::TraitHas),
        word().prop_map(Test::Number),
        (0..4u8).prop_map(|l| Test::Label(Label(l))),
        (0..4u8).prop_map(|l| Test::Many(Label(l))),
        Just(Test::Kind(Kind(0))),
        (0..2u8).prop_map(|k| Test::Keyword(Keyword(k))),
        select(states).prop_map(Test::State),
        cue().prop_map(Test::Has),
        Just(Test::Blank),
        subject().prop_map(Test::Is),
        subject().prop_map(Test::SameName),
        (stat(), subject()).prop_map(|(stat, s)| Test::SameStat(stat, s)),
        subject().prop_map(|s| Test::SameLabel(Label(0), s)),
        any::<u8>().prop_map(Test::Attached),
        stat().prop_map(Test::Highest),
        stat().prop_map(Test::Lowest),
        side().prop_map(Test::Side),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = test(depth - 1);
    let lists = prop::collection::vec(prop::collection::vec(inner.clone(), 0..3), 1..3);
    prop_oneof![
        4 => leaf,
        1 => (stat(), cmp(), num(depth - 1)).prop_map(|(stat, cmp, n)| Test::Stat(stat, cmp, n)),
        1 => (stat(), cmp(), num(depth - 1)).prop_map(|(stat, cmp, n)| Test::Base(stat, cmp, n)),
        1 => lists.prop_map(Test::Any),
        1 => prop::collection::vec(inner.clone(), 0..3).prop_map(Test::Carries),
        1 => inner.prop_map(|inner| Test::Not(Box::new(inner))),
    ]
    .boxed()
}

fn cond(depth: u32) -> BoxedStrategy<Cond> {
    let leaf = prop_oneof![
        (num(1), cmp(), num(1)).prop_map(|(a, cmp, b)| Cond::Compare(a, cmp, b)),
        (sel(1)).prop_map(|sel| Cond::Compare(Num::Count(Box::new(sel)), Cmp::Ge, Num::Const(1))),
        (sel(1)).prop_map(|sel| Cond::Compare(Num::Count(Box::new(sel)), Cmp::Eq, Num::Const(0))),
        (subject(), prop::collection::vec(test(1), 0..3)).prop_map(|(s, tests)| Cond::Matches(s, tests)),
        side().prop_map(Cond::Turn),
        Just(Cond::Did),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = cond(depth - 1);
    let list = prop::collection::vec(inner.clone(), 2..4);
    prop_oneof![
        3 => leaf,
        1 => list.clone().prop_map(Cond::All),
        1 => list.prop_map(Cond::Any),
        1 => inner.prop_map(|inner| Cond::Not(Box::new(inner))),
    ]
    .boxed()
}

fn target() -> impl Strategy<Value = Target> {
    prop_oneof![
        Just(Target::Subject(Subject::It)),
        subject().prop_map(Target::Subject),
        prop::collection::vec(subject(), 2..4).prop_map(Target::Union),
        sel(1).prop_map(Target::Cards),
    ]
}

fn place() -> impl Strategy<Value = Place> {
    let ends = select(vec![End::Top, End::Bottom, End::Either]);
    let orders = select(vec![Order::Chosen, Order::Random, Order::Kept]);
    let face = select(vec![None, Some(true), Some(false)]);
    // Whose pile it is depends on whose cards go there, so nothing is said of it.
    (0..4u8, ends, orders, face, any::<bool>(), any::<bool>()).prop_map(
        |(zone, end, order, face_up, rested, reveal)| Place {
            side: Side::Any,
            zone: Zone(zone),
            // Only the first has an order.
            end: if zone == 0 { end } else { End::Bottom },
            order,
            face_up,
            rested,
            reveal,
        },
    )
}

fn change(until: impl Strategy<Value = Point>) -> impl Strategy<Value = Step> {
    let change = prop_oneof![
        (stat(), amount(1)).prop_map(|(stat, n)| Change::Add(stat, n)),
        (stat(), num(1)).prop_map(|(stat, n)| Change::SetBase(stat, n)),
        (stat(), num(1)).prop_map(|(stat, n)| Change::Set(stat, n)),
        (0..2u8).prop_map(|k| Change::Gain(Keyword(k))),
        (0..2u8).prop_map(|k| Change::Lose(Keyword(k))),
        (0..2u8, prop::collection::vec(test(1), 0..3), cause()).prop_map(|(ban, tests, cause)| Change::Forbid(
            Ban(ban),
            tests,
            cause
        )),
        Just(Change::Mute),
        cue().prop_map(Change::MuteCue),
        // The text has no other ability.
        Just(Change::Ability(0)),
        Just(Change::Need(0)),
        word().prop_map(Change::Name),
        word().prop_map(Change::Trait),
        (0..4u8).prop_map(|l| Change::Label(Label(l))),
        (-1..99i32).prop_map(Change::Copies),
    ];
    let on = prop_oneof![target().prop_map(Scope::Cards), side().prop_map(Scope::Players)];
    let fits = |(on, change, _): &(Scope, Change, Point)| match on {
        Scope::Players(_) => matches!(change, Change::Forbid(..) | Change::Mute | Change::MuteCue(_)),
        Scope::Cards(target) => *target != Target::Subject(Subject::This) || *change != Change::Mute,
    };
    let changes = (on, change, until).prop_filter("something carries it out", fits);
    changes.prop_map(|(on, change, until)| Step::Change { on, change, until })
}

/// One step, with the steps it governs.
fn steps(depth: u32) -> BoxedStrategy<Vec<Step>> {
    let point = (0..3u8).prop_map(Point);
    let player = prop_oneof![
        (side(), amount(1), any::<bool>()).prop_map(|(who, n, up_to)| Step::Player { verb: Verb(7), who, n, up_to }),
        (8..10u8, side()).prop_map(|(verb, who)| Step::Player { verb: Verb(verb), who, n: ONCE, up_to: false }),
    ];
    let acts = prop_oneof![
        (1..4u8, target(), place()).prop_map(|(verb, what, to)| Step::Move { verb: Verb(verb), what, to }),
        target().prop_map(|what| Step::Do { verb: Verb(4), what, to: None, n: ONCE }),
        (target(), target()).prop_map(|(what, to)| Step::Do { verb: Verb(5), what, to: Some(to), n: ONCE }),
        (amount(1), target()).prop_map(|(n, what)| Step::Do { verb: Verb(6), what, to: None, n }),
    ];
    let leaf = prop_oneof![
        sel(1).prop_map(Step::Choose),
        acts,
        player,
        change(point.clone()),
        (sel(1), any::<bool>()).prop_map(|(what, reveal)| Step::Look { what, reveal }),
        (side(), amount(1)).prop_map(|(who, max)| Step::Number { who, max }),
        (cue(), prop::option::of(target())).prop_map(|(cue, of)| Step::Use { cue, of }),
    ]
    .prop_map(|step| vec![step]);
    if depth == 0 {
        return leaf.boxed();
    }
    let block = prop::collection::vec(steps(depth - 1), 1..3).prop_map(|runs| runs.concat());
    let governed = |head: Step, body: Vec<Step>| std::iter::once(head).chain(body).collect::<Vec<_>>();
    let len = |body: &Vec<Step>| body.len() as u16;
    prop_oneof![
        4 => leaf,
        1 => (cond(1), block.clone()).prop_map(move |(cond, b)| governed(Step::If { cond, len: len(&b) }, b)),
        1 => (cond(1), block.clone(), block.clone()).prop_map(move |(cond, a, b)| {
            let mut out = governed(Step::If { cond, len: len(&a) }, a);
            out.extend(governed(Step::Else { len: len(&b) }, b));
            out
        }),
        1 => (side(), block.clone()).prop_map(move |(who, b)| governed(Step::May { who, len: len(&b) }, b)),
        1 => (point, block.clone()).prop_map(move |(point, b)| governed(Step::Later { point, len: len(&b) }, b)),
        1 => (side(), prop::collection::vec(block, 1..3)).prop_map(move |(who, runs)| {
            let lens = runs.iter().map(len).collect();
            governed(Step::OneOf { who, lens }, runs.concat())
        }),
    ]
    .boxed()
}

fn trigger() -> impl Strategy<Value = Trigger> {
    let tests = prop::collection::vec(test(0), 0..3);
    (cue(), side(), tests, cause(), 0..4u8, 0..16u32).prop_map(|(cue, side, tests, cause, at_least, origin)| Trigger {
        cue,
        side,
        tests,
        cause,
        at_least,
        origin,
    })
}

fn gate() -> impl Strategy<Value = Gate> {
    prop_oneof![
        side().prop_map(Gate::Turn),
        any::<u8>().prop_map(Gate::Attached),
        prop::collection::vec((0..3u8).prop_map(Phase), 1..3).prop_map(Gate::During),
        cond(1).prop_map(Gate::While),
    ]
}

/// An ability.
pub fn ability() -> impl Strategy<Value = Ability> {
    let bodies = prop::collection::vec(steps(2), 1..3).prop_map(|runs| runs.concat());
    let triggers = prop::collection::vec(trigger(), 1..3).boxed();
    let uses = prop::collection::vec((0..2u8).prop_map(Cue), 1..3);
    let modes =
        prop_oneof![triggers.clone().prop_map(Mode::Auto), triggers.prop_map(Mode::Instead), uses.prop_map(Mode::Use),];
    let holds = change(Just(IN_FORCE)).prop_filter("what holds chooses nothing", |step| !chooses(step));
    let in_force = prop::collection::vec(holds, 1..3);
    let permanent = (select(vec![Mode::Always, Mode::Rule]), in_force).prop_map(|(mode, body)| (mode, body));
    let cost = prop::collection::vec(steps(1), 0..3).prop_map(|runs| runs.concat());
    let whole = |step: &Step| !matches!(step, Step::May { .. } | Step::Later { .. });
    let cost = cost.prop_filter("a cost is paid whole", move |cost| cost.iter().all(whole));
    let parts = prop_oneof![
        3 => (modes, cost, bodies).prop_map(|(mode, cost, body)| (mode, cost, body)),
        1 => permanent.prop_map(|(mode, body)| (mode, Vec::new(), body)),
    ];
    let gates =
        prop::collection::vec(gate(), 0..3).prop_filter("conditions that hold together", |gates| hold_together(gates));
    (parts, gates, any::<bool>(), 0..16u32)
        .prop_map(|((mode, cost, body), gates, once, zones)| {
            let once = once && !matches!(mode, Mode::Always | Mode::Rule);
            // What is referred to may speak of cards that something else has named.
            Ability { mode, gates, once, cost, body, zones, quoted: true }
        })
        .prop_filter("only a rule speaks of decks", |ability| {
            let copies = |step: &Step| matches!(step, Step::Change { change: Change::Copies(_), .. });
            ability.mode == Mode::Rule || !ability.body.iter().any(copies)
        })
        .prop_filter("what happens instead has no optional parts", |ability| {
            !matches!(ability.mode, Mode::Instead(_)) || !has_optional_parts(ability)
        })
}

/// Returns whether a change is on so many cards of several.
fn chooses(step: &Step) -> bool {
    matches!(step, Step::Change { on: Scope::Cards(Target::Cards(sel)), .. } if sel.pick != Pick::All)
}

fn hold_together(gates: &[Gate]) -> bool {
    let phases =
        gates.iter().filter_map(|gate| if let Gate::During(list) = gate { Some(Phase::set(list)) } else { None });
    let has = |side| gates.contains(&Gate::Turn(side));
    let turns = !(has(Side::Theirs) && (has(Side::Mine) || has(Side::Friendly)));
    turns && phases.fold(!0, |all, set| all & set) != 0
}

fn has_optional_parts(ability: &Ability) -> bool {
    let mut optional = ability.body.iter().skip(1).any(|step| matches!(step, Step::May { .. }));
    each_part(ability, &mut |part| {
        if let Part::Sel(sel) = part {
            optional |= matches!(sel.pick, Pick::UpTo(_) | Pick::UpToTop(_));
        }
    });
    optional
}
