//! Every clause that can be tested is tied to a line that obeys it.
//!
//! Most are: an event, a question or a refusal there carries the clause. Where nothing is told, a comment at the line
//! names it: `// Obeys 7-1-2: why`. What the kernel does for a game stands in the game's `data/kernel.tsv`: the clauses, in
//! brackets those that are told all the same, a file of the kernel, and words of one line there. `data/tied.txt` lists the
//! clauses that are tied and untold, so that a scenario may cite them without an event; whether it shows them, mutants of
//! the lines tell.

use super::Source;
use super::citations::{clause_letters, clauses_in_code, clauses_in_comment, exists};
use baize_kernel::Rulebook;
use std::collections::BTreeSet;
use std::path::Path;

/// Clauses that a line of the kernel obeys for a game.
pub struct KernelTie {
    /// The clauses.
    pub clauses: Vec<String>,
    /// Those of them that nothing tells.
    untold: Vec<String>,
    /// The file, from the folder of the kernel's sources.
    pub file: String,
    /// Words that one line of it has, and no other.
    pub words: String,
}

impl KernelTie {
    /// Reads a table of such lines; what is not in its form is passed over.
    pub fn read(table: &str) -> Vec<KernelTie> {
        let row = |line: &str| {
            let mut cells = line.splitn(3, '\t');
            let named: Vec<&str> = cells.next()?.split(' ').collect();
            let clauses = named.iter().map(|c| c.trim_matches(['(', ')']).to_owned()).collect();
            let untold = named.iter().filter(|c| !c.starts_with('(')).map(|&c| c.to_owned()).collect();
            Some(KernelTie { clauses, untold, file: cells.next()?.to_owned(), words: cells.next()?.to_owned() })
        };
        table.lines().filter_map(row).collect()
    }

    /// Returns the line of a text that is meant, from 0.
    ///
    /// # Errors
    /// When none or several have the words.
    pub fn line(&self, text: &str) -> Result<usize, String> {
        let mut found = text.lines().enumerate().filter(|(_, line)| line.contains(&self.words)).map(|(at, _)| at);
        match (found.next(), found.next()) {
            (Some(at), None) => Ok(at),
            (None, _) => Err(format!("no line of {} has `{}`", self.file, self.words)),
            _ => Err(format!("several lines of {} have `{}`", self.file, self.words)),
        }
    }
}

/// Finds clauses that no line carries or obeys, lines of the kernel that are not there, and lists that are not as the
/// sources have them.
pub fn untied_clauses(sources: &[Source]) -> Vec<String> {
    baize_registry::games().iter().flat_map(|&book| untied_clauses_of(book, sources)).collect()
}

fn untied_clauses_of(book: &dyn Rulebook, sources: &[Source]) -> Vec<String> {
    let folder = format!("games/{}/", book.id());
    let list = format!("{folder}data/tied.txt");
    let Some(written) = text_of(sources, &list) else { return Vec::new() };
    let tied = tied_clauses(book, sources);
    let mut findings = lost_kernel_lines(&folder, sources);
    if written != listed(&tied) {
        findings.push(format!("{list}: is not what the sources say; run `cargo xtask ties`"));
    }
    let named = rules_of(&folder, sources).flat_map(|s| s.text.lines()).flat_map(clauses_in_code);
    let carried: BTreeSet<String> = named.map(str::to_owned).collect();
    let menu = book.menu();
    let rows = menu.revisions.iter().flat_map(|revision| book.clauses(revision)).filter(|row| row.testable);
    let all: BTreeSet<&str> = rows.map(|row| row.clause.as_str()).collect();
    let lost = all.into_iter().filter(|&c| !exists(&carried, c) && !tied.contains(c));
    findings.extend(lost.map(|c| format!("{folder}src: no line carries clause {c}, and none says `// Obeys {c}`")));
    findings
}

/// Finds claims of scenarios that cannot fail: they cite a clause, or an event that only says that it applied, and
/// nothing tells of the clause. What the scenario is about stands in its own `cites`, which mutants try.
pub fn empty_claims(sources: &[Source]) -> Vec<String> {
    let of_game = |book: &dyn Rulebook| {
        let folder = format!("games/{}/", book.id());
        let tied: BTreeSet<&str> =
            text_of(sources, &format!("{folder}data/tied.txt")).unwrap_or_default().lines().collect();
        let folder = format!("{folder}scenarios/");
        let files = sources.iter().filter(move |s| s.path.starts_with(&folder));
        files.flat_map(|s| empty_claims_of(s, &tied)).collect::<Vec<_>>()
    };
    baize_registry::games().iter().flat_map(|&book| of_game(book)).collect()
}

