//! Weaves mutants into a source file, each behind a switch: all of them are built once, and one is on at a time.

use std::collections::BTreeSet;
use std::ops::Range;

/// A change of a file that holds one or several mutants.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Other expressions in the place of one, by mutant.
    Replace {
        /// Where it stands.
        range: Range<usize>,
        /// The others.
        others: Vec<(u32, String)>,
    },
    /// A statement that is left out.
    Guard {
        /// Where it stands.
        range: Range<usize>,
        /// The mutant.
        id: u32,
    },
    /// A function that returns at once.
    Enter {
        /// Where its body begins.
        at: usize,
        /// The mutant.
        id: u32,
        /// What it returns.
        value: &'static str,
    },
    /// An arm of a `match` that is passed over.
    Arm {
        /// Where its pattern ends.
        at: usize,
        /// The mutant.
        id: u32,
    },
    /// A table, and beside it rows that are changed.
    Rows {
        /// Where the table stands.
        range: Range<usize>,
        /// The table as it is written instead.
        table: String,
        /// The name of the list of changed rows.
        name: String,
        /// The type of a row.
        kind: String,
        /// The rows as they are and as they are changed, by mutant.
        others: Vec<(u32, String)>,
    },
}

impl Edit {
    fn range(&self) -> Range<usize> {
        match self {
            Edit::Replace { range, .. } | Edit::Guard { range, .. } | Edit::Rows { range, .. } => range.clone(),
            Edit::Enter { at, .. } | Edit::Arm { at, .. } => *at..*at,
        }
    }

    /// Takes mutants out; returns whether anything is left.
    pub fn drop_mutants(&mut self, dropped: &BTreeSet<u32>) -> bool {
        match self {
            Edit::Replace { others, .. } => {
                others.retain(|(id, _)| !dropped.contains(id));
                !others.is_empty()
            }
            Edit::Guard { id, .. } | Edit::Enter { id, .. } | Edit::Arm { id, .. } => !dropped.contains(id),
            // The list is named elsewhere, so it stays when it is empty.
            Edit::Rows { others, .. } => {
                others.retain(|(id, _)| !dropped.contains(id));
                true
            }
        }
    }
}

/// Where mutants stand in a woven file.
#[derive(Clone, Debug)]
pub struct Woven {
    /// The bytes of the woven file.
    pub range: Range<usize>,
    /// The mutants.
    pub ids: Vec<u32>,
}

/// Returns the woven file, and where in it each mutant stands. The edits come in order, the outer ones first.
pub fn weave(text: &str, edits: &[Edit]) -> (String, Vec<Woven>) {
    let mut out = (String::new(), Vec::new());
    part(text, 0..text.len(), edits, &mut out);
    out
}

/// The first mutant that makes a place always true, or always false; 0 when there is none. Such a one changes nothing where
/// the place is so anyway, and what it is in truth is therefore noted.
fn forced(others: &[(u32, String)], value: &str) -> u32 {
    let forces = matches!(value, "true" | "false");
    others.iter().find(|(_, other)| forces && other == value).map_or(0, |(id, _)| *id)
}

fn part(text: &str, range: Range<usize>, edits: &[Edit], out: &mut (String, Vec<Woven>)) {
    let (mut at, mut left) = (range.start, edits);
    while let Some((edit, rest)) = left.split_first() {
        let own = edit.range();
        let inner = rest.iter().take_while(|other| other.range().start < own.end).count();
        out.0.push_str(&text[at..own.start]);
        one(text, edit, &rest[..inner], out);
        (at, left) = (own.end, &rest[inner..]);
    }
    out.0.push_str(&text[at..range.end]);
}

/// Writes an edit and what is inside it. The others of an expression are as they were written, so that nothing is
/// doubled but they.
fn one(text: &str, edit: &Edit, inner: &[Edit], out: &mut (String, Vec<Woven>)) {
    let began = out.0.len();
    let range = edit.range();
    match edit {
        Edit::Replace { others, .. } => {
            out.0.push('(');
            for (id, other) in others {
                let from = out.0.len();
                let switch = if forced(others, other) == *id { "forced" } else { "on" };
                out.0.push_str(&format!("if ::baize_mutant::{switch}({id}) {{ {other} }} else "));
                out.1.push(Woven { range: from..out.0.len(), ids: vec![*id] });
            }
            let (yes, no) = (forced(others, "true"), forced(others, "false"));
            let (open, close) = match (yes, no) {
                (0, 0) => ("{ ".to_owned(), " })"),
                _ => (format!("{{ ::baize_mutant::saw({yes}, {no}, "), ") })"),
            };
            out.0.push_str(&open);
            part(text, range, inner, out);
            out.0.push_str(close);
            let ids = others.iter().map(|(id, _)| *id).collect();
            out.1.push(Woven { range: began..out.0.len(), ids });
        }
        Edit::Guard { id, .. } => {
            out.0.push_str(&format!("if !::baize_mutant::on({id}) {{ "));
            part(text, range, inner, out);
            out.0.push_str(" }");
            out.1.push(Woven { range: began..out.0.len(), ids: vec![*id] });
        }
        Edit::Enter { id, value, .. } => {
            out.0.push_str(&format!(" if ::baize_mutant::on({id}) {{ return {value}; }}"));
            out.1.push(Woven { range: began..out.0.len(), ids: vec![*id] });
        }
        Edit::Arm { id, .. } => {
            out.0.push_str(&format!(" if !::baize_mutant::on({id})"));
            out.1.push(Woven { range: began..out.0.len(), ids: vec![*id] });
        }
        Edit::Rows { table, name, kind, others, .. } => {
            out.0.push_str(table);
            out.0.push_str(&format!("\npub static {name}: [(u32, {kind}, {kind}); {}] = [", others.len()));
            for (id, rows) in others {
                let from = out.0.len();
                out.0.push_str(&format!("\n({id}, {rows}),"));
                out.1.push(Woven { range: from..out.0.len(), ids: vec![*id] });
            }
            out.0.push_str("];");
        }
    }
}
