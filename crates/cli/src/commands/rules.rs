//! `baize rules`: clauses in our words, and how many of them scenarios show.

use super::scenario;
use crate::args::RulesCommand;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::rulebook::ClauseRow;
use baize_kernel::{Clause, Message, Rulebook, message};
use baize_scenario::{Coverage, Proofs};
use baize_text::nearest;
use serde::{Serialize, Serializer};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Runs a command about rules.
///
/// # Errors
/// When there is no such game, clause or folder.
pub fn run(out: &mut Out, command: &RulesCommand) -> Result<Done, Failure> {
    match command {
        RulesCommand::Show { game, clause, revision, scenarios } => {
            show(out, choose::game(game)?, clause, revision.as_deref(), scenarios.as_deref())
        }
        RulesCommand::Coverage { game, scenarios } => {
            coverage(out, &choose::games(game.as_deref())?, scenarios.as_deref())
        }
    }
}

fn show(
    out: &mut Out,
    book: &'static dyn Rulebook,
    number: &str,
    revision: Option<&str>,
    folder: Option<&Path>,
) -> Result<Done, Failure> {
    let menu = book.menu();
    let revision = match revision {
        Some(asked) if !menu.revisions.contains(&asked) => {
            let what = message!("{id} has no revision `{asked}`", id = book.id(), asked);
            return Err(choose::unknown(what, asked, menu.revisions.iter().copied()));
        }
        Some(asked) => asked,
        None => menu.revisions.first().copied().unwrap_or(""),
    };
    let rows = book.clauses(revision);
    let row = rows.iter().find(|row| row.clause.as_str() == number);
    let below: Vec<&ClauseRow> = rows.iter().filter(|other| is_below(other.clause, number)).collect();
    if row.is_none() && below.is_empty() {
        let near = nearest(number, rows.iter().map(|row| row.clause.as_str()));
        let args = [("game", book.id().into()), ("revision", revision.into()), ("clause", number.into())];
        let failure = Failure::usage(out.words.say("clause-unknown", &args));
        return Err(failure.maybe_hint(near.map(|near| message!("did you mean `{near}`?", near))));
    }
    let home = game_folder(book);
    let mut obeyed = places(&home.join("src"), "rs", number);
    obeyed.extend(kernel_places(&home, number));
    let shown = citing(folder.unwrap_or(&home.join("scenarios")), number);
    let inside = |list: Vec<String>| -> Vec<String> { list.into_iter().map(|place| in_repository(&place)).collect() };
    let (obeyed, shown) = (inside(obeyed), inside(shown));
    let language = out.language(book);
    let text = |row: &ClauseRow| language.clause(revision, row);
    if out.json {
        let brief = |row: &&ClauseRow| json!({ "clause": row.clause.as_str(), "text": text(row) });
        out.object(&json!({
            "game": book.id(),
            "revision": revision,
            "clause": number,
            "kind": row.map(|row| &row.kind),
            "testable": row.map(|row| row.testable),
            "text": row.map(&text),
            "below": below.iter().map(brief).collect::<Vec<_>>(),
            "obeyed": obeyed,
            "shown": shown,
        }))?;
        return Ok(Done::Well);
    }
    let args = [("game", language.title(book).into()), ("revision", revision.into()), ("clause", number.into())];
    out.say("clause-title", &args)?;
    if let Some(row) = row {
        writeln!(out, "  {}", text(row))?;
    }
    for row in below {
        writeln!(out, "  {:<12} {}", row.clause, text(row))?;
    }
    if row.is_some_and(|row| !row.testable) {
        out.say("clause-untestable", &[])?;
    }
    for (title, list) in [("clause-obeyed", obeyed), ("clause-shown", shown)] {
        if !list.is_empty() {
            let title = out.words.tell(title);
            writeln!(out, "{title}\n  {}", list.join("\n  "))?;
        }
    }
    Ok(Done::Well)
}

/// Returns whether a clause is a part of another, such as 7-1-2 of 7-1, or A15.2 of A15.
fn is_below(clause: Clause, above: &str) -> bool {
    clause.as_str().strip_prefix(above).is_some_and(|rest| rest.starts_with(['-', '.']))
}

/// Returns the folder of a game's sources and scenarios: below the current folder, or where the
/// program was built.
fn game_folder(book: &dyn Rulebook) -> PathBuf {
    let here = Path::new("games").join(book.id());
    if here.is_dir() {
        return here;
    }
    let built = Path::new(BUILT_IN).join("games").join(book.id());
    if built.is_dir() { built } else { here }
}

