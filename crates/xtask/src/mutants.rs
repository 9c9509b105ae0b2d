//! Which lines of a game's rules its scenarios hold in place: small changes, one at a time, that some scenario must notice.
//!
//! The sources of a game are copied to a workspace of their own, every mutant is woven in behind a switch, and all are built
//! once. One run of the scenarios tells which mutants each of them reaches; then each mutant is tried with those that
//! reach it. `games/<game>/mutants.tsv` keeps what came of it, and `baize rules coverage` reads there what is proven.
//!
//! The table names places by file and function, with a digest of the function's code: so it outlives lines that move,
//! and `cargo xtask coverage` can tell which proofs are of code that has changed since.

mod constants;
mod equal;
mod find;
mod syntax;
mod tables;
mod weave;

use crate::tidy::KernelTie;
use baize_kernel::Rulebook;
use find::{Known, Mutant, Ties};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use weave::{Edit, Woven, weave};

/// Files without rules: words, texts, what bots think of a position.
const LEFT_OUT: [&str; 6] =
    ["clauses.rs", "words.rs", "locales.rs", "evaluation.rs", "reference.rs", "rules/habits.rs"];

/// The crates that are built with the game; lines of the kernel may have mutants, too.
const CRATES: [&str; 3] = ["kernel", "text", "scenario"];

/// What the paths of the kernel's files begin with.
const KERNEL: &str = "kernel/";

/// So often those are taken out that an error points at, then all about it.
const NARROW: usize = 3;

/// An error is laid to what stands inside the place that it points at, if that is not more than so many mutants.
const MOST_INSIDE: usize = 20;

/// So often mutants that cannot be built are taken out before this is given up.
const ROUNDS: usize = 15;

/// Makes and runs the mutants of a game, or of every game, and writes the table of each.
///
/// # Errors
/// When the sources cannot be read or built, or scenarios fail without any mutant.
pub fn run(root: &Path, game: Option<&str>) -> Result<String, String> {
    let books = match game {
        Some(id) => vec![baize_registry::find(id).map_err(|e| e.to_string())?],
        None => crate::coverage::folders(root).into_iter().map(|(book, _)| book).collect(),
    };
    let told: Result<Vec<String>, String> = books.into_iter().map(|book| run_game(root, book)).collect();
    Ok(told?.join("\n"))
}

fn run_game(root: &Path, book: &dyn Rulebook) -> Result<String, String> {
    // What is tried is what lies there now, whatever is committed in the meantime.
    let when = when(root);
    let path = root.join("games").join(book.id()).join("mutants.tsv");
    let table = outcomes(root, book, &BTreeSet::new(), &place)?;
    let summary = summary(&table);
    let head = format!("# cargo xtask mutants {}, {}: {summary}\n", book.id(), when);
    std::fs::write(&path, head + &table).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(format!("{}: {summary}", book.id()))
}

/// Makes and runs those mutants of a game whose lines carry some clauses, and returns what came of them; nothing is
/// written. It takes a fraction of the time of a whole run, so that one can work on a scenario with it.
///
/// # Errors
/// When the sources cannot be read or built.
pub fn run_some(root: &Path, game: &str, clauses: &[&str]) -> Result<String, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    outcomes(root, book, &clauses.iter().map(|&clause| clause.to_owned()).collect(), &line)
}

/// Makes and runs the mutants of a game, all of them when no clauses are named, and returns the table.
fn outcomes(root: &Path, book: &dyn Rulebook, clauses: &BTreeSet<String>, place: Place<'_>) -> Result<String, String> {
    let scratch = Scratch { root, game: book.id(), folder: root.join("target/mutants").join(book.id()) };
    let mut files = scratch.find(book)?;
    if !clauses.is_empty() {
        files.iter_mut().for_each(|file| file.keep(|mutant| !mutant.clauses.is_disjoint(clauses)));
    }
    scratch.prepare(&files)?;
    scratch.build(&mut files)?;
    let mutants: Vec<&Mutant> = files.iter().flat_map(|file| &file.mutants).collect();
    scratch.try_all(&mutants, place)
}

