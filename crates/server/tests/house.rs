//! The house around the matches: lobby, limits, pages, and what happens when the engine fails.

use crate::common;

use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::Layout;
use baize_kernel::rulebook::{Menu, ModeSpec};
use baize_kernel::simple_game::{Bound, Cover, SimpleGame};
use baize_kernel::vocabulary::{Sight, VerbSpec, ZoneSpec};
use baize_kernel::{
    Ask, Choice, Clause, Cx, Deck, Flow, GameBase, Pool, Problem, Reply, Rulebook, Seat, StateOf, Verb, Vocabulary,
    Why, Zone,
};
use baize_protocol::catalog::{DeckVerdict, Faces, Games, TableLayout};
use baize_protocol::{Answer, DeckWish, Options, Refusal, SeatKind, ToClient, ToServer};
use baize_record::file::read;
use baize_stress::player::{create, seat};
use baize_stress::process::{get, request};
use baize_stress::{Client, Player};
use common::{Kind, alone, on_both, open};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock};
use tokio_tungstenite::tungstenite::Message;

fn code(body: &ToClient) -> &str {
    match body {
        ToClient::Error { code, .. } => code,
        _ => "",
    }
}

#[test]
fn the_lobby_tells_of_open_tables_and_keeps_private_ones_to_itself() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let mut looker = house.guest().await;
        let empty = looker.ask(ToServer::Lobby { watch: true, skip: None }).await.expect("a reply");
        assert_eq!(empty, ToClient::Lobby { tables: Vec::new(), more: 0 });
        let seats = || vec![seat(SeatKind::Me), seat(SeatKind::Open)];
        let one = Player::create(house.guest().await, create("tiny", Options::default(), seats(), None)).await;
        let one = one.expect("a table is made");
        let listed = looker.until(|body| match body {
            ToClient::LobbyChanged { table } => Some(table.clone()),
            _ => None,
        });
        assert_eq!(listed.await.map(|t| t.table), Ok(one.table.clone()));
        let hidden = ToServer::Create {
            game: "tiny".into(),
            options: Options::default(),
            seats: seats(),
            clock: None,
            private: true,
            hands: None,
        };
        let private = Player::create(house.guest().await, hidden).await.expect("a table is made");
        let found = Player::sit(house.guest().await, &private.table, 1).await;
        assert!(found.is_ok(), "those with the link find it");
        let house = house.reopen().await;
        let mut looker = house.guest().await;
        let tables = looker.ask(ToServer::Lobby { watch: true, skip: None }).await.expect("a reply");
        let ToClient::Lobby { tables, .. } = tables else { panic!("{tables:?}") };
        assert_eq!(tables.iter().map(|t| &t.table).collect::<Vec<_>>(), [&one.table], "after a restart too");
        house.server.stop().await;
    });
}

#[test]
fn requests_that_cannot_be_are_refused_by_name() {
    alone(async {
        let house = open(Kind::Sqlite, |config| config.limits.tables_per_guest = 2).await;
        let mut guest = house.guest().await;
        let two = || vec![seat(SeatKind::Me), seat(SeatKind::Open)];
        let with = |options| create("gundam", options, two(), None);
        let cases = [
            (create("no-game", Options::default(), two(), None), "no_such_game"),
            (with(Options { mode: "chess".into(), ..Options::default() }), "bad_options"),
            (with(Options { seats: 9, ..Options::default() }), "bad_options"),
            (with(Options { policies: [("x".into(), "y".into())].into(), ..Options::default() }), "bad_options"),
            (create("gundam", Options::default(), vec![seat(SeatKind::Me); 2], None), "bad_options"),
            (create("gundam", Options::default(), vec![seat(SeatKind::Me)], None), "bad_options"),
            (ToServer::Watch { table: "aaaaaaaaaa".into() }, "no_such_table"),
            (ToServer::Watch { table: "../../etc".into() }, "no_such_table"),
        ];
        for (ask, wanted) in cases {
            let reply = guest.ask(ask.clone()).await.expect("a reply");
            assert_eq!(code(&reply), wanted, "{ask:?}");
        }
        let mut listed = two();
        listed[0].deck = Some(DeckWish::List { name: "mine".into(), text: "4xNOTHING".into() });
        let reply = guest.ask(create("gundam", Options::default(), listed, None)).await.expect("a reply");
        assert_eq!(code(&reply), "bad_deck");
        for wanted in ["", "", "too_many"] {
            let reply = guest.ask(create("tiny", Options::default(), two(), None)).await.expect("a reply");
            assert_eq!(code(&reply), wanted);
        }
        house.server.stop().await;
    });
}