fn empty_claims_of(source: &Source, tied: &BTreeSet<&str>) -> Vec<String> {
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(source.text.lines()).filter(|(_, line)| !line.starts_with("cites:")) {
        let cited = line.split_once("cites: [").and_then(|(_, rest)| rest.split(']').next()).unwrap_or_default();
        let applied = line.split("applied").skip(1).filter_map(|rest| rest.split_once('(')?.1.split(')').next());
        let claimed = cited.split(',').map(str::trim).chain(applied).filter(|clause| tied.contains(clause));
        findings.extend(
            claimed.map(|c| format!("{}:{number}: no event tells {c}, so this claim cannot fail", source.path)),
        );
    }
    findings
}

fn text_of<'a>(sources: &'a [Source], path: &str) -> Option<&'a str> {
    sources.iter().find(|source| source.path == path).map(|source| source.text.as_str())
}

fn rules_of<'a>(folder: &str, sources: &'a [Source]) -> impl Iterator<Item = &'a Source> {
    let folder = format!("{folder}src/");
    sources.iter().filter(move |s| s.is_rust() && s.path.starts_with(&folder))
}

fn kernel_ties(folder: &str, sources: &[Source]) -> Vec<KernelTie> {
    KernelTie::read(text_of(sources, &format!("{folder}data/kernel.tsv")).unwrap_or_default())
}

fn lost_kernel_lines(folder: &str, sources: &[Source]) -> Vec<String> {
    let problem = |tie: &KernelTie| {
        let text = text_of(sources, &format!("crates/kernel/src/{}", tie.file)).unwrap_or_default();
        tie.line(text).err().map(|why| format!("{folder}data/kernel.tsv: {why}"))
    };
    kernel_ties(folder, sources).iter().filter_map(problem).collect()
}

/// Returns the clauses that comments of a game's sources name after `Obeys`, and those that the kernel obeys for it.
fn tied_clauses(book: &dyn Rulebook, sources: &[Source]) -> BTreeSet<String> {
    let (letters, folder) = (clause_letters(book), format!("games/{}/", book.id()));
    let lines = rules_of(&folder, sources).flat_map(|source| source.text.lines());
    let own = lines.flat_map(|line| clauses_obeyed(line, &letters)).map(str::to_owned);
    own.chain(kernel_ties(&folder, sources).into_iter().flat_map(|tie| tie.untold)).collect()
}

/// Returns the clauses that a comment names after `Obeys`, up to the colon: `// Obeys 7-1, 7-2: …`.
fn clauses_obeyed<'a>(line: &'a str, letters: &BTreeSet<char>) -> Vec<&'a str> {
    let Some(at) = line.find("// Obeys ") else { return Vec::new() };
    clauses_in_comment(line[at..].split(':').next().unwrap_or_default(), letters)
}

fn listed(clauses: &BTreeSet<String>) -> String {
    clauses.iter().map(|clause| format!("{clause}\n")).collect()
}

/// Writes the lists of the clauses that the sources of each game are tied to.
///
/// # Errors
/// When the tree cannot be read, or a list not written.
pub fn write_ties(root: &Path) -> Result<String, String> {
    let sources = super::read_tree(root)?;
    let mut report = Vec::new();
    for &book in baize_registry::games() {
        let path = root.join("games").join(book.id()).join("data/tied.txt");
        if path.is_file() {
            let tied = tied_clauses(book, &sources);
            std::fs::write(&path, listed(&tied)).map_err(|e| format!("{}: {e}", path.display()))?;
            report.push(format!("{}: {} clauses are tied to lines of the sources", book.id(), tied.len()));
        }
    }
    Ok(report.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_ties_what_it_says_is_obeyed() {
        let letters = BTreeSet::from(['T']);
        assert_eq!(clauses_obeyed("    // Obeys T5 and 7-1: as T6 has it.", &letters), ["T5", "7-1"]);
        assert_eq!(clauses_obeyed("/// Obeys 7-1-2, 7-1-2a.", &letters), ["7-1-2", "7-1-2a"]);
        assert_eq!(clauses_obeyed("// T5: nobody obeys.", &letters), Vec::<&str>::new());
    }

    #[test]
    fn a_claim_that_nothing_tells_is_found() {
        let text = "cites: [7-1]\nsteps:\n  - expect: {cites: [7-1, 7-2], events: [applied A (7-1)]}\n".to_owned();
        let source = Source { path: "a.yaml".to_owned(), text };
        assert_eq!(empty_claims_of(&source, &BTreeSet::from(["7-1"])).len(), 2);
        assert_eq!(empty_claims_of(&source, &BTreeSet::from(["7-3"])).len(), 0);
    }

    #[test]
    fn a_line_of_the_kernel_is_found_by_its_words() {
        let [tie] = &KernelTie::read("1-1 (1-2)\ta.rs\tfn b(\nnothing\n")[..] else { panic!("one row is in its form") };
        assert_eq!((&tie.clauses[..], &*tie.file), (&["1-1".to_owned(), "1-2".to_owned()][..], "a.rs"));
        assert_eq!(tie.untold, ["1-1"]);
        assert_eq!(tie.line("fn a()\nfn b()\n"), Ok(1));
        assert!(tie.line("fn a()").is_err() && tie.line("fn b()\nfn b()").is_err());
    }
}
