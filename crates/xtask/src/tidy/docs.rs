//! Documentation tells the truth: quotes stand in the source, links lead somewhere, commands exist.

use super::Source;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Finds quotes of code that no longer stand in the source they name.
///
/// A quote is a fenced block right after a comment `<!-- path: anchor -->`; it must be a run of
/// lines between `// anchor: NAME` and `// anchor: end` of that file.
pub fn stale_quotes(sources: &[Source]) -> Vec<String> {
    let mut findings = Vec::new();
    for doc in sources.iter().filter(|s| s.path.ends_with(".md")) {
        for quote in quotes(&doc.text) {
            let source = sources.iter().find(|s| s.path == quote.path);
            let region = source.and_then(|s| region(&s.text, quote.anchor));
            let place = format!("{}:{}", doc.path, quote.line);
            match region {
                None => findings.push(format!("{place}: {} has no anchor `{}`", quote.path, quote.anchor)),
                Some(region) if region.contains(&quote.code) => {}
                Some(_) => {
                    findings.push(format!("{place}: the quote differs from `{}` in {}", quote.anchor, quote.path))
                }
            }
        }
    }
    findings
}

/// The page that shows a whole file, and the file.
const WHOLE: (&str, &str) = ("docs/adding-a-game.md", "games/tiny/src/lib.rs");

/// Finds lines of the example game that the page about making one does not show.
pub fn unquoted(sources: &[Source]) -> Vec<String> {
    let of = |path: &str| sources.iter().find(|s| s.path == path);
    let (Some(doc), Some(code)) = (of(WHOLE.0), of(WHOLE.1)) else { return Vec::new() };
    let shown: Vec<Quote<'_>> = quotes(&doc.text).into_iter().filter(|q| q.path == WHOLE.1).collect();
    let mut lines = shown.iter().flat_map(|quote| quote.code.lines()).filter(|line| !line.is_empty());
    let is_code = |line: &&str| !line.is_empty() && !line.starts_with("//!") && !line.starts_with("// anchor: ");
    let missing =
        (1..).zip(code.text.lines()).filter(|(_, line)| is_code(line)).find(|(_, line)| lines.next() != Some(line));
    missing
        .map(|(n, _)| format!("{}:{n}: {} does not show this line, or not in this order", WHOLE.1, WHOLE.0))
        .into_iter()
        .collect()
}

struct Quote<'a> {
    line: usize,
    path: &'a str,
    anchor: &'a str,
    code: String,
}

fn quotes(text: &str) -> Vec<Quote<'_>> {
    let mut quotes = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((line, head)) = lines.next() {
        let named = head.strip_prefix("<!-- ").and_then(|h| h.strip_suffix(" -->")).and_then(|h| h.split_once(": "));
        let Some((path, anchor)) = named else { continue };
        if !lines.next().is_some_and(|(_, fence)| fence.starts_with("```")) {
            continue;
        }
        let code: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        quotes.push(Quote { line, path, anchor, code: code.join("\n") + "\n" });
    }
    quotes
}

fn region(text: &str, anchor: &str) -> Option<String> {
    let opening = format!("// anchor: {anchor}");
    let mut lines = text.lines().skip_while(|line| line.trim() != opening);
    lines.next()?;
    let inside: Vec<&str> = lines.take_while(|line| line.trim() != "// anchor: end").collect();
    Some(inside.join("\n") + "\n")
}

