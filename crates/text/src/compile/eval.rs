//! From the phrase tree to effect notation: each row's meaning with its slots filled in.

use super::atom::Atom;
use super::bind::{Bound, Mention};
use super::chart::Node;
use super::noun::{Alt, Count, Np, joined};
use super::phrase::find_noun;
use super::wording::{LEAVES, Row, Wording, token_key};
use std::rc::Rc;

/// What a phrase means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Val {
    /// A piece of notation.
    Text(String),
    /// Cards.
    Np(Np),
    /// Cards and how their number compares.
    Count {
        /// The cards.
        np: Np,
        /// The comparison, or `any`, `no`, `another`, `no-other`, `between`.
        cmp: String,
        /// The number.
        n: String,
        /// The greater number of two.
        m: String,
    },
}

impl Val {
    /// Cards, as the tests they pass.
    fn into_tests(self) -> Val {
        match self {
            Val::Np(np) => Val::Text(np.property()),
            other => other,
        }
    }
}

/// Why a phrase means nothing here.
pub type Eval<T> = Result<T, String>;

/// Works out what phrases mean, one after the other.
pub struct Evaluator<'a> {
    /// The tables.
    pub wording: &'a Wording,
    /// The atoms of the line.
    pub atoms: &'a [Atom],
    /// What is known so far.
    pub bound: Bound,
    /// What stands in some slots instead of what was read there, while a list is spelled out.
    pub given: Vec<(String, Val)>,
}

