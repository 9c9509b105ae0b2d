//! Databases of the past: damaged ones, and those of another release. Nothing in them is ever destroyed.

use crate::common;

use baize_protocol::{Outcome, TableState, ToClient, ToServer};
use baize_stress::process::get;
use baize_stress::{Client, Dice, Player};
use common::{Kind, TestServer, alone, on_both, open, sql};
use std::collections::BTreeMap;

/// A database as the first release left it, with tokens of those who play in it.
const FIRST_RELEASE: &str = include_str!("fixtures/release-0.1.0.sql");

/// Two guests who have given some answers to a match of a game, and left. Returns the table and a token.
async fn some_answers(house: &TestServer, game: &str, most: u32) -> (String, String) {
    let (mut one, mut two) = house.two(game).await;
    play_on(&mut one, &mut two, most).await;
    (one.table.clone(), one.client.token.clone())
}

/// Lets two guests answer in turn, until the match has so many answers or is over.
async fn play_on(one: &mut Player, two: &mut Player, most: u32) {
    let mut dice = Dice::new(7);
    while one.version < most && one.ending.is_none() {
        let asked = if one.prompt().is_some() { &mut *one } else { &mut *two };
        if asked.prompt().is_some() {
            asked.answer(&mut dice).await.expect("an answer is taken");
        }
        let version = one.version.max(two.version);
        for player in [&mut *one, &mut *two] {
            while player.version < version || (player.prompt().is_none() && asked_nobody(player)) {
                player.step().await.expect("news come");
            }
        }
    }
}

/// Returns whether a view asks nobody, which is so only until the end of the match is told.
fn asked_nobody(player: &Player) -> bool {
    player.ending.is_none() && player.view.as_ref().is_some_and(|view| view.asked.is_none())
}

/// Returns what a guest is told who comes to a table: how it stands, or the error.
async fn look(house: &TestServer, table: &str, token: &str) -> Result<Player, String> {
    let mut client = Client::hello(house.address, Some(token)).await.expect("welcome back");
    match client.ask(ToServer::Watch { table: table.to_owned() }).await.expect("a reply") {
        ToClient::Table { info, .. } if info.state == TableState::Broken => Err("broken".into()),
        ToClient::Error { code, text, .. } => Err(format!("{code}: {text}")),
        _ => Player::watch(Client::hello(house.address, Some(token)).await.expect("welcome back"), table).await,
    }
}

/// Returns everything that is stored of the answers, and of the tables that are over.
async fn stored(house: &TestServer) -> [Vec<Vec<String>>; 2] {
    let url = &house.config.database;
    let answers =
        "SELECT table_id, CAST(n AS TEXT), CAST(seat AS TEXT), answer, digest FROM answers ORDER BY table_id, n";
    let over = "SELECT id, room FROM tables WHERE state = 'over' ORDER BY id";
    [sql(url, answers).await, sql(url, over).await]
}

