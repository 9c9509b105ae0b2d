//! Matches over real sockets, on SQLite and on PostgreSQL.

use crate::common;

use baize_protocol::{Answer, ClockRule, DrawMove, Outcome, Refusal, SeatKind, TableState, ToClient, ToServer};
use baize_stress::player::{create, random_answer, seat};
use baize_stress::{Client, Dice, Player};
use common::{Kind, alone, on_both, open};

/// Plays two players against one another until the end, or gives up after many answers.
async fn play_out(mut one: Player, mut two: Player, seed: u64, most: u32) -> (Player, Player) {
    let (mut dice, mut other) = (Dice::new(seed), Dice::new(seed + 1));
    let (a, b) = tokio::join!(one.play(&mut dice, most), two.play(&mut other, most));
    a.expect("the match goes on for one");
    b.expect("the match goes on for the other");
    (one, two)
}

/// Lets everybody hear what the one who is furthest has heard.
async fn catch_up(players: &mut [&mut Player]) {
    let version = players.iter().map(|p| p.version).max().unwrap_or(0);
    for player in players {
        while player.version < version {
            player.step().await.expect("news come");
        }
    }
}

#[test]
fn every_game_is_played_to_its_end_by_two_guests() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        for game in ["tiny", "one-piece", "gundam", "blackpoker", "duel"] {
            let (one, two) = house.two(game).await;
            let (one, two) = play_out(one, two, 11, 600).await;
            let (a, b) = (one.ending.expect("it ended"), two.ending.expect("it ended"));
            assert_eq!(a.outcome, b.outcome, "{game}");
            assert_eq!(one.version, two.version, "{game}");
            assert!(!a.text.is_empty() && one.lines > 10, "{game}: {a:?}");
        }
        house.server.stop().await;
    });
}

#[test]
fn a_match_goes_on_where_it_was_after_a_restart() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        let clock = ClockRule { bank: 300, increment: 1 };
        let (mut one, mut two) = house.two_with("one-piece", Default::default(), Some(clock)).await;
        let mut dice = Dice::new(3);
        while one.version < 20 {
            if one.prompt().is_some() {
                one.answer(&mut dice).await.expect("an answer is taken");
            } else if two.prompt().is_some() {
                two.answer(&mut dice).await.expect("an answer is taken");
            }
            catch_up(&mut [&mut one, &mut two]).await;
        }
        let (table, tokens) = (one.table.clone(), [one.client.token.clone(), two.client.token.clone()]);
        let version = one.version;
        let (views, left) = ([one.view.clone(), two.view.clone()], one.clocks.clone().expect("there is a clock").left);
        let house = house.reopen().await;
        for (token, view) in tokens.iter().zip(views) {
            let client = Client::hello(house.address, Some(token)).await.expect("welcome back");
            assert_eq!(client.tables, std::slice::from_ref(&table));
            let back = Player::watch(client, &table).await.expect("the match is there");
            assert_eq!(back.version, version);
            assert!(back.view == view, "the match looks different after a restart");
            let now = back.clocks.expect("there is a clock").left;
            assert!(now.iter().zip(&left).all(|(now, then)| now <= then && now + 5000 > *then), "{now:?} {left:?}");
        }
        house.server.stop().await;
    });
}

#[test]
fn a_lost_connection_in_the_middle_of_a_question_loses_nothing() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("one-piece").await;
        let mut dice = Dice::new(5);
        let (asked, other) = if one.prompt().is_some() { (&mut one, &mut two) } else { (&mut two, &mut one) };
        let (prompt, token, table) = (asked.prompt().cloned(), asked.client.token.clone(), asked.table.clone());
        asked.client = Client::hello(house.address, None).await.expect("another connection"); // the first is dropped
        let gone = other.client.until(|body| match body {
            ToClient::Table { info, .. } if info.seats.iter().any(|s| !s.connected) => Some(()),
            _ => None,
        });
        gone.await.expect("the other is told");
        let client = Client::hello(house.address, Some(&token)).await.expect("welcome back");
        let mut back = Player::watch(client, &table).await.expect("the match is there");
        assert_eq!(back.prompt(), prompt.as_ref(), "the same question is open");
        back.answer(&mut dice).await.expect("it can be answered");
        house.server.stop().await;
    });
}

