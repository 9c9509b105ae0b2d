//! A disk that is full for a while, under the database: no answer that was acknowledged is ever missing,
//! and play goes on by itself afterwards.

use crate::common;

use baize_stress::Ledger;
use baize_stress::disk::Disk;
use baize_stress::postgres::Postgres;
use baize_stress::process::get;
use common::alone;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Mounts a disk. Only where nobody checks may there be none.
fn disk(kib: u32) -> Option<Disk> {
    match Disk::new(kib) {
        Ok(disk) => Some(disk),
        Err(why) => {
            assert!(std::env::var_os("CI").is_none(), "{why}");
            eprintln!("not tried: {why}");
            None
        }
    }
}

/// Plays while the disk is full again and again, and compares what was acknowledged with what is stored.
async fn full_now_and_then(disk: &Disk, url: &str, reports: &Path, seed: u64) {
    let mut config = baize_server::Config::local(url, reports);
    (config.limits.frames_per_second, config.limits.burst) = (100_000, 100_000);
    (config.limits.guests_per_minute, config.limits.tables_per_minute) = (100_000, 100_000);
    let server = baize_server::start(config).await.expect("the server starts");
    let ledger = Arc::new(Ledger::default());
    let games: Vec<String> = baize_registry::games().iter().map(|book| book.id().to_owned()).collect();
    let mut players = ledger.players(server.address(), &games, seed);
    for round in 0..4 {
        tokio::time::sleep(Duration::from_millis(700)).await;
        disk.fill().expect("the disk is filled");
        tokio::time::sleep(Duration::from_millis(if round == 3 { 3000 } else { 600 })).await;
        disk.empty().expect("the disk is emptied");
    }
    let (before, address) = (ledger.acknowledged(), server.address());
    tokio::time::sleep(Duration::from_secs(3)).await;
    let health = get(address, "/healthz").await.expect("an answer");
    let later = ledger.acknowledged();
    ledger.stop();
    while players.join_next().await.is_some() {}
    server.stop().await;
    let compared = ledger.compare(url).await;
    let (acknowledged, refused) = (ledger.acknowledged(), ledger.refused());
    eprintln!("{acknowledged} answers acknowledged, {refused} refused");
    assert_eq!(compared, Ok(acknowledged));
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(later > before, "play goes on by itself");
    assert!(
        acknowledged > 50 && refused > 0,
        "{acknowledged} acknowledged, {refused} refused: the disk was never full"
    );
}

#[test]
fn a_full_disk_under_sqlite_loses_nothing_that_was_acknowledged() {
    let Some(disk) = disk(16 << 10) else { return };
    let reports = tempfile::tempdir().expect("a folder for the test");
    let url = format!("sqlite://{}", disk.path().join("test.db").display());
    alone(full_now_and_then(&disk, &url, reports.path(), 1));
}

#[test]
fn a_full_disk_under_postgres_loses_nothing_that_was_acknowledged() {
    let Some(disk) = disk(160 << 10) else { return };
    let postgres = match Postgres::start_in(disk.path()) {
        Ok(postgres) => postgres,
        Err(why) => return assert!(std::env::var_os("CI").is_none(), "{why}"),
    };
    let reports = tempfile::tempdir().expect("a folder for the test");
    let url = postgres.database("test").expect("a database is made");
    alone(full_now_and_then(&disk, &url, reports.path(), 2));
}
