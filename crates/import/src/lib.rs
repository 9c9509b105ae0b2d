//! Public card lists become card files: facts as they are printed, and what the text means in effect notation.
//!
//! [`shape`] reads lists in every shape the game's `import.toml` names; [`gather`] makes one card of its
//! prints and sources; [`Importer`] compiles its text, for which it learns the `tokens`; [`probe`] sees what it does; [`mod@write`] writes card files. Nothing here knows a
//! game: the names of fields and the wording of texts are data of the game.

pub mod gather;
pub mod probe;
pub mod shape;
mod tokens;
pub mod write;

use baize_kernel::{CardDef, Lexicon, Message, Rulebook, Vocabulary, message};
use baize_text::CardSource;
use baize_text::cards::{Field, check};
use baize_text::compile::line::Read;
use baize_text::compile::{Certificate, GRAMMAR, Wording, compile};
use shape::{Printed, Shape};

/// What reads cards of one game.
pub struct Importer {
    vocabulary: Vocabulary,
    shape: Shape,
    wording: Wording,
}

/// A card made of what is printed on it.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The card as a card file has it.
    pub card: CardSource,
    /// What became of its text.
    pub certificate: Certificate,
    /// What notation was made of its text but is not in the language yet, and why.
    pub waiting: Vec<(String, String)>,
}

impl Imported {
    /// Returns whether all of its text is understood.
    pub fn is_whole(&self) -> bool {
        self.card.unread.is_empty()
    }

    /// Returns how far the card is understood, in a word.
    pub fn grade(&self) -> &'static str {
        match (self.is_whole(), self.card.effect.is_empty() && self.card.keywords.is_empty()) {
            (true, _) => "read",
            (false, false) => "partly read",
            (false, true) => "unread",
        }
    }
}

impl Importer {
    /// Makes a reader of a game's cards.
    ///
    /// # Errors
    /// When the game has no import tables, or a mistake in them.
    pub fn new(book: &dyn Rulebook) -> Result<Importer, Message> {
        let table = book.spec().import_table;
        let english = book.spec().wording.iter().find(|(lang, _)| *lang == "en");
        let (false, Some((_, english))) = (table.is_empty(), english) else {
            return Err(message!("{game} has no tables to read card lists with", game = book.id()));
        };
        let shape: Shape = toml::from_str(table).map_err(Message::foreign)?;
        let wording = Wording::read(&[GRAMMAR, english])?;
        Ok(Importer { vocabulary: book.vocabulary().clone(), shape, wording })
    }

    /// Returns how lists of this game name things.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the wording that texts are read with.
    pub fn wording(&self) -> &Wording {
        &self.wording
    }

    /// Compiles a card.
    pub fn card(&self, printed: &Printed) -> Imported {
        let mut raw = printed.raw();
        if self.shape.kind(&printed.kind).is_some_and(|kind| kind.reminder) {
            raw.text.clear();
        }
        let certificate = compile(&raw, &self.wording);
        let mut card = self.facts(printed);
        let mut waiting = Vec::new();
        let mut effect = Vec::new();
        for (line, read) in &certificate.lines {
            match read {
                Ok(read) => match self.refused(&card, &certificate, read) {
                    None => {
                        effect.extend(read.notation.iter().cloned());
                        read.facts.iter().for_each(|(sort, value)| add_fact(&mut card, sort, value));
                    }
                    Some(why) => {
                        waiting.push((read.notation.join("\n"), why));
                        card.unread.push(line.clone());
                    }
                },
                Err(_) => card.unread.push(line.clone()),
            }
        }
        card.effect = effect.join("\n");
        Imported { card, certificate, waiting }
    }

    /// Returns the card without its text.
    fn facts(&self, printed: &Printed) -> CardSource {
        let kind = self.shape.kind(&printed.kind);
        let mut card = CardSource {
            id: printed.number.clone(),
            name: printed.name.clone(),
            kind: kind.map_or_else(|| printed.kind.to_lowercase(), |k| k.kind.clone()),
            types: printed.types.clone(),
            ..CardSource::default()
        };
        if kind.is_some_and(|k| k.token) {
            card.rest.insert("sort".to_owned(), Field::Word("token".to_owned()));
        }
        card.rest.extend(printed.stats.iter().map(|(stat, n)| (stat.clone(), Field::Number(*n))));
        let labels = printed.labels.iter().filter(|(_, words)| !words.is_empty());
        card.rest.extend(labels.map(|(group, words)| (group.clone(), Field::Words(words.clone()))));
        card
    }

    /// Returns why a line that was read cannot be part of the card. It may use others of its lines, as “Activate this
    /// card's [Main] effect” does.
    fn refused(&self, card: &CardSource, certificate: &Certificate, read: &Read) -> Option<String> {
        self.flaw(card, "", read)?;
        let lines = certificate.lines.iter().filter_map(|(_, read)| read.as_ref().ok());
        let sound = lines.filter(|read| self.flaw(card, "", read).is_none());
        let sound: Vec<String> = sound.flat_map(|read| read.notation.clone()).collect();
        self.flaw(card, &sound.join("\n"), read)
    }

    /// Returns what is wrong with a line beside others.
    fn flaw(&self, card: &CardSource, others: &str, read: &Read) -> Option<String> {
        let effect = [others, &read.notation.join("\n")].join("\n").trim().to_owned();
        let mut trial = CardSource { effect, unread: Vec::new(), ..card.clone() };
        read.facts.iter().for_each(|(sort, value)| add_fact(&mut trial, sort, value));
        let flaws = check(&trial, &self.vocabulary, &mut Lexicon::default()).err()?;
        flaws.into_iter().next().map(|flaw| flaw.into_diagnostic().message.into())
    }

    /// Makes a definition of a card, to see whether its facts are sound.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn build(&self, card: &CardSource) -> Result<CardDef, Vec<Message>> {
        let flaws = |flaws: Vec<baize_text::cards::Flaw>| flaws.into_iter().map(|f| f.into_diagnostic().message);
        check(card, &self.vocabulary, &mut Lexicon::default()).map_err(|all| flaws(all).collect())
    }
}

/// Adds what a line says of the card itself, such as a keyword.
fn add_fact(card: &mut CardSource, sort: &str, value: &str) {
    let keyword = match sort {
        "stat" => {
            if let Some((stat, n)) = value.rsplit_once(' ').and_then(|(stat, n)| Some((stat, n.parse().ok()?))) {
                card.rest.insert(stat.to_owned(), Field::Number(n));
            }
            return;
        }
        "pilot" => "pilot-part",
        _ => value,
    };
    if !card.keywords.iter().any(|k| k == keyword) {
        card.keywords.push(keyword.to_owned());
    }
}
