//! Renders whole cards, and headers of abilities.

use super::{Renderer, capital, locale::Arg, side, spelled};
use baize_kernel::ir::{Ability, By, Cause, Gate, Mode, Side, Test, Trigger};
use baize_kernel::vocabulary::Role;
use baize_kernel::{CardDef, Cue, Keyword, Label, Stat, Zone};

impl Renderer<'_> {
    pub fn card(self, def: &CardDef) -> String {
        let name = self.lexicon.text(def.name).to_owned();
        let mut lines = vec![self.say("card-title", &[("name", name.into()), ("id", def.id.clone().into())])];
        lines.push(self.stat_line(def));
        if !def.traits.is_empty() {
            let types = self.join("join-list", def.traits.iter().map(|t| self.lexicon.text(*t).to_owned()));
            lines.push(self.say("card-types", &[("types", types.into())]));
        }
        lines.extend(self.text(def));
        lines.join("\n")
    }

    fn stat_line(self, def: &CardDef) -> String {
        let v = self.vocabulary;
        let labels = (0..v.labels.len().min(64)).map(|i| Label(i as u8)).filter(|l| def.has_label(*l));
        let labels = self.join("join-list", labels.map(|l| self.word("label", v.label(l))));
        let stats = (0..v.stats.len().min(def.stats.len())).map(|i| Stat(i as u8)).filter(|s| def.has_stat(*s));
        let stat = |s: Stat| {
            let args = [("stat", self.word("stat", v.stat(s)).into()), ("n", i64::from(def.stat(s)).into())];
            self.say("card-stat", &args)
        };
        let stats = self.join("join-list", stats.map(stat));
        let or_none = |text: String| if text.is_empty() { "none".to_owned() } else { text };
        let kind = self.word("kind", v.kind(def.kind));
        let args = [("kind", kind.into()), ("labels", or_none(labels).into()), ("stats", or_none(stats).into())];
        self.say("card-line", &args)
    }

    /// Keywords and abilities, one to a line, and at last that the card cannot be played when some text is not understood.
    pub fn text(self, def: &CardDef) -> Vec<String> {
        let v = self.vocabulary;
        let keywords = (0..v.keywords.len().min(32)).map(|i| Keyword(i as u8)).filter(|k| def.has_keyword(*k));
        let mut lines: Vec<_> = keywords.map(|k| self.keyword_tag(k)).collect();
        lines.extend(def.abilities.iter().filter(|a| !a.quoted).map(|a| self.ability(a)));
        if !def.unread.is_empty() {
            lines.push(self.say("card-unread", &[]));
        }
        lines
    }

    pub fn keyword_tag(self, keyword: Keyword) -> String {
        let word = capital(&self.word("keyword", self.vocabulary.keyword(keyword)));
        self.say("keyword-tag", &[("keyword", word.into())])
    }

    pub fn ability(self, ability: &Ability) -> String {
        let mut tags = self.tags(ability);
        let mut body = self.body(&ability.body);
        let conditions = ability.gates.iter().rev().filter_map(|gate| match gate {
            Gate::While(cond) => Some(cond),
            _ => None,
        });
        for cond in conditions {
            body = self.say("ability-while", &[("cond", self.condition(cond).into()), ("body", body.into())]);
        }
        if !ability.cost.is_empty() {
            let cost = self.run(&ability.cost, "join-and");
            body = self.say("ability-cost", &[("cost", cost.into()), ("body", capital(&body).into())]);
        }
        let events = |triggers: &[Trigger], would| self.join("join-or", triggers.iter().map(|t| self.event(t, would)));
        body = match &ability.mode {
            Mode::Auto(triggers) if !triggers.iter().all(|t| self.is_tag(t)) => {
                self.say("ability-when", &[("events", events(triggers, false).into()), ("body", body.into())])
            }
            Mode::Instead(triggers) => {
                self.say("ability-instead", &[("events", events(triggers, true).into()), ("body", body.into())])
            }
            Mode::Rule => self.say("ability-rule", &[("body", body.into())]),
            Mode::Auto(_) | Mode::Use(_) | Mode::Always => body,
        };
        tags.push(self.sentence(&body));
        tags.join(" ")
    }

    /// What abilities need besides what they say themselves: tags, conditions and a cost.
    pub fn demand(self, ability: &Ability) -> String {
        let mut parts = self.tags(ability);
        parts.extend(ability.gates.iter().filter_map(|gate| match gate {
            Gate::While(cond) => Some(self.condition(cond)),
            _ => None,
        }));
        if !ability.cost.is_empty() {
            parts.push(self.run(&ability.cost, "join-and"));
        }
        parts.join(" ")
    }

    fn is_tag(self, trigger: &Trigger) -> bool {
        let role = self.vocabulary.cues.get(trigger.cue.index()).map(|c| c.role);
        matches!(role, Some(Role::Own | Role::Table)) && *trigger == crate::notation::tag(self.vocabulary, trigger.cue)
    }

    fn tags(self, ability: &Ability) -> Vec<String> {
        let mut tags: Vec<_> = ability.gates.iter().filter_map(|gate| self.gate(gate)).collect();
        let cues: Vec<Cue> = match &ability.mode {
            Mode::Use(cues) => cues.clone(),
            Mode::Auto(triggers) if triggers.iter().all(|t| self.is_tag(t)) => triggers.iter().map(|t| t.cue).collect(),
            _ => Vec::new(),
        };
        if !cues.is_empty() {
            let between = self.say("tag-or", &[]);
            tags.push(cues.iter().map(|cue| self.cue_tag(*cue)).collect::<Vec<_>>().join(&between));
        }
        if ability.once {
            tags.push(self.say("tag-once", &[]));
        }
        if ability.zones != 0 {
            tags.push(self.say("tag-in", &[("zones", self.zones(ability.zones).into())]));
        }
        tags
    }

    pub fn cue_tag(self, cue: Cue) -> String {
        let word = self.vocabulary.cue(cue);
        self.say_word("cue", word, "cue-tag", &[("cue", capital(&spelled(word)).into())])
    }

    /// Zones joined by "or".
    pub fn zones(self, set: u32) -> String {
        let zones = (0..32).filter(|i| set & (1 << i) != 0).map(|i| self.word("zone", self.vocabulary.zone(Zone(i))));
        self.join("join-or", zones)
    }

    fn gate(self, gate: &Gate) -> Option<String> {
        match gate {
            Gate::Turn(whose) => Some(self.say("tag-turn", &[("side", side(*whose))])),
            Gate::Attached(n) => {
                let word = self.word("attached", self.vocabulary.attached);
                Some(self.say("tag-attached", &[("word", word.into()), ("n", i64::from(*n).into())]))
            }
            Gate::During(phases) => {
                let phases = phases.iter().map(|p| self.word("phase", self.vocabulary.phase(*p)));
                Some(self.say("tag-during", &[("phases", self.join("join-or", phases).into())]))
            }
            Gate::While(_) => None,
        }
    }

    pub fn event(self, trigger: &Trigger, would: bool) -> String {
        let what = self.happens_to(trigger);
        let word = self.vocabulary.cue(trigger.cue);
        let args = [
            ("what", what.into()),
            ("cue", spelled(word).into()),
            ("side", side(trigger.side)),
            ("would", Arg::from(if would { "yes" } else { "no" })),
        ];
        format!("{}{}", self.say_word("event", word, "event", &args), self.cause(&trigger.cause))
    }

    fn happens_to(self, trigger: &Trigger) -> String {
        if let (Side::Any, [Test::Is(subject), rest @ ..]) = (trigger.side, trigger.tests.as_slice()) {
            return format!("{}{}", self.subject(*subject), self.tests(rest));
        }
        if trigger.tests.is_empty() {
            return self.say("event-side", &[("side", side(trigger.side))]);
        }
        let (adjectives, rest) = self.adjectives(&trigger.tests);
        let noun = self.say("event-noun", &[]);
        let args = [
            ("side", side(trigger.side)),
            ("adj", adjectives.into()),
            ("noun", noun.into()),
            ("tests", self.tests(rest).into()),
        ];
        self.say("event-cards", &args)
    }

    /// What brings something about, with a space in front.
    pub fn cause(self, cause: &Cause) -> String {
        let by = match cause.by {
            By::Anything => String::new(),
            By::Battle => self.say("cause-battle", &[]),
            By::Rule => self.say("cause-rule", &[]),
            By::Effect(whose) => self.say("cause-effect", &[("side", side(whose))]),
        };
        if cause.tests.is_empty() {
            return by;
        }
        let tests = self.tests(&cause.tests);
        self.say("cause-of", &[("cause", by.into()), ("tests", tests.into())])
    }
}
