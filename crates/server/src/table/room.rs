//! The room of a table: who sits where, what is set, with which decks. It is stored whole.

use crate::bots;
use crate::clock;
use crate::deck;
use crate::guest::{GuestId, random_text};
use crate::outbox::Complaint;
use baize_ai::BotSpec;
use baize_kernel::{Deck, Options, Rulebook, message};
use baize_protocol::{self as wire, ClockRule, DeckWish, Hands, LobbyTable, SeatKind, SeatWish, Sitting};
use baize_record::shuffle::Shuffle;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How many letters a secret has, each worth five bits.
const SECRET: usize = 52;

/// Everything about a table that is not the match itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// The game's id.
    pub game: String,
    /// What is set, with defaults filled in.
    pub options: Options,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// Who may change things before the match.
    pub host: Option<GuestId>,
    /// The clock.
    pub clock: Option<ClockRule>,
    /// Whether only those with the link find it.
    pub private: bool,
    /// Whether it is played in fair play; when nothing is said, between people it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<bool>,
    /// What the seed is made of besides names and decks, drawn when the table is opened and told only when the
    /// match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The seed of the match, once it began; text, because readers of JSON round large numbers.
    pub seed: Option<String>,
    /// How the match ended.
    pub ending: Option<StoredEnding>,
    /// The next match of the same seats.
    pub rematch: Option<String>,
    /// How one guest plays several seats, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Hands>,
    /// Where the match comes from, when it was not dealt at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
    /// The board that was laid, as a scenario file, when the cards were not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The number of the puzzle that is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<u32>,
}

/// Where a match comes from that was not dealt at its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Source {
    /// It goes on from a moment of another.
    Continued {
        /// The table of that match.
        table: String,
        /// How many of its answers still hold.
        version: u32,
    },
    /// A guest brought it as a file.
    Brought,
}

/// How and why a match ended, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredEnding {
    /// How.
    pub outcome: wire::Outcome,
    /// Why: `rules`, `concession`, `time`, `absence`, `agreement`, `abandoned`, `upgrade`.
    pub reason: String,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// The deck to be played from it. Matches at rest share those that are equal.
    #[serde(with = "shared")]
    pub deck: Arc<Deck>,
}

/// Something shared is stored as if it were not.
mod shared {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::sync::Arc;

    pub fn serialize<T: Serialize, S: Serializer>(shared: &Arc<T>, to: S) -> Result<S::Ok, S::Error> {
        T::serialize(shared, to)
    }

    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Arc<T>, D::Error> {
        T::deserialize(from).map(Arc::new)
    }
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A guest.
    Guest {
        /// Who.
        id: GuestId,
        /// How the guest was called when sitting down.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which, as it is asked for.
        bot: String,
        /// How it is called at this table.
        #[serde(default)]
        name: String,
    },
}

impl Room {
    /// Makes a room as a guest wishes it.
    ///
    /// # Errors
    /// Says why it cannot be.
    pub fn new(
        book: &dyn Rulebook,
        host: (&GuestId, &str),
        wishes: &wire::Options,
        seats: &[SeatWish],
        clock: Option<ClockRule>,
        private: bool,
        hands: Option<Hands>,
    ) -> Result<Room, Complaint> {
        let options = deck::options(book, wishes)?;
        let wanted = book.menu().seats(&options);
        if seats.len() != wanted {
            let text =
                message!("{wanted} seats are wanted with these settings, not {seats}", wanted, seats = seats.len());
            return Err(Complaint::new("bad_options", text).hint(message!("say who sits on each seat")));
        }
        if hands.is_none() && seats.iter().filter(|s| s.kind == SeatKind::Me).count() > 1 {
            let hint = message!("say with `hands` how one guest plays several seats");
            return Err(Complaint::new("bad_options", message!("a guest sits on one seat at most")).hint(hint));
        }
        if hands.is_some() && seats.iter().any(|s| s.kind == SeatKind::Open) {
            let text = message!("where one guest plays several seats, no other is open to anybody");
            return Err(Complaint::new("bad_options", text));
        }
        check_clock(clock)?;
        let usual = book.usual_decks(&options);
        let mut chairs = Vec::with_capacity(wanted);
        for (at, wish) in seats.iter().enumerate() {
            let deck = match &wish.deck {
                Some(wish) => deck::read(book, &options, wish)?,
                None => usual.get(at).cloned().ok_or_else(|| deck::none_ships(book))?,
            };
            let sitter = match wish.kind {
                SeatKind::Me => Sitter::Guest { id: host.0.clone(), name: hand_name(host.1, at, hands) },
                SeatKind::Open => Sitter::Open,
                SeatKind::Bot => Sitter::Bot { bot: bot_kind(wish.bot.as_deref())?, name: free_name(&chairs) },
            };
            chairs.push(Chair { sitter, deck: Arc::new(deck) });
        }
        Ok(Room {
            game: book.id().to_owned(),
            options,
            chairs,
            host: Some(host.0.clone()),
            clock,
            private,
            fair: wishes.fair,
            secret: Some(random_text(SECRET)),
            seed: None,
            ending: None,
            rematch: None,
            hands,
            source: None,
            board: None,
            puzzle: None,
        })
    }

