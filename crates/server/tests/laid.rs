//! Boards that are laid: the judge's desk, lessons, and puzzles with their best defence.

use crate::common;

use baize_protocol::{BackMove, GoOn, Hands, ToClient, ToServer};
use baize_stress::process::get;
use baize_stress::{Client, Dice, Player};
use common::{Kind, TestServer, alone, on_both, open};
use std::time::{Duration, Instant};

const BOARD: &str = "\
title: A board
game: one-piece
board:
  turn: 7
  A: {leader: ST01-001, characters: [ST01-013], cost: 3, hand: [ST01-002]}
  B: {leader: ST02-001, hand: [], life: 1}
steps: []
open: true
";

async fn lay(client: &mut Client, board: &str, with: GoOn) -> ToClient {
    client.ask(ToServer::Lay { board: board.into(), with }).await.expect("a reply")
}

async fn at(house: &TestServer, said: ToClient, client: Client) -> Player {
    let ToClient::Table { info, .. } = said else { panic!("no table: {said:?}") };
    let token = client.token.clone();
    drop(client);
    let client = Client::hello(house.address, Some(&token)).await.expect("welcome back");
    Player::watch(client, &info.table).await.expect("the match is on")
}

#[test]
fn a_board_is_laid_played_with_both_hands_and_kept_over_a_restart() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let mut client = house.guest().await;
        let said = lay(&mut client, BOARD, GoOn::Hands { hands: Hands::Open }).await;
        let mut player = at(&house, said, client).await;
        assert!(player.info.as_ref().is_some_and(|info| info.laid && info.puzzle.is_none()));
        let mut dice = Dice::new(3);
        for _ in 0..5 {
            player.answer(&mut dice).await.expect("every question is one's own");
        }
        let (version, view) = (player.version, player.view.clone());
        let house = house.reopen().await;
        let client = Client::hello(house.address, Some(&player.client.token)).await.expect("welcome back");
        let mut player = Player::watch(client, &player.table).await.expect("it is there");
        assert_eq!(player.version, version);
        assert!(player.view == view);
        player.play(&mut dice, 30).await.expect("to the end");
        let reply = get(house.address, &format!("/api/tables/{}/replay", player.table)).await.expect("an answer");
        let file = reply.split_once("\r\n\r\n").expect("a body").1;
        let (replay, _) = baize_record::file::read(file.as_bytes()).expect("a replay");
        let board = baize_record::file::read_board(file.as_bytes()).expect("it says which board was laid");
        let scenario = baize_scenario::parse("board", board.as_bytes()).expect("a board").swap_remove(0);
        let table = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok()).expect("it can be laid").table;
        let end = baize_record::file::run_laid(&replay, table, |_, _, _| {}).expect("every digest is as it was");
        assert!(end.outcome().is_some() && replay.moves.len() > 5);
        house.server.stop().await;
    });
}

/// Returns the faces of the cards that a table's board invents.
async fn invented(house: &TestServer, table: &str, lang: &str) -> Vec<baize_protocol::catalog::Face> {
    let reply = get(house.address, &format!("/api/boards/{table}/cards?lang={lang}")).await.expect("an answer");
    let body = reply.split_once("\r\n\r\n").expect("a body").1;
    serde_json::from_str::<baize_protocol::catalog::Faces>(body).expect("faces").faces
}

