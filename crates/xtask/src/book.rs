//! The documentation as a site: the documents as a book, and beside it what rustdoc makes of the code.
//!
//! The book is built by `mdbook` from a copy of the documents, laid out as in the tree so that links between them
//! hold; whatever else they link to is copied along.

use crate::mutants::copy_folder;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The chapters, in reading order: title and document.
const CHAPTERS: [(&str, &str); 21] = [
    ("Baize", "README.md"),
    ("Scenarios", "docs/scenarios.md"),
    ("Running a server", "docs/hosting.md"),
    ("Several nodes", "docs/cluster.md"),
    ("Bots", "docs/bots.md"),
    ("What a decision costs", "docs/speed.md"),
    ("Architecture", "ARCHITECTURE.md"),
    ("Adding a game", "docs/adding-a-game.md"),
    ("The protocol of the table", "docs/protocol.md"),
    ("Effect notation", "docs/notation.md"),
    ("The compiler of card text", "docs/compiler.md"),
    ("Readings: Yu-Gi-Oh!", "docs/readings-duel.md"),
    ("Readings: GUNDAM", "docs/readings-gundam.md"),
    ("Rulings: GUNDAM", "docs/rulings-gundam.md"),
    ("Rulings: ONE PIECE", "docs/rulings-one-piece.md"),
    ("Words in Thai", "docs/glossary/th.md"),
    ("Words in Japanese", "docs/glossary/ja.md"),
    ("Words in Persian", "docs/glossary/fa.md"),
    ("Helping", "CONTRIBUTING.md"),
    ("Security", "SECURITY.md"),
    ("What changed", "CHANGELOG.md"),
];

const SETTINGS: &str = "[book]\ntitle = \"Baize\"\nlanguage = \"en\"\nsrc = \"src\"\n\n\
    [build]\nbuild-dir = \"site\"\ncreate-missing = false\n\n[output.html]\nno-section-label = true\n";

/// Builds the site; `target/book/site/index.html` is its front page, `api` below it is the code.
///
/// # Errors
/// When a document cannot be read, or `mdbook` or `cargo doc` fails.
pub fn build(root: &Path) -> Result<String, String> {
    let place = root.join("target/book");
    _ = std::fs::remove_dir_all(&place);
    for (_, document) in CHAPTERS {
        copy(root, &place.join("src"), document)?;
        for linked in linked(root, document)? {
            copy(root, &place.join("src"), &linked)?;
        }
    }
    write(&place.join("src/SUMMARY.md"), &summary())?;
    write(&place.join("book.toml"), SETTINGS)?;
    run(Command::new("mdbook").arg("build").arg(&place), "cargo install mdbook --locked")?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut doc = Command::new(cargo);
    doc.args(["doc", "--workspace", "--no-deps", "--locked", "--quiet"]).current_dir(root);
    run(&mut doc, "see what it said")?;
    copy_folder(&target(root).join("doc"), &place.join("site/api"))?;
    Ok(format!("{} and the folder `api` beside it", place.join("site/index.html").display()))
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

fn summary() -> String {
    let mut text = "# Summary\n\n".to_owned();
    for (title, document) in CHAPTERS {
        let _ = writeln!(text, "- [{title}]({document})");
    }
    text
}

/// Returns what a document links to in the tree, chapters aside, as paths from the top folder.
fn linked(root: &Path, document: &str) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(root.join(document)).map_err(|e| format!("{document}: {e}"))?;
    let beside = Path::new(document).parent().unwrap_or(Path::new(""));
    let targets = text.lines().flat_map(crate::tidy::linked_paths).map(|path| plain(&beside.join(path)));
    let is_chapter = |path: &String| CHAPTERS.iter().any(|(_, chapter)| chapter == path);
    Ok(targets.filter(|path| !is_chapter(path) && root.join(path).is_file()).collect())
}

/// Takes the steps up out of a path.
fn plain(path: &Path) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()) {
        if part == ".." { _ = parts.pop() } else { parts.push(part) }
    }
    parts.join("/")
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn copy(from: &Path, to: &Path, path: &str) -> Result<(), String> {
    let made = to.join(path).parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::copy(from.join(path), to.join(path))).map_err(|e| format!("{path}: {e}"))?;
    Ok(())
}

fn run(command: &mut Command, help: &str) -> Result<(), String> {
    let name = command.get_program().display().to_string();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} fails ({status}); {help}")),
        Err(e) => Err(format!("{name} cannot be run: {e}; {help}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_document_is_a_chapter() {
        let root = crate::root();
        for folder in ["", "docs", "docs/glossary"] {
            let entries = std::fs::read_dir(root.join(folder)).expect("the folder is there");
            let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
            // Front pages in other languages are linked from the first.
            let documents = names.filter(|name| name.ends_with(".md") && !name.starts_with("README."));
            for document in documents.map(|name| plain(&Path::new(folder).join(name))) {
                let is_chapter = CHAPTERS.iter().any(|(_, chapter)| *chapter == document);
                assert!(is_chapter || document == "CODE_OF_CONDUCT.md", "{document} is no chapter of the book");
            }
        }
    }

    #[test]
    fn what_a_chapter_links_to_goes_with_it() {
        let linked = linked(&crate::root(), "docs/protocol.md").expect("the document is there");
        assert!(linked.contains(&"crates/protocol/src/lib.rs".to_owned()), "{linked:?}");
        assert_eq!(plain(Path::new("docs/../crates/a.rs")), "crates/a.rs");
    }
}
