//! When things go away: connections to the database in mid-commit, players, and everybody.

use crate::common;

use baize_protocol::{Options, Outcome, SeatKind, TableState, ToClient, ToServer};
use baize_record::file::read;
use baize_stress::player::{create, seat};
use baize_stress::postgres::Postgres;
use baize_stress::process::get;
use baize_stress::{Client, Dice, Player};
use common::{Kind, TestServer, alone, open};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Plays a seat to the end. Whenever the server is in trouble, the guest comes back and looks where the
/// match stands, as a page does.
async fn persevere(house: &TestServer, mut player: Player, seed: u64, most: u32) -> Player {
    let mut dice = Dice::new(seed);
    for _ in 0..most {
        let played = match player.prompt() {
            Some(_) => player.answer(&mut dice).await.map(drop),
            None if player.ending.is_some() => return player,
            None => player.step().await.map(drop),
        };
        if let Err(why) = played {
            assert!(why.contains("trouble") || why.contains("Late"), "{why}");
            player = come_back(house, &player).await;
        }
    }
    panic!("the match gets stuck at version {}", player.version);
}

async fn come_back(house: &TestServer, player: &Player) -> Player {
    for _ in 0..50 {
        let client = Client::hello(house.address, Some(&player.client.token)).await.expect("welcome back");
        match Player::watch(client, &player.table).await {
            Ok(back) => return back,
            Err(why) => assert!(why.contains("trouble"), "{why}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table does not come back");
}

/// Gets the replay of a match that is over, and works it out anew. Returns how many answers it has.
async fn verified(house: &TestServer, table: &str) -> usize {
    let path = format!("/api/tables/{table}/replay");
    let mut answer = get(house.address, &path).await.expect("an answer");
    // Connections of the pool that were cut are found out one by one, by those who ask.
    for _ in 0..8 {
        if answer.starts_with("HTTP/1.1 503") {
            answer = get(house.address, &path).await.expect("an answer");
        }
    }
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("attachment; filename=\"baize-"), "{head}");
    let (replay, note) = read(body.as_bytes()).expect("a replay file");
    let book = baize_registry::find(&replay.game).expect("a game of ours");
    replay.run(book, book.pool(), |_, _, _| {}).expect("the match is worked out anew, with the same digests");
    assert!(note.is_some_and(|note| note.contains(table)));
    replay.moves.len()
}

#[test]
fn connections_to_postgres_lost_in_mid_commit_lose_and_double_nothing() {
    let postgres = match Postgres::start() {
        Ok(postgres) => Arc::new(postgres),
        Err(why) => return assert!(std::env::var_os("CI").is_none(), "{why}"),
    };
    alone(async move {
        let house = open(Kind::Postgres(postgres.clone()), |_| {}).await;
        let (one, two) = house.two("one-piece").await;
        let (table, over) = (one.table.clone(), Arc::new(AtomicBool::new(false)));
        let (cutter, stop) = (postgres.clone(), over.clone());
        let cuts = tokio::task::spawn_blocking(move || {
            let mut cuts = 0;
            while !stop.load(Ordering::Relaxed) {
                cutter.cut("test").expect("connections are cut");
                cuts += 1;
            }
            cuts
        });
        let (one, two) = tokio::join!(persevere(&house, one, 21, 5_000), persevere(&house, two, 22, 5_000));
        over.store(true, Ordering::Relaxed);
        let cuts = cuts.await.expect("cutting ends");
        assert!(cuts > 3, "connections were cut {cuts} times only");
        assert_eq!(one.version, two.version);
        assert_eq!(verified(&house, &table).await, one.version as usize, "what was seen is what is stored");
        house.server.stop().await;
    });
}

#[test]
fn replays_are_for_matches_that_are_over() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("duel").await;
        let path = format!("/api/tables/{}/replay", one.table);
        let running = get(house.address, &path).await.expect("an answer");
        assert!(running.starts_with("HTTP/1.1 409") && !running.contains("seed"), "{running}");
        for odd in ["aaaaaaaaaa", "..%2f..%2fetc", "%22"] {
            let none = get(house.address, &format!("/api/tables/{odd}/replay")).await.expect("an answer");
            assert!(none.starts_with("HTTP/1.1 404"), "{none}");
        }
        let (mut dice, mut other) = (Dice::new(1), Dice::new(2));
        let (a, b) = tokio::join!(one.play(&mut dice, 40), two.play(&mut other, 40));
        assert!(a.is_ok() && b.is_ok());
        assert_eq!(verified(&house, &one.table).await, one.version as usize);
        house.server.stop().await;
    });
}