/// Returns every place that mutants of a game can have now, as its table names them.
///
/// # Errors
/// When the sources cannot be read.
pub fn places(root: &Path, book: &dyn Rulebook) -> Result<BTreeSet<String>, String> {
    let scratch = Scratch { root, game: book.id(), folder: PathBuf::new() };
    Ok(scratch.find(book)?.iter().flat_map(|file| &file.mutants).map(place).collect())
}

/// How a table says where a mutant stands.
type Place<'a> = &'a dyn Fn(&Mutant) -> String;

/// Where a mutant stands now: the file and the line.
fn line(mutant: &Mutant) -> String {
    format!("{}:{}", mutant.file, mutant.line)
}

/// Where a mutant stands: the file, and the function with a digest of its code.
fn place(mutant: &Mutant) -> String {
    format!("{}:{}", mutant.file, mutant.within)
}

/// A source file with its mutants.
struct File {
    path: String,
    text: String,
    mutants: Vec<Mutant>,
    edits: Vec<Edit>,
}

impl File {
    /// Takes the other mutants out.
    fn keep(&mut self, keeps: impl Fn(&Mutant) -> bool) {
        let dropped = self.mutants.extract_if(.., |mutant| !keeps(mutant)).map(|mutant| mutant.id).collect();
        self.edits.retain_mut(|edit| edit.drop_mutants(&dropped));
    }
}

/// The workspace in which the mutants of a game are built.
struct Scratch<'a> {
    root: &'a Path,
    game: &'a str,
    folder: PathBuf,
}

