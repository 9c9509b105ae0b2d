//! Someone who plays a match through a client, answering at random.

use crate::{Client, Dice, Trial};
use baize_protocol::{
    Answer, Asking, ClockRule, Clocks, DeckWish, Ending, Options, Prompt, SeatKind, SeatWish, TableInfo, ToClient,
    ToServer, Told, View,
};

/// A client at a table.
pub struct Player {
    /// The way to the server.
    pub client: Client,
    /// The table.
    pub table: String,
    /// The seat; `None` for a watcher.
    pub seat: Option<u8>,
    /// The last version seen.
    pub version: u32,
    /// The last view seen.
    pub view: Option<View>,
    /// The last thinking times seen.
    pub clocks: Option<Clocks>,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// The table as last told.
    pub info: Option<TableInfo>,
    /// How many log lines were told.
    pub lines: usize,
    /// Everything that was shown, when it is kept.
    pub shown: Option<Vec<Shown>>,
}

/// What was shown of a match.
#[derive(Clone, Debug)]
pub struct Shown {
    /// At which version.
    pub version: u32,
    /// The board and the question.
    pub view: View,
    /// What was told: by the last answer, or as much of it all as is kept.
    pub lines: Vec<Told>,
    /// Whether it is all that is kept.
    pub anew: bool,
}

/// Returns a wish for a seat.
pub fn seat(kind: SeatKind) -> SeatWish {
    SeatWish { kind, bot: (kind == SeatKind::Bot).then(|| "random".to_owned()), deck: None }
}

/// Returns a request for a table with these seats.
pub fn create(game: &str, options: Options, seats: Vec<SeatWish>, clock: Option<ClockRule>) -> ToServer {
    ToServer::Create { game: game.to_owned(), options, seats, clock, private: false, hands: None }
}

/// Returns a deck that ships, by name.
pub fn named(name: &str) -> DeckWish {
    DeckWish::Named { name: name.to_owned() }
}

