//! Says whole cards, tags and lines.

use super::grammar::capital;
use super::property::Filters;
use super::tree::{Clause, Line, Np, Opening, Premise, Sentence};
use super::{Args, Renderer, plan, side, spelled, whether};
use baize_kernel::ir::parts::{Part, each_part};
use baize_kernel::ir::{
    Ability, Change, Cond, From, Gate, Mode, Scope, Sel, Side, Step, Subject, Target, Test, Trigger,
};
use baize_kernel::vocabulary::Role;
use baize_kernel::{CardDef, Cue, Keyword, Label, Stat, Zone};

impl<'a> Renderer<'a> {
    pub fn card(self, def: &'a CardDef) -> String {
        let name = self.lexicon.text(def.name).to_owned();
        let mut lines = vec![self.say("card-title", &[("name", name.into()), ("id", def.id.clone().into())])];
        lines.push(self.stat_line(def));
        if !def.traits.is_empty() {
            let types = self.join("join-list", def.traits.iter().map(|t| self.printed("type-of", *t)));
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
    pub fn text(self, def: &'a CardDef) -> Vec<String> {
        let v = self.vocabulary;
        let keywords = (0..v.keywords.len().min(32)).map(|i| Keyword(i as u8)).filter(|k| def.has_keyword(*k));
        // A keyword that a rule's line opens with is told there: 【Pilot】[Name].
        let rules: Vec<_> = def.abilities.iter().filter(|a| a.mode == Mode::Rule).map(|a| self.ability(a)).collect();
        let tags = keywords.map(|k| self.keyword_tag(k)).filter(|tag| !rules.iter().any(|line| line.starts_with(tag)));
        let mut lines: Vec<_> = tags.collect();
        let stats = (0..v.stats.len().min(def.stats.len())).map(|i| Stat(i as u8)).filter(|s| def.has_stat(*s));
        lines.extend(stats.filter_map(|s| self.stat_mark(s, def.stat(s)).filter(|_| def.stat(s) > 0)));
        lines.extend(def.abilities.iter().filter(|a| !a.quoted).map(|a| self.ability(a)));
        if !def.unread.is_empty() {
            lines.push(self.say("card-unread", &[]));
        }
        lines
    }

    /// A stat that is printed as a keyword, such as <Repair 2>.
    pub fn stat_mark(self, stat: Stat, n: i32) -> Option<String> {
        let id = format!("mark-stat-{}", self.vocabulary.stat(stat));
        self.locale.find(&id, None, &[("n", i64::from(n).into())])
    }

    pub fn keyword_tag(self, keyword: Keyword) -> String {
        let word = capital(&self.word("keyword", self.vocabulary.keyword(keyword)));
        self.say("keyword-tag", &[("keyword", word.into())])
    }

    pub fn ability(self, ability: &'a Ability) -> String {
        if let Some(inner) = self.lent(ability).or_else(|| self.demanded(ability)) {
            return inner;
        }
        let used = match &ability.mode {
            Mode::Use(cues) => cues.first().map_or("", |cue| self.vocabulary.cue(*cue)),
            _ if ability.zones != 0 => "elsewhere",
            Mode::Always => "always",
            Mode::Auto(triggers) | Mode::Instead(triggers) => {
                triggers.first().map_or("", |t| self.vocabulary.cue(t.cue))
            }
            Mode::Rule => "",
        };
        let shown =
            ability.cost.iter().chain(&ability.body).any(|step| matches!(step, Step::Look { reveal: true, .. }));
        let event = self.happens_to_kind(&ability.mode);
        let renderer = Renderer {
            cue: used,
            event,
            shown,
            several: names_several(ability),
            on_table: self.is_on_table(ability),
            ..self
        };
        let tagged = matches!(&ability.mode, Mode::Auto(triggers) if triggers.iter().all(|t| self.is_tag(t)));
        let mut parts = self.tags(ability);
        parts.push(renderer.line(&plan::line(ability, self.vocabulary, tagged)));
        self.grammar().tidy(&parts.join(self.grammar().gap()))
    }

    /// Whether all cards that an ability chooses lie on the table.
    fn is_on_table(self, ability: &Ability) -> bool {
        let mut open = true;
        each_part(ability, &mut |part| {
            if let Part::Sel(Sel { from: From::Zones(sources), .. }) = part {
                open &= sources.iter().all(|source| self.is_plain(source));
            }
        });
        open
    }

    /// The one kind of card that the events of an ability happen to.
    fn happens_to_kind(self, mode: &Mode) -> &'static str {
        let (Mode::Auto(triggers) | Mode::Instead(triggers)) = mode else { return "" };
        let kind = |trigger: &Trigger| match Filters::of(&trigger.tests).kinds.as_slice() {
            [kind] => self.vocabulary.kind(*kind),
            _ => "",
        };
        let first = triggers.first().map_or("", kind);
        if triggers.iter().all(|trigger| kind(trigger) == first) { first } else { "" }
    }

    /// An ability that this card does nothing but lend to the card it is attached to is said as that card's own.
    fn lent(self, ability: &'a Ability) -> Option<String> {
        let [Step::Change { on: Scope::Cards(Target::Subject(Subject::Host)), change: Change::Ability(number), .. }] =
            ability.body.as_slice()
        else {
            return None;
        };
        let plain = ability.mode == Mode::Always && ability.gates.is_empty() && !ability.once && ability.zones == 0;
        let number = usize::from(*number);
        let inner = self.abilities.get(number).filter(|_| plain)?;
        Some(Renderer { abilities: &self.abilities[..number], own: "host", ..self }.ability(inner))
    }

    /// An ability that does nothing but give this card a keyword while something holds, in a game that prints it so.
    fn demanded(self, ability: &'a Ability) -> Option<String> {
        let ([Step::Change { change: Change::Gain(keyword), .. }], [Gate::While(cond)]) =
            (ability.body.as_slice(), ability.gates.as_slice())
        else {
            return None;
        };
        let id = format!("line-{}", self.vocabulary.keyword(*keyword));
        let cond = if self.grammar().names_what_links() { self.what_links(cond) } else { self.condition(cond) };
        let said = self.locale.find(&id, None, &[("cond", cond.into())])?;
        Some(self.grammar().tidy(&self.full(&said)))
    }

    /// What the card attached to this one must be: "[X] or [Y]".
    fn what_links(self, cond: &Cond) -> String {
        match cond {
            Cond::Any(list) => self.join("join-or", list.iter().map(|cond| self.what_links(cond))),
            Cond::Matches(Subject::Attached, tests) => self.join(
                "join-and",
                tests
                    .iter()
                    .map(|test| if let Test::Named(word) = test { self.name(*word) } else { self.feature(test) }),
            ),
            cond => self.condition(cond),
        }
    }

    fn line(self, line: &Line<'a>) -> String {
        let instead = matches!(line.opening, Opening::Instead(_));
        let told = |cond: &&&Cond| self.gate_tag(cond).is_none();
        let mut gates: Vec<String> = line.gates.iter().filter(told).map(|cond| self.condition(cond)).collect();
        // What must hold first of all is one condition with what must hold all the while.
        let premises = line.body.first().map_or(&[][..], |s| &s.premises);
        let mut skipped = 0;
        if let (Some(Premise::If(conds)), false) = (premises.first(), gates.is_empty()) {
            gates.extend(conds.iter().map(|cond| self.condition(cond)));
            skipped = 1;
        }
        let mut doer = Side::Mine;
        let mut sentences = line.body.iter().map(|s| {
            let said = Renderer { doer, ..self }.sentence(s, instead, std::mem::take(&mut skipped));
            doer = s.may.unwrap_or(doer);
            said
        });
        let mut first = sentences.next().unwrap_or_default();
        if !gates.is_empty() && !instead {
            let always = whether(self.cue == "always");
            let args = [("cond", self.all_hold(gates.clone()).into()), ("body", first.into()), ("always", always)];
            first = self.say("ability-while", &args);
        }
        let waits = !line.cost.is_empty() && matches!(line.opening, Opening::When(_) | Opening::Instead(_));
        let paid = if waits { Some(self.if_done(std::mem::replace(&mut first, self.offer(&line.cost)))) } else { None };
        first = self.opened(&line.opening, first, if instead { gates } else { Vec::new() });
        if let Some(whose) = line.turn {
            let args = [("side", side(whose)), ("body", first.clone().into())];
            first = self.locale.find("turn-clause", None, &args).unwrap_or(first);
        }
        let mut out = self.full(&first);
        for sentence in paid.into_iter().chain(sentences) {
            // After a list of options the text goes on below it.
            let gap = if out.contains('\n') { "\n" } else { self.grammar().gap() };
            out = format!("{out}{gap}{}", self.full(&sentence));
        }
        if line.cost.is_empty() || waits { out } else { self.priced(&line.cost, out) }
    }

    /// What an event lets a player pay for is said after the event: "you may …".
    fn offer(self, cost: &[Clause<'a>]) -> String {
        let cost = Renderer { may: true, ..self }.joined(cost, Side::Mine);
        self.may(Side::Mine, self.grammar().optional(&cost), false)
    }

    /// "If you do, …"
    fn if_done(self, body: String) -> String {
        let did = self.say("cond-did", &[("side", side(Side::Mine))]);
        self.say("step-if", &[("cond", did.into()), ("always", whether(false)), ("body", body.into())])
    }

    /// What a line does with what it is about; `gates` are told with what would happen.
    fn opened(self, opening: &Opening<'a>, body: String, mut gates: Vec<String>) -> String {
        let (id, triggers, would) = match opening {
            Opening::Plain => return body,
            Opening::Rule => return self.say("ability-rule", &[("body", body.into())]),
            Opening::When(triggers) => ("ability-when", triggers, false),
            Opening::Instead(triggers) => ("ability-instead", triggers, true),
        };
        gates.push(self.events(triggers, would));
        self.say(id, &[("events", self.all_hold(gates).into()), ("body", body.into())])
    }

    /// A cost and what it is paid for. Some costs are printed as marks and need no "you may".
    fn priced(self, cost: &[Clause<'a>], body: String) -> String {
        let marked = cost.iter().take_while(|c| self.price_mark(c).is_some()).count();
        let marks = cost[..marked].iter().filter_map(|c| self.price_mark(c)).collect::<Vec<_>>();
        let mut out = self.join("join-list", marks);
        if marked < cost.len() {
            let acts = Renderer { may: true, ..self }.joined(&cost[marked..], Side::Mine);
            let possible = self.grammar().possible(&acts);
            let may = self.say("cost-may", &[("cost", possible.into()), ("plain", acts.into())]);
            let args = [("a", out.clone().into()), ("b", may.clone().into())];
            out = if out.is_empty() { may } else { self.say("cost-join", &args) };
        }
        self.say("ability-cost", &[("cost", capital(&out).into()), ("body", body.into())])
    }

    /// A sentence: a large letter in front, a full stop behind.
    pub fn full(self, text: &str) -> String {
        let text = capital(text.trim());
        let end = text.trim_end_matches(['\u{2068}', '\u{2069}']);
        let name = text.starts_with('【') && end.ends_with([']', '」', '»']);
        let closed = end.ends_with(['.', '。']) && !text.ends_with("K.O.") || text.ends_with(".”") || name;
        if closed { text } else { self.say("sentence", &[("text", text.into())]) }
    }

    /// A sentence without capital and full stop; `skipped` is how many of its premises have been told.
    pub fn sentence(self, sentence: &Sentence<'a>, instead: bool, skipped: usize) -> String {
        let mut out = match &sentence.options {
            Some((who, options)) => self.options(*who, options, sentence),
            None => self.acts(sentence, instead),
        };
        if sentence.instead && sentence.options.is_none() {
            out = self.say("step-instead", &[("body", out.into())]);
        }
        for premise in sentence.premises.iter().skip(skipped).rev() {
            out = Renderer { noun: sentence.noun, ..self }.premise(premise, out);
        }
        if !sentence.then {
            return out;
        }
        let rest = sentence.clauses.first().is_some_and(is_about_seen);
        self.say("step-then", &[("body", out.into()), ("rest", whether(rest))])
    }

    fn acts(self, sentence: &Sentence<'a>, instead: bool) -> String {
        let renderer = Renderer { may: sentence.may.is_some(), ..self };
        let out = renderer.joined(&sentence.clauses, sentence.may.unwrap_or(Side::Mine));
        match sentence.may {
            None => out,
            Some(who) => {
                let grammar = self.grammar();
                let body = if instead { grammar.possible(&out) } else { grammar.optional(&out) };
                let body = if who == Side::Mine { body } else { grammar.permitted(&body) };
                self.may(who, body, instead)
            }
        }
    }

    /// "You may …"; `instead` says that it takes the place of something else.
    fn may(self, who: Side, body: String, instead: bool) -> String {
        let args = [
            ("who", side(who)),
            ("player", self.player(who).into()),
            ("body", body.into()),
            ("instead", whether(instead)),
        ];
        self.say("step-may", &args)
    }

    fn premise(self, premise: &Premise<'a>, body: String) -> String {
        let body = ("body", self.grammar().consequent(&body).into());
        match premise {
            Premise::If(conds) => {
                let cond = self.all_hold(conds.iter().map(|cond| self.condition(cond)));
                self.say("step-if", &[("cond", cond.into()), ("always", whether(self.cue == "always")), body])
            }
            Premise::Otherwise => self.say("step-else", &[body]),
            Premise::Later(point) => {
                let point = self.word("later", self.vocabulary.point(*point));
                self.say("step-later", &[("point", point.into()), body])
            }
        }
    }

    /// Things of which one is done, or may be.
    fn options(self, who: Side, options: &[Vec<Sentence<'a>>], of: &Sentence<'a>) -> String {
        let option = |sentences: &Vec<Sentence<'a>>| {
            let said: Vec<String> = sentences.iter().map(|s| self.full(&self.sentence(s, false, 0))).collect();
            let body = said.join(self.grammar().gap());
            let body = if body.is_empty() { self.full(&self.say("step-nothing", &[])) } else { body };
            self.say("step-option", &[("body", body.into())])
        };
        let said: String = options.iter().map(option).collect();
        let args = [
            ("who", side(who)),
            ("player", self.player(who).into()),
            ("options", said.into()),
            ("instead", whether(of.instead)),
            ("may", whether(of.may.is_some())),
        ];
        self.say("step-one-of", &args)
    }

    /// What abilities need besides what they say themselves: tags, conditions and a cost.
    pub fn demand(self, ability: &'a Ability) -> String {
        let mut parts = self.tags(ability);
        let line = plan::line(ability, self.vocabulary, true);
        parts.extend(line.gates.iter().map(|cond| self.condition(cond)));
        if !line.cost.is_empty() {
            parts.push(self.joined(&line.cost, Side::Mine));
        }
        parts.join(self.grammar().gap())
    }

    fn is_tag(self, trigger: &Trigger) -> bool {
        let role = self.vocabulary.cues.get(trigger.cue.index()).map(|c| c.role);
        matches!(role, Some(Role::Own | Role::Table)) && *trigger == crate::notation::tag(self.vocabulary, trigger.cue)
    }

    fn tags(self, ability: &Ability) -> Vec<String> {
        let like = ability.gates.iter().find_map(attached);
        let cues: Vec<Cue> = match &ability.mode {
            Mode::Use(cues) => cues.clone(),
            Mode::Auto(triggers) if triggers.iter().all(|t| self.is_tag(t)) => triggers.iter().map(|t| t.cue).collect(),
            _ => Vec::new(),
        };
        let marked = |cue: &Cue| {
            let args = [("card", self.attached_card(like?).into())];
            self.locale.find(&format!("cue-{}-like", self.vocabulary.cue(*cue)), None, &args)
        };
        let merged = cues.iter().any(|cue| marked(cue).is_some());
        let gates = ability.gates.iter().filter(|gate| !merged || attached(gate).is_none());
        let mut tags: Vec<_> = gates.filter_map(|gate| self.gate(gate)).collect();
        if !cues.is_empty() {
            let between = self.say("tag-or", &[]);
            let cue_tag = |cue: &Cue| marked(cue).unwrap_or_else(|| self.cue_tag(*cue));
            tags.push(cues.iter().map(cue_tag).collect::<Vec<_>>().join(&between));
        }
        if ability.once {
            tags.push(self.say("tag-once", &[]));
        }
        if ability.zones != 0 {
            tags.push(self.say("tag-in", &[("zones", self.zones(ability.zones, "join-or").into())]));
        }
        tags
    }

    pub fn cue_tag(self, cue: Cue) -> String {
        let word = self.vocabulary.cue(cue);
        self.say_word("cue", word, "cue-tag", &[("cue", capital(&spelled(word)).into())])
    }

    /// Zones, joined by the message of this name.
    pub fn zones(self, set: u32, how: &str) -> String {
        let zones = (0..32).filter(|i| set & (1 << i) != 0).map(|i| self.word("zone", self.vocabulary.zone(Zone(i))));
        self.join(how, zones)
    }

    fn gate(self, gate: &Gate) -> Option<String> {
        match gate {
            Gate::Turn(_) if self.has_turn_clause() => None,
            Gate::Turn(whose) => Some(self.say("tag-turn", &[("side", side(*whose))])),
            Gate::Attached(n) => {
                let word = self.word("attached", self.vocabulary.attached);
                let args: Args = vec![("word", word.into()), ("n", i64::from(*n).into())];
                Some(self.say("tag-attached", &args))
            }
            Gate::During(phases) => {
                let words: Vec<&str> = phases.iter().map(|p| self.vocabulary.phase(*p)).collect();
                let together = self.locale.find(&format!("phases-{}", words.join("-")), None, &[]);
                let each = || self.join("join-or", words.iter().map(|word| self.word("phase", word)));
                Some(self.say("tag-during", &[("phases", together.unwrap_or_else(each).into())]))
            }
            Gate::While(cond) => self.gate_tag(cond),
        }
    }

    /// Whether the game says whose turn it must be in the sentence, not by a tag.
    fn has_turn_clause(self) -> bool {
        self.locale.find("turn-clause", None, &[]).is_some()
    }

    /// An attached card and what it is like: "Pilot that is Lv.4 or higher".
    fn attached_card(self, tests: &[Test]) -> String {
        let mut args = self.filter_args(&Filters::of(tests));
        args.push(("named", whether(false)));
        args.push(("noun", self.word("attached", self.vocabulary.attached).into()));
        capital(&self.grammar().tidy(&self.grammar().untied(self.say("alternative", &args))))
    }

    /// A condition that the game prints as a tag.
    fn gate_tag(self, cond: &Cond) -> Option<String> {
        let Cond::Matches(subject, tests) = cond else { return None };
        match (subject, tests.as_slice()) {
            (Subject::This, [Test::Keyword(keyword)]) => {
                self.locale.find(&format!("tag-while-{}", self.vocabulary.keyword(*keyword)), None, &[])
            }
            (Subject::Attached, tests) => {
                self.locale.find("tag-while-attached", None, &[("card", self.attached_card(tests).into())])
            }
            _ => None,
        }
    }
}

/// Whether an ability names more than one set of cards.
fn names_several(ability: &Ability) -> bool {
    let mut found = false;
    each_part(ability, &mut |part| found |= matches!(part, Part::Subject(Subject::Slot(slot)) if slot.0 > 0));
    found
}

/// Whether a clause deals with cards that were just looked at.
fn is_about_seen(clause: &Clause<'_>) -> bool {
    let Clause::Act { what, .. } = clause else { return false };
    what.iter().any(|np| match np {
        Np::Rest { .. } => true,
        Np::Refer { subject, .. } => *subject == Subject::Seen,
        Np::Cards(sel) => sel.from == From::Group(Subject::Seen),
        Np::Both(_) => false,
    })
}

/// What the card attached to this one must be like.
fn attached(gate: &Gate) -> Option<&[Test]> {
    match gate {
        Gate::While(Cond::Matches(Subject::Attached, tests)) => Some(tests),
        _ => None,
    }
}