impl Scratch<'_> {
    fn copy(&self) -> PathBuf {
        self.folder.join("game")
    }

    /// Where a source file lies: of the game, or of the kernel.
    fn source(&self, path: &str) -> PathBuf {
        match path.strip_prefix(KERNEL) {
            Some(path) => self.folder.join("crates/kernel/src").join(path),
            None => self.copy().join("src").join(path),
        }
    }

    /// The sources of the game as they are.
    fn original(&self) -> PathBuf {
        self.root.join("games").join(self.game)
    }

    /// The list of mutants that change nothing, each with the reason.
    fn equal(&self) -> String {
        std::fs::read_to_string(self.original().join("data/equivalent.tsv")).unwrap_or_default()
    }

    /// Lays the workspace out: the game as it is but for the files that are woven, the switch, the runner. What is there
    /// from an earlier run and has not changed is left alone, so that it need not be built again.
    fn prepare(&self, files: &[File]) -> Result<(), String> {
        let woven: BTreeSet<PathBuf> = files.iter().map(|file| self.source(&file.path)).collect();
        for part in ["src", "data", "cards", "decks", "locales", "wording"] {
            mirror(&self.original().join(part), &self.copy().join(part), &woven)?;
        }
        for file in ["puzzles.yaml", "lessons.yaml"] {
            let text = std::fs::read(self.original().join(file)).unwrap_or_default();
            write_bytes(&self.copy().join(file), &text)?;
        }
        write(&self.copy().join("Cargo.toml"), &manifest(&self.original(), "../switch")?)?;
        for name in CRATES {
            let (from, to) = (self.root.join("crates").join(name), self.folder.join("crates").join(name));
            mirror(&from.join("src"), &to.join("src"), &woven)?;
            mirror(&from.join("locales"), &to.join("locales"), &woven)?;
            write(&to.join("Cargo.toml"), &manifest(&from, "../../switch")?)?;
        }
        write(&self.folder.join("switch/Cargo.toml"), &package("baize-mutant", ""))?;
        write(&self.folder.join("switch/src/lib.rs"), include_str!("mutants/switch.rs.txt"))?;
        let uses = format!(
            "baize-mutant = {{ path = \"../switch\" }}\nbaize-scenario.workspace = true\nrayon.workspace = true\n\
             game = {{ package = \"baize-{}\", path = \"../game\" }}\n",
            self.game
        );
        write(&self.folder.join("runner/Cargo.toml"), &package("baize-mutants", &uses))?;
        write(&self.folder.join("runner/src/main.rs"), include_str!("mutants/runner.rs.txt"))?;
        write(&self.folder.join("Cargo.toml"), &self.workspace()?)?;
        write(&self.folder.join("Cargo.lock"), &read(&self.root.join("Cargo.lock"))?)
    }

    /// The manifest of the workspace: that of the project, with this game in place of its own.
    fn workspace(&self) -> Result<String, String> {
        let whole = read(&self.root.join("Cargo.toml"))?;
        let lines = whole.lines().map(|line| match line {
            _ if line.starts_with("members = ") => {
                "members = [\"crates/*\", \"game\", \"runner\", \"switch\"]".to_owned()
            }
            _ if line.starts_with("exclude = ") || line.starts_with("readme = ") => String::new(),
            _ if line.starts_with(&format!("baize-{} = ", self.game)) => {
                format!("baize-{} = {{ path = \"game\" }}", self.game)
            }
            _ if CRATES.iter().any(|name| line.starts_with(&format!("baize-{name} = "))) => line.to_owned(),
            _ => line.replace("{ path = \"", &format!("{{ path = \"{}/", self.root.display())),
        });
        let mut text = lines.collect::<Vec<_>>().join("\n");
        // Scenarios run a hundred thousand times: the first step of optimising pays for itself many times over.
        let _ = write!(text, "\n[profile.mutants]\ninherits = \"dev\"\ndebug = false\nopt-level = 1\n");
        Ok(text)
    }

    fn find(&self, book: &dyn Rulebook) -> Result<Vec<File>, String> {
        let folder = self.original().join("src");
        let mut known = Known { letters: crate::tidy::clause_letters(book), constants: BTreeMap::new() };
        let mut texts = Vec::new();
        for path in sources(&folder)? {
            let short = path.strip_prefix(&folder).unwrap_or(&path).display().to_string();
            if !LEFT_OUT.contains(&short.as_str()) {
                let text = read(&path)?;
                known.constants.extend(constants::read(&short, &text, &known.letters)?);
                texts.push((short, text));
            }
        }
        let (mut files, mut next) = (Vec::new(), 1);
        for (path, text) in texts {
            let (mutants, edits) = find::find(&path, &text, &known, &Ties::new(), next)?;
            next += mutants.len() as u32;
            files.push(File { path, text, mutants, edits });
        }
        files.extend(self.find_in_kernel(next)?);
        Ok(files)
    }

    /// Finds the mutants of those lines of the kernel that the game is tied to.
    fn find_in_kernel(&self, mut next: u32) -> Result<Vec<File>, String> {
        let table = std::fs::read_to_string(self.original().join("data/kernel.tsv")).unwrap_or_default();
        let mut by_file: BTreeMap<String, Vec<KernelTie>> = BTreeMap::new();
        for tie in KernelTie::read(&table) {
            by_file.entry(format!("{KERNEL}{}", tie.file)).or_default().push(tie);
        }
        let mut files = Vec::new();
        for (path, list) in by_file {
            let text = read(&self.root.join("crates/kernel/src").join(path.trim_start_matches(KERNEL)))?;
            let mut ties = Ties::new();
            for tie in list {
                ties.entry(tie.line(&text)?).or_default().extend(tie.clauses);
            }
            let (mutants, edits) = find::find(&path, &text, &Known::default(), &ties, next)?;
            next += mutants.len() as u32;
            let mut file = File { path, text, mutants, edits };
            file.keep(|mutant| !mutant.clauses.is_empty());
            files.push(file);
        }
        Ok(files)
    }

    /// Builds the game with all mutants. Those that the compiler refuses are taken out, and it is tried again.
    fn build(&self, files: &mut [File]) -> Result<(), String> {
        for round in 0..ROUNDS {
            let woven: Vec<Vec<Woven>> = files.iter().map(|file| self.write_woven(file)).collect::<Result<_, _>>()?;
            let errors = self.compile("check")?;
            if errors.is_empty() {
                return match &self.compile("build")?[..] {
                    [] => Ok(()),
                    [error, ..] => Err(format!("{}: the mutants cannot be built: {}", self.game, error.message)),
                };
            }
            let blamed = if round < NARROW { blamed } else { blamed_widely };
            let refused: BTreeSet<u32> = errors.iter().flat_map(|error| blamed(error, files, &woven)).collect();
            if refused.is_empty() {
                return Err(format!("{}: the mutants cannot be built: {}", self.game, errors[0].message));
            }
            let first = errors[0].message.lines().next().unwrap_or_default();
            eprintln!("{}: {} mutants cannot be built: {first} …", self.game, refused.len());
            files.iter_mut().for_each(|file| file.keep(|mutant| !refused.contains(&mutant.id)));
        }
        Err(format!("{}: the mutants cannot be built", self.game))
    }

    fn write_woven(&self, file: &File) -> Result<Vec<Woven>, String> {
        let (text, woven) = weave(&file.text, &file.edits);
        write(&self.source(&file.path), &text)?;
        Ok(woven)
    }

    fn cargo(&self) -> Command {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(&self.folder).env("RUSTFLAGS", "-Awarnings").env_remove("CARGO_MANIFEST_DIR");
        cargo.env("CARGO_TARGET_DIR", self.root.join("target/mutants/target"));
        cargo
    }

    fn compile(&self, command: &str) -> Result<Vec<CompileError>, String> {
        let mut cargo = self.cargo();
        cargo.args([command, "--profile", "mutants", "--package", "baize-mutants", "--quiet"]);
        cargo.args(["--message-format", "json"]);
        let said = cargo.stderr(Stdio::piped()).output().map_err(|e| format!("cargo: {e}"))?;
        let text = String::from_utf8_lossy(&said.stdout);
        let errors: Vec<CompileError> = text.lines().filter_map(CompileError::read).collect();
        if errors.is_empty() && !said.status.success() {
            return Err(format!("cargo: {}", String::from_utf8_lossy(&said.stderr)));
        }
        Ok(errors)
    }

    /// Runs the scenarios against every mutant and returns the table.
    fn try_all(&self, mutants: &[&Mutant], place: Place<'_>) -> Result<String, String> {
        let (list, result) = (self.folder.join("list.tsv"), self.folder.join("result.tsv"));
        let last = Last::read(&std::fs::read_to_string(self.original().join("mutants.tsv")).unwrap_or_default());
        let line = |m: &&Mutant| {
            let kind = if m.in_table { "table" } else { "code" };
            let clauses = m.clauses.iter().cloned().collect::<Vec<_>>().join(" ");
            format!("{}\t{kind}\t{clauses}\t{}\n", m.id, last.killer(m))
        };
        write(&list, &mutants.iter().map(line).collect::<String>())?;
        let program = self.root.join("target/mutants/target/mutants/baize-mutants");
        let scenarios = self.root.join("games").join(self.game).join("scenarios");
        let ran = Command::new(&program).arg(&scenarios).arg(&list).arg(&result).status();
        match ran {
            Ok(status) if status.success() => {
                let (table, doubts) =
                    equal::settled(&table(&read(&result)?, mutants, &scenarios, place)?, &self.equal());
                doubts.iter().for_each(|doubt| eprintln!("{}: {doubt}", self.game));
                Ok(table)
            }
            Ok(status) => Err(format!("{}: the runner fails: {status}", self.game)),
            Err(e) => Err(format!("{}: {e}", program.display())),
        }
    }
}

