//! Matches in which nothing happens for long are kept packed, and nobody notices.

use crate::common;

use baize_protocol::{DrawMove, ToClient, ToServer};
use baize_stress::process::get;
use baize_stress::{Dice, Player};
use common::{TestServer, alone, on_both, open};
use std::time::Duration;

const STILL: Duration = Duration::from_millis(200);

/// Waits until so many matches rest.
async fn resting(house: &TestServer, wanted: u32) {
    for _ in 0..100 {
        let metrics = get(house.address, "/metrics").await.expect("metrics");
        if metrics.lines().any(|line| line == format!("baize_resting {wanted}")) {
            return;
        }
        tokio::time::sleep(STILL / 4).await;
    }
    panic!("not {wanted} matches rest");
}

/// Lets whoever is asked answer, and the other hear of it.
async fn answer(one: &mut Player, two: &mut Player, dice: &mut Dice) {
    let (asked, other) = if one.prompt().is_some() { (one, two) } else { (two, one) };
    let version = asked.answer(dice).await.expect("it is taken");
    while other.version < version {
        other.step().await.expect("news come");
    }
}

#[test]
fn a_match_at_rest_goes_on_as_if_it_had_not_rested() {
    on_both(|kind| async {
        let house = open(kind, |config| config.limits.still = STILL).await;
        let (mut one, mut two) = house.two("one-piece").await;
        let mut dice = Dice::new(1);
        for version in [2, 4, 6] {
            resting(&house, 1).await;
            answer(&mut one, &mut two, &mut dice).await;
            answer(&mut one, &mut two, &mut dice).await;
            assert_eq!((one.version, two.version), (version, version));
        }
        house.server.stop().await;
    });
}

#[test]
fn an_offer_of_a_draw_outlives_the_rest_and_those_who_leave_wake_nobody() {
    alone(async {
        let house = open(common::Kind::Sqlite, |config| config.limits.still = STILL).await;
        let (mut one, mut two) = house.two("one-piece").await;
        let table = one.table.clone();
        let offer = ToServer::Draw { table: table.clone(), what: DrawMove::Offer };
        one.client.ask(offer).await.expect("an offer");
        resting(&house, 1).await;
        let accept = ToServer::Draw { table, what: DrawMove::Accept };
        assert!(matches!(two.client.ask(accept).await, Ok(ToClient::Done)));
        while one.ending.is_none() {
            one.step().await.expect("the end is told");
        }
        assert_eq!(one.ending.map(|ending| ending.reason), Some("agreement".into()));
        let (three, four) = house.two("tiny").await;
        resting(&house, 1).await;
        three.client.close().await;
        four.client.close().await;
        tokio::time::sleep(STILL).await;
        resting(&house, 1).await;
        house.server.stop().await;
    });
}
