//! Prints steps.

use super::super::{PLAYERS, SUBJECTS, usual_place, word_for};
use super::Printer;
use baize_kernel::Verb;
use baize_kernel::ir::{Change, Place, Scope, Side, Step, Subject, Target};
use baize_kernel::vocabulary::Shape;

impl Printer<'_> {
    /// Prints steps with something between them; those that govern others print them too.
    pub fn steps(self, steps: &[Step], between: &str) -> String {
        let mut out: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            if let (Step::Name(slot), Some(last)) = (step, out.last_mut()) {
                last.push_str(&format!(" as {}", word_for(&SUBJECTS, Subject::Slot(*slot))));
                continue;
            }
            let text = match step {
                Step::If { cond, len } => {
                    let head = format!("if {}", self.condition(cond));
                    let mut text = self.block(&head, steps, &mut at, *len);
                    if let Some(Step::Else { len }) = steps.get(at) {
                        at += 1;
                        text.push_str(&self.block(" else", steps, &mut at, *len));
                    }
                    text
                }
                Step::Else { len } => self.block("else", steps, &mut at, *len),
                Step::May { who, len } => self.block(&format!("{}may", by(*who)), steps, &mut at, *len),
                Step::Later { point, len } => {
                    self.block(&format!("later {}", self.vocabulary.point(*point)), steps, &mut at, *len)
                }
                Step::OneOf { who, lens } => {
                    let head = if *who == Side::Mine { String::new() } else { format!("{}choose ", by(*who)) };
                    let runs: Vec<_> = lens.iter().map(|len| self.block("", steps, &mut at, *len)).collect();
                    format!("{head}one of{}", runs.join(" or"))
                }
                simple => self.step(simple),
            };
            out.push(text);
        }
        out.join(between)
    }

    /// Prints the steps that one governs and goes past them.
    fn block(self, head: &str, steps: &[Step], at: &mut usize, len: u16) -> String {
        let end = (*at + usize::from(len)).min(steps.len());
        let inner = self.steps(&steps[*at..end], "; ");
        *at = end;
        format!("{head} {{ {inner} }}")
    }

    /// Prints a step that governs no others.
    fn step(self, step: &Step) -> String {
        match step {
            Step::Choose(sel) if sel.chooser == Side::Theirs => {
                let mut sel = sel.clone();
                sel.chooser = Side::Mine;
                format!("they choose {}", self.selection(&sel))
            }
            Step::Choose(sel) => format!("choose {}", self.selection(sel)),
            Step::Move { verb, what, to } => self.moved(*verb, what, to),
            Step::Do { verb, what, to, n } => {
                let word = self.vocabulary.verb(*verb);
                let n = match self.shape(*verb) {
                    Some(Shape::NumberCards) => format!("{} to ", self.number(n)),
                    _ => String::new(),
                };
                let to = to.as_ref().map(|to| format!(" to {}", self.target(to))).unwrap_or_default();
                format!("{word} {n}{}{to}", self.target(what))
            }
            Step::Player { verb, who, n, up_to } => {
                let word = self.vocabulary.verb(*verb);
                let n = match self.shape(*verb) {
                    Some(Shape::Plain | Shape::Chance) => String::new(),
                    _ => format!(" {}{}", if *up_to { "up to " } else { "" }, self.number(n)),
                };
                format!("{}{word}{n}", by(*who))
            }
            Step::Change { on, change, until } => {
                let copies = matches!(change, Change::Copies(_));
                let on = match on {
                    Scope::Cards(Target::Subject(Subject::This)) if copies => String::new(),
                    Scope::Cards(target) => format!("{} ", self.target(target)),
                    Scope::Players(side) => format!("{} ", word_for(&PLAYERS, *side)),
                };
                format!("{on}{}{}", self.change(change), self.until(*until))
            }
            Step::Look { what, reveal } => {
                format!("{} {}", if *reveal { "reveal" } else { "look at" }, self.selection(what))
            }
            Step::Number { who, max } => format!("{}name number up to {}", by(*who), self.number(max)),
            Step::Create { verb, card, n } => {
                format!("{} {} {}", self.vocabulary.verb(*verb), self.number(n), self.quoted(*card))
            }
            Step::Use { cue, of } => {
                let of = of.as_ref().map(|of| format!(" of {}", self.target(of))).unwrap_or_default();
                format!("use {}{of}", self.vocabulary.cue(*cue))
            }
            Step::Name(slot) => format!("as {}", word_for(&SUBJECTS, Subject::Slot(*slot))),
            Step::If { .. } | Step::Else { .. } | Step::May { .. } | Step::OneOf { .. } | Step::Later { .. } => {
                self.steps(std::slice::from_ref(step), "; ")
            }
        }
    }

    fn shape(&self, verb: Verb) -> Option<&Shape> {
        self.vocabulary.verbs.get(verb.index()).map(|v| &v.shape)
    }

    fn moved(self, verb: Verb, what: &Target, to: &Place) -> String {
        let word = self.vocabulary.verb(verb);
        let usual = usual_place(self.vocabulary, verb).as_ref() == Some(to);
        let place = if usual { String::new() } else { format!(" to {}", self.place(to)) };
        format!("{word} {}{place}", self.target(what))
    }

    fn change(self, change: &Change) -> String {
        let v = self.vocabulary;
        match change {
            Change::Add(stat, n) => {
                let n = self.number(n);
                let plus = if n.starts_with('-') { "" } else { "+" };
                format!("get {plus}{n} {}", v.stat(*stat))
            }
            Change::SetBase(stat, n) => format!("get base {} {}", v.stat(*stat), self.number(n)),
            Change::Set(stat, n) => format!("get {} {}", v.stat(*stat), self.number(n)),
            Change::Gain(keyword) => format!("gain {}", v.keyword(*keyword)),
            Change::Lose(keyword) => format!("lose {}", v.keyword(*keyword)),
            Change::Forbid(ban, tests, cause) => {
                format!("cannot {}{}{}", v.ban(*ban), self.tests(tests), self.cause(cause))
            }
            Change::Permit(ban, tests, cause) => {
                format!("may {}{}{}", v.ban(*ban), self.tests(tests), self.cause(cause))
            }
            Change::Mute => "lose effects".to_owned(),
            Change::MuteCue(cue) => format!("lose {} effects", v.cue(*cue)),
            Change::Ability(number) => match self.granted.get(usize::from(*number)) {
                Some(ability) => format!("gain ability {{ {} }}", self.ability(ability)),
                None => format!("gain ability {}", u16::from(*number) + 1),
            },
            Change::Need(number) => match self.granted.get(usize::from(*number)) {
                Some(ability) => format!("need {{ {} }}", self.demand(ability)),
                None => format!("need ability {}", u16::from(*number) + 1),
            },
            Change::Name(word) => format!("gain name {}", self.quoted(*word)),
            Change::Trait(word) => format!("gain type {}", self.quoted(*word)),
            Change::Label(label) if v.find_keyword(v.label(*label)).is_some() => {
                format!("gain label {}", v.label(*label))
            }
            Change::Label(label) => format!("gain {}", v.label(*label)),
            Change::Discount(n, tests) => format!("discount {}{}", self.number(n), self.tests(tests)),
            Change::Copies(n) if *n < 0 => "copies any".to_owned(),
            Change::Copies(n) => format!("copies {n}"),
        }
    }
}

/// The player who does something, with a space after; nothing when it is the controller.
fn by(who: Side) -> String {
    if who == Side::Mine { String::new() } else { format!("{} ", word_for(&PLAYERS, who)) }
}
