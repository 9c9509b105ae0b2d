//! Checks of the tree that no compiler makes.

mod arrows;
mod citations;
mod docs;
mod names;
mod text;
mod ties;

pub(crate) use citations::{clause_letters, clauses_in_code, clauses_in_comment};
pub(crate) use docs::linked_paths;
use std::path::{Path, PathBuf};
pub(crate) use ties::KernelTie;
pub use ties::write_ties;

/// Files longer than this are listed: two subjects may share them.
const LONG: usize = 800;

/// A file of the tree, read.
#[derive(Clone)]
pub struct Source {
    /// Its path from the top folder, with `/` between the parts.
    pub path: String,
    /// What is in it.
    pub text: String,
}

impl Source {
    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }
}

/// Makes every check.
///
/// # Errors
/// With every finding at once.
pub fn run(root: &Path) -> Result<String, String> {
    let sources = read_tree(root)?;
    let findings: Vec<String> = [
        text::openings(&sources),
        text::machine_paths(&sources),
        text::forgotten_tests(&sources),
        names::games_in_shared_crates(&sources),
        citations::unknown_clauses(&sources),
        ties::untied_clauses(&sources),
        ties::empty_claims(&sources),
        arrows::undrawn(root, &sources)?,
        docs::unheld_invariants(&sources),
        docs::stale_quotes(&sources),
        docs::unquoted(&sources),
        docs::stale_names(&sources),
        docs::dead_links(root, &sources),
        docs::unknown_commands(root, &sources),
    ]
    .concat();
    if !findings.is_empty() {
        return Err(format!("{}\n{} findings", findings.join("\n"), findings.len()));
    }
    let long = text::long_files(&sources, LONG);
    let mut report = vec![format!("{} files are tidy", sources.len())];
    report.extend(long.into_iter().map(|line| format!("long: {line}")));
    Ok(report.join("\n"))
}

/// Reads every text file of the tree, in the order of their paths. Built and fetched things are
/// left out.
fn read_tree(root: &Path) -> Result<Vec<Source>, String> {
    const SKIPPED: [&str; 6] = [".git", "target", "node_modules", "corpus", "artifacts", "Cargo.lock"];
    let mut sources = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if SKIPPED.contains(&&*name) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                sources.push(Source { path: relative(root, &path), text });
            }
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}

fn relative(root: &Path, path: &Path) -> String {
    let path: PathBuf = path.strip_prefix(root).unwrap_or(path).to_owned();
    path.components().map(|c| c.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}
