//! From the phrase tree to effect notation: each row's meaning with its slots filled in.

use super::atom::Atom;
use super::bind::{Bound, Mention};
use super::chart::Node;
use super::noun::{Alt, Count, Np, joined};
use super::wording::{LEAVES, Row, Wording};
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
    fn as_tests(self) -> Val {
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
                Ok(Val::Np(Np { alts: vec![alt], ..np }).as_tests())
            }
            "ref" => self.reference(node).map(Val::Text),
            _ => {
                let Some(row) = self.row(node) else { return Ok(Val::Text(String::new())) };
                self.fill(&row.ir, node).map(Val::Text)
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
                "it" if node.one("it").is_none() => self.bound.resolve()?,
                _ => self.slot(node, name, how)?,
            };
            if filled.is_empty() && out.ends_with(' ') {
                out.pop();
            }
            out.push_str(&filled);
            rest = &after[close + 1..];
        }
        out.push_str(rest);
        Ok(out)
    }

    fn slot(&mut self, node: &Node, name: &str, how: &str) -> Eval<String> {
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
    fn shaped(&mut self, value: Val, how: &str) -> Eval<String> {
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
            Val::Text(text) if how == "minus" => Ok(format!("-{}", text.trim_start_matches('+'))),
            Val::Text(text) => Ok(text),
            Val::Np(np) => self.np_shaped(np, how),
            Val::Count { np, cmp, n, m } => Ok(compared(&np, &cmp, &n, &m, how)),
        }
    }

    fn np_shaped(&mut self, mut np: Np, how: &str) -> Eval<String> {
        Ok(match how {
            "event" => {
                if np.refer.as_deref() != Some("this") {
                    self.bound.mention = Mention::Event;
                }
                np.event()
            }
            "is" => np.property(),
            "exact" => match &np.refer {
                Some(refer) => format!("exactly {refer}"),
                None => np.property(),
            },
            "source" => {
                let side = match np.owner.take().as_deref() {
                    Some("their") => "theirs",
                    Some("my") => "mine",
                    Some("friendly") => "allied",
                    _ => "",
                };
                for alt in np.alts.iter_mut().filter(|a| a.kind.as_deref() == Some("unit")) {
                    alt.kind = None;
                }
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
            "any-event" => np.event(),
            "my-event" | "their-event" => {
                self.bound.mention = Mention::Event;
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
                return self.np_shaped(np, "active");
            }
            "payable" if !self.bound.paying => {
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
                if let Some(noun) = how.strip_prefix('@')
                    && np.place.is_none()
                    && np.refer.is_none()
                    && np.group.is_none()
                    && np.alts.iter().all(|a| a.noun.is_none())
                {
                    match noun {
                        "seen" => np.group = Some("seen".to_owned()),
                        _ => {
                            np.place = Some(noun.to_owned());
                            np.owner.get_or_insert_with(|| "my".to_owned());
                        }
                    }
                }
                find_noun(&mut np, self.wording)?;
                np.selection()
            }
        })
    }

    /// How long a change lasts.
    fn duration(&mut self, node: &Node) -> Eval<String> {
        if let Some(inner) = node.one("duration") {
            let text = self.text(&Rc::clone(inner))?;
            self.bound.last_duration = Some(text.clone());
            return Ok(text);
        }
        if self.bound.in_force && self.bound.duration.is_none() {
            return Ok(String::new());
        }
        if let Some(text) = self.bound.duration.clone() {
            self.bound.last_duration = Some(text.clone());
            return Ok(text);
        }
        if let Some(text) = self.row(node).and_then(|r| r.fact("lasts")) {
            return Ok(text.to_owned());
        }
        if let Some(text) = self.bound.last_duration.clone().filter(|_| self.bound.referred.is_some() || self.bound.same_duration) {
            self.bound.reading("same-duration");
            return Ok(text);
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
            self.bound.gates.push(gate);
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
        let np = self.bare(node.one("bare").ok_or("the cards are missing")?)?;
        if np.alts.iter().any(|a| a.both) {
            return Err("both are asked for, not either".to_owned());
        }
        let number = |this: &mut Self, name: &str| node.one(name).map_or(Ok(String::new()), |n| this.text(n));
        let n = number(self, "n")?;
        let m = number(self, "m")?;
        Ok(Val::Count { np, cmp, n, m })
    }

    fn reference(&mut self, node: &Node) -> Eval<String> {
        let row = self.row(node).ok_or("a reference is missing")?;
        match row.ir.as_str() {
            "@it" => self.bound.resolve(),
            "@put" => self.bound.resolve_verb("put"),
            "this" => {
                self.bound.mention = Mention::This;
                Ok("this".to_owned())
            }
            other if other.contains('{') => self.fill(other, node),
            rest @ ("seen" | "all of seen") if row.fact("rest").is_some() => {
                self.bound.remainder = true;
                Ok(rest.to_owned())
            }
            other => Ok(other.to_owned()),
        }
    }

    /// The phrases of a list of cards.
    pub fn nps(&mut self, node: &Node) -> Eval<Vec<Np>> {
        if let Some(nouns) = self.row(node).and_then(|r| r.fact("each")) {
            return self.one_of_each(node, nouns);
        }
        let mut out = vec![self.np(node.one("np").ok_or("the cards are missing")?)?];
        if let Some(more) = node.one("nps") {
            out.append(&mut self.nps(more)?);
        }
        Ok(out)
    }

    fn np(&mut self, node: &Node) -> Eval<Np> {
        let mut np = match self.form(node) {
            "or-event" => return Err("this “or” joins two phrases that are not one choice".to_owned()),
            "ref" => return Ok(Np::refer(self.reference(node.one("ref").ok_or("a reference is missing")?)?)),
            "either" => self.either(node)?,
            "top" => self.top(node)?,
            "plural" => {
                let np = self.alts(node.one("alts").ok_or("the cards are missing")?)?;
                match np.owner {
                    Some(_) => Np { count: Count { text: "all".to_owned(), plural: true }, ..np },
                    None => return Err("it is not said whose cards these are".to_owned()),
                }
            }
            _ => match node.one("alts") {
                Some(alts) => self.alts(alts)?,
                None => return Err("the cards are missing".to_owned()),
            },
        };
        if let Some(owner) = node.one("owner").filter(|_| np.owner.is_none() || self.form(node) != "either") {
            np.owner = Some(self.text(owner)?);
        }
        if let Some(count) = node.one("count") {
            let text = self.text(count)?;
            let another = text.strip_suffix(" other").map(str::to_owned);
            if another.is_some() {
                np.alts.iter_mut().for_each(|a| a.shared.push("other than this".to_owned()));
            }
            let text = another.unwrap_or(text);
            np.count = Count { plural: !matches!(text.as_str(), "1" | "up to 1"), text };
        } else if self.form(node) == "owner" {
            let one = np.alts.iter().all(|a| a.noun.as_deref() == Some("leader"));
            np.count = Count { text: if one { "1" } else { "all" }.to_owned(), plural: !one };
        }
        if np.one && !matches!(np.count.text.as_str(), "1" | "up to 1") {
            return Err("two counts stand side by side".to_owned());
        }
        self.place_seen(&mut np);
        if self.bound.agent == "they" {
            np.chooser = "chosen by them".to_owned();
        }
        Ok(np)
    }

    /// Cards without a place, after a look, are some of the cards looked at.
    fn place_seen(&mut self, np: &mut Np) {
        let loose = np.alts.iter().all(|a| a.loose);
        if self.bound.looking && loose && np.place.is_none() && np.owner.is_none() && np.group.is_none() {
            self.bound.reading("seen-cards");
            np.group = Some("seen".to_owned());
        }
    }

    /// “up to 1 each of your opponent's Leader and Character cards”.
    fn one_of_each(&mut self, node: &Node, nouns: &str) -> Eval<Vec<Np>> {
        let owner = self.text(node.one("owner").ok_or("it is not said whose cards these are")?)?;
        let count = self.text(node.one("count").ok_or("it is not said how many")?)?;
        let each = |noun: &str| {
            let alt = Alt { kind: Some(noun.to_owned()), noun: Some(noun.to_owned()), ..Alt::default() };
            let count = Count { text: count.clone(), plural: false };
            Np { owner: Some(owner.clone()), count, alts: vec![alt], ..Np::default() }
        };
        Ok(nouns.split(' ').map(each).collect())
    }

    /// “your Leader or 1 of your Characters”.
    fn either(&mut self, node: &Node) -> Eval<Np> {
        let (first, alt) = self.alt(node.one("alt").ok_or("the cards are missing")?)?;
        let mut np = self.np(node.one("np").ok_or("the cards are missing")?)?;
        if np.refer.is_some() || first.place.is_some() || !matches!(np.count.text.as_str(), "1" | "up to 1") {
            return Err("this “or” joins two phrases that are not one choice".to_owned());
        }
        let owner = node.one("owner").map_or(Ok(String::new()), |o| self.text(o))?;
        if np.owner.as_deref().is_some_and(|o| o != owner) {
            return Err("this “or” joins cards of two owners".to_owned());
        }
        self.bound.reading("one-choice");
        np.owner = Some(owner);
        np.alts.insert(0, alt);
        Ok(np)
    }

    /// “the top 3 cards of your deck”.
    fn top(&mut self, node: &Node) -> Eval<Np> {
        let end = self.text(node.one("end").ok_or("an end is missing")?)?;
        let place = self.text(node.one("pile").ok_or("a pile is missing")?)?;
        let text = node.one("n").map_or(Ok("1".to_owned()), |n| self.text(n))?;
        let count = Count { plural: text != "1", text };
        Ok(Np { place: Some(place), end: Some(end), count, alts: vec![Alt::default()], ..Np::default() })
    }

    fn bare(&mut self, node: &Node) -> Eval<Np> {
        let mut np = self.alts(node.one("alts").ok_or("the cards are missing")?)?;
        if let Some(owner) = node.one("owner") {
            np.owner = Some(self.text(owner)?);
        }
        let (named, loose) = &self.wording.field;
        for alt in np.alts.iter_mut().filter(|a| a.noun.is_none() && a.kind.is_none() && a.loose) {
            let by_name = alt.tests.iter().any(|t| t.contains("named "));
            alt.noun = Some(if by_name { named } else { loose }.clone());
        }
        Ok(np)
    }

    /// Sorts of cards joined by “or”, with what they share.
    fn alts(&mut self, node: &Node) -> Eval<Np> {
        let (mut np, alt) = self.alt(node.one("alt").ok_or("the cards are missing")?)?;
        np.alts = vec![alt];
        if let Some(more) = node.one("alts") {
            let rest = self.alts(more)?;
            np.owner = np.owner.or(rest.owner);
            np.place = np.place.or(rest.place);
            np.end = np.end.or(rest.end);
            np.limits.extend(rest.limits);
            np.alts.extend(rest.alts);
            np.one = rest.one || self.form(node) == "or-one";
            if self.form(node) == "or" {
                self.share(&mut np.alts);
            }
        }
        Ok(np)
    }

    /// What stands before or after “A or B” and holds for both.
    fn share(&mut self, alts: &mut [Alt]) {
        let [first, rest @ ..] = alts else { return };
        for alt in rest.iter_mut() {
            let plain = alt.adjectives.is_empty() && alt.tests.is_empty();
            let described = !first.adjectives.is_empty() || !first.tests.is_empty();
            if plain && described && first.after.is_empty() && alt.kind.is_some() {
                alt.adjectives = first.adjectives.clone();
                alt.tests = first.tests.clone();
                self.bound.reading("prefix-shared");
            }
        }
        if let Some(last) = rest.last() {
            if first.after.is_empty() && !last.after.is_empty() && first.kind.as_deref() != Some("don") {
                first.after = last.after.clone();
                self.bound.reading("suffix-shared");
            }
            if first.shared != last.shared {
                first.shared = last.shared.clone();
                self.bound.reading("other-than-shared");
            }
            if first.kind.is_none() && first.noun.is_none() && !first.loose {
                first.kind = last.kind.clone();
                first.noun = last.noun.clone();
            }
        }
    }

    /// One sort of cards, and what its words say about place and owner.
    fn alt(&mut self, node: &Node) -> Eval<(Np, Alt)> {
        let mut np = Np::default();
        let mut alt = Alt::default();
        for adj in node.slot("adj").to_vec() {
            self.adjective(&adj, &mut np, &mut alt)?;
        }
        let head = node.one("head").ok_or("the noun is missing")?;
        if let Some(row) = self.row(head) {
            alt.kind = row.fact("kind").map(str::to_owned);
            alt.noun = row.fact("noun").map(str::to_owned);
            alt.loose = row.fact("loose").is_some();
            if let Some(place) = row.fact("place") {
                np.place = Some(place.to_owned());
            }
            let test = self.fill(&row.ir, head)?;
            if !test.is_empty() {
                alt.tests.push(test);
            }
            if let Some(owner) = row.fact("owner") {
                np.owner = Some(owner.to_owned());
            }
        }
        for post in node.slot("post").to_vec() {
            self.post(&post, &mut np, &mut alt)?;
        }
        Ok((np, alt))
    }

    fn adjective(&mut self, node: &Node, np: &mut Np, alt: &mut Alt) -> Eval<()> {
        if let Some(name) = node.one("nameq") {
            alt.tests.push(self.text(name)?);
            return Ok(());
        }
        if self.form(node) == "one" {
            let quality = node.one("quality").ok_or("a word is missing")?;
            let row = self.row(quality).ok_or("a word is missing")?;
            if let Some(owner) = row.fact("owner") {
                np.owner = Some(owner.to_owned());
            }
            alt.both |= row.fact("both").is_some();
            let text = self.fill(&row.ir, quality)?;
            match text.as_str() {
                "" => {}
                "other than this" => alt.shared.push(text),
                _ if text.contains(' ') => alt.tests.push(text),
                _ => alt.adjectives.push(text),
            }
            return Ok(());
        }
        let mut lists = Vec::new();
        for name in ["a", "b", "c"] {
            if let Some(quality) = node.one(name) {
                let row = self.row(quality).ok_or("a word is missing")?;
                if row.fact("owner").is_some() {
                    return Err("owners are not joined by “or”".to_owned());
                }
                lists.push(format!("({})", self.fill(&row.ir, quality)?));
            }
        }
        alt.tests.push(lists.join(" or "));
        Ok(())
    }

    fn post(&mut self, node: &Node, np: &mut Np, alt: &mut Alt) -> Eval<()> {
        let row = self.row(node).ok_or("a word is missing")?;
        let text = self.fill(&row.ir, node)?;
        if let Some(place) = row.fact("place") {
            self.place(np, alt, place)?;
        }
        let set = |key: &str, field: &mut Option<String>| {
            if let Some(value) = row.fact(key) {
                *field = Some(value.to_owned());
            }
        };
        set("end", &mut np.end);
        set("owner", &mut np.owner);
        set("group", &mut np.group);
        if let Some(owner) = node.one("owner") {
            np.owner = Some(self.text(owner)?);
        }
        match row.fact("as") {
            _ if text.is_empty() => {}
            _ if text.starts_with("with total ") || text.starts_with("with different ") => np.limits.push(text),
            Some("shared") => alt.shared.push(text),
            _ => alt.after.push(text),
        }
        match alt.kind.as_deref() {
            Some("don") if !alt.after.is_empty() || !alt.shared.is_empty() => {
                Err("DON!! cards have nothing that is tested".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Cards are taken from one place.
    fn place(&mut self, np: &mut Np, alt: &mut Alt, place: &str) -> Eval<()> {
        if np.place.is_some() {
            return Err("the cards are in two places at once".to_owned());
        }
        if alt.kind.as_deref() == Some("don") && !matches!(place, "field" | "cost-don") {
            return Err("DON!! cards are not there".to_owned());
        }
        np.place = Some(place.to_owned());
        if place == "field" {
            np.place = None;
            match alt.kind.as_deref() {
                Some("don") => alt.noun = Some("don".to_owned()),
                _ if alt.noun.is_none() => alt.noun = Some(self.wording.field.1.clone()),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Cards that are only named are on the field.
pub fn find_noun(np: &mut Np, wording: &Wording) -> Eval<()> {
    if np.place.is_some() || np.group.is_some() {
        return Ok(());
    }
    if np.refer.is_none() && np.owner.is_none() && np.alts.iter().any(|a| a.loose && a.noun.is_some()) {
        return Err("it is not said whose or where these cards are".to_owned());
    }
    for alt in np.alts.iter_mut().filter(|a| a.noun.is_none()) {
        let named = alt.tests.iter().any(|t| t.contains("named "));
        if !named {
            return Err("it is not said where these cards are".to_owned());
        }
        alt.noun = Some(wording.field.0.clone());
    }
    Ok(())
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

/// How a token is known: by name, traits, AP and HP.
pub fn token_key(name: &str, spec: &str) -> String {
    let facts: Vec<&str> = spec.split('･').filter(|f| f.starts_with('(') || f.starts_with("AP") || f.starts_with("HP")).collect();
    format!("{name} {}", facts.join(" "))
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
