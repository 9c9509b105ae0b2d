//! Sentences: what governs what, and how the acts of a sentence become steps.

use super::bind::{Bound, Mention, Out, Step};
use super::chart::Node;
use super::eval::{Eval, Evaluator};
use std::rc::Rc;

/// How a sentence hangs on the one before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Link {
    None,
    Then,
    Did,
    DidNot,
    Otherwise,
}

/// What stands in front of a sentence and governs it.
enum Governs {
    If(String),
    Later(String),
    Grant { on: String, header: String, until: String },
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
    /// Whether the last of these blocks is an “if” after its act, which governs a “Then” and nothing else.
    pub after: bool,
}

impl Body {
    /// The block that the next sentence belongs to.
    fn tail(&mut self) -> &mut Vec<Out> {
        let mut place = &mut self.outs;
        for _ in 0..self.open {
            let deeper = matches!(place.last(), Some(Out::If { .. } | Out::Grant { .. }));
            if !deeper {
                break;
            }
            match place.last_mut() {
                Some(Out::If { then: inner, .. } | Out::Grant { body: inner, .. }) => place = inner,
                _ => unreachable!("it was one just now"),
            }
        }
        place
    }

    /// How many of the open blocks a step stands in.
    fn depth_of(&self, step: usize) -> usize {
        let mut place = &self.outs;
        let mut depth = 0;
        while let Some(Out::If { then: inner, .. } | Out::Grant { body: inner, .. }) = place.last()
            && depth < self.open
            && holds(inner, step)
        {
            (place, depth) = (inner, depth + 1);
        }
        depth
    }
}

