//! Finds the places of a source file where a mutant can be put, and the clauses that each place carries.
//!
//! A clause is carried by the innermost statement, match arm or `if` that names it, in code or in a comment at or right
//! above it; a function carries what its documentation names. Whatever decides whether that code runs (a condition of an
//! `if`, an early return of the function) carries it as well, because its statement goes round it.

use super::constants::Constants;
use super::syntax::{brief, digest, has_let, is_narration, is_test, takes_all, values_of};
use super::tables;
use super::weave::Edit;
use crate::tidy::{clauses_in_code, clauses_in_comment};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ReturnType, Stmt, Type, UnOp};

/// A small change of the code that scenarios should notice.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// Its number, from 1.
    pub id: u32,
    /// The file, from the folder of sources.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The function that it is in, with a digest of its code; or the table.
    pub within: String,
    /// Whether it is one of a table, so that nothing tells which scenarios reach it.
    pub in_table: bool,
    /// What is changed, in a few words.
    pub what: String,
    /// The clauses that the place carries.
    pub clauses: BTreeSet<String>,
}

/// Which lines of a file carry clauses besides those that they name, from 0.
pub type Ties = BTreeMap<usize, Vec<String>>;

/// What is known of a game besides the file that is looked at.
#[derive(Default)]
pub struct Known {
    /// The letters that its clauses begin with.
    pub letters: BTreeSet<char>,
    /// The numbers with names that other files may use.
    pub constants: Constants,
}

/// Finds every mutant of a file; `next` is the number of the first.
///
/// # Errors
/// When the file is not Rust.
pub fn find(file: &str, text: &str, known: &Known, ties: &Ties, next: u32) -> Result<(Vec<Mutant>, Vec<Edit>), String> {
    let tree = syn::parse_file(text).map_err(|e| format!("{file}: {e}"))?;
    let mut constants: Constants = known.constants.clone();
    constants.retain(|_, constant| constant.is_public);
    constants.extend(super::constants::read(file, text, &known.letters)?);
    let mut lines: Vec<Line> = text.lines().map(|line| Line::read(line, &known.letters)).collect();
    for (&at, clauses) in ties {
        lines[at].clauses.extend(clauses.iter().cloned());
    }
    let mut finder = Finder {
        file,
        text,
        lines,
        units: Vec::new(),
        documented: Vec::new(),
        constants,
        others: tables::others(&tree, text),
        within: String::new(),
        next,
        mutants: Vec::new(),
        edits: BTreeMap::new(),
    };
    finder.visit_file(&tree);
    Ok((finder.mutants, finder.edits.into_values().collect()))
}

/// What a line names.
pub(super) struct Line {
    pub clauses: Vec<String>,
    is_comment: bool,
}

impl Line {
    pub fn read(line: &str, letters: &BTreeSet<char>) -> Line {
        let named = clauses_in_code(line).into_iter().chain(clauses_in_comment(line, letters));
        Line { clauses: named.map(str::to_owned).collect(), is_comment: line.trim_start().starts_with("//") }
    }
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    lines: Vec<Line>,
    /// The statements, arms and `if`s around, the innermost last, as lines from 0.
    units: Vec<Range<usize>>,
    /// What the documentation of the functions around names.
    documented: Vec<BTreeSet<String>>,
    /// The numbers with names that the file may use.
    constants: Constants,
    /// The values with names that can stand for one another in a table.
    others: tables::Others,
    /// The function that is looked at.
    within: String,
    next: u32,
    mutants: Vec<Mutant>,
    /// By place, so that mutants of one place stand together.
    edits: BTreeMap<(usize, std::cmp::Reverse<usize>), Edit>,
}

pub(super) fn lines_of(span: Span) -> Range<usize> {
    span.start().line - 1..span.end().line
}