/// Lets those who are asked answer until the one on a seat is.
async fn until_asked(players: &mut [Player], wanted: usize) {
    let mut dice = Dice::new(4);
    while players[wanted].prompt().is_none() {
        let asked = players.iter().position(|p| p.prompt().is_some()).expect("somebody is asked");
        players[asked].answer(&mut dice).await.expect("an answer is taken");
        let version = players[asked].version;
        for player in players.iter_mut() {
            while player.version < version {
                player.step().await.expect("news come");
            }
        }
    }
}

#[test]
fn a_match_is_claimed_from_one_who_left_and_three_go_on_as_two() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.absence = Duration::from_millis(300)).await;
        let options = Options { mode: "royale-elimination".into(), seats: 3, ..Options::default() };
        let seats = [SeatKind::Me, SeatKind::Open, SeatKind::Open].map(seat).to_vec();
        let made = Player::create(house.guest().await, create("gundam", options, seats, None)).await;
        let mut players = vec![made.expect("a table for three")];
        let table = players[0].table.clone();
        for at in 1..3 {
            players.push(Player::sit(house.guest().await, &table, at).await.expect("a seat is open"));
        }
        for player in &mut players {
            player.begin().await.expect("the match is shown");
        }
        until_asked(&mut players, 2).await;
        let claim = ToServer::Claim { table: table.clone() };
        let early = players[0].client.ask(claim.clone()).await.expect("a reply");
        assert!(matches!(&early, ToClient::Error { code, .. } if code == "not_now"), "{early:?}");
        players.pop().expect("the third player").client.close().await;
        let away = players[0].client.until(|body| match body {
            ToClient::Table { info, .. } => info.seats[2].away.filter(|_| info.claim_after == Some(300)),
            _ => None,
        });
        away.await.expect("the others are told who is away, and when they may claim");
        tokio::time::sleep(Duration::from_millis(400)).await;
        let claimed = players[0].client.ask(claim).await.expect("a reply");
        assert!(matches!(claimed, ToClient::Accepted { .. }), "{claimed:?}");
        while players.iter().all(|p| p.prompt().is_none()) {
            for player in &mut players {
                player.step().await.expect("the other two play on");
            }
        }
        house.server.stop().await;
    });
}

#[test]
fn a_match_without_a_clock_is_claimed_from_one_who_stalls() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.stalling = Duration::from_secs(3)).await;
        let (one, two) = house.two("one-piece").await;
        let (_staller, mut other) = if one.prompt().is_some() { (one, two) } else { (two, one) };
        assert_eq!(other.info.as_ref().and_then(|info| info.stall_after), Some(3000));
        let claim = ToServer::Claim { table: other.table.clone() };
        let early = other.client.ask(claim.clone()).await.expect("a reply");
        assert!(matches!(&early, ToClient::Error { code, .. } if code == "not_now"), "{early:?}");
        tokio::time::sleep(Duration::from_millis(3100)).await;
        assert!(matches!(other.client.ask(claim).await, Ok(ToClient::Accepted { .. })));
        house.server.stop().await;
    });
}

