//! Lists inside phrases: tests joined by “and” or “or”, and participles that share what stands around them.

use super::chart::Node;
use super::eval::{Eval, Evaluator, Val};
use super::wording::Row;

/// What stands in some slots while a row is filled once.
type Run = Vec<(&'static str, String)>;

impl Evaluator<'_> {
    /// What a row means, once for each of several participles, or as its tests are joined.
    pub(super) fn spelled(&mut self, row: &Row, node: &Node) -> Eval<String> {
        if let Some(join) = node.one("join") {
            let join = self.text(join)?;
            return self.joined_tests(&join, node);
        }
        if let Some(player) = node.one("player").filter(|_| row.ir.contains("{deed")) {
            let text = self.fill(&row.ir, node)?;
            return Ok(done_by(&text, &self.text(player)?));
        }
        let runs = match node.one("pasts") {
            Some(list) => self.participles(list)?,
            None => self.alternatives(row, node)?,
        };
        if runs.is_empty() {
            return self.fill(&row.ir, node);
        }
        let mut out = Vec::new();
        for run in runs {
            let before = self.given.len();
            self.given.extend(run.into_iter().map(|(slot, text)| (slot.to_owned(), Val::Text(text))));
            let text = self.fill(&row.ir, node);
            self.given.truncate(before);
            out.push(text?);
        }
        Ok(match self.wording.cats[node.cat].as_str() {
            "pred" => out.join(" | "),
            "event" | "would" | "deed" => out.join(" / "),
            _ if out.len() > 1 => format!("({})", out.join(" or ")),
            _ => out.concat(),
        })
    }

    /// “A and B”, “A, B or C”: tests that a card passes all of, or one of.
    fn joined_tests(&mut self, join: &str, node: &Node) -> Eval<String> {
        let (Some(a), Some(b)) = (node.one("a"), node.one("b")) else { return Err("one of two is missing".to_owned()) };
        let (first, rest) = (self.text(a)?, self.text(b)?);
        let inner = match b.one("join") {
            Some(inner) => Some(self.text(inner)?),
            None => None,
        };
        match (join, inner.as_deref()) {
            ("and", None | Some("and")) | (",", Some("and")) => Ok(format!("{first} {rest}")),
            ("or", None) => Ok(format!("({first}) or ({rest})")),
            ("or" | ",", Some("or")) => Ok(format!("({first}) or {rest}")),
            _ => Err("“and” and “or” stand side by side".to_owned()),
        }
    }

    /// A slot that says one thing or another, such as “in battle or by effects”: the row is filled once for each.
    fn alternatives(&mut self, row: &Row, node: &Node) -> Eval<Vec<Run>> {
        let whole = ["event", "would", "deed", "pred", "cond", "happened"];
        let slots = ["cause", "damage", "ofsort", "forbids"]
            .iter()
            .filter(|_| whole.contains(&self.wording.cats[node.cat].as_str()));
        for &slot in slots.collect::<Vec<_>>() {
            let Some(inner) = node.one(slot).filter(|_| row.ir.contains(&format!("{{{slot}}}"))) else { continue };
            let text = self.text(inner)?;
            if text.contains(" | ") {
                return Ok(text.split(" | ").map(|one| vec![(slot, one.to_owned())]).collect());
            }
        }
        Ok(Vec::new())
    }

    /// The participles of a list, each with its cause, and once for each of several causes.
    fn participles(&mut self, node: &Node) -> Eval<Vec<Run>> {
        let mut out = Vec::new();
        for (past, causes) in self.participles_with_causes(node)? {
            out.extend(causes.split(" | ").map(|cause| vec![("past", past.clone()), ("cause", cause.to_owned())]));
        }
        Ok(out)
    }

    /// A cause at the end is that of all participles that have none, unless the verb was said again.
    fn participles_with_causes(&mut self, node: &Node) -> Eval<Vec<(String, String)>> {
        let past = self.text(node.one("past").ok_or("a participle is missing")?)?;
        let cause = node.one("cause").map_or(Ok(String::new()), |cause| self.text(cause))?;
        let Some(more) = node.one("pasts") else { return Ok(vec![(past, cause)]) };
        let mut out = self.participles_with_causes(more)?;
        let shared = cause.is_empty() && self.row(node).and_then(|row| row.fact("again")).is_none();
        let cause = if shared { out[0].1.clone() } else { cause };
        out.insert(0, (past, cause));
        Ok(out)
    }
}

/// What a player does, with the player in it: `§s` is the player and `§` whose cards these are.
fn done_by(text: &str, player: &str) -> String {
    let (player, whose) =
        if player.starts_with("my") || player.starts_with("mine") { ("mine", "my") } else { ("theirs", "their") };
    text.replace("§s", player).replace('§', whose)
}
