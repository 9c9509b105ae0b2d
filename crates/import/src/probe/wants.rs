//! What an ability needs on the table to be used and to have something to do, told from its tree.

use baize_kernel::chance::Chance;
use baize_kernel::ir::{Ability, By, Cause, Change, Cmp, Cond, From, Gate, Mode, Num, Pick, Scope, Sel, Side, Step};
use baize_kernel::ir::{Subject, Target, Test, Trigger};
use baize_kernel::vocabulary::Vocabulary;

/// Cards that are wanted, or not wanted, in some zones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Want {
    /// Whose zones.
    pub side: Side,
    /// Bit set of zones; 0 means where cards fight.
    pub zones: u32,
    /// Bit set of kinds; 0 means any.
    pub kinds: u16,
    /// What each must be like.
    pub tests: Vec<Test>,
    /// How many at least.
    pub least: u8,
    /// How many at most, of all that lie there.
    pub most: Option<u8>,
    /// Whether they lie on top of an ordered zone.
    pub on_top: bool,
}

/// All that an ability needs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wants {
    /// Cards.
    pub cards: Vec<Want>,
    /// What the card itself must be like.
    pub this: Vec<Test>,
    /// What a card attached to it must be like.
    pub attached: Option<Vec<Test>>,
    /// How many cards are attached to it.
    pub attachments: u8,
    /// Whose turn it must be.
    pub turn: Option<Side>,
    /// The events it waits for and the bans it makes, by their words.
    pub words: Vec<&'static str>,
    /// Whose effects bring them about, and what the cards of these effects are like.
    pub causes: Vec<(Side, Vec<Test>)>,
}

/// Reads what an ability needs. Where one of several conditions is enough, chance picks one.
pub fn wants(ability: &Ability, words: &Vocabulary, chance: &mut Chance) -> Wants {
    let mut reader = Reader { words, chance, out: Wants::default() };
    match &ability.mode {
        Mode::Auto(list) | Mode::Instead(list) => {
            let at = reader.chance.below(list.len().max(1) as u32) as usize;
            list.get(at).into_iter().for_each(|trigger| reader.trigger(trigger));
        }
        Mode::Use(cues) => reader.out.words.extend(cues.iter().map(|cue| words.cue(*cue))),
        Mode::Always | Mode::Rule => {}
    }
    ability.gates.iter().for_each(|gate| reader.gate(gate));
    ability.cost.iter().chain(&ability.body).for_each(|step| reader.step(step));
    reader.out
}

struct Reader<'a> {
    words: &'a Vocabulary,
    chance: &'a mut Chance,
    out: Wants,
}