    /// Returns the same room for another match.
    pub fn again(&self) -> Room {
        let options = Options { key: None, ..self.options.clone() };
        let fresh = Room { options, seed: None, ending: None, rematch: None, source: None, ..self.clone() };
        Room { secret: Some(random_text(SECRET)), ..fresh }
    }

    /// Returns whether the match is, or would be, played in fair play.
    pub fn is_fair(&self) -> bool {
        self.fair.unwrap_or_else(|| self.guests().collect::<BTreeSet<_>>().len() > 1)
    }

    /// Returns the seat of a guest.
    pub fn seat_of(&self, guest: &GuestId) -> Option<u8> {
        let sits = |chair: &Chair| matches!(&chair.sitter, Sitter::Guest { id, .. } if id == guest);
        self.chairs.iter().position(sits).map(|at| at as u8)
    }

    /// Returns every seat of a guest.
    pub fn seats_of(&self, guest: &GuestId) -> Vec<u8> {
        (0..self.chairs.len() as u8).filter(|&seat| self.sits(guest, seat)).collect()
    }

    /// Returns whether a guest has a seat.
    pub fn sits(&self, guest: &GuestId, seat: u8) -> bool {
        let sitter = self.chairs.get(usize::from(seat)).map(|chair| &chair.sitter);
        matches!(sitter, Some(Sitter::Guest { id, .. }) if id == guest)
    }

    /// Returns whether people and not only bots sit on several seats, whoever they are.
    pub fn has_rivals(&self) -> bool {
        self.guests().collect::<BTreeSet<_>>().len() > 1
    }

    /// Returns the seed of the match; 0 before it begins.
    pub fn seed(&self) -> u64 {
        self.seed.as_deref().and_then(|seed| seed.parse().ok()).unwrap_or(0)
    }

    /// Returns what the seed of the match is made of; tables of the first release have no secret.
    pub fn shuffle(&self, table: &str) -> Option<Shuffle> {
        Some(Shuffle { table: table.to_owned(), secret: self.secret.clone()?, names: self.names() })
    }

    /// Returns whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| chair.sitter != Sitter::Open)
    }

    /// Returns every guest who sits here.
    pub fn guests(&self) -> impl Iterator<Item = &GuestId> {
        self.chairs.iter().filter_map(|chair| match &chair.sitter {
            Sitter::Guest { id, .. } => Some(id),
            _ => None,
        })
    }

    /// Returns everybody to whom the table counts: those who sit here, and the host.
    pub fn people(&self) -> BTreeSet<&GuestId> {
        self.guests().chain(&self.host).collect()
    }

    /// Returns how each seat is called; open ones not at all.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.sitter.name().to_owned()).collect()
    }

    /// Returns the table as the lobby tells of it.
    pub fn listed(&self, id: &str, state: wire::TableState) -> LobbyTable {
        let seat = |chair: &Chair| (chair.sitter != Sitter::Open).then(|| chair.sitter.name().to_owned());
        LobbyTable {
            table: id.to_owned(),
            game: self.game.clone(),
            mode: self.options.mode.clone(),
            format: self.options.format.clone(),
            state,
            seats: self.chairs.iter().map(seat).collect(),
            clock: self.clock,
        }
    }

    /// Returns the decks, seat by seat.
    pub fn decks(&self) -> Vec<Deck> {
        self.chairs.iter().map(|chair| Deck::clone(&chair.deck)).collect()
    }

    /// Sits a guest down on an open seat.
    ///
    /// # Errors
    /// Says why that cannot be.
    pub fn sit(
        &mut self,
        book: &dyn Rulebook,
        guest: (&GuestId, &str),
        seat: u8,
        deck: Option<&DeckWish>,
    ) -> Result<(), Complaint> {
        let deck = deck.map(|wish| deck::read(book, &self.options, wish)).transpose()?;
        if self.chair(seat)?.sitter != Sitter::Open {
            return Err(Complaint::new("full", message!("seat {seat} is taken", seat))
                .hint(message!("choose another seat, or watch")));
        }
        // A guest who sits already changes the seat, but one who plays several takes one more.
        if let Some(old) = self.seat_of(guest.0).filter(|_| self.hands.is_none()) {
            self.chairs[usize::from(old)].sitter = Sitter::Open;
        }
        let chair = self.chair(seat)?;
        chair.sitter = Sitter::Guest { id: guest.0.clone(), name: guest.1.to_owned() };
        if let Some(deck) = deck {
            chair.deck = Arc::new(deck);
        }
        Ok(())
    }

    /// Lets a guest stand up. A host who does gives the table to another guest who sits.
    pub fn stand(&mut self, guest: &GuestId) {
        for seat in self.seats_of(guest) {
            self.chairs[usize::from(seat)].sitter = Sitter::Open;
        }
        if self.host.as_ref() == Some(guest) {
            let next = self.guests().next().cloned();
            self.host = next;
        }
    }

    /// Seats a bot, or frees a bot's seat.
    ///
    /// # Errors
    /// When the seat is a guest's or there is no such bot.
    pub fn set_bot(&mut self, seat: u8, bot: Option<&str>) -> Result<(), Complaint> {
        let sitter = match bot {
            Some(kind) => Sitter::Bot { bot: bot_kind(Some(kind))?, name: free_name(&self.chairs) },
            None => Sitter::Open,
        };
        let chair = self.chair(seat)?;
        if matches!(chair.sitter, Sitter::Guest { .. }) {
            return Err(Complaint::new("full", message!("a guest sits on seat {seat}", seat)));
        }
        chair.sitter = sitter;
        Ok(())
    }

    /// Returns a seat to be changed.
    ///
    /// # Errors
    /// When there is none such.
    pub fn chair(&mut self, seat: u8) -> Result<&mut Chair, Complaint> {
        let seats = self.chairs.len();
        let none = || {
            Complaint::new(
                "no_such_seat",
                message!("there is no seat {seat}; seats are 0 to {seats}", seat, seats = seats - 1),
            )
        };
        self.chairs.get_mut(usize::from(seat)).ok_or_else(none)
    }
}

