//! The workshop of deck builders: lists in and out, decks that are kept, trials that are bounded.

use crate::common;

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Options, Seat};
use baize_sim::cards::Journal;
use baize_sim::{Entrant, Plan};
use common::{Kind, TestServer, alone, on_both, open};
use serde_json::{Value, json};
use std::time::Duration;

/// Asks as a guest, and returns the status and what came back.
async fn ask(house: &TestServer, token: &str, method: &str, path: &str, body: &Value) -> (u16, Value) {
    common::ask(house.address, token, method, path, body).await
}

fn st01() -> String {
    let book = baize_registry::find("one-piece").expect("a game");
    baize_decks::write(&book.decks()[0], &book.pool(), baize_decks::ListFormat::Count)
}

fn draft(name: &str) -> Value {
    json!({ "game": "one-piece", "name": name, "list": st01() })
}

#[test]
fn decks_are_kept_for_their_guest_alone_and_over_a_restart() {
    on_both(|kind| async move {
        let house = open(kind, |config| config.limits.work_per_minute = 10_000).await;
        let (one, two) = (house.guest().await.token.clone(), house.guest().await.token.clone());
        let (status, kept) = ask(&house, &one, "POST", "/api/my/decks", &draft("<b>Mine</b> \u{202e}")).await;
        assert_eq!(
            (status, &kept["name"]),
            (200, &json!("<b>Mine</b>")),
            "words are text, marks are taken out: {kept}"
        );
        let path = format!("/api/my/decks/{}", kept["id"].as_str().expect("an id"));
        let (status, renamed) = ask(&house, &one, "PUT", &path, &draft("New name")).await;
        assert_eq!((status, &renamed["name"], &renamed["id"]), (200, &json!("New name"), &kept["id"]));
        assert_eq!(ask(&house, &two, "PUT", &path, &draft("stolen")).await.0, 404);
        assert_eq!(ask(&house, &two, "DELETE", &path, &Value::Null).await.0, 204, "nothing of theirs, nothing done");
        let house = house.reopen().await;
        let (_, mine) = ask(&house, &one, "GET", "/api/my/decks", &Value::Null).await;
        assert_eq!(mine["decks"].as_array().map(Vec::len), Some(1), "{mine}");
        assert_eq!((&mine["decks"][0]["name"], &mine["decks"][0]["list"]), (&json!("New name"), &json!(st01())));
        let (_, theirs) = ask(&house, &two, "GET", "/api/my/decks", &Value::Null).await;
        assert_eq!(theirs["decks"], json!([]));
        // PostgreSQL has no text with a zero in it.
        assert_eq!(ask(&house, &one, "DELETE", "/api/my/decks/%00", &Value::Null).await.0, 204);
        assert_eq!(ask(&house, &one, "DELETE", &path, &Value::Null).await.0, 204);
        let (_, none) = ask(&house, &one, "GET", "/api/my/decks", &Value::Null).await;
        assert_eq!(none["decks"], json!([]));
        house.server.stop().await;
    });
}

#[test]
fn nobody_keeps_more_or_larger_decks_than_they_may() {
    on_both(|kind| async move {
        let house = open(kind, |config| config.limits.decks_per_guest = 3).await;
        let token = house.guest().await.token.clone();
        let add = |name: &'static str| ask_add(&house, &token, name);
        for name in ["a", "b", "c"] {
            assert_eq!(add(name).await.0, 200);
        }
        let (status, told) = add("d").await;
        assert_eq!((status, &told["code"]), (400, &json!("too_many_decks")), "{told}");
        let (_, kept) = ask(&house, &token, "GET", "/api/my/decks", &Value::Null).await;
        assert_eq!((kept["decks"].as_array().map(Vec::len), &kept["most"]), (Some(3), &json!(3)));
        let path = format!("/api/my/decks/{}", kept["decks"][0]["id"].as_str().expect("an id"));
        assert_eq!(ask(&house, &token, "PUT", &path, &draft("still changes")).await.0, 200);
        for (bad, code) in [
            (json!({ "game": "one-piece", "name": "\u{200b}", "list": "" }), "bad_name"),
            (json!({ "game": "chess", "name": "a", "list": "" }), "no_such_game"),
            (json!({ "game": "one-piece", "name": "a", "list": "x".repeat(40_000) }), "bad_deck"),
            (json!({ "game": "one-piece", "name": "a", "list": "a\0b" }), "bad_deck"),
        ] {
            let (status, told) = ask(&house, &token, "PUT", &path, &bad).await;
            assert!((400..=404).contains(&status) && told["code"] == code, "{told}");
        }
        let (status, told) = ask(&house, "nobody.0", "GET", "/api/my/decks", &Value::Null).await;
        assert_eq!((status, &told["code"]), (404, &json!("no_such_guest")));
        house.server.stop().await;
    });
}

