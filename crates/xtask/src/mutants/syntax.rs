//! Questions about a piece of code: what it binds, tells, takes or returns, and whether it has changed.

use syn::{Expr, Type};

/// What a function may return at once, by its type.
pub fn values_of(kind: &Type) -> Vec<&'static str> {
    let Type::Path(path) = kind else { return Vec::new() };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    match last.ident.to_string().as_str() {
        "bool" => vec!["true", "false"],
        "Option" => vec!["None"],
        "Vec" => vec!["Vec::new()"],
        "i32" | "u8" | "u16" | "u32" | "usize" | "u64" => vec!["0", "1"],
        _ => Vec::new(),
    }
}

/// Whether a condition binds something.
pub fn has_let(node: &Expr) -> bool {
    match node {
        Expr::Let(_) => true,
        Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

/// Whether something only tells that a rule applied: to leave it out changes nothing but what is told.
pub fn is_narration(node: &Expr) -> bool {
    match node {
        Expr::MethodCall(call) => call.method == "cite",
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => path.path.segments.iter().any(|part| part.ident == "notes" || part.ident == "cite"),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a pattern takes whatever comes: `_`, or a name that is none of a variant.
pub fn takes_all(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(name) => name.subpat.is_none() && name.ident.to_string().starts_with(char::is_lowercase),
        _ => false,
    }
}

/// The first words of some code, on one line.
pub fn brief(code: &str) -> String {
    const MOST: usize = 60;
    let line = code.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}

/// Whether an item is there in tests alone.
pub fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|a| a.path().is_ident("cfg") || a.path().is_ident("test"))
}

/// Returns a digest of code without its comments, so that one can tell whether it has changed (FNV).
pub fn digest(code: &str) -> u32 {
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    let bytes = lines.flat_map(str::bytes).filter(|b| !b.is_ascii_whitespace());
    bytes.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)) >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_of_code_alone() {
        assert_eq!(digest("a(); // one\nb();"), digest("a();\n    b(); // two"));
        assert_ne!(digest("a(1);"), digest("a(2);"));
    }
}
