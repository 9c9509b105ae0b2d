//! What has changed since permanents were last worked out, and what each permanent looks at.
//!
//! Working permanents out is needed only when something changed that one of them reads. Both are
//! bit sets: the low bits are zones, the high ones the other things that can change.

use crate::ir::{Ability, Change, Cond, From, Gate, Mode, Num, Pick, Scope, Sel, State, Step, Subject, Target, Test};

/// A continuous effect on a name, a trait or a label came or went: one of the sorts of `LASTING`.
pub const WORD: u32 = 1 << 21;
/// A card was attached to one that is marked as stirred, or taken off. What an ability reads has this bit when it
/// looks at what is attached to its own card; others are not looked at for that.
pub const HOST: u32 = 1 << 22;
/// A continuous effect on a stat came or went.
pub const STAT: u32 = 1 << 23;
/// A card was turned sideways or upright.
pub const TURNED: u32 = 1 << 24;
/// A card was attached or taken off.
pub const ATTACHED: u32 = 1 << 25;
/// A continuous effect on something else came or went.
pub const LASTING: u32 = 1 << 26;
/// Another turn began.
pub const TURN: u32 = 1 << 27;
/// Another phase began.
pub const PHASE: u32 = 1 << 28;
/// A card was marked or turned over.
pub const MARKED: u32 = 1 << 29;
/// Always-on abilities of any card may have come, gone or been made invalid.
pub const SOURCES: u32 = 1 << 30;
/// Those of the cards that are marked as stirred may have.
pub const SOURCE: u32 = 1 << 31;
/// What makes cards be looked at that are marked as stirred.
pub const STIRRED: u32 = HOST | SOURCE | SOURCES;
/// Anything.
pub const ALL: u32 = u32::MAX;

/// What changes of some card alone, which is then among the altered ones.
pub const OF_CARDS: u32 = !(HOST | ATTACHED | TURN | PHASE | STIRRED);

/// Returns what must change for an ability that reads this to be looked at, whichever card it is on.
pub fn of_any_card(reads: u32) -> u32 {
    if reads == ALL {
        return ALL;
    }
    let attached = if reads & HOST != 0 { ATTACHED } else { 0 };
    reads & !HOST | attached
}

/// What a stat may depend on besides its card's zone.
const STATS: u32 = STAT | ATTACHED | TURN | MARKED;

/// Returns what an always-on ability reads; other abilities read nothing while they wait.
pub fn reads(ability: &Ability) -> u32 {
    if !matches!(ability.mode, Mode::Always) {
        return 0;
    }
    let gates = ability.gates.iter().fold(0, |set, gate| set | gate_reads(gate));
    ability.body.iter().fold(gates, |set, step| set | step_reads(step))
}

fn gate_reads(gate: &Gate) -> u32 {
    match gate {
        Gate::Turn(_) => TURN,
        Gate::Attached(_) => HOST,
        Gate::During(_) => PHASE,
        Gate::While(cond) => cond_reads(cond),
    }
}

fn step_reads(step: &Step) -> u32 {
    match step {
        Step::Change { on, change, .. } => {
            let scope = match on {
                Scope::Players(_) => 0,
                Scope::Cards(target) => target_reads(target),
            };
            scope | change_reads(change)
        }
        Step::If { cond, .. } => cond_reads(cond),
        Step::Else { .. } => 0,
        _ => ALL,
    }
}

fn change_reads(change: &Change) -> u32 {
    match change {
        Change::Add(_, n) | Change::SetBase(_, n) | Change::Set(_, n) => num_reads(n),
        _ => 0,
    }
}

fn target_reads(target: &Target) -> u32 {
    match target {
        Target::Subject(subject) => subject_reads(*subject),
        Target::Union(list) => list.iter().fold(0, |set, subject| set | subject_reads(*subject)),
        Target::Cards(sel) => sel_reads(sel),
    }
}

fn subject_reads(subject: Subject) -> u32 {
    match subject {
        Subject::This | Subject::Each => 0,
        Subject::Attached => HOST,
        Subject::Host => ATTACHED,
        _ => ALL,
    }
}

