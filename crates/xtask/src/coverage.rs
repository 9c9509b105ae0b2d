//! Runs all scenarios, and sees that no clause loses its cover.
//!
//! `games/<game>/coverage.txt` lists the clauses that passing scenarios show, one `revision clause`
//! a line. A clause that stands there and is no longer shown fails the run; one that is newly
//! shown is pointed out until `cargo xtask coverage --update` writes it down.

use baize_kernel::Rulebook;
use baize_scenario::{Proofs, Verdict};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The clauses of a game that are shown, as `revision clause`.
type Shown = BTreeSet<String>;

/// Returns the games that have scenarios, and the folders these are in.
pub fn folders(root: &Path) -> Vec<(&'static dyn Rulebook, PathBuf)> {
    let folder = |book: &'static dyn Rulebook| (book, root.join("games").join(book.id()).join("scenarios"));
    baize_registry::games().iter().map(|&book| folder(book)).filter(|(_, folder)| folder.is_dir()).collect()
}

/// Runs all scenarios and compares what they show with what is written down.
///
/// # Errors
/// With every scenario that fails and every clause that lost its cover.
pub fn check(root: &Path) -> Result<String, String> {
    let mut report = Vec::new();
    let mut faults = Vec::new();
    for (book, folder) in folders(root) {
        let verdicts = run(&folder)?;
        faults.extend(failures(&verdicts));
        let (shown, summary) = shown(root, book, &verdicts);
        report.push(format!("{}: {} scenarios; {summary}", book.id(), verdicts.len()));
        report.extend(outdated(root, book)?);
        let written = read(&file(root, book))?;
        faults.extend(written.difference(&shown).map(|lost| format!("{}: {lost} has lost its cover", book.id())));
        let fresh = shown.difference(&written).count();
        if fresh > 0 {
            report
                .push(format!("{}: {fresh} newly covered; write them down: cargo xtask coverage --update", book.id()));
        }
    }
    if faults.is_empty() { Ok(report.join("\n")) } else { Err(faults.join("\n")) }
}

/// Runs all scenarios and writes down what they show, for each game whose scenarios pass.
///
/// # Errors
/// With every scenario that fails, or when a file cannot be written.
pub fn update(root: &Path) -> Result<String, String> {
    let mut report = Vec::new();
    let mut faults = Vec::new();
    for (book, folder) in folders(root) {
        let verdicts = run(&folder)?;
        let failed = failures(&verdicts);
        if !failed.is_empty() {
            faults.extend(failed);
            continue;
        }
        let (shown, summary) = shown(root, book, &verdicts);
        let lines: Vec<String> = shown.into_iter().collect();
        let path = file(root, book);
        std::fs::write(&path, lines.join("\n") + "\n").map_err(|e| format!("{}: {e}", path.display()))?;
        report.push(format!("{}: {summary}", book.id()));
    }
    if faults.is_empty() { Ok(report.join("\n")) } else { Err(faults.join("\n")) }
}

fn file(root: &Path, book: &dyn Rulebook) -> PathBuf {
    root.join("games").join(book.id()).join("coverage.txt")
}

fn run(folder: &Path) -> Result<Vec<Verdict>, String> {
    let files = baize_scenario::files(&[folder.to_owned()])?;
    Ok(baize_scenario::run_paths(&files, &|id| baize_registry::find(id).ok(), &|_| {}))
}

fn proofs(root: &Path, book: &dyn Rulebook) -> Proofs {
    let folder = root.join("games").join(book.id());
    let text = |path: &str| std::fs::read_to_string(folder.join(path)).unwrap_or_default();
    Proofs::read(&text("mutants.tsv")).defining(&text("data/definitions.tsv"))
}

/// Says which clauses were proven by code that has changed since.
fn outdated(root: &Path, book: &dyn Rulebook) -> Result<Option<String>, String> {
    let changed = proofs(root, book).outdated(&crate::mutants::places(root, book)?);
    let list: Vec<String> = changed.iter().map(ToString::to_string).collect();
    let told = format!(
        "{0}: {1} clauses were proven by code that has changed since: {2}; run `cargo xtask mutants {0}`",
        book.id(),
        list.len(),
        list.join(" ")
    );
    Ok((!list.is_empty()).then_some(told))
}

fn failures(verdicts: &[Verdict]) -> Vec<String> {
    let failed = verdicts.iter().filter(|v| !v.ok);
    failed.map(|v| format!("{}:{}: {}: {}", v.file, v.spot.line, v.title, v.message)).collect()
}

/// Returns what passing scenarios show, and a summary by revision.
fn shown(root: &Path, book: &dyn Rulebook, verdicts: &[Verdict]) -> (Shown, String) {
    let mut shown = Shown::new();
    let mut summary = Vec::new();
    for covered in baize_scenario::coverage(book, verdicts, &proofs(root, book)) {
        let revision = &covered.revision;
        let rows = book.clauses(revision).iter().filter(|row| row.testable && !covered.missing.contains(&row.clause));
        shown.extend(rows.map(|row| format!("{revision} {}", row.clause)));
        let (count, proven, all) = (covered.covered, covered.proven, covered.testable);
        summary.push(format!("{revision}: {count} of {all} clauses covered, {proven} proven"));
    }
    (shown, summary.join(", "))
}

fn read(path: &Path) -> Result<Shown, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(text.lines().map(str::trim).filter(|l| !l.is_empty()).map(str::to_owned).collect()),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(Shown::new()),
        Err(e) => Err(format!("{}: {e}", path.display())),
    }
}
