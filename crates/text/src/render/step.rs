//! Renders steps.

use super::cards::is_one;
use super::{Renderer, capital, locale::Arg, side, spelled};
use crate::notation::usual_place;
use baize_kernel::ir::{Change, Num, Scope, Side, Step};
use baize_kernel::vocabulary::Shape;
use baize_kernel::{Point, Verb};

/// What one step says.
struct Phrase {
    text: String,
    /// Whether it is the other half of the phrase before it.
    is_else: bool,
}

impl Renderer<'_> {
    /// A sentence: a large letter in front, a full stop behind.
    pub fn sentence(self, text: &str) -> String {
        self.sentence_end(&capital(text))
    }

    /// A body: its first sentence without capital and full stop, the others whole.
    pub fn body(self, steps: &[Step]) -> String {
        let mut phrases = self.phrases(steps).into_iter().map(|phrase| phrase.text);
        let Some(first) = phrases.next() else { return String::new() };
        phrases.fold(first, |before, phrase| {
            // After a list of options the text goes on below it.
            let between = if before.contains('\n') { '\n' } else { ' ' };
            format!("{}{between}{}", self.sentence_end(&before), capital(&phrase))
        })
    }

    fn sentence_end(self, text: &str) -> String {
        if text.ends_with('.') || text.ends_with(".”") {
            text.to_owned()
        } else {
            self.say("sentence", &[("text", text.into())])
        }
    }

    /// Steps joined into one phrase.
    pub fn run(self, steps: &[Step], how: &str) -> String {
        let join = |a: Phrase, b: Phrase| {
            let how = if b.is_else { "steps-else" } else { how };
            let text = self.say(how, &[("a", a.text.into()), ("b", b.text.into())]);
            Phrase { text, is_else: a.is_else }
        };
        self.phrases(steps).into_iter().reduce(join).map(|phrase| phrase.text).unwrap_or_default()
    }

    /// One phrase for each step; those that govern others say them too.
    fn phrases(self, steps: &[Step]) -> Vec<Phrase> {
        let mut out = Vec::new();
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            if matches!(step, Step::Name(_)) {
                continue;
            }
            let mut block = |len: u16| {
                let end = (at + usize::from(len)).min(steps.len());
                let inner = self.run(&steps[at..end], "steps-join");
                at = end;
                inner
            };
            let text = match step {
                Step::If { cond, len } => {
                    self.say("step-if", &[("cond", self.condition(cond).into()), ("body", block(*len).into())])
                }
                Step::Else { len } => self.say("step-else", &[("body", block(*len).into())]),
                Step::May { who, len } => {
                    self.say("step-may", &[("player", self.player(*who).into()), ("body", block(*len).into())])
                }
                Step::Later { point, len } => {
                    let point = self.word("later", self.vocabulary.point(*point));
                    self.say("step-later", &[("point", point.into()), ("body", block(*len).into())])
                }
                Step::OneOf { who, lens } => {
                    let option = |body: String| {
                        let body = if body.is_empty() { self.say("step-nothing", &[]) } else { body };
                        self.say("step-option", &[("body", self.sentence(&body).into())])
                    };
                    let options: String = lens.iter().map(|len| option(block(*len))).collect();
                    let args = [("who", side(*who)), ("player", self.player(*who).into()), ("options", options.into())];
                    self.say("step-one-of", &args)
                }
                simple => self.step(simple),
            };
            out.push(Phrase { text, is_else: matches!(step, Step::Else { .. }) });
        }
        out
    }

    /// A step that governs no others.
    fn step(self, step: &Step) -> String {
        match step {
            Step::Choose(sel) => {
                let args = [
                    ("who", side(sel.chooser)),
                    ("player", self.player(sel.chooser).into()),
                    ("cards", self.unchosen(sel).into()),
                ];
                self.say("step-choose", &args)
            }
            Step::Look { what, reveal } => {
                self.say(if *reveal { "step-reveal" } else { "step-look" }, &[("cards", self.selection(what).into())])
            }
            Step::Move { verb, what, to } => {
                let cards = ("cards", Arg::from(self.target(what)));
                let place = ("place", Arg::from(self.place(what, to)));
                let Some(usual) = usual_place(self.vocabulary, *verb) else {
                    return self.verb(*verb, "verb-to-place", &[cards, place]);
                };
                let step = self.verb(*verb, "verb-cards", &[cards]);
                if *to == usual { step } else { self.say("verb-elsewhere", &[("step", step.into()), place]) }
            }
            Step::Do { verb, what, to, n } => {
                let shared = match (self.shape(*verb), to) {
                    (Some(Shape::NumberCards), _) => "verb-number-cards",
                    (_, Some(_)) => "verb-to-cards",
                    _ => "verb-cards",
                };
                let to = to.as_ref().map(|to| self.target(to)).unwrap_or_default();
                let args = [("cards", self.target(what).into()), ("to", to.into()), ("n", self.number(n).into())];
                self.verb(*verb, shared, &args)
            }
            Step::Player { verb, who, n, up_to } => self.player_verb(*verb, *who, n, *up_to),
            Step::Change { on, change, until } => self.change(on, change, *until),
            Step::Number { who, max } => {
                let args =
                    [("who", side(*who)), ("player", self.player(*who).into()), ("max", self.number(max).into())];
                self.say("step-number", &args)
            }
            Step::Create { verb, card, n } => {
                let card = self.lexicon.text(*card).to_owned();
                self.verb(*verb, "verb-number-of", &[("n", self.number(n).into()), ("card", card.into())])
            }
            Step::Use { cue, of: None } => self.say("step-use", &[("cue", self.cue_tag(*cue).into())]),
            Step::Use { cue, of: Some(of) } => {
                self.say("step-use-of", &[("cue", self.cue_tag(*cue).into()), ("cards", self.target(of).into())])
            }
            Step::Name(_) => String::new(),
            Step::If { .. } | Step::Else { .. } | Step::May { .. } | Step::OneOf { .. } | Step::Later { .. } => {
                self.run(std::slice::from_ref(step), "steps-join")
            }
        }
    }

    fn shape(&self, verb: Verb) -> Option<&Shape> {
        self.vocabulary.verbs.get(verb.index()).map(|v| &v.shape)
    }

    fn verb(self, verb: Verb, shared: &str, args: &[(&'static str, Arg)]) -> String {
        let word = self.vocabulary.verb(verb);
        let mut args = args.to_vec();
        args.push(("verb", spelled(word).into()));
        self.say_word("verb", word, shared, &args)
    }

    fn player_verb(self, verb: Verb, who: Side, n: &Num, up_to: bool) -> String {
        let shared =
            if matches!(self.shape(verb), Some(Shape::Plain | Shape::Chance)) { "verb-plain" } else { "verb-number" };
        let count = if let Num::Const(n) = n { i64::from(*n) } else { 2 };
        let args = [
            ("who", side(who)),
            ("player", self.player(who).into()),
            ("n", self.number(n).into()),
            ("count", count.into()),
            ("up-to", Arg::from(if up_to { "yes" } else { "no" })),
        ];
        self.verb(verb, shared, &args)
    }

    fn player(self, who: Side) -> String {
        self.say("player", &[("side", side(who))])
    }

    fn change(self, on: &Scope, change: &Change, until: Point) -> String {
        let mut args = vec![
            ("on", self.scope(on).into()),
            ("number", Arg::from(if is_singular(on) { "one" } else { "other" })),
            ("until", self.until(until).into()),
        ];
        let (id, more) = self.change_args(change);
        args.extend(more);
        self.say(id, &args)
    }

    fn change_args(self, change: &Change) -> (&'static str, Vec<(&'static str, Arg)>) {
        let v = self.vocabulary;
        let quoted = |id: &str, word| self.say(id, &[("text", self.lexicon.text(word).into())]);
        let gain = |what: String| ("change-gain", vec![("what", Arg::from(what))]);
        let lose = |what: String| ("change-lose", vec![("what", Arg::from(what))]);
        match change {
            Change::Add(stat, n) => {
                let stat = ("stat", Arg::from(self.stat(*stat)));
                match n {
                    Num::Const(n) => ("change-add", vec![stat, ("n", signed(*n).into())]),
                    Num::Per { times, each, of } => {
                        let of = self.measured(*each, of);
                        let each = ("each", i64::from(*each).into());
                        ("change-add-per", vec![stat, ("n", signed(*times).into()), each, ("of", of.into())])
                    }
                    n => ("change-add-equal", vec![stat, ("n", self.number(n).into())]),
                }
            }
            Change::SetBase(stat, n) => {
                ("change-base", vec![("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            Change::Set(stat, n) => {
                ("change-set", vec![("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            Change::Gain(keyword) => gain(self.keyword_tag(*keyword)),
            Change::Lose(keyword) => lose(self.keyword_tag(*keyword)),
            Change::Forbid(ban, tests, cause) => {
                let ban = self.word("ban", v.ban(*ban));
                let tests = self.tests(tests);
                let cause = self.cause(cause);
                ("change-forbid", vec![("ban", ban.into()), ("tests", tests.into()), ("cause", cause.into())])
            }
            Change::Permit(ban, tests, cause) => {
                let ban = self.word("ban", v.ban(*ban));
                let tests = format!("{}{}", self.tests(tests), self.cause(cause));
                ("change-permit", vec![("ban", ban.into()), ("tests", tests.into())])
            }
            Change::Mute => lose(self.say("change-all-effects", &[])),
            Change::MuteCue(cue) => lose(self.say("change-cue-effects", &[("cue", self.cue_tag(*cue).into())])),
            Change::Ability(number) => gain(self.granted(*number)),
            Change::Need(number) => ("change-need", vec![("ability", self.needed(*number).into())]),
            Change::Name(word) => gain(quoted("change-name", *word)),
            Change::Trait(word) => gain(quoted("change-type", *word)),
            Change::Label(label) => gain(self.say("change-label", &[("label", self.label(*label).into())])),
            Change::Copies(n) => ("change-copies", vec![("n", i64::from((*n).max(-1)).into())]),
        }
    }

    /// An ability that is granted. Inside it, only those before it in the list are said in full,
    /// so that abilities which grant each other come to an end.
    fn granted(self, number: u8) -> String {
        let number = usize::from(number);
        let text = match self.abilities.get(number) {
            Some(ability) => Renderer { abilities: &self.abilities[..number], ..self }.ability(ability),
            None => format!("#{}", number + 1),
        };
        self.say("change-ability", &[("ability", text.into())])
    }

    /// What abilities are made to need.
    fn needed(self, number: u8) -> String {
        let number = usize::from(number);
        let text = match self.abilities.get(number) {
            Some(ability) => Renderer { abilities: &self.abilities[..number], ..self }.demand(ability),
            None => format!("#{}", number + 1),
        };
        self.say("change-ability", &[("ability", text.into())])
    }

    fn scope(self, on: &Scope) -> String {
        match on {
            Scope::Cards(target) => self.target(target),
            Scope::Players(who) => self.player(*who),
        }
    }

    /// A duration, with what parts it from the rest.
    fn until(self, point: Point) -> String {
        match self.vocabulary.points.get(point.index()) {
            Some(word) => self.say("until", &[("word", self.word("until", word).into())]),
            None => String::new(),
        }
    }
}

/// Returns whether what is changed is one card or player, for the form of the verb.
fn is_singular(on: &Scope) -> bool {
    match on {
        Scope::Cards(target) => is_one(target),
        Scope::Players(who) => *who != Side::Mine,
    }
}

/// A number with its sign.
fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}