impl Player {
    /// Makes a table and attaches to it.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn create(mut client: Client, create: ToServer) -> Trial<Player> {
        match client.ask(create).await? {
            ToClient::Table { info, you } => {
                let mut player = Player::at(client, info.table.clone());
                player.seat = you.seat;
                player.info = Some(info);
                Ok(player)
            }
            other => Err(format!("no table: {other:?}")),
        }
    }

    /// Sits down at a table.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn sit(mut client: Client, table: &str, seat: u8) -> Trial<Player> {
        match client.ask(ToServer::Sit { table: table.to_owned(), seat, deck: None }).await? {
            ToClient::Table { info, you } => {
                let mut player = Player::at(client, table.to_owned());
                player.seat = you.seat;
                player.info = Some(info);
                Ok(player)
            }
            other => Err(format!("no seat: {other:?}")),
        }
    }

    /// Attaches to a table and waits for the match as it stands.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn watch(client: Client, table: &str) -> Trial<Player> {
        let mut player = Player::at(client, table.to_owned());
        match player.client.ask(ToServer::Watch { table: table.to_owned() }).await? {
            ToClient::Table { info, you } => {
                player.seat = you.seat;
                player.info = Some(info);
            }
            other => return Err(format!("nothing to watch: {other:?}")),
        }
        player.begin().await?;
        Ok(player)
    }

    /// A player at a table who has seen nothing of it yet.
    pub fn at(client: Client, table: String) -> Player {
        Player {
            client,
            table,
            seat: None,
            version: 0,
            view: None,
            clocks: None,
            ending: None,
            info: None,
            lines: 0,
            shown: None,
        }
    }

    /// Waits until the match is shown.
    ///
    /// # Errors
    /// When it is not.
    pub async fn begin(&mut self) -> Trial<()> {
        while self.view.is_none() {
            self.step().await?;
        }
        Ok(())
    }

    /// Takes in the next thing the server says, and returns it.
    ///
    /// # Errors
    /// When versions do not count by one, or the connection is gone.
    pub async fn step(&mut self) -> Trial<ToClient> {
        let body = self.client.hear().await?.body;
        self.take(&body)?;
        Ok(body)
    }

    fn take(&mut self, body: &ToClient) -> Trial<()> {
        match body {
            ToClient::Snapshot { table, version, seat, view, log, clocks, ending, .. } if *table == self.table => {
                (self.version, self.seat) = (*version, *seat);
                self.view = Some((**view).clone());
                self.clocks.clone_from(clocks);
                self.ending.clone_from(ending);
                self.lines = log.len();
                self.keep(log, true);
            }
            ToClient::Update { table, version, events, view, clocks } if *table == self.table => {
                // An update that a snapshot already included is old news.
                if *version <= self.version || self.view.is_none() {
                    return Ok(());
                }
                if *version != self.version + 1 {
                    return Err(format!("version {version} came after {}", self.version));
                }
                self.version = *version;
                if let Some(seen) = &mut self.view {
                    seen.go_on(view);
                }
                self.clocks.clone_from(clocks);
                self.lines += events.len();
                self.keep(events, false);
            }
            ToClient::Clocks { table, clocks } if *table == self.table => self.clocks = Some(clocks.clone()),
            ToClient::Over { table, ending } if *table == self.table => self.ending = Some(ending.clone()),
            ToClient::Table { info, you } if info.table == self.table => {
                self.seat = you.seat;
                self.info = Some(info.clone());
            }
            _ => {}
        }
        Ok(())
    }

    fn keep(&mut self, lines: &[Told], anew: bool) {
        if let (Some(shown), Some(view)) = (&mut self.shown, &self.view) {
            shown.push(Shown { version: self.version, view: view.clone(), lines: lines.to_vec(), anew });
        }
    }

    /// Returns the question to this player.
    pub fn prompt(&self) -> Option<&Prompt> {
        self.view.as_ref().filter(|_| self.ending.is_none())?.prompt.as_ref()
    }

    /// Answers the open question at random, and waits until that is stored. Returns the version that
    /// came of it.
    ///
    /// # Errors
    /// When it is refused, or the connection is gone.
    pub async fn answer(&mut self, dice: &mut Dice) -> Trial<u32> {
        let prompt = self.prompt().ok_or("nothing is asked")?;
        let (id, answer) = (prompt.id, random_answer(prompt, dice));
        self.give(id, answer).await
    }

    /// Gives an answer, and waits until it is stored.
    ///
    /// # Errors
    /// When it is refused, or the connection is gone.
    pub async fn give(&mut self, prompt: u32, answer: Answer) -> Trial<u32> {
        let ask = self.client.say(ToServer::Answer { table: self.table.clone(), prompt, answer }).await?;
        let mut accepted = None;
        // Its update comes first, because it is told to all at once.
        while accepted.is_none_or(|version| self.version < version) {
            let received = self.client.hear().await?;
            self.take(&received.body)?;
            if received.re == Some(ask) {
                match received.body {
                    ToClient::Accepted { version, .. } => accepted = Some(version),
                    other => return Err(format!("not accepted: {other:?}")),
                }
            }
        }
        accepted.ok_or_else(|| "not accepted".into())
    }

    /// Plays until the match is over, but gives up after so many answers. Returns how many it gave.
    ///
    /// # Errors
    /// When the match gets stuck.
    pub async fn play(&mut self, dice: &mut Dice, most: u32) -> Trial<u32> {
        self.begin().await?;
        let mut given = 0;
        while self.ending.is_none() {
            if self.prompt().is_none() {
                self.step().await?;
            } else if given < most {
                self.answer(dice).await?;
                given += 1;
            } else {
                self.client.say(ToServer::Concede { table: self.table.clone() }).await?;
                while self.ending.is_none() {
                    self.step().await?;
                }
            }
        }
        Ok(given)
    }
}

/// Returns a random answer to a question.
pub fn random_answer(prompt: &Prompt, dice: &mut Dice) -> Answer {
    let count = prompt.options.len();
    let mut all: Vec<u16> = (0..count as u16).collect();
    match prompt.ask {
        Asking::Pick => Answer::Pick { at: dice.below(count) as u16 },
        Asking::Several { min, max } => {
            dice.shuffle(&mut all);
            all.truncate(usize::from(min) + dice.below(usize::from(max - min) + 1));
            Answer::Several { at: all }
        }
        Asking::Arrange => {
            dice.shuffle(&mut all);
            Answer::Arrange { order: all }
        }
        Asking::Number { min, max } => Answer::Number { n: min + dice.below((max - min) as usize + 1) as u32 },
    }
}
