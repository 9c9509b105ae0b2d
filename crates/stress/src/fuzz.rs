//! Nonsense over sockets: random and mutated frames, which must not harm anybody's match.

use crate::player::{Player, create, named, seat};
use crate::process::{Process, program, request};
use crate::{Client, Dice, Trial};
use baize_protocol::{Answer, DrawMove, Options, PROTOCOL, SeatKind, Sent, Spot, ToServer};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// Memory that the server may take for itself in the meantime, in KiB: caches and pools that fill once.
const GROWTH: u64 = 96 << 10;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many frames were sent.
    pub frames: u64,
    /// How often a connection was closed on us.
    pub closed: u64,
    /// Memory before and after, in KiB.
    pub memory: (u64, u64),
    /// How long it took.
    pub took: Duration,
}

/// Sends so many frames to a new server, and then looks whether all is well.
///
/// # Errors
/// When the server panics, dies, keeps connections or memory, or a match is stuck afterwards.
pub async fn run(frames: u64, seed: u64, data: &Path) -> Trial<Report> {
    let began = Instant::now();
    let database = format!("sqlite://{}", data.join("fuzz.db").display());
    let mut server = Process::start(&program()?, 0, &database, data).await?;
    let address = server.address;
    let (one, other) = match_of_two(address).await?;
    // What fills once is filled before memory is measured.
    flood(address, frames.min(2000) / 2, Dice::new(!seed), &one.table).await?;
    let before = server.memory().ok_or("the server is gone")?;
    let shares = 4;
    let floods: Vec<_> = (0..shares)
        .map(|i| tokio::spawn(flood(address, frames / shares, Dice::new(seed + i), &one.table.clone())))
        .collect::<Vec<_>>();
    let mut closed = 0;
    for flood in floods {
        closed += flood.await.map_err(|e| e.to_string())??;
    }
    look_at_odd_http(address).await?;
    if !server.is_running() {
        return Err("the server died".into());
    }
    let panics = server.metric("baize_panics_total").await?;
    if panics > 0.0 {
        return Err(format!("the server panicked {panics} times"));
    }
    wait_for_quiet(&server).await?;
    let after = server.memory().ok_or("the server is gone")?;
    if after > before + GROWTH {
        return Err(format!("the server grew from {before} to {after} KiB"));
    }
    // They were silent for long, and come back as players do.
    let (mut one, mut other) = (come_back(address, &one).await?, come_back(address, &other).await?);
    let mut dice = Dice::new(seed);
    let mut second = dice.clone();
    let (a, b) = tokio::join!(one.play(&mut dice, 400), other.play(&mut second, 400));
    a?;
    b?;
    server.kill().await;
    Ok(Report { frames, closed, memory: (before, after), took: began.elapsed() })
}

async fn match_of_two(address: SocketAddr) -> Trial<(Player, Player)> {
    let seats = vec![seat(SeatKind::Me), seat(SeatKind::Open)];
    let mut one =
        Player::create(Client::hello(address, None).await?, create("one-piece", Options::default(), seats, None))
            .await?;
    let mut other = Player::sit(Client::hello(address, None).await?, &one.table, 1).await?;
    one.begin().await?;
    other.begin().await?;
    Ok((one, other))
}

async fn come_back(address: SocketAddr, player: &Player) -> Trial<Player> {
    let client = Client::hello(address, Some(&player.client.token)).await?;
    Player::watch(client, &player.table).await
}

