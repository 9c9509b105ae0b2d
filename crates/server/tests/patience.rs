//! Nobody is kept waiting: not by those who are slow on purpose, nor by a database that is gone.

use crate::common;

use baize_protocol::{Options, SeatKind, SeatWish, ToClient, ToServer};
use baize_stress::player::{create, seat};
use baize_stress::postgres::Postgres;
use baize_stress::process::{get, request};
use baize_stress::{Client, Dice, Player};
use common::{Kind, TestServer, alone, open, sql};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const SHORT: Duration = Duration::from_millis(400);

async fn impatient() -> TestServer {
    open(Kind::Sqlite, |config| {
        (config.limits.head, config.limits.request) = (SHORT, SHORT);
        config.limits.connections_per_address = 20;
    })
    .await
}

/// Sends something, then a byte now and then, and returns what came back once the connection is closed.
async fn trickle(house: &TestServer, first: &str) -> String {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    stream.write_all(first.as_bytes()).await.expect("it is sent");
    let (mut reads, mut writes) = stream.into_split();
    let writing = tokio::spawn(async move {
        while writes.write_all(b"a").await.is_ok() {
            tokio::time::sleep(SHORT / 8).await;
        }
    });
    let mut answer = Vec::new();
    let ended = tokio::time::timeout(10 * SHORT, reads.read_to_end(&mut answer)).await;
    assert!(ended.is_ok(), "the connection stays open after `{first}`");
    writing.abort();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn those_who_are_slow_on_purpose_are_cut() {
    alone(async {
        let house = impatient().await;
        assert!(!trickle(&house, "").await.contains("200 OK"));
        assert!(!trickle(&house, "GET /api/games HTTP/1.1\r\nhost: localhost\r\nx: ").await.contains("200 OK"));
        let head = "POST /api/decks/check HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
        let body = trickle(&house, &format!("{head}content-length: 9999\r\n\r\n{{")).await;
        assert!(body.starts_with("HTTP/1.1 408"), "{body}");
        let idle = request(house.address, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
        let idle = tokio::time::timeout(10 * SHORT, idle).await.expect("idle connections are closed");
        assert!(idle.expect("an answer").starts_with("HTTP/1.1 200"));
        house.server.stop().await;
    });
}

#[test]
fn one_address_cannot_take_all_connections() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.connections_per_address = 20).await;
        let mut held = Vec::new();
        for _ in 0..60 {
            held.push(TcpStream::connect(house.address).await.expect("the system takes it"));
        }
        tokio::time::sleep(SHORT).await;
        let mut open = 0;
        for stream in &mut held {
            let mut byte = [0];
            let closed = tokio::time::timeout(Duration::from_millis(5), stream.read(&mut byte)).await;
            open += usize::from(closed.is_err());
        }
        assert_eq!(open, 20);
        drop(held);
        tokio::time::sleep(SHORT).await;
        let health = get(house.address, "/healthz").await.expect("an answer");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
        house.server.stop().await;
    });
}

#[test]
fn what_costs_something_is_given_out_by_address() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            let limits = &mut config.limits;
            (limits.work_per_minute, limits.guests_per_minute, limits.tables_per_minute) = (5, 4, 3);
            config.proxies = vec![[127, 0, 0, 1].into()];
        })
        .await;
        let body = r#"{"game":"tiny","options":{},"list":"4xNo"}"#;
        let check = |from: &str| {
            let head = format!("POST /api/decks/check HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {from}\r\n");
            let kind = "content-type: application/json\r\nconnection: close\r\n";
            format!("{head}{kind}content-length: {}\r\n\r\n{body}", body.len())
        };
        let mut taken = 0;
        for _ in 0..9 {
            let answer = request(house.address, &check("192.0.2.1")).await.expect("an answer");
            assert!(answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 429"), "{answer}");
            taken += usize::from(answer.starts_with("HTTP/1.1 200"));
        }
        assert_eq!(taken, 5);
        let other = request(house.address, &check("192.0.2.2")).await.expect("an answer");
        assert!(other.starts_with("HTTP/1.1 200"), "{other}");

        let mut guest = house.guest().await;
        for _ in 0..3 {
            house.guest().await;
        }
        let fifth = Client::hello(house.address, None).await.err().expect("too many new guests");
        assert!(fifth.contains("too_many"), "{fifth}");
        assert!(Client::hello(house.address, Some(&guest.token)).await.is_ok(), "those who are known come back");
        let mut codes = Vec::new();
        for _ in 0..4 {
            let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
            codes.push(guest.ask(create("tiny", Options::default(), seats, None)).await.expect("a reply"));
        }
        assert!(matches!(codes[..3], [ToClient::Table { .. }, ToClient::Table { .. }, ToClient::Table { .. }]));
        assert!(matches!(&codes[3], ToClient::Error { code, .. } if code == "too_many"), "{:?}", codes[3]);
        house.server.stop().await;
    });
}