impl<'a> Evaluator<'a> {
    /// The row of a phrase.
    pub fn row(&self, node: &Node) -> Option<&'a Row> {
        node.row.map(|r| &self.wording.rows[r])
    }

    /// The form of a production.
    pub fn form(&self, node: &Node) -> &'a str {
        self.row(node).and_then(|r| r.fact("form")).unwrap_or_default()
    }

    /// What a phrase means.
    pub fn value(&mut self, node: &Node) -> Eval<Val> {
        if node.cat < LEAVES.len() && node.row.is_none() {
            return self.leaf(node).map(Val::Text);
        }
        match self.wording.cats[node.cat].as_str() {
            "np" => self.np(node).map(Val::Np),
            "bare" => self.bare(node).map(Val::Np),
            "nps" => self.nps(node).map(|mut list| match list.len() {
                1 => Val::Np(list.remove(0)),
                _ => Val::Text(list.iter().map(Np::selection).collect::<Vec<_>>().join(" and ")),
            }),
            "alt" => self.alt(node).map(|(np, alt)| Val::Np(Np { alts: vec![alt], ..np })),
            "conds" => self.conds(node).map(Val::Text),
            "events" => self.events(node).map(Val::Text),
            "cnp" => self.count(node),
            "adj" => {
                let (mut np, mut alt) = (Np::default(), Alt::default());
                self.adjective(node, &mut np, &mut alt)?;
                Ok(Val::Np(Np { alts: vec![alt], ..np }).into_tests())
            }
            "ref" => self.reference(node).map(Val::Text),
            // “While this card's power is …, it …”: where nothing else was mentioned.
            "whom" if self.row(node).is_some_and(|row| row.ir == "this") => {
                if self.bound.mention == Mention::Nothing {
                    self.bound.mention(Mention::This);
                }
                Ok(Val::Text("this".to_owned()))
            }
            _ => {
                let Some(row) = self.row(node) else { return Ok(Val::Text(String::new())) };
                let text = self.spelled(row, node)?;
                if self.wording.cats[node.cat] == "cond" {
                    self.mention_asked(row);
                }
                Ok(Val::Text(text))
            }
        }
    }

    /// What a phrase means, as text.
    pub fn text(&mut self, node: &Node) -> Eval<String> {
        match self.value(node)? {
            Val::Text(text) => Ok(text),
            Val::Np(mut np) => {
                find_noun(&mut np, self.wording)?;
                Ok(np.selection())
            }
            Val::Count { .. } => Err("this is not a number of cards to compare".to_owned()),
        }
    }

    fn leaf(&self, node: &Node) -> Eval<String> {
        let atom = &self.atoms[node.start];
        Ok(match LEAVES[node.cat] {
            "token" => {
                let name = node.start.checked_sub(1).map_or("", |i| self.atoms[i].value.as_str());
                let key = token_key(name, &atom.value);
                let found = self.wording.tokens.iter().find(|(k, _)| *k == key);
                quoted(&found.ok_or_else(|| format!("no token is {key}"))?.1)
            }
            "name" | "type" | "quote" => quoted(&atom.value),
            "angle" | "rated" => measured(&atom.value.to_lowercase()),
            "circle" => match atom.sort {
                super::atom::Sort::Circle(n) => n.to_string(),
                _ => String::new(),
            },
            "signed" if !atom.value.starts_with('-') => format!("+{}", atom.value),
            _ => atom.value.clone(),
        })
    }

    /// A template with its slots filled in. `{slot:how}` says in which form.
    pub fn fill(&mut self, template: &str, node: &Node) -> Eval<String> {
        let mut out = String::new();
        let mut rest = template;
        while let Some(open) = rest.find('{') {
            // A brace that is followed by a space belongs to the notation.
            let after = &rest[open + 1..];
            if after.starts_with(' ') {
                out.push_str(&rest[..=open]);
                rest = after;
                continue;
            }
            let close = after.find('}').ok_or("a slot is never closed")?;
            out.push_str(&rest[..open]);
            let (name, how) = after[..close].split_once(':').unwrap_or((&after[..close], ""));
            let filled = match name {
                "it" if node.one("it").is_none() => {
                    self.bound.single = self.is_single(node);
                    self.bound.resolve()?
                }
                _ => self.slot(node, name, how)?,
            };
            let leading = filled.is_empty() && out.is_empty();
            if filled.is_empty() && out.ends_with(' ') {
                out.pop();
            }
            out.push_str(&filled);
            rest = &after[close + 1..];
            if leading || filled.is_empty() && out.ends_with('(') {
                rest = rest.trim_start();
            }
        }
        out.push_str(rest);
        Ok(out)
    }

    pub(super) fn slot(&mut self, node: &Node, name: &str, how: &str) -> Eval<String> {
        if name == "duration" {
            return self.duration(node);
        }
        if let Some((_, value)) = self.given.iter().find(|(n, _)| n == name) {
            return self.shaped(value.clone(), how);
        }
        let nodes: Vec<Rc<Node>> = node.slot(name).to_vec();
        let mut parts = Vec::new();
        for inner in &nodes {
            let value = self.value(inner)?;
            parts.push(self.shaped(value, how)?);
        }
        Ok(parts.join(" "))
    }

    /// A value in the form a template asks for.
    pub(super) fn shaped(&mut self, value: Val, how: &str) -> Eval<String> {
        match value {
            Val::Text(text) if how == "unsigned" => Ok(text.trim_start_matches(['+', '-']).to_owned()),
            Val::Text(text) if how == "negated" => Ok(match text.strip_prefix('-') {
                Some(n) => format!("+{n}"),
                None => format!("-{}", text.trim_start_matches('+')),
            }),
            Val::Text(text) if how == "rated" => {
                let (n, word) = text.split_once(' ').ok_or("the keyword has no number")?;
                Ok(format!("with {word} >= {n}"))
            }
            Val::Text(text) if matches!(how, "happens" | "ban" | "done") => self.participle(&text, how),
            Val::Text(text) if how == "minus" => Ok(format!("-{}", text.trim_start_matches('+'))),
            Val::Text(text) if how == "each" => Ok(match &self.bound.each {
                Some(each) => {
                    self.bound.owed.0 = false;
                    format!("({text} per {each})")
                }
                None => text,
            }),
            Val::Text(text) if how == "hits" => {
                let hit = |by: &str| format!("damaged this {by}").trim_end().to_owned();
                Ok(text.split(" | ").map(hit).collect::<Vec<_>>().join(" / "))
            }
            Val::Text(text) if how == "theirs" => Ok(text.replace("by effect", "by their effect")),
            Val::Text(text) if how == "gate" => Ok(text.replace("mine", "my").replace("theirs", "their")),
            Val::Text(text) => Ok(text),
            Val::Np(np) => self.np_shaped(np, how),
            Val::Count { np, cmp, n, m } => {
                if cmp == "any" {
                    self.mention_sole(&np, how);
                }
                let owner = np.owner.clone().or_else(|| Some(how.to_owned()));
                self.bound.asked = Some(Np { owner, ..np.clone() });
                Ok(compared(&np, &cmp, &n, &m, how))
            }
        }
    }

    /// What “it” and “that card” are after a condition that says something of one card.
    fn mention_asked(&mut self, row: &Row) {
        let unmentioned = self.bound.other == Mention::Nothing;
        if let Some(subject) = row.fact("refers").filter(|_| unmentioned) {
            self.bound.mention(Mention::Subject(subject.to_owned()));
        }
        if let Some(subject) = row.fact("that").filter(|_| unmentioned) {
            self.bound.other = Mention::Subject(subject.to_owned());
        }
    }

    /// “While a friendly Base is in play, it …”: a player has one such card at most, so “it” is that card where none was mentioned.
    fn mention_sole(&mut self, np: &Np, owner: &str) {
        if self.bound.mention == Mention::Nothing
            && self.is_sole(np)
            && matches!(np.owner.as_deref().unwrap_or(owner), "my" | "their" | "friendly")
        {
            self.bound.mention(Mention::Subject(format!("all {}", np.cards(owner))));
        }
    }

    /// Whether a player has one such card at most.
    fn is_sole(&self, np: &Np) -> bool {
        let heads = self.wording.find("head").map_or(&[][..], |cat| &self.wording.by_cat[cat]);
        let sole = |alt: &Alt| {
            let rows = heads.iter().map(|&row| &self.wording.rows[row]).filter(|row| row.fact("sole").is_some());
            rows.into_iter().any(|row| row.fact("noun") == alt.noun.as_deref())
        };
        np.refer.is_none() && np.place.is_none() && np.group.is_none() && np.alts.len() == 1 && np.alts.iter().all(sole)
    }

    /// A participle such as “destroyed”: the event that happens, what cannot happen, or the cards that it was done to.
    fn participle(&mut self, text: &str, how: &str) -> Eval<String> {
        let at = ["happens", "ban", "done"].iter().position(|h| *h == how).unwrap_or(0);
        let words: Vec<&str> = text.split(' ').collect();
        let word = if words.len() == 1 { words[0] } else { words.get(at).copied().unwrap_or("-") };
        match how {
            _ if word == "-" => Err("this is not said here".to_owned()),
            "done" => self.bound.resolve_verb(word),
            _ => Ok(word.to_owned()),
        }
    }

    fn np_shaped(&mut self, mut np: Np, how: &str) -> Eval<String> {
        let uncounted = how.ends_with("event") || matches!(how, "is" | "under" | "partner" | "source" | "target");
        if uncounted && !matches!(np.count.text.as_str(), "" | "1" | "all") {
            return Err("how many cards there are is not asked here".to_owned());
        }
        if uncounted && !how.ends_with("event") && np.refer.is_none() && np.place.is_some() {
            return Err("where the cards lie is not asked here".to_owned());
        }
        // A card is known by its kind, which such cards do not share.
        let nameless = |a: &Alt| a.kind.is_none() && !a.loose && a.noun.is_some();
        if uncounted && np.refer.is_none() && np.alts.iter().any(nameless) {
            return Err("no test tells such cards from others".to_owned());
        }
        if how == "host-event" && np.alts.iter().any(|a| a.kind.as_deref() == Some("pilot")) {
            return Err("a Pilot carries no other card".to_owned());
        }
        // Only cards of that kind are spoken of so.
        if let Some((how, kind)) = how.split_once('=') {
            let other = np.alts.iter().any(|alt| alt.kind.as_deref() != Some(kind));
            return if other { Err("this is not said of such cards".to_owned()) } else { self.np_shaped(np, how) };
        }
        Ok(match how {
            "event" | "host-event" => {
                if np.refer.as_deref() != Some("this") {
                    self.bound.mention(Mention::Event);
                    self.bound.event = true;
                }
                np.event()
            }
            "is" => match &np.refer {
                Some(refer) => format!("exactly {refer}"),
                None => np.property(),
            },
            // Whatever lies under another card counts as what is paired with it.
            "under" if np.refer.is_some() => format!("exactly {}", np.refer.unwrap_or_default()),
            "under" => {
                np.alts.iter_mut().for_each(|alt| alt.kind = None);
                np.owner = None;
                np.property()
            }
            // What a Pilot is paired with is a Unit; what a Unit is paired with counts as a Pilot.
            "partner" if np.alts.iter().any(|alt| alt.kind.as_deref() == Some("pilot")) => {
                return self.np_shaped(np, "under");
            }
            "partner" => return self.np_shaped(np, "is"),
            "players" if np.refer.is_some() => return Err("this is said of sorts of cards".to_owned()),
            "players" => match np.owner.as_deref() {
                Some("my" | "friendly") => "you",
                Some("their") => "they",
                _ => "both",
            }
            .to_owned(),
            "whichever" => {
                np.owner = None;
                return self.np_shaped(np, "is");
            }
            "all" => {
                find_noun(&mut np, self.wording)?;
                np.count = Count { text: "all".to_owned(), plural: true };
                np.selection()
            }
            "playable" => {
                let loose = |a: &&mut Alt| a.kind.is_none() && !a.tests.iter().any(|t| t.contains("named "));
                if np.refer.is_none() && np.place.is_none() && np.group.is_none() && self.bound.looking {
                    self.bound.reading("seen-cards");
                    np.group = Some("seen".to_owned());
                }
                if np.refer.is_none() {
                    for alt in np.alts.iter_mut().filter(loose) {
                        self.bound.readings.insert("only-played");
                        alt.tests.push("(kind character) or (kind stage)".to_owned());
                    }
                }
                find_noun(&mut np, self.wording)?;
                np.selection()
            }
            "holds" => self.holder(np)?,
            "unlike" => unlike(&np)?,
            "one" => {
                if np.refer.is_none() && !matches!(np.count.text.as_str(), "1" | "up to 1") {
                    return Err("each of several cards is given its own".to_owned());
                }
                find_noun(&mut np, self.wording)?;
                np.selection()
            }
            "hand" => np.refer.ok_or("only a card at hand has a number of its own")?,
            "source" => {
                let side = match np.owner.take().as_deref() {
                    Some("their") => "theirs",
                    Some("my") => "mine",
                    Some("friendly") => "allied",
                    _ => "",
                };
                joined(&[side, &np.property()])
            }
            "target" => {
                np.owner = None;
                for alt in &mut np.alts {
                    alt.adjectives.retain(|a| a != "active");
                    alt.kind = None;
                }
                np.property()
            }
            "for-my" | "for-their" => {
                np.owner = Some(how["for-".len()..].to_owned());
                np.cards("")
            }
            "my" | "their" | "any" | "friendly" => match np.refer {
                Some(refer) => refer,
                None => np.cards(how),
            },
            // What a change in force is about is told by what is printed, lest the change end itself.
            "printed" => np.cards("my").replace("with cost ", "with base cost "),
            "any-event" | "loose-event" => np.event(),
            // What a player does with cards is said of the cards, wherever they come from.
            "banned" | "playing" => {
                (np.owner, np.place) = (None, None);
                np.property()
            }
            "my-event" | "their-event" | "§-event" => {
                self.bound.mention(Mention::Event);
                np.owner = Some(how.trim_end_matches("-event").to_owned());
                np.event()
            }
            "rested-don" => {
                find_noun(&mut np, self.wording)?;
                for alt in np.alts.iter_mut().filter(|a| a.kind.as_deref() == Some("don")) {
                    alt.adjectives.push("rested".to_owned());
                }
                np.selection()
            }
            "payable" if !self.bound.paying && np.owner.as_deref() == Some("my") && !np.count.text.contains(' ') => {
                self.on_field(&mut np, false);
                return self.np_shaped(np, "active");
            }
            "payable" if !self.bound.paying => {
                self.on_field(&mut np, false);
                find_noun(&mut np, self.wording)?;
                for alt in np.alts.iter_mut().filter(|a| a.kind.as_deref() == Some("don")) {
                    if !alt.adjectives.iter().any(|a| a == "active") {
                        alt.adjectives.push("active".to_owned());
                    }
                }
                np.selection()
            }
            "payable" => {
                self.bound.reading("cost-active");
                self.on_field(&mut np, true);
                find_noun(&mut np, self.wording)?;
                return self.np_shaped(np, "active");
            }
            "active" | "rested" => {
                find_noun(&mut np, self.wording)?;
                for alt in &mut np.alts {
                    let said = alt.adjectives.iter().any(|a| a == "active" || a == "rested");
                    if !said {
                        alt.adjectives.push(how.to_owned());
                    }
                }
                np.selection()
            }
            _ => {
                let loose = np.place.is_none() && np.refer.is_none() && np.group.is_none();
                match how.strip_prefix('@').filter(|_| loose) {
                    // What is looked at is called by its kind, as if it lay on the field.
                    Some("seen") if self.bound.looking && np.owner.is_none() => np.group = Some("seen".to_owned()),
                    Some(noun) if noun != "seen" && np.alts.iter().all(|a| a.noun.is_none()) => {
                        np.place = Some(noun.to_owned());
                        np.owner.get_or_insert_with(|| "my".to_owned());
                    }
                    _ => {}
                }
                find_noun(&mut np, self.wording)?;
                np.selection()
            }
        })
    }

    /// “2 of your cards”: cards that are rested and of which nothing else is said are cards of the field.
    fn on_field(&mut self, np: &mut Np, named: bool) {
        if np.owner.is_none() || np.place.is_some() || np.refer.is_some() {
            return;
        }
        let field = if named { &self.wording.field.0 } else { &self.wording.field.1 };
        let by_name = |a: &Alt| a.tests.iter().any(|test| test.contains("named "));
        for alt in np.alts.iter_mut().filter(|a| a.loose && a.noun.is_none() && a.kind.is_none() && !by_name(a)) {
            self.bound.readings.insert("field-cards");
            alt.noun = Some(field.clone());
        }
    }

    /// What a row asks of the ability as a whole.
    pub(super) fn gate(&mut self, row: &Row, node: &Node) -> Eval<()> {
        if let Some(gate) = row.fact("gate") {
            let gate = self.fill(gate, node)?;
            self.push_gate(gate);
        }
        Ok(())
    }

    /// Adds a condition, unless it asks nothing of its card.
    fn push_gate(&mut self, gate: String) {
        if !gate.ends_with(" is") {
            self.bound.gates.push(gate);
        }
    }

    /// The cards of which a condition says something: a card at hand, or any of those that there are.
    fn holder(&mut self, mut np: Np) -> Eval<String> {
        if let Some(refer) = np.refer {
            return Ok(format!("{refer} is"));
        }
        if np.end.is_some() {
            return Err("only one card of the pile is meant".to_owned());
        }
        find_noun(&mut np, self.wording)?;
        let leader = np.alts.iter().all(|a| a.noun.as_deref() == Some("leader")) || self.is_sole(&np);
        self.mention_sole(&np, "any");
        match np.count.text.as_str() {
            "1" => {}
            "all" | "" if leader => {}
            _ => return Err("it is not said of how many cards this holds".to_owned()),
        }
        let cards = np.cards("any");
        Ok(format!("any {}", cards.strip_prefix("any ").unwrap_or(&cards)))
    }

    /// How long a change lasts.
    fn duration(&mut self, node: &Node) -> Eval<String> {
        if let Some(inner) = node.one("duration") {
            let text = self.text(inner)?;
            self.bound.last_duration = Some(text.clone());
            return Ok(text);
        }
        if self.bound.in_force && self.bound.duration.is_none() {
            return Ok(String::new());
        }
        if let Some(text) = self.bound.duration.clone() {
            self.bound.owed.1 = false;
            self.bound.last_duration = Some(text.clone());
            return Ok(text);
        }
        if let Some(text) = self.row(node).and_then(|r| r.fact("lasts")) {
            return Ok(text.to_owned());
        }
        if let Some(text) =
            self.bound.last_duration.clone().filter(|_| self.bound.referred.is_some() || self.bound.same_duration)
        {
            self.bound.reading("same-duration");
            return Ok(text);
        }
        if !self.bound.instead.is_empty() {
            return Err("it is not said how long this lasts".to_owned());
        }
        self.bound.reading("without-end");
        Ok("forever".to_owned())
    }

    fn conds(&mut self, node: &Node) -> Eval<String> {
        let first = node.one("cond").ok_or("a condition is missing")?;
        let first = self.text(first)?;
        let Some(more) = node.one("conds") else { return Ok(first) };
        let rest = self.conds(more)?;
        match self.form(node) {
            "and" if rest.contains(" or ") && !rest.contains('(') => Ok(format!("{first} and ({rest})")),
            form => Ok(format!("{first} {form} {rest}")),
        }
    }

    fn events(&mut self, node: &Node) -> Eval<String> {
        let first = node.one("event").ok_or("an event is missing")?;
        let gate = self.row(first).and_then(|r| r.fact("gate"));
        let text = self.event(first)?;
        if let Some(gate) = gate {
            let gate = self.fill(gate, first)?;
            self.push_gate(gate);
        }
        // Whatever else the event names, “it” and “that card” are the card it happens to.
        let deed = first.one("deeds").and_then(|deeds| deeds.one("deed")).and_then(|deed| self.row(deed));
        if self.bound.event || deed.is_some_and(|row| row.fact("refers") == Some("event")) {
            self.bound.mention(Mention::Event);
        }
        // “When one of these attacks one of those, that card …” is the one named last.
        let named = first.one("b").is_some_and(|b| self.form(b) != "ref");
        if let Some(subject) = self.row(first).and_then(|r| r.fact("that")).filter(|_| named) {
            self.bound.other = Mention::Subject(subject.to_owned());
        }
        match self.row(first).and_then(|r| r.fact("refers")) {
            Some("attacker") if self.is_this(first) => self.bound.mention(Mention::This),
            Some(subject) => self.bound.mention(Mention::Subject(subject.to_owned())),
            None => {}
        }
        let first = text;
        let Some(more) = node.one("events") else { return Ok(first) };
        if gate.is_some() {
            return Err("the other event does not ask the same".to_owned());
        }
        Ok(format!("{first} / {}", self.events(more)?))
    }

    /// One event; “this card or one of your cards” are two.
    fn event(&mut self, node: &Node) -> Eval<String> {
        let subject = node.one("np").filter(|np| self.form(np) == "ref").cloned();
        if let Some(subject) = subject {
            // “it” is a card known before the event names others.
            let known = self.value(&subject)?;
            self.given.push(("np".to_owned(), known));
            let text = self.text(node);
            self.given.pop();
            return text;
        }
        let list = node.one("np").filter(|np| self.form(np) == "or-event");
        let Some(list) = list else { return self.text(node) };
        let subject = self.reference(list.one("ref").ok_or("a card is missing")?)?;
        let other = self.np(list.one("np").ok_or("a card is missing")?)?;
        let mut out = Vec::new();
        for np in [Np::refer(subject), other] {
            self.given.push(("np".to_owned(), Val::Np(np)));
            let text = self.text(node);
            self.given.pop();
            out.push(text?);
        }
        Ok(out.join(" / "))
    }

    fn count(&mut self, node: &Node) -> Eval<Val> {
        let cmp = self.row(node).and_then(|r| r.fact("cmp")).unwrap_or_default().to_owned();
        let np = match node.one("bare") {
            Some(bare) => self.bare(bare)?,
            // “If 5 or more are in play”: of the cards asked about before.
            None => self.bound.asked.clone().ok_or("it is not said of which cards")?,
        };
        if np.alts.iter().any(|a| a.both) {
            return Err("both are asked for, not either".to_owned());
        }
        let number = |this: &mut Self, name: &str| node.one(name).map_or(Ok(String::new()), |n| this.text(n));
        let n = number(self, "n")?;
        let m = number(self, "m")?;
        Ok(Val::Count { np, cmp, n, m })
    }

    /// Whether something happens to the card with the ability.
    fn is_this(&self, event: &Node) -> bool {
        event.one("np").and_then(|np| self.atoms.get(np.start)).is_some_and(|atom| atom.key == "this")
    }

    /// Whether a reference speaks of one card.
    fn is_single(&self, node: &Node) -> bool {
        self.atoms.get(node.start).is_some_and(|atom| matches!(atom.key.as_str(), "it" | "its" | "that"))
    }

    /// “that Pilot” is no Unit: the cards referred to are of the kind that is said.
    fn of_that_kind(&mut self, node: &Node) -> Eval<()> {
        let said = node.one("head").and_then(|head| self.row(head)).and_then(|row| row.fact("kind"));
        said.map_or(Ok(()), |said| self.of_kind(said))
    }

    /// The cards of the step that is referred to are of a kind, as far as its words tell.
    fn of_kind(&self, said: &str) -> Eval<()> {
        let Some(step) = self.bound.referred else { return Ok(()) };
        let heads = self.wording.find("head").map_or(&[][..], |cat| &self.wording.by_cat[cat]);
        // What the cards are paired with is not what they are.
        let text = &self.bound.steps[step].text;
        let text = text.split(" paired with (").next().unwrap_or(text).replace("with 1 pilot", "");
        let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
        let kinds = heads.iter().filter_map(|&row| self.wording.rows[row].fact("kind"));
        match !words.contains(&said) && kinds.into_iter().any(|kind| words.contains(&kind)) {
            true => Err("the cards mentioned are of another kind".to_owned()),
            false => Ok(()),
        }
    }

    fn is_attacking(&mut self, node: &Node) -> Eval<bool> {
        let words: Eval<Vec<String>> = node.slot("adj").to_vec().iter().map(|adj| self.text(adj)).collect();
        Ok(words?.iter().any(|word| word == "exactly attacker"))
    }

    pub(super) fn reference(&mut self, node: &Node) -> Eval<String> {
        let row = self.row(node).ok_or("a reference is missing")?;
        self.gate(row, node)?;
        if let Some(kind) = row.fact("of") {
            self.bound.resolve()?;
            self.of_kind(kind)?;
        }
        // Unless paying puts it there, the card lies there when its ability is used.
        let there = self.bound.paying || !self.bound.steps.iter().any(|step| step.text.ends_with(" this"));
        if let Some(zone) = row.fact("zone").filter(|_| there && self.bound.activated) {
            self.bound.works = Some(zone.to_owned());
        }
        match row.ir.as_str() {
            "@it" | "@them" => {
                self.bound.single = self.is_single(node);
                self.bound.resolve()
            }
            // “that attacking card” is the attacker, whatever was mentioned.
            "@that" if self.is_attacking(node)? => Ok("attacker".to_owned()),
            "@that" => {
                self.bound.single = self.is_single(node);
                let standing = node.one("head").and_then(|head| self.row(head));
                let standing = standing.is_some_and(|row| row.fact("noun").is_some() && row.fact("loose").is_none());
                let found = if standing && self.bound.is_spent() {
                    self.bound.reading("it-is-event");
                    "event".to_owned()
                } else {
                    self.bound.resolve_that()?
                };
                self.of_that_kind(node)?;
                Ok(found)
            }
            "@put" => self.bound.resolve_verb("put"),
            "this" => {
                self.bound.mention(Mention::This);
                Ok("this".to_owned())
            }
            other if other.contains('{') => self.fill(other, node),
            "seen" if row.fact("rest").is_none() && !self.bound.has_seen() => {
                Err("nothing has been revealed yet".to_owned())
            }
            rest @ ("seen" | "all of seen") if row.fact("rest").is_some() => {
                self.bound.remainder = true;
                Ok(rest.to_owned())
            }
            other => Ok(other.to_owned()),
        }
    }
}

