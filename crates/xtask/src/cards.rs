//! The card files that ship: compiled from card lists that the maker of a release has beside the tree.
//!
//! What is written are printed facts and our notation, never the text of a card. A card whose text is not
//! understood whole is written with its facts and the number of lines that are not, so that it is known
//! and cannot be played. Files without the mark in their first line are written by hand and stay as they
//! are, and so do their cards.

use baize_import::write::{Unread, entry, set_of};
use baize_import::{Importer, gather::gather};
use baize_kernel::{Lexicon, Pool, Rulebook};
use baize_text::CardSource;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// How the files begin that are made here.
const MARK: &str = "# Made by `cargo xtask cards`";

/// Compiles card lists and writes the card files of a game.
///
/// # Errors
/// When a list or a file cannot be read, or a card is not sound.
pub fn write(root: &Path, game: &str, lists: &[&str]) -> Result<String, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    let folder = root.join("games").join(game).join("cards");
    let by_hand = by_hand(book, &folder)?;
    let written = written(root, game)?;
    let mut importer = Importer::new(book)?;
    let mut prints = Vec::new();
    for list in lists {
        let bytes = std::fs::read(list).map_err(|e| format!("{list}: {e}"))?;
        let told = |f: &baize_import::shape::Fault| format!("{}: {} ({})", f.place, f.what, f.hint);
        let read = importer.shape().read(list, &bytes);
        prints.extend(read.map_err(|faults| faults.iter().map(told).collect::<Vec<_>>().join("\n"))?);
    }
    let mut gathered = gather(prints);
    importer.learn_tokens(&mut gathered.cards);
    let (mut whole, mut finished, mut partly) = (0, 0, Vec::new());
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for printed in gathered.cards.values().filter(|card| by_hand.find(&card.number).is_none()) {
        // The rules make do with one of each of these, whatever is painted on the others.
        if importer.shape().kind(&printed.kind).is_some_and(|kind| kind.token && kind.reminder) {
            continue;
        }
        let mut made = importer.card(printed);
        if let Some(effect) = written.get(&printed.number).filter(|_| !made.is_whole()) {
            made.card.unread.clear();
            made.card.effect = [made.card.effect.as_str(), effect.trim()].join("\n").trim().to_owned();
            finished += 1;
        }
        importer.build(&made.card).map_err(|flaws| {
            format!("{}: {}", printed.number, flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
        })?;
        if made.is_whole() {
            whole += 1
        } else {
            partly.push(printed.number.clone())
        }
        let card = if made.is_whole() { made.card } else { facts_only(made.card) };
        let text = files.entry(set_of(&card.id)).or_insert_with(|| heading(&card.id));
        text.push('\n');
        text.push_str(&entry(&card, book.vocabulary(), Unread::Count));
    }
    for (set, text) in &files {
        let path = folder.join(format!("{set}.toml"));
        std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    let cut: Vec<&str> = gathered.cut.iter().map(|card| card.number.as_str()).collect();
    Ok(format!(
        "{game}: {} cards by hand, {whole} compiled, {finished} of them finished by hand, {} not understood whole: {}\ncut off: {}",
        by_hand.len(),
        partly.len(),
        partly.join(" "),
        cut.join(" "),
    ))
}

/// One card whose unread lines are written by hand.
#[derive(serde::Deserialize)]
struct Written {
    /// What its unread lines do.
    effect: String,
    /// Why the compiler cannot read them.
    #[serde(rename = "why")]
    _why: String,
}

/// Returns what is written by hand of lines that the compiler cannot read, by card number.
fn written(root: &Path, game: &str) -> Result<BTreeMap<String, String>, String> {
    let path = root.join("games").join(game).join("data/by-hand.toml");
    let Ok(text) = std::fs::read_to_string(&path) else { return Ok(BTreeMap::new()) };
    let cards: BTreeMap<String, Written> = toml::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(cards.into_iter().map(|(number, card)| (number, card.effect)).collect())
}

/// Returns the numbers of cards that a person wrote, whole or in part.
///
/// # Errors
/// When a file cannot be read.
pub fn written_by_hand(root: &Path, game: &str) -> Result<BTreeSet<String>, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    let pool = by_hand(book, &root.join("games").join(game).join("cards"))?;
    let whole = pool.iter().map(|(_, def)| def.id.clone());
    Ok(whole.chain(written(root, game)?.into_keys()).collect())
}

fn heading(number: &str) -> String {
    let set = number.split('-').next().unwrap_or(number);
    format!("{MARK}: set {set}, printed facts and what each card does in effect notation.\n")
}

/// A card that cannot be played needs no part of its effect, which alone would be another card.
fn facts_only(card: CardSource) -> CardSource {
    CardSource { effect: String::new(), ..card }
}

/// Returns the cards that are written by hand.
fn by_hand(book: &dyn Rulebook, folder: &Path) -> Result<Pool, String> {
    let mut pool = Pool::new(Lexicon::default());
    let files = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<_> = files.filter_map(Result::ok).map(|file| file.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|e| e == "toml")) {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        if !text.starts_with(MARK) {
            let name = path.display().to_string();
            baize_text::load(&text, book.vocabulary(), &mut pool)
                .map_err(|errors| baize_text::report(&name, &text, &errors).to_string())?;
        }
    }
    Ok(pool)
}
