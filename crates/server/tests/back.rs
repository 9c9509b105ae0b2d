//! Taking back, playing several hands, and talking at the table.

use crate::common;

use baize_kernel::DefId;
use baize_protocol::{BackMove, Hands, Phrase, Saying, SeatKind, ToClient, ToServer, View};
use baize_stress::player::{create, random_answer, seat};
use baize_stress::{Client, Dice, Player};
use common::{Kind, TestServer, alone, on_both, open, sql};
use std::collections::BTreeSet;

/// Says something about taking back, and returns the reply.
async fn back(player: &mut Player, what: BackMove) -> ToClient {
    let ask = player.client.say(ToServer::TakeBack { table: player.table.clone(), what }).await.expect("it is said");
    loop {
        let received = player.client.hear().await.expect("a reply");
        // What is told in between is taken in by a snapshot afterwards.
        if received.re == Some(ask) {
            return received.body;
        }
    }
}

/// Looks at the table anew.
async fn look(house: &TestServer, player: Player) -> Player {
    let client = Client::hello(house.address, Some(&player.client.token)).await.expect("welcome back");
    Player::watch(client, &player.table).await.expect("the match is there")
}

/// Returns the number of the open question; 0 when none is.
fn question(view: &Option<View>) -> u32 {
    view.as_ref().and_then(|view| view.prompt.as_ref()).map_or(0, |prompt| prompt.id)
}

/// Returns a view without the numbers of its questions, which never come again.
fn unnumbered(view: &Option<View>) -> Option<View> {
    let mut view = view.clone();
    let mut question = view.as_mut().and_then(|view| view.prompt.as_mut());
    while let Some(prompt) = question {
        prompt.id = 0;
        question = prompt.then.as_deref_mut();
    }
    view
}

/// One guest on both seats.
async fn alone_at(house: &TestServer, game: &str, hands: Hands) -> Player {
    let seats = vec![seat(SeatKind::Me), seat(SeatKind::Me)];
    let mut ask = create(game, Default::default(), seats, None);
    if let ToServer::Create { hands: how, .. } = &mut ask {
        *how = Some(hands);
    }
    let mut player = Player::create(house.guest().await, ask).await.expect("a table is made");
    player.begin().await.expect("the match is shown");
    player
}

#[test]
fn with_both_hands_every_answer_can_be_taken_back_and_a_restart_keeps_that() {
    on_both(|kind| async move {
        let house = open(kind, |_| {}).await;
        for game in ["one-piece", "gundam", "blackpoker", "duel"] {
            let mut player = alone_at(&house, game, Hands::Open).await;
            let mut dice = Dice::new(21);
            for _ in 0..25 {
                if player.prompt().is_some() {
                    player.answer(&mut dice).await.expect("every question is one's own");
                }
            }
            let (then, version) = (player.view.clone(), player.version);
            player.answer(&mut dice).await.expect("one more");
            let last = question(&player.view);
            assert_eq!(back(&mut player, BackMove::Ask).await, ToClient::Done, "{game}");
            let player = look(&house, player).await;
            assert_eq!(player.version, version, "{game}");
            assert!(unnumbered(&player.view) == unnumbered(&then), "{game}: the whole state is as it was");
            let (old, new) = (question(&then), question(&player.view));
            assert!(new > last.max(old), "{game}: question {new} comes after {old} and {last}");
            let mut player = player;
            let late = player.give(old, random_answer(player.prompt().expect("asked"), &mut dice)).await;
            assert!(late.is_err_and(|why| why.contains("Late")), "{game}: an answer to the old question is stale");
        }
        let mut player = alone_at(&house, "one-piece", Hands::Open).await;
        let mut dice = Dice::new(1);
        for _ in 0..6 {
            player.answer(&mut dice).await.expect("an answer");
        }
        assert_eq!(back(&mut player, BackMove::Ask).await, ToClient::Done);
        assert_eq!(back(&mut player, BackMove::Ask).await, ToClient::Done);
        let house = house.reopen().await;
        let before = question(&player.view);
        let mut player = look(&house, player).await;
        assert!(question(&player.view) > before, "numbers of questions do not come again after a restart");
        assert_eq!(player.version, 4);
        let kept = format!("SELECT CAST(COUNT(*) AS TEXT) FROM taken_back WHERE table_id = '{}'", player.table);
        assert_eq!(sql(&house.config.database, &kept).await, [["2"]], "what was taken back is not lost");
        player.answer(&mut dice).await.expect("play goes on");
        player.play(&mut dice, 20).await.expect("to the end");
        let replay = reqwest(&house, &player.table).await;
        assert!(replay.contains("2 answers were taken back"), "{}", &replay[..300]);
        let (replay, _) = baize_record::file::read(replay.as_bytes()).expect("a replay");
        let book = baize_registry::find("one-piece").expect("a game");
        replay.run(book, book.pool(), |_, _, _| {}).expect("what is left is a match like any other");
        house.server.stop().await;
    });
}

