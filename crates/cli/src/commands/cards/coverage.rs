//! `baize cards coverage`: how much of the text of cards compiles, and what blocks the rest.

use super::show::told_grade;
use super::{importer, read};
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_import::Imported;
use baize_import::gather::gather;
use baize_import::write::set_of;
use baize_kernel::{Rulebook, message};
use baize_presenter::tell;
use baize_text::compile::{Wording, say};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// The shape of `baize cards coverage --json`.
#[derive(Serialize)]
struct Coverage {
    game: &'static str,
    /// Cards with text.
    cards: usize,
    /// Those of which every line is understood.
    compiled: usize,
    /// Those of which every line, said back, is what is printed.
    round_trip: usize,
    blocked: Vec<Blocked>,
    set: Vec<Set>,
    grades: BTreeMap<&'static str, usize>,
}

#[derive(Serialize)]
struct Blocked {
    phrase: String,
    cards: usize,
}

#[derive(Serialize)]
struct Set {
    set: String,
    cards: usize,
    compiled: usize,
}

/// Counts.
///
/// # Errors
/// When there is no such game, or a list cannot be read.
pub fn run(out: &mut Out, game: &str, lists: &[PathBuf]) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let coverage = if lists.is_empty() { of_pool(book) } else { of_lists(book, lists)? };
    if out.json {
        out.object(&coverage)?;
    } else {
        coverage.tell(out)?;
    }
    Ok(Done::Well)
}

#[derive(Default)]
struct Count {
    sets: BTreeMap<String, (usize, usize)>,
    round_trip: usize,
    blocked: BTreeMap<String, usize>,
    grades: BTreeMap<&'static str, usize>,
}

impl Count {
    fn add(&mut self, number: &str, grade: &'static str, round_trip: bool) {
        let whole = !matches!(grade, "partly read" | "unread");
        let (cards, compiled) = self.sets.entry(set_of(number).to_uppercase()).or_default();
        *cards += 1;
        *compiled += usize::from(whole);
        self.round_trip += usize::from(whole && round_trip);
        *self.grades.entry(grade).or_default() += 1;
    }

    fn done(self, game: &'static str) -> Coverage {
        let mut blocked: Vec<Blocked> =
            self.blocked.into_iter().map(|(phrase, cards)| Blocked { phrase, cards }).collect();
        blocked.sort_by(|a, b| b.cards.cmp(&a.cards).then_with(|| a.phrase.cmp(&b.phrase)));
        let set: Vec<Set> =
            self.sets.into_iter().map(|(set, (cards, compiled))| Set { set, cards, compiled }).collect();
        Coverage {
            game,
            cards: set.iter().map(|s| s.cards).sum(),
            compiled: set.iter().map(|s| s.compiled).sum(),
            round_trip: self.round_trip,
            blocked,
            set,
            grades: self.grades,
        }
    }
}

/// Counts the cards of the pool, whose text is our notation: it goes round when it prints and reads the same.
fn of_pool(book: &'static dyn Rulebook) -> Coverage {
    let (pool, words) = (book.pool(), book.vocabulary());
    let (mut count, mut lexicon) = (Count::default(), pool.lexicon().clone());
    for (_, def) in pool.iter().filter(|(_, def)| !def.is_blank()) {
        let printed = baize_text::print::abilities(&def.abilities, words, pool.lexicon());
        let again = baize_text::parse(&printed, words, &mut lexicon);
        count.add(&def.id, super::show::grade(book, def), again.is_ok_and(|again| again == def.abilities));
        for line in &def.unread {
            *count.blocked.entry(line.clone()).or_default() += 1;
        }
    }
    count.done(book.id())
}

fn of_lists(book: &'static dyn Rulebook, lists: &[PathBuf]) -> Result<Coverage, Failure> {
    let mut importer = importer(book)?;
    let mut gathered = gather(read(&importer, lists)?);
    importer.learn_tokens(&mut gathered.cards);
    let mut count = Count::default();
    for printed in gathered.cards.values().filter(|card| !card.text.is_empty()) {
        if importer.shape().kind(&printed.kind).is_some_and(|kind| kind.reminder) {
            continue;
        }
        let made = importer.card(printed);
        count.add(&printed.number, made.grade(), goes_round(&made, &printed.link, importer.wording()));
        let stuck = made.certificate.lines.iter().filter_map(|(_, read)| read.as_ref().err()).flatten();
        let phrases = stuck.map(|unread| unread.at.split(' ').take(6).collect::<Vec<_>>().join(" "));
        for phrase in phrases.chain(made.waiting.iter().map(|(_, why)| why.clone())) {
            *count.blocked.entry(phrase).or_default() += 1;
        }
    }
    Ok(count.done(book.id()))
}

/// Returns whether every line, said back from its phrase tree, is what is printed.
fn goes_round(made: &Imported, link: &str, wording: &Wording) -> bool {
    made.certificate.lines.iter().all(|(text, read)| match read {
        Ok(_) if text == link => true,
        Ok(read) => say::line(&read.tree, wording) == say::plain(text),
        Err(_) => false,
    })
}

impl Coverage {
    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        let share = |n: usize| 100.0 * n as f64 / self.cards.max(1) as f64;
        let percent = |n: usize| format!("{:.1}", share(n));
        out.tell(&message!("{game}: {n} cards with text", game = self.game, n = self.cards))?;
        let (n, share) = (self.compiled, percent(self.compiled));
        out.tell(&message!("understood whole: {n}, {share} %", n, share))?;
        let (n, share) = (self.round_trip, percent(self.round_trip));
        out.tell(&message!("said back as printed: {n}, {share} %", n, share))?;
        for (grade, cards) in &self.grades {
            let grade = tell(out.words.tag, &told_grade(grade));
            writeln!(out, "{grade}: {cards}")?;
        }
        for set in &self.set {
            writeln!(out, "  {:<6} {:>4} / {:>4}", set.set, set.compiled, set.cards)?;
        }
        if !self.blocked.is_empty() {
            out.tell(&message!("what blocks the rest:"))?;
        }
        self.blocked.iter().take(40).try_for_each(|b| writeln!(out, "  {:>4}  {}", b.cards, b.phrase))?;
        Ok(())
    }
}
