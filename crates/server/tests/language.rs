//! A guest who asks for another language hears nothing but that language. Under `en-XA` every message is accented,
//! so a plain letter that is no name was said past the language.

use crate::common;

use baize_protocol::catalog::Faces;
use baize_protocol::{GoOn, Hands, Options, SeatKind, ToClient, ToServer};
use baize_stress::player::{create, seat};
use baize_stress::process::{get, request as request_text};
use baize_stress::{Client, Dice, Player};
use common::{Kind, alone, open};
use serde_json::Value;
use std::net::SocketAddr;

/// Returns the names of cards, traits and players, the longest first.
async fn names(address: SocketAddr, game: &str) -> Vec<String> {
    let answer = get(address, &format!("/api/games/{game}/cards")).await.expect("cards");
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let faces: Faces = serde_json::from_str(body).expect("faces are as promised");
    let mut names: Vec<String> = faces.faces.into_iter().flat_map(|f| f.traits.into_iter().chain([f.name])).collect();
    names.push("Ada".into());
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.dedup();
    names
}

/// Collects the texts for people in a frame: those called `words` or `text`.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                match field {
                    Value::String(text) if key == "words" || key == "text" => found.push(text.clone()),
                    field => texts(field, found),
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|item| texts(item, found)),
        _ => {}
    }
}

#[test]
fn whole_matches_are_told_in_the_language_of_the_guest() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        for game in ["one-piece", "gundam", "blackpoker", "duel"] {
            let names = names(house.address, game).await;
            let mut client = Client::hello_in(house.address, None, "en-XA").await.expect("a guest is welcome");
            client.heard = Some(Vec::new());
            let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
            let made = Player::create(client, create(game, Options::default(), seats, None)).await;
            let mut player = made.expect("a table is made");
            player.play(&mut Dice::new(8), 120).await.expect("the match is played");
            let mut said = Vec::new();
            for frame in player.client.heard.unwrap_or_default() {
                texts(&serde_json::from_str(&frame).expect("a frame is JSON"), &mut said);
            }
            assert!(said.len() > 100, "{game} says next to nothing");
            for text in said {
                let rest = names.iter().fold(text.clone(), |rest, name| rest.replace(name.as_str(), ""));
                assert!(!rest.bytes().any(|b| b.is_ascii_alphabetic()), "{game}: {text}");
            }
        }
        house.server.stop().await;
    });
}

/// Asks for a deck to be checked in a language, and returns the answer.
async fn check(address: SocketAddr, lang: &str, body: &str) -> String {
    let request = format!(
        "POST /api/decks/check HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAccept-Language: {lang}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len(),
    );
    request_text(address, &request).await.expect("an answer")
}

#[test]
fn what_cannot_be_is_told_in_the_language_of_whoever_asks() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut client = Client::hello_in(house.address, None, "ja").await.expect("a guest is welcome");
        let board = "title: T\ngame: one-piece\nboard:\n  A: {leader: ST01-099}\nsteps: []\nopen: true\n";
        let lay = ToServer::Lay { board: board.into(), with: GoOn::Hands { hands: Hands::Open } };
        let said = client.ask(lay).await.expect("a reply");
        let ToClient::Error { code, text, hint } = said else { panic!("no such card can be laid: {said:?}") };
        assert_eq!((code.as_str(), hint.as_str()), ("bad_board", "盤面の書き方は `docs/scenarios.md` にあります"));
        assert!(text.contains("`ST01-099` というカードはありません"), "{text}");

        let told = get(house.address, "/api/boards/nowhere?lang=th").await.expect("an answer");
        assert!(told.contains("404") && told.contains("no_such_table") && told.contains("ไม่มีโต๊ะนี้"), "{told}");

        let list = r#"{"game":"gundam","options":{},"list":"60xGD01-001"}"#;
        let told = check(house.address, "fa-IR,fa;q=0.9", list).await;
        assert!(told.contains("بردارید") && !told.contains("take out"), "{told}");
        let told = check(house.address, "de", r#"{"game":"chess","options":{},"list":""}"#).await;
        assert!(told.contains("there is no such game"), "{told}");
        house.server.stop().await;
    });
}
