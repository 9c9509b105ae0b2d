//! Many scenario files at once, and what they cover of the rules.

use crate::diagnostic::{Diagnostic, Position};
use crate::model::Scenario;
use crate::parse::parse;
use crate::proof::{Doubt, Proofs};
use crate::run::{Find, Verdict, is_tied, run};
use crate::yaml::MAX_BYTES;
use baize_kernel::rulebook::Rulebook;
use baize_kernel::{Clause, Message, message};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::{Path, PathBuf};

/// Returns the scenario files under some paths, sorted: files as named, folders with all in them.
///
/// # Errors
/// When a path does not exist or cannot be read, or holds no scenario.
pub fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Message> {
    let mut out = BTreeSet::new();
    for path in paths {
        let before = out.len();
        collect(path, &mut out).map_err(|e| Message::foreign(format!("{}: {e}", path.display())))?;
        if path.is_dir() && out.len() == before {
            return Err(message!("{path}: no scenario file (`.yaml`) is in there", path = path.display().to_string()));
        }
    }
    Ok(out.into_iter().collect())
}

fn collect(path: &Path, out: &mut BTreeSet<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        std::fs::metadata(path)?;
        out.insert(path.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        let inner = entry.path();
        let yaml = inner.extension().is_some_and(|e| e == "yaml" || e == "yml");
        // Links are not followed, so a folder that holds itself does no harm.
        if entry.file_type()?.is_dir() || yaml && inner.is_file() {
            collect(&inner, out)?;
        }
    }
    Ok(())
}

/// Reads a scenario file.
///
/// # Errors
/// With everything that is wrong with it.
pub fn read(path: &Path) -> Result<Vec<Scenario>, Vec<Diagnostic>> {
    let file = path.display().to_string();
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(path);
    let read = opened.and_then(|f| f.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
    if let Err(e) = read {
        return Err(vec![Diagnostic {
            file,
            spot: Position::START,
            message: message!("the file cannot be read: {error}", error = e.to_string()),
        }]);
    }
    parse(&file, &bytes)
}

/// Runs the scenarios of some files, several at a time; `progress` hears of each as it is done.
///
/// The verdicts come in the order of the files and, within one, of its scenarios. A file that
/// cannot be read has one verdict.
pub fn run_paths(files: &[PathBuf], find: Find<'_>, progress: &(dyn Fn(&Verdict) + Sync)) -> Vec<Verdict> {
    files.par_iter().flat_map_iter(|path| run_file(path, find, progress)).collect()
}

fn run_file(path: &Path, find: Find<'_>, progress: &(dyn Fn(&Verdict) + Sync)) -> Vec<Verdict> {
    let verdicts = match read(path) {
        Ok(scenarios) => scenarios.iter().map(|s| run_guarded(s, find)).collect(),
        Err(diagnostics) => vec![unread(path, &diagnostics)],
    };
    verdicts.iter().for_each(progress);
    verdicts
}

/// Runs a scenario so that a broken rule fails it alone and not the whole suite.
fn run_guarded(scenario: &Scenario, find: Find<'_>) -> Verdict {
    let ran = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run(scenario, find)));
    ran.unwrap_or_else(|cause| {
        let words = cause.downcast_ref::<String>().map(String::as_str).or(cause.downcast_ref::<&str>().copied());
        Verdict {
            file: scenario.file.clone(),
            title: scenario.title.clone(),
            game: scenario.game.value.clone(),
            ok: false,
            spot: scenario.spot,
            message: match words {
                Some(why) => message!("the engine broke off: {why}", why),
                None => message!("the engine broke off"),
            },
            cites: scenario.cites.iter().filter_map(|c| Clause::parse(&c.value)).collect(),
            carried: BTreeMap::new(),
            decided: BTreeMap::new(),
            acts: BTreeSet::new(),
        }
    })
}