impl Reader<'_> {
    fn trigger(&mut self, trigger: &Trigger) {
        self.out.words.push(self.words.cue(trigger.cue));
        self.cause(&trigger.cause);
        if trigger.tests.contains(&Test::Is(Subject::This)) {
            return;
        }
        let least = trigger.at_least.max(1);
        let (side, zones, tests) = (trigger.side, trigger.origin, trigger.tests.clone());
        self.out.cards.push(Want { side, zones, kinds: 0, tests, least, most: None, on_top: false });
    }

    fn cause(&mut self, cause: &Cause) {
        match cause.by {
            By::Effect(side) => self.out.causes.push((side, cause.tests.clone())),
            By::Battle if !cause.tests.is_empty() => {
                let (side, tests) = (Side::Theirs, cause.tests.clone());
                let want = Want { side, zones: 0, kinds: 0, tests, least: 1, most: None, on_top: false };
                self.out.cards.push(want);
            }
            _ => {}
        }
    }

    fn gate(&mut self, gate: &Gate) {
        match gate {
            Gate::Turn(side) => self.out.turn = Some(*side),
            Gate::Attached(n) => self.out.attachments = self.out.attachments.max(*n),
            Gate::While(cond) => self.cond(cond),
            Gate::During(_) => {}
        }
    }

    fn cond(&mut self, cond: &Cond) {
        match cond {
            Cond::Compare(Num::Count(sel), cmp, Num::Const(n)) => self.count(sel, *cmp, *n),
            Cond::Compare(Num::Count(few), Cmp::Le | Cmp::Lt | Cmp::Eq, Num::Count(many)) => {
                self.count(few, Cmp::Le, 2);
                self.count(many, if matches!(cond, Cond::Compare(_, Cmp::Eq, _)) { Cmp::Le } else { Cmp::Ge }, 4);
            }
            Cond::Compare(Num::Count(many), Cmp::Ge | Cmp::Gt, Num::Count(few)) => {
                self.count(few, Cmp::Le, 1);
                self.count(many, Cmp::Ge, 3);
            }
            Cond::Compare(Num::Times(event), ..) => self.trigger(event),
            Cond::Compare(..) | Cond::Did => {}
            Cond::Matches(Subject::This, tests) => self.out.this.extend(tests.iter().cloned()),
            Cond::Matches(Subject::Attached, tests) => self.out.attached = Some(tests.clone()),
            Cond::Matches(Subject::Seen, tests) => self.seen(tests),
            Cond::Matches(..) => {}
            Cond::Turn(side) => self.out.turn = Some(*side),
            Cond::All(list) => list.iter().for_each(|cond| self.cond(cond)),
            Cond::Any(list) => {
                let at = self.chance.below(list.len().max(1) as u32) as usize;
                list.get(at).into_iter().for_each(|cond| self.cond(cond));
            }
            Cond::Not(inner) => self.not(inner),
        }
    }

    fn not(&mut self, cond: &Cond) {
        match cond {
            Cond::Compare(Num::Count(sel), cmp, Num::Const(n)) => self.count(sel, cmp.opposite(), *n),
            Cond::Not(inner) => self.cond(inner),
            Cond::Turn(Side::Mine) => self.out.turn = Some(Side::Theirs),
            Cond::Turn(_) => self.out.turn = Some(Side::Mine),
            Cond::Matches(Subject::This, tests) => {
                self.out.this.extend(tests.iter().take(1).map(|test| Test::Not(Box::new(test.clone()))));
            }
            _ => {}
        }
    }

    fn count(&mut self, sel: &Sel, cmp: Cmp, n: i32) {
        let n = u8::try_from(n.clamp(0, 30)).unwrap_or(0);
        let (least, most) = match cmp {
            Cmp::Ge => (n, None),
            Cmp::Gt => (n + 1, None),
            Cmp::Eq => (n, Some(n)),
            Cmp::Le => (0, Some(n)),
            Cmp::Lt => (0, Some(n.saturating_sub(1))),
            Cmp::Ne => (n + 1, None),
        };
        self.want(sel, least, most);
    }

    fn want(&mut self, sel: &Sel, least: u8, most: Option<u8>) {
        match &sel.from {
            From::Zones(sources) => {
                let at = self.chance.below(sources.len().max(1) as u32) as usize;
                let Some(source) = sources.get(at) else { return };
                let on_top = matches!(sel.pick, Pick::Top(_) | Pick::UpToTop(_));
                let (side, zones, kinds, tests) = (source.side, source.zones, source.kinds, sel.tests.clone());
                self.out.cards.push(Want { side, zones, kinds, tests, least, most, on_top });
            }
            From::Group(Subject::Seen) => self.seen(&sel.tests),
            From::Group(_) => {}
        }
    }

    /// Cards that are looked at lie on top of the own deck, mostly.
    fn seen(&mut self, tests: &[Test]) {
        let Some(deck) = self.words.find_zone("deck") else { return };
        let (side, zones, tests) = (Side::Mine, 1 << deck.0, tests.to_vec());
        self.out.cards.push(Want { side, zones, kinds: 0, tests, least: 2, most: None, on_top: true });
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Choose(sel) => self.sel(sel),
            Step::Look { what, .. } => self.sel(what),
            Step::Move { what, .. } => self.target(what),
            Step::Do { what, to, n, .. } => {
                self.target(what);
                to.iter().for_each(|to| self.target(to));
                self.num(n);
            }
            Step::Player { n, .. } | Step::Number { max: n, .. } | Step::Create { n, .. } => self.num(n),
            Step::Change { on, change, .. } => {
                if let Scope::Cards(on) = on {
                    self.target(on);
                }
                self.change(change);
            }
            Step::If { cond, .. } => self.cond(cond),
            Step::Use { of, .. } => of.iter().for_each(|of| self.target(of)),
            Step::Else { .. } | Step::May { .. } | Step::OneOf { .. } | Step::Later { .. } | Step::Name(_) => {}
        }
    }

    fn change(&mut self, change: &Change) {
        match change {
            Change::Add(_, n) | Change::SetBase(_, n) | Change::Set(_, n) => self.num(n),
            Change::Forbid(ban, tests, cause) | Change::Permit(ban, tests, cause) => {
                self.out.words.push(self.words.ban(*ban));
                self.cause(cause);
                if !tests.is_empty() {
                    let (side, tests) = (Side::Theirs, tests.clone());
                    let want = Want { side, zones: 0, kinds: 0, tests, least: 1, most: None, on_top: false };
                    self.out.cards.push(want);
                }
            }
            Change::Discount(n, tests) => {
                self.num(n);
                let tests = tests.clone();
                let want = Want { side: Side::Mine, zones: 0, kinds: 0, tests, least: 1, most: None, on_top: false };
                self.out.cards.push(want);
            }
            _ => {}
        }
    }

    fn target(&mut self, target: &Target) {
        if let Target::Cards(sel) = target {
            self.sel(sel);
        }
    }

    fn sel(&mut self, sel: &Sel) {
        let n = match &sel.pick {
            Pick::All => 2,
            Pick::EitherEnd => 1,
            Pick::Exactly(n) | Pick::UpTo(n) | Pick::Between(_, n) | Pick::Random(n) => constant(n),
            Pick::Top(n) | Pick::UpToTop(n) | Pick::Bottom(n) => constant(n),
        };
        self.want(sel, n, None);
    }

    fn num(&mut self, num: &Num) {
        match num {
            Num::Count(sel) | Num::Total(sel, _) => self.want(sel, 2, None),
            Num::Per { each, of, .. } => {
                if let Num::Count(sel) = &**of {
                    self.want(sel, u8::try_from(*each).unwrap_or(2).max(1), None);
                }
            }
            Num::Plus(a, b) | Num::Minus(a, b) => [a, b].into_iter().for_each(|n| self.num(n)),
            _ => {}
        }
    }
}

fn constant(n: &Num) -> u8 {
    match n {
        Num::Const(n) => u8::try_from(*n).unwrap_or(2),
        _ => 2,
    }
}
