//! Lists inside phrases: tests joined by “and” or “or”, and participles that share what stands around them.

use super::chart::Node;
use super::eval::{Eval, Evaluator, Val};
use super::wording::Row;

impl Evaluator<'_> {
    /// What a row means, once for each of several participles, or as its tests are joined.
    pub(super) fn spelled(&mut self, row: &Row, node: &Node) -> Eval<String> {
        if let Some(join) = node.one("join") {
            let join = self.text(join)?;
            return self.joined_tests(&join, node);
        }
        let Some(list) = node.one("pasts") else { return self.fill(&row.ir, node) };
        let mut out = Vec::new();
        for (past, cause) in self.participles(list)? {
            self.given.push(("past".to_owned(), Val::Text(past)));
            self.given.push(("cause".to_owned(), Val::Text(cause)));
            let text = self.fill(&row.ir, node);
            self.given.truncate(self.given.len() - 2);
            out.push(text?);
        }
        Ok(match self.wording.cats[node.cat].as_str() {
            "pred" => out.join(" | "),
            "event" | "would" => out.join(" / "),
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

    /// The participles of a list, each with its cause. A cause at the end is that of all that have none, unless the verb was said again.
    fn participles(&mut self, node: &Node) -> Eval<Vec<(String, String)>> {
        let past = self.text(node.one("past").ok_or("a participle is missing")?)?;
        let cause = node.one("cause").map_or(Ok(String::new()), |cause| self.text(cause))?;
        let Some(more) = node.one("pasts") else { return Ok(vec![(past, cause)]) };
        let mut out = self.participles(more)?;
        let shared = cause.is_empty() && self.row(node).and_then(|row| row.fact("again")).is_none();
        let cause = if shared { out[0].1.clone() } else { cause };
        out.insert(0, (past, cause));
        Ok(out)
    }
}
