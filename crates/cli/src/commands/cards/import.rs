//! `baize cards import`: card lists that others publish, into the user's folder of cards.

use super::{importer, read, refused};
use crate::choose;
use crate::failure::Failure;
use crate::files;
use crate::further;
use crate::out::{Done, Out};
use crate::printed::{self, language_of};
use baize_import::Importer;
use baize_import::gather::{Difference, Gathered, cut_off, gather, gather_language};
use baize_import::shape::{LARGEST, Printed};
use baize_import::write::{self, Unread};
use baize_kernel::{Message, Pool, message};
use baize_text::CardSource;
use baize_text::cards::{MAX_FILE, load_beside};
use indicatif::{ProgressBar, ProgressDrawTarget};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// The shape of `baize cards import --json`.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    folder: String,
    /// Cards of the lists, each number once.
    cards: usize,
    /// Prints that were merged into another.
    merged: usize,
    /// Cards that ship and stay as they are.
    shipped: usize,
    /// Cards that were written, and how many of them are understood whole.
    written: usize,
    whole: usize,
    /// Cards whose text is cut off, which were left out.
    #[serde(serialize_with = "in_english")]
    cut_off: Vec<Message>,
    /// What two prints say differently; the first counts.
    #[serde(serialize_with = "in_english")]
    differences: Vec<Message>,
    /// How many cards have a printed text in each language.
    texts: BTreeMap<String, usize>,
    files: Vec<String>,
}

/// Reads lists of what is printed in a language, and tells what is wrong with them beside what is wrong with cards.
fn languages(
    importer: &Importer,
    paths: &[PathBuf],
    found: &mut Gathered,
) -> Result<BTreeMap<&'static str, BTreeMap<String, Printed>>, Failure> {
    let mut prints: BTreeMap<&'static str, Vec<Printed>> = BTreeMap::new();
    for path in paths {
        let Some(language) = language_of(path) else { continue };
        let bytes = files::read(path, LARGEST)?;
        let read = importer.shape().read_language(&path.display().to_string(), &bytes);
        prints.entry(language).or_default().extend(read.map_err(|faults| refused(&faults))?);
    }
    let mut out = BTreeMap::new();
    for (language, prints) in prints {
        let gathered = gather_language(prints);
        found.cut.extend(gathered.cut);
        found.differences.extend(gathered.differences);
        out.insert(language, gathered.cards);
    }
    Ok(out)
}

/// Imports card lists.
///
/// # Errors
/// When a list cannot be read or a file cannot be written; nothing is then imported.
pub fn run(out: &mut Out, game: &str, lists: &[PathBuf], folder: Option<&Path>) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let Some(folder) = further::folder(folder) else {
        let failure = Failure::new(message!("there is no home folder to keep cards in"));
        return Err(failure.hint(message!("name one: baize cards import GAME FILE --cards DIR")));
    };
    let mut importer = importer(book)?;
    let (tongues, lists): (Vec<_>, Vec<_>) = lists.iter().cloned().partition(|path| language_of(path).is_some());
    let mut gathered = gather(read(&importer, &lists)?);
    let spoken = languages(&importer, &tongues, &mut gathered)?;
    importer.learn_tokens(&mut gathered.cards);
    let pool = book.pool();
    let ships = |number: &str| pool.find(number).is_some_and(|def| pool.def(def).unread.is_empty());
    let new: Vec<_> = gathered.cards.values().filter(|card| !ships(&card.number)).collect();
    let bar = progress(new.len() as u64);
    let made: Result<Vec<_>, Failure> =
        new.par_iter().map(|printed| make(&importer, printed).inspect(|_| bar.inc(1))).collect();
    bar.finish_and_clear();
    let cards = made?;
    let whole = cards.iter().filter(|card| card.unread.is_empty()).count();
    let target = folder.join(book.id());
    let kept = kept(&target, &cards)?;
    let sets = write::files(&kept, book.vocabulary(), Unread::Lines);
    // What is written is what will be read.
    let written: Vec<&str> = sets.values().map(String::as_str).collect();
    let mut trial = Pool::clone(&pool);
    load_beside(&written, book.vocabulary(), &mut trial).map_err(|(file, mistakes)| {
        let set = sets.keys().nth(file).map(String::as_str).unwrap_or_default();
        Failure::new(message!("set {set} cannot be written down: {mistakes}", set, mistakes = mistakes[0].to_string()))
    })?;
    let mut files: BTreeMap<String, String> = sets.into_iter().map(|(set, text)| (file_name(&set), text)).collect();
    let (mut texts, mut printed) = (BTreeMap::new(), printed::read_all(&target)?);
    for (language, cards) in spoken.iter().map(|(l, cards)| (*l, cards)).chain([("en", &gathered.cards)]) {
        if !cards.is_empty() {
            let prints = printed.entry(language.to_owned()).or_default();
            printed::add(prints, cards.values());
            files.insert(printed::file_name(language), printed::write(prints));
            *texts.entry(language.to_owned()).or_default() += cards.len();
        }
    }
    replace(&target, &files)?;
    let report = Report {
        game: book.id(),
        folder: target.display().to_string(),
        cards: gathered.cards.len(),
        merged: gathered.merged,
        shipped: gathered.cards.len() - new.len(),
        written: cards.len(),
        whole,
        cut_off: gathered
            .cut
            .iter()
            .map(|card| {
                let (file, index) = (&card.place.0, card.place.1);
                let end = tail(cut_off(&card.text).or_else(|| card.text.lines().last()).unwrap_or_default());
                message!("{number} ({file}, card {index}): …{end}", number = card.number, file, index, end)
            })
            .collect(),
        differences: gathered.differences.iter().map(told).collect(),
        texts,
        files: files.into_keys().collect(),
    };
    if out.json {
        out.object(&report)?
    } else {
        report.tell(out)?
    }
    Ok(Done::Well)
}