#[test]
fn late_doubled_foreign_and_odd_answers_change_nothing() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("tiny").await;
        let (asked, other) = if one.prompt().is_some() { (&mut one, &mut two) } else { (&mut two, &mut one) };
        let prompt = asked.prompt().expect("asked").clone();
        let table = asked.table.clone();
        let answer = |prompt, answer| ToServer::Answer { table: table.clone(), prompt, answer };
        let reason = |body: ToClient| match body {
            ToClient::Refused { reason, .. } => Some(reason),
            _ => None,
        };
        let foreign = other.client.ask(answer(prompt.id, Answer::Pick { at: 0 })).await.expect("a reply");
        assert_eq!(reason(foreign), Some(Refusal::NotYou));
        let odd = asked.client.ask(answer(prompt.id, Answer::Pick { at: 9999 })).await.expect("a reply");
        assert_eq!(reason(odd), Some(Refusal::Unfit));
        let shape = asked.client.ask(answer(prompt.id, Answer::Number { n: 1 })).await.expect("a reply");
        assert_eq!(reason(shape), Some(Refusal::Unfit));
        let given = random_answer(&prompt, &mut Dice::new(1));
        let taken = asked.client.ask(answer(prompt.id, given.clone())).await.expect("a reply");
        assert!(matches!(taken, ToClient::Accepted { version: 1, .. }), "{taken:?}");
        let doubled = asked.client.ask(answer(prompt.id, given)).await.expect("a reply");
        assert_eq!(reason(doubled), Some(Refusal::Late));
        let mut stranger = house.guest().await;
        let strange = stranger.ask(answer(prompt.id + 1, Answer::Pick { at: 0 })).await.expect("a reply");
        assert_eq!(reason(strange), Some(Refusal::NotYou));
        let resync = asked.client.ask(ToServer::Resync { table: table.clone(), have: 0 }).await.expect("a reply");
        assert!(matches!(resync, ToClient::Snapshot { version: 1, .. }), "{resync:?}");
        house.server.stop().await;
    });
}

#[test]
fn nobody_hears_of_a_card_that_is_hidden_from_them() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        for game in ["one-piece", "gundam", "blackpoker", "duel"] {
            let (mut one, mut two) = house.two(game).await;
            two.client.heard = Some(Vec::new());
            let mut watcher = Player::watch(house.guest().await, &one.table).await.expect("anybody may watch");
            watcher.client.heard = Some(Vec::new());
            let (mut dice, mut other) = (Dice::new(21), Dice::new(22));
            for _ in 0..120 {
                // What only one sees now must not be in the last thing the others were told.
                secrets_kept(&one, &two, &watcher, game);
                if one.ending.is_some() {
                    break;
                }
                match (one.prompt().is_some(), two.prompt().is_some()) {
                    (true, _) => drop(one.answer(&mut dice).await.expect("an answer is taken")),
                    (_, true) => drop(two.answer(&mut other).await.expect("an answer is taken")),
                    _ => drop(one.step().await.expect("news come")),
                }
                catch_up(&mut [&mut one, &mut two, &mut watcher]).await;
            }
        }
        house.server.stop().await;
    });
}

/// Checks that cards which one's view shows face and the others' views do not are not named to them by
/// id anywhere in the latest frame that carried a view.
fn secrets_kept(one: &Player, two: &Player, watcher: &Player, game: &str) {
    let seen = |player: &Player| -> Vec<u16> {
        let view = player.view.as_ref().expect("the match is shown");
        view.piles.iter().flat_map(|p| &p.cards).filter_map(|c| c.card).collect()
    };
    let mine = seen(one);
    for (who, player) in [("opponent", two), ("watcher", watcher)] {
        let theirs = seen(player);
        let Some(frame) = player.client.heard.as_ref().and_then(|h| h.iter().rev().find(|f| f.contains("\"view\"")))
        else {
            continue;
        };
        let frame: serde_json::Value = serde_json::from_str(frame).expect("frames are JSON");
        for secret in mine.iter().filter(|card| !theirs.contains(card)) {
            assert!(!names(&frame["view"], *secret), "{game}: the {who}'s view names card {secret}: {frame}");
        }
    }
}

/// Returns whether a value names a card by its id, in any field that names cards.
fn names(value: &serde_json::Value, card: u16) -> bool {
    match value {
        serde_json::Value::Object(fields) => fields.iter().any(|(key, value)| {
            let is_card = matches!(key.as_str(), "card" | "host" | "other");
            is_card && value.as_u64() == Some(card.into()) || key != "prompt" && names(value, card)
        }),
        serde_json::Value::Array(list) => list.iter().any(|value| names(value, card)),
        _ => false,
    }
}

