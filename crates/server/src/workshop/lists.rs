//! Lists in and out, and what a builder has to know of a game.

use super::{Asker, Shop};
use crate::connection_limit::Place;
use crate::deck::{LONGEST_LIST, options, told};
use crate::http::{Lang, object};
use crate::outbox::Complaint;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use baize_decks::{ListFormat, codes};
use baize_kernel::{Deck, DeckLine, Pool, Rulebook, message};
use baize_protocol::Options;
use baize_protocol::decks::{DeckDraft, DeckEntry, DeckForm, DeckForms, DeckRead, DeckText, ShippedDeck, Workshop};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most cards of a deck that is written: some formats have a line for each, and each is read back.
const MOST_CARDS: usize = 500;

#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Asked {
    revision: String,
    mode: String,
    format: String,
}

/// Tells what a builder has to know of a game.
pub async fn workshop(State(shop): State<Shop>, Path(id): Path<String>, Query(asked): Query<Asked>) -> Response {
    let Asked { revision, mode, format } = asked;
    let wanted = Options { revision, mode, format, ..Options::default() };
    let found = shop.hub.book(&id).and_then(|book| Ok((book, options(book, &wanted)?)));
    let (book, options) = match found {
        Ok(found) => found,
        Err(complaint) => return object(&complaint),
    };
    let (pool, draws) = (book.pool(), book.draws(&options));
    let kinds = |set: u16| (0..16_u8).filter(|kind| set & (1 << kind) != 0).collect();
    let labels = book.vocabulary().labels.iter().enumerate();
    let shipped = |deck: &Deck| ShippedDeck { name: deck.name.clone(), lines: entries(&pool, deck) };
    Json(Workshop {
        game: book.id().to_owned(),
        grades: grades(book, &pool),
        hand: draws.hand,
        first: draws.first,
        each: draws.each,
        aside: kinds(draws.aside),
        ready: kinds(draws.ready),
        barred: labels.filter(|(at, _)| draws.barred & (1 << at) != 0).map(|(_, spec)| spec.word.to_owned()).collect(),
        parts: draws.parts.iter().map(|part| (*part).to_owned()).collect(),
        dated: baize_registry::is_restricted(book),
        decks: book.decks_for(&options).iter().map(shipped).collect(),
    })
    .into_response()
}

/// Returns how far what each card does is proven.
fn grades(book: &dyn Rulebook, pool: &Pool) -> Vec<String> {
    let listed =
        book.spec().grades.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    let known: BTreeMap<&str, String> =
        listed.flat_map(|(grade, ids)| ids.split(' ').map(move |id| (id, grade.replace(' ', "_")))).collect();
    let unlisted = if known.is_empty() { "by_hand" } else { "compiled" };
    let grade = |def: &baize_kernel::CardDef| match (def.unread.is_empty(), def.abilities.is_empty()) {
        (true, _) => known.get(def.id.as_str()).cloned().unwrap_or_else(|| unlisted.to_owned()),
        (false, false) => "partly_read".to_owned(),
        (false, true) => "unread".to_owned(),
    };
    pool.iter().map(|(_, def)| grade(def)).collect()
}

/// Reads a list, a code or a link.
pub async fn read(
    State(shop): State<Shop>,
    Asker(place): Asker,
    Lang(lang): Lang,
    Json(asked): Json<DeckText>,
) -> Response {
    shop.at_desk(place, move |shop| {
        let book = shop.hub.book(&asked.game)?;
        short(&asked.list)?;
        let pool = book.pool();
        let read = baize_decks::read("", asked.list.as_bytes(), &pool);
        if let Some(game) = read.game.as_ref().filter(|game| *game != book.id()) {
            let text = message!("this is a deck of another game: {game}", game = clean(game));
            return Err(Complaint::new("bad_deck", text).hint(message!("open the builder of that game")));
        }
        Ok(DeckRead {
            name: clean(&read.deck.name),
            format: read.format.as_deref().map(clean).unwrap_or_default(),
            lines: entries(&pool, &read.deck),
            problems: read.problems.iter().map(|problem| told(problem, lang)).collect(),
        })
    })
    .await
}

/// Writes a deck in every format that keeps it.
pub async fn write(State(shop): State<Shop>, Asker(place): Asker, Json(asked): Json<DeckDraft>) -> Response {
    shop.at_desk(place, move |shop| {
        let book = shop.hub.book(&asked.game)?;
        short(&asked.list)?;
        let pool = book.pool();
        let (mut deck, problems) = baize_decks::parse("", asked.list.as_bytes(), &pool);
        if let Some(problem) = problems.first() {
            return Err(Complaint::new("bad_deck", problem.message.clone()));
        }
        let copies = |line: &DeckLine| usize::from(line.count);
        if deck.lines.iter().map(copies).sum::<usize>() > MOST_CARDS {
            let long = message!("the deck has more than {most} cards", most = MOST_CARDS);
            return Err(Complaint::new("bad_deck", long).hint(message!("a deck is shorter")));
        }
        deck.name = clean(&asked.name);
        let form = |format: ListFormat| DeckForm {
            format: serde_json::to_value(format).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default(),
            text: baize_decks::write(&deck, &pool, format),
        };
        let kept = ListFormat::ALL.into_iter().filter(|format| baize_decks::keeps(&deck, &pool, *format));
        let format = clean(&asked.format);
        Ok(DeckForms { code: codes::code(book.id(), &format, &deck, &pool), forms: kept.map(form).collect() })
    })
    .await
}

impl Shop {
    /// Does some work where it holds nobody up.
    async fn at_desk<T: Serialize + Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce(&Shop) -> Result<T, Complaint> + Send + 'static,
    ) -> Response {
        let shop = self.clone();
        match self.hub.desks.work(place, move || work(&shop)).await {
            Ok(value) => Json(value).into_response(),
            Err(complaint) => object(&complaint),
        }
    }
}

fn short(list: &str) -> Result<(), Complaint> {
    let long = || Complaint::new("bad_deck", message!("the list is longer than {most} KiB", most = LONGEST_LIST >> 10));
    if list.len() > LONGEST_LIST { Err(long().hint(message!("a deck is shorter"))) } else { Ok(()) }
}

/// Returns words of others as they may be shown: short, and without control characters.
fn clean(words: &str) -> String {
    crate::guest::clean_words(words, super::shelf::LONGEST_NAME).unwrap_or_default()
}

fn entries(pool: &Pool, deck: &Deck) -> Vec<DeckEntry> {
    let entry =
        |line: &DeckLine| Some(DeckEntry { count: line.count, def: pool.find(&line.id)?.0, part: line.part.clone() });
    deck.lines.iter().filter_map(entry).collect()
}