#[test]
fn invented_cards_have_faces_after_those_of_the_game_and_are_played() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let mut client = house.guest().await;
        let hostile = "<img src=x onerror=alert(1)>";
        let card = format!(
            "cards:\n  - {{id: X-1, name: \"{hostile}\", kind: character, colours: [red], cost: 1, power: 9000, keywords: [rush], \
             effect: \"on-play: draw 1\"}}\n"
        );
        let board = format!("{}{card}", BOARD.replace("[ST01-013]", "[X-1]"));
        let said = lay(&mut client, &board, GoOn::Hands { hands: Hands::Open }).await;
        let mut player = at(&house, said, client).await;
        let usual = baize_registry::find("one-piece").expect("a game").pool().len();
        let seen = player.view.as_ref().map(|view| serde_json::to_string(view).expect("JSON")).expect("a view");
        assert!(seen.contains(&format!("\"def\":{usual}")), "the card is known by its place after the others: {seen}");
        let faces = invented(&house, &player.table, "en").await;
        assert_eq!((faces.len(), faces[0].name.as_str(), faces[0].id.as_str()), (1, hostile, "X-1"));
        assert!(faces[0].text.contains("raw"), "{}", faces[0].text);
        assert_ne!(invented(&house, &player.table, "ja").await[0].text, faces[0].text);
        player.play(&mut Dice::new(3), 30).await.expect("to the end");
        let house = house.reopen().await;
        assert_eq!(invented(&house, &player.table, "en").await, faces);
        house.server.stop().await;
    });
}

#[test]
fn boards_that_cannot_be_are_refused_line_by_line_and_nothing_is_kept() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut client = house.guest().await;
        let bad = [
            "".to_owned(),
            "<script>alert(1)</script>".to_owned(),
            BOARD.replace("one-piece", "nothing"),
            BOARD.replace("ST01-013", "ST99-999"),
            BOARD.replace("characters", "charakters"),
            BOARD.replace("life: 1", "life: 65000"),
            BOARD.replace("life: 1", "life: 1, hand: 70000"),
            BOARD.replace("hand: [ST01-002]", "hand: [9999 x ST01-002]"),
            format!("{BOARD}cards:\n  - {{id: X-1, name: Mine, kind: nonsense, cost: 1, power: 1000}}\n"),
            format!("{BOARD}cards:\n  - {{id: X-1, name: Mine, kind: character, cost: 1, effect: \"<script>\"}}\n"),
            format!("{BOARD}cards:\n  - {{id: ST01-013, name: Mine, kind: character, cost: 1, power: 1000}}\n"),
            "a: &a [*a]\n".to_owned(),
            "x".repeat(40_000),
        ];
        for board in bad {
            let said = lay(&mut client, &board, GoOn::Hands { hands: Hands::Open }).await;
            let ToClient::Error { code, text, .. } = said else { panic!("{board}: {said:?}") };
            assert_eq!(code, "bad_board", "{board}");
            assert!(!text.is_empty());
        }
        let odd = lay(&mut client, BOARD, GoOn::Bot { seat: 5, bot: None }).await;
        assert!(matches!(odd, ToClient::Error { .. }), "{odd:?}");
        assert!(house.guest().await.tables.is_empty());
        house.server.stop().await;
    });
}

#[test]
fn a_puzzle_is_solved_by_its_hints_against_the_best_defence() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        for game in ["one-piece", "gundam", "blackpoker", "duel"] {
            let mut client = house.guest().await;
            let said = client.ask(ToServer::Puzzle { game: game.into(), n: 1 }).await.expect("a reply");
            let mut player = at(&house, said, client).await;
            let puzzle = player.info.as_ref().and_then(|info| info.puzzle.clone()).expect("a puzzle");
            assert!(puzzle.of >= 12, "{game}");
            // A wrong beginning is taken back first.
            let first = player.prompt().expect("one's own turn").clone();
            let last = baize_protocol::Answer::Pick { at: first.options.len() as u16 - 1 };
            if player.give(first.id, last).await.is_ok() && player.ending.is_none() {
                let table = player.table.clone();
                let done = player.client.ask(ToServer::TakeBack { table: table.clone(), what: BackMove::Ask }).await;
                assert_eq!(done, Ok(ToClient::Done), "{game}");
                let client = Client::hello(house.address, Some(&player.client.token)).await.expect("welcome back");
                player = Player::watch(client, &table).await.expect("it is there");
                assert_eq!(player.version, 0, "{game}");
            }
            while player.ending.is_none() {
                let Some(prompt) = player.prompt().cloned() else {
                    player.step().await.expect("the defence answers");
                    continue;
                };
                let ask = ToServer::Hint { table: player.table.clone() };
                let ToClient::Hint { answer, .. } = player.client.ask(ask).await.expect("a hint") else {
                    panic!("{game}: no hint")
                };
                let answer = answer.unwrap_or_else(|| panic!("{game}: it is no longer won"));
                player.give(prompt.id, answer).await.expect("it is offered");
            }
            let outcome = player.ending.expect("it ended").outcome;
            assert_eq!(outcome, baize_protocol::Outcome::Won { seats: vec![0] }, "{game}");
        }
        let mut client = house.guest().await;
        for (game, n) in [("one-piece", 0), ("one-piece", 999), ("tiny", 1), ("<b>", 1)] {
            let said = client.ask(ToServer::Puzzle { game: game.into(), n }).await.expect("a reply");
            assert!(matches!(said, ToClient::Error { .. }), "{game} {n}");
        }
        house.server.stop().await;
    });
}

