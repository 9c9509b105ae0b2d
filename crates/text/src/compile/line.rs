//! Lines: the tags in front, the cost up to its colon, the sentences, and the options below.

use super::atom::{Atom, Sort, atoms};
use super::bind::{Bound, Mention, Out};
use super::chart::{Chart, Node};
use super::eval::Evaluator;
use super::sentence::Body;
use super::wording::Wording;
use std::cmp::Reverse;
use std::ops::Range;
use std::rc::Rc;

/// A line of card text in its parts, as ranges of atoms.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// All atoms but the reminders.
    pub atoms: Vec<Atom>,
    /// The tags in front; the flag says whether a slash joins one to the tag before.
    pub tags: Vec<(usize, bool)>,
    /// The cost, without its colon.
    pub cost: Option<Range<usize>>,
    /// The sentences.
    pub sentences: Vec<Range<usize>>,
    /// The lines of its options.
    pub options: Vec<Line>,
}

/// A stretch of text that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// The text.
    pub text: String,
    /// The bytes of the line.
    pub span: Range<usize>,
    /// Where reading stopped.
    pub at: String,
    /// What was expected there.
    pub expected: String,
}

/// The phrase trees of a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// The line.
    pub line: Line,
    /// The cost.
    pub cost: Option<Rc<Node>>,
    /// The sentences.
    pub sentences: Vec<Rc<Node>>,
    /// The options.
    pub options: Vec<Tree>,
}

/// What a line means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Read {
    /// The abilities in effect notation.
    pub notation: Vec<String>,
    /// Facts of the card, such as keywords.
    pub facts: Vec<(String, String)>,
    /// The readings used.
    pub readings: Vec<&'static str>,
    /// The phrase trees it was read as.
    pub tree: Tree,
    /// Each step with the bytes of the line it comes from.
    pub sources: Vec<(String, Range<usize>)>,
}

impl Line {
    /// Takes a line apart. Bullets begin options.
    ///
    /// # Errors
    /// Text that is no atom, or a bracket that explains what no rule says.
    pub fn parse(text: &str, wording: &Wording) -> Result<Line, Unread> {
        let (text, after) = text.split_once('‡').unwrap_or((text, ""));
        let mut parts = text.split(['•', '‣']);
        let head = parts.next().unwrap_or_default();
        let mut line = Line::single(&[head.trim_end(), after].join(" "), wording)?;
        for option in parts {
            line.options.push(Line::single(option, wording)?);
        }
        Ok(line)
    }

    fn single(text: &str, wording: &Wording) -> Result<Line, Unread> {
        let all = atoms(text).map_err(|at| unread(text, at..text.len(), "a word, number, name or mark"))?;
        let explains = |a: &Atom| a.sort == Sort::Type && wording.reminders.contains(&a.value);
        for atom in all.iter().filter(|a| a.sort == Sort::Reminder) {
            if !wording.reminders.contains(&atom.value) {
                return Err(unread(text, atom.span.clone(), "a reminder that the tables know"));
            }
        }
        let atoms: Vec<Atom> = all.into_iter().filter(|a| a.sort != Sort::Reminder && !explains(a)).collect();
        let mut line = Line { atoms, ..Line::default() };
        let start = line.take_tags(wording);
        let start = line.take_cost(start);
        line.take_sentences(start);
        Ok(line)
    }

    fn take_tags(&mut self, wording: &Wording) -> usize {
        let mut at = 0;
        let mut joined = false;
        while let Some(atom) = self.atoms.get(at) {
            let slash = atom.sort == Sort::Mark('/') && !self.tags.is_empty();
            if slash {
                joined = true;
            } else if header(atom, wording).is_some() {
                self.tags.push((at, joined));
                joined = false;
            } else {
                break;
            }
            at += 1;
        }
        at
    }

    /// The cost ends at the first colon that does not open a list of options.
    fn take_cost(&mut self, start: usize) -> usize {
        let opens = |i: usize| i > 0 && self.atoms[i - 1].key == "one" || i + 1 == self.atoms.len();
        let colon = (start..self.atoms.len()).find(|&i| self.atoms[i].sort == Sort::Mark(':') && !opens(i));
        match colon {
            Some(colon) => {
                self.cost = Some(start..colon);
                colon + 1
            }
            None => start,
        }
    }

