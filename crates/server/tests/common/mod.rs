//! A server in this very process, on SQLite or on a PostgreSQL of our own.

#![allow(dead_code, reason = "each test program uses a part of this")]

use baize_protocol::{Options, SeatKind};
use baize_server::{Config, Server};
use baize_stress::player::{create, seat};
use baize_stress::postgres::Postgres;
use baize_stress::{Client, Player};
use serde_json::Value;
use sqlx::{Connection, Row};
use std::net::SocketAddr;
use std::sync::Arc;
use tempfile::TempDir;

/// A server and where it keeps things.
pub struct TestServer {
    pub server: Server,
    pub address: SocketAddr,
    pub config: Config,
    pub folder: TempDir,
    _kind: Kind,
}

/// Which database a test runs on.
#[derive(Clone)]
pub enum Kind {
    Sqlite,
    Postgres(Arc<Postgres>),
}

/// Carries out statements on a database, and returns the rows of the last as text.
pub async fn sql(url: &str, statements: &str) -> Vec<Vec<String>> {
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(url).await.expect("a connection");
    let rows = sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).fetch_all(&mut connection).await;
    let rows = rows.unwrap_or_else(|e| panic!("{statements}: {e}"));
    connection.close().await.expect("it is closed");
    let text = |row: &sqlx::any::AnyRow| (0..row.len()).map(|i| row.try_get(i).unwrap_or_default()).collect();
    rows.iter().map(text).collect()
}

/// Asks a server as a guest, and returns the status and what came back.
pub async fn ask(at: SocketAddr, token: &str, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head =
        format!("{method} {path} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n");
    let long = body.len();
    let text = format!("{head}content-type: application/json\r\ncontent-length: {long}\r\n\r\n{body}");
    let answer = baize_stress::process::request(at, &text).await.expect("an answer");
    let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status, serde_json::from_str(body).unwrap_or(Value::Null))
}

/// Runs a test on both databases. Without PostgreSQL it runs on one, unless this is CI.
pub fn on_both<F: Future<Output = ()>>(test: impl Fn(Kind) -> F) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a test has threads");
    runtime.block_on(test(Kind::Sqlite));
    match Postgres::start() {
        Ok(server) => runtime.block_on(test(Kind::Postgres(Arc::new(server)))),
        Err(why) => assert!(std::env::var_os("CI").is_none(), "{why}"),
    }
}

/// Runs a test on SQLite alone, where the database makes no difference.
pub fn alone<F: Future<Output = ()>>(test: F) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a test has threads").block_on(test);
}

/// Opens a house with the usual settings, or changed ones.
pub async fn open(kind: Kind, change: impl FnOnce(&mut Config)) -> TestServer {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let url = match &kind {
        Kind::Sqlite => format!("sqlite://{}", folder.path().join("test.db").display()),
        Kind::Postgres(server) => server.database("test").expect("a database is made"),
    };
    let mut config = Config::local(url, folder.path().join("reports"));
    config.limits.frames_per_second = 100_000;
    config.limits.burst = 100_000;
    config.limits.pause = 0..=0;
    (config.limits.guests_per_minute, config.limits.tables_per_minute) = (100_000, 100_000);
    change(&mut config);
    let server = baize_server::start(config.clone()).await.expect("the server starts");
    TestServer { address: server.address(), server, config, folder, _kind: kind }
}

impl TestServer {
    /// Closes the house properly and opens it again with the same database.
    pub async fn reopen(self) -> TestServer {
        self.reopen_after(&[]).await
    }

    /// The same, with something done to the database in between.
    pub async fn reopen_after(self, statements: &[String]) -> TestServer {
        let TestServer { server, config, folder, _kind, .. } = self;
        server.stop().await;
        for statement in statements {
            sql(&config.database, statement).await;
        }
        let server = baize_server::start(config.clone()).await.expect("the server starts again");
        TestServer { address: server.address(), server, config, folder, _kind }
    }

    /// A new guest.
    pub async fn guest(&self) -> Client {
        Client::hello(self.address, None).await.expect("a guest is welcome")
    }

    /// Two guests at a table of a game, with the match shown to both.
    pub async fn two(&self, game: &str) -> (Player, Player) {
        self.two_with(game, Options::default(), None).await
    }

    /// The same, with settings.
    pub async fn two_with(
        &self,
        game: &str,
        options: Options,
        clock: Option<baize_protocol::ClockRule>,
    ) -> (Player, Player) {
        let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
        let made = Player::create(self.guest().await, create(game, options, seats, clock)).await;
        let mut one = made.expect("a table is made");
        let mut two = Player::sit(self.guest().await, &one.table, 1).await.expect("the other seat is open");
        one.begin().await.expect("the match is shown");
        two.begin().await.expect("the match is shown");
        (one, two)
    }
}