/// Finds names such as `Pool::origin` in documents that no source declares any more: the file of the type, or one that adds
/// to it, has no such member.
pub fn stale_names(sources: &[Source]) -> Vec<String> {
    let code: Vec<&Source> = sources.iter().filter(|s| s.is_rust()).collect();
    let mut findings = Vec::new();
    for doc in sources.iter().filter(|s| s.path.ends_with(".md") && s.path != "CHANGELOG.md") {
        for (number, line) in (1..).zip(doc.text.lines()) {
            let named = line.split('`').skip(1).step_by(2).filter_map(|span| span.split_once("::"));
            let ours = named.filter(|(owner, member)| is_word(owner) && is_word(member));
            let stale = ours.filter(|(owner, member)| !code.iter().any(|s| declares(s, owner, member)));
            findings
                .extend(stale.map(|(owner, member)| format!("{}:{number}: there is no `{owner}::{member}`", doc.path)));
        }
    }
    findings
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// Whether a file has a type and its member, or is the module of that name and has the item.
fn declares(source: &Source, owner: &str, member: &str) -> bool {
    let ends_there = |end: usize| !source.text[end..].starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let has = |forms: &[&str], name: &str| {
        let named = |form: &&str| {
            let whole = format!("{form}{name}");
            source.text.match_indices(&whole).any(|(at, _)| ends_there(at + whole.len()))
        };
        forms.iter().any(named)
    };
    let is_module =
        source.path.ends_with(&format!("/{owner}.rs")) || source.path.ends_with(&format!("/{owner}/mod.rs"));
    let is_owner = is_module || has(&["struct ", "enum ", "trait ", "type ", "impl ", "> "], owner);
    is_owner && has(&["fn ", "const ", "static ", "struct ", "enum ", "trait ", "type ", "pub ", "    "], member)
}

/// Finds links to files that are not there, and named paths that are not.
pub fn dead_links(root: &Path, sources: &[Source]) -> Vec<String> {
    let mut findings = Vec::new();
    for doc in sources.iter().filter(|s| s.path.ends_with(".md")) {
        let beside = Path::new(&doc.path).parent().unwrap_or(Path::new(""));
        for (number, line) in (1..).zip(doc.text.lines()) {
            let linked = linked_paths(line).into_iter().map(|path| beside.join(path));
            let named = named_paths(line).into_iter().map(|path| Path::new(path).to_owned());
            for path in linked.chain(named).filter(|path| !root.join(path).exists()) {
                findings.push(format!("{}:{number}: {} does not exist", doc.path, path.display()));
            }
        }
    }
    findings
}

/// Paths that a line links to, from where the document is.
pub fn linked_paths(line: &str) -> Vec<&str> {
    let targets = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    targets.filter(|target| !target.is_empty() && !target.contains("://")).collect()
}

/// Paths from the top folder, in backticks. Places with a variable part are not checked.
fn named_paths(line: &str) -> Vec<&str> {
    let spans = line.split('`').skip(1).step_by(2);
    let rooted = |path: &&str| ["crates/", "games/", "docs/", "fuzz/"].iter().any(|folder| path.starts_with(folder));
    let plain = |path: &&str| !path.contains(['<', '*', ' ', '…', '{']) && !path.contains("GAME");
    spans.filter(rooted).filter(plain).map(|path| path.split(':').next().unwrap_or(path)).collect()
}

/// Finds commands in fenced blocks of the front page that do not exist.
pub fn unknown_commands(root: &Path, sources: &[Source]) -> Vec<String> {
    let Some(front) = sources.iter().find(|s| s.path == "README.md") else {
        return vec!["README.md: there is no front page".into()];
    };
    let mut findings = Vec::new();
    let built = match built(root) {
        Ok(built) => built,
        Err(why) => return vec![why],
    };
    for (number, line) in fenced_lines(&front.text) {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let Some((&program, arguments)) = words.split_first().filter(|(p, _)| p.starts_with("./")) else { continue };
        let fault = if program == "./baize" { refuse(&built, arguments) } else { missing(root, program) };
        findings.extend(fault.map(|fault| format!("README.md:{number}: {fault}")));
    }
    findings
}

fn fenced_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut inside = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.starts_with("```");
        inside ^= fence;
        inside && !fence
    })
}

fn missing(root: &Path, program: &str) -> Option<String> {
    (!root.join(program).is_file()).then(|| format!("{program} does not exist"))
}

/// Asks the program for help about a command, which it gives for those that exist.
fn refuse(program: &Path, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(program);
    command.args(arguments).arg("--help").stdin(Stdio::null()).stdout(Stdio::null());
    match command.output() {
        Ok(output) if output.status.success() => None,
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            Some(format!("`./baize {}` is no command: {said}", arguments.join(" ")))
        }
        Err(e) => Some(format!("the program cannot be run: {e}")),
    }
}

/// Builds the program, once for all commands, and returns where it is: beside this one.
fn built(root: &Path) -> Result<PathBuf, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(root)
        .args(["build", "--quiet", "--locked", "--workspace", "--bin", "baize"])
        .stdin(Stdio::null());
    let done = cargo.status().map_err(|e| format!("cargo: {e}"))?;
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let program = own.with_file_name(format!("baize{}", std::env::consts::EXE_SUFFIX));
    if done.success() && program.is_file() { Ok(program) } else { Err("the program cannot be built".to_owned()) }
}

