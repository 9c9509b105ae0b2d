//! The workshop of deck builders: lists read and written, decks that are kept, and trials between bots.

mod lists;
mod shelf;
pub mod trials;

use crate::connection_limit::{self, Place};
use crate::guest::GuestId;
use crate::http::object;
use crate::hub::Hub;
use crate::outbox::Complaint;
use crate::rates::Costly;
use axum::Router;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use baize_kernel::message;
use std::net::SocketAddr;
use std::sync::Arc;

/// What the workshop's doors share.
#[derive(Clone)]
pub struct Shop {
    hub: Arc<Hub>,
}

/// Returns the doors of the workshop.
pub fn router<S: Clone + Send + Sync + 'static>(hub: Arc<Hub>) -> Router<S> {
    Router::new()
        .route("/api/games/{id}/workshop", get(lists::workshop))
        .route("/api/decks/read", post(lists::read))
        .route("/api/decks/write", post(lists::write))
        .route("/api/my/decks", get(shelf::list).post(shelf::add))
        .route("/api/my/decks/{id}", put(shelf::change).delete(shelf::remove))
        .route("/api/trials", post(trials::begin))
        .route("/api/trials/{id}", get(trials::look).delete(trials::end))
        .with_state(Shop { hub })
}

/// Where a request comes from; to ask for it takes leave to have some work done.
pub struct Asker(Place);

impl FromRequestParts<Shop> for Asker {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, shop: &Shop) -> Result<Asker, Response> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.ok_or_else(|| axum::http::StatusCode::BAD_REQUEST.into_response())?;
        let place = Place::of(connection_limit::client(peer, &parts.headers, &shop.hub.config.proxies));
        shop.hub.rates.take(Costly::Work, place).map_err(|complaint| object(&complaint))?;
        Ok(Asker(place))
    }
}

/// A guest, known by the token that a socket was welcomed with.
pub struct Guest(GuestId);

impl FromRequestParts<Shop> for Guest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, shop: &Shop) -> Result<Guest, Response> {
        let told = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = told.and_then(|told| told.strip_prefix("Bearer "));
        let guest = token.and_then(|token| shop.hub.signer.guest(token.trim()));
        let none = || Complaint::new("no_such_guest", message!("the request says nothing of who asks"));
        let hint = message!("send the token of `welcome` as `Authorization: Bearer TOKEN`");
        guest.map(Guest).ok_or_else(|| object(&none().hint(hint)))
    }
}