async fn reqwest(house: &TestServer, table: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(house.address).await.expect("it listens");
    let ask =
        format!("GET /api/tables/{table}/replay HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", house.address);
    stream.write_all(ask.as_bytes()).await.expect("it reads");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).await.expect("it answers");
    reply.split_once("\r\n\r\n").expect("a body").1.to_owned()
}

#[test]
fn against_bots_it_is_free_until_something_hidden_is_shown() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut done, mut refused) = (0, Vec::new());
        for (game, seed) in [("one-piece", 3), ("gundam", 4), ("one-piece", 5), ("duel", 6)] {
            let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
            let made = Player::create(house.guest().await, create(game, Default::default(), seats, None)).await;
            let mut player = made.expect("a table is made");
            player.begin().await.expect("the match is shown");
            let mut dice = Dice::new(seed);
            for _ in 0..40 {
                if player.ending.is_some() {
                    break;
                }
                if player.prompt().is_none() {
                    player.step().await.expect("news");
                    continue;
                }
                let (before, version) = (player.view.clone(), player.version);
                player.answer(&mut dice).await.expect("an answer");
                if player.ending.is_some() {
                    break;
                }
                match back(&mut player, BackMove::Ask).await {
                    ToClient::Done => {
                        player = look(&house, player).await;
                        assert_eq!(player.version, version, "{game}");
                        assert!(
                            unnumbered(&player.view) == unnumbered(&before),
                            "{game}: the whole state is as it was"
                        );
                        let prompt = player.prompt().expect("asked again").clone();
                        player.give(prompt.id, random_answer(&prompt, &mut dice)).await.expect("and answered");
                        done += 1;
                    }
                    ToClient::Error { code, text, .. } => {
                        assert!(!text.is_empty());
                        refused.push(code);
                        player = look(&house, player).await;
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
        assert!(done > 5, "{done} {refused:?}");
        assert!(refused.iter().any(|code| code == "back_card"), "{refused:?}");
        house.server.stop().await;
    });
}

#[test]
fn between_people_both_have_to_agree() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("one-piece").await;
        let mut dice = Dice::new(8);
        // Until an answer that shows nothing.
        let mut asked = false;
        for _ in 0..60 {
            if let Some(prompt) = one.prompt().cloned() {
                one.give(prompt.id, random_answer(&prompt, &mut dice)).await.expect("an answer");
                if back(&mut one, BackMove::Ask).await == ToClient::Done {
                    asked = true;
                    break;
                }
            } else if two.prompt().is_some() {
                two.answer(&mut dice).await.expect("an answer");
            }
            (one, two) = (look(&house, one).await, look(&house, two).await);
        }
        assert!(asked, "no answer could be taken back");
        let mut one = look(&house, one).await;
        let version = one.version;
        let mut two = look(&house, two).await;
        assert_eq!(back(&mut two, BackMove::Decline).await, ToClient::Done);
        let none = back(&mut two, BackMove::Accept).await;
        assert!(matches!(none, ToClient::Error { .. }), "nothing is asked any more: {none:?}");
        let mut two = look(&house, two).await;
        assert_eq!(two.version, version, "nothing has changed");
        assert_eq!(back(&mut one, BackMove::Ask).await, ToClient::Done);
        assert_eq!(back(&mut two, BackMove::Accept).await, ToClient::Done);
        let one = look(&house, one).await;
        assert!(one.version < version && one.prompt().is_some(), "one is asked again");
        assert_eq!(look(&house, two).await.version, one.version);
        house.server.stop().await;
    });
}