/// A comparison of how many cards there are.
fn compared(np: &Np, cmp: &str, n: &str, m: &str, owner: &str) -> String {
    if let Some(refer) = &np.refer {
        return refer.clone();
    }
    let cards = np.cards(owner);
    match cmp {
        "any" => match cards.strip_prefix("any ") {
            Some(anyone) => format!("any {anyone}"),
            None => format!("any {cards}"),
        },
        "no" => format!("no {cards}"),
        "another" => format!("any {cards} other than this"),
        "no-other" => format!("no {cards} other than this"),
        "between" => format!("count({cards}) >= {n} and count({cards}) <= {m}"),
        _ => format!("count({cards}) {cmp} {n}"),
    }
}

/// The test that cards of a sort do not pass, where their kind is known already.
fn unlike(np: &Np) -> Eval<String> {
    let [alt] = np.alts.as_slice() else { return Err("two sorts of cards are left out".to_owned()) };
    let tests = alt.listed(false, true);
    match tests.as_slice() {
        [] => alt.kind.as_ref().map(|kind| format!("not kind {kind}")).ok_or("nothing is left out".to_owned()),
        [test] => Ok(format!("not {test}")),
        _ => Ok(format!("not ({})", tests.join(", "))),
    }
}

/// A keyword with its number: the number first, as notation has it.
fn measured(keyword: &str) -> String {
    match keyword.rsplit_once(' ') {
        Some((word, n)) if n.bytes().all(|b| b.is_ascii_digit()) => format!("{n} {word}"),
        _ => keyword.to_owned(),
    }
}

/// A text as notation writes it.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Joins header items.
pub fn items(parts: &[String]) -> String {
    joined(&[&parts.join(", ")])
}
