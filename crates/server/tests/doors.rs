//! The doors of the house as strangers try them: odd languages and names, counts that are not theirs, old matches.

use crate::common;

use baize_protocol::{PROTOCOL, ToClient, ToServer};
use baize_stress::process::{get, request};
use baize_stress::{Client, Dice};
use common::{Kind, alone, open, sql};
use std::net::SocketAddr;
use std::time::Duration;

/// Asks for a page in an odd language, by its address or by a header, and returns the status.
async fn status(address: SocketAddr, path: &str, header: &str) -> u16 {
    let text = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{header}connection: close\r\n\r\n");
    let answer = request(address, &text).await.expect("an answer");
    answer.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("{answer}"))
}

#[test]
fn odd_languages_are_answered_in_english() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let long = "en-".repeat(5000);
        let odd = ["", "-", "--", "xx", "%00", "%ff%fe", "..%2f..%2fetc", "ja-", "th_TH"];
        for lang in odd.into_iter().chain([long.as_str()]) {
            assert_eq!(status(house.address, &format!("/api/games?lang={lang}"), "").await, 200, "{lang}");
            assert_eq!(status(house.address, &format!("/api/games/no?lang={lang}"), "").await, 404, "{lang}");
            let header = format!("accept-language: {lang};q=x,,\r\n");
            assert_eq!(status(house.address, "/api/games/no/table", &header).await, 404, "{lang}");
        }
        let mut client = house.guest().await;
        let nowhere = ToServer::Watch { table: "nowhere".into() };
        assert!(matches!(client.ask(nowhere).await, Ok(ToClient::Error { code, .. }) if code == "no_such_table"));
        for lang in ["\u{0}", "😀", "../../..", long.as_str()] {
            let hello = ToServer::Hello { protocol: PROTOCOL, token: None, name: None, lang: lang.to_owned() };
            let mut client = Client::connect(house.address).await.expect("a connection");
            let welcome = client.ask(hello).await.expect("a reply");
            assert!(matches!(&welcome, ToClient::Welcome { lang, .. } if lang == "en"), "{welcome:?}");
        }
        house.server.stop().await;
    });
}

#[test]
fn names_that_look_blank_or_pile_up_marks_are_refused() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        let mut client = house.guest().await;
        for name in ["", " ", "\u{200b}", "\u{3164}", "\u{2800}", "\u{fffc}", "e\u{301}\u{301}\u{301}\u{301}"] {
            let refused = client.ask(ToServer::Rename { name: name.into() }).await.expect("a reply");
            assert!(matches!(&refused, ToClient::Error { code, .. } if code == "bad_frame"), "{name:?}: {refused:?}");
        }
        let named = client.ask(ToServer::Rename { name: "\u{202e}Zoë".into() }).await.expect("a reply");
        assert!(matches!(&named, ToClient::Welcome { name, .. } if name == "Zoë"), "{named:?}");
        house.server.stop().await;
    });
}

#[test]
fn counts_are_told_to_this_machine_or_at_a_door_of_their_own() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        assert_eq!(status(house.address, "/metrics", "").await, 200);
        for proxied in ["x-forwarded-for: 192.0.2.1\r\n", "forwarded: for=192.0.2.1\r\n", "via: 1.1 proxy\r\n"] {
            assert_eq!(status(house.address, "/metrics", proxied).await, 404, "{proxied}");
        }
        house.server.stop().await;

        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a free port");
        let house = open(Kind::Sqlite, |config| config.metrics = Some(free)).await;
        assert_eq!(status(house.address, "/metrics", "").await, 404);
        assert_eq!((status(free, "/metrics", "").await, status(free, "/api/games", "").await), (200, 404));
        let counts = get(free, "/metrics").await.expect("an answer");
        assert!(counts.contains("baize_connections 0"), "{counts}");
        house.server.stop().await;
    });
}

#[test]
fn matches_that_are_over_are_deleted_by_themselves_when_they_are_old() {
    alone(async {
        let house = open(Kind::Sqlite, |config| {
            config.keep = Some(Duration::from_secs(3600));
            config.limits.abandoned = Duration::from_secs(1);
        })
        .await;
        let mut ids = Vec::new();
        for seed in 0..2 {
            let (mut one, mut two) = house.two("tiny").await;
            let (mut dice, mut other) = (Dice::new(seed), Dice::new(seed + 9));
            let (a, b) = tokio::join!(one.play(&mut dice, 3), two.play(&mut other, 3));
            assert!(a.is_ok() && b.is_ok(), "{a:?} {b:?}");
            ids.push(one.table);
        }
        let age = format!("UPDATE tables SET changed = 1 WHERE id = '{}'; SELECT id FROM tables", ids[0]);
        sql(&house.config.database, &age).await;
        for _ in 0..100 {
            if sql(&house.config.database, "SELECT id FROM tables").await == [vec![ids[1].clone()]] {
                house.server.stop().await;
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the old match is still there");
    });
}

#[test]
fn whoever_leaves_properly_is_told_farewell() {
    alone(async {
        let house = open(Kind::Sqlite, |_| {}).await;
        assert!(house.guest().await.part().await, "the connection is closed by both");
        house.server.stop().await;
    });
}

/// Somebody unpacks an archive of pictures that has links in it.
#[cfg(unix)]
#[test]
fn links_in_a_folder_of_pictures_lead_nowhere_else() {
    use std::os::unix::fs::symlink;
    alone(async {
        let (pictures, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let (inside, secret) = (pictures.path().join("ST01-001.png"), elsewhere.path().join("secret"));
        for file in [&inside, &secret] {
            std::fs::write(file, b"bytes").expect("it is written");
        }
        for (to, name) in [(&inside, "ST01-002.png"), (&secret, "ST01-003.png"), (&"/dev/zero".into(), "ST01-004.png")]
        {
            symlink(to, pictures.path().join(name)).expect("a link is made");
        }
        let house = open(Kind::Sqlite, |config| config.pictures = Some(pictures.path().to_owned())).await;
        for (number, expected) in [("ST01-001", 200), ("ST01-002", 200), ("ST01-003", 404), ("ST01-004", 404)] {
            assert_eq!(status(house.address, &format!("/pictures/one-piece/{number}"), "").await, expected, "{number}");
        }
        house.server.stop().await;
    });
}