#[test]
fn one_bad_row_keeps_one_match_from_going_on_and_nothing_else() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let mut tables = Vec::new();
        for _ in 0..7 {
            tables.push(some_answers(&house, "one-piece", 8).await);
        }
        let (mut one, mut two) = house.two("duel").await;
        let (mut a, mut b) = (Dice::new(1), Dice::new(2));
        let (x, y) = tokio::join!(one.play(&mut a, 20), two.play(&mut b, 20));
        assert!(x.is_ok() && y.is_ok());
        let (over, ending) = (one.table.clone(), one.ending.clone().expect("it is over"));
        let id = |i: usize| &tables[i].0;
        let damage = [
            format!("DELETE FROM answers WHERE table_id = '{}' AND n = 3", id(0)),
            format!("UPDATE answers SET answer = '{{\"Odd\":1}}' WHERE table_id = '{}' AND n = 3", id(1)),
            format!("UPDATE answers SET digest = '00000000000000ff' WHERE table_id = '{}' AND n = 3", id(2)),
            format!("UPDATE tables SET room = '{{\"game\":1}}' WHERE id = '{}'", id(3)),
            format!("UPDATE tables SET room = replace(room, '\"one-piece\"', '\"two-piece\"') WHERE id = '{}'", id(4)),
            format!("UPDATE answers SET digest = '00000000000000ff' WHERE table_id = '{over}' AND n = 3"),
            format!("UPDATE tables SET room = replace(room, '\"one-piece\"', '\"gundam\"') WHERE id = '{}'", id(6)),
        ];
        let house = house.reopen_after(&damage).await;
        let before = stored(&house).await;
        for (table, token) in tables[..5].iter().chain(&tables[6..]) {
            let why = look(&house, table, token).await.err().expect("a match that is set aside");
            assert!(why.starts_with("broken"), "{why}");
        }
        let well = look(&house, &tables[5].0, &tables[5].1).await.expect("the match with good rows goes on");
        assert_eq!(well.version, 8);
        let seen = look(&house, &over, "").await.expect("a match that is over is shown as far as it can be");
        let told = seen.ending.expect("its result stands");
        assert_eq!((told.outcome, told.reason, seen.version), (ending.outcome, ending.reason, 3));
        let replay = get(house.address, &format!("/api/tables/{over}/replay")).await.expect("an answer");
        assert!(replay.starts_with("HTTP/1.1 200"), "{replay}");
        let health = get(house.address, "/healthz").await.expect("an answer");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");

        let house = house.reopen().await;
        assert_eq!(stored(&house).await, before, "nothing is destroyed");
        let url = &house.config.database;
        let states = sql(url, "SELECT DISTINCT state FROM tables ORDER BY state").await.concat();
        assert_eq!(states, ["over", "playing"]);
        let aside = sql(url, "SELECT table_id, why FROM set_aside").await;
        let aside: BTreeMap<&str, &str> = aside.iter().map(|row| (row[0].as_str(), row[1].as_str())).collect();
        let expected = ["is missing", "odd shape", "differs from what it was", "cannot be read", "no game `two-piece`"];
        for (at, part) in expected.into_iter().enumerate() {
            assert!(aside.get(id(at).as_str()).is_some_and(|why| why.contains(part)), "{part}: {aside:?}");
        }
        assert!(aside.get(id(6).as_str()).is_some_and(|why| why.contains("revision")), "another game's: {aside:?}");
        assert_eq!(aside.len(), 6);

        let mend =
            format!("UPDATE tables SET room = replace(room, '\"two-piece\"', '\"one-piece\"') WHERE id = '{}'", id(4));
        let house = house.reopen_after(&[mend]).await;
        let again = look(&house, &tables[4].0, &tables[4].1).await.expect("what is mended goes on");
        assert_eq!(again.version, 8);
        let aside = sql(&house.config.database, "SELECT table_id FROM set_aside").await;
        assert_eq!(aside.len(), 5);
        house.server.stop().await;
    });
}

#[test]
fn after_an_upgrade_a_match_goes_on_if_it_is_the_same_and_is_drawn_if_it_is_not() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let same = some_answers(&house, "duel", 8).await;
        let other = some_answers(&house, "duel", 8).await;
        let unreadable = some_answers(&house, "duel", 8).await;
        let upgrade = [
            "UPDATE origins SET engine = 'baize 0.0.9', meaning = 'another'".to_owned(),
            format!("UPDATE answers SET digest = '00000000000000ff' WHERE table_id = '{}' AND n = 5", other.0),
            format!("UPDATE answers SET answer = '{{\"Odd\":1}}' WHERE table_id = '{}' AND n = 2", unreadable.0),
        ];
        let house = house.reopen_after(&upgrade).await;
        let [answers, _] = stored(&house).await;
        let player = look(&house, &same.0, &same.1).await.expect("it goes on");
        assert_eq!((player.version, player.ending), (8, None));
        for ((table, token), good) in [(&other, 5), (&unreadable, 2)] {
            let player = look(&house, table, token).await.expect("it is shown as far as it can be");
            let ending = player.ending.expect("it is closed");
            assert_eq!((ending.outcome, ending.reason.as_str(), player.version), (Outcome::Draw, "upgrade", good));
            assert!(ending.text.contains("closed as a draw"), "{}", ending.text);
        }
        let replay = get(house.address, &format!("/api/tables/{}/replay", other.0)).await.expect("an answer");
        assert!(replay.starts_with("HTTP/1.1 200") && replay.contains("baize 0.0.9 (another)"), "{replay}");
        assert_eq!(stored(&house).await[0], answers, "its history is kept");
        house.server.stop().await;
    });
}

#[test]
fn a_match_that_an_older_release_gave_up_is_taken_up_again() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (table, token) = some_answers(&house, "gundam", 8).await;
        let back = format!("UPDATE tables SET state = 'broken' WHERE id = '{table}'");
        let house = house.reopen_after(&[back]).await;
        let player = look(&house, &table, &token).await.expect("it goes on");
        assert_eq!((player.version, player.ending), (8, None));
        let state = sql(&house.config.database, &format!("SELECT state FROM tables WHERE id = '{table}'")).await;
        assert_eq!(state.concat(), ["playing"]);
        house.server.stop().await;
    });
}