#[test]
fn bots_play_among_themselves_only_while_somebody_watches() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let bots = vec![SeatWish { bot: Some("greedy".into()), ..seat(SeatKind::Bot) }; 2];
        let made = Player::create(house.guest().await, create("gundam", Options::default(), bots, None)).await;
        let mut watcher = made.expect("a table of bots");
        watcher.begin().await.expect("the match is shown");
        while watcher.version < 5 {
            watcher.step().await.expect("bots play");
        }
        let table = watcher.table.clone();
        watcher.client.ask(ToServer::Unwatch { table: table.clone() }).await.expect("a reply");
        tokio::time::sleep(SHORT).await;
        let version = || sql(&house.config.database, "SELECT CAST(COUNT(*) AS TEXT) FROM answers");
        let left = version().await;
        tokio::time::sleep(3 * SHORT).await;
        assert_eq!(version().await, left, "nobody is there");
        let mut back = Player::watch(watcher.client, &table).await.expect("it is still there");
        let seen = back.version;
        while back.version <= seen {
            back.step().await.expect("bots play on");
        }
        house.server.stop().await;
    });
}

/// Returns how many thoughts there were.
async fn thoughts(house: &TestServer) -> u32 {
    let metrics = get(house.address, "/metrics").await.expect("it is counted");
    let line = metrics.lines().find_map(|line| line.strip_prefix("baize_bot_seconds_count "));
    line.and_then(|count| count.parse().ok()).expect("thoughts are counted")
}

/// With room for one thought at a time, and a hundred that always wait, the bot of a player from elsewhere waits for the
/// one that is thought, and not for the hundred.
#[test]
fn a_hundred_tables_of_bots_hold_nobody_up_who_comes_from_elsewhere() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            (config.limits.bots, config.limits.tables_per_guest) = (1, 100);
        })
        .await;
        let greedy = || SeatWish { bot: Some("greedy".into()), ..seat(SeatKind::Bot) };
        let mut crowd = Vec::new();
        for _ in 0..4 {
            let mut client = house.guest().await;
            for _ in 0..25 {
                let bots = create("gundam", Options::default(), vec![greedy(); 2], None);
                assert!(matches!(client.ask(bots).await, Ok(ToClient::Table { .. })));
            }
            crowd.push(tokio::spawn(async move { client.until(|_| None::<()>).await }));
        }
        let elsewhere = Client::hello_from([127, 0, 0, 2].into(), house.address).await.expect("a guest is welcome");
        let wish = create("gundam", Options::default(), vec![seat(SeatKind::Me), greedy()], None);
        let mut player = Player::create(elsewhere, wish).await.expect("a table");
        player.begin().await.expect("the match is shown");
        let (mut dice, mut answers, mut others) = (Dice::new(7), 0, 0);
        while answers < 12 && player.ending.is_none() {
            if player.prompt().is_some() {
                player.answer(&mut dice).await.expect("it is taken");
                continue;
            }
            let (version, before) = (player.version, thoughts(&house).await);
            while player.version == version && player.ending.is_none() {
                player.step().await.expect("the bot answers");
            }
            answers += 1;
            others += thoughts(&house).await - before;
        }
        // Some are thought while they are counted.
        assert!(others <= 12 * answers, "{others} thoughts while {answers} were waited for");
        assert!(crowd.iter().all(|one| !one.is_finished()), "the crowd is there");
        house.server.stop().await;
    });
}

