//! From the YAML tree to scenarios: titles, options, cards and steps.

use crate::diagnostic::{Diagnostic, Problems};
use crate::model::{Act, Offers, Scenario, Start, Step, Words};
use crate::parse_board;
use crate::read::{At, Fields, as_text, counted, list, number, seat, seat_of, text, texts, truth};
use crate::suggest::hint;
use crate::yaml::{self, Entry, Node, Value};
use baize_kernel::message;

/// The most invented cards of one scenario.
pub const MAX_CARDS: usize = 2000;
/// The most steps of one scenario.
const MAX_STEPS: usize = 2000;

/// Reads the scenarios of a file.
///
/// # Errors
/// With everything that is wrong, in the order of the file.
pub fn parse(file: &str, bytes: &[u8]) -> Result<Vec<Scenario>, Vec<Diagnostic>> {
    let documents = yaml::documents(file, bytes).map_err(|d| vec![d])?;
    let mut p = Problems::default();
    let mut common = Common::default();
    let mut scenarios = Vec::new();
    for (i, node) in documents.iter().enumerate() {
        match common_of(node) {
            Some(shared) if i == 0 => common = read_common(shared, &mut p),
            Some(shared) => {
                p.add(shared.spot, message!("`common:` stands in the first document of a file: move it there"))
            }
            None if matches!(node.value, Value::Nothing) => {}
            None => scenarios.extend(scenario(file, node, &common, &mut p)),
        }
    }
    if scenarios.is_empty() && p.is_empty() {
        p.add(crate::Position::START, "the file holds no scenario: write at least `title:`, `game:` and `steps:`");
    }
    if p.is_empty() { Ok(scenarios) } else { Err(p.into_diagnostics(file)) }
}

/// What all scenarios of a file share.
#[derive(Default)]
struct Common {
    game: Option<At<String>>,
    revisions: Vec<At<String>>,
    mode: Option<At<String>>,
    format: Option<At<String>>,
    policies: Vec<(At<String>, At<String>)>,
    cards: Vec<Node>,
}

/// Returns the `common:` part when a document holds nothing else.
fn common_of(node: &Node) -> Option<&Node> {
    match &node.value {
        Value::Map(entries) => match entries.as_slice() {
            [only] if only.key == "common" => Some(&only.value),
            _ => None,
        },
        _ => None,
    }
}

fn read_common(node: &Node, p: &mut Problems) -> Common {
    let Some(mut fields) = Fields::of(node, "`common`", p) else { return Common::default() };
    let common = options(&mut fields, p);
    fields.finish("`common`", &[], p);
    common
}

/// Reads the keys that a scenario and `common` both have.
fn options(fields: &mut Fields<'_>, p: &mut Problems) -> Common {
    Common {
        game: fields.take("game").and_then(|n| text(n, "`game`", p)),
        revisions: fields.take("revision").map(|n| texts(n, "`revision`", p)).unwrap_or_default(),
        mode: fields.take("mode").and_then(|n| text(n, "`mode`", p)),
        format: fields.take("format").and_then(|n| text(n, "`format`", p)),
        policies: fields.take("policies").map(|n| policies(n, p)).unwrap_or_default(),
        cards: fields.take("cards").map(|n| cards(n, p)).unwrap_or_default(),
    }
}

fn policies(node: &Node, p: &mut Problems) -> Vec<(At<String>, At<String>)> {
    let Some(mut fields) = Fields::of(node, "`policies`", p) else { return Vec::new() };
    let pair = |e: &Entry, p: &mut Problems| {
        let value = text(&e.value, message!("the value of a policy"), p)?;
        Some((At::new(e.spot, e.key.clone()), value))
    };
    fields.rest().into_iter().filter_map(|e| pair(e, p)).collect()
}

fn cards(node: &Node, p: &mut Problems) -> Vec<Node> {
    match &node.value {
        Value::List(list) if list.len() <= MAX_CARDS => list.clone(),
        Value::List(_) => {
            p.add(node.spot, message!("a scenario has at most {most} cards of its own", most = MAX_CARDS));
            Vec::new()
        }
        other => {
            p.add(node.spot, message!("`cards` must be a list of cards, not {found}", found = other.what()));
            Vec::new()
        }
    }
}

