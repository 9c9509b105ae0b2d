//! Players who note every answer that was acknowledged to them, to compare with what is stored.

use crate::player::{create, random_answer, seat};
use crate::{Client, Dice, Player, Trial};
use baize_protocol::{Answer, Options, SeatKind};
use serde_json::{Value, json};
use sqlx::Row;
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What was acknowledged: by table, and there by the number of the answer.
pub(crate) type Lines = BTreeMap<(String, u32), (u8, Value)>;

/// What players were promised.
#[derive(Default)]
pub struct Ledger {
    lines: Mutex<Lines>,
    refused: AtomicU64,
    stop: AtomicBool,
    /// Who sits at which open table, by token.
    seats: Mutex<BTreeMap<String, String>>,
}

impl Ledger {
    /// Starts players of these games, one match after the other, who go on whatever the server does.
    pub fn players(self: &Arc<Ledger>, address: SocketAddr, games: &[String], seed: u64) -> tokio::task::JoinSet<()> {
        let mut players = tokio::task::JoinSet::new();
        for (i, game) in games.iter().enumerate() {
            let (ledger, game) = (self.clone(), game.clone());
            players.spawn(async move { ledger.play(address, &game, Dice::new(seed + i as u64)).await });
        }
        players
    }

    /// Lets players stop after the answer they are about to give.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns how many answers were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Returns how many answers were not taken.
    pub fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Returns what was acknowledged so far.
    pub(crate) fn lines(&self) -> Lines {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the tokens of players, and the tables they last sat at.
    pub(crate) fn seats(&self) -> BTreeMap<String, String> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    async fn play(&self, address: SocketAddr, game: &str, mut dice: Dice) {
        let (mut token, mut table) = (String::new(), None::<String>);
        while !self.stop.load(Ordering::Relaxed) {
            let Ok(client) = Client::hello(address, Some(&token)).await else {
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            };
            token.clone_from(&client.token);
            let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
            let attached = match &table {
                Some(table) => Player::watch(client, table).await,
                None => Player::create(client, create(game, Options::default(), seats, None)).await,
            };
            let Ok(mut player) = attached else {
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            };
            table = Some(player.table.clone());
            self.seats.lock().unwrap_or_else(PoisonError::into_inner).insert(token.clone(), player.table.clone());
            let _ = self.play_on(&mut player, &mut dice).await;
            if player.ending.is_some() {
                table = None;
            }
        }
    }

    /// Plays until something goes wrong, the match is over or it is time to stop.
    async fn play_on(&self, player: &mut Player, dice: &mut Dice) -> Trial<()> {
        player.begin().await?;
        while player.ending.is_none() && !self.stop.load(Ordering::Relaxed) {
            let Some(prompt) = player.prompt() else {
                player.step().await?;
                continue;
            };
            let (id, answer) = (prompt.id, random_answer(prompt, dice));
            match player.give(id, answer.clone()).await {
                Ok(version) => self.note(player, version, &answer),
                Err(why) => {
                    self.refused.fetch_add(1, Ordering::Relaxed);
                    return Err(why);
                }
            }
        }
        Ok(())
    }

    fn note(&self, player: &Player, version: u32, answer: &Answer) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.insert((player.table.clone(), version - 1), (player.seat.unwrap_or(0), stored(answer)));
    }

    /// Compares every answer that was acknowledged with what a database holds. Returns how many there are.
    ///
    /// # Errors
    /// Names the first that is missing or different, and says how many are.
    pub async fn compare(&self, url: &str) -> Trial<usize> {
        let rows = answers(url).await.map_err(|e| e.to_string())?;
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let wrong: Vec<_> = lines.iter().filter(|(key, line)| rows.get(key) != Some(line)).collect();
        match wrong.first() {
            None => Ok(lines.len()),
            Some((key, line)) => Err(format!(
                "of {} acknowledged answers {} are not stored; the first is {key:?} {line:?}, stored is {:?}",
                lines.len(),
                wrong.len(),
                rows.get(key)
            )),
        }
    }
}

/// Returns every answer that is stored.
pub(crate) async fn answers(url: &str) -> Result<Lines, sqlx::Error> {
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(url).await?;
    let rows = sqlx::query("SELECT table_id, n, seat, answer FROM answers").fetch_all(&pool).await?;
    pool.close().await;
    let line = |row: &sqlx::any::AnyRow| -> Result<_, sqlx::Error> {
        let (n, seat): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
        let answer: String = row.try_get(3)?;
        let key = (row.try_get(0)?, u32::try_from(n).unwrap_or(u32::MAX));
        Ok((key, (u8::try_from(seat).unwrap_or(u8::MAX), serde_json::from_str(&answer).unwrap_or(Value::Null))))
    };
    rows.iter().map(line).collect()
}

/// Returns an answer as it is stored.
pub(crate) fn stored(answer: &Answer) -> Value {
    match answer {
        Answer::Pick { at } => json!({ "Pick": at }),
        Answer::Several { at } => json!({ "Several": at.iter().collect::<BTreeSet<_>>() }),
        Answer::Arrange { order } => json!({ "Arrange": order }),
        Answer::Number { n } => json!({ "Number": n }),
    }
}
