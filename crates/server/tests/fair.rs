//! Fair play between people: questions stand for a while, and answers that come earlier are held.

use crate::common;

use baize_protocol::{Options, SeatKind, ToServer};
use baize_stress::player::{create, seat};
use baize_stress::{Dice, Player};
use common::{Kind, TestServer, alone, open};
use std::time::{Duration, Instant};

/// How long a question stands in these tests.
const PAUSE: Duration = Duration::from_millis(300);

async fn house() -> TestServer {
    open(Kind::Sqlite, |config| config.limits.pause = 300..=300).await
}

/// Brings both to the same version, and returns the one who is asked and the other; `None` when the match is over.
async fn asked<'p>(one: &'p mut Player, two: &'p mut Player) -> Option<(&'p mut Player, &'p mut Player)> {
    let version = one.version.max(two.version);
    for player in [&mut *one, &mut *two] {
        while player.ending.is_none() && player.version < version {
            player.step().await.expect("news come");
        }
    }
    match (one.prompt().is_some(), two.prompt().is_some()) {
        (true, _) => Some((one, two)),
        (_, true) => Some((two, one)),
        _ => None,
    }
}

/// Returns whether a player is asked in the Counter Step of another's turn.
fn counters(player: &Player) -> bool {
    let active = player.view.as_ref().map(|view| view.active);
    player.prompt().is_some_and(|prompt| prompt.why.clause == "7-1-3-2") && active != player.seat
}

#[test]
fn an_answer_is_held_until_its_question_has_stood_for_long_enough() {
    alone(async {
        let house = house().await;
        let (mut dice, mut held) = (Dice::new(3), 0);
        while held < 4 {
            let (mut one, mut two) = house.two("one-piece").await;
            assert_eq!(one.info.as_ref().and_then(|info| info.options.fair), Some(true));
            let mut before = Instant::now();
            for _ in 0..400 {
                let Some((player, other)) = asked(&mut one, &mut two).await else { break };
                let (window, began) = (counters(player), Instant::now());
                let version = player.answer(&mut dice).await.expect("it is taken");
                // The question was opened by the answer before it, which was given later than that.
                let took = std::mem::replace(&mut before, began).elapsed();
                while other.ending.is_none() && other.version < version {
                    other.step().await.expect("news come");
                }
                if window {
                    assert!(took >= PAUSE, "{took:?}");
                    held += 1;
                }
                if held >= 4 {
                    break;
                }
            }
        }
        house.server.stop().await;
    });
}

#[test]
fn fair_play_is_for_people_and_can_be_left_out() {
    alone(async {
        let house = house().await;
        let off = Options { fair: Some(false), ..Options::default() };
        let (one, _two) = house.two_with("one-piece", off, None).await;
        assert_eq!(one.info.as_ref().and_then(|info| info.options.fair), Some(false));
        let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
        let made = Player::create(house.guest().await, create("one-piece", Options::default(), seats, None)).await;
        let player = made.expect("a table");
        assert_eq!(player.info.as_ref().and_then(|info| info.options.fair), Some(false));
        house.server.stop().await;
    });
}

#[test]
fn whoever_answers_again_while_the_answer_is_held_means_the_last() {
    alone(async {
        let house = house().await;
        let (mut one, mut two) = house.two("one-piece").await;
        let mut dice = Dice::new(5);
        for _ in 0..600 {
            let Some((player, _)) = asked(&mut one, &mut two).await else { break };
            if !counters(player) {
                player.answer(&mut dice).await.expect("it is taken");
                continue;
            }
            let (prompt, table) = (player.prompt().expect("a question").id, player.table.clone());
            let pass = baize_protocol::Answer::Pick { at: player.prompt().expect("one").options.len() as u16 - 1 };
            let first = ToServer::Answer { table, prompt, answer: pass.clone() };
            player.client.heard = Some(Vec::new());
            let first = player.client.say(first).await.expect("it is sent");
            player.give(prompt, pass).await.expect("the last is taken");
            let heard = player.client.heard.take().unwrap_or_default();
            let refused = |frame: &&String| frame.contains(&format!("\"re\":{first},")) && frame.contains("\"late\"");
            assert_eq!(heard.iter().filter(refused).count(), 1, "{heard:?}");
            house.server.stop().await;
            return;
        }
        panic!("nobody was asked to counter");
    });
}
