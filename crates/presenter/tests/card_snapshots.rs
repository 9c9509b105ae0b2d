//! Every card written by hand as people read it and as effect notation, set by set: a change of any of them shows as a
//! difference between two texts. `INSTA_UPDATE=always cargo test -p baize-presenter --test card_snapshots` takes them anew.

use baize_kernel::{CardDef, Rulebook};
use baize_presenter::Language;
use baize_text::{print, render};
use std::path::{Path, PathBuf};

/// The card files of a game that nothing but people write.
fn files(book: &dyn Rulebook) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(book.id()).join("cards");
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| !text(path).starts_with("# Made by")).collect();
    files.sort();
    files
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A card in words, and below it what it does in notation.
fn told(book: &dyn Rulebook, def: &CardDef) -> String {
    let (pool, language) = (book.pool(), Language::of(book, "en"));
    let (vocabulary, lexicon) = (book.vocabulary(), pool.lexicon());
    let words = render::card(def, vocabulary, lexicon, language.locale());
    let notation = print::abilities(&def.abilities, vocabulary, lexicon);
    let lines = notation.lines().map(|line| format!("    {line}\n"));
    format!("{}\n{}", words.trim_end(), lines.collect::<String>())
}

#[test]
fn every_card_written_by_hand() {
    let mut count = 0;
    for &book in baize_registry::games() {
        for path in files(book) {
            let file = text(&path);
            let ids = file.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
            let find = |id: &str| book.pool().iter().find(|(_, def)| def.id == id).map(|(_, def)| told(book, def));
            let cards: Vec<String> =
                ids.map(|id| find(id).unwrap_or_else(|| panic!("{id} is not in the pool"))).collect();
            count += cards.len();
            let name = format!("{}-{}", book.id(), path.file_stem().unwrap_or_default().display());
            insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
                insta::assert_snapshot!(name, cards.join("\n"));
            });
        }
    }
    assert!(count > 200, "only {count} cards were found");
}