async fn ask_add(house: &TestServer, token: &str, name: &str) -> (u16, Value) {
    ask(house, token, "POST", "/api/my/decks", &draft(name)).await
}

#[test]
fn lists_codes_and_links_are_read_and_written_back() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.work_per_minute = 10_000).await;
        let (_, forms) = ask(&house, "", "POST", "/api/decks/write", &draft("Red")).await;
        let forms_of = forms["forms"].as_array().expect("forms").clone();
        assert!(forms_of.len() >= 6, "{forms}");
        let texts = forms_of.iter().map(|form| form["text"].clone()).chain([forms["code"].clone()]);
        let (_, wanted) = read(&house, json!(st01())).await;
        for text in texts {
            let (status, read) = read(&house, text.clone()).await;
            assert_eq!((status, &read["problems"]), (200, &json!([])), "{text}");
            assert_eq!(read["lines"], wanted["lines"], "{text}");
        }
        let code = forms["code"].as_str().expect("a code");
        let (_, linked) = read(&house, json!(format!("https://x.example/decks/one-piece#deck={code}"))).await;
        assert_eq!((&linked["name"], &linked["lines"]), (&json!("Red"), &wanted["lines"]));
        let other = json!({ "game": "duel", "list": code });
        assert_eq!(ask(&house, "", "POST", "/api/decks/read", &other).await.1["code"], "bad_deck");
        for hostile in
            [json!("bz1AAAA"), json!("ydke://A!!!"), json!("<script>alert(1)</script>"), json!("{\"a\":[[[[]]]]}")]
        {
            let (status, told) = read(&house, hostile.clone()).await;
            assert_eq!((status, told["lines"].clone()), (200, json!([])), "{hostile}: {told}");
            assert!(told["problems"].as_array().is_some_and(|all| !all.is_empty()), "{hostile}: {told}");
        }
        assert_eq!(read(&house, json!("x".repeat(40_000))).await.0, 400);
        let (status, shop) = ask(&house, "", "GET", "/api/games/duel/workshop", &Value::Null).await;
        assert_eq!((status, &shop["hand"], &shop["parts"]), (200, &json!(5), &json!(["side"])));
        assert_eq!(ask(&house, "", "GET", "/api/games/duel/workshop?format=x", &Value::Null).await.0, 400);
        house.server.stop().await;
    });
}

async fn read(house: &TestServer, list: Value) -> (u16, Value) {
    ask(house, "", "POST", "/api/decks/read", &json!({ "game": "one-piece", "list": list })).await
}

#[test]
fn games_deal_the_hands_that_builders_are_told_of() {
    for book in baize_registry::games().iter().filter(|book| book.draws(&Options::default()).hand > 0) {
        let options = Options::default();
        let decks = book.decks_in_turn(&options, 0);
        let mut table = book.open(&options, book.pool(), &decks, 3).expect("decks that ship can be played");
        let mut journal = Journal::new(*book, &options, decks.len());
        journal.note(table.opening());
        let mut chance = Chance::new(9);
        while journal.opening(Seat(0)).is_none() {
            let prompt = table.prompt().expect("a match begins before it is over").clone();
            let answer = random_answer(&prompt, &mut chance);
            journal.note(&table.answer(prompt.seat, &answer).expect("what is offered is taken"));
        }
        // Whoever begins may have drawn already.
        let other = Seat(1 - table.clock().0.0.min(1));
        let told = usize::from(book.draws(&options).hand);
        assert_eq!(journal.opening(other), Some(told), "{}", book.id());
    }
}

fn trial(games: u32) -> Value {
    let named = |name: &str| json!({ "type": "named", "name": name });
    json!({ "game": "tiny", "decks": [named("steady"), named("wild"), named("steady")], "bot": "greedy", "games": games, "seed": 5 })
}