impl Sitter {
    /// Returns how the sitter is called; empty for nobody.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Open => "",
            Sitter::Guest { name, .. } => name,
            // Bots of tables from before they had names go by what they are.
            Sitter::Bot { bot, name } if name.is_empty() => bot,
            Sitter::Bot { name, .. } => name,
        }
    }

    /// Returns which bot sits there, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot { bot, .. } => Some(bot),
            _ => None,
        }
    }

    /// Returns the sitter as it is told.
    pub fn told(&self) -> Sitting {
        match self {
            Sitter::Open => Sitting::Open,
            Sitter::Guest { .. } => Sitting::Guest,
            Sitter::Bot { .. } => Sitting::Bot,
        }
    }
}

/// Returns how a seat of one who plays several is called.
fn hand_name(name: &str, seat: usize, hands: Option<Hands>) -> String {
    match hands {
        Some(_) => format!("{name} {}", seat + 1),
        None => name.to_owned(),
    }
}

/// What bots are called, so that several at a table can be told apart.
const BOT_NAMES: [&str; 8] = ["Ada", "Basil", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hedy"];

/// Returns a name for a bot that nobody has at these seats.
pub fn free_name(chairs: &[Chair]) -> String {
    let free = |name: &&&str| chairs.iter().all(|chair| chair.sitter.name() != **name);
    BOT_NAMES.iter().find(free).map_or_else(|| format!("Bot {}", chairs.len() + 1), |name| (*name).to_owned())
}

/// Returns which bot is meant; the usual one when none is named.
///
/// # Errors
/// When there is none such.
pub fn bot_kind(name: Option<&str>) -> Result<String, Complaint> {
    let name = name.unwrap_or(bots::USUAL);
    // How much a bot may think is the host's to say, not a guest's.
    let known = baize_ai::kinds().iter().any(|kind| kind.name == name);
    if known && name.parse::<BotSpec>().is_ok() {
        return Ok(name.to_owned());
    }
    let names: Vec<&str> = baize_ai::kinds().iter().map(|kind| kind.name).collect();
    Err(Complaint::new("bad_options", message!("there is no bot `{name}`", name))
        .hint(message!("bots: {names}", names = names.join(", "))))
}

fn check_clock(clock: Option<ClockRule>) -> Result<(), Complaint> {
    let Some(rule) = clock else { return Ok(()) };
    if clock::BANK.contains(&rule.bank) && rule.increment <= clock::MOST_INCREMENT {
        return Ok(());
    }
    let (least, most) = (clock::BANK.start(), clock::BANK.end());
    let hint = message!(
        "a bank has {least} to {most} seconds, an answer adds 0 to {added}",
        least,
        most,
        added = clock::MOST_INCREMENT
    );
    Err(Complaint::new("bad_options", message!("the clock cannot be set so")).hint(hint))
}
