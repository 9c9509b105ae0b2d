//! A guest who asks for another language hears nothing but that language. Under `en-XA` every message is accented,
//! so a plain letter that is no name was said past the language.

mod common;

use baize_protocol::catalog::Faces;
use baize_protocol::{Options, SeatKind};
use baize_stress::player::{create, seat};
use baize_stress::process::get;
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