#[test]
fn whoever_chooses_no_deck_has_one_that_is_even_with_the_others() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        // The entry format of the last has one list for everybody.
        let even = [("one-piece", ["st04", "st07"]), ("gundam", ["st02", "st08"]), ("duel", ["warriors", "dragons"])];
        for (game, decks) in even.into_iter().chain([("blackpoker", ["entry20", "entry20"])]) {
            let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
            let mut guest = house.guest().await;
            let made = guest.ask(create(game, Options::default(), seats, None)).await.expect("a reply");
            let ToClient::Table { info, .. } = made else { panic!("{made:?}") };
            assert_eq!([&*info.seats[0].deck, &*info.seats[1].deck], decks, "{game}");
        }
        house.server.stop().await;
    });
}

#[test]
fn only_the_host_and_the_sitter_change_a_room() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
        let made = Player::create(house.guest().await, create("one-piece", Options::default(), seats, None)).await;
        let mut host = made.expect("a table is made");
        let table = host.table.clone();
        let mut stranger = house.guest().await;
        let bot = ToServer::Bot { table: table.clone(), seat: 1, bot: Some("random".into()) };
        assert_eq!(code(&stranger.ask(bot.clone()).await.expect("a reply")), "not_yours");
        let deck = |seat| ToServer::Deck { table: table.clone(), seat, deck: baize_stress::player::named("st03") };
        assert_eq!(code(&stranger.ask(deck(0)).await.expect("a reply")), "not_yours");
        let start = ToServer::Start { table: table.clone() };
        assert_eq!(code(&host.client.ask(start).await.expect("a reply")), "not_now");
        let changed = host.client.ask(deck(0)).await.expect("a reply");
        assert!(matches!(&changed, ToClient::Table { info, .. } if info.seats[0].deck == "st03"), "{changed:?}");
        assert!(matches!(host.client.ask(bot).await, Ok(ToClient::Table { .. })));
        host.begin().await.expect("with the last seat taken it begins");
        assert_eq!(code(&host.client.ask(deck(0)).await.expect("a reply")), "not_now");
        house.server.stop().await;
    });
}

#[test]
fn floods_giants_and_crowds_are_kept_off() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            config.limits.connections_per_address = 3;
            (config.limits.frames_per_second, config.limits.burst) = (5, 10);
        })
        .await;
        let mut fast = house.guest().await;
        for _ in 0..30 {
            fast.send(r#"{"type":"ping","n":1}"#.into()).await.expect("sent");
        }
        fast.until(|body| (code(body) == "too_fast").then_some(())).await.expect("told to slow down");
        let mut giant = house.guest().await;
        let _ = giant.put(Message::text("x".repeat(100_000))).await;
        assert!(giant.until(|_| None::<()>).await.is_err(), "a giant frame ends the connection");
        let mut silent = Client::connect(house.address).await.expect("connected");
        silent.send(r#"{"type":"lobby","watch":true}"#.into()).await.expect("sent");
        let reply = silent.hear().await.expect("a reply");
        assert_eq!(code(&reply.body), "hello_first");
        let crowd = [Client::connect(house.address).await, Client::connect(house.address).await];
        assert!(crowd.iter().any(Result::is_err), "only three may come from one address");
        house.server.stop().await;
    });
}

#[test]
fn old_and_foreign_clients_are_told_so() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut old = Client::connect(house.address).await.expect("connected");
        let hello = ToServer::Hello { protocol: 999, token: None, name: None, lang: String::new() };
        assert_eq!(code(&old.ask(hello).await.expect("a reply")), "protocol");
        let forged = Client::hello(house.address, Some("abc.0123456789abcdef0123456789abcdef")).await;
        assert_ne!(forged.expect("welcome as somebody new").guest, "abc");
        let address = house.address;
        let upgrade = |origin: &str| {
            format!(
                "GET /ws HTTP/1.1\r\nhost: {address}\r\norigin: {origin}\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\
                 sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
        };
        let answer = request(address, &upgrade("https://evil.example")).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
        let post = |origin: &str| {
            format!(
                "POST /api/reviews HTTP/1.1\r\nhost: {address}\r\norigin: {origin}\r\nconnection: close\r\ncontent-type: text/plain\r\n\
                 content-length: 2\r\n\r\n{{}}"
            )
        };
        for (origin, status) in [("https://evil.example".to_owned(), 403), (format!("http://{address}"), 400)] {
            let answer = request(address, &post(&origin)).await.expect("an answer");
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{origin}: {answer}");
        }
        house.server.stop().await;
    });
}