#[test]
fn the_shuffle_is_the_one_that_was_committed_to_before_anybody_sat_down() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
        let made = Player::create(house.guest().await, create("duel", Options::default(), seats, None)).await;
        let mut one = made.expect("a table");
        let committed = one.info.as_ref().and_then(|info| info.commitment.clone()).expect("a commitment");
        let mut two = Player::sit(house.guest().await, &one.table, 1).await.expect("a seat");
        assert_eq!(two.info.as_ref().and_then(|info| info.commitment.as_ref()), Some(&committed));
        let (mut dice, mut other) = (Dice::new(1), Dice::new(2));
        let (a, b) = tokio::join!(one.play(&mut dice, 5), two.play(&mut other, 5));
        assert!(a.is_ok() && b.is_ok());
        let answer = get(house.address, &format!("/api/tables/{}/replay", one.table)).await.expect("an answer");
        let body = answer.split_once("\r\n\r\n").expect("a body").1.as_bytes();
        let (replay, _) = read(body).expect("a replay");
        let shuffle = baize_record::file::read_shuffle(body).expect("the commitment is opened");
        assert_eq!(baize_record::shuffle::commitment(&shuffle.secret), committed);
        assert_eq!(shuffle.seed(&replay.decks), replay.seed);
        house.server.stop().await;
    });
}

#[test]
fn a_match_between_two_is_won_by_the_one_who_stays() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.absence = Duration::from_millis(50)).await;
        let (one, two) = house.two("one-piece").await;
        let (leaver, mut stayer) = if one.prompt().is_some() { (one, two) } else { (two, one) };
        leaver.client.close().await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        let claim = ToServer::Claim { table: stayer.table.clone() };
        assert!(matches!(stayer.client.ask(claim).await, Ok(ToClient::Accepted { .. })));
        while stayer.ending.is_none() {
            stayer.step().await.expect("news come");
        }
        let ending = stayer.ending.expect("it ended");
        let seat = stayer.seat.expect("a seat");
        assert_eq!((ending.outcome, ending.reason.as_str()), (Outcome::Won { seats: vec![seat] }, "absence"));
        assert!(ending.text.contains("did not come back"), "{}", ending.text);
        house.server.stop().await;
    });
}

#[test]
fn matches_that_nobody_comes_back_to_are_closed_and_a_guest_is_never_locked_out() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            config.limits.tables_per_guest = 2;
            config.limits.abandoned = Duration::from_millis(600);
        })
        .await;
        let alone = || create("one-piece", Options::default(), vec![seat(SeatKind::Me), seat(SeatKind::Bot)], None);
        let mut guest = house.guest().await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            let mut player = Player::create(guest, alone()).await.expect("there is always room for one more");
            player.begin().await.expect("the match is shown");
            assert_eq!(player.client.ask(ToServer::Unwatch { table: player.table.clone() }).await, Ok(ToClient::Done));
            tables.push(player.table);
            guest = player.client;
        }
        let first = Player::watch(house.guest().await, &tables[0]).await.expect("it can still be looked at");
        let ending = first.ending.expect("the first table gave way to the third");
        assert_eq!((ending.outcome, ending.reason.as_str()), (Outcome::Draw, "abandoned"));
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        let back = Client::hello(house.address, Some(&guest.token)).await.expect("welcome back");
        assert_eq!(back.tables, Vec::<String>::new(), "what nobody came back to is closed");
        let last = Player::watch(back, &tables[2]).await.expect("it can still be looked at");
        assert_eq!(last.info.map(|info| info.state), Some(TableState::Over));
        assert!(last.ending.is_some_and(|ending| ending.text.contains("Nobody came back")));
        house.server.stop().await;
    });
}

#[test]
fn bots_at_one_table_are_called_by_different_names() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let options = Options { mode: "royale-first-to-win".into(), seats: 6, ..Options::default() };
        let mut seats = vec![seat(SeatKind::Bot); 6];
        seats[0] = seat(SeatKind::Me);
        let made = Player::create(house.guest().await, create("gundam", options, seats, None)).await;
        let info = made.expect("a table for six").info.expect("a room");
        let names: std::collections::BTreeSet<&str> = info.seats.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names.len(), 6, "{names:?}");
        assert!(info.seats[1..].iter().all(|s| s.bot.as_deref() == Some("random")));
        house.server.stop().await;
    });
}

