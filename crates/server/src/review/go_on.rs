//! Playing on from a moment of a match that is over: a new table, at which the answers up to there were given already.

use super::Past;
use crate::connection_limit::Place;
use crate::guest::{GuestId, random_text};
use crate::hub::{Hub, ID_LETTERS, trouble};
use crate::now::now;
use crate::outbox::Complaint;
use crate::rates::Costly;
use crate::store::{AnswerRow, Op, Origin};
use crate::table::{Chair, Room, Sitter, Source, bot_kind, free_name};
use baize_kernel::{Deck, Message, Rulebook, message};
use baize_protocol::{GoOn, Hands};
use baize_record::meaning::ENGINE;
use std::sync::Arc;

impl Hub {
    /// Opens a table that goes on from a moment of a match, and returns its id.
    ///
    /// # Errors
    /// When there is no such match or moment, or it could not be stored.
    pub async fn go_on(
        self: &Arc<Hub>,
        place: Place,
        host: (&GuestId, &str),
        id: &str,
        version: u32,
        with: &GoOn,
    ) -> Result<String, Complaint> {
        let past = Arc::new(self.past(id).await?);
        let room = past.room_from(host, version, with)?;
        self.rates.take_for(Costly::Table, version as usize, place)?;
        let looking = past.clone();
        self.desks.work(place, move || looking.is_open_at(version as usize)).await?;
        self.make_room(host.0).await?;
        let answers = past.answers.iter().take(version as usize).cloned();
        self.new_from(past.book, room, "playing", answers.map(|row| AnswerRow { clocks: None, ..row }).collect()).await
    }

    /// Stores a table whose match has answers already, and returns its id.
    pub(super) async fn new_from(
        &self,
        book: &'static dyn Rulebook,
        room: Room,
        state: &'static str,
        answers: Vec<AnswerRow>,
    ) -> Result<String, Complaint> {
        let id = random_text(ID_LETTERS);
        let text = serde_json::to_string(&room).map_err(|e| Complaint::new("trouble", Message::foreign(e)))?;
        let (engine, meaning) = (ENGINE.to_owned(), self.meaning(book).to_owned());
        let mut ops = vec![
            Op::Entered { table: id.clone() },
            Op::Table { id: id.clone(), state, room: text, changed: now() as i64 },
            Op::Origin { table: id.clone(), origin: Origin { engine, meaning } },
        ];
        let answer = |(n, row): (usize, AnswerRow)| Op::Answer { table: id.clone(), n: n as u32, row };
        ops.extend(answers.into_iter().enumerate().map(answer));
        self.write(ops).await.map_err(|e| trouble(&e))?;
        Ok(id)
    }
}

impl Past {
    /// Checks that a question is open after some answers.
    fn is_open_at(&self, version: usize) -> Result<(), Complaint> {
        let table = self.run(version, |_, _, _| {})?;
        if table.prompt().is_some() {
            return Ok(());
        }
        Err(Complaint::new("not_now", message!("nothing is asked at that moment"))
            .hint(message!("go on from an earlier one")))
    }

    /// Returns the room in which somebody plays on.
    fn room_from(&self, host: (&GuestId, &str), version: u32, with: &GoOn) -> Result<Room, Complaint> {
        if version as usize > self.answers.len() {
            let text = message!("the match has {answers} answers only", answers = self.answers.len());
            return Err(Complaint::new("not_now", text));
        }
        let (chairs, hands) = seated(host, self.room.decks(), with)?;
        Ok(Room {
            chairs,
            hands,
            host: Some(host.0.clone()),
            clock: None,
            private: true,
            // What the seed was made of was told when the match was over, so it commits nobody any more.
            secret: None,
            ending: None,
            rematch: None,
            puzzle: None,
            source: Some(Source::Continued { table: self.id.clone(), version }),
            ..self.room.clone()
        })
    }
}

/// Seats somebody and the others they play on with.
///
/// # Errors
/// When there is no such seat or bot.
pub fn seated(host: (&GuestId, &str), decks: Vec<Deck>, with: &GoOn) -> Result<(Vec<Chair>, Option<Hands>), Complaint> {
    let (seats, mut chairs, mut hands) = (decks.len(), Vec::with_capacity(decks.len()), None);
    for (at, deck) in decks.into_iter().enumerate() {
        let own = |name: String| Sitter::Guest { id: host.0.clone(), name };
        let sitter = match with {
            GoOn::Hands { hands: how } => {
                hands = Some(*how);
                own(format!("{} {}", host.1, at + 1))
            }
            GoOn::Bot { seat, .. } if usize::from(*seat) == at => own(host.1.to_owned()),
            GoOn::Bot { bot, .. } => Sitter::Bot { bot: bot_kind(bot.as_deref())?, name: free_name(&chairs) },
        };
        chairs.push(Chair { sitter, deck: Arc::new(deck) });
    }
    match with {
        GoOn::Bot { seat, .. } if usize::from(*seat) >= seats => {
            Err(Complaint::new("no_such_seat", message!("there is no seat {seat}", seat)))
        }
        _ => Ok((chairs, hands)),
    }
}
