//! A bot over the socket: `cargo run -p baize-examples --bin socket-bot ws://127.0.0.1:8080/ws [GAME]`.
//!
//! It makes a table with one of the server's own bots and takes the first thing it is offered until the match is over.
//! `docs/protocol.md` is the protocol; nothing here knows a rule of any game.

use baize_protocol::{Answer, Asking, PROTOCOL, Prompt, Received, SeatKind, SeatWish, Sent, ToClient, ToServer};
use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

type Failure = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let address = arguments.next().ok_or("the address of a server is wanted, such as ws://127.0.0.1:8080/ws")?;
    let game = arguments.next().unwrap_or_else(|| "tiny".into());
    let (mut socket, _) = tokio_tungstenite::connect_async(address).await?;

    let me = SeatWish { kind: SeatKind::Me, bot: None, deck: None };
    let other = SeatWish { kind: SeatKind::Bot, bot: Some("random".into()), deck: None };
    let hello = ToServer::Hello { protocol: PROTOCOL, token: None, name: Some("First".into()), lang: "en".into() };
    let seats = vec![me, other];
    let create = ToServer::Create {
        game,
        options: Default::default(),
        seats,
        clock: None,
        private: true,
        hands: Default::default(),
    };
    for body in [hello, create] {
        socket.send(frame(body)?).await?;
    }
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let (table, view) = match serde_json::from_str::<Received>(&text)?.body {
            ToClient::Snapshot { table, view, .. } | ToClient::Update { table, view, .. } => (table, view),
            ToClient::Over { ending, .. } => {
                println!("over: {ending:?}");
                return Ok(());
            }
            ToClient::Error { text, .. } => return Err(text.into()),
            _ => continue,
        };
        if let Some(prompt) = &view.prompt {
            println!("{}", prompt.why.words);
            // A server takes only so many messages a second from one connection.
            tokio::time::sleep(Duration::from_millis(100)).await;
            socket.send(frame(ToServer::Answer { table, prompt: prompt.id, answer: first(prompt) })?).await?;
        }
    }
    Err("the server has closed the connection".into())
}

fn frame(body: ToServer) -> Result<Message, Failure> {
    Ok(Message::text(serde_json::to_string(&Sent { id: None, body })?))
}

/// The first answer that fits the shape of the question.
fn first(prompt: &Prompt) -> Answer {
    match prompt.ask {
        Asking::Pick => Answer::Pick { at: 0 },
        Asking::Several { min, .. } => Answer::Several { at: (0..u16::from(min)).collect() },
        Asking::Arrange => Answer::Arrange { order: (0..prompt.options.len() as u16).collect() },
        Asking::Number { min, .. } => Answer::Number { n: min },
    }
}