/// Connections of ours that are gone must be gone for the server too.
async fn wait_for_quiet(server: &Process) -> Trial<()> {
    let mut left = 0.0;
    for _ in 0..100 {
        left = server.metric("baize_connections").await?;
        if left <= 2.0 {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err(format!("the server keeps {left} connections"))
}

/// Sends frames, connecting anew whenever the server has had enough. Returns how often it had.
fn flood(
    address: SocketAddr,
    frames: u64,
    mut dice: Dice,
    table: &str,
) -> impl Future<Output = Trial<u64>> + Send + use<> {
    let table = table.to_owned();
    async move {
        let (mut sent, mut closed) = (0, 0);
        let mut own: Option<String> = None;
        while sent < frames {
            let Ok(mut client) = greet(address, &mut dice).await else {
                closed += 1;
                sent += 1;
                continue;
            };
            while sent < frames {
                sent += 1;
                let message = nonsense(&mut dice, &table, own.as_deref());
                if client.put(message).await.is_err() {
                    closed += 1;
                    break;
                }
                // Reading keeps the queue short, and finds tables of our own to name.
                if sent % 8 == 0 {
                    match client.ask(ToServer::Ping { n: 1 }).await {
                        Ok(_) => {}
                        Err(_) => {
                            closed += 1;
                            break;
                        }
                    }
                }
                if dice.below(2000) == 0 {
                    own = Some(new_table(&mut client).await.unwrap_or_default());
                }
                if dice.below(500) == 0 {
                    break;
                }
            }
        }
        Ok(closed)
    }
}

async fn greet(address: SocketAddr, dice: &mut Dice) -> Trial<Client> {
    if dice.below(10) == 0 { Client::connect(address).await } else { Client::hello(address, None).await }
}

async fn new_table(client: &mut Client) -> Trial<String> {
    let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
    match client.ask(create("tiny", Options::default(), seats, None)).await? {
        baize_protocol::ToClient::Table { info, .. } => Ok(info.table),
        other => Err(format!("{other:?}")),
    }
}

/// Returns a frame that is almost right, or not at all.
fn nonsense(dice: &mut Dice, table: &str, own: Option<&str>) -> Message {
    match dice.below(20) {
        0 => Message::binary(bytes(dice, 200)),
        1 => Message::text(String::from_utf8_lossy(&bytes(dice, 300)).into_owned()),
        2 if dice.below(40) == 0 => Message::text("[".repeat(60_000)),
        3 => Message::Ping(bytes(dice, 50).into()),
        _ => {
            let at = match dice.below(3) {
                0 => table.to_owned(),
                1 => own.unwrap_or(table).to_owned(),
                _ => "aaaaaaaaaa".to_owned(),
            };
            let text = serde_json::to_string(&Sent { id: Some(7), body: request_of(dice, at) }).unwrap_or_default();
            Message::text(if dice.below(3) == 0 { text } else { mutate(text, dice) })
        }
    }
}

fn bytes(dice: &mut Dice, most: usize) -> Vec<u8> {
    (0..dice.below(most)).map(|_| dice.throw() as u8).collect()
}

/// Returns any request, with odd values.
fn request_of(dice: &mut Dice, table: String) -> ToServer {
    let n = odd_number(dice);
    let place = (n % 300) as u16;
    let spot = Spot { card: Some(place), seat: n as u8, zone: place as u8, at: place };
    match dice.below(19) {
        0 => ToServer::Hello { protocol: PROTOCOL, token: Some("a.b".into()), name: None, lang: "xx".into() },
        1 => ToServer::Rename { name: "\u{202e}x".repeat(dice.below(40)) },
        2 => ToServer::Lobby { watch: n.is_multiple_of(2), skip: Some(n) },
        3 => {
            let seats =
                (0..dice.below(9)).map(|_| seat(if dice.below(2) == 0 { SeatKind::Bot } else { SeatKind::Open }));
            create("tiny", Options { seats: n as u8, ..Options::default() }, seats.collect(), None)
        }
        4 => ToServer::Sit { table, seat: n as u8, deck: Some(named("no-such-deck")) },
        5 => ToServer::Deck { table, seat: n as u8, deck: named("st01") },
        6 => ToServer::Bot { table, seat: n as u8, bot: Some("search:60000ms".into()) },
        7 => ToServer::Start { table },
        8 => ToServer::Watch { table },
        9 => ToServer::Unwatch { table },
        10 => ToServer::Answer { table, prompt: n, answer: Answer::Pick { at: place } },
        11 => ToServer::Answer { table, prompt: n, answer: Answer::Several { at: vec![place; 3] } },
        12 => ToServer::Answer { table, prompt: n, answer: Answer::Arrange { order: vec![place; dice.below(50)] } },
        13 => ToServer::Answer { table, prompt: n, answer: Answer::Number { n } },
        14 => ToServer::Resync { table, have: n },
        15 => ToServer::Why { table, a: spot, b: Some(spot), verb: Some(n as u8) },
        16 => ToServer::Concede { table },
        17 => ToServer::Draw { table, what: DrawMove::Accept },
        _ => ToServer::Rematch { table },
    }
}

fn odd_number(dice: &mut Dice) -> u32 {
    const ODD: [u32; 8] = [0, 1, 2, 255, 256, 65_535, u32::MAX / 2, u32::MAX];
    if dice.below(2) == 0 { dice.below(60) as u32 } else { ODD[dice.below(ODD.len())] }
}

/// Changes a few places of a frame.
fn mutate(text: String, dice: &mut Dice) -> String {
    const BITS: [&str; 12] = ["\"", "{", "}", "[", "]", ",", "null", "-1", "1e99", "\\u0000", "true", ":"];
    let mut chars: Vec<String> = text.chars().map(|c| c.to_string()).collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(chars.len());
        match dice.below(4) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, BITS[dice.below(BITS.len())].to_owned()),
            2 => chars[at] = char::from_u32(dice.throw() as u32 % 0x3000).unwrap_or('\u{0}').to_string(),
            _ => chars.truncate(at.max(1)),
        }
        if chars.is_empty() {
            break;
        }
    }
    chars.concat()
}

/// Requests that no browser sends are answered, or turned away, all the same.
async fn look_at_odd_http(address: SocketAddr) -> Trial<()> {
    let long = "x".repeat(20_000);
    for odd in [
        "GET /../../etc/passwd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_owned(),
        "GET /api/games/nothing/cards HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_owned(),
        "GET /api/games/tiny/table?seats=9999&mode=%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_owned(),
        "POST /api/decks/check HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}".to_owned(),
        format!("GET /{long} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"),
        "GET /ws HTTP/1.1\r\nhost: a\r\norigin: http://evil.example\r\nconnection: close\r\n\r\n".to_owned(),
    ] {
        let answer = request(address, &odd).await?;
        let status = answer.get(9..12).unwrap_or("");
        if status.starts_with('5') || status == "200" && odd.contains("passwd") {
            return Err(format!("odd request answered with {status}: {odd:.60}"));
        }
    }
    Ok(())
}
