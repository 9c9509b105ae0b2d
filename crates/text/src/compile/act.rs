//! Acts: how a clause becomes steps, one for each of the cards it lists and each thing said of them.

use super::bind::{Mention, Out, Step};
use super::chart::Node;
use super::eval::{Eval, Evaluator, Val};
use super::noun::{Alt, Np};
use super::phrase::find_noun;
use super::wording::Row;
use std::rc::Rc;

impl Evaluator<'_> {
    /// The first duration said in a phrase.
    pub(super) fn first_duration(&self, node: &Node) -> Option<Rc<Node>> {
        node.slots.iter().flat_map(|(_, nodes)| nodes).find_map(|inner| {
            let found = self.wording.cats[inner.cat] == "duration";
            if found { Some(Rc::clone(inner)) } else { self.first_duration(inner) }
        })
    }

    /// “A, or B”: the player chooses.
    pub(super) fn either_act(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let clause = node.one("clause").ok_or("an act is missing")?;
        let clauses = node.one("clauses").ok_or("an act is missing")?;
        let before = self.bound.clone();
        self.clause(clause, &mut first)?;
        let (chosen, last) = (self.bound.mention.clone(), self.bound.last);
        self.bound.referred = None;
        // “Your opponent does A or does B”: that player chooses and does either.
        let agent = clause.one("agent").filter(|_| self.form(clause) == "agent").cloned();
        let agent = agent.map_or(Ok(String::new()), |agent| self.text(&agent))?;
        let who = if self.goes_on(clause, clauses, false) { agent } else { self.bound.agent.clone() };
        if who == "both" {
            return Err("each player chooses for himself".to_owned());
        }
        let before_agent = std::mem::replace(&mut self.bound.agent, who.clone());
        let done = self.clauses(clauses, &mut second);
        self.bound.agent = before_agent;
        done?;
        if self.bound.referred.is_some_and(|step| first.contains(&Out::Step(step))) {
            self.bound = before;
            return self.choose_and_either(clause, clauses, out);
        }
        (self.bound.mention, self.bound.last) = (chosen, last);
        out.push(Out::OneOf { who, options: vec![first, second] });
        Ok(())
    }

    /// “K.O. up to 1 Character, or return it”: the card is chosen first, then what is done with it.
    pub(super) fn choose_and_either(&mut self, clause: &Node, clauses: &Node, out: &mut Vec<Out>) -> Eval<()> {
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

    pub(super) fn clause(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        match self.form(node) {
            "agent" => {
                let agent = self.text(node.one("agent").ok_or("nobody acts")?)?;
                let act = node.one("act").ok_or("an act is missing")?;
                self.act_by(agent, act, out)
            }
            "change" => self.change(node, out),
            _ => {
                let act = node.one("act").ok_or("an act is missing")?;
                if self.bound.agent == "both" { self.act_by("both".to_owned(), act, out) } else { self.act(act, out) }
            }
        }
    }

    /// What one player does, or each of them with cards of their own.
    fn act_by(&mut self, agent: String, act: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let apiece = self.row(act).is_some_and(|row| row.fact("they").is_some());
        let each = agent == "both" && (apiece || act.one("nps").is_some() || act.one("np").is_some());
        if !each {
            return self.act_of(agent, act, out);
        }
        self.act_of("me".to_owned(), act, out)?;
        self.bound.theirs = true;
        let done = self.act_of("they".to_owned(), act, out);
        self.bound.theirs = false;
        done
    }

    /// What somebody does. Where each player does it with cards, “their” are first yours, then your opponent's.
    fn act_of(&mut self, agent: String, act: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let mine = agent == "me";
        let agent = if mine { String::new() } else { agent };
        let before = (std::mem::replace(&mut self.bound.agent, agent), std::mem::replace(&mut self.bound.mine, mine));
        let done = self.act(act, out);
        (self.bound.agent, self.bound.mine) = before;
        done
    }

    /// “this card or 1 of your cards”: the player chooses which of the two it is done with.
    fn one_or_other(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<bool> {
        let Some(either) = self.either_cards(node)? else { return Ok(false) };
        let mut options = Vec::new();
        for np in either {
            let mut run = Vec::new();
            self.given.push(("either".to_owned(), Val::Np(np)));
            let done = if self.form(node) == "change" { self.change(node, &mut run) } else { self.act(node, &mut run) };
            self.given.pop();
            done?;
            options.push(run);
        }
        self.bound.mention(Mention::Nothing);
        out.push(Out::OneOf { who: self.bound.agent.clone(), options });
        Ok(true)
    }

    /// The cards of “this card or 1 of your cards” and of “1 of these, or 1 of those”.
    fn either_cards(&mut self, node: &Node) -> Eval<Option<Vec<Np>>> {
        let Some(nps) = node.one("nps").cloned() else { return Ok(None) };
        if self.form(&nps) == "or" {
            let first = self.np(nps.one("np").ok_or("a card is missing")?)?;
            let mut either = self.nps(nps.one("nps").ok_or("a card is missing")?)?;
            if either.len() > 1 {
                return Err("“and” and “or” stand side by side".to_owned());
            }
            either.insert(0, first);
            return Ok(Some(either));
        }
        let pair = nps.one("np").filter(|np| nps.one("nps").is_none() && self.form(np) == "or-event");
        let Some(pair) = pair else { return Ok(None) };
        let subject = self.reference(pair.one("ref").ok_or("a card is missing")?)?;
        let other = self.np(pair.one("np").ok_or("a card is missing")?)?;
        Ok(Some(vec![Np::refer(subject), other]))
    }

    /// The cards that a clause lists, or the one of two that is being spelled out.
    fn listed(&mut self, nps: &Node) -> Eval<Vec<Np>> {
        match self.given.iter().find(|(name, _)| name == "either") {
            Some((_, Val::Np(np))) => Ok(vec![np.clone()]),
            _ => self.nps(nps),
        }
    }

    /// Cards and what is said about them.
    pub(super) fn change(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        if self.given.is_empty() && self.one_or_other(node, out)? {
            return Ok(());
        }
        let nps = self.listed(node.one("nps").ok_or("the cards are missing")?)?;
        if nps.iter().any(|np| np.refer.as_deref() == Some("this")) {
            if self.bound.playing {
                return Err("the card is being played".to_owned());
            }
            self.bound.mention(Mention::This);
        }
        let (preds, choice) = self.preds(node.one("preds").ok_or("nothing is said about the cards")?)?;
        for mut np in self.at_once(nps) {
            self.any_of_field(&mut np);
            find_noun(&mut np, self.wording)?;
            if !choice {
                self.say_of(np, &preds, node, out);
                continue;
            }
            let mut options = Vec::new();
            for pred in preds.chunks(1) {
                let mut run = Vec::new();
                self.say_of(np.clone(), pred, node, &mut run);
                options.push(run);
            }
            out.push(Out::OneOf { who: self.bound.agent.clone(), options });
        }
        Ok(())
    }

    /// “A and all B”, of one player: a card of both sorts is changed once.
    fn at_once(&mut self, nps: Vec<Np>) -> Vec<Np> {
        let whole = |np: &Np| np.refer.is_none() && np.count.text == "all" && np.end.is_none();
        let [first, rest @ ..] = nps.as_slice() else { return nps };
        let alike = |np: &Np| (&np.owner, &np.place, &np.group) == (&first.owner, &first.place, &first.group);
        if rest.is_empty()
            || !nps.iter().all(whole)
            || !rest.iter().all(alike)
            || nps.iter().any(|np| !np.limits.is_empty())
        {
            return nps;
        }
        self.bound.readings.insert("both-at-once");
        vec![Np { alts: nps.iter().flat_map(|np| np.alts.clone()).collect(), ..first.clone() }]
    }

    /// All that is said about some cards, and whether only one of it happens, as a player chooses.
    fn preds(&mut self, list: &Rc<Node>) -> Eval<(Vec<(usize, String)>, bool)> {
        let mut at = Some(list).cloned();
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
        let choice = nodes.iter().any(|pred| pred.one("gains").is_some_and(|gains| self.is_choice(gains)));
        if choice && nodes.len() > 1 {
            return Err("the “or” stands among other things that are said about the cards".to_owned());
        }
        let mut preds = Vec::new();
        for pred in nodes {
            let row = pred.row.ok_or("nothing is said about the cards")?;
            for text in self.pred(&pred)? {
                preds.push((row, text));
            }
        }
        Ok((preds, choice))
    }

    /// “your opponent's rested cards”: where nothing else is said they are cards of the field.
    fn any_of_field(&mut self, np: &mut Np) {
        if np.refer.is_some() || np.owner.is_none() || np.place.is_some() || np.group.is_some() {
            return;
        }
        let turned = |a: &Alt| a.adjectives.iter().any(|word| word == "rested" || word == "active");
        let loose = |a: &&mut Alt| a.loose && a.noun.is_none() && a.kind.is_none() && turned(a);
        for alt in np.alts.iter_mut().filter(loose) {
            self.bound.readings.insert("field-cards");
            alt.noun = Some(self.wording.field.1.clone());
        }
    }

    /// Whether one of several things is gained.
    fn is_choice(&self, gains: &Node) -> bool {
        self.form(gains) == "or" || gains.one("gains").is_some_and(|more| self.is_choice(more))
    }

    /// One step for each thing said about the same cards.
    pub(super) fn say_of(&mut self, np: Np, preds: &[(usize, String)], node: &Node, out: &mut Vec<Out>) {
        let chosen = np.is_choice();
        let mut subject = np.selection();
        for (i, (row, text)) in preds.iter().enumerate() {
            // A verb that stands after its cards in the text stands before them in notation.
            let step = match self.wording.rows[*row].fact("verb") {
                Some("may") => format!("may {{ {text} {subject} }}"),
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
    pub(super) fn pred(&mut self, node: &Node) -> Eval<Vec<String>> {
        let row = self.row(node).ok_or("nothing is said about the cards")?;
        self.take_each(row, node)?;
        let Some(gains) = node.one("gains") else {
            return Ok(self.spelled(row, node)?.split(" | ").map(str::to_owned).collect());
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

    /// What a change is worked out by, where its own words say so.
    fn take_each(&mut self, row: &Row, node: &Node) -> Eval<()> {
        if let Some(each) = row.fact("each") {
            let each = self.fill(each, node)?;
            if !each.is_empty() {
                self.bound.take_each(each);
            }
        }
        Ok(())
    }

    pub(super) fn gains(&mut self, node: &Node) -> Eval<Vec<String>> {
        let gain = self.text(node.one("gain").ok_or("nothing is gained")?)?;
        self.bound.owed.0 = false;
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
    pub(super) fn act(&mut self, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let row = self.row(node).ok_or("an act is missing")?;
        if row.fact("options").is_some() {
            let options = std::mem::take(&mut self.bound.options);
            if options.len() < 2 {
                return Err("the options are missing".to_owned());
            }
            if row.fact("options") == Some("each") {
                out.extend(options.into_iter().flatten());
                return Ok(());
            }
            out.push(Out::OneOf { who: self.bound.agent.clone(), options });
            return Ok(());
        }
        if let Some(zone) = row.fact("works") {
            self.bound.works = Some(zone.to_owned());
            let changes = match (node.one("gains"), node.one("preds")) {
                (Some(gains), _) => self.gains(gains)?,
                (_, Some(preds)) => match self.preds(preds)? {
                    (_, true) => return Err("the “or” joins things that are given".to_owned()),
                    (preds, false) => preds.into_iter().map(|(_, text)| text).collect(),
                },
                _ => return Err("nothing is gained".to_owned()),
            };
            for change in changes {
                let text = format!("this {}", change.trim_end());
                let number = self.bound.push(text, node.row.unwrap_or(0), node.start..node.end, None);
                out.push(Out::Step(number));
            }
            return Ok(());
        }
        if let Some(fact) = row.fact("fact") {
            let text = self.fill(&row.ir, node)?;
            self.bound.facts.push((fact.to_owned(), text));
            return Ok(());
        }
        if row.fact("negates").is_some() {
            self.bound.negates = true;
            return Ok(());
        }
        if let Some(zone) = row.fact("zone") {
            self.bound.works = Some(zone.to_owned());
        }
        self.plays(row, node)?;
        if row.fact("replaces").is_some() {
            let when = std::mem::take(&mut self.bound.when);
            self.bound.instead.extend(when);
            self.bound.would = false;
        }
        if row.fact("header").is_some() {
            let occasion = Rc::clone(node.one("occasion").ok_or("the occasion is missing")?);
            let row = self.row(&occasion).ok_or("the occasion is missing")?;
            let text = self.fill(&row.ir, &occasion)?;
            if row.fact("do") == Some("while") {
                self.bound.gates.push(format!("while {text}"));
                return Ok(());
            }
            self.bound.in_force = false;
            self.bound.optional = true;
            self.bound.when.push(text);
            return Ok(());
        }
        if let Some(clauses) = node.one("clauses") {
            return self.clauses(clauses, out);
        }
        if let Some(verb) = row.fact("again") {
            return self.act_again(verb, node, out);
        }
        let lists = match node.one("nps") {
            Some(_) if self.given.is_empty() && self.one_or_other(node, out)? => return Ok(()),
            Some(nps) => self.together(nps, node, row, out)?.into_iter().map(Some).collect(),
            None => vec![None],
        };
        for mut np in lists {
            if let Some(np) = &mut np {
                self.search(np, node, out);
                self.goes_home(np, node)?;
                self.as_many_as(np, row);
            }
            let texts = self.act_texts(row, node, np.clone())?;
            for (i, text) in texts.into_iter().enumerate() {
                let cards = match (&np, i) {
                    (Some(np), 0) => Some(np.clone()),
                    (Some(_), _) => Some(Np::refer("it")),
                    (None, _) => self.object(node)?,
                };
                let text = self.with_agent(&text);
                // An event is told of each card by itself.
                let told = text == "draw moved" && self.bound.steps.is_empty() && !self.bound.when.is_empty();
                let text = if told { "draw 1".to_owned() } else { text };
                let whose = text.starts_with("look at ") && text.contains("top ") && text.contains(" any ");
                let ends: Vec<String> = match text.contains(" top or bottom in any order") {
                    true => ["top", "bottom"].iter().map(|end| text.replace("top or bottom", end)).collect(),
                    false if whose => {
                        ["my", "their"].iter().map(|side| text.replace(" any ", &format!(" {side} "))).collect()
                    }
                    false => vec![text],
                };
                let mut options = Vec::new();
                for text in ends {
                    let number = self.bound.push(text, node.row.unwrap_or(0), node.start..node.end, cards.as_ref());
                    options.push(vec![Out::Step(number)]);
                }
                self.dealt_with(row, &options);
                if options.len() > 1 {
                    self.bound.reading(if whose { "one-of-two-piles" } else { "top-or-bottom-together" });
                    out.push(Out::OneOf { who: self.bound.agent.clone(), options });
                } else {
                    out.extend(options.remove(0));
                }
            }
        }
        self.afterwards(row);
        Ok(())
    }

    /// “Play this card as if it has 0 cost.”: a way to play the card, with what it asks for and what else is paid.
    fn plays(&mut self, row: &Row, node: &Node) -> Eval<()> {
        if let Some(moment) = row.fact("moment") {
            self.bound.in_force = false;
            self.bound.moments.push(moment.to_owned());
        } else if row.fact("plays").is_some() && !self.bound.playing {
            return Err("the card is not being played".to_owned());
        }
        if let Some(price) = row.fact("price") {
            let price = self.fill(price, node)?;
            self.bound.price.push(price);
        }
        self.gate(row, node)
    }

    /// “Choose 1 card. …, choose 2 instead.”: the act before with another number.
    fn act_again(&mut self, verb: &str, node: &Node, out: &mut Vec<Out>) -> Eval<()> {
        let count = node.one("count").or(node.one("n")).ok_or("it is not said how many")?;
        let count = self.text(count)?;
        let same = |step: &Step| step.text.split(' ').next().is_some_and(|word| word.starts_with(verb));
        let old = self.bound.steps.iter().rposition(same).ok_or("nothing of this sort was done before")?;
        let old = self.bound.steps[old].clone();
        let counted = |word: &&str| word.parse::<u8>().is_ok() || matches!(*word, "up" | "to");
        let mut words = old.text.split(' ');
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.skip_while(counted).collect();
        let text = format!("{verb} {count} {}", rest.join(" "));
        let step = self.bound.push(text, old.row, node.start..node.end, Some(&Np::default()));
        out.push(Out::Step(step));
        Ok(())
    }

    /// “Discard 1. If it is …”: where nothing else was mentioned, “it” is what was dealt with by number.
    fn dealt_with(&mut self, row: &Row, options: &[Vec<Out>]) {
        let unnamed = self.bound.mention == Mention::Nothing && self.bound.agent.is_empty();
        if let (Some(_), true, [run]) = (row.fact("deals"), unnamed, options)
            && let [Out::Step(number)] = run.as_slice()
        {
            self.bound.mention(Mention::Step(*number));
            self.bound.last = Some(*number);
        }
    }

    /// The cards of an act. Cards at hand are dealt with in one step, and so are those that are put in an order.
    fn together(&mut self, nps: &Node, node: &Node, row: &Row, out: &mut Vec<Out>) -> Eval<Vec<Np>> {
        let list = self.listed(nps)?;
        if list.len() < 2 {
            return Ok(list);
        }
        if list.iter().all(|np| np.refer.is_some()) {
            return Ok(vec![Np::refer(list.iter().map(Np::selection).collect::<Vec<_>>().join(" and "))]);
        }
        let list = self.at_once(list);
        if list.len() < 2 {
            return Ok(list);
        }
        let ordered = node.one("dest").is_some_and(|dest| dest.one("order").is_some());
        let known = |np: &Np| np.refer.is_some() || np.is_choice();
        if !ordered || !list.iter().all(known) || !row.ir.starts_with("move ") {
            return Ok(list);
        }
        let mut moved: Vec<String> = list.iter().filter_map(|np| np.refer.clone()).collect();
        for mut np in list.into_iter().filter(|np| np.refer.is_none()) {
            find_noun(&mut np, self.wording)?;
            let text = format!("choose {}", np.selection());
            let step = self.bound.push(text, node.row.unwrap_or(0), node.start..node.end, Some(&np));
            out.push(Out::Step(step));
        }
        moved.push("it".to_owned());
        Ok(vec![Np::refer(moved.join(" and "))])
    }

    /// “up to 1 card for each of …”: so many cards are chosen, where the act has no number of its own.
    fn as_many_as(&mut self, np: &mut Np, row: &Row) {
        let own = row.ir.contains(":each}") || row.ir.contains("{gains}") || row.fact("each").is_some();
        let Some(each) = self.bound.each.clone().filter(|_| self.bound.owed.0 && !own) else { return };
        let (least, n) = np.count.text.strip_prefix("up to ").map_or(("", np.count.text.as_str()), |n| ("up to ", n));
        if n.parse::<u8>().is_ok() && np.end.is_none() {
            np.count.text = format!("{least}({n} per {each})");
            self.bound.owed.0 = false;
        }
    }

    /// Cards of the field that go to your hand or deck are yours.
    fn goes_home(&mut self, np: &mut Np, node: &Node) -> Eval<()> {
        let Some(dest) = node.one("dest").cloned() else { return Ok(()) };
        let anywhere = np.refer.is_none() && np.owner.is_none() && np.place.is_none() && np.group.is_none();
        if anywhere && self.text(&dest)?.starts_with("my ") && np.alts.iter().all(|a| a.noun.is_some()) {
            self.bound.reading("goes-home");
            np.owner = Some("my".to_owned());
        }
        Ok(())
    }

    /// Cards of a deck are chosen by looking at all of it.
    pub(super) fn search(&mut self, np: &mut Np, node: &Node, out: &mut Vec<Out>) {
        if np.place.as_deref() != Some("deck-card") || np.end.is_some() || np.count.text == "all" {
            return;
        }
        self.bound.reading("search");
        let owner = np.owner.take().unwrap_or_else(|| "my".to_owned());
        let text = format!("look at all {owner} deck-card");
        let step = self.bound.push(text, node.row.unwrap_or(0), node.start..node.end, None);
        out.push(Out::Step(step));
        np.place = None;
        np.group = Some("seen".to_owned());
    }

    /// The notation of an act for one phrase of cards, once for each thing that the cards gain.
    pub(super) fn act_texts(&mut self, row: &Row, node: &Node, np: Option<Np>) -> Eval<Vec<String>> {
        self.take_each(row, node)?;
        let gains = match node.one("gains") {
            Some(gains) if self.is_choice(gains) => return Err("the “or” joins things that are given".to_owned()),
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
            let theirs = row.fact("they").filter(|_| self.bound.agent == "they");
            let text = self.fill(theirs.unwrap_or(&row.ir), node);
            self.given.truncate(before);
            out.push(text?);
        }
        if self.bound.agent == "both" && !out.iter().all(|text| text.starts_with('@')) {
            return Err("only one player does this".to_owned());
        }
        Ok(out)
    }

    /// The cards an act is about.
    pub(super) fn object(&mut self, node: &Node) -> Eval<Option<Np>> {
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
    pub(super) fn with_agent(&self, text: &str) -> String {
        match text.strip_prefix('@') {
            Some(verb) if self.bound.agent.is_empty() => verb.to_owned(),
            Some(verb) => format!("{} {verb}", self.bound.agent),
            None => text.to_owned(),
        }
    }

    /// What an act changes for the words after it.
    pub(super) fn afterwards(&mut self, row: &Row) {
        match row.fact("sees") {
            Some("yes") => {
                self.bound.looking = true;
                self.bound.mention(Mention::Seen);
            }
            Some("no") => self.bound.looking = false,
            // What an act has made is “it”.
            Some("created") => {
                let made = self.bound.steps.len().saturating_sub(1);
                self.bound.mention(Mention::Step(made));
                self.bound.last = Some(made);
            }
            // What an act makes has no name by which a later word could mean it.
            Some("new") => self.bound.mention(Mention::Nothing),
            Some(subject) => self.bound.mention(Mention::Subject(subject.to_owned())),
            None => {}
        }
    }
}

/// A change by a number, once for each card.
fn multiplied(gain: &str, each: &str) -> Option<String> {
    let (n, stat) = gain.strip_prefix("get ")?.split_once(' ')?;
    Some(format!("get {n} per {each} {stat}"))
}