/// What an earlier table says of who noticed which mutant: that scenario is likely to notice it again.
struct Last(BTreeMap<(String, String), String>);

impl Last {
    fn read(table: &str) -> Last {
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
        let titles: BTreeMap<&str, &str> =
            rows.iter().filter(|row| row.len() == 3).map(|row| (row[0], row[2])).collect();
        let killed = rows.iter().filter(|row| row.len() == 6).filter_map(|row| {
            let place = row[0].split('#').next()?.to_owned();
            Some(((place, row[1].to_owned()), (*titles.get(row[4])?).to_owned()))
        });
        Last(killed.collect())
    }

    /// The title of the scenario that noticed a mutant; empty when none is known. The function may have changed.
    fn killer(&self, mutant: &Mutant) -> &str {
        let place = place(mutant).split('#').next().unwrap_or_default().to_owned();
        self.0.get(&(place, mutant.what.clone())).map_or("", String::as_str)
    }
}

/// An error of the compiler: where it points, the main places first.
struct CompileError {
    message: String,
    places: Vec<(String, std::ops::Range<usize>)>,
}

impl CompileError {
    fn read(line: &str) -> Option<CompileError> {
        let said: serde_json::Value = serde_json::from_str(line).ok()?;
        let message = said.get("message").filter(|m| m["level"] == "error")?;
        let mut spans: Vec<&serde_json::Value> = message["spans"].as_array()?.iter().collect();
        spans.sort_by_key(|span| span["is_primary"] != true);
        let place = |span: &&serde_json::Value| {
            let at = |key: &str| span[key].as_u64().map(|n| n as usize);
            let (folder, file) = span["file_name"].as_str()?.split_once("src/")?;
            let file = if folder.contains("kernel") { format!("{KERNEL}{file}") } else { file.to_owned() };
            Some((file, at("byte_start")?..at("byte_end")?))
        };
        let places: Vec<_> = spans.iter().filter_map(place).collect();
        let message = message["rendered"].as_str()?.to_owned();
        (!places.is_empty()).then_some(CompileError { message, places })
    }
}

