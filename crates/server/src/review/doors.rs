//! The doors to matches that are over.

use super::bring::LARGEST;
use crate::connection_limit::Place;
use crate::files::{self, Packed};
use crate::http::{AppState, object};
use crate::outbox::Complaint;
use crate::rates::Costly;
use crate::sight::Sight;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use baize_kernel::{Rulebook, message};
use baize_presenter::serve;
use baize_protocol::PuzzleInfo;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

/// Returns the doors.
pub fn doors() -> Router<AppState> {
    Router::new()
        .route("/api/reviews/{id}", get(review))
        .route("/api/reviews/{id}/frames", get(frames))
        .route("/api/boards/{id}", get(board))
        .route("/api/boards/{id}/cards", get(board_cards))
        .route("/api/puzzles", get(puzzles))
        .route("/api/reviews", post(bring).layer(DefaultBodyLimit::max(LARGEST)))
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Asked {
    lang: String,
    /// The number of a seat, or `all`; a watcher's when left out.
    eyes: String,
    from: u32,
}

impl Asked {
    fn sight(&self) -> Result<Sight, Complaint> {
        match self.eyes.as_str() {
            "all" => Ok(Sight::All),
            "" => Ok(Sight::Watcher),
            seat => match seat.parse() {
                Ok(seat) => Ok(Sight::Seat(seat)),
                Err(_) => Err(Complaint::new("no_such_seat", message!("eyes are `all` or the number of a seat"))),
            },
        }
    }
}

async fn review(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let place = app.place(address, &headers);
    let made = async {
        let (past, sight, lang) = (app.hub.past(&id).await?, asked.sight()?, serve(&asked.lang));
        app.hub.rates.take_for(Costly::Work, past.length(), place)?;
        app.hub.desks.work(place, move || past.review(sight, lang)).await
    };
    paid_for(&app, place, &headers, Costly::Work, made).await
}

async fn frames(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let place = app.place(address, &headers);
    let made = async {
        let (past, sight, lang) = (app.hub.past(&id).await?, asked.sight()?, serve(&asked.lang));
        app.hub.rates.take_for(Costly::Board, past.length().min(asked.from as usize), place)?;
        app.hub.desks.work(place, move || past.frames(sight, lang, asked.from as usize)).await
    };
    paid_for(&app, place, &headers, Costly::Board, made).await
}

async fn bring(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    #[derive(Serialize)]
    struct Kept {
        table: String,
    }
    let token = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let guest = token.and_then(|value| value.strip_prefix("Bearer ")).and_then(|token| app.hub.signer.guest(token));
    let place = app.place(address, &headers);
    if let Err(complaint) = app.hub.rates.take(Costly::Table, place) {
        return object(&complaint);
    }
    match app.hub.bring(place, guest, body.to_vec()).await {
        Ok(table) => Json(Kept { table }).into_response(),
        Err(complaint) => object(&complaint),
    }
}

/// Gives a board that was laid as a scenario file.
async fn board(State(app): State<AppState>, Path(id): Path<String>) -> Response {
    match app.hub.board(&id).await {
        Ok(text) => {
            let name = "attachment; filename=\"board.yaml\"";
            ([(header::CONTENT_TYPE, "text/yaml; charset=utf-8"), (header::CONTENT_DISPOSITION, name)], text)
                .into_response()
        }
        Err(complaint) => object(&complaint),
    }
}

/// Tells the faces of the cards that a board invents.
async fn board_cards(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let place = app.place(address, &headers);
    let made = async {
        let (room, lang) = (app.hub.kept_room(&id).await?, serve(&asked.lang));
        app.hub.desks.work(place, move || super::invented(&room, lang)).await
    };
    paid_for(&app, place, &headers, Costly::Board, made).await
}

/// Tells of the puzzles of each game, and the boards of its lessons.
async fn puzzles() -> Response {
    #[derive(Serialize)]
    struct Course {
        game: &'static str,
        puzzles: Vec<PuzzleInfo>,
        lessons: Vec<&'static str>,
    }
    let course = |book: &'static dyn Rulebook| Course {
        game: book.id(),
        puzzles: (1..).map_while(|n| super::puzzle_of(book.id(), n)).collect(),
        lessons: baize_puzzles::lessons(book),
    };
    Json(baize_puzzles::games().map(course).collect::<Vec<_>>()).into_response()
}

/// Does what costs something, if whoever asks has not asked too often, and tells what came of it.
async fn paid_for<T: Serialize>(
    app: &AppState,
    place: Place,
    headers: &HeaderMap,
    cost: Costly,
    made: impl Future<Output = Result<T, Complaint>>,
) -> Response {
    if let Err(complaint) = app.hub.rates.take(cost, place) {
        return object(&complaint);
    }
    match made.await {
        Ok(made) => {
            let body = Packed::pack(serde_json::to_vec(&made).unwrap_or_default());
            files::reply(headers, body, "application/json", "no-cache")
        }
        Err(complaint) => object(&complaint),
    }
}
