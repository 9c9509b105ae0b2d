//! Numbers with names, such as how many cards a first hand has: they are changed where they are used.

use super::find::{Line, lines_of};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::Expr;
use syn::spanned::Spanned;

/// A number with a name: its value, and the clauses that its line and documentation name.
#[derive(Clone, Debug)]
pub struct Constant {
    /// The value.
    pub value: u64,
    /// Whether other files may use it.
    pub is_public: bool,
    /// The module that it is in.
    pub module: String,
    /// The clauses.
    pub clauses: Vec<String>,
}

/// The numbers with names, by name.
pub type Constants = BTreeMap<String, Constant>;

/// Finds the numbers with names of a file.
///
/// # Errors
/// When the file is not Rust.
pub fn read(file: &str, text: &str, letters: &BTreeSet<char>) -> Result<Constants, String> {
    let tree = syn::parse_file(text).map_err(|e| format!("{file}: {e}"))?;
    let lines: Vec<&str> = text.lines().collect();
    let module = Path::new(file).file_stem().unwrap_or_default().display().to_string();
    let number = |item: &syn::Item| {
        let syn::Item::Const(item) = item else { return None };
        let Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) = &*item.expr else { return None };
        let named = lines[lines_of(item.span())].iter().flat_map(|line| Line::read(line, letters).clauses);
        let is_public = !matches!(item.vis, syn::Visibility::Inherited);
        let (value, clauses, module) = (number.base10_parse().ok()?, named.collect(), module.clone());
        let constant = Constant { value, is_public, module, clauses };
        Some((item.ident.to_string(), constant))
    };
    Ok(tree.items.iter().filter_map(number).collect())
}