/// Returns the mutants that an error is laid to: those of the smallest place around it, or those inside it, or else
/// those right before it.
fn blamed(error: &CompileError, files: &[File], woven: &[Vec<Woven>]) -> Vec<u32> {
    for (name, place) in &error.places {
        let Some(at) = files.iter().position(|file| file.path == *name) else { continue };
        let around = woven[at].iter().filter(|w| w.range.start <= place.start && place.end <= w.range.end);
        if let Some(smallest) = around.min_by_key(|w| w.range.len()) {
            return smallest.ids.clone();
        }
        // A value that must live on, such as `&[A, B]`, may not have a choice in it.
        let inside = woven[at].iter().filter(|w| place.start <= w.range.start && w.range.end <= place.end);
        let ids: Vec<u32> = inside.flat_map(|w| w.ids.iter().copied()).collect();
        if !ids.is_empty() && ids.len() <= MOST_INSIDE {
            return ids;
        }
    }
    let Some((name, place)) = error.places.first() else { return Vec::new() };
    let Some(at) = files.iter().position(|file| file.path == *name) else { return Vec::new() };
    let near = woven[at].iter().filter(|w| w.range.end <= place.start);
    near.max_by_key(|w| w.range.end).map_or_else(Vec::new, |w| w.ids.clone())
}

/// Returns all mutants about the places of an error: one that leaves a `return` out is refused where what follows
/// borrows, which is not where the mutant stands.
fn blamed_widely(error: &CompileError, files: &[File], woven: &[Vec<Woven>]) -> Vec<u32> {
    const ABOUT: usize = 400;
    let mut ids = Vec::new();
    for (name, place) in &error.places {
        let Some(at) = files.iter().position(|file| file.path == *name) else { continue };
        let about = place.start.saturating_sub(ABOUT)..place.end + ABOUT;
        let near = woven[at].iter().filter(|w| about.contains(&w.range.start));
        ids.extend(near.flat_map(|w| w.ids.iter().copied()));
    }
    ids
}

/// Makes the table that is checked in of what the runner wrote: only scenarios that something hangs on, numbered anew.
fn table(result: &str, mutants: &[&Mutant], folder: &Path, place: Place<'_>) -> Result<String, String> {
    let by_id: BTreeMap<u32, &&Mutant> = mutants.iter().map(|m| (m.id, m)).collect();
    let rows: Vec<Vec<&str>> = result.lines().map(|line| line.split('\t').collect()).collect();
    let mut numbers: BTreeMap<usize, usize> = BTreeMap::new();
    let mut told = String::new();
    for row in &rows {
        let ["mutant", id, word, killer, proofs] = row[..] else { continue };
        let mutant = id.parse().ok().and_then(|id: u32| by_id.get(&id)).ok_or("the runner made a mutant up")?;
        let mut number = |at: &str| {
            let at = at.parse::<usize>().ok()?;
            let next = numbers.len() + 1;
            Some(numbers.entry(at).or_insert(next).to_string())
        };
        let killer = number(killer).unwrap_or_default();
        let proofs: Vec<String> = proofs
            .split_whitespace()
            .filter_map(|proof| {
                proof.split_once('=').and_then(|(clause, at)| Some(format!("{clause}={}", number(at)?)))
            })
            .collect();
        let place = place(mutant);
        let clauses = mutant.clauses.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        let _ = writeln!(told, "{place}\t{}\t{clauses}\t{word}\t{killer}\t{}", mutant.what, proofs.join(" "));
    }
    let mut scenarios = String::new();
    let mut sorted: Vec<(usize, usize)> = numbers.into_iter().map(|(at, number)| (number, at)).collect();
    sorted.sort_unstable();
    for (number, at) in sorted {
        let row = rows.iter().find(|row| row[0] == "scenario" && row[1] == at.to_string());
        let [_, _, file, title] = row.ok_or("the runner made a scenario up")?[..] else { continue };
        let file = Path::new(file).strip_prefix(folder).unwrap_or(Path::new(file)).display();
        let _ = writeln!(scenarios, "{number}\t{file}\t{title}");
    }
    Ok(format!("{scenarios}\nplace\tchange\tclauses\toutcome\tby\tproves\n{told}"))
}