/// The verdict on a file that cannot be read.
fn unread(path: &Path, diagnostics: &[Diagnostic]) -> Verdict {
    let line = |d: &Diagnostic| match diagnostics.len() {
        1 => d.message.clone(),
        _ => d.told(),
    };
    Verdict {
        file: path.display().to_string(),
        title: String::new(),
        game: String::new(),
        ok: false,
        spot: diagnostics.first().map_or(Position::START, |d| d.spot),
        message: Message::list(diagnostics.iter().map(line).collect(), "\n"),
        cites: Vec::new(),
        carried: BTreeMap::new(),
        decided: BTreeMap::new(),
        acts: BTreeSet::new(),
    }
}

/// What scenarios show of one revision of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// The id of the game.
    pub game: String,
    /// The revision.
    pub revision: String,
    /// How many clauses a scenario can show.
    pub testable: usize,
    /// How many of them a passing scenario cites and carries, or cites while a line of the sources is tied to them.
    pub covered: usize,
    /// How many of those no failing scenario cites.
    pub passing: usize,
    /// How many clauses are proven: see [`Proofs`].
    pub proven: usize,
    /// The clauses that are not covered, in the order of the document.
    pub missing: Vec<Clause>,
    /// The clauses that are covered and not proven, each with the reason.
    pub unproven: Vec<(Clause, Doubt)>,
    /// Those among the unproven that nothing can break, each with the reason: they are not in `unproven`.
    pub definitions: Vec<(Clause, String)>,
}

/// Works out what scenarios cover of each revision of a game, and what they prove by themselves and by what is known of
/// mutants.
pub fn coverage(book: &dyn Rulebook, verdicts: &[Verdict], proofs: &Proofs) -> Vec<Coverage> {
    let of_game: Vec<&Verdict> = verdicts.iter().filter(|v| v.game == book.id()).collect();
    book.menu().revisions.iter().map(|revision| of_revision(book, revision, &of_game, proofs)).collect()
}

fn of_revision(book: &dyn Rulebook, revision: &str, verdicts: &[&Verdict], proofs: &Proofs) -> Coverage {
    let mut shown = BTreeSet::new();
    let mut failing = BTreeSet::new();
    for verdict in verdicts {
        let cited = verdict.cites.iter().copied();
        match verdict.carried.get(revision) {
            Some(carried) if verdict.ok => shown.extend(cited.filter(|&c| carried.contains(&c) || is_tied(book, c))),
            Some(_) => failing.extend(cited),
            // What could not even begin fails in every revision.
            None if verdict.carried.is_empty() => failing.extend(cited),
            None => {}
        }
    }
    let testable: BTreeSet<Clause> = rows(book, revision).collect();
    let covered = testable.intersection(&shown).count();
    let doubt = |clause: &Clause| Some((*clause, proofs.doubt(*clause, revision, verdicts)?));
    let doubtful = rows(book, revision).filter(|c| shown.contains(c)).filter_map(|c| doubt(&c));
    let (named, unproven): (Vec<_>, Vec<_>) = doubtful.partition(|(c, _)| proofs.definition(*c).is_some());
    let definition = |(c, _): (Clause, Doubt)| (c, proofs.definition(c).unwrap_or_default().to_owned());
    let definitions: Vec<(Clause, String)> = named.into_iter().map(definition).collect();
    Coverage {
        game: book.id().to_owned(),
        revision: revision.to_owned(),
        testable: testable.len(),
        covered,
        passing: testable.intersection(&shown).filter(|c| !failing.contains(c)).count(),
        proven: covered - unproven.len() - definitions.len(),
        missing: rows(book, revision).filter(|c| !shown.contains(c)).collect(),
        unproven,
        definitions,
    }
}

fn rows<'a>(book: &'a dyn Rulebook, revision: &str) -> impl Iterator<Item = Clause> + use<'a> {
    book.clauses(revision).iter().filter(|row| row.testable).map(|row| row.clause)
}
