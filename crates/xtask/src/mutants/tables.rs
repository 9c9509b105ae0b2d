//! Mutants of tables that are worked out when the program is built, such as the actions of BlackPoker.
//!
//! A table cannot change while the program runs. So changed rows are built beside it, and whoever reads the table
//! while a mutant is on is given a copy with that row exchanged (`Rows` of the switch).

use crate::tidy::clauses_in_code;
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr, Type};

/// A table that is worked out when the program is built.
pub struct Table<'a> {
    /// The item.
    pub whole: Span,
    /// `const` or `static`.
    pub word: &'static str,
    /// Its name.
    pub name: &'a syn::Ident,
    /// Its type.
    pub kind: &'a Type,
    /// What it is.
    pub value: &'a Expr,
}

/// A row with one thing changed.
pub struct Change {
    /// The part that is changed.
    pub range: Range<usize>,
    /// What is changed, in a few words.
    pub what: String,
    /// The row as it is then.
    pub row: String,
    /// The clauses that the part carries.
    pub clauses: BTreeSet<String>,
}

/// Returns the type of the rows and their number, if a type is one of a table: an array of something with a name.
pub fn rows_of(kind: &Type) -> Option<(&Type, &Expr)> {
    let Type::Array(array) = kind else { return None };
    let Type::Path(path) = &*array.elem else { return None };
    let name = path.path.segments.last()?.ident.to_string();
    name.starts_with(char::is_uppercase).then_some((&*array.elem, &array.len))
}

/// Returns whether something is made by a call, so that a row has parts that can be left out.
pub fn is_made(row: &Expr) -> bool {
    matches!(row, Expr::Call(_) | Expr::MethodCall(_))
}

/// Names of values, each with that of another of the same type.
pub type Others = BTreeMap<String, String>;

/// Finds the values with names of a file that can stand for one another.
pub fn others(tree: &syn::File, text: &str) -> Others {
    let mut by_type: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for item in &tree.items {
        if let syn::Item::Const(item) = item
            && !matches!(&*item.expr, Expr::Lit(_) | Expr::Array(_))
        {
            by_type.entry(&text[item.ty.span().byte_range()]).or_default().push(item.ident.to_string());
        }
    }
    let pairs = |names: Vec<String>| names.clone().into_iter().zip(names.into_iter().cycle().skip(1));
    by_type.into_values().filter(|names| names.len() > 1).flat_map(pairs).collect()
}

/// Changes a row in every way: a call of the chain or an entry of a list left out, a number one more or less, a value
/// with a name for another.
///
/// A part carries the clauses it names. One that names none carries those of the call after it, and those of the
/// comment above the row.
pub fn changes(text: &str, row: &Expr, above: &BTreeSet<String>, others: &Others) -> Vec<Change> {
    let mut links = vec![row];
    while let Expr::MethodCall(call) = links[links.len() - 1] {
        links.push(&call.receiver);
    }
    links.reverse();
    let mut found = Finder { text, others, row: row.span().byte_range(), carried: Vec::new(), changes: Vec::new() };
    for (at, link) in links.iter().enumerate() {
        let from = at.checked_sub(1).map_or(link.span().byte_range().start, |at| links[at].span().byte_range().end);
        let own = found.named(&(from..link.span().byte_range().end));
        let next = links.get(at + 1).map(|next| link.span().byte_range().end..next.span().byte_range().end);
        let carried = match own.is_empty() {
            true => next.map(|next| found.named(&next)).unwrap_or_default().union(above).cloned().collect(),
            false => own,
        };
        found.carried = vec![carried];
        match link {
            Expr::MethodCall(call) => {
                found.change(from..link.span().byte_range().end, "", None);
                call.args.iter().for_each(|argument| found.visit_expr(argument));
            }
            // The number by which a row is known stays.
            Expr::Call(call) => {
                let known_by = usize::from(matches!(call.args.first(), Some(Expr::Lit(_))));
                call.args.iter().skip(known_by).for_each(|argument| found.visit_expr(argument));
            }
            _ => {}
        }
    }
    found.changes
}

/// Returns the lists of changed rows of the tables that a block puts together: those that it borrows by name.
pub fn named_lists(block: &Expr) -> Vec<String> {
    struct Names(Vec<String>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_expr_reference(&mut self, node: &'ast syn::ExprReference) {
            if let Expr::Path(path) = &*node.expr {
                let names: Vec<String> = path.path.segments.iter().map(|part| part.ident.to_string()).collect();
                if names.last().is_some_and(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_')) {
                    self.0.push(format!("{}_MUTANTS", names.join("::")));
                }
            }
        }
    }
    let mut names = Names(Vec::new());
    names.visit_expr(block);
    names.0
}

