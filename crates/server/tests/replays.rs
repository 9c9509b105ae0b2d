//! Matches that are over: listed, shown through anybody's eyes, brought along as files, and played on from any moment.

use crate::common;

use baize_protocol::{
    Finished, GoOn, Hands, Review, ReviewFrames, ReviewOrigin, SeatKind, TableState, ToClient, ToServer,
};
use baize_stress::player::{create, seat};
use baize_stress::{Client, Dice, Player};
use common::{Kind, TestServer, alone, on_both, open};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Asks for something over HTTP, and returns the status and the body.
async fn http(address: SocketAddr, head: &str, body: &[u8]) -> (u16, Vec<u8>) {
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("it listens");
    let head = format!("{head}\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await.expect("it reads");
    // One who sends too much is answered before all is read.
    let _ = stream.write_all(body).await;
    let mut reply = Vec::new();
    let _ = stream.read_to_end(&mut reply).await;
    let text = String::from_utf8_lossy(&reply);
    let status = text.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    let start = reply.windows(4).position(|four| four == b"\r\n\r\n").map_or(reply.len(), |at| at + 4);
    (status, reply[start..].to_vec())
}

async fn get(house: &TestServer, path: &str) -> (u16, Vec<u8>) {
    http(house.address, &format!("GET {path} HTTP/1.1"), b"").await
}

async fn bring(house: &TestServer, token: &str, file: &[u8]) -> (u16, Vec<u8>) {
    let head = format!("POST /api/reviews HTTP/1.1\r\nauthorization: Bearer {token}");
    http(house.address, &head, file).await
}

async fn finished(client: &mut Client) -> Vec<Finished> {
    match client.ask(ToServer::Finished { skip: None }).await.expect("a list") {
        ToClient::Finished { matches, .. } => matches,
        other => panic!("no list: {other:?}"),
    }
}

/// A match of a guest against a bot, to its end.
async fn a_match(house: &TestServer, game: &str, seed: u64) -> Player {
    let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
    let made = Player::create(house.guest().await, create(game, Default::default(), seats, None)).await;
    let mut player = made.expect("a table is made");
    player.play(&mut Dice::new(seed), 60).await.expect("the match goes on");
    player
}

async fn review(house: &TestServer, table: &str, eyes: &str) -> Review {
    let (status, body) = get(house, &format!("/api/reviews/{table}?eyes={eyes}")).await;
    assert_eq!(status, 200, "{}", String::from_utf8_lossy(&body));
    serde_json::from_slice(&body).expect("a review")
}

async fn frames(house: &TestServer, table: &str, eyes: &str, from: u32) -> ReviewFrames {
    let (status, body) = get(house, &format!("/api/reviews/{table}/frames?eyes={eyes}&from={from}")).await;
    assert_eq!(status, 200, "{}", String::from_utf8_lossy(&body));
    serde_json::from_slice(&body).expect("boards")
}

#[test]
fn a_match_that_is_over_is_listed_and_shown_as_each_seat_saw_it() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let mut player = a_match(&house, "one-piece", 5).await;
        let listed = finished(&mut player.client).await;
        assert_eq!(listed.len(), 1);
        assert_eq!((listed[0].table.as_str(), listed[0].yours.as_slice()), (player.table.as_str(), &[0][..]));
        assert!(finished(&mut house.guest().await).await.is_empty(), "others have their own");

        let whole = review(&house, &player.table, "all").await;
        assert_eq!(whole.origin, ReviewOrigin::Played);
        assert_eq!((whole.answers, whole.moments.len()), (player.version, player.version as usize + 1));
        assert!(whole.ending.is_some_and(|ending| !ending.text.is_empty()));

        // The last board is the one that was seen at the end.
        let last = frames(&house, &player.table, "0", player.version).await;
        let seen = player.view.clone().expect("it was seen");
        assert_eq!(last.frames.len(), 1);
        assert_eq!(last.frames[0].view.piles, seen.piles);

        // Hands are hidden from others, and open to eyes that see all.
        let hidden = |eyes: &ReviewFrames, seat: u8| {
            let cards = eyes.frames.iter().flat_map(|f| &f.view.piles).filter(|p| p.seat == seat);
            cards.flat_map(|p| &p.cards).filter(|card| card.def.is_none()).count()
        };
        let [one, two, all] = [
            frames(&house, &player.table, "0", 0).await,
            frames(&house, &player.table, "1", 0).await,
            frames(&house, &player.table, "all", 0).await,
        ];
        // One may have looked at a card that its owner has not seen (a Life card), which open eyes see, too.
        for (seat, own, other) in [(0, &one, &two), (1, &two, &one)] {
            let counts = [own, other, &all].map(|eyes| hidden(eyes, seat));
            assert!(counts[1] > counts[0] && counts[0] >= counts[2], "{counts:?}");
        }

        let house = house.reopen().await;
        let client = Client::hello(house.address, Some(&player.client.token)).await.expect("welcome back");
        assert_eq!(finished(&mut { client }).await.len(), 1);
        house.server.stop().await;
    });
}

