//! Several servers on one PostgreSQL and one NATS are one to whoever plays.

use crate::common;

use baize_protocol::{ClockRule, Options, SeatKind, TableState, ToClient, ToServer};
use baize_server::{CannotStart, Config, Server, StoreError};
use baize_stress::nats::Nats;
use baize_stress::player::{create, seat};
use baize_stress::postgres::Postgres;
use baize_stress::{Client, Dice, Player};
use common::{alone, sql};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A cluster, and what it runs on.
struct House {
    nodes: Vec<Server>,
    config: Config,
    nats: Nats,
    _postgres: Postgres,
    _folder: TempDir,
}

/// Opens a cluster of some nodes; without PostgreSQL and NATS nothing can be tried, unless this is CI.
async fn open(count: usize) -> Option<House> {
    let (postgres, nats) = match (Postgres::start(), Nats::start()) {
        (Ok(postgres), Ok(nats)) => (postgres, nats),
        (Err(why), _) | (_, Err(why)) => {
            assert!(std::env::var_os("CI").is_none(), "{why}");
            return None;
        }
    };
    let folder = tempfile::tempdir().expect("a folder for the test");
    let database = postgres.database("cluster").expect("a database is made");
    let mut config = Config::local(database, folder.path().join("reports"));
    config.nats = Some(nats.url());
    config.limits.pause = 0..=0;
    (config.limits.frames_per_second, config.limits.burst) = (100_000, 100_000);
    let starting = (0..count).map(|_| baize_server::start(config.clone()));
    let nodes = futures_util::future::join_all(starting).await;
    let nodes = nodes.into_iter().map(|node| node.unwrap_or_else(|e| panic!("a node starts: {e}"))).collect();
    Some(House { nodes, config, nats, _postgres: postgres, _folder: folder })
}

impl House {
    async fn guest(&self, node: usize) -> Client {
        Client::hello(self.nodes[node].address(), None).await.expect("a guest is welcome")
    }

    /// Two guests of two nodes at a table of the first.
    async fn two(&self, game: &str, clock: Option<ClockRule>) -> (Player, Player) {
        let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
        let made = Player::create(self.guest(0).await, create(game, Options::default(), seats, clock)).await;
        let mut one = made.expect("a table is made");
        let mut two = Player::sit(self.guest(1).await, &one.table, 1).await.expect("the other seat is open");
        one.begin().await.expect("the match is shown");
        two.begin().await.expect("the match is shown");
        (one, two)
    }
}

/// Lets two players answer in turn, so many times.
async fn answer(one: &mut Player, two: &mut Player, dice: &mut Dice, times: usize) {
    for _ in 0..times {
        while one.prompt().is_none() && two.prompt().is_none() && one.ending.is_none() {
            tokio::select! {
                told = one.step() => drop(told.expect("the first hears")),
                told = two.step() => drop(told.expect("the second hears")),
            }
        }
        let player = if one.prompt().is_some() { &mut *one } else { &mut *two };
        if player.ending.is_none() {
            player.answer(dice).await.expect("an answer is taken");
        }
    }
}