/// Finds invariants of the architecture that name no test, or one that is not there. A test is named as
/// `function` in `file`, behind the words *Held by*.
pub fn unheld_invariants(sources: &[Source]) -> Vec<String> {
    let Some(page) = sources.iter().find(|s| s.path == "ARCHITECTURE.md") else { return Vec::new() };
    let chapter = page.text.split("\n## Invariants\n").nth(1).and_then(|rest| rest.split("\n## ").next());
    let bullets = chapter.unwrap_or_default().split("\n- ").skip(1);
    bullets.filter_map(|bullet| unheld(bullet, sources)).map(|fault| format!("ARCHITECTURE.md: {fault}")).collect()
}

fn unheld(bullet: &str, sources: &[Source]) -> Option<String> {
    let bullet = bullet.split("\n\n").next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = bullet.chars().take(40).collect();
    let Some((_, held)) = bullet.split_once("Held by ") else {
        return Some(format!("no test holds \"{short}…\""));
    };
    let names: Vec<&str> = held.split('`').skip(1).step_by(2).collect();
    for pair in names.chunks(2) {
        let [function, path] = pair else { return Some(format!("a test is not named whole in \"{short}…\"")) };
        let source = sources.iter().find(|s| s.path == *path);
        let forms = [format!("fn {function}("), format!("{function} ="), format!("title: {function}")];
        if !source.is_some_and(|s| forms.iter().any(|form| s.text.contains(form))) {
            return Some(format!("{path} has no `{function}`"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_quote_must_stand_in_its_region() {
        let code = source("a.rs", "// anchor: x\nfn x() {}\n// anchor: end\nfn y() {}\n");
        let doc = |body: &str| source("a.md", &format!("<!-- a.rs: x -->\n```rust\n{body}\n```\n"));
        assert_eq!(stale_quotes(&[doc("fn x() {}"), source("a.rs", &code.text)]), Vec::<String>::new());
        assert_eq!(stale_quotes(&[doc("fn y() {}"), code]).len(), 1);
        assert_eq!(stale_quotes(&[doc("fn x() {}")]).len(), 1, "the file is not there");
    }

    #[test]
    fn the_example_is_shown_whole_and_in_order() {
        let shown = |code: &str| source(WHOLE.0, &format!("<!-- {}: a -->\n```rust\n{code}\n```\n", WHOLE.1));
        let code = || source(WHOLE.1, "//! X.\n// anchor: a\nfn x() {}\n\nfn y() {}\n// anchor: end\n");
        assert_eq!(unquoted(&[shown("fn x() {}\nfn y() {}"), code()]), Vec::<String>::new());
        assert_eq!(unquoted(&[shown("fn x() {}"), code()]).len(), 1);
        assert_eq!(unquoted(&[shown("fn y() {}\nfn x() {}"), code()]).len(), 1);
    }

    #[test]
    fn links_and_named_paths_are_found() {
        assert_eq!(linked_paths("see [a](b.md#c) and [d](https://e)"), ["b.md"]);
        assert_eq!(named_paths("in `crates/kernel/src/lib.rs` of `games/<game>`, `a b`"), ["crates/kernel/src/lib.rs"]);
    }

    #[test]
    fn a_name_is_one_of_the_sources() {
        let code =
            source("a/pool.rs", "pub struct Pool {\n    pub size: u8,\n}\nimpl Pool {\n    pub fn origin() {}\n}\n");
        let found = |text: &str| stale_names(&[source("a.md", text), source(&code.path, &code.text)]);
        assert_eq!(found("`Pool::origin`, `pool::Pool` and `Pool::size`, `a::b c`"), Vec::<String>::new());
        assert_eq!(found("`Pool::orig`"), ["a.md:1: there is no `Pool::orig`"]);
        assert_eq!(found("`Table::origin`").len(), 1);
    }

    #[test]
    fn an_invariant_names_a_test_that_is_there() {
        let test = || source("a/b.rs", "#[test]\nfn it_holds() {}\n");
        let page = |held: &str| {
            let text =
                format!("# A\n\n## Invariants\n\n- **One.** So it is.{held}\n\nMore.\n\n## B\n\n- no invariant\n");
            unheld_invariants(&[source("ARCHITECTURE.md", &text), test()])
        };
        assert_eq!(page(" Held by `it_holds` in `a/b.rs`."), Vec::<String>::new());
        assert_eq!(page("").len(), 1);
        assert_eq!(page(" Held by `it_held` in `a/b.rs`.").len(), 1);
    }

    #[test]
    fn only_fenced_lines_are_commands() {
        let text = "a\n```\nb\n```\nc\n";
        assert_eq!(fenced_lines(text).collect::<Vec<_>>(), [(3, "b")]);
    }
}