/// Boards that take long, each by another way, and what is said of them: a few kibibytes that anybody may send.
fn slow_boards() -> Vec<(&'static str, String)> {
    let head = "title: A board\ngame: one-piece\n";
    let places = ["hand", "trash", "deck", "life", "characters"];
    let filled = |card: &dyn Fn(usize) -> String| {
        let cards: Vec<String> = (0..400).map(card).collect();
        let zones: Vec<String> = places.iter().map(|place| format!("{place}: [{}]", cards.join(","))).collect();
        let zones = zones.join(", ");
        format!("{head}board:\n  A: {{{zones}}}\n  B: {{{zones}}}\nsteps: []\n")
    };
    let invented = |effect: &str, board: &str| {
        let card = "id: odd\n  name: Odd\n  kind: character\n  colours: [red]\n  cost: 0\n  power: 1000";
        format!(
            "{head}cards:\n- {card}\n  effect: {effect}\nboard:\n  A: {{{board}}}\n  B: {{{board}}}\nsteps: []\nopen: true\n"
        )
    };
    let all = "all any trash-card get +1 power";
    let block = format!("|\n    {}", vec![format!("always: {}", [all; 5].join("; ")); 90].join("\n    "));
    let many = format!("|\n    {}", vec!["when played my character, in trash: draw 1"; 90].join("\n    "));
    let keys: Vec<String> = (0..5000).map(|n| format!("k{n}: 1")).collect();
    vec![
        ("no card is called", filled(&|n| format!("x{}", n % 7))),
        ("no card is called", filled(&|n| format!("{n}{}", "z".repeat(12)))),
        ("has no key", format!("{head}board: {{{}}}\nsteps: []\n", keys.join(", "))),
        ("always on", invented(&format!("\"always, in trash: {all}\""), "trash: [200 x Odd, 200 x Odd]")),
        ("always on", invented(&block, "characters: [5 x Odd], trash: [200 x ST01-006, 200 x ST01-006]")),
        ("more than 4000 abilities", invented(&many, "trash: [200 x Odd]")),
    ]
}

/// Whoever lays boards has them refused before they have cost anybody else anything.
#[test]
fn boards_that_would_take_long_are_refused_at_once() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut client = house.guest().await;
        for (why, board) in slow_boards() {
            let began = Instant::now();
            let said = lay(&mut client, &board, GoOn::Hands { hands: Hands::Open }).await;
            let took = began.elapsed();
            assert!(matches!(&said, ToClient::Error { text, .. } if text.contains(why)), "{why}: {said:?}");
            // They took 10 to 20 seconds each, or minutes, of a processor that had nothing else to do.
            assert!(took < Duration::from_secs(5), "{why}: {took:?}");
        }
        let said = lay(&mut client, BOARD, GoOn::Hands { hands: Hands::Open }).await;
        assert!(matches!(said, ToClient::Table { .. }), "{said:?}");
        house.server.stop().await;
    });
}