/// Whether a step is among these, at any depth.
fn holds(outs: &[Out], step: usize) -> bool {
    outs.iter().any(|out| match out {
        Out::Step(number) => *number == step,
        Out::If { then, otherwise, .. } => holds(then, step) || holds(otherwise, step),
        Out::May { body, .. } | Out::Grant { body, .. } | Out::Later { body, .. } => holds(body, step),
        Out::OneOf { options, .. } => options.iter().any(|option| holds(option, step)),
    })
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
        self.bound.refers = false;
        let first = body.outs.is_empty();
        let chosen = self.bound.mention.clone();
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
        self.keep_mention(chosen, &at);
        // A condition about cards of the sentence before is asked where those cards are known.
        let nested = self.bound.refers;
        let asked = self.bound.referred;
        let steps = self.bound.steps.len();
        let looked = self.bound.looking;
        let mut fresh = Vec::new();
        let instead = self.core(&at, &mut fresh)?;
        self.bound.settled()?;
        if std::mem::take(&mut self.bound.would) && !instead {
            return Err("no word says what happens instead".to_owned());
        }
        if std::mem::take(&mut body.after) && link != Link::Then {
            body.open = body.open.saturating_sub(1);
        }
        let replaces =
            governs.iter().any(|g| matches!(g, Governs::Grant { header, .. } if header.starts_with("instead")));
        if std::mem::take(&mut self.bound.negates) {
            return self.negate(governs);
        }
        if instead && self.bound.instead.is_empty() && !replaces {
            return self.rewrite(body, governs, fresh, steps);
        }
        if link == Link::Otherwise {
            return otherwise(body, governs.is_empty(), fresh);
        }
        let ifs = governs.iter().filter(|g| !matches!(g, Governs::Later(_))).count();
        let after = ifs == 0 && self.form(&at) == "suffix" && matches!(fresh.as_slice(), [Out::If { .. }]);
        if link == Link::Then && matches!(body.outs.last(), Some(Out::Grant { .. })) {
            body.open = 0;
        }
        for govern in governs.into_iter().rev() {
            fresh = vec![match govern {
                Governs::If(cond) => Out::If { cond, then: fresh, otherwise: Vec::new() },
                Governs::Later(point) => Out::Later { point, body: fresh },
                Governs::Grant { on, header, until } => {
                    self.bound.reading("waits-this-turn");
                    Out::Grant { on, header, until, body: fresh }
                }
            }];
        }
        let back = self.bound.remainder || self.puts_back(&fresh);
        if back && self.bound.looking && body.open > body.look && link != Link::Did {
            self.bound.reading("rest-in-any-case");
            body.open = body.look;
            // “If you don't, return it”: what was played or taken is no longer among the cards looked at.
            if link == Link::DidNot {
                link = Link::None;
            }
        }
        if ifs > 0 && link == Link::None {
            body.open = match (nested, asked) {
                (false, _) => 0,
                (true, Some(step)) => body.depth_of(step),
                (true, None) => body.open.min(body.look),
            };
        }
        self.attach(body, link, ifs, fresh);
        if after && link == Link::None {
            body.after = true;
            body.open += 1;
        }
        if !looked && self.bound.looking {
            body.look = body.open;
        }
        Ok(())
    }

    /// “Choose 1 card. Do A to it. If this card …, do B to it instead.” and “Choose 1 card. If this card …, do A to it.”: a
    /// condition about this card does not take “it” from the cards that something is done with.
    fn keep_mention(&mut self, before: Mention, node: &Node) {
        let Mention::Step(step) = before else { return };
        let waiting = step + 1 == self.bound.steps.len() && self.bound.steps[step].text.starts_with("choose ");
        if self.bound.mention == Mention::This && (waiting || self.form(node) == "instead") {
            self.bound.mention(Mention::Step(step));
        }
    }

    /// Whether a sentence puts cards that were revealed back into the deck.
    fn puts_back(&self, outs: &[Out]) -> bool {
        let [Out::Step(step)] = outs else { return false };
        let text = &self.bound.steps[*step].text;
        text.starts_with("move seen to ") && text.contains(" deck ")
    }

    /// “If A, this effect is negated.”: the ability works only while A does not hold.
    fn negate(&mut self, governs: Vec<Governs>) -> Eval<()> {
        for govern in governs {
            let Governs::If(cond) = govern else { return Err("only a condition negates an effect".to_owned()) };
            self.bound.gates.push(format!("while not ({cond})"));
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
                if let Some(Out::Step(step)) = tail.last()
                    && let Some(moved) = self.bound.steps[*step].text.strip_suffix("; shuffle").map(str::to_owned)
                {
                    let (row, span) = (self.bound.steps[*step].row, self.bound.steps[*step].span.clone());
                    self.bound.steps[*step].text = moved;
                    self.bound.steps.push(Step {
                        text: "shuffle".to_owned(),
                        label: None,
                        row,
                        span,
                        kept: false,
                        chosen: false,
                    });
                    then.insert(0, Out::Step(self.bound.steps.len() - 1));
                }
                let fresh = Out::If { cond: cond.to_owned(), then, otherwise: Vec::new() };
                let mut inner = false;
                match tail.last_mut() {
                    _ if link == Link::DidNot => {}
                    Some(Out::May { body: chosen, .. }) => _ = all_or_none(chosen, &mut self.bound),
                    _ => inner = all_or_none(tail, &mut self.bound),
                }
                match tail.last_mut() {
                    Some(Out::If { then, .. }) if inner => then.push(fresh),
                    _ => tail.push(fresh),
                }
                body.open += 1 + usize::from(inner);
            }
            // “If not, choose 1 card. Rest it.”: what is done with it belongs to the “if not”.
            _ if goes_on && continues_otherwise(tail, self.bound.referred) => {
                if let Some(Out::If { otherwise, .. }) = tail.last_mut() {
                    otherwise.extend(fresh);
                }
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
            Some("did") => {
                self.follow_played();
                Ok(Link::Did)
            }
            Some("not-did") => Ok(Link::DidNot),
            Some("otherwise") => Ok(Link::Otherwise),
            _ => Ok(Link::None),
        }
    }

    /// “You may play that card. If you do, that card …”: it is on the field, and no longer among those looked at.
    fn follow_played(&mut self) {
        let played = |step: &Step| step.text.starts_with("put") && step.text.ends_with(" seen");
        if self.bound.mention == Mention::Seen && self.bound.steps.last().is_some_and(played) {
            self.bound.mention(Mention::Subject("it".to_owned()));
        }
    }

    fn prefix(&mut self, node: &Node, first: bool, governs: &mut Vec<Governs>) -> Eval<()> {
        let prefix = adjunct(node, "prefix").ok_or("the condition is missing")?;
        let row = self.row(prefix).ok_or("the condition is missing")?;
        let kind = row.fact("do").unwrap_or("if");
        // “During this turn, when …” inside an effect.
        let waits = kind == "waits"
            || kind == "when"
                && self.bound.tagged
                && matches!(self.bound.duration.as_deref(), Some("this-turn" | "this-battle"));
        if matches!(kind, "when" | "would" | "moment") && !waits {
            if !first || self.bound.tagged || self.bound.duration.is_some() {
                return Err("an event stands inside the effect".to_owned());
            }
            // Conditions in front of an event are asked when it happens.
            for govern in governs.drain(..) {
                match govern {
                    Governs::If(cond) => self.bound.gates.push(format!("while {cond}")),
                    _ => return Err("an event stands inside the effect".to_owned()),
                }
            }
            self.bound.in_force = false;
            if let Some(conds) = prefix.one("conds") {
                let cond = self.text(conds)?;
                self.bound.gates.push(format!("while {cond}"));
            }
        }
        // Of cards at hand it is they that wait; of any of some sort it is the player, for those to come as well.
        let watch = match row.fact("watch") {
            Some(watch) if self.object(prefix)?.is_some_and(|np| np.refer.is_none()) => Some(watch),
            _ => None,
        };
        let on =
            if watch.is_some() { "you".to_owned() } else { self.fill(row.fact("on").unwrap_or_default(), prefix)? };
        let gates = self.bound.gates.len();
        let text = self.fill(watch.unwrap_or(&row.ir), prefix)?;
        if let Some(gate) = row.fact("gate") {
            let gate = self.fill(gate, prefix)?;
            self.bound.gates.push(gate);
        }
        match kind {
            _ if waits => {
                let asked = self.bound.gates.split_off(gates);
                let header = format!("when {text}");
                let lasts = row.fact("lasts");
                governs.push(self.waits([vec![header], asked].concat().join(", "), lasts)?);
            }
            "when" => self.bound.when.push(text),
            "moment" => {
                self.bound.moments.push(text);
                self.bound.works = row.fact("zone").map(str::to_owned);
                self.bound.playing = row.fact("plays").is_some();
            }
            "would" => {
                self.bound.would = true;
                self.bound.instead.push(text);
            }
            "gate" if first && governs.is_empty() => self.bound.gates.push(text),
            "if" | "gate" => governs.push(Governs::If(text)),
            "later" => governs.push(Governs::Later(text)),
            "grant" => {
                let about = row.fact("about").is_some() || watch.is_some();
                self.bound.mention(if about { Mention::Event } else { Mention::This });
                self.bound.in_force = false;
                let until = row.fact("lasts").unwrap_or("this-turn").to_owned();
                governs.push(Governs::Grant { on, header: text, until });
            }
            "duration" => self.bound.take_duration(text),
            "each" => self.bound.take_each(text),
            other => return Err(format!("no production knows `{other}`")),
        }
        Ok(())
    }

    /// An event of this turn inside an effect: a card at hand waits for it itself, and the player for all others.
    fn waits(&mut self, header: String, lasts: Option<&str>) -> Eval<Governs> {
        if !self.bound.tagged {
            return Err("an event of this turn stands in no effect".to_owned());
        }
        let at_hand = |word: &&str| *word == "this" || *word == "it" || word.starts_with("chosen");
        let on = header.split([' ', '(', ')', ',']).find(at_hand).unwrap_or("you").to_owned();
        let itself = header.split(' ').nth(2).is_some_and(|word| word.trim_end_matches(',') == on);
        self.bound.mention(if itself { Mention::This } else { Mention::Event });
        self.bound.in_force = false;
        let until = self.bound.duration.take().unwrap_or_else(|| lasts.unwrap_or("this-turn").to_owned());
        self.bound.owed.1 = false;
        let words = header.split(' ').map(|word| match word.trim_matches(['(', ')', ',']) == on {
            true => word.replace(&on, "this"),
            false => word.to_owned(),
        });
        Ok(Governs::Grant { on: on.clone(), header: words.collect::<Vec<_>>().join(" "), until })
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
        let suffix = adjunct(node, "suffix").ok_or("the condition is missing")?;
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
            // “it” before these words is none of the cards that they name.
            let before = (self.bound.mention.clone(), self.bound.other.clone());
            let each = self.fill(&row.ir, suffix)?;
            (self.bound.mention, self.bound.other) = before;
            self.bound.take_each(each);
            self.clauses(&clauses, out)?;
            return Ok(false);
        }
        if kind == "duration" {
            let duration = self.fill(&row.ir, suffix)?;
            self.bound.take_duration(duration);
            self.clauses(&clauses, out)?;
            return Ok(false);
        }
        let before = self.bound.clone();
        let said = self.fill(&row.ir, suffix);
        let mut inner = Vec::new();
        self.clauses(&clauses, &mut inner)?;
        let text = match said {
            // “it” after “this card …” is this card; what is chosen only then is not known yet.
            Err(_) if before.mention == Mention::Nothing && self.bound.mention == Mention::This => {
                self.fill(&row.ir, suffix)?
            }
            said => said?,
        };
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
                let offered = std::mem::replace(&mut self.bound.offered, who.is_empty());
                self.clauses(node.one("clauses").ok_or("nothing is optional")?, &mut body)?;
                (self.bound.agent, self.bound.offered) = (agent, offered);
                // “you may trash any number of …” leaves nothing open that the number does not.
                let free = |step: &usize| self.bound.steps[*step].text.contains(" up to 99 ");
                match body.as_slice() {
                    [Out::Step(step)] if free(step) => out.extend(body),
                    _ => out.push(Out::May { who: who.to_owned(), body }),
                }
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
        let agent = clause.one("agent").filter(|_| self.form(clause) == "agent");
        let agent = agent.map_or(Ok(String::new()), |agent| self.text(agent))?;
        if !agent.is_empty() && self.goes_on(clause, more, agent == "both") {
            let before = std::mem::replace(&mut self.bound.agent, agent);
            let done = self.clauses(more, out);
            self.bound.agent = before;
            return done;
        }
        let Some(prefix) = adjunct(node, "prefix") else { return self.clauses(more, out) };
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

    /// Whether acts that follow are done by whoever was named before: “your opponent draws 1 card and shuffles …”, “both
    /// players draw 1 card and trash …”.
    pub(super) fn goes_on(&self, clause: &Node, clauses: &Node, several: bool) -> bool {
        let plain = clauses.one("clause").is_some_and(|clause| self.form(clause) == "act");
        let third = |at: usize| self.atoms.get(at).is_some_and(|atom| atom.key.ends_with('s'));
        let before = clause.one("act").is_some_and(|act| third(act.start));
        // “your opponent must trash 1 card or rest …”: no form of the words tells who does the second.
        let must = clause.one("agent").is_some_and(|agent| self.atoms[agent.end - 1].key == "must");
        plain && clauses.one("prefix").is_none() && (third(clauses.start) || several && !before || must)
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
                _ => Err("“instead” stands under a moment to come".to_owned()),
            })
            .collect::<Result<_, _>>()?;
        if conds.is_empty() {
            return Err("“instead” says not when".to_owned());
        }
        let sort = self.sort(self.bound.steps[*new].row);
        let tail = body.tail();
        let same = |o: &Out| matches!(o, Out::Step(s) if *s < steps && self.sort(self.bound.steps[*s].row) == sort);
        // Where nothing of its sort came before, it stands for what was last done with the same cards.
        let on_it = |step: usize| self.bound.steps[step].text.ends_with(" it");
        let same_cards = |o: &Out| matches!(o, Out::Step(s) if *s < steps && on_it(*s)) && on_it(*new);
        let place = tail.iter().rposition(same).or(tail.len().checked_sub(1).filter(|&last| same_cards(&tail[last])));
        let place = place.ok_or("nothing before it is of the same sort as what comes “instead”")?;
        let old = tail.split_off(place);
        if let Out::Step(step) = old[0]
            && self.bound.referred == Some(step)
            && !same_whole(&mut self.bound.steps, step, *new)
        {
            let choice = chosen_before(&mut self.bound.steps, step, *new)?;
            tail.push(Out::Step(choice));
        }
        let mut then = vec![Out::Step(*new)];
        then.extend(old[1..].iter().cloned());
        tail.push(Out::If { cond: conds.join(" and "), then, otherwise: old });
        Ok(())
    }
}