#[test]
fn a_match_that_is_on_is_not_shown() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (one, _two) = house.two("tiny").await;
        for path in ["/api/reviews/", "/api/tables/"] {
            let path = if path == "/api/tables/" {
                format!("{path}{}/replay", one.table)
            } else {
                format!("{path}{}?eyes=0", one.table)
            };
            assert_eq!(get(&house, &path).await.0, 409, "{path}");
        }
        assert_eq!(get(&house, "/api/reviews/nosuchtabl?eyes=all").await.0, 404);
        assert_eq!(get(&house, "/api/reviews/%3Cb%3E?eyes=all").await.0, 404);
        house.server.stop().await;
    });
}

#[test]
fn play_goes_on_from_any_question_against_a_bot_or_with_both_hands() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        for game in ["one-piece", "gundam", "blackpoker", "duel"] {
            let player = a_match(&house, game, 9).await;
            let version = player.version / 2;
            let then = frames(&house, &player.table, "0", version).await.frames.swap_remove(0).view;
            for with in [GoOn::Bot { seat: 0, bot: Some("random".into()) }, GoOn::Hands { hands: Hands::Open }] {
                let mut client = house.guest().await;
                let ask = ToServer::GoOn { table: player.table.clone(), version, with: with.clone() };
                let ToClient::Table { info, .. } = client.ask(ask).await.expect("a table") else { panic!("no table") };
                assert_eq!(info.state, TableState::Playing, "{game}");
                let mut next = Player::watch(client, &info.table).await.expect("the match is on");
                if matches!(with, GoOn::Hands { .. }) {
                    assert_eq!(next.version, version, "{game}");
                    let view = next.view.clone().expect("it is shown");
                    assert_eq!((view.turn, &view.scores), (then.turn, &then.scores), "{game}");
                    assert_eq!(view.prompt.map(|p| p.seat), view.asked, "{game}: every question is one's own");
                }
                next.play(&mut Dice::new(4), 40).await.expect("it goes on to its end");
                let again = review(&house, &next.table, "all").await;
                assert_eq!(again.origin, ReviewOrigin::Continued, "{game}");
                assert!(again.answers > version, "{game}");
            }
        }
        house.server.stop().await;
    });
}

#[test]
fn moments_that_are_not_there_are_refused() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let player = a_match(&house, "tiny", 3).await;
        let mut client = house.guest().await;
        let bot = |seat: u8| GoOn::Bot { seat, bot: Some("random".into()) };
        let nobody = GoOn::Bot { seat: 0, bot: Some("nobody".into()) };
        for (version, with) in [(player.version, bot(0)), (9999, bot(0)), (1, bot(7)), (1, nobody)] {
            let ask = ToServer::GoOn { table: player.table.clone(), version, with };
            let said = client.ask(ask.clone()).await.expect("an answer");
            assert!(matches!(said, ToClient::Error { .. }), "{ask:?}: {said:?}");
        }
        house.server.stop().await;
    });
}

#[test]
fn replays_are_brought_along_and_bad_ones_refused() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let mut player = a_match(&house, "gundam", 2).await;
        let (status, file) = get(&house, &format!("/api/tables/{}/replay", player.table)).await;
        assert_eq!(status, 200);
        let (status, body) = bring(&house, &player.client.token, &file).await;
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&body));
        let kept: serde_json::Value = serde_json::from_slice(&body).expect("an id");
        let brought = review(&house, kept["table"].as_str().expect("an id"), "all").await;
        let played = review(&house, &player.table, "all").await;
        assert_eq!(brought.origin, ReviewOrigin::Brought);
        assert_eq!(brought.moments, played.moments);
        assert_eq!(finished(&mut player.client).await.len(), 2);

        let text = String::from_utf8(file).expect("text");
        let unsigned = text.split(",\"signature\"").next().map(|head| format!("{head}}}")).expect("it is signed");
        let bad = [
            text[..text.len() / 2].to_owned(),
            text.replacen("\"seat\":0", "\"seat\":1", 1),
            unsigned.replacen("\"seat\":0", "\"seat\":1", 1),
            unsigned.replacen("\"seat\":0", "\"seat\":7", 1),
            unsigned.replacen("\"count\":", "\"count\":60", 1),
            unsigned.replace("\"gundam\"", "\"<script>\""),
            unsigned.replacen("\"version\":1", "\"version\":9", 1),
            "{}".to_owned(),
            "<html>".to_owned(),
            String::new(),
            "x".repeat(3 << 20),
        ];
        for file in bad {
            let (status, body) = bring(&house, "", file.as_bytes()).await;
            let shown = String::from_utf8_lossy(&body).into_owned();
            assert!((400..500).contains(&status), "{status}: {}", shown.get(..200).unwrap_or(&shown));
        }
        house.server.stop().await;
    });
}
