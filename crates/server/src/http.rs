//! The doors of the server: pages, what is the same for everybody, health, and the way in for sockets.

use crate::connection_limit::{self, ConnectionLimit, Place, is_welcome};
use crate::files::{self, Packed};
use crate::hub::Hub;
use crate::outbox::Complaint;
use crate::rates::Costly;
use crate::{catalog, deck, listen, review, socket, workshop};
use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router};
use baize_kernel::{Message, message};
use baize_presenter::{serve, tell};
use baize_protocol::catalog::DeckCheck;
use baize_protocol::{LARGEST_FRAME, Options};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

/// Only our own files run and are shown; nobody frames us; nothing is said about where we were.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// What the handlers share.
#[derive(Clone)]
pub struct AppState {
    /// The hub.
    pub hub: Arc<Hub>,
    door: Arc<ConnectionLimit>,
    /// Answers that were made before, by what was asked.
    made: Arc<Mutex<BTreeMap<String, Packed>>>,
}

/// Returns all doors of the server.
pub fn router(hub: Arc<Hub>) -> Router {
    let longest = hub.config.limits.request;
    let workshop = workshop::router(hub.clone());
    let app = AppState { hub, door: Arc::default(), made: Arc::default() };
    Router::new()
        .route("/ws", any(enter))
        .route("/api/games", get(games))
        .route("/api/games/{id}/table", get(table))
        .route("/api/games/{id}/cards", get(cards))
        .route("/api/decks/check", post(check))
        .route("/api/tables/{id}/replay", get(replay))
        .route("/api/key", get(key))
        .merge(review::doors())
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/api/games/{id}/pictures", get(pictures))
        .route("/pictures/{id}/{number}", get(picture))
        .fallback(files::page)
        .merge(workshop)
        .layer(DefaultBodyLimit::max(LARGEST_FRAME))
        .layer(axum::middleware::from_fn_with_state(longest, listen::in_time))
        .layer(axum::middleware::from_fn_with_state(app.clone(), by_our_pages))
        .layer(axum::middleware::from_fn_with_state(app.clone(), by_our_name))
        .layer(axum::middleware::from_fn(in_language))
        .layer(axum::middleware::map_response(strict))
        .with_state(app)
}

/// Lets pages of others look, but not change anything.
async fn by_our_pages(State(app): State<AppState>, request: Request, next: Next) -> Response {
    if request.method().is_safe() || is_welcome(request.headers(), &app.hub.config.origins) {
        return next.run(request).await;
    }
    app.hub.metrics.turned_away.inc();
    refuse(StatusCode::FORBIDDEN, message!("this page may not connect here"))
}

/// Serves only those who ask for us by a name of ours.
async fn by_our_name(State(app): State<AppState>, request: Request, next: Next) -> Response {
    if connection_limit::is_our_name(request.headers(), &app.hub.config.names) {
        return next.run(request).await;
    }
    app.hub.metrics.turned_away.inc();
    let text = message!("this server does not go by that name; whoever runs it can allow it with `--name`");
    refuse(StatusCode::MISDIRECTED_REQUEST, text)
}

async fn strict(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

async fn enter(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
) -> Response {
    let turn_away = |status: StatusCode, text: Message| {
        app.hub.metrics.turned_away.inc();
        refuse(status, text)
    };
    if !is_welcome(request.headers(), &app.hub.config.origins) {
        return turn_away(StatusCode::FORBIDDEN, message!("this page may not connect here"));
    }
    let response = match create_response_with_body(&request, Body::empty) {
        Ok(response) => response,
        Err(error) => {
            let text = message!("this is not a request: {error}", error = error.to_string());
            return turn_away(StatusCode::BAD_REQUEST, text);
        }
    };
    let config = &app.hub.config;
    let place = app.place(address, request.headers());
    let (most, most_each) = (config.limits.connections, config.limits.connections_per_address);
    let Some(entry) = app.door.enter(Some(place), most, most_each) else {
        app.hub.rates.note(place, "opens too many sockets");
        return turn_away(StatusCode::TOO_MANY_REQUESTS, message!("too many connections"));
    };
    let (hub, upgrade) = (app.hub.clone(), hyper::upgrade::on(&mut request));
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrade.await {
            socket::run(upgraded, hub, place, entry).await;
        }
    });
    response
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Asked {
    lang: String,
    revision: String,
    mode: String,
    format: String,
    seats: u8,
}

/// The public key that replays are signed with.
async fn key(State(app): State<AppState>) -> Response {
    Json(serde_json::json!({ "key": app.hub.notary.key() })).into_response()
}

async fn games(State(app): State<AppState>, Query(asked): Query<Asked>, headers: HeaderMap) -> Response {
    let lang = serve(&asked.lang);
    app.made(&headers, format!("games {lang}"), || catalog::games(&app.hub.config.games, lang))
}

async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let lang = serve(&asked.lang);
    let Asked { revision, mode, format, seats, .. } = asked;
    let options = Options { revision, mode, format, seats, ..Options::default() };
    let found = app.hub.book(&id).and_then(|book| Ok((book, deck::options(book, &options)?)));
    let (book, options) = match found {
        Ok(found) => found,
        Err(complaint) => return object(&complaint),
    };
    let key = format!("table {id} {lang} {} {} {} {}", options.revision, options.mode, options.format, options.seats);
    app.made(&headers, key, || catalog::table(book, &options, lang))
}

async fn cards(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let lang = serve(&asked.lang);
    match app.hub.book(&id) {
        Ok(book) => app.made(&headers, format!("cards {id} {lang}"), || catalog::faces(book, lang)),
        Err(complaint) => object(&complaint),
    }
}