/// Returns the headers and the body of an answer.
fn parts(answer: &str) -> (String, &str) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    (head.to_lowercase(), body)
}

#[test]
fn pages_and_catalogues_come_with_strict_headers_and_are_kept() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let at = house.address;
        let page = get(at, "/t/abcdefghij").await.expect("the page");
        let (head, body) = parts(&page);
        assert!(head.starts_with("http/1.1 200") && body.contains("<html"), "{page}");
        assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
        assert!(!head.contains("unsafe-inline") && head.contains("x-content-type-options: nosniff"), "{head}");
        let games = get(at, "/api/games").await.expect("games");
        let (head, body) = parts(&games);
        let read: Games = serde_json::from_str(body).expect("games are as promised");
        assert_eq!(read.games.len(), 5);
        assert!(read.games.iter().all(|g| g.formats.iter().any(|f| !f.decks.is_empty())), "every game has decks");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("it has a tag").to_owned();
        let again =
            format!("GET /api/games HTTP/1.1\r\nhost: {at}\r\nif-none-match: {tag}\r\nconnection: close\r\n\r\n");
        assert!(request(at, &again).await.expect("an answer").starts_with("HTTP/1.1 304"));
        for game in &read.games {
            for mode in &game.modes {
                let path = format!("/api/games/{}/table?mode={}&seats={}", game.id, mode.name, mode.max);
                let answer = get(at, &path).await.expect("a table");
                let layout: TableLayout = serde_json::from_str(parts(&answer).1).expect("a table is as promised");
                assert_eq!(layout.teams.len(), usize::from(mode.max), "{path}");
                assert!(!layout.places.is_empty() && !layout.clauses.is_empty(), "{path}");
            }
            for lang in ["en", "en-XA", "ar-XB"] {
                let answer = get(at, &format!("/api/games/{}/cards?lang={lang}", game.id)).await.expect("cards");
                let faces: Faces = serde_json::from_str(parts(&answer).1).expect("faces are as promised");
                assert!(!faces.faces.is_empty(), "{}", game.id);
            }
        }
        let list = r#"{"game":"one-piece","list":"1xST01-001\n4xST01-002"}"#;
        let post = format!(
            "POST /api/decks/check HTTP/1.1\r\nhost: {at}\r\ncontent-type: application/json\r\nconnection: close\r\n\
             content-length: {}\r\n\r\n{list}",
            list.len()
        );
        let answer = request(at, &post).await.expect("an answer");
        let verdict: DeckVerdict = serde_json::from_str(parts(&answer).1).expect("a verdict is as promised");
        assert!(!verdict.legal && verdict.problems.iter().any(|p| !p.clause.is_empty()), "{verdict:?}");
        assert!(get(at, "/healthz").await.expect("health").contains("well"));
        assert!(get(at, "/metrics").await.expect("metrics").contains("baize_connections"));
        assert!(get(at, "/api/games/none/cards").await.expect("an answer").starts_with("HTTP/1.1 404"));
        assert!(get(at, "/assets/none.js").await.expect("an answer").starts_with("HTTP/1.1 404"));
        house.server.stop().await;
    });
}

/// A game in which one may go on, or break the engine.
struct Brittle {
    pool: Arc<Pool>,
    words: Arc<Vocabulary>,
}

const GO: Verb = Verb(0);
const BREAK: Verb = Verb(1);

impl GameBase for Brittle {
    type Data = ();
    type Frame = ();

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.words
    }
}

impl Flow for Brittle {
    fn step(cx: &mut Cx<'_, Self>, (): ()) {
        cx.options().extend([Choice::plain(GO), Choice::plain(BREAK)]);
        cx.push(());
        let seat = cx.s.active;
        cx.ask(seat, Why::rule(GO, Clause::NONE), Ask::Pick);
    }