/// Counts the outcomes of a table.
fn summary(table: &str) -> String {
    let count = |word: &str| table.lines().filter(|line| line.split('\t').nth(3) == Some(word)).count();
    let (killed, untold, left, idle) = (count("killed"), count("untold"), count("survives"), count("idle"));
    let (reached, unreached, equal) = (killed + untold + left + idle, count("unreached"), count(equal::WORD));
    format!(
        "{reached} mutants are reached: {killed} killed, {untold} noticed only by what is told, {left} survive, \
         {idle} make a condition what it always was; {unreached} are not reached, {equal} change nothing for a reason"
    )
}

/// The day and the commit.
pub(crate) fn when(root: &Path) -> String {
    let ask = |program: &str, arguments: &[&str]| {
        let said = Command::new(program).args(arguments).current_dir(root).output().ok()?;
        said.status.success().then(|| String::from_utf8_lossy(&said.stdout).trim().to_owned())
    };
    let commit = ask("git", &["rev-parse", "--short", "HEAD"]).unwrap_or_else(|| "unknown".into());
    let day = ask("date", &["+%Y-%m-%d"]).unwrap_or_else(|| "unknown".into());
    format!("{day}, on commit {commit}")
}

/// The manifest of a package, without what only its tests need, and with the switch.
fn manifest(folder: &Path, switch: &str) -> Result<String, String> {
    let whole = read(&folder.join("Cargo.toml"))?;
    let kept = whole.split("[dev-dependencies]").next().unwrap_or_default().split("[lints]").next().unwrap_or_default();
    let kept = kept.replace("readme.workspace = true\n", "");
    Ok(format!("{kept}\nbaize-mutant = {{ path = \"{switch}\" }}\n"))
}

fn package(name: &str, uses: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{uses}")
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    write_bytes(path, text.as_bytes())
}

/// Writes a file, unless it is as it should be.
fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if std::fs::read(path).is_ok_and(|is| is == bytes) {
        return Ok(());
    }
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::write(path, bytes)).map_err(|e| format!("{}: {e}", path.display()))
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Makes a folder what another is, but for some files; those that are the same are not touched.
fn mirror(from: &Path, to: &Path, but: &BTreeSet<PathBuf>) -> Result<(), String> {
    let names = |folder: &Path| -> BTreeSet<std::ffi::OsString> {
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name()).collect()
    };
    let (wanted, there) = (names(from), names(to));
    for gone in there.difference(&wanted).map(|name| to.join(name)) {
        let removed = if gone.is_dir() { std::fs::remove_dir_all(&gone) } else { std::fs::remove_file(&gone) };
        removed.map_err(|e| format!("{}: {e}", gone.display()))?;
    }
    for (from, to) in wanted.iter().map(|name| (from.join(name), to.join(name))) {
        match from.is_dir() {
            true => mirror(&from, &to, but)?,
            false if but.contains(&to) => {}
            false => write_bytes(&to, &std::fs::read(&from).map_err(|e| format!("{}: {e}", from.display()))?)?,
        }
    }
    Ok(())
}

/// Copies a folder with all that is in it.
pub(crate) fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    let told = |e: std::io::Error| format!("{}: {e}", from.display());
    std::fs::create_dir_all(to).map_err(told)?;
    for entry in std::fs::read_dir(from).map_err(told)? {
        let path = entry.map_err(told)?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        match path.is_dir() {
            true => copy_folder(&path, &target)?,
            false => _ = std::fs::copy(&path, target).map_err(told)?,
        }
    }
    Ok(())
}