async fn check(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Lang(lang): Lang,
    Json(asked): Json<DeckCheck>,
) -> Response {
    let place = app.place(address, &headers);
    if let Err(complaint) = app.hub.rates.take(Costly::Work, place) {
        return object(&complaint);
    }
    let hub = app.hub.clone();
    let checking = move || hub.book(&asked.game).and_then(|book| deck::check(book, &asked, lang));
    match app.hub.desks.work(place, checking).await {
        Ok(verdict) => Json(verdict).into_response(),
        Err(complaint) => object(&complaint),
    }
}

/// Gives a match that is over as a file that `baize replay` reads.
async fn replay(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    if let Err(complaint) = app.hub.rates.take(Costly::Work, app.place(address, &headers)) {
        return object(&complaint);
    }
    match app.hub.replay(&id).await {
        Ok((game, text)) => {
            let mut response = files::reply(&headers, Packed::pack(text), "application/json", "no-cache");
            // An id that was found has letters and digits only.
            let name = format!("attachment; filename=\"baize-{game}-{id}.json\"");
            if let Ok(name) = HeaderValue::from_str(&name) {
                response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
            }
            response
        }
        Err(complaint) => object(&complaint),
    }
}

/// Lists the cards of which the host has pictures.
async fn pictures(State(app): State<AppState>, Path(id): Path<String>) -> Response {
    match app.hub.book(&id) {
        Ok(book) => Json(files::pictured(app.pictures_of(book.id()).as_deref())).into_response(),
        Err(complaint) => object(&complaint),
    }
}

async fn picture(
    State(app): State<AppState>,
    Path((id, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    match app.hub.book(&id) {
        Ok(book) => files::picture(app.pictures_of(book.id()).as_deref(), &number, &headers),
        Err(complaint) => object(&complaint),
    }
}

async fn health(State(app): State<AppState>) -> Response {
    match app.hub.check_health().await {
        Ok(()) => "well\n".into_response(),
        Err(why) => refuse(StatusCode::SERVICE_UNAVAILABLE, message!("nothing can be stored: {why}", why)),
    }
}

/// Returns the one door of those who watch over the server.
pub fn metrics_alone(hub: Arc<Hub>) -> Router {
    let text = |State(hub): State<Arc<Hub>>| async move { counted(&hub) };
    Router::new().route("/metrics", get(text)).with_state(hub)
}

/// Tells this machine what is counted, unless that has a door of its own.
async fn metrics(
    State(app): State<AppState>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if app.hub.config.metrics.is_some() || !connection_limit::is_near(address.ip(), &headers) {
        return refuse(StatusCode::NOT_FOUND, message!("there is nothing here"));
    }
    counted(&app.hub)
}

fn counted(hub: &Hub) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hub.metrics.text()).into_response()
}

impl AppState {
    /// Returns where a request comes from.
    pub fn place(&self, peer: SocketAddr, headers: &HeaderMap) -> Place {
        Place::of(connection_limit::client(peer.ip(), headers, &self.hub.config.proxies))
    }

    /// Returns the folder with the pictures of a game: one with its name, else the folder itself.
    fn pictures_of(&self, game: &str) -> Option<PathBuf> {
        let folder = self.hub.config.pictures.as_ref()?;
        Some(Some(folder.join(game)).filter(|own| own.is_dir()).unwrap_or_else(|| folder.clone()))
    }

    /// Answers with something that is the same for everybody: made once, and sent only to those who
    /// do not have it.
    fn made<T: Serialize>(&self, headers: &HeaderMap, key: String, make: impl FnOnce() -> T) -> Response {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let pack = || Packed::pack(serde_json::to_vec(&make()).unwrap_or_default());
        let body = made.entry(key).or_insert_with(pack).clone();
        drop(made);
        files::reply(headers, body, "application/json", "no-cache")
    }
}

/// Answers with why something cannot be.
pub fn object(complaint: &Complaint) -> Response {
    let status = match complaint.code {
        code if code.starts_with("no_such") => StatusCode::NOT_FOUND,
        "not_now" => StatusCode::CONFLICT,
        "too_many" => StatusCode::TOO_MANY_REQUESTS,
        "trouble" => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::BAD_REQUEST,
    };
    (status, Extension(complaint.clone())).into_response()
}

/// Answers with a plain line of text that says why not.
pub fn refuse(status: StatusCode, why: Message) -> Response {
    (status, Extension(why)).into_response()
}

/// Writes what cannot be into the answer, in the language of whoever asked.
async fn in_language(Lang(lang): Lang, request: Request, next: Next) -> Response {
    #[derive(Serialize)]
    struct Objection {
        code: &'static str,
        text: String,
        hint: String,
    }
    let mut response = next.run(request).await;
    if let Some(why) = response.extensions_mut().remove::<Message>() {
        return (response.status(), tell(lang, &why) + "\n").into_response();
    }
    match response.extensions_mut().remove::<Complaint>() {
        Some(Complaint { code, text, hint }) => {
            let objection = Objection { code, text: tell(lang, &text), hint: tell(lang, &hint) };
            (response.status(), Json(objection)).into_response()
        }
        None => response,
    }
}

/// The language of a request: the one that its address asks for, or else the first of those its reader prefers.
pub struct Lang(pub &'static str);

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Lang, Infallible> {
        let asked = parts.uri.query().and_then(|query| query.split('&').find_map(|part| part.strip_prefix("lang=")));
        let preferred = || parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split([',', ';']).next();
        Ok(Lang(serve(asked.or_else(preferred).unwrap_or_default().trim())))
    }
}