/// Makes a card, or says where what is printed on it cannot be.
fn make(importer: &Importer, printed: &Printed) -> Result<CardSource, Failure> {
    let card = importer.card(printed).card;
    importer.build(&card).map_err(|flaws| {
        let (file, index) = &printed.place;
        let failure = Failure::new(message!("nothing was imported: {flaws}", flaws = Message::list(flaws, "; ")));
        failure
            .at(message!("{file}, card {index} ({number})", file, index = *index, number = printed.number))
            .hint(message!("correct the card, or leave it out"))
    })?;
    Ok(card)
}

/// The name of the file that the imported cards of a set are in.
fn file_name(set: &str) -> String {
    format!("imported-{set}.toml")
}

/// Returns new cards together with those that were imported before into the same files, by number.
fn kept(folder: &Path, new: &[CardSource]) -> Result<Vec<CardSource>, Failure> {
    let mut cards: BTreeMap<String, CardSource> = BTreeMap::new();
    for set in new.iter().map(|card| write::set_of(&card.id)).collect::<BTreeSet<_>>() {
        let path = folder.join(file_name(&set));
        if path.exists() {
            let text = String::from_utf8_lossy(&files::read(&path, MAX_FILE as u64)?).into_owned();
            let old = write::read(&text).map_err(|why| {
                let failure =
                    Failure::new(message!("nothing was imported: what was imported before cannot be read: {why}", why));
                failure.at(path.display()).hint(message!("mend the file, or take it away"))
            })?;
            cards.extend(old.into_iter().map(|card| (card.id.clone(), card)));
        }
    }
    cards.extend(new.iter().map(|card| (card.id.clone(), card.clone())));
    Ok(cards.into_values().collect())
}

fn tail(text: &str) -> String {
    let skip = text.chars().count().saturating_sub(40);
    text.chars().skip(skip).collect()
}

fn told(d: &Difference) -> Message {
    message!(
        "{number}: `{about}` is `{first}` ({here}) and `{other}` ({there})",
        number = d.number,
        about = d.about,
        first = d.first.0,
        here = d.first.1,
        other = d.other.0,
        there = d.other.1
    )
}

/// Messages as programs read them.
fn in_english<S: Serializer>(messages: &[Message], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(messages.iter().map(|message| &**message))
}

/// Writes files into a folder: all of them, or none are changed.
fn replace(folder: &Path, files: &BTreeMap<String, String>) -> Result<(), Failure> {
    let fail = |path: &Path, e: std::io::Error| {
        Failure::new(message!("the cards cannot be written: {error}", error = e.to_string())).at(path.display())
    };
    std::fs::create_dir_all(folder).map_err(|e| fail(folder, e))?;
    let mut ready = Vec::new();
    for (name, text) in files {
        let path = folder.join(name);
        let mut file = tempfile::NamedTempFile::new_in(folder).map_err(|e| fail(&path, e))?;
        file.write_all(text.as_bytes()).map_err(|e| fail(&path, e))?;
        ready.push((file, path));
    }
    // From here on only names change.
    ready.into_iter().try_for_each(|(file, path)| file.persist(&path).map(drop).map_err(|e| fail(&path, e.error)))
}

fn progress(cards: u64) -> ProgressBar {
    let seen = std::io::stderr().is_terminal();
    let target = if seen { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(Some(cards), target)
}

impl Report {
    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        out.tell(&message!(
            "{cards} cards in the lists, {further} further prints",
            cards = self.cards,
            further = self.merged
        ))?;
        out.tell(&message!("{n} ship with the game and stay as they are", n = self.shipped))?;
        out.tell(&message!(
            "{n} written to {folder}, {whole} of them understood whole",
            n = self.written,
            folder = self.folder,
            whole = self.whole
        ))?;
        for (lang, n) in &self.texts {
            out.tell(&message!("{n} printed texts in `{lang}`", n, lang))?;
        }
        for line in &self.differences {
            out.tell(&message!("differs: {line}", line))?;
        }
        for line in &self.cut_off {
            out.tell(&message!("left out, the text is cut off: {line}", line))?;
        }
        if !self.cut_off.is_empty() {
            out.tell(&message!("hint: give a second list that has these cards whole"))?;
        }
        Ok(())
    }
}