fn sel_reads(sel: &Sel) -> u32 {
    let from = match &sel.from {
        From::Zones(sources) => sources.iter().fold(0, |set, source| set | source.zones),
        From::Group(subject) => subject_reads(*subject),
    };
    let pick = match &sel.pick {
        Pick::All => 0,
        Pick::Exactly(n) | Pick::UpTo(n) | Pick::Top(n) | Pick::UpToTop(n) | Pick::Bottom(n) | Pick::Random(n) => {
            num_reads(n)
        }
        Pick::Between(a, b) => num_reads(a) | num_reads(b),
        Pick::EitherEnd => 0,
    };
    sel.tests.iter().fold(from | pick, |set, test| set | test_reads(test))
}

fn test_reads(test: &Test) -> u32 {
    match test {
        Test::Stat(_, _, n) | Test::Base(_, _, n) => STATS | num_reads(n),
        Test::Highest(_) | Test::Lowest(_) => STATS,
        Test::Named(_) | Test::NameHas(_) | Test::Trait(_) | Test::TraitHas(_) | Test::Label(_) | Test::Many(_) => WORD,
        Test::Keyword(_) | Test::Has(_) => LASTING,
        Test::SameName(subject) | Test::SameLabel(_, subject) => WORD | subject_reads(*subject),
        Test::SameStat(_, subject) => STATS | subject_reads(*subject),
        Test::Carries(tests) => tests.iter().fold(ATTACHED, |set, test| set | test_reads(test)),
        Test::State(State::Rested | State::Active) => TURNED,
        Test::State(State::New) => TURN,
        Test::State(State::FaceUp | State::FaceDown | State::Damaged) => MARKED,
        Test::Is(subject) => subject_reads(*subject),
        Test::Attached(_) => ATTACHED,
        Test::Kind(_) | Test::Blank | Test::Number(_) | Test::Side(_) => 0,
        Test::Any(lists) => lists.iter().flatten().fold(0, |set, test| set | test_reads(test)),
        Test::Not(inner) => test_reads(inner),
    }
}

fn num_reads(n: &Num) -> u32 {
    match n {
        Num::Const(_) => 0,
        Num::Count(sel) => sel_reads(sel),
        Num::Total(sel, _) => sel_reads(sel) | STATS,
        Num::Stat(subject, _) => subject_reads(*subject) | STATS,
        Num::Base(subject, _) => subject_reads(*subject) | STAT,
        Num::Per { of, .. } => num_reads(of),
        Num::Plus(a, b) | Num::Minus(a, b) => num_reads(a) | num_reads(b),
        Num::Gauge(..) | Num::Named | Num::Moved | Num::Times(_) => ALL,
    }
}

fn cond_reads(cond: &Cond) -> u32 {
    match cond {
        Cond::Compare(a, _, b) => num_reads(a) | num_reads(b),
        Cond::Matches(subject, tests) => tests.iter().fold(subject_reads(*subject), |set, test| set | test_reads(test)),
        Cond::Turn(_) => TURN,
        Cond::Did => ALL,
        Cond::All(list) | Cond::Any(list) => list.iter().fold(0, |set, c| set | cond_reads(c)),
        Cond::Not(inner) => cond_reads(inner),
    }
}

/// Returns whether each step of an always-on ability is on cards whatever the others are like, by as much for each: then
/// what has changed of a card decides only whether the ability is on that card.
pub fn is_card_by_card(ability: &Ability) -> bool {
    let by_card = |step: &Step| match step {
        Step::Change { on: Scope::Cards(Target::Cards(sel)), change, .. } => change.is_fixed() && selects_by_card(sel),
        _ => false,
    };
    matches!(ability.mode, Mode::Always) && ability.gates.is_empty() && ability.body.iter().all(by_card)
}

fn selects_by_card(sel: &Sel) -> bool {
    matches!(sel.from, From::Zones(_)) && sel.pick == Pick::All && sel.tests.iter().all(is_of_one_card)
}

fn is_of_one_card(test: &Test) -> bool {
    match test {
        Test::Stat(_, _, n) | Test::Base(_, _, n) => matches!(n, Num::Const(_)),
        Test::Any(lists) => lists.iter().flatten().all(is_of_one_card),
        Test::Not(inner) => is_of_one_card(inner),
        Test::Highest(_) | Test::Lowest(_) | Test::Carries(_) | Test::Attached(_) | Test::Is(_) => false,
        Test::SameName(_) | Test::SameStat(..) | Test::SameLabel(..) => false,
        _ => true,
    }
}