#[test]
fn time_runs_out() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) =
            house.two_with("tiny", Default::default(), Some(ClockRule { bank: 10, increment: 0 })).await;
        let slow = one.view.as_ref().and_then(|v| v.asked).expect("somebody is asked");
        let began = std::time::Instant::now();
        for player in [&mut one, &mut two] {
            while player.ending.is_none() {
                player.step().await.expect("news come");
            }
        }
        let ending = one.ending.expect("it ended");
        assert_eq!(ending.reason, "time");
        assert_eq!(ending.outcome, Outcome::Won { seats: vec![1 - slow] });
        assert!(began.elapsed().as_secs() >= 9, "{:?}", began.elapsed());
        house.server.stop().await;
    });
}

#[test]
fn a_draw_wants_everybody_and_a_rematch_too() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("one-piece").await;
        let table = one.table.clone();
        let draw = |what| ToServer::Draw { table: table.clone(), what };
        assert!(matches!(two.client.ask(draw(DrawMove::Accept)).await, Ok(ToClient::Error { .. })), "none is offered");
        assert_eq!(one.client.ask(draw(DrawMove::Offer)).await, Ok(ToClient::Done));
        assert_eq!(two.client.ask(draw(DrawMove::Decline)).await, Ok(ToClient::Done));
        assert_eq!(one.client.ask(draw(DrawMove::Offer)).await, Ok(ToClient::Done));
        assert_eq!(two.client.ask(draw(DrawMove::Accept)).await, Ok(ToClient::Done));
        for player in [&mut one, &mut two] {
            while player.ending.is_none() {
                player.step().await.expect("news come");
            }
            let ending = player.ending.clone().expect("it ended");
            assert_eq!((ending.outcome, ending.reason.as_str()), (Outcome::Draw, "agreement"));
        }
        let again = ToServer::Rematch { table: table.clone() };
        assert_eq!(one.client.ask(again.clone()).await, Ok(ToClient::Done));
        assert_eq!(two.client.ask(again).await, Ok(ToClient::Done));
        let next = one.client.until(|body| match body {
            ToClient::Rematch { next, .. } => Some(next.clone()),
            _ => None,
        });
        let next = next.await.expect("the next match begins");
        let back = Player::watch(one.client, &next).await.expect("the seat is kept");
        assert_eq!(back.seat, Some(0));
        house.server.stop().await;
    });
}

#[test]
fn four_sit_down_in_teams_and_one_gives_up() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let options = baize_protocol::Options { mode: "team-battle".into(), ..Default::default() };
        let seats = [SeatKind::Me, SeatKind::Open, SeatKind::Bot, SeatKind::Bot].map(seat).to_vec();
        let one = Player::create(house.guest().await, create("gundam", options, seats, None)).await;
        let mut one = one.expect("a table for four");
        let info = one.info.clone().expect("a room");
        assert_eq!((info.teams, info.state), (vec![0, 0, 1, 1], TableState::Waiting));
        let mut two = Player::sit(house.guest().await, &one.table, 1).await.expect("a seat is open");
        one.begin().await.expect("the match is shown");
        two.begin().await.expect("the match is shown");
        let (one, _) = play_out(one, two, 9, 150).await;
        assert!(one.ending.is_some());
        house.server.stop().await;
    });
}

#[test]
fn asking_why_names_a_clause() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("one-piece").await;
        let waiting = if one.prompt().is_some() { &mut two } else { &mut one };
        let seat = waiting.seat.expect("a seat");
        let view = waiting.view.clone().expect("the match is shown");
        let known = view.piles.iter().filter(|p| p.seat == seat).flat_map(|p| {
            let spot = move |(at, card): (usize, &baize_protocol::Card)| baize_protocol::Spot {
                card: card.card,
                seat: p.seat,
                zone: p.zone,
                at: at as u16,
            };
            p.cards.iter().enumerate().map(spot)
        });
        let a = known.into_iter().find(|spot| spot.card.is_some()).expect("a card of one's own is known");
        let table = waiting.table.clone();
        let because = waiting.client.ask(ToServer::Why { table, a, b: None, verb: None }).await.expect("a reply");
        let ToClient::Because { reasons, .. } = because else { panic!("{because:?}") };
        assert!(!reasons.is_empty() && reasons.iter().all(|r| !r.text.is_empty()), "{reasons:?}");
        house.server.stop().await;
    });
}