    fn resume(cx: &mut Cx<'_, Self>, (): (), reply: Reply<'_>) {
        cx.s.active = Seat(1 - cx.s.active.0);
        assert!(reply.one().verb != BREAK, "this was to be expected");
        cx.push(());
    }

    fn check(&self, s: &StateOf<Self>, (): (), _: Seat, choice: &Choice) -> Result<(), baize_kernel::Refusal> {
        s.listed(choice)
    }

    fn concede(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.end(Clause::NONE, baize_kernel::Outcome::won_by(Seat(1 - seat.0)));
    }
}

baize_kernel::by_default!(Brittle: Verbs, Effects, Seating, Reads, Bot, Show);

impl SimpleGame for Brittle {
    const DECK: Zone = Zone(0);
    const OPENING: () = ();

    fn new(pool: Arc<Pool>, words: Arc<Vocabulary>) -> Brittle {
        Brittle { pool, words }
    }

    fn middle(_: &mut StateOf<Self>) {}

    fn check_deck(_: &Pool, _: &Deck) -> Vec<Problem> {
        Vec::new()
    }

    fn cover() -> Cover {
        let words = Vocabulary {
            zones: vec![ZoneSpec::new("deck", Sight::Nobody)],
            verbs: vec![VerbSpec::action("go"), VerbSpec::action("break")],
            ..Vocabulary::default()
        };
        Cover {
            spec: GameSpec::new("brittle", "Brittle", "Go on, or break it."),
            menu: Menu {
                revisions: vec!["1"],
                modes: vec![ModeSpec::new("duel", 2, 2)],
                formats: vec!["standard"],
                ..Menu::default()
            },
            clauses: Vec::new(),
            vocabulary: Arc::new(words),
            pool: Arc::default(),
            decks: vec![Deck::new("none", [])],
            layout: Layout::default(),
        }
    }
}

fn brittle() -> &'static dyn Rulebook {
    static BOOK: LazyLock<Bound<Brittle>> = LazyLock::new(Bound::new);
    &*BOOK
}

#[test]
fn a_panic_costs_one_answer_and_leaves_a_replay_that_leads_there() {
    alone(async {
        // The panics of this test are meant; their text belongs into the report, not on the screen.
        std::panic::set_hook(Box::new(|_| {}));
        let house = open(Kind::Sqlite, |config| config.games.push(brittle())).await;
        let (mut one, mut two) = house.two("brittle").await;
        let go = Answer::Pick { at: 0 };
        for _ in 0..3 {
            let asked = if one.prompt().is_some() { &mut one } else { &mut two };
            let prompt = asked.prompt().expect("asked").id;
            asked.give(prompt, go.clone()).await.expect("going on is fine");
            let version = one.version.max(two.version);
            for player in [&mut one, &mut two] {
                while player.version < version {
                    player.step().await.expect("news come");
                }
            }
        }
        let asked = if one.prompt().is_some() { &mut one } else { &mut two };
        let (prompt, table) = (asked.prompt().expect("asked").id, asked.table.clone());
        let broken = ToServer::Answer { table, prompt, answer: Answer::Pick { at: 1 } };
        let reply = asked.client.ask(broken).await.expect("a reply");
        assert!(matches!(reply, ToClient::Refused { reason: Refusal::Broken, .. }), "{reply:?}");
        asked.give(prompt, go).await.expect("the match goes on from where it was");
        let reports: Vec<_> = std::fs::read_dir(&house.config.reports).expect("a report").flatten().collect();
        assert_eq!(reports.len(), 1);
        let (replay, note) = read(&std::fs::read(reports[0].path()).expect("a file")).expect("a replay");
        assert!(note.is_some_and(|n| n.contains("this was to be expected")));
        assert_eq!(replay.moves.len(), 4);
        let again = catch_unwind(AssertUnwindSafe(|| replay.run(brittle(), brittle().pool(), |_, _, _| {})));
        assert!(again.is_err(), "the replay leads to the same panic");
        let panics = get(house.address, "/metrics").await.expect("metrics");
        assert!(panics.contains("baize_panics_total 1"), "{panics}");
        house.server.stop().await;
    });
}