/// “Deal 1 damage to all cards. If B, deal 2 instead.”: the other number to the same cards, all of them.
fn same_whole(steps: &mut [Step], old: usize, new: usize) -> bool {
    let (Some((_, cards)), Some((act, _))) =
        (steps[old].text.split_once(" to all "), steps[new].text.split_once(" to "))
    else {
        return false;
    };
    steps[new].text = format!("{act} to all {cards}");
    steps[old].label = None;
    true
}

/// “1 card gets A. If B, that card gets C instead.”: the card is chosen first, and then gets one or the other.
fn chosen_before(steps: &mut Vec<Step>, old: usize, new: usize) -> Eval<usize> {
    let named = steps[old].label.take().unwrap_or_else(|| "it".to_owned());
    // “Deal 1 damage to 1 card. …, deal 2 damage instead.”
    if let (Some((act, cards)), Some((more, _))) =
        (steps[old].text.split_once(" to "), steps[new].text.split_once(" to "))
        && cards.starts_with(|c: char| c.is_ascii_digit())
        && act.split(' ').next() == more.split(' ').next()
    {
        let (choice, less, more) = (format!("choose {cards}"), format!("{act} to it"), format!("{more} to it"));
        let choice = Step { text: choice, label: None, kept: true, ..steps[old].clone() };
        (steps[old].text, steps[new].text) = (less, more);
        steps.push(choice);
        return Ok(steps.len() - 1);
    }
    let change = [" get ", " gain "].iter().filter_map(|word| steps[old].text.find(word)).min();
    let same = steps[new].text.strip_prefix(&format!("{named} ")).map(|said| format!("it {said}"));
    let (Some(at), Some(same)) = (change, same) else {
        return Err("“instead” speaks of cards that something else is done with".to_owned());
    };
    let (cards, said) = steps[old].text.split_at(at);
    let (choice, said) = (format!("choose {cards}"), format!("it{said}"));
    let choice = Step { text: choice, label: None, kept: true, ..steps[old].clone() };
    (steps[old].text, steps[new].text) = (said, same);
    steps.push(choice);
    Ok(steps.len() - 1)
}