    fn take_sentences(&mut self, first: usize) {
        let mut start = first;
        for i in first..self.atoms.len() {
            let opens = i > 0 && self.atoms[i].sort == Sort::Mark(':') && self.atoms[i - 1].key == "one";
            let ends = matches!(self.atoms[i].sort, Sort::Mark('.')) || opens || i + 1 == self.atoms.len();
            if ends {
                self.sentences.push(start..i + 1);
                start = i + 1;
            }
        }
    }
}

/// What a tag says: the kind of header item and its notation.
fn header(atom: &Atom, wording: &Wording) -> Option<(String, String)> {
    if !matches!(atom.sort, Sort::Bracket | Sort::Tag | Sort::Angle) {
        return None;
    }
    let inner = atoms(&atom.value).ok()?;
    let mut chart = Chart::new(wording, &inner);
    let node = chart.whole("header").into_iter().next()?;
    let mut evaluator = Evaluator { wording, atoms: &inner, bound: Bound::default(), given: Vec::new() };
    let row = evaluator.row(&node)?;
    let kind = row.fact("do")?.to_owned();
    Some((kind, evaluator.fill(&row.ir, &node).ok()?))
}

fn unread(text: &str, span: Range<usize>, expected: &str) -> Unread {
    let at = text[span.clone()].to_owned();
    Unread { text: text.trim().to_owned(), span, at, expected: expected.to_owned() }
}

/// Reads a line: its abilities in effect notation.
///
/// # Errors
/// The smallest stretches that could not be read.
pub fn read(text: &str, wording: &Wording) -> Result<Read, Vec<Unread>> {
    let line = Line::parse(text, wording).map_err(|u| vec![u])?;
    Reader { text, wording, line: &line }.read()
}

/// Reads a phrase that stands by itself: its meaning.
///
/// # Errors
/// What could not be read.
pub fn phrase(text: &str, cat: &str, wording: &Wording) -> Result<String, Vec<Unread>> {
    let fail = |expected: &str| vec![unread(text, 0..text.len(), expected)];
    let atoms = atoms(text).map_err(|_| fail("words"))?;
    let mut chart = Chart::new(wording, &atoms);
    let node = chart.whole(cat).into_iter().next().ok_or_else(|| fail(cat))?;
    let mut evaluator = Evaluator { wording, atoms: &atoms, bound: Bound::default(), given: Vec::new() };
    evaluator.text(&node).map_err(|e| fail(&e))
}

struct Reader<'a> {
    text: &'a str,
    wording: &'a Wording,
    line: &'a Line,
}