fn scenario(file: &str, node: &Node, common: &Common, p: &mut Problems) -> Option<Scenario> {
    let mut fields = Fields::of(node, message!("a scenario"), p)?;
    let spot = fields.spot;
    let own = options(&mut fields, p);
    let title = needed(&mut fields, "title", p).and_then(|n| text(n, "`title`", p));
    let seats = fields.take("seats").and_then(|n| number(n, "`seats`", 1, crate::read::MAX_SEATS, p));
    let seed = fields.take("seed").and_then(|n| number(n, "`seed`", 0, u64::MAX, p)).unwrap_or(1);
    let cites = fields.take("cites").map(|n| texts(n, message!("a clause in `cites`"), p)).unwrap_or_default();
    let ruling = fields.take("ruling").and_then(|n| text(n, "`ruling`", p));
    fields.take("note").map(|n| text(n, "`note`", p));
    let open = fields.take("open").and_then(|n| truth(n, "`open`", p)).unwrap_or(false);
    let start = start(&mut fields, p);
    let steps = needed(&mut fields, "steps", p).map(|n| steps(n, p));
    fields.finish(message!("a scenario"), &[], p);

    let game = own.game.or_else(|| common.game.clone());
    if game.is_none() {
        p.add(spot, message!("the scenario names no game: add `game:` with its id, such as `baize games` lists"));
    }
    if let (Some(_), Some(refused)) = (steps.as_ref().and_then(|s| s.first()), start.as_ref().and_then(Start::refused))
    {
        let at = refused.first().map_or(spot, |c| c.spot);
        p.add(at, message!("a start that is refused has no steps: leave `refused` away or write `steps: []`"));
    }
    let either = |own: Vec<_>, shared: &Vec<_>| if own.is_empty() { shared.clone() } else { own };
    Some(Scenario {
        file: file.to_owned(),
        spot,
        title: title?.value,
        game: game?,
        revisions: either(own.revisions, &common.revisions),
        mode: own.mode.or_else(|| common.mode.clone()),
        format: own.format.or_else(|| common.format.clone()),
        seats,
        policies: common.policies.iter().cloned().chain(own.policies).collect(),
        seed,
        cites,
        ruling: ruling.map(|r| r.value),
        cards: common.cards.iter().cloned().chain(own.cards).collect(),
        start: start?,
        steps: steps?,
        open,
    })
}

fn needed<'a>(fields: &mut Fields<'a>, key: &'static str, p: &mut Problems) -> Option<&'a Node> {
    let node = fields.take(key);
    if node.is_none() {
        p.add(fields.spot, message!("the scenario has no `{key}:`: add it", key));
    }
    node
}

fn start(fields: &mut Fields<'_>, p: &mut Problems) -> Option<Start> {
    match (fields.take("board"), fields.take("setup")) {
        (Some(node), None) => parse_board::board(node, p).map(Start::Board),
        (None, Some(node)) => parse_board::setup(node, p).map(Start::Setup),
        (Some(_), Some(node)) => {
            p.add(node.spot, message!("a scenario starts from a `board` or from the `setup`, not both: remove one"));
            None
        }
        (None, None) => {
            p.add(fields.spot, message!("the scenario has no start: add `board:` or `setup:`"));
            None
        }
    }
}

fn steps(node: &Node, p: &mut Problems) -> Vec<Step> {
    let Value::List(nodes) = &node.value else {
        p.add(
            node.spot,
            message!("`steps` must be a list, each step after a dash, not {found}", found = node.value.what()),
        );
        return Vec::new();
    };
    if nodes.len() > MAX_STEPS {
        p.add(node.spot, message!("a scenario has at most {most} steps: split it", most = MAX_STEPS));
        return Vec::new();
    }
    nodes.iter().filter_map(|n| step(n, p)).collect()
}

const STEP_KEYS: [&str; 7] = ["A", "B", "offers", "asked", "refuses", "expect", "open"];