impl<'a> Finder<'a> {
    fn source(&self, node: &impl Spanned) -> &'a str {
        &self.text[node.span().byte_range()]
    }

    fn named(&self, lines: Range<usize>) -> impl Iterator<Item = String> {
        self.lines[lines].iter().flat_map(|line| line.clauses.iter().cloned())
    }

    /// What the innermost unit carries: its lines, and the comment right above it.
    fn carried(&self) -> BTreeSet<String> {
        let Some(unit) = self.units.last() else { return BTreeSet::new() };
        let above = self.lines[..unit.start].iter().rev().take_while(|line| line.is_comment).count();
        let documented = self.documented.last().into_iter().flatten().cloned();
        self.named(unit.start - above..unit.end).chain(documented).collect()
    }

    fn add(&mut self, span: Span, what: String, clauses: BTreeSet<String>) -> u32 {
        let id = self.next;
        self.next += 1;
        let (file, line, within) = (self.file.to_owned(), span.start().line, self.within.clone());
        self.mutants.push(Mutant { id, file, line, within, in_table: false, what, clauses });
        id
    }

    /// Puts another expression in the place of one.
    fn replace(&mut self, node: &impl Spanned, by: String, what: String) {
        let clauses = self.carried();
        self.replace_carrying(node, by, what, clauses);
    }

    fn replace_carrying(&mut self, node: &impl Spanned, by: String, what: String, clauses: BTreeSet<String>) {
        let id = self.add(node.span(), what, clauses);
        let range = node.span().byte_range();
        let key = (range.start, std::cmp::Reverse(range.end));
        let edit = self.edits.entry(key).or_insert_with(|| Edit::Replace { range, others: Vec::new() });
        if let Edit::Replace { others, .. } = edit {
            others.push((id, by));
        }
    }

    /// A condition that always, or never, holds.
    fn condition(&mut self, node: &Expr) {
        match node {
            Expr::Let(_) => {}
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::Binary(both) if matches!(both.op, BinOp::And(_) | BinOp::Or(_)) => {
                self.condition(&both.left);
                self.condition(&both.right);
            }
            _ => {
                let said = brief(self.source(node));
                self.replace(node, "true".into(), format!("`{said}` is true"));
                self.replace(node, "false".into(), format!("`{said}` is false"));
            }
        }
    }

    /// Leaves a statement out.
    fn leave_out(&mut self, node: &impl Spanned) {
        let clauses = self.carried();
        let what = format!("without `{}`", brief(self.source(node)));
        let id = self.add(node.span(), what, clauses);
        let range = node.span().byte_range();
        self.edits.insert((range.start, std::cmp::Reverse(range.end)), Edit::Guard { range, id });
    }

    /// Passes over an arm of a `match`.
    fn pass_over(&mut self, arm: &syn::Arm) {
        let clauses = self.carried();
        let what = format!("without the arm `{}`", brief(self.source(&arm.pat)));
        let id = self.add(arm.pat.span(), what, clauses);
        let at = arm.pat.span().byte_range().end;
        self.edits.insert((at, std::cmp::Reverse(at)), Edit::Arm { at, id });
    }

    /// Returns from a function at once.
    fn function(&mut self, whole: Span, signature: &syn::Signature, body: &syn::Block) {
        if signature.constness.is_some() || body.stmts.is_empty() {
            return;
        }
        self.within = format!("{}#{:06x}", signature.ident, digest(&self.text[whole.byte_range()]));
        let values = match &signature.output {
            ReturnType::Default => vec![""],
            ReturnType::Type(_, kind) => values_of(kind),
        };
        let at = body.span().byte_range().start + 1;
        for value in values {
            let clauses = self.named(lines_of(whole)).collect();
            let what = format!("`{}` returns {}", signature.ident, if value.is_empty() { "at once" } else { value });
            let id = self.add(signature.ident.span(), what, clauses);
            self.edits.insert((at, std::cmp::Reverse(at + id as usize)), Edit::Enter { at, id, value });
        }
        self.documented.push(self.named(whole.start().line - 1..signature.span().start().line).collect());
        visit::visit_block(self, body);
        if signature.output == ReturnType::Default
            && let Some(Stmt::Expr(tail @ (Expr::Call(_) | Expr::MethodCall(_)), None)) = body.stmts.last()
            && !is_narration(tail)
        {
            self.units.push(lines_of(tail.span()));
            self.leave_out(tail);
            self.units.pop();
        }
        self.documented.pop();
    }

    /// Puts rows that are changed beside a table, and lets a static one be read through the switch.
    fn table(&mut self, item: &tables::Table<'_>) {
        let Some((kind, count)) = tables::rows_of(item.kind) else { return };
        let name = item.name.to_string();
        let (kind, count) = (self.source(kind), self.source(count));
        let range = item.whole.byte_range();
        let begins = self.text[range.clone()].find(item.word).map_or(range.start, |at| range.start + at);
        let list = format!("{name}_MUTANTS");
        let mut others = Vec::new();
        let mut lists: Vec<String> = Vec::new();
        match item.value {
            Expr::Array(rows) if rows.elems.iter().all(tables::is_made) => {
                for row in &rows.elems {
                    others.extend(self.row(&name, row));
                }
                lists.push(list.clone());
            }
            Expr::Block(_) if item.word == "static" => lists.extend(tables::named_lists(item.value)),
            _ => return,
        }
        let head = &self.text[range.start..begins];
        let value = self.source(item.value);
        let table = match item.word {
            "static" => {
                let lists: Vec<String> = lists.iter().map(|list| format!("&{list}")).collect();
                let lists = lists.join(", ");
                format!(
                    "{head}static {name}: ::baize_mutant::Rows<{kind}, {{ {count} }}> = ::baize_mutant::Rows::new({value}, &[{lists}]);"
                )
            }
            _ => self.text[range.clone()].to_owned(),
        };
        let key = (range.start, std::cmp::Reverse(range.end));
        self.edits.insert(key, Edit::Rows { range, table, name: list, kind: kind.to_owned(), others });
    }

    /// Finds the mutants of a row, each with the row as it is and as it is changed.
    fn row(&mut self, table: &str, row: &Expr) -> Vec<(u32, String)> {
        let at = row.span().start().line - 1;
        let above = self.lines[..at].iter().rev().take_while(|line| line.is_comment).count();
        let above = self.named(at - above..at).collect();
        let source = self.source(row);
        self.within = format!("{table}#{:06x}", digest(source));
        let mut others = Vec::new();
        for change in tables::changes(self.text, row, &above, &self.others) {
            let line = self.text[..change.range.start].lines().count();
            let (id, file, within) = (self.next, self.file.to_owned(), self.within.clone());
            self.next += 1;
            let (what, clauses) = (change.what, change.clauses);
            self.mutants.push(Mutant { id, file, line, within, in_table: true, what, clauses });
            others.push((id, format!("{source}, {}", change.row)));
        }
        others
    }

    /// One more and one less than a number with a name.
    fn constant(&mut self, node: &syn::ExprPath) {
        let segments = &node.path.segments;
        let Some(name) = segments.last().map(|last| last.ident.to_string()) else { return };
        let Some(constant) = self.constants.get(&name).cloned() else { return };
        // `decks::COPIES` is that of the file `decks.rs`, and `zone::DECK` is no number.
        if segments.iter().rev().nth(1).is_some_and(|module| module.ident != constant.module) {
            return;
        }
        let clauses: BTreeSet<String> = self.carried().into_iter().chain(constant.clauses).collect();
        let less = (constant.value > 0).then_some("-");
        for sign in less.into_iter().chain(["+"]) {
            let by = format!("{} {sign} 1", self.source(node));
            self.replace_carrying(node, by.clone(), by, clauses.clone());
        }
    }

    fn within(&mut self, span: Span, visit: impl FnOnce(&mut Self)) {
        self.units.push(lines_of(span));
        visit(self);
        self.units.pop();
    }

    fn binary(&mut self, node: &syn::ExprBinary) {
        let other = match node.op {
            BinOp::Lt(_) => "<=",
            BinOp::Le(_) => "<",
            BinOp::Gt(_) => ">=",
            BinOp::Ge(_) => ">",
            BinOp::Eq(_) => "!=",
            BinOp::Ne(_) => "==",
            BinOp::And(_) => "||",
            BinOp::Or(_) => "&&",
            BinOp::Add(_) => "-",
            BinOp::Sub(_) => "+",
            BinOp::Mul(_) => "+",
            BinOp::Div(_) | BinOp::Rem(_) => "*",
            BinOp::AddAssign(_) => "-=",
            BinOp::SubAssign(_) => "+=",
            _ => return,
        };
        // Parts of a chain of `let` conditions stand alone.
        if has_let(&node.left) || has_let(&node.right) {
            return;
        }
        let by = format!("{} {other} {}", self.source(&node.left), self.source(&node.right));
        self.replace(node, by, format!("`{}` with {other}", brief(self.source(node))));
    }

    fn literal(&mut self, node: &syn::ExprLit) {
        match &node.lit {
            syn::Lit::Bool(value) => {
                self.replace(node, (!value.value).to_string(), format!("{} for {}", !value.value, value.value));
            }
            syn::Lit::Int(number) => {
                let Ok(n) = number.base10_parse::<u64>() else { return };
                let suffix = number.suffix();
                for other in n.checked_sub(1).into_iter().chain([n + 1]) {
                    self.replace(node, format!("{other}{suffix}"), format!("{other} for {n}"));
                }
            }
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        if !is_test(&node.attrs) {
            self.function(node.span(), &node.sig, &node.block);
        }
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(node.span(), &node.sig, &node.block);
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        if !is_test(&node.attrs) {
            visit::visit_item_mod(self, node);
        }
    }

    // What is worked out when the program is built cannot be switched while it runs.
    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        let (whole, name, kind, value) = (node.span(), &node.ident, &*node.ty, &*node.expr);
        self.table(&tables::Table { whole, word: "const", name, kind, value });
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        let (whole, name, kind, value) = (node.span(), &node.ident, &*node.ty, &*node.expr);
        self.table(&tables::Table { whole, word: "static", name, kind, value });
    }

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_stmt(&mut self, node: &'ast Stmt) {
        self.within(node.span(), |finder| {
            if let Stmt::Expr(expr, Some(_)) = node {
                let can_go = match expr {
                    Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) | Expr::Try(_) | Expr::ForLoop(_) => true,
                    Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => true,
                    Expr::Binary(both) => matches!(both.op, BinOp::AddAssign(_) | BinOp::SubAssign(_)),
                    _ => false,
                };
                if can_go && !is_narration(expr) {
                    finder.leave_out(node);
                }
            } else if let Stmt::Expr(Expr::ForLoop(_), None) = node {
                finder.leave_out(node);
            }
            visit::visit_stmt(finder, node);
        });
    }

    /// What stands behind `else` has to leave, so nothing is changed there.
    fn visit_local_init(&mut self, node: &'ast syn::LocalInit) {
        self.visit_expr(&node.expr);
    }

    /// Passes over arms, one at a time, where the last one takes whatever comes.
    fn visit_expr_match(&mut self, node: &'ast syn::ExprMatch) {
        if let Some((last, others)) = node.arms.split_last()
            && last.guard.is_none()
            && takes_all(&last.pat)
        {
            for arm in others.iter().filter(|arm| arm.guard.is_none()) {
                self.within(arm.span(), |finder| finder.pass_over(arm));
            }
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        self.within(node.span(), |finder| {
            if let Some((_, guard)) = &node.guard {
                finder.condition(guard);
            }
            visit::visit_arm(finder, node);
        });
    }

    fn visit_expr_if(&mut self, node: &'ast syn::ExprIf) {
        self.within(node.span(), |finder| {
            finder.condition(&node.cond);
            visit::visit_expr_if(finder, node);
        });
    }

    fn visit_expr_while(&mut self, node: &'ast syn::ExprWhile) {
        self.condition(&node.cond);
        visit::visit_expr_while(self, node);
    }

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
    }

    fn visit_expr(&mut self, node: &'ast Expr) {
        match node {
            Expr::Binary(both) => self.binary(both),
            Expr::Lit(literal) => self.literal(literal),
            Expr::Unary(one) if matches!(one.op, UnOp::Not(_)) => {
                let by = self.source(&one.expr).to_owned();
                self.replace(node, by, format!("`{}` without !", brief(self.source(node))));
            }
            Expr::Path(path) => self.constant(path),
            Expr::Const(_) => return,
            _ => {}
        }
        visit::visit_expr(self, node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::weave::weave;

    const SOURCE: &str = "/// 7-1: the rule.
fn draw(cx: &mut Cx, n: u8) {
    // 7-1-1: only when there are cards.
    if n > 0 && cx.ok {
        cx.move_one(clause!(\"7-1-2\"));
        cx.cite(clause!(\"7-1-3\"));
    }
}
";

    fn found() -> (Vec<Mutant>, Vec<Edit>) {
        find("a.rs", SOURCE, &Known::default(), &Ties::new(), 1).expect("it is Rust")
    }

    #[test]
    fn every_place_has_its_mutants() {
        let (mutants, _) = found();
        let told: Vec<&str> = mutants.iter().map(|m| m.what.as_str()).collect();
        for what in ["`draw` returns at once", "`n > 0` is true", "`cx.ok` is false", "`n > 0` with >=", "1 for 0"] {
            assert!(told.contains(&what), "{what} is not among {told:?}");
        }
        assert!(told.iter().any(|what| what.starts_with("without `cx.move_one(")));
        assert!(!told.iter().any(|what| what.starts_with("without `cx.cite(")), "to tell is no rule");
    }

    #[test]
    fn a_place_carries_what_it_decides() {
        let (mutants, _) = found();
        let carried = |what: &str| {
            let mutant = mutants.iter().find(|m| m.what.starts_with(what)).expect("it is there");
            mutant.clauses.iter().map(String::as_str).collect::<Vec<_>>()
        };
        assert_eq!(carried("without `cx.move_one"), ["7-1", "7-1-2"]);
        assert_eq!(carried("`cx.ok` is true"), ["7-1", "7-1-1", "7-1-2", "7-1-3"]);
    }

    #[test]
    fn a_number_with_a_name_is_changed_where_it_is_used() {
        let source = "/// 5-1: five cards.\nconst HAND: usize = 5;\nfn deal(cx: &mut Cx) {\n    cx.draw(HAND);\n}\n";
        let (mutants, edits) = find("a.rs", source, &Known::default(), &Ties::new(), 1).expect("it is Rust");
        let less = mutants.iter().find(|m| m.what == "HAND - 1").expect("it is there");
        assert!(less.clauses.contains("5-1"), "{less:?}");
        assert!(weave(source, &edits).0.contains("{ HAND - 1 }"));
    }

    #[test]
    fn an_arm_is_passed_over_where_another_takes_what_comes() {
        let source = "fn f(n: u8) -> Foe {\n    match n {\n        // 5-1: one.\n        1 => ONE,\n        _ => NONE,\n    }\n}\n\
            fn g(n: Option<u8>) -> Foe {\n    match n {\n        Some(_) => ONE,\n        None => NONE,\n    }\n}\n";
        let (mutants, edits) = find("a.rs", source, &Known::default(), &Ties::new(), 1).expect("it is Rust");
        let arm = mutants.iter().find(|m| m.what == "without the arm `1`").expect("it is there");
        assert!(arm.clauses.contains("5-1"), "{arm:?}");
        assert!(!mutants.iter().any(|m| m.what.contains("Some(_)")), "`None` takes not all: {mutants:#?}");
        let (text, _) = weave(source, &edits);
        assert!(text.contains(&format!("1 if !::baize_mutant::on({}) => ONE", arm.id)), "{text}");
        syn::parse_file(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    }

    #[test]
    fn a_static_table_is_read_through_a_switch() {
        let source = "pub static ROWS: [Row; 1] = [row(1, 2).of(clause!(\"5-1\"))];\n";
        let (mutants, edits) = find("a.rs", source, &Known::default(), &Ties::new(), 1).expect("it is Rust");
        assert!(mutants.iter().all(|m| m.in_table) && !mutants.is_empty());
        let (text, woven) = weave(source, &edits);
        syn::parse_file(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert!(text.starts_with("pub static ROWS: ::baize_mutant::Rows<Row, { 1 }>"), "{text}");
        assert_eq!(woven.len(), mutants.len());
    }

    #[test]
    fn the_woven_file_is_rust_and_names_every_mutant() {
        let (mutants, edits) = found();
        let (text, _) = weave(SOURCE, &edits);
        syn::parse_file(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        for mutant in &mutants {
            let switches = ["on", "forced"].map(|switch| format!("{switch}({})", mutant.id));
            assert!(switches.iter().any(|switch| text.contains(switch)), "{mutant:?} is not in\n{text}");
        }
    }

    #[test]
    fn what_a_condition_is_in_truth_is_noted() {
        let (mutants, edits) = found();
        let id = |what: &str| mutants.iter().find(|m| m.what == what).map(|m| m.id).expect("it is there");
        let (yes, no) = (id("`cx.ok` is true"), id("`cx.ok` is false"));
        let (text, _) = weave(SOURCE, &edits);
        assert!(text.contains(&format!("{{ ::baize_mutant::saw({yes}, {no}, cx.ok) }}")), "{text}");
    }
}