#[test]
fn other_names_and_other_pages_are_turned_away() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.names = vec!["cards.example".into()]).await;
        let ask = |host: &str| format!("GET /api/games HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        for (host, status) in [("cards.example", "200"), ("localhost:1", "200"), ("evil.example", "421"), ("", "421")] {
            let answer = request(house.address, &ask(host)).await.expect("an answer");
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {answer}");
        }
        house.server.stop().await;
    });
}

#[test]
fn an_outage_is_told_at_once_and_play_goes_on_by_itself() {
    let postgres = match Postgres::start() {
        Ok(postgres) => Arc::new(postgres),
        Err(why) => return assert!(std::env::var_os("CI").is_none(), "{why}"),
    };
    alone(async move {
        let house = open(Kind::Postgres(postgres.clone()), |_| {}).await;
        let (mut one, mut two) = house.two("duel").await;
        let (asked, other) = if one.prompt().is_some() { (&mut one, &mut two) } else { (&mut two, &mut one) };
        let mut dice = Dice::new(3);
        postgres.stop().expect("it stops");

        let began = Instant::now();
        let refused = asked.answer(&mut dice).await.expect_err("nothing can be stored");
        assert!(refused.contains("trouble") && refused.contains("not stored"), "{refused}");
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
        let began = Instant::now();
        assert!(asked.answer(&mut dice).await.is_err(), "still");
        assert!(began.elapsed() < Duration::from_millis(300), "once it is known, at once: {:?}", began.elapsed());
        let began = Instant::now();
        let health = get(house.address, "/healthz").await.expect("an answer");
        assert!(health.starts_with("HTTP/1.1 503"), "{health}");
        assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
        let told = |body: &ToClient| match body {
            ToClient::Health { well } => Some(*well),
            _ => None,
        };
        assert_eq!(other.client.until(told).await, Ok(false), "everybody is told");
        let mut late = Client::hello(house.address, None).await.expect("a guest is welcome");
        assert_eq!(late.until(told).await, Ok(false), "and those who come later");

        postgres.run().expect("it starts again");
        assert_eq!(other.client.until(told).await, Ok(true), "everybody is told that it is over");
        asked.answer(&mut dice).await.expect("and the answer is taken");
        let health = get(house.address, "/healthz").await.expect("an answer");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
        house.server.stop().await;
    });
}

/// A desk is taken until its work is done: whoever asks and goes away at once does not get another one for that.
#[test]
fn those_who_ask_and_go_away_hold_no_more_than_their_turn() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            (config.limits.work_per_minute, config.limits.connections_per_address) = (10_000, 1000);
            config.proxies = vec![[127, 0, 0, 1].into()];
        })
        .await;
        let list: Vec<String> = (0..1900).map(|n| format!("1 {}{n}", "ab".repeat(5))).collect();
        let body = serde_json::json!({"game": "one-piece", "list": list.join("\n")}).to_string();
        let head = |from: &str| {
            let head = format!("POST /api/decks/read HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {from}\r\n");
            let kind = "content-type: application/json\r\nconnection: close\r\n";
            format!("{head}{kind}content-length: {}\r\n\r\n{body}", body.len())
        };
        let began = Instant::now();
        let read = request(house.address, &head("192.0.2.9")).await.expect("an answer");
        assert!(read.starts_with("HTTP/1.1 200"), "{read}");
        let alone = began.elapsed();
        for _ in 0..200 {
            let mut stream = TcpStream::connect(house.address).await.expect("a connection");
            stream.write_all(head("192.0.2.1").as_bytes()).await.expect("it is sent");
        }
        let began = Instant::now();
        let other = request(house.address, &head("192.0.2.2")).await.expect("an answer");
        assert!(other.starts_with("HTTP/1.1 200"), "{other}");
        let waited = began.elapsed();
        assert!(waited < 40 * alone.max(SHORT / 20), "{waited:?} behind 200 of somebody else, {alone:?} alone");
        house.server.stop().await;
    });
}
