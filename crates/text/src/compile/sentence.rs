//! Sentences: what governs what, and how the acts of a sentence become steps.

use super::bind::{Mention, Out};
use super::chart::Node;
use super::eval::{Eval, Evaluator, Val};
use super::noun::Np;
use std::rc::Rc;

/// How a sentence hangs on the one before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Link {
    None,
    Then,
    Did,
    DidNot,
}

/// What stands in front of a sentence and governs it.
enum Governs {
    If(String),
    Later(String),
}

/// The body of an ability while its sentences are added.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Body {
    /// The steps.
    pub outs: Vec<Out>,
    /// How many blocks at the end still govern what comes next.
    pub open: usize,
    /// How many blocks governed the look at cards.
    pub look: usize,
}

impl Body {
    /// The block that the next sentence belongs to.
    fn tail(&mut self) -> &mut Vec<Out> {
        let mut place = &mut self.outs;
        for _ in 0..self.open {
            let deeper = matches!(place.last(), Some(Out::If { .. }));
            if !deeper {
                break;
            }
            let Some(Out::If { then, .. }) = place.last_mut() else { unreachable!("it was one just now") };
            place = then;
        }
        place
    }
}

impl Evaluator<'_> {
    /// Adds a sentence to a body.
    pub fn sentence(&mut self, node: &Node, body: &mut Body) -> Eval<()> {
        let mut at = Rc::clone(node.one("statement").ok_or("the sentence is empty")?);
        let mut link = Link::None;
        let mut governs = Vec::new();
        self.bound.duration = None;
        self.bound.each = None;
        self.bound.referred = None;
        self.bound.remainder = false;
        let first = body.outs.is_empty();
        loop {
            let next = match self.form(&at) {
                "link" => {
                    link = self.link(&at)?;
                    at.one("statement")
                }
                "prefix" => {
                    self.prefix(&at, first, &mut governs)?;
                    at.one("statement")
                }
                _ => break,
            };
            at = Rc::clone(next.ok_or("the sentence is empty")?);
        }
        let steps = self.bound.steps.len();
        let looked = self.bound.looking;
        let mut fresh = Vec::new();
        let instead = self.core(&at, &mut fresh)?;
        if instead && self.bound.instead.is_empty() {
            return self.rewrite(body, governs, fresh, steps);
        }
        let ifs = governs.iter().filter(|g| matches!(g, Governs::If(_))).count();
        for govern in governs.into_iter().rev() {
            fresh = vec![match govern {
                Governs::If(cond) => Out::If { cond, then: fresh, otherwise: Vec::new() },
                Governs::Later(point) => Out::Later { point, body: fresh },
            }];
        }
        if self.bound.remainder && self.bound.looking && body.open > body.look && link == Link::None {
            self.bound.reading("rest-in-any-case");
            body.open = body.look;
        }
        self.attach(body, link, ifs, fresh);
        if !looked && self.bound.looking {
            body.look = body.open;
        }
        Ok(())
    }

    /// Adds what a cost asks for.
    pub fn cost(&mut self, node: &Node, body: &mut Body) -> Eval<()> {
        let item = Rc::clone(node.one("costitem").ok_or("the cost is missing")?);
        if let Some(conds) = item.one("conds") {
            let cond = self.text(conds)?;
            self.bound.gates.push(format!("while {cond}"));
        }
        match item.one("clauses") {
            Some(clauses) => self.clauses(clauses, &mut body.outs)?,
            None => {
                let text = self.text(&item)?;
                let number = self.bound.push(text, item.row.unwrap_or(0), item.start..item.end, None);
                body.outs.push(Out::Step(number));
            }
        }
        node.one("cost").map_or(Ok(()), |more| self.cost(more, body))
    }

    /// Puts the steps of a sentence where they belong.
    fn attach(&mut self, body: &mut Body, link: Link, ifs: usize, fresh: Vec<Out>) {
        if ifs > 0 && link == Link::None {
            body.open = 0;
        }
        if body.open > 0 && ifs == 0 && link != Link::Did {
            self.bound.reading(match (link, self.bound.referred) {
                (Link::Then, _) => "then-under-if",
                (_, Some(_)) => "it-under-if",
                _ => "next-under-if",
            });
        }
        if body.open > 0 && ifs > 0 && link == Link::Then {
            self.bound.reading("then-under-if");
        }
        let goes_on = link == Link::None && ifs == 0;
        let tail = body.tail();
        match link {
            Link::Did | Link::DidNot => {
                self.bound.reading("if-you-do");
                let cond = if link == Link::Did { "did" } else { "not did" };
                let mut then = fresh;
                // A deck is shuffled because cards came to it: that is not what was to be done.
                let shuffled = |o: &Out| matches!(o, Out::Step(s) if self.bound.steps[*s].text == "shuffle");
                if tail.last().is_some_and(shuffled) {
                    then.splice(..0, tail.pop());
                }
                tail.push(Out::If { cond: cond.to_owned(), then, otherwise: Vec::new() });
                body.open += 1;
            }
            _ if goes_on && continues_may(tail, self.bound.referred) => {
                self.bound.reading("may-goes-on");
                if let Some(Out::May { body, .. }) = tail.last_mut() {
                    body.extend(fresh);
                }
            }
            _ => tail.extend(fresh),
        }
        body.open += ifs;
    }

    fn link(&mut self, node: &Node) -> Eval<Link> {
        let link = node.one("link").ok_or("a link is missing")?;
        match self.row(link).and_then(|r| r.fact("do")) {
            Some("then") => Ok(Link::Then),
            Some("did") => Ok(Link::Did),
            Some("not-did") => Ok(Link::DidNot),
            _ => Ok(Link::None),
        }
    }

    fn prefix(&mut self, node: &Node, first: bool, governs: &mut Vec<Governs>) -> Eval<()> {
        let prefix = node.one("prefix").ok_or("the condition is missing")?;
        let row = self.row(prefix).ok_or("the condition is missing")?;
        let kind = row.fact("do").unwrap_or("if");
        if matches!(kind, "when" | "would") {
            if !first {
                return Err("an event stands inside the effect".to_owned());
            }
            // Conditions in front of an event are asked when it happens.
            for govern in governs.drain(..) {
                match govern {
                    Governs::If(cond) => self.bound.gates.push(format!("while {cond}")),
                    Governs::Later(_) => return Err("an event stands inside the effect".to_owned()),
                }
            }
            self.bound.in_force = false;
            if let Some(conds) = prefix.one("conds") {
                let cond = self.text(conds)?;
                self.bound.gates.push(format!("while {cond}"));
            }
        }
        let text = self.fill(&row.ir, prefix)?;
        if let Some(gate) = row.fact("gate") {
            let gate = self.fill(gate, prefix)?;
            self.bound.gates.push(gate);
        }
        match kind {
            "when" => self.bound.when.push(text),
            "would" => self.bound.instead.push(text),
            "gate" if first && governs.is_empty() => self.bound.gates.push(text),
            "if" | "gate" => governs.push(Governs::If(text)),
            "later" => governs.push(Governs::Later(text)),
            "duration" => self.bound.duration = Some(text),
            "each" => self.bound.each = Some(text),
            other => return Err(format!("no production knows `{other}`")),
        }
        Ok(())
    }

    /// The acts of a sentence. Returns whether they take the place of others.
    fn core(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<bool> {
        let clauses = Rc::clone(node.one("clauses").ok_or("the sentence does nothing")?);
        let form = self.form(node);
        if form != "suffix" {
            self.bound.same_duration = form == "instead";
            self.clauses(&clauses, out)?;
            return Ok(form == "instead");
        }
        let suffix = node.one("suffix").ok_or("the condition is missing")?;
        let row = self.row(suffix).ok_or("the condition is missing")?;
        let kind = row.fact("do").unwrap_or("if");
        if kind == "when" {
            self.bound.in_force = false;
            let text = self.fill(&row.ir, suffix)?;
            self.bound.when.push(text);
            self.clauses(&clauses, out)?;
            return Ok(false);
        }
        if kind == "each" {
            self.bound.each = Some(self.fill(&row.ir, suffix)?);
            self.clauses(&clauses, out)?;
            return Ok(false);
        }
        if kind == "duration" {
            self.bound.duration = Some(self.fill(&row.ir, suffix)?);
            self.clauses(&clauses, out)?;
            return Ok(false);
        }
        let text = self.fill(&row.ir, suffix)?;
        let mut inner = Vec::new();
        self.clauses(&clauses, &mut inner)?;
        out.push(match kind {
            "later" => Out::Later { point: text, body: inner },
            _ => Out::If { cond: text, then: inner, otherwise: Vec::new() },
        });
        Ok(false)
    }

    /// Acts joined by commas and “and”.
    pub fn clauses(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        match self.form(node) {
            // Paying is always optional.
            "may" if self.bound.paying => return self.clauses(node.one("clauses").ok_or("nothing is paid")?, out),
            "may" | "they-may" => {
                let who = if self.form(node) == "may" { "" } else { "they" };
                let mut body = Vec::new();
                let agent = std::mem::replace(&mut self.bound.agent, who.to_owned());
                self.clauses(node.one("clauses").ok_or("nothing is optional")?, &mut body)?;
                self.bound.agent = agent;
                out.push(Out::May { who: who.to_owned(), body });
                return Ok(());
            }
            "or" => return self.either_act(node, out),
            _ => {}
        }
        let clause = node.one("clause").ok_or("an act is missing")?;
        let shared = node.one("clauses").filter(|_| self.bound.duration.is_none() && open_ended(clause));
        if let Some(duration) = shared.and_then(|more| self.first_duration(more)) {
            self.bound.reading("shared-duration");
            self.bound.duration = Some(self.text(&duration)?);
            self.clause(clause, out)?;
            self.bound.duration = None;
        } else {
            self.clause(clause, out)?;
        }
        let Some(more) = node.one("clauses") else { return Ok(()) };
        let Some(prefix) = node.one("prefix") else { return self.clauses(more, out) };
        let row = self.row(prefix).ok_or("the condition is missing")?;
        if row.fact("do").unwrap_or("if") != "if" {
            return Err("only a condition can stand here".to_owned());
        }
        let cond = self.fill(&row.ir, prefix)?;
        let mut then = Vec::new();
        self.clauses(more, &mut then)?;
        out.push(Out::If { cond, then, otherwise: Vec::new() });
        Ok(())
    }

    /// The first duration said in a phrase.
    fn first_duration(&self, node: &Node) -> Option<Rc<Node>> {
        node.slots.iter().flat_map(|(_, nodes)| nodes).find_map(|inner| {
            let found = self.wording.cats[inner.cat] == "duration";
            if found { Some(Rc::clone(inner)) } else { self.first_duration(inner) }
        })
    }

    /// “A, or B”: the player chooses.
    fn either_act(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let clause = node.one("clause").ok_or("an act is missing")?;
        let clauses = node.one("clauses").ok_or("an act is missing")?;
        let before = self.bound.clone();
        self.clause(clause, &mut first)?;
        let (chosen, last) = (self.bound.mention.clone(), self.bound.last);
        self.bound.referred = None;
        self.clauses(clauses, &mut second)?;
        if self.bound.referred.is_some_and(|step| first.contains(&Out::Step(step))) {
            self.bound = before;
            return self.choose_and_either(clause, clauses, out);
        }
        (self.bound.mention, self.bound.last) = (chosen, last);
        out.push(Out::OneOf { who: self.bound.agent.clone(), options: vec![first, second] });
        Ok(())
    }

    /// “K.O. up to 1 Character, or return it”: the card is chosen first, then what is done with it.
    fn choose_and_either(&mut self, clause: &Node, clauses: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let act = clause.one("act").ok_or("the “or” joins no acts")?;
        let nps = self.nps(act.one("nps").ok_or("the “or” joins acts without cards")?)?;
        let [np] = <[Np; 1]>::try_from(nps).map_err(|_| "the “or” joins acts with several cards")?;
        let text = format!("choose {}", np.selection());
        let choice = self.bound.push(text, clause.row.unwrap_or(0), clause.start..clause.end, Some(&np));
        let row = self.row(act).ok_or("an act is missing")?;
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for text in self.act_texts(row, act, Some(Np::refer("it")))? {
            let step = self.bound.push(text, act.row.unwrap_or(0), act.start..act.end, Some(&Np::refer("it")));
            first.push(Out::Step(step));
        }
        self.clauses(clauses, &mut second)?;
        self.bound.reading("it-is-last");
        out.push(Out::Step(choice));
        out.push(Out::OneOf { who: self.bound.agent.clone(), options: vec![first, second] });
        Ok(())
    }

    fn clause(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        match self.form(node) {
            "agent" => {
                let agent = self.text(node.one("agent").ok_or("nobody acts")?)?;
                let before = std::mem::replace(&mut self.bound.agent, agent);
                let done = self.act(node.one("act").ok_or("an act is missing")?, out);
                self.bound.agent = before;
                done
            }
            "change" => self.change(node, out),
            _ => self.act(node.one("act").ok_or("an act is missing")?, out),
        }
    }

    /// Cards and what is said about them.
    fn change(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let nps = self.nps(node.one("nps").ok_or("the cards are missing")?)?;
        if nps.iter().any(|np| np.refer.as_deref() == Some("this")) {
            self.bound.mention = Mention::This;
        }
        let mut preds = Vec::new();
        let mut at = node.one("preds").cloned();
        let mut nodes = Vec::new();
        while let Some(list) = at {
            nodes.push(Rc::clone(list.one("pred").ok_or("nothing is said about the cards")?));
            at = list.one("preds").cloned();
        }
        // A duration at the end holds for all that is said before it.
        let last = nodes.last().cloned();
        if let Some(duration) = last.as_ref().and_then(|n| n.one("duration")).filter(|_| nodes.len() > 1) {
            let text = self.text(duration)?;
            self.bound.duration.get_or_insert(text);
        }
        for pred in nodes {
            let row = pred.row.ok_or("nothing is said about the cards")?;
            for text in self.pred(&pred)? {
                preds.push((row, text));
            }
        }
        for mut np in nps {
            super::eval::find_noun(&mut np, self.wording)?;
            self.say_of(np, &preds, node, out);
        }
        Ok(())
    }

    /// One step for each thing said about the same cards.
    fn say_of(&mut self, np: Np, preds: &[(usize, String)], node: &Node, out: &mut Vec<Out>) {
        let chosen = np.is_choice();
        let mut subject = np.selection();
        for (i, (row, text)) in preds.iter().enumerate() {
            // A verb that stands after its cards in the text stands before them in notation.
            let step = match self.wording.rows[*row].fact("verb") {
                Some(_) => format!("{text} {subject}"),
                None => format!("{subject} {text}"),
            };
            let cards = if i == 0 { np.clone() } else { Np::refer(subject.clone()) };
            let number = self.bound.push(step.trim_end().to_owned(), *row, node.start..node.end, Some(&cards));
            out.push(Out::Step(number));
            if i == 0 && chosen {
                subject = "it".to_owned();
            }
        }
    }

    /// What is said about cards, a text for each change.
    fn pred(&mut self, node: &Node) -> Eval<Vec<String>> {
        let row = self.row(node).ok_or("nothing is said about the cards")?;
        let Some(gains) = node.one("gains") else {
            return Ok(self.fill(&row.ir, node)?.split(" | ").map(str::to_owned).collect());
        };
        let mut out = Vec::new();
        for gain in self.gains(gains)? {
            self.given.push(("gains".to_owned(), Val::Text(gain)));
            let text = self.fill(&row.ir, node);
            self.given.pop();
            out.push(text?);
        }
        Ok(out)
    }

    fn gains(&mut self, node: &Node) -> Eval<Vec<String>> {
        let gain = self.text(node.one("gain").ok_or("nothing is gained")?)?;
        let mut out = vec![match &self.bound.each {
            Some(each) => multiplied(&gain, each).ok_or("only numbers are gained for each card")?,
            None => gain,
        }];
        if let Some(more) = node.one("gains") {
            out.append(&mut self.gains(more)?);
        }
        Ok(out)
    }

    /// An act becomes a step, or one step for each of the cards it lists.
    fn act(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let row = self.row(node).ok_or("an act is missing")?;
        if row.fact("options").is_some() {
            let options = std::mem::take(&mut self.bound.options);
            if options.len() < 2 {
                return Err("the options are missing".to_owned());
            }
            out.push(Out::OneOf { who: self.bound.agent.clone(), options });
            return Ok(());
        }
        if let Some(zone) = row.fact("works") {
            self.bound.works = Some(zone.to_owned());
            for gain in self.gains(node.one("gains").ok_or("nothing is gained")?)? {
                let number = self.bound.push(format!("this {gain}"), node.row.unwrap_or(0), node.start..node.end, None);
                out.push(Out::Step(number));
            }
            return Ok(());
        }
        if let Some(zone) = row.fact("zone") {
            self.bound.works = Some(zone.to_owned());
        }
        if row.fact("replaces").is_some() {
            self.bound.instead = std::mem::take(&mut self.bound.when);
        }
        if row.fact("header").is_some() {
            self.bound.in_force = false;
            let text = self.fill(&row.ir, node)?;
            self.bound.when.push(text);
            return Ok(());
        }
        if let Some(clauses) = node.one("clauses") {
            return self.clauses(clauses, out);
        }
        let lists = match node.one("nps") {
            Some(nps) => self.nps(nps)?.into_iter().map(Some).collect(),
            None => vec![None],
        };
        for np in lists {
            let texts = self.act_texts(row, node, np.clone())?;
            for (i, text) in texts.into_iter().enumerate() {
                let cards = match (&np, i) {
                    (Some(np), 0) => Some(np.clone()),
                    (Some(_), _) => Some(Np::refer("it")),
                    (None, _) => self.object(node)?,
                };
                let text = self.with_agent(&text);
                let number = self.bound.push(text, node.row.unwrap_or(0), node.start..node.end, cards.as_ref());
                out.push(Out::Step(number));
            }
        }
        self.afterwards(row);
        Ok(())
    }

    /// The notation of an act for one phrase of cards, once for each thing that the cards gain.
    fn act_texts(&mut self, row: &super::wording::Row, node: &Node, np: Option<Np>) -> Eval<Vec<String>> {
        let gains = match node.one("gains") {
            Some(gains) => self.gains(gains)?,
            None => vec![String::new()],
        };
        let mut out = Vec::new();
        for (i, gain) in gains.into_iter().enumerate() {
            let before = self.given.len();
            if let Some(np) = &np {
                let np = if i > 0 && np.is_choice() { Np::refer("it") } else { np.clone() };
                self.given.push(("nps".to_owned(), Val::Np(np)));
            }
            self.given.push(("gains".to_owned(), Val::Text(gain)));
            let text = self.fill(&row.ir, node);
            self.given.truncate(before);
            out.push(text?);
        }
        Ok(out)
    }

    /// The cards an act is about.
    fn object(&mut self, node: &Node) -> Eval<Option<Np>> {
        let Some(np) = node.one("np").cloned() else { return Ok(None) };
        // The phrase has been worked out already; what it refers to is not looked for again.
        let bound = self.bound.clone();
        let value = self.value(&np);
        self.bound = bound;
        match value? {
            Val::Np(np) => Ok(Some(np)),
            _ => Ok(None),
        }
    }

    /// Puts the player who acts in front of a verb of players.
    fn with_agent(&self, text: &str) -> String {
        match text.strip_prefix('@') {
            Some(verb) if self.bound.agent.is_empty() => verb.to_owned(),
            Some(verb) => format!("{} {verb}", self.bound.agent),
            None => text.to_owned(),
        }
    }

    /// What an act changes for the words after it.
    fn afterwards(&mut self, row: &super::wording::Row) {
        match row.fact("sees") {
            Some("yes") => {
                self.bound.looking = true;
                self.bound.mention = Mention::Seen;
            }
            Some("no") => self.bound.looking = false,
            Some(subject) => self.bound.mention = Mention::Subject(subject.to_owned()),
            None => {}
        }
    }

    /// What sort of step a row makes: the row itself, or what it says to be like.
    fn sort(&self, row: usize) -> (usize, &str) {
        match self.wording.rows[row].fact("sort") {
            Some(sort) => (usize::MAX, sort),
            None => (row, ""),
        }
    }

    /// “If A, B instead.”: the latest step of the same sort is done so, and what follows it stays.
    fn rewrite(&mut self, body: &mut Body, governs: Vec<Governs>, fresh: Vec<Out>, steps: usize) -> Eval<()> {
        self.bound.reading("instead-rewrites");
        let [Out::Step(new)] = fresh.as_slice() else { return Err("“instead” stands for several acts".to_owned()) };
        let conds: Vec<String> = governs
            .into_iter()
            .map(|g| match g {
                Governs::If(cond) => Ok(cond),
                Governs::Later(_) => Err("“instead” stands under a moment to come".to_owned()),
            })
            .collect::<Result<_, _>>()?;
        if conds.is_empty() {
            return Err("“instead” says not when".to_owned());
        }
        let sort = self.sort(self.bound.steps[*new].row);
        let tail = body.tail();
        let same = |o: &Out| matches!(o, Out::Step(s) if *s < steps && self.sort(self.bound.steps[*s].row) == sort);
        let place = tail.iter().rposition(same).ok_or("nothing before it is of the same sort as what comes “instead”")?;
        let old = tail.split_off(place);
        let mut then = vec![Out::Step(*new)];
        then.extend(old[1..].iter().cloned());
        tail.push(Out::If { cond: conds.join(" and "), then, otherwise: old });
        Ok(())
    }
}

/// A change by a number, once for each card.
fn multiplied(gain: &str, each: &str) -> Option<String> {
    let (n, stat) = gain.strip_prefix("get ")?.split_once(' ')?;
    Some(format!("get {n} per 1 {each} {stat}"))
}

/// Whether a phrase could say how long and does not.
fn open_ended(node: &Node) -> bool {
    let own = node.slots.iter().any(|(name, nodes)| name == "duration" && nodes.is_empty());
    own || node.slots.iter().flat_map(|(_, nodes)| nodes).any(|n| open_ended(n))
}

/// Whether what comes next is done with cards chosen under the “you may” right before.
fn continues_may(tail: &[Out], referred: Option<usize>) -> bool {
    let Some(Out::May { body, .. }) = tail.last() else { return false };
    referred.is_some_and(|chosen| body.contains(&Out::Step(chosen)))
}
