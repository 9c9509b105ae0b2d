//! Looking after a database: what is damaged is found, what is old goes, and nothing else does.

use crate::common;

use baize_server::upkeep;
use baize_stress::process::get;
use baize_stress::{Client, Dice, Player};
use common::{TestServer, on_both, open, sql};
use std::time::Duration;

/// Two guests who play a match to its end.
async fn a_match(house: &TestServer, game: &str) -> String {
    let (mut one, mut two) = house.two(game).await;
    let (mut a, mut b) = (Dice::new(1), Dice::new(2));
    let (x, y) = tokio::join!(one.play(&mut a, 10), two.play(&mut b, 10));
    assert!(x.is_ok() && y.is_ok());
    one.table
}

#[test]
fn a_check_finds_the_one_match_that_is_damaged() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let (bad, _good) = (a_match(&house, "duel").await, a_match(&house, "tiny").await);
        let url = house.config.database.clone();
        let well = upkeep::check(&url).await.expect("it can be checked while the server runs");
        assert_eq!((well.tables, well.problems.len()), (2, 0), "{well:?}");
        assert!(well.answers > 10);
        sql(&url, &format!("UPDATE answers SET digest = '0' WHERE table_id = '{bad}' AND n = 2")).await;
        let found = upkeep::check(&url).await.expect("it can be checked");
        let tables: Vec<&str> = found.problems.iter().map(|p| p.table.as_str()).collect();
        assert_eq!(tables, [bad.as_str()], "{found:?}");
        house.server.stop().await;
    });
}

#[test]
fn old_matches_go_whole_and_those_that_are_played_stay() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let (old, new) = (a_match(&house, "duel").await, a_match(&house, "duel").await);
        let (playing, _other) = house.two("tiny").await;
        let url = house.config.database.clone();
        let age = format!("UPDATE tables SET changed = 1000 WHERE id IN ('{old}', '{}')", playing.table);
        let (table, token, config) = (playing.table.clone(), playing.client.token.clone(), house.config.clone());
        drop(playing);
        house.server.stop().await;
        sql(&url, &age).await;
        assert_eq!(upkeep::prune(&url, Duration::from_secs(3600)).await.expect("it is pruned"), 1);
        assert_eq!(upkeep::prune(&url, Duration::from_secs(3600)).await.expect("it is pruned"), 0);
        for (from, column) in [("tables", "id"), ("answers", "table_id"), ("origins", "table_id")] {
            let found = sql(&url, &format!("SELECT {column} FROM {from} WHERE {column} = '{old}'")).await;
            assert!(found.is_empty(), "{from}");
        }
        let server = baize_server::start(config).await.expect("the server starts");
        let kept = get(server.address(), &format!("/api/tables/{new}/replay")).await.expect("an answer");
        assert!(kept.starts_with("HTTP/1.1 200"), "{kept}");
        let client = Client::hello(server.address(), Some(&token)).await.expect("welcome back");
        assert!(Player::watch(client, &table).await.expect("it goes on").ending.is_none());
        server.stop().await;
    });
}