/// Waits until a trial has ended.
async fn ended(house: &TestServer, token: &str, id: &str) -> Value {
    for _ in 0..600 {
        let (status, told) = ask(house, token, "GET", &format!("/api/trials/{id}"), &Value::Null).await;
        assert_eq!(status, 200, "{told}");
        if !["waiting", "playing"].contains(&told["state"].as_str().unwrap_or("")) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the trial does not end");
}

#[test]
fn a_trial_plays_the_games_that_the_terminal_plays() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.work_per_minute = 10_000).await;
        let token = house.guest().await.token.clone();
        let (status, begun) = ask(&house, &token, "POST", "/api/trials", &trial(12)).await;
        assert_eq!((status, &begun["total"]), (200, &json!(36)), "{begun}");
        let told = ended(&house, &token, begun["id"].as_str().expect("an id")).await;
        assert_eq!((&told["state"], &told["played"]), (&json!("over"), &json!(36)), "{told}");
        let book = baize_registry::find("tiny").expect("a game");
        let deck = |name: &str| book.decks().iter().find(|d| d.name == name).expect("a deck that ships").clone();
        let bot: baize_ai::BotSpec = "greedy".parse().expect("a bot");
        let entrants = ["steady", "wild", "steady"].map(|name| Entrant { deck: deck(name), bot: bot.clone() });
        let plan = Plan {
            book,
            options: Options { seats: 2, ..Options::default() },
            pool: book.pool(),
            entrants: entrants.to_vec(),
            seats: 2,
            games: 12,
            seed: 5,
            check: false,
            cards: true,
            shard: baize_sim::Shard::WHOLE,
        };
        let results = plan.run(&|| {}).expect("the games are played");
        assert_eq!(told["results"]["digest"], json!(baize_record::file::digest_text(results.digest)));
        for (at, one) in results.standings.iter().enumerate() {
            let deck = &told["results"]["decks"][at];
            assert_eq!((&deck["wins"], &deck["games"]), (&json!(one.wins), &json!(one.games)));
            assert_eq!(deck["cards"].as_array().map(Vec::len), Some(one.cards.len()));
        }
        assert!(told["command"].as_str().is_some_and(|words| words.contains("--seed 5")), "{told}");
        let stranger = house.guest().await.token.clone();
        let path = format!("/api/trials/{}", begun["id"].as_str().expect("an id"));
        assert_eq!(ask(&house, &stranger, "GET", &path, &Value::Null).await.0, 404);
        house.server.stop().await;
    });
}

#[test]
fn trials_are_bounded_can_be_stopped_and_come_to_an_end() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            config.limits.work_per_minute = 10_000;
            (config.limits.trial_games, config.limits.trial_time) = (100_000, Duration::from_secs(600));
        });
        let house = house.await;
        let token = house.guest().await.token.clone();
        let begin = |body: Value| ask_trial(&house, &token, body);
        for bad in [
            trial(0),
            trial(1_000_000),
            json!({ "game": "tiny", "decks": [], "bot": "greedy", "games": 1 }),
            json!({ "game": "tiny", "decks": trial(1)["decks"], "bot": "search:999999", "games": 1 }),
            json!({ "game": "tiny", "decks": [{ "type": "list", "name": "x", "text": "9xN1" }, trial(1)["decks"][0]], "bot": "random", "games": 1 }),
        ] {
            assert_eq!(begin(bad.clone()).await.0, 400, "{bad}");
        }
        let (status, begun) = begin(trial(30_000)).await;
        assert_eq!(status, 200, "{begun}");
        assert_eq!(begin(trial(1)).await.0, 429, "one at a time");
        let other = house.guest().await.token.clone();
        let (_, waits) = ask_trial(&house, &other, trial(1)).await;
        let id = begun["id"].as_str().expect("an id");
        tokio::time::sleep(Duration::from_millis(300)).await;
        let path = format!("/api/trials/{}", waits["id"].as_str().expect("an id"));
        assert_eq!(ask(&house, &other, "GET", &path, &Value::Null).await.1["state"], "waiting");
        assert_eq!(ask(&house, &other, "DELETE", &format!("/api/trials/{id}"), &Value::Null).await.0, 404);
        assert_eq!(ask(&house, &token, "DELETE", &format!("/api/trials/{id}"), &Value::Null).await.0, 200);
        let told = ended(&house, &token, id).await;
        let (played, total) = (told["played"].as_u64().unwrap_or(0), told["total"].as_u64().unwrap_or(0));
        assert!(told["state"] == "stopped" && played > 0 && played < total, "{}", told["state"]);
        assert_eq!(told["results"]["games"], told["played"], "what was played counts");
        assert_eq!(ended(&house, &other, waits["id"].as_str().expect("an id")).await["state"], "over");
        house.server.stop().await;
    });
}

#[test]
fn a_trial_that_takes_too_long_tells_what_was_played() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            (config.limits.trial_games, config.limits.trial_time) = (100_000, Duration::from_millis(300));
        });
        let house = house.await;
        let token = house.guest().await.token.clone();
        let (_, begun) = ask_trial(&house, &token, trial(30_000)).await;
        let told = ended(&house, &token, begun["id"].as_str().expect("an id")).await;
        assert_eq!(told["state"], "late");
        assert_eq!(told["results"]["games"], told["played"]);
        house.server.stop().await;
    });
}

async fn ask_trial(house: &TestServer, token: &str, body: Value) -> (u16, Value) {
    ask(house, token, "POST", "/api/trials", &body).await
}

#[test]
fn decks_are_written_that_somebody_could_play_and_no_others() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        for (list, status) in [(st01(), 200), ("500xST01-006\n".into(), 200), ("501xST01-006\n".into(), 400)] {
            let asked = json!({ "game": "one-piece", "name": "x", "format": "", "list": list });
            let (said, forms) = ask(&house, "", "POST", "/api/decks/write", &asked).await;
            assert_eq!(said, status, "{forms}");
            assert!(said == 200 || forms["text"] == "the deck has more than 500 cards", "{forms}");
        }
        house.server.stop().await;
    });
}