fn step(node: &Node, p: &mut Problems) -> Option<Step> {
    let Value::Map(entries) = &node.value else {
        p.add(
            node.spot,
            message!("a step is a key with a value, such as `A: pass` or `{example}`", example = "expect: {B.life: 4}"),
        );
        return None;
    };
    let [entry] = entries.as_slice() else {
        p.add(node.spot, message!("a step has exactly one key: put a dash in front of each"));
        return None;
    };
    let value = &entry.value;
    let act = match entry.key.as_str() {
        "offers" => Act::Offers(offers(value, p)?),
        "asked" if as_text(value) == Some("nobody") => Act::Asked(None),
        "asked" => Act::Asked(Some(seat(value, "`asked`", p)?)),
        "refuses" => refuses(value, p)?,
        "expect" => match &value.value {
            Value::Map(claims) => Act::Expect(claims.clone()),
            other => {
                p.add(
                    value.spot,
                    message!("`expect` must be a map such as `B.life: 4`, not {found}", found = other.what()),
                );
                return None;
            }
        },
        "open" => {
            truth(value, "`open`", p).filter(|open| *open)?;
            Act::Open
        }
        key => match seat_of(key) {
            Some(seat) => Act::Answer(seat, words(value, p)?),
            None => {
                p.add(entry.spot, message!("there is no step `{key}`{near}", key, near = hint(key, STEP_KEYS)));
                return None;
            }
        },
    };
    Some(Step { spot: entry.spot, act })
}

/// Reads an answer: a line, or a map such as `choose: [a, b]`.
fn words(node: &Node, p: &mut Problems) -> Option<Words> {
    if !matches!(node.value, Value::Map(_)) {
        return text(node, message!("an answer"), p).map(|t| Words::Line(t.value));
    }
    let mut fields = Fields::of(node, message!("an answer"), p)?;
    let plain = |list: Vec<At<String>>| list.into_iter().map(|t| t.value).collect();
    let choose = fields.take("choose").map(|n| Words::Choose(plain(texts(n, message!("a choice"), p))));
    let order = fields.take("order").map(|n| Words::Order(plain(texts(n, message!("a choice"), p))));
    let number = fields.take("number").and_then(|n| number(n, "`number`", 0, u32::MAX, p)).map(Words::Number);
    let spot = fields.spot;
    fields.finish(message!("an answer"), &[], p);
    let mut found = [choose, order, number].into_iter().flatten();
    let first = found.next();
    if first.is_none() || found.next().is_some() {
        p.add(spot, message!("an answer is a line, or one of `choose: [..]`, `order: [..]` and `number: N`"));
    }
    first
}

fn offers(node: &Node, p: &mut Problems) -> Option<Offers> {
    if !matches!(node.value, Value::Map(_)) {
        return Some(Offers::Exactly(repeated(texts(node, message!("an offer"), p))));
    }
    let mut fields = Fields::of(node, "`offers`", p)?;
    let count = fields.take("count").and_then(|n| number(n, "`count`", 0, usize::from(u16::MAX), p));
    let has = fields.take("has").map(|n| texts(n, message!("an offer"), p)).unwrap_or_default();
    let lacks = fields.take("lacks").map(|n| texts(n, message!("an offer"), p)).unwrap_or_default();
    fields.finish("`offers`", &[], p);
    Some(Offers::Demands { count, has, lacks })
}

/// Writes `2 x block Guard` out as two offers.
fn repeated(list: Vec<At<String>>) -> Vec<At<String>> {
    let each = |t: At<String>| {
        let (n, words) = counted(&t.value);
        std::iter::repeat_n(At::new(t.spot, words.to_owned()), usize::from(n.min(200)))
    };
    list.into_iter().flat_map(each).collect()
}

fn refuses(node: &Node, p: &mut Problems) -> Option<Act> {
    let mut fields = Fields::of(node, "`refuses`", p)?;
    let clause = fields.take("clause").and_then(|n| text(n, "`clause`", p));
    let seats = fields.take_where(|key| seat_of(key).is_some());
    let spot = fields.spot;
    fields.finish("`refuses`", &["A", "B"], p);
    let [entry] = seats.as_slice() else {
        p.add(
            spot,
            message!(
                "`refuses` names one seat and its answer, such as `{example}`",
                example = "{B: block Guard, clause: 10-1-4-1}"
            ),
        );
        return None;
    };
    Some(Act::Refuses { seat: seat_of(&entry.key)?, words: words(&entry.value, p)?, clause })
}

/// Reads a list of clauses for which a start must be refused.
pub(crate) fn clauses(node: &Node, p: &mut Problems) -> Vec<At<String>> {
    list(node).into_iter().filter_map(|n| text(n, message!("a clause"), p)).collect()
}