#[test]
fn guests_of_three_nodes_are_at_one_table() {
    alone(async {
        let Some(house) = open(3).await else { return };
        let mut dice = Dice::new(7);
        let mut lobby = house.guest(2).await;
        lobby.ask(ToServer::Lobby { watch: true, skip: None }).await.expect("a list");
        let clock = Some(ClockRule { bank: 600, increment: 0 });
        let (mut one, mut two) = house.two("tiny", clock).await;
        let table = one.table.clone();
        let listed = lobby.until(|told| match told {
            ToClient::LobbyChanged { table: told } if told.table == table && told.state == TableState::Playing => {
                Some(())
            }
            _ => None,
        });
        listed.await.expect("the lobby of every node lists it");
        let mut three = Player::watch(house.guest(2).await, &table).await.expect("anybody may watch");
        assert_eq!((one.seat, two.seat, three.seat), (Some(0), Some(1), None));
        answer(&mut one, &mut two, &mut dice, 6).await;
        while three.version < one.version.max(two.version) {
            three.step().await.expect("the watcher is told");
        }
        assert!(two.clocks.is_some() && three.prompt().is_none());
        // A guest who comes back by another node sits where they sat.
        let token = two.client.token.clone();
        two.client.close().await;
        loop {
            let told = one.step().await.expect("the other is told");
            if matches!(&told, ToClient::Table { info, .. } if !info.seats[1].connected) {
                break;
            }
        }
        let again = Client::hello(house.nodes[2].address(), Some(&token)).await.expect("known everywhere");
        assert_eq!(again.tables, std::slice::from_ref(&table), "every node knows who sits where");
        let mut two = Player::watch(again, &table).await.expect("back");
        assert_eq!(two.seat, Some(1));
        two.client.say(ToServer::Concede { table: table.clone() }).await.expect("it is said");
        while one.ending.is_none() {
            one.step().await.expect("the end is told");
        }
        for player in [&mut one, &mut two] {
            player.client.say(ToServer::Rematch { table: table.clone() }).await.expect("it is said");
        }
        let next = |told: &ToClient| match told {
            ToClient::Rematch { next, .. } => Some(next.clone()),
            _ => None,
        };
        let next = two.client.until(next).await.expect("the next match");
        let mut two = Player::watch(two.client, &next).await.expect("it is there");
        two.begin().await.expect("it is shown");
        for node in house.nodes {
            node.stop().await;
        }
    });
}

#[test]
fn a_planned_stop_hands_over_and_a_guest_elsewhere_plays_on_by_the_same_connection() {
    alone(async {
        let Some(mut house) = open(2).await else { return };
        let mut dice = Dice::new(3);
        let (mut one, mut two) = house.two("one-piece", None).await;
        answer(&mut one, &mut two, &mut dice, 8).await;
        let (seen, token) = (two.version.max(one.version), one.client.token.clone());
        house.nodes.remove(0).stop().await;
        let began = Instant::now();
        // What comes next on the connection that was never lost is the match as it stands, from its new place.
        let version = two.client.until(|told| match told {
            ToClient::Snapshot { version, .. } => Some(*version),
            _ => None,
        });
        assert_eq!(version.await.expect("it is shown again"), seen);
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
        let back = Client::hello(house.nodes[0].address(), Some(&token)).await.expect("the other node");
        let mut one = Player::watch(back, &one.table).await.expect("the table is there");
        let mut two = Player::watch(two.client, &two.table).await.expect("the same connection");
        answer(&mut one, &mut two, &mut dice, 4).await;
        let tokens = sql(&house.config.database, "SELECT CAST(token AS TEXT) FROM leases").await;
        assert_eq!(tokens, [["2"]], "it was taken once");
    });
}

#[test]
fn bad_settings_are_told_at_the_start() {
    alone(async {
        let Some(house) = open(1).await else { return };
        let cannot = async |change: &dyn Fn(&mut Config)| {
            let mut config = house.config.clone();
            change(&mut config);
            baize_server::start(config).await.err().expect("it does not start")
        };
        let nobody = cannot(&|config| config.nats = Some("nats://user:hunter2@127.0.0.1:1".into())).await;
        assert!(matches!(nobody, CannotStart::Nats(..)), "{nobody}");
        assert!(!nobody.to_string().contains("hunter2"), "{nobody}");
        let odd = cannot(&|config| config.nats = Some("https://example.org".into())).await;
        assert!(odd.to_string().contains("nats://HOST:4222"), "{odd}");
        let sqlite = cannot(&|config| config.database = "sqlite://cards.db".into()).await;
        assert!(matches!(sqlite, CannotStart::Store(StoreError::NotShared(_))), "{sqlite}");
        let alone = cannot(&|config| config.nats = None).await;
        assert!(matches!(alone, CannotStart::Store(StoreError::Shared)), "{alone}");
        assert!(house.nats.url().starts_with("nats://127.0.0.1"));
    });
}