/// What stands before or after what it governs; most of it may stand in either place.
fn adjunct<'n>(node: &'n Node, place: &str) -> Option<&'n Rc<Node>> {
    let found = node.one(place)?;
    Some(found.one("adjunct").unwrap_or(found))
}

/// “Choose 6 cards. Exile them. If you do, …”: with fewer cards nothing is done. Returns whether the acts went under a condition.
fn all_or_none(outs: &mut Vec<Out>, bound: &mut Bound) -> bool {
    let chosen = |out: &Out| match out {
        Out::Step(step) => bound.steps[*step].text.strip_prefix("choose ")?.split(' ').next()?.parse::<usize>().ok(),
        _ => None,
    };
    let Some(last) = outs.iter().rposition(|out| chosen(out).is_some()) else { return false };
    let counts: Vec<usize> = outs[..=last].iter().rev().map_while(chosen).collect();
    let all: usize = counts.iter().sum();
    if all < 2 || last + 1 == outs.len() {
        return false;
    }
    bound.reading("all-or-none");
    let then = outs.split_off(last + 1);
    let cond = if counts.len() == 1 { "did".to_owned() } else { format!("count(of it) >= {all}") };
    outs.push(Out::If { cond, then, otherwise: Vec::new() });
    true
}

/// “Otherwise, B.”: what is done when the condition before does not hold.
fn otherwise(body: &mut Body, plain: bool, fresh: Vec<Out>) -> Eval<()> {
    body.open = body.open.saturating_sub(1);
    match body.tail().last_mut() {
        Some(Out::If { otherwise, .. }) if otherwise.is_empty() && plain => *otherwise = fresh,
        _ => return Err("no condition stands right before “otherwise”".to_owned()),
    }
    Ok(())
}

/// Whether a phrase could say how long and does not.
fn open_ended(node: &Node) -> bool {
    let own = node.slots.iter().any(|(name, nodes)| name == "duration" && nodes.is_empty());
    own || node.slots.iter().flat_map(|(_, nodes)| nodes).any(|n| open_ended(n))
}

/// Whether what comes next is done with cards chosen under the “otherwise” right before.
fn continues_otherwise(tail: &[Out], referred: Option<usize>) -> bool {
    let Some(Out::If { otherwise, .. }) = tail.last() else { return false };
    referred.is_some_and(|step| holds(otherwise, step))
}

/// Whether what comes next is done with cards chosen under the “you may” right before.
fn continues_may(tail: &[Out], referred: Option<usize>) -> bool {
    let Some(Out::May { body, .. }) = tail.last() else { return false };
    referred.is_some_and(|chosen| body.contains(&Out::Step(chosen)))
}
