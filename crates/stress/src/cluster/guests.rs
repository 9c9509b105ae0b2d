//! Guests of a cluster: they come to any node, play on through every fault, and note what they were told.

use super::history::History;
use super::sights::Sights;
use crate::player::{create, random_answer, seat};
use crate::{Client, Dice, Player, Trial};
use baize_protocol::{ClockRule, Options, SeatKind, TableState, ToClient, ToServer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// How long a guest waits for anything before coming back by another way.
const PATIENCE: Duration = Duration::from_secs(12);

/// How long to wait before coming back.
const PAUSE: Duration = Duration::from_millis(50);

/// What the guests of one table share.
pub struct Place {
    /// The nodes.
    pub nodes: Vec<SocketAddr>,
    /// What everybody was told.
    pub history: Arc<History>,
    /// What everybody was shown.
    pub sights: Arc<Sights>,
    /// Whether the trial ends.
    pub stop: Arc<AtomicBool>,
    /// How far the table has come, in answers and matches; it must go on.
    pub steps: AtomicU64,
    /// The table that is open.
    pub table: watch::Sender<Option<String>>,
    /// The game.
    pub game: String,
    /// Whether two guests play, each from another node, or one against a bot.
    pub two: bool,
}

/// Someone at a place.
struct Guest {
    place: Arc<Place>,
    dice: Dice,
    token: String,
    /// The last version that was seen of a table.
    seen: (String, u32),
}

/// Who someone is at a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Opens tables and plays.
    Host,
    /// Sits down opposite.
    Rival,
    /// Only watches.
    Watcher,
}

/// Plays or watches at a place until the trial ends.
pub async fn attend(place: Arc<Place>, role: Role, seed: u64) {
    let mut guest = Guest { place, dice: Dice::new(seed), token: String::new(), seen: Default::default() };
    while !guest.place.stop.load(Ordering::Relaxed) {
        let came = tokio::time::timeout(Duration::from_secs(60), guest.come(role)).await;
        if let Ok(Err(why)) = came
            && why.contains("wrong:")
        {
            guest.place.history.violation(why);
        }
        tokio::time::sleep(PAUSE).await;
    }
    while role == Role::Host && guest.place.table.borrow().is_some() {
        let _ = tokio::time::timeout(PATIENCE, guest.give_up()).await;
        tokio::time::sleep(PAUSE).await;
    }
}

impl Role {
    /// Through whose eyes somebody looks.
    fn eyes(self) -> Option<u8> {
        match self {
            Role::Host => Some(0),
            Role::Rival => Some(1),
            Role::Watcher => None,
        }
    }
}

impl Guest {
    /// Comes to any node, and stays until something fails or the match is over.
    async fn come(&mut self, role: Role) -> Trial<()> {
        let address = *self.dice.one(&self.place.nodes).ok_or("no node")?;
        let client = soon(Client::hello(address, Some(&self.token))).await?;
        self.token.clone_from(&client.token);
        let open = self.place.table.borrow().clone();
        let mut player = match open {
            None if role == Role::Host => self.open(client).await?,
            None => return Ok(()),
            Some(table) => {
                self.place.history.count(|counts| counts.resumed += 1);
                self.attach(client, &table, role).await?
            }
        };
        player.shown = Some(Vec::new());
        let stayed = self.stay(&mut player, role).await;
        self.note(&mut player, role);
        stayed?;
        if role == Role::Host && player.ending.is_some() {
            self.place.history.count(|counts| counts.finished += 1);
            self.place.table.send_replace(None);
        }
        Ok(())
    }

    async fn open(&mut self, client: Client) -> Trial<Player> {
        let other = if self.place.two { SeatKind::Open } else { SeatKind::Bot };
        let clock = self.dice.below(2).eq(&0).then_some(ClockRule { bank: 3600, increment: 2 });
        let wish = create(&self.place.game, Options::default(), vec![seat(SeatKind::Me), seat(other)], clock);
        let player = soon(Player::create(client, wish)).await?;
        self.place.table.send_replace(Some(player.table.clone()));
        Ok(player)
    }

