//! Says events and what brings them about.

use super::cards::SEVERAL;
use super::property::Filters;
use super::{Renderer, side, spelled, whether};
use baize_kernel::ir::{By, Cause, Side, Test, Trigger};

impl Renderer<'_> {
    /// Events of which one happens. What they all happen to is told once by a language that can leave it out.
    pub fn events(self, triggers: &[Trigger], would: bool) -> String {
        let Some(first) = triggers.first() else { return String::new() };
        let begun = self.event(first, would);
        let more = triggers[1..].iter().map(|trigger| {
            let event = self.event(trigger, would);
            let same = trigger.side == first.side && trigger.tests == first.tests;
            if same { self.grammar().without_topic(&event, &begun) } else { event }
        });
        self.join("join-or", std::iter::once(begun.clone()).chain(more))
    }

    /// An event that happens, or that would happen.
    pub fn event(self, trigger: &Trigger, would: bool) -> String {
        self.event_told(trigger, if would { "yes" } else { "no" })
    }

    /// An event that has happened.
    pub fn past_event(self, trigger: &Trigger) -> String {
        self.event_told(trigger, "did")
    }

    fn event_told(self, trigger: &Trigger, would: &'static str) -> String {
        let word = self.vocabulary.cue(trigger.cue);
        let (cause, from) = (self.cause(&trigger.cause, false), self.origin(trigger));
        let what = self.happens_to(trigger, trigger.side);
        let one = self.happens_to(trigger, Side::Any);
        let args = [
            ("what", what.clone().into()),
            ("one", one.clone().into()),
            ("cue", spelled(word).into()),
            ("side", side(trigger.side)),
            ("bare", whether(trigger.tests.is_empty())),
            ("would", would.into()),
            ("cause", cause.clone().into()),
            ("by", cause_name(trigger.cause.by).into()),
            ("many", whether(trigger.at_least > 1)),
            ("n", i64::from(trigger.at_least).into()),
            ("from", from.clone().into()),
            ("bare", whether(trigger.tests.is_empty())),
        ];
        let mut said = self.say_word("event", word, "event", &args);
        // A message that has no place for them does not lose them.
        let told = said.contains(what.trim()) || said.contains(one.trim());
        if !trigger.tests.is_empty() && !told && !self.tells_kind(&said, &trigger.tests) {
            said = format!("{said}{}({})", self.grammar().gap(), what.trim());
        }
        for more in [from, cause].iter().filter(|more| !more.is_empty()) {
            if !said.contains(more.as_str()) {
                said = format!("{said}{}{more}", self.grammar().gap());
            }
        }
        said
    }

    /// Whether nothing is asked of the cards but a kind, and the event is told by it: "you use a Command".
    fn tells_kind(self, said: &str, tests: &[Test]) -> bool {
        let told = |test: &Test| match test {
            Test::Kind(kind) => said.contains(&self.word("kind", self.vocabulary.kind(*kind))),
            _ => false,
        };
        tests.iter().all(told)
    }

    fn origin(self, trigger: &Trigger) -> String {
        if trigger.origin == 0 {
            return String::new();
        }
        let whose = self.whose(trigger.side, false);
        self.say("event-from", &[("whose", whose.into()), ("zones", self.zones(trigger.origin, "join-or").into())])
    }

    /// What an event happens to, told as a card of this side.
    fn happens_to(self, trigger: &Trigger, whose: Side) -> String {
        if let (Side::Any, [Test::Is(subject)]) = (trigger.side, trigger.tests.as_slice()) {
            return self.subject(*subject, false);
        }
        if trigger.tests.is_empty() {
            return self.say("event-side", &[("side", side(whose))]);
        }
        let filters = Filters::of(&trigger.tests);
        let mut args = self.filter_args(&filters);
        let noun = self.called(&filters, 1);
        args.push(("called", whether(!noun.is_empty())));
        args.push(("named", whether(filters.is_named())));
        args.push(("noun", noun.into()));
        args.push(("whose", self.whose(whose, false).into()));
        args.push(("side", side(whose)));
        self.say("event-cards", &args)
    }

    /// What a card that something happens to is called; nothing where it is told which card it is.
    fn called(self, filters: &Filters<'_>, count: i64) -> String {
        let told = filters.is_called() || !filters.same.is_empty();
        if told { String::new() } else { self.kind_noun(&filters.kinds, count, true) }
    }

    /// What brings something about.
    /// `any` is for what anything of the sort brings about: "by effects".
    pub fn cause(self, cause: &Cause, any: bool) -> String {
        self.cause_acting(cause, any, false)
    }

    /// The same; `acting` says that the reader is who it is told of.
    pub fn cause_acting(self, cause: &Cause, any: bool, acting: bool) -> String {
        let by = cause_name(cause.by);
        let whose = if let By::Effect(whose) = cause.by { whose } else { Side::Any };
        if cause.tests.is_empty() {
            let args = [("by", by.into()), ("side", side(whose)), ("any", whether(any)), ("acting", whether(acting))];
            return self.say("cause", &args);
        }
        let count = if any { SEVERAL } else { 1 };
        let alike = self.grammar().noun_count(count, any);
        let filters = Filters { open: true, count: alike, several: any, ..Filters::of(&cause.tests) };
        let mut args = self.filter_args(&filters);
        args.push(("noun", self.called(&filters, count).into()));
        args.push(("any", whether(any)));
        args.push(("by", by.into()));
        args.push(("told", whether(!filters.same.is_empty())));
        args.push(("side", side(whose)));
        self.say("cause-of", &args)
    }
}

/// The name of what brings something about in messages.
pub fn cause_name(by: By) -> &'static str {
    match by {
        By::Anything => "anything",
        By::Battle => "battle",
        By::Rule => "rule",
        By::Effect(_) => "effect",
    }
}