/// Lets PostgreSQL refuse what the bot on seat 1 answers, and note in its log what that was.
const REFUSE: &str = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
     $$ BEGIN RAISE EXCEPTION 'refused answer % to be %', NEW.n, NEW.answer USING ERRCODE = 'disk_full'; END $$; \
     CREATE TRIGGER refuse BEFORE INSERT ON answers FOR EACH ROW WHEN (NEW.seat = 1) EXECUTE FUNCTION refuse()";

/// Returns the answers that were refused, by their number.
fn refused(log: &str) -> Vec<(String, String)> {
    let told = log.lines().filter_map(|line| line.split_once("refused answer ")?.1.split_once(" to be "));
    told.map(|(n, answer)| (n.to_owned(), answer.to_owned())).collect()
}

/// Returns how often a bot had to think in a match that is over, as its replay tells.
async fn questions_to_bots(house: &TestServer, table: &str) -> usize {
    let answer = get(house.address, &format!("/api/tables/{table}/replay")).await.expect("an answer");
    let (replay, _) = read(answer.split_once("\r\n\r\n").expect("a body").1.as_bytes()).expect("a replay file");
    let (book, mut questions) = (baize_registry::find(&replay.game).expect("a game of ours"), 0);
    let thinks = |prompt: &baize_kernel::Prompt| prompt.seat.0 == 1 && prompt.options.len() != 1;
    let run = replay.run(book, book.pool(), |table, _, _| questions += usize::from(table.prompt().is_some_and(thinks)));
    run.expect("it is what it was");
    questions
}

#[test]
fn a_bot_whose_answer_was_not_stored_gives_the_same_again_and_does_not_think_anew() {
    let postgres = match Postgres::start() {
        Ok(postgres) => Arc::new(postgres),
        Err(why) => return assert!(std::env::var_os("CI").is_none(), "{why}"),
    };
    alone(async move {
        let house = open(Kind::Postgres(postgres.clone()), |_| {}).await;
        let mut seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
        seats[1].bot = Some("search".into());
        let made = Player::create(house.guest().await, create("one-piece", Options::default(), seats, None)).await;
        let (mut one, mut dice) = (made.expect("a table"), Dice::new(3));
        one.begin().await.expect("the match is shown");
        let mut well = true;
        while well {
            while one.prompt().is_some() {
                one.answer(&mut dice).await.expect("it is taken");
            }
            // The bot thinks.
            common::sql(&house.config.database, REFUSE).await;
            let troubled = one.client.until(|said| match said {
                ToClient::Health { well } => Some(*well),
                ToClient::Update { .. } => Some(true),
                _ => None,
            });
            well = troubled.await.expect("something comes of it");
            // A while later the bot has tried again.
            tokio::time::sleep(Duration::from_millis(if well { 0 } else { 2_500 })).await;
            common::sql(&house.config.database, "DROP TRIGGER refuse ON answers; DROP FUNCTION refuse").await;
            one = come_back(&house, &one).await;
        }
        while !get(house.address, "/healthz").await.expect("an answer").starts_with("HTTP/1.1 200") {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        while one.prompt().is_none() {
            one.step().await.expect("play goes on");
        }
        let refused = refused(&postgres.log().expect("a log"));
        let stored = common::sql(&house.config.database, "SELECT CAST(n AS TEXT), answer FROM answers").await;
        assert!(refused.len() > 1, "it was tried once only");
        for (n, answer) in refused {
            let kept = stored.iter().find(|row| row[0] == n).map(|row| &row[1]);
            assert_eq!(kept, Some(&answer), "answer {n}");
        }
        one.client.ask(ToServer::Concede { table: one.table.clone() }).await.expect("a reply");
        let metrics = get(house.address, "/metrics").await.expect("metrics");
        let thoughts = metrics.lines().find_map(|line| line.strip_prefix("baize_bot_seconds_count "));
        let questions = questions_to_bots(&house, &one.table).await;
        assert_eq!(thoughts.and_then(|n| n.parse().ok()), Some(questions), "how often the bot thought");
        house.server.stop().await;
    });
}
