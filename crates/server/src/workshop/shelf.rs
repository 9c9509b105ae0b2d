//! The decks that are kept for a guest: a bounded number, of a bounded size.

use super::{Asker, Guest, Shop};
use crate::deck::LONGEST_LIST;
use crate::guest::{clean_words, random_text};
use crate::http::object;
use crate::hub::trouble;
use crate::now::now;
use crate::outbox::Complaint;
use crate::store::decks::DeckRow;
use crate::store::{Op, StoreError};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use baize_kernel::message;
use baize_protocol::decks::{DeckDraft, SavedDeck, SavedDecks};

/// The longest name of a deck, in characters.
pub const LONGEST_NAME: usize = 40;

/// The longest name of a format, in characters.
const LONGEST_FORMAT: usize = 64;

/// How many letters the id of a deck has.
const ID_LETTERS: usize = 12;

/// Lists the decks of a guest.
pub async fn list(State(shop): State<Shop>, Guest(guest): Guest, _: Asker) -> Response {
    match shop.hub.store.decks_of(&guest.0).await {
        Ok(rows) => {
            let decks = rows.into_iter().map(told).collect();
            Json(SavedDecks { decks, most: shop.hub.config.limits.decks_per_guest }).into_response()
        }
        Err(error) => object(&trouble(&error)),
    }
}

/// Keeps a new deck.
pub async fn add(State(shop): State<Shop>, Guest(guest): Guest, _: Asker, Json(asked): Json<DeckDraft>) -> Response {
    shop.keep(guest.0, random_text(ID_LETTERS), asked).await
}

/// Keeps a deck in place of an earlier one.
pub async fn change(
    State(shop): State<Shop>,
    Guest(guest): Guest,
    _: Asker,
    Path(id): Path<String>,
    Json(asked): Json<DeckDraft>,
) -> Response {
    match shop.hub.store.decks_of(&guest.0).await {
        Ok(rows) if rows.iter().any(|row| row.id == id) => shop.keep(guest.0, id, asked).await,
        Ok(_) => object(&no_such_deck()),
        Err(error) => object(&trouble(&error)),
    }
}

/// Gives a deck up. One that is not there is as good as given up.
pub async fn remove(State(shop): State<Shop>, Guest(guest): Guest, _: Asker, Path(id): Path<String>) -> Response {
    if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return StatusCode::NO_CONTENT.into_response();
    }
    match shop.hub.write(vec![Op::DropDeck { guest: guest.0, id }]).await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => object(&trouble(&error)),
    }
}

impl Shop {
    async fn keep(&self, guest: String, id: String, asked: DeckDraft) -> Response {
        let row = match row(self, id, asked) {
            Ok(row) => row,
            Err(complaint) => return object(&complaint),
        };
        let most = self.hub.config.limits.decks_per_guest;
        match self.hub.write(vec![Op::Deck { guest, row: row.clone(), most: most.into() }]).await {
            Ok(()) => Json(told(row)).into_response(),
            Err(StoreError::Full) => {
                let full = Complaint::new("too_many_decks", message!("you keep {most} decks already", most));
                object(&full.hint(message!("delete one that you no longer need; this one is still in the builder")))
            }
            Err(StoreError::Taken) => object(&no_such_deck()),
            Err(error) => object(&trouble(&error)),
        }
    }
}

fn row(shop: &Shop, id: String, asked: DeckDraft) -> Result<DeckRow, Complaint> {
    let book = shop.hub.book(&asked.game)?;
    let nameless = || {
        Complaint::new("bad_name", message!("the name of the deck has nothing to read"))
            .hint(message!("give it another"))
    };
    let name = clean_words(&asked.name, LONGEST_NAME).ok_or_else(nameless)?;
    if asked.list.len() > LONGEST_LIST {
        return Err(Complaint::new(
            "bad_deck",
            message!("the list is longer than {most} KiB", most = LONGEST_LIST >> 10),
        ));
    }
    // PostgreSQL has no such character in its texts.
    if asked.list.contains('\0') || asked.format.contains('\0') {
        return Err(Complaint::new("bad_deck", message!("the list is not text")));
    }
    let format = asked.format.chars().take(LONGEST_FORMAT).collect();
    Ok(DeckRow { id, game: book.id().to_owned(), name, format, list: asked.list, changed: now() as i64 })
}

fn told(row: DeckRow) -> SavedDeck {
    let DeckRow { id, game, name, format, list, changed } = row;
    SavedDeck { id, game, name, format, list, changed }
}

fn no_such_deck() -> Complaint {
    Complaint::new("no_such_deck", message!("you keep no such deck")).hint(message!("save it as a new one"))
}