/// The repository that the program was built in.
const BUILT_IN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Says a place as the repository has it, wherever the program is run.
fn in_repository(place: &str) -> String {
    place.strip_prefix(BUILT_IN).map_or(place, |rest| rest.trim_start_matches('/')).to_owned()
}

/// Returns the places below a folder that name a clause, as `file:line`.
fn places(folder: &Path, extension: &str, clause: &str) -> Vec<String> {
    let mut files = Vec::new();
    collect(folder, extension, &mut files);
    files.sort();
    let mut out = Vec::new();
    for file in files {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let lines = text.lines().enumerate().filter(|(_, line)| names(line, clause));
        out.extend(lines.map(|(i, _)| format!("{}:{}", file.display(), i + 1)));
    }
    out
}

/// Returns the lines of the kernel that obey a clause for a game, by the game's `data/kernel.tsv`.
fn kernel_places(home: &Path, clause: &str) -> Vec<String> {
    let table = std::fs::read_to_string(home.join("data/kernel.tsv")).unwrap_or_default();
    let row = |line: &str| {
        let mut cells = line.splitn(3, '\t');
        let (clauses, file, words) = (cells.next()?, cells.next()?, cells.next()?);
        clauses.split(' ').find(|named| named.trim_matches(['(', ')']) == clause)?;
        let path = home.join("../../crates/kernel/src").join(file);
        let text = std::fs::read_to_string(&path).ok()?;
        let at = text.lines().position(|line| line.contains(words))?;
        Some(format!("crates/kernel/src/{file}:{}", at + 1))
    };
    table.lines().filter_map(row).collect()
}

fn collect(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => collect(&path, extension, files),
            Ok(_) if path.extension().is_some_and(|e| e == extension) => files.push(path),
            _ => {}
        }
    }
}

/// Returns whether a line names a clause, and not only one whose number begins or ends alike.
fn names(line: &str, clause: &str) -> bool {
    line.match_indices(clause).any(|(at, _)| {
        let part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let before = line[..at].chars().next_back();
        let mut after = line[at + clause.len()..].chars();
        let (next, then) = (after.next(), after.next());
        // A number may end a range or a sentence: a dash or stop counts only before a digit.
        let goes_on = match next {
            Some('-' | '.') => then.is_some_and(|c| c.is_ascii_digit()),
            Some(c) => c.is_ascii_alphanumeric(),
            None => false,
        };
        !before.is_some_and(part) && !goes_on
    })
}

/// Returns the scenarios of a folder that cite a clause, as `file:line title`.
fn citing(folder: &Path, clause: &str) -> Vec<String> {
    let files = baize_scenario::files(&[folder.to_owned()]).unwrap_or_default();
    let scenarios = files.iter().filter_map(|file| baize_scenario::read(file).ok()).flatten();
    let citing = scenarios.filter(|s| s.cites.iter().any(|c| c.value == clause));
    citing.map(|s| format!("{}:{} {}", s.file, s.spot.line, s.title)).collect()
}

/// The shape of `baize rules coverage --json`.
#[derive(Serialize)]
struct Report {
    games: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    game: String,
    revision: String,
    testable: usize,
    covered: usize,
    passing: usize,
    proven: usize,
    missing: Vec<String>,
    unproven: Vec<Unproven>,
    /// What nothing can break, each with the reason.
    definitions: Vec<Unproven>,
    /// When and on what the mutants were made; null when they never were.
    mutants: Option<String>,
}

#[derive(Serialize)]
struct Unproven {
    clause: String,
    #[serde(serialize_with = "in_english")]
    why: Message,
}

fn in_english<S: Serializer>(message: &Message, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(message)
}

impl Unproven {
    fn new(clause: Clause, why: Message) -> Unproven {
        Unproven { clause: clause.to_string(), why }
    }
}

