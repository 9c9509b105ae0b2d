//! Several servers on one PostgreSQL and one NATS are one to whoever plays.

use crate::common;

use baize_protocol::{ClockRule, GoOn, Options, SeatKind, TableState, ToClient, ToServer};
use baize_server::{CannotStart, Config, Server, StoreError};
use baize_stress::nats::Nats;
use baize_stress::player::{create, seat};
use baize_stress::postgres::Postgres;
use baize_stress::process::get;
use baize_stress::{Client, Dice, Player};
use common::{alone, sql};
use serde_json::{Value, json};
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
    open_with(&vec![2; count]).await
}

/// The same, with nodes that let so many bots think at once.
async fn open_with(bots: &[usize]) -> Option<House> {
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
    let starting = bots.iter().map(|bots| {
        let mut config = config.clone();
        config.limits.bots = *bots;
        baize_server::start(config)
    });
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

/// A table of a guest of the first node, against a bot that thinks.
async fn against_a_thinker(house: &House) -> Player {
    let mut seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
    seats[1].bot = Some("greedy".to_owned());
    let made = Player::create(house.guest(0).await, create("one-piece", Options::default(), seats, None)).await;
    let mut player = made.expect("a table is made");
    player.begin().await.expect("the match is shown");
    player
}

/// Plays until it has heard of so many answers that are not its own, or the match is over.
async fn play_on(player: &mut Player, dice: &mut Dice, others: u32) {
    let mut heard = 0;
    while heard < others && player.ending.is_none() {
        let before = player.version;
        if player.prompt().is_some() {
            player.answer(dice).await.expect("an answer is taken");
        } else {
            player.step().await.expect("the table goes on");
            heard += player.version - before;
        }
    }
}

/// Returns how many thoughts a node took from the queue.
async fn thoughts(node: &Server) -> u64 {
    let text = get(node.address(), "/metrics").await.expect("it is counted");
    let line = text.lines().find(|line| line.starts_with("baize_thoughts_total ")).expect("thoughts are counted");
    line.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a number")
}

#[test]
fn bots_think_on_any_node_that_lets_them() {
    alone(async {
        let Some(house) = open_with(&[0, 1]).await else { return };
        let mut player = against_a_thinker(&house).await;
        play_on(&mut player, &mut Dice::new(5), 4).await;
        assert_eq!(thoughts(&house.nodes[0]).await, 0);
        assert!(thoughts(&house.nodes[1]).await > 0, "the table is on the other node");
        assert_eq!(sql(&house.config.database, "SELECT COUNT(DISTINCT owner) || '' FROM leases").await, [["1"]]);
    });
}

/// A puzzle's defence and a bot on a laid board are thought about on the other node, too.
#[test]
fn defenders_of_puzzles_and_bots_on_laid_boards_think_on_any_node() {
    alone(async {
        let Some(house) = open_with(&[0, 1]).await else { return };
        let board = "title: A board\ngame: one-piece\nboard:\n  turn: 7\n  A: {leader: ST01-001, hand: [ST01-002]}\n  \
                     B: {leader: ST02-001, hand: [ST02-003, ST02-004], cost: 5}\nsteps: []\nopen: true\n";
        let with = GoOn::Bot { seat: 0, bot: Some("greedy".into()) };
        let mut client = house.guest(0).await;
        let laid = client.ask(ToServer::Lay { board: board.into(), with }).await.expect("a reply");
        let mut player = seen(&house, laid, client).await;
        play_on(&mut player, &mut Dice::new(5), 3).await;
        let on_boards = thoughts(&house.nodes[1]).await;
        assert!(on_boards > 0, "of the bot on the board");
        for game in ["one-piece", "gundam", "duel"] {
            let mut client = house.guest(0).await;
            let posed = client.ask(ToServer::Puzzle { game: game.into(), n: 1 }).await.expect("a reply");
            let mut player = seen(&house, posed, client).await;
            while player.ending.is_none() {
                let Some(prompt) = player.prompt().cloned() else {
                    player.step().await.expect("the defence answers");
                    continue;
                };
                let hint = player.client.ask(ToServer::Hint { table: player.table.clone() }).await.expect("a hint");
                let ToClient::Hint { answer: Some(answer), .. } = hint else { panic!("{game}: {hint:?}") };
                player.give(prompt.id, answer).await.expect("it is offered");
            }
        }
        assert!(thoughts(&house.nodes[1]).await > on_boards, "of the defence");
        assert_eq!(thoughts(&house.nodes[0]).await, 0);
    });
}

/// Returns to a table that was just opened, as whoever opened it.
async fn seen(house: &House, said: ToClient, client: Client) -> Player {
    let ToClient::Table { info, .. } = said else { panic!("no table: {said:?}") };
    let again = Client::hello(house.nodes[1].address(), Some(&client.token)).await.expect("known everywhere");
    Player::watch(again, &info.table).await.expect("the match is on")
}

#[test]
fn a_trial_is_looked_at_and_stopped_from_any_node_by_its_guest_alone() {
    alone(async {
        let Some(mut house) = open(2).await else { return };
        let (guest, stranger) = (house.guest(0).await, house.guest(1).await);
        let named = |name: &str| json!({ "type": "named", "name": name });
        let wish = json!({ "game": "one-piece", "decks": [named("st01"), named("st02")], "bot": "greedy", "games": 1000, "seed": 5 });
        let (here, there) = (house.nodes[0].address(), house.nodes[1].address());
        let (status, begun) = common::ask(here, &guest.token, "POST", "/api/trials", &wish).await;
        assert_eq!(status, 200, "{begun}");
        let path = format!("/api/trials/{}", begun["id"].as_str().expect("an id"));
        let ask =
            async |token: &str, method: &str, path: &str| common::ask(there, token, method, path, &Value::Null).await;
        let (status, told) = ask(&guest.token, "GET", &path).await;
        assert_eq!((status, &told["id"], &told["total"]), (200, &begun["id"], &begun["total"]), "{told}");
        assert_eq!(ask(&stranger.token, "DELETE", &path).await.0, 404, "it is nobody else's");
        for odd in [
            "aaaaaaaaaaaabbbbbbbbbbbb",
            "x",
            "a.b.c.d.e.f.g.h.i",
            "%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E%3E",
            "*%20*%20*%20*%20*%20*%20*",
        ] {
            assert_eq!(ask(&guest.token, "GET", &format!("/api/trials/{odd}")).await.0, 404, "{odd}");
        }
        assert_eq!(ask(&guest.token, "DELETE", &path).await.0, 200);
        let mut state = told;
        while ["waiting", "playing"].contains(&state["state"].as_str().unwrap_or_default()) {
            tokio::time::sleep(Duration::from_millis(50)).await;
            state = ask(&guest.token, "GET", &path).await.1;
        }
        assert_eq!(state["state"], "stopped", "{state}");
        house.nodes.remove(0).stop().await;
        assert_eq!(ask(&guest.token, "GET", &path).await.0, 404, "it goes with its node");
    });
}

/// A worker of no node takes the job and is never heard of again; what it would say too late, by another token or about
/// another question, is nobody's.
#[test]
fn a_worker_that_dies_in_mid_thought_is_replaced_and_late_answers_are_dropped() {
    alone(async {
        let Some(mut house) = open_with(&[0]).await else { return };
        let nats = async_nats::connect(house.nats.url()).await.expect("NATS runs");
        let jet = async_nats::jetstream::new(nats.clone());
        let mut player = against_a_thinker(&house).await;
        let mut dice = Dice::new(5);
        while player.prompt().is_some() {
            player.answer(&mut dice).await.expect("an answer is taken");
        }
        let cluster = sql(&house.config.database, "SELECT value FROM facts WHERE name = 'cluster'").await;
        let cluster = &cluster[0][0];
        let queue: async_nats::jetstream::consumer::PullConsumer = loop {
            if let Ok(stream) = jet.get_stream(format!("BAIZE_THINK_{cluster}")).await
                && let Ok(queue) = stream.get_consumer("nodes").await
            {
                break queue;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        let mut taken =
            queue.fetch().max_messages(1).expires(Duration::from_secs(5)).messages().await.expect("a queue");
        let job = futures_util::StreamExt::next(&mut taken).await.expect("a job").expect("a job");
        let began = Instant::now();
        let (head, _): (String, Vec<u8>) = postcard::from_bytes(&job.payload).expect("a job is read");
        let head: Value = serde_json::from_str(&head).expect("a job is read");
        let seeds = sql(&house.config.database, "SELECT room FROM tables").await;
        let room: Value = serde_json::from_str(&seeds[0][0]).expect("a room");
        let (seed, key) = (room["seed"].as_str().expect("a seed"), room["options"]["key"].to_string());
        assert!(!head.to_string().contains(seed) && !head.to_string().contains(&key), "{head}");
        let version = player.version;
        for (name, change) in [("token", 9), ("version", 999), ("taken_back", 5)] {
            let mut late = json!({ "question": head["question"], "answer": { "Pick": 0 } });
            late["question"][name] = change.into();
            let to = format!("baize.{cluster}.thought.{}", head["from"].as_str().expect("a node"));
            nats.publish(to, late.to_string().into()).await.expect("it is said");
        }
        nats.flush().await.expect("it is said");
        let mut config = house.config.clone();
        config.limits.bots = 1;
        house.nodes.push(baize_server::start(config).await.expect("another node"));
        while player.version == version {
            player.step().await.expect("the table goes on");
        }
        assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
        assert!(thoughts(&house.nodes[1]).await > 0, "the other node took the job");
        drop(job);
    });
}

/// Without a queue the node that has the table thinks itself.
#[test]
fn bots_think_at_home_when_nats_is_gone() {
    alone(async {
        let Some(mut house) = open_with(&[1]).await else { return };
        let mut player = against_a_thinker(&house).await;
        house.nats.kill();
        play_on(&mut player, &mut Dice::new(5), 2).await;
        assert!(player.version > 0);
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