impl Reader<'_> {
    fn read(&self) -> Result<Read, Vec<Unread>> {
        let mut bound = Bound::default();
        let mut cues: Vec<Vec<String>> = Vec::new();
        let mut items = Vec::new();
        let mut once = false;
        for &(at, joined) in &self.line.tags {
            let Some((kind, text)) = header(&self.line.atoms[at], self.wording) else { continue };
            match kind.as_str() {
                "cue" if joined && !cues.is_empty() => {
                    if let Some(last) = cues.last_mut() {
                        last.push(text);
                    }
                }
                "cue" => cues.push(vec![text]),
                "once" => once = true,
                "keyword" => bound.facts.push(("keyword".to_owned(), text)),
                "stat" => bound.facts.push(("stat".to_owned(), text)),
                "paired" => {
                    cues.push(vec!["when-paired".to_owned()]);
                    items.push(text);
                }
                "ability" => bound.facts.push(("ability".to_owned(), text)),
                "pilot" => bound.facts.push(("pilot".to_owned(), text)),
                _ => items.push(text),
            }
        }
        let cues: Vec<String> = cues.into_iter().flatten().collect();
        bound.in_force = cues.is_empty();
        bound.tagged = !cues.is_empty();
        bound.activated = cues.iter().any(|cue| cue.starts_with("activate"));
        let mut errors = Vec::new();
        let mut tree = Tree { line: self.line.clone(), ..Tree::default() };
        let mut body = Body::default();
        let mut cost = Body::default();
        if let Some(range) = &self.line.cost {
            bound.paying = true;
            match self.cost(range, &mut bound, &mut cost) {
                Ok(node) => tree.cost = Some(node),
                Err(error) => errors.push(error),
            }
            bound.paying = false;
        }
        let mut options = Vec::new();
        for option in &self.line.options {
            let mut run = Body::default();
            let inner = Reader { text: self.text, wording: self.wording, line: option };
            let mut state = Bound { in_force: bound.in_force, ..Bound::default() };
            std::mem::swap(&mut state.steps, &mut bound.steps);
            let sentences = inner.sentences(&mut state, &mut run, &mut errors);
            tree.options.push(Tree { line: option.clone(), sentences, ..Tree::default() });
            std::mem::swap(&mut state.steps, &mut bound.steps);
            bound.readings.extend(state.readings);
            options.push(run.outs);
        }
        bound.options = options;
        tree.sentences = self.sentences(&mut bound, &mut body, &mut errors);
        if !bound.options.is_empty() {
            errors.push(unread(self.text, 0..self.text.len(), "“choose one:” before the options"));
        }
        if bound.playing && !paid_to_play(&mut bound, &mut cost.outs, &mut body.outs) {
            errors.push(unread(
                self.text,
                0..self.text.len(),
                "what is done to play the card, and how it is played then",
            ));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        items.extend(bound.works.iter().map(|zone| format!("in {zone}")));
        items.extend(bound.gates.clone());
        Ok(Read { tree, ..self.assemble(cues, items, once, bound, cost.outs, body.outs) })
    }

    /// The header, the cost and the body as one ability.
    fn assemble(
        &self,
        cues: Vec<String>,
        items: Vec<String>,
        once: bool,
        bound: Bound,
        cost: Vec<Out>,
        body: Vec<Out>,
    ) -> Read {
        let mut read = Read { facts: bound.facts.clone(), ..Read::default() };
        read.readings = bound.readings.iter().copied().collect();
        read.sources = bound.steps.iter().map(|s| (s.text.clone(), self.bytes(&s.span))).collect();
        let (given, facts): (Vec<_>, Vec<_>) = read.facts.into_iter().partition(|(sort, _)| sort == "ability");
        read.facts = facts;
        read.notation.extend(given.into_iter().map(|(_, ability)| ability));
        if body.is_empty() && cost.is_empty() {
            if !items.is_empty() {
                // A keyword after a condition is had while that holds.
                let (gated, facts): (Vec<_>, Vec<_>) = read.facts.into_iter().partition(|fact| gained(fact).is_some());
                read.facts = facts;
                let gains = gated.iter().filter_map(gained);
                read.notation.extend(gains.map(|gain| format!("always, {}: this {gain}", items.join(", "))));
            }
            return read;
        }
        let mode = if !bound.when.is_empty() {
            format!("when {}", bound.when.join(" / "))
        } else if !bound.instead.is_empty() {
            format!("instead of {}", bound.instead.join(" / "))
        } else if !bound.moments.is_empty() {
            bound.moments.join(" / ")
        } else if cues.is_empty() {
            let rule = bound.steps.iter().any(|s| s.text.starts_with("rule: "));
            if rule { "rule" } else { "always" }.to_owned()
        } else {
            cues.join(" / ")
        };
        let mut parts = vec![mode];
        // A moment and an event at once: the moment's tag gates nothing that the event does not say.
        parts.extend(items);
        if once {
            parts.push("once".to_owned());
        }
        let body = match bound.optional {
            true => vec![Out::May { who: String::new(), body }],
            false => body,
        };
        let short = |text: String| shortened(text, self.wording);
        let mut notation = format!("{}: ", parts.join(", "));
        if !cost.is_empty() {
            let paid: Vec<String> = steps(&cost, &bound).into_iter().map(short).collect();
            notation.push_str(&format!("pay {}: ", paid.join(", ")));
        }
        let done: Vec<String> = steps(&body, &bound).into_iter().map(short).collect();
        notation.push_str(&done.join("; ").replace("rule: ", ""));
        read.notation.push(notation);
        read
    }

    fn bytes(&self, atoms: &Range<usize>) -> Range<usize> {
        let of = |i: usize| self.line.atoms.get(i).map(|a| a.span.clone()).unwrap_or_default();
        of(atoms.start).start..of(atoms.end.saturating_sub(1)).end
    }

    fn sentences(&self, bound: &mut Bound, body: &mut Body, errors: &mut Vec<Unread>) -> Vec<Rc<Node>> {
        let mut nodes = Vec::new();
        for range in &self.line.sentences {
            let read = self.one_way(range, "sentence", bound, body, |e, node, body| e.sentence(node, body));
            match read {
                Ok(node) => nodes.push(node),
                Err(error) => {
                    errors.push(error);
                    // What comes after may lean on what was not read.
                    bound.mention(Mention::Subject("unread".to_owned()));
                }
            }
        }
        nodes
    }

    fn cost(&self, range: &Range<usize>, bound: &mut Bound, cost: &mut Body) -> Result<Rc<Node>, Unread> {
        self.one_way(range, "cost", bound, cost, |e, node, cost| e.cost(node, cost))
    }

    /// Reads atoms in the one way that makes sense; several ways with different meaning are an error.
    fn one_way(
        &self,
        range: &Range<usize>,
        cat: &str,
        bound: &mut Bound,
        body: &mut Body,
        eval: impl Fn(&mut Evaluator<'_>, &Node, &mut Body) -> Result<(), String>,
    ) -> Result<Rc<Node>, Unread> {
        let atoms = &self.line.atoms[range.clone()];
        let mut chart = Chart::new(self.wording, atoms);
        let mut nodes = chart.whole(cat);
        // One row that says it all is meant before several rows that say it together.
        nodes.sort_by_key(|n| weight(n, self.wording));
        let mut ways: Vec<(String, Bound, Body, Weight, Rc<Node>)> = Vec::new();
        let mut why = None;
        for node in nodes {
            let mut evaluator = Evaluator { wording: self.wording, atoms, bound: bound.clone(), given: Vec::new() };
            let mut body = body.clone();
            let acts = weight(&node, self.wording);
            if ways.first().is_some_and(|w| w.3 < acts) {
                break;
            }
            match eval(&mut evaluator, &node, &mut body) {
                Ok(()) => {
                    let meaning = meaning(&evaluator.bound, &body);
                    if ways.iter().all(|(m, ..)| *m != meaning) {
                        ways.push((meaning, evaluator.bound, body, acts, node));
                    }
                }
                Err(reason) => why = Some(reason),
            }
        }
        let span = self.bytes(range);
        match ways.len() {
            1 => {
                let (_, read, grown, _, node) = ways.remove(0);
                *bound = read;
                *body = grown;
                Ok(node)
            }
            0 => Err(match why {
                Some(reason) => unread(self.text, span, &reason),
                None => self.stopped(range, &chart),
            }),
            _ => {
                let ways: Vec<_> = ways.into_iter().map(|(m, ..)| m).collect();
                Err(unread(self.text, span, &format!("one meaning, not {}", ways.join(" | "))))
            }
        }
    }

    /// Where reading stopped, and what could have stood there.
    fn stopped(&self, range: &Range<usize>, chart: &Chart<'_>) -> Unread {
        let (at, expected) = &chart.furthest;
        let at = (range.start + at).min(range.end.saturating_sub(1));
        let span = self.line.atoms[at].span.start..self.bytes(range).end;
        let shown: Vec<_> = expected.iter().take(6).cloned().collect();
        Unread { text: self.text[self.bytes(range)].to_owned(), ..unread(self.text, span, &shown.join(", ")) }
    }
}

/// “When playing this card, you may A. If you do, play it so.”: A is what playing it so costs.
fn paid_to_play(bound: &mut Bound, cost: &mut Vec<Out>, body: &mut Vec<Out>) -> bool {
    let [Out::May { who, body: done }, Out::If { cond, then, otherwise }] = body.as_slice() else { return false };
    if !who.is_empty() || cond != "did" || !otherwise.is_empty() {
        return false;
    }
    cost.extend(done.iter().cloned());
    for price in std::mem::take(&mut bound.price) {
        let number = bound.push(price, 0, 0..0, None);
        cost.push(Out::Step(number));
    }
    *body = then.clone();
    true
}

/// A keyword or number that a line states of its card, as something that a card gains.
pub(super) fn gained((sort, text): &(String, String)) -> Option<String> {
    match sort.as_str() {
        "keyword" => Some(format!("gain {text}")),
        "stat" => text.split_once(' ').map(|(stat, n)| format!("get +{n} {stat}")),
        _ => None,
    }
}

/// Which of several ways to read a sentence is meant: the one with the fewest acts; among those, the one
/// in which words after a noun belong to the nearest noun (readings `one-row`, `nearest-noun`).
fn weight(node: &Node, wording: &Wording) -> Weight {
    (clauses(node, wording), Reverse(near(node, wording)), posts(node, wording))
}

/// See [`weight`].
type Weight = (usize, Reverse<usize>, usize);

/// How many phrases stand after nouns.
fn posts(node: &Node, wording: &Wording) -> usize {
    let own = usize::from(wording.cats[node.cat] == "post");
    own + node.slots.iter().flat_map(|(_, nodes)| nodes).map(|n| posts(n, wording)).sum::<usize>()
}

/// How much of the text belongs to the noun right before it.
fn near(node: &Node, wording: &Wording) -> usize {
    let own = if wording.cats[node.cat] == "post" { node.end - node.start } else { 0 };
    own + node.slots.iter().flat_map(|(_, nodes)| nodes).map(|n| near(n, wording)).sum::<usize>()
}

fn clauses(node: &Node, wording: &Wording) -> usize {
    let own = match wording.cats[node.cat].as_str() {
        "clause" => 100,
        "alt" => 1,
        _ => 0,
    };
    own + node.slots.iter().flat_map(|(_, nodes)| nodes).map(|n| clauses(n, wording)).sum::<usize>()
}

/// What has been read, to tell whether two ways to read it mean the same.
fn meaning(bound: &Bound, body: &Body) -> String {
    let header = [&bound.when[..], &bound.instead, &bound.moments, &bound.gates].concat().join(", ");
    format!("{header}: {}", steps(&body.outs, bound).join("; "))
}

/// The notation of steps in a row.
pub fn steps(outs: &[Out], bound: &Bound) -> Vec<String> {
    outs.iter().map(|out| step(out, bound)).collect()
}

fn step(out: &Out, bound: &Bound) -> String {
    let block = |outs: &[Out]| format!("{{ {} }}", steps(outs, bound).join("; "));
    let player = |who: &str| if who.is_empty() { String::new() } else { format!("{who} ") };
    match out {
        Out::Step(number) => {
            let step = &bound.steps[*number];
            let mark = if step.kept { KEPT } else { "" };
            let cards = step.text.strip_prefix("rest ").filter(|_| step.chosen);
            match &step.label {
                Some(label) if cards.is_some() => {
                    format!("{mark}choose {} as {label}; rest {label}", cards.unwrap_or_default())
                }
                Some(label) => format!("{mark}{} as {label}", step.text),
                None => format!("{mark}{}", step.text),
            }
        }
        Out::If { cond, then, otherwise } if otherwise.is_empty() => format!("if {cond} {}", block(then)),
        Out::If { cond, then, otherwise } => format!("if {cond} {} else {}", block(then), block(otherwise)),
        Out::May { who, body } => format!("{}may {}", player(who), block(body)),
        Out::OneOf { who, options } => {
            let choose = if who.is_empty() { String::new() } else { format!("{who} choose ") };
            let options: Vec<_> = options.iter().map(|o| block(o)).collect();
            format!("{choose}one of {}", options.join(" or "))
        }
        Out::Grant { on, header, until, body } => {
            format!("{on} gain ability {{ {header}: {} }} {until}", steps(body, bound).join("; "))
        }
        Out::Later { point, body } => format!("later {point} {}", block(body)),
    }
}

/// Stands before a step that has no short form because later steps refer to its cards.
const KEPT: &str = "\u{1}";

/// The short form of a step, where the notation has one.
fn shortened(text: String, wording: &Wording) -> String {
    wording.short.iter().fold(text, |text, (long, short)| replace(&text, long, short)).replace(KEPT, "")
}

/// Replaces each whole occurrence of a pattern in which `#` stands for a number.
fn replace(text: &str, long: &str, short: &str) -> String {
    let Some((head, tail)) = long.split_once('#') else { return text.replace(long, short) };
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(head) {
        let after = &rest[at + head.len()..];
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let ends = after[digits..]
            .strip_prefix(tail)
            .filter(|r| r.is_empty() || r.starts_with([';', ' ', ',', ':']) && !r.starts_with(" kind"));
        match ends {
            Some(next) if digits > 0 && whole(next) && starts(&rest[..at]) => {
                out.push_str(&rest[..at]);
                out.push_str(&short.replace('#', &after[..digits]));
                rest = next;
            }
            _ => {
                out.push_str(&rest[..at + head.len()]);
                rest = after;
            }
        }
    }
    out + rest
}

/// Whether a step ends here.
fn whole(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(';') || rest.starts_with(" }") || rest.starts_with(" as ")
}

/// Whether a step begins here.
fn starts(before: &str) -> bool {
    before.is_empty() || before.ends_with("; ") || before.ends_with("{ ")
}