/// What the other was shown is not named to whoever asks.
#[test]
fn a_refusal_does_not_name_what_only_the_other_saw() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut others = 0;
        for (game, seed) in [("one-piece", 8), ("duel", 9), ("gundam", 10)] {
            let (mut one, mut two) = house.two(game).await;
            let (mut dice, mut seen) = (Dice::new(seed), BTreeSet::new());
            for _ in 0..60 {
                match (one.prompt().is_some(), two.prompt().is_some()) {
                    (true, _) => one.answer(&mut dice).await.map(|_| ()).expect("an answer"),
                    (_, true) => two.answer(&mut dice).await.map(|_| ()).expect("an answer"),
                    _ => {}
                }
                (one, two) = (look(&house, one).await, look(&house, two).await);
                if one.ending.is_some() {
                    break;
                }
                seen.extend(
                    one.view
                        .iter()
                        .flat_map(|view| &view.piles)
                        .flat_map(|pile| &pile.cards)
                        .filter_map(|card| card.def),
                );
                match back(&mut one, BackMove::Ask).await {
                    ToClient::Error { code, text, .. } if code == "back_card" => match text.split_once(": ") {
                        Some((_, name)) => {
                            let pool = baize_registry::find(game).expect("a game").pool();
                            let known = seen.iter().any(|&def| pool.name(DefId(def)) == name);
                            assert!(known, "{game}: {name} is not for these eyes");
                        }
                        None => others += 1,
                    },
                    ToClient::Done => assert_eq!(back(&mut two, BackMove::Decline).await, ToClient::Done),
                    _ => {}
                }
                (one, two) = (look(&house, one).await, look(&house, two).await);
            }
        }
        assert!(others > 3, "the other was shown something {others} times");
        house.server.stop().await;
    });
}

#[test]
fn one_who_plays_several_hands_never_sees_that_of_another_person() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut ask = create("tiny", Default::default(), vec![seat(SeatKind::Me), seat(SeatKind::Open)], None);
        if let ToServer::Create { hands, .. } = &mut ask {
            *hands = Some(Hands::Open);
        }
        let said = house.guest().await.ask(ask).await.expect("a reply");
        assert!(matches!(said, ToClient::Error { code, .. } if code == "bad_options"));
        house.server.stop().await;
    });
}

#[test]
fn at_a_shared_screen_each_sees_their_own_hand_alone() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut player = alone_at(&house, "one-piece", Hands::Curtain).await;
        let mut dice = Dice::new(17);
        let mut seats = BTreeSet::new();
        for _ in 0..60 {
            if player.ending.is_some() {
                break;
            }
            let view = player.view.clone().expect("it is shown");
            let prompt = player.prompt().expect("every question is somebody's here").clone();
            assert_eq!(Some(prompt.seat), player.seat, "the screen is turned to whoever is asked");
            seats.insert(prompt.seat);
            let theirs = view.piles.iter().filter(|pile| pile.seat != prompt.seat).map(|pile| pile.cards.iter());
            assert!(theirs.flatten().any(|card| card.def.is_none()), "the other hand is hidden");
            player.give(prompt.id, random_answer(&prompt, &mut dice)).await.expect("an answer");
            player = look(&house, player).await;
        }
        assert_eq!(seats.len(), 2);
        house.server.stop().await;
    });
}

#[test]
fn words_are_told_as_they_are_and_only_so_many_by_those_who_sit() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let (mut one, mut two) = house.two("tiny").await;
        let say = |said: Saying| ToServer::Say { table: one.table.clone(), said };
        let hostile = "<img src=x onerror=alert(1)>";
        assert_eq!(one.client.ask(say(Saying::Words { text: hostile.into() })).await, Ok(ToClient::Done));
        assert_eq!(one.client.ask(say(Saying::Phrase { phrase: Phrase::GoodLuck })).await, Ok(ToClient::Done));
        let mut heard = Vec::new();
        while heard.len() < 2 {
            if let ToClient::Chat { lines, .. } = two.step().await.expect("news") {
                heard.extend(lines);
            }
        }
        assert_eq!(heard[0].said, Saying::Words { text: hostile.into() });
        assert_eq!((heard[1].seat, &heard[1].said), (0, &Saying::Phrase { phrase: Phrase::GoodLuck }));
        for text in ["", "\u{202e}\n", &"x".repeat(201)] {
            let reply = one.client.ask(say(Saying::Words { text: text.into() })).await.expect("a reply");
            assert!(matches!(reply, ToClient::Error { .. }), "{text}");
        }
        let mut stopped = false;
        for _ in 0..8 {
            let reply = one.client.ask(say(Saying::Phrase { phrase: Phrase::Hello })).await.expect("a reply");
            stopped |= matches!(reply, ToClient::Error { code, .. } if code == "too_fast");
        }
        assert!(stopped, "nobody talks without end");
        let mut watcher = Player::watch(house.guest().await, &one.table).await.expect("it is open");
        let reply = watcher.client.ask(say(Saying::Phrase { phrase: Phrase::Hello })).await.expect("a reply");
        assert!(matches!(reply, ToClient::Error { code, .. } if code == "not_yours"));
        house.server.stop().await;
    });
}