/// An older release noted nowhere who played which match: that is filled in when the server starts, once.
#[test]
fn who_played_the_matches_of_an_older_release_is_noted() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let empty = "DROP TABLE facts; DROP TABLE tables; DROP TABLE answers; DROP TABLE origins; DROP TABLE set_aside; \
                     DROP TABLE played; DROP TABLE taken_back; DROP TABLE decks; DROP TABLE _sqlx_migrations";
        let house = house.reopen_after(&[empty.to_owned(), FIRST_RELEASE.to_owned()]).await;
        let url = house.config.database.clone();
        let over = sql(&url, "SELECT id FROM tables WHERE state = 'over' ORDER BY id").await.concat();
        assert!(!over.is_empty(), "the older release left matches that were over");
        let noted = sql(&url, "SELECT DISTINCT table_id FROM played ORDER BY table_id").await.concat();
        assert_eq!(noted, over);
        for table in &over {
            let tokens = format!("SELECT value FROM facts WHERE name LIKE 'token {table} %' ORDER BY name");
            for token in sql(&url, &tokens).await.concat() {
                let mut client = Client::hello(house.address, Some(&token)).await.expect("welcome back");
                let said = client.ask(ToServer::Finished { skip: None }).await.expect("a reply");
                let ToClient::Finished { matches, .. } = said else { panic!("{said:?}") };
                assert!(matches.iter().any(|each| each.table == *table), "{table} is listed for who played it");
            }
        }
        let house = house.reopen_after(&["DELETE FROM played".to_owned()]).await;
        assert!(sql(&url, "SELECT guest FROM played").await.is_empty(), "it is done once, not at every start");
        house.server.stop().await;
    });
}

/// Every match of the first release either goes on to its end or is closed as a draw; whatever its players
/// answered, and however finished matches ended, is stored afterwards as it was.
#[test]
fn matches_of_the_first_release_are_played_on_or_drawn_and_never_lost() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let empty = "DROP TABLE facts; DROP TABLE tables; DROP TABLE answers; DROP TABLE origins; \
                     DROP TABLE set_aside; DROP TABLE _sqlx_migrations";
        let house = house.reopen_after(&[empty.to_owned(), FIRST_RELEASE.to_owned()]).await;
        let before = stored(&house).await;
        let tokens =
            sql(&house.config.database, "SELECT name, value FROM facts WHERE name LIKE 'token %' ORDER BY name");
        let mut seats: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in tokens.await {
            let table = row[0].split(' ').nth(1).expect("a table").to_owned();
            seats.entry(table).or_default().push(row[1].clone());
        }
        let mut played = 0;
        for (table, tokens) in &seats {
            if sql(&house.config.database, &format!("SELECT state FROM tables WHERE id = '{table}'")).await.concat()
                == ["waiting"]
            {
                continue;
            }
            let mut players = Vec::new();
            for token in tokens {
                players.push(look(&house, table, token).await.unwrap_or_else(|why| panic!("{table}: {why}")));
            }
            if let Some(ending) = players[0].ending.clone() {
                assert_eq!((ending.outcome, ending.reason.as_str()), (Outcome::Draw, "upgrade"), "{table}");
                continue;
            }
            let playing = players.iter_mut().zip(1..).map(|(player, seed)| async move {
                let mut dice = Dice::new(seed);
                player.play(&mut dice, 30).await
            });
            for done in futures_util::future::join_all(playing).await {
                done.unwrap_or_else(|why| panic!("{table}: {why}"));
            }
            played += 1;
        }
        eprintln!("{played} of {} matches of the first release went on", seats.len() - 1);
        let after = stored(&house).await;
        for (was, is) in before.iter().zip(&after) {
            assert!(was.iter().all(|row| is.contains(row)), "nothing is destroyed");
        }
        for row in &after[1] {
            let replay = get(house.address, &format!("/api/tables/{}/replay", row[0])).await.expect("an answer");
            assert!(replay.starts_with("HTTP/1.1 200"), "{replay}");
        }
        let steps = sql(&house.config.database, "SELECT CAST(version AS TEXT) FROM _sqlx_migrations").await;
        assert_eq!(steps.concat(), ["1"], "the first release refuses a database with steps that it does not know");
        house.server.stop().await;
    });
}