impl Row {
    fn new(coverage: Coverage, made: &str) -> Row {
        let Coverage { game, revision, testable, covered, passing, proven, missing, unproven, definitions } = coverage;
        let missing = missing.iter().map(Clause::to_string).collect();
        let unproven = unproven.into_iter().map(|(clause, doubt)| Unproven::new(clause, doubt.told())).collect();
        let definitions = definitions.into_iter().map(|(clause, why)| Unproven::new(clause, why.into())).collect();
        let mutants = (!made.is_empty()).then(|| made.to_owned());
        Row { game, revision, testable, covered, passing, proven, missing, unproven, definitions, mutants }
    }

    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        let share = |count: usize, all: usize| if all == 0 { 100.0 } else { count as f64 / all as f64 * 100.0 };
        let Row { game, revision, testable, covered, passing, proven, .. } = self;
        let provable = testable - self.definitions.len();
        let (of_covered, of_proven) = (share(*covered, *testable), share(*proven, provable));
        out.tell(&message!(
            "{game} {revision}: {testable} testable, {covered} covered ({of_covered}%), {passing} passing, {proven} of {provable} proven ({of_proven}%)",
            game,
            revision,
            testable = *testable,
            covered = *covered,
            of_covered = format!("{of_covered:.1}"),
            passing = *passing,
            proven = *proven,
            provable,
            of_proven = format!("{of_proven:.1}")
        ))?;
        if !self.missing.is_empty() {
            out.tell(&message!("  missing: {clauses}", clauses = self.missing.join(" ")))?;
        }
        for (why, clauses) in by_reason(&self.unproven) {
            out.tell(&message!("  not proven, {why}: {clauses}", why, clauses))?;
        }
        for (why, clauses) in by_reason(&self.definitions) {
            out.tell(&message!("  nothing can break it, {why}: {clauses}", why, clauses))?;
        }
        if let Some(made) = &self.mutants {
            out.tell(&message!("  mutants: {made}", made))?;
        }
        Ok(())
    }
}

/// Returns the reasons of a list in alphabetical order, each with its clauses.
fn by_reason(list: &[Unproven]) -> Vec<(&Message, String)> {
    let mut reasons: Vec<&Message> = list.iter().map(|u| &u.why).collect();
    reasons.sort_by(|a, b| a.cmp(b));
    reasons.dedup();
    let clauses = |why: &Message| list.iter().filter(|u| u.why == *why).map(|u| u.clause.as_str()).collect::<Vec<_>>();
    reasons.into_iter().map(|why| (why, clauses(why).join(" "))).collect()
}

fn coverage(out: &mut Out, books: &[&'static dyn Rulebook], folder: Option<&Path>) -> Result<Done, Failure> {
    let mut games = Vec::new();
    let mut failed = 0;
    for &book in books {
        let files = match folder {
            Some(folder) => baize_scenario::files(&[folder.to_owned()]).map_err(Failure::new)?,
            // A game without scenarios covers nothing, which is a result and no failure.
            None => baize_scenario::files(&[game_folder(book).join("scenarios")]).unwrap_or_default(),
        };
        let verdicts = baize_scenario::run_paths(&files, &scenario::find, &|_| {});
        failed += verdicts.iter().filter(|v| !v.ok && (v.game == book.id() || v.game.is_empty())).count();
        // Without the table of mutants less is proven, which the rows say.
        let table = std::fs::read_to_string(game_folder(book).join("mutants.tsv")).unwrap_or_default();
        let list = std::fs::read_to_string(game_folder(book).join("data/definitions.tsv")).unwrap_or_default();
        let proofs = Proofs::read(&table).defining(&list);
        let covered = baize_scenario::coverage(book, &verdicts, &proofs);
        games.extend(covered.into_iter().map(|coverage| Row::new(coverage, &proofs.made)));
    }
    if out.json {
        out.object(&Report { games })?;
        return Ok(Done::Well);
    }
    for row in &games {
        row.tell(out)?;
    }
    if failed > 0 {
        out.tell(&message!("{failed} scenarios fail; `baize scenario run` says why", failed))?;
    }
    Ok(Done::Well)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_recognised_by_its_whole_number() {
        for line in ["// 7-1-2: block.", "(7-1-2)", "Clause::new(\"7-1-2\")", "7-1-2, 7-1-3", "see 7-1-2."] {
            assert!(names(line, "7-1-2"), "{line}");
        }
        for line in ["7-1-2-1", "17-1-2", "7-1-22", "0-7-1-2", "7-1", "7-1-2.1"] {
            assert!(!names(line, "7-1-2"), "{line}");
        }
    }

    #[test]
    fn parts_of_a_clause_are_below_it() {
        let clause = Clause::new;
        assert!(is_below(clause("7-1-2"), "7-1") && is_below(clause("A15.2"), "A15"));
        assert!(!is_below(clause("7-11"), "7-1") && !is_below(clause("7-1"), "7-1"));
    }
}