struct Finder<'a> {
    text: &'a str,
    others: &'a Others,
    row: Range<usize>,
    /// What the entries around carry, the innermost last.
    carried: Vec<BTreeSet<String>>,
    changes: Vec<Change>,
}

impl Finder<'_> {
    fn named(&self, range: &Range<usize>) -> BTreeSet<String> {
        clauses_in_code(&self.text[range.clone()]).into_iter().map(str::to_owned).collect()
    }

    fn change(&mut self, range: Range<usize>, by: &str, what: Option<String>) {
        let row = format!("{}{by}{}", &self.text[self.row.start..range.start], &self.text[range.end..self.row.end]);
        let what = what.unwrap_or_else(|| format!("without `{}`", super::syntax::brief(&self.text[range.clone()])));
        let clauses = self.carried.last().cloned().unwrap_or_default();
        self.changes.push(Change { range, what, row, clauses });
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr_array(&mut self, node: &'ast syn::ExprArray) {
        let source = |entry: &Expr| &self.text[entry.span().byte_range()];
        let entries: Vec<&str> = node.elems.iter().map(source).collect();
        for (at, entry) in node.elems.iter().enumerate() {
            let own = self.named(&entry.span().byte_range());
            let around = self.carried.last().cloned().unwrap_or_default();
            self.carried.push(if own.is_empty() { around } else { own });
            let others = entries.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, text)| *text);
            let by = format!("[{}]", others.collect::<Vec<_>>().join(", "));
            let what = format!("without `{}`", super::syntax::brief(entries[at]));
            self.change(node.span().byte_range(), &by, Some(what));
            self.visit_expr(entry);
            self.carried.pop();
        }
    }

    fn visit_expr_lit(&mut self, node: &'ast syn::ExprLit) {
        let syn::Lit::Int(number) = &node.lit else { return };
        let Ok(n) = number.base10_parse::<u64>() else { return };
        for other in n.checked_sub(1).into_iter().chain([n + 1]) {
            self.change(node.span().byte_range(), &other.to_string(), Some(format!("{other} for {n}")));
        }
    }

    fn visit_expr_path(&mut self, node: &'ast syn::ExprPath) {
        let name = node.path.get_ident().map(ToString::to_string).unwrap_or_default();
        if let Some(other) = self.others.get(&name).cloned() {
            self.change(node.span().byte_range(), &other, Some(format!("{other} for {name}")));
        }
    }

    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_changed_part_by_part() {
        let text =
            r#"magic(3, "up", 1).costs(&[B, L]).pay(clause!("A3.1")).does(&[step(clause!("A3.2"), Draw(2)), x])"#;
        let row = syn::parse_str(text).expect("it is Rust");
        let others = Others::from([("B".to_owned(), "C".to_owned())]);
        let found = changes(text, &row, &BTreeSet::from(["L1".to_owned()]), &others);
        let told: Vec<String> = found.iter().map(|c| format!("{} {:?}", c.what, c.clauses)).collect();
        for change in [
            r#"2 for 1 {"L1"}"#,
            r#"without `.costs(&[B, L])` {"A3.1", "L1"}"#,
            r#"without `B` {"A3.1", "L1"}"#,
            r#"C for B {"A3.1", "L1"}"#,
            r#"without `step(clause!("A3.2"), Draw(2))` {"A3.2"}"#,
            r#"3 for 2 {"A3.2"}"#,
        ] {
            assert!(told.iter().any(|t| t == change), "{change} is not among {told:#?}");
        }
        assert!(!told.iter().any(|t| t.starts_with("4 for 3")), "the number of the row stays");
        let without = found.iter().find(|c| c.what == "without `B`").expect("it is there");
        assert!(without.row.contains(".costs(&[L])"), "{}", without.row);
    }

    #[test]
    fn values_of_one_type_stand_for_one_another() {
        let text = "const A: Face = f(1); const B: Face = f(2); const C: Level = g(1); const D: usize = 1;";
        let found = others(&syn::parse_file(text).expect("it is Rust"), text);
        assert_eq!(found.into_iter().collect::<Vec<_>>(), [("A".into(), "B".into()), ("B".into(), "A".into())]);
    }
}