    /// Goes to a table, and sits down there if that is still to be done.
    async fn attach(&mut self, mut client: Client, table: &str, role: Role) -> Trial<Player> {
        let watch = ToServer::Watch { table: table.to_owned() };
        let waits = match soon(client.ask(watch)).await? {
            ToClient::Table { info, you } => info.state == TableState::Waiting && you.seat.is_none(),
            ToClient::Error { code, .. } if code == "no_such_table" => {
                return Err(format!("wrong: table {table} was acknowledged and is gone"));
            }
            other => return Err(format!("nothing to watch: {other:?}")),
        };
        if waits && role == Role::Rival {
            return soon(Player::sit(client, table, 1)).await;
        }
        Ok(Player::at(client, table.to_owned()))
    }

    /// Notes what was shown.
    fn note(&self, player: &mut Player, role: Role) {
        for shown in player.shown.as_mut().into_iter().flat_map(std::mem::take) {
            self.place.sights.note(&player.table, role.eyes(), &shown);
        }
    }

    /// What is shown is never older than what was shown before.
    fn compare(&mut self, player: &Player) -> Trial<()> {
        if self.seen.0 == player.table && player.version < self.seen.1 {
            let (table, now, then) = (&player.table, player.version, self.seen.1);
            return Err(format!("wrong: table {table} was at version {then}, and is at {now}"));
        }
        self.seen = (player.table.clone(), player.version);
        Ok(())
    }

    async fn stay(&mut self, player: &mut Player, role: Role) -> Trial<()> {
        while player.view.is_none() {
            if self.place.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            self.step(player).await?;
        }
        self.compare(player)?;
        while player.ending.is_none() && !self.place.stop.load(Ordering::Relaxed) {
            self.note(player, role);
            let asked = player.prompt().map(|prompt| (prompt.id, prompt.seat, random_answer(prompt, &mut self.dice)));
            let Some((id, of, answer)) = asked else {
                self.step(player).await?;
                continue;
            };
            if role == Role::Watcher || Some(of) != player.seat {
                return Err(format!("wrong: seat {:?} is shown a question to seat {of}", player.seat));
            }
            match soon(player.give(id, answer.clone())).await {
                Ok(version) => {
                    self.place.history.acknowledged(&player.table, version, of, &answer);
                    self.place.steps.fetch_add(1, Ordering::Relaxed);
                    self.seen.1 = self.seen.1.max(version);
                }
                Err(why) => {
                    let refused = why.starts_with("not accepted");
                    self.place.history.count(|c| *(if refused { &mut c.refused } else { &mut c.unknown }) += 1);
                    return Err(why);
                }
            }
            self.compare(player)?;
            tokio::time::sleep(Duration::from_millis(20 + self.dice.below(60) as u64)).await;
        }
        Ok(())
    }

    /// Brings the match at the open table to its end, or leaves the table if there is none.
    async fn give_up(&mut self) -> Trial<()> {
        let address = *self.dice.one(&self.place.nodes).ok_or("no node")?;
        let Some(table) = self.place.table.borrow().clone() else { return Ok(()) };
        let mut client = Client::hello(address, Some(&self.token)).await?;
        let playing = match client.ask(ToServer::Watch { table: table.clone() }).await? {
            ToClient::Table { info, .. } => info.state == TableState::Playing,
            other => return Err(format!("nothing to watch: {other:?}")),
        };
        let mut player = Player::at(client, table.clone());
        if playing {
            player.client.say(ToServer::Concede { table: table.clone() }).await?;
            while player.ending.is_none() {
                player.step().await?;
            }
        }
        self.place.table.send_replace(None);
        Ok(())
    }

    async fn step(&mut self, player: &mut Player) -> Trial<()> {
        let waiting = soon(player.step()).await;
        if waiting.is_err() && self.place.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        waiting?;
        if player.view.is_some() { self.compare(player) } else { Ok(()) }
    }
}

/// Waits for something, but not for long.
async fn soon<T>(doing: impl Future<Output = Trial<T>>) -> Trial<T> {
    tokio::time::timeout(PATIENCE, doing).await.unwrap_or_else(|_| Err("nothing happens".to_owned()))
}
