//! Matches that are over, looked at again: worked out anew from their answers, and shown through anybody's eyes.

mod bring;
mod doors;
mod go_on;
mod laid;

pub use doors::doors;
pub use laid::{DEFENDER, defence, invented, lay, open, puzzle_of, winning};

use crate::guest::GuestId;
use crate::hub::{Hub, is_table_id, no_such_table, trouble};
use crate::outbox::Complaint;
use crate::sight::Sight;
use crate::store::{AnswerRow, Op, StoreError, TableRow};
use crate::table::{self, Room, Source, ending_words};
use baize_kernel::{Event, Match, Rulebook, Seat, message};
use baize_presenter::{Known, Language, Presenter};
use baize_protocol::{
    Ending, Finished, Moment, Review, ReviewFrame, ReviewFrames, ReviewOrigin, ReviewSeat, ToClient, Told, What,
};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many boards are shown at once.
pub const PAGE: usize = 24;

/// How many matches are listed at once.
const LISTED: u32 = 30;

/// The fact that says that it was noted who played which match.
const PLAYED: &str = "played";

/// A match that is over, as it is stored.
pub struct Past {
    id: String,
    book: &'static dyn Rulebook,
    room: Room,
    row: TableRow,
    answers: Vec<AnswerRow>,
    /// How many answers were given and taken back.
    taken_back: u32,
}

impl Hub {
    /// Finds a match that is over. While one is on, its seed and its answers are nobody's to know.
    ///
    /// # Errors
    /// When there is no such table, its match is not over, or it cannot be read.
    pub async fn past(&self, id: &str) -> Result<Past, Complaint> {
        let row = if is_table_id(id) { self.store.table(id).await.map_err(|e| trouble(&e))? } else { None };
        let row = row.ok_or_else(no_such_table)?;
        let room: Room = serde_json::from_str(&row.room).map_err(|_| no_such_table())?;
        if row.state != "over" {
            let why =
                Complaint::new("not_now", message!("the match is not over, and its replay would show what is hidden"));
            return Err(why.hint(message!("ask again when it is over")));
        }
        let book = self.book(&room.game)?;
        let history = self.store.history(id).await.map_err(|e| trouble(&e))?;
        if let Some(why) = history.fault {
            return Err(Complaint::new("broken", message!("the replay is damaged: {why}", why)));
        }
        let taken_back = self.store.count_taken_back(id).await.map_err(|e| trouble(&e))?.1;
        Ok(Past { id: id.to_owned(), book, room, row, answers: history.answers, taken_back })
    }

    /// Returns a match that is over as a replay: its game's id and the file. It is signed if all of it happened here.
    ///
    /// # Errors
    /// When there is no such table, or its match is not over.
    pub async fn replay(&self, id: &str) -> Result<(String, String), Complaint> {
        let past = self.past(id).await?;
        let replay = table::replay(past.book, &past.room, &past.answers);
        let note = past.note();
        if let Some(board) = &past.room.board {
            return Ok((past.room.game.clone(), baize_record::file::write_laid(&replay, Some(&note), board)));
        }
        if past.room.source.is_some() {
            return Ok((past.room.game, baize_record::file::write(&replay, Some(&note))));
        }
        // The secret of a match of the first release would open nothing.
        let shuffle = past.room.shuffle(id).filter(|shuffle| shuffle.made(&replay));
        let text = baize_record::file::write_signed(&replay, Some(&note), shuffle, &self.notary);
        Ok((past.room.game, text))
    }

    /// Notes who played the matches of earlier releases, once.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_played(&self) -> Result<(), StoreError> {
        if self.store.known_fact(PLAYED).await?.is_some() {
            return Ok(());
        }
        let mut last = String::new();
        loop {
            let rows = self.store.tables_after(&last).await?;
            let Some(row) = rows.last() else { break };
            last.clone_from(&row.id);
            let ops: Vec<Op> = rows.iter().filter(|row| row.state == "over").flat_map(played).collect();
            self.write(ops).await?;
        }
        self.write(vec![Op::Fact { name: PLAYED.into(), value: "noted".to_owned() }]).await
    }

    /// Lists matches of a guest that are over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finished(&self, guest: &GuestId, skip: u32) -> Result<ToClient, Complaint> {
        let rows = self.store.played(&guest.0, skip, LISTED + 1).await.map_err(|e| trouble(&e))?;
        let more = rows.len() > LISTED as usize;
        let told = |(row, ended): &(TableRow, i64)| {
            let room: Room = serde_json::from_str(&row.room).ok()?;
            Some(Finished {
                table: row.id.clone(),
                seats: room.names(),
                yours: room.seats_of(guest),
                outcome: room.ending.as_ref().map(|ending| ending.outcome.clone()),
                reason: room.ending.map_or_else(String::new, |ending| ending.reason),
                ended: u32::try_from(ended / 1000).unwrap_or(0),
                game: room.game,
                mode: room.options.mode,
                format: room.options.format,
            })
        };
        Ok(ToClient::Finished { matches: rows.iter().take(LISTED as usize).filter_map(told).collect(), more })
    }
}

impl Past {
    /// Returns how many answers it has.
    pub fn length(&self) -> usize {
        self.answers.len()
    }

    /// Returns what there is to know about where the match comes from, in a line.
    fn note(&self) -> String {
        let end = self.room.ending.as_ref().map_or("unfinished".to_owned(), |e| format!("ended by {}", e.reason));
        let by = self.row.origin.as_ref().map(|o| format!(", played by {} ({})", o.engine, o.meaning));
        let back = (self.taken_back > 0).then(|| format!(", {} answers were taken back", self.taken_back));
        let from = match &self.room.source {
            Some(Source::Continued { table, version }) => format!(", continued from answer {version} of table {table}"),
            Some(Source::Brought) => ", brought along as a file".to_owned(),
            None => String::new(),
        };
        format!("table {}, {end}{}{}{from}", self.id, by.unwrap_or_default(), back.unwrap_or_default())
    }

    /// Checks that eyes are those of somebody who was there.
    ///
    /// # Errors
    /// When there is no such seat.
    fn has(&self, sight: Sight) -> Result<(), Complaint> {
        match sight {
            Sight::Seat(seat) if usize::from(seat) >= self.room.chairs.len() => {
                Err(Complaint::new("no_such_seat", message!("there is no seat {seat}", seat)))
            }
            _ => Ok(()),
        }
    }

    /// Works the match out anew as far as some answers, showing it after the set-up and after each.
    ///
    /// # Errors
    /// When it is no longer what it was.
    fn run(
        &self,
        answers: usize,
        mut show: impl FnMut(usize, &dyn Match, &[Event]),
    ) -> Result<Box<dyn Match>, Complaint> {
        let ran = catch_unwind(AssertUnwindSafe(|| {
            let mut table = open(self.book, &self.room).map_err(|_| changed())?;
            show(0, &*table, table.opening());
            for (n, row) in self.answers.iter().take(answers).enumerate() {
                let events = table.answer(Seat(row.seat), &row.answer).map_err(|_| changed())?;
                if table.digest() != row.digest {
                    return Err(changed());
                }
                show(n + 1, &*table, &events);
            }
            Ok(table)
        }));
        ran.unwrap_or_else(|_| {
            Err(Complaint::new("broken", message!("the match cannot be shown: the program is at fault")))
        })
    }

    fn presenter<'a>(&'a self, table: &'a dyn Match, sight: Sight, lang: &str) -> Presenter<'a> {
        let mut presenter = Presenter::new(self.book, &self.room.options, table, sight.you());
        presenter.language = Language::of(self.book, lang);
        presenter.names = self.room.names();
        presenter
    }

    /// Returns everything about the match but its boards.
    ///
    /// # Errors
    /// When it is no longer what it was, or there are no such eyes.
    pub fn review(&self, sight: Sight, lang: &str) -> Result<Review, Complaint> {
        self.has(sight)?;
        let (mut known, mut moments) = (Known::default(), Vec::with_capacity(self.answers.len() + 1));
        let end = self.run(self.answers.len(), |n, table, events| {
            let presenter = self.presenter(table, sight, lang);
            known.learn(&sight.view(table));
            let told = sight.told(&presenter, &mut known, events);
            let by = n.checked_sub(1).map(|n| self.answers[n].seat);
            let question = || table.prompt().map(|prompt| presenter.question_alone(prompt, &known));
            moments.push(moment(table, by, &told, || question().unwrap_or_default()));
        })?;
        let gave_up = self.answers.iter().rev().find(|row| row.cause.is_some()).map(|row| Seat(row.seat));
        let presenter = self.presenter(&*end, sight, lang);
        let ending = self.room.ending.as_ref().map(|ending| Ending {
            outcome: ending.outcome.clone(),
            reason: ending.reason.clone(),
            text: ending_words(&presenter, ending, gave_up),
        });
        let seat = |chair: &table::Chair| ReviewSeat {
            name: chair.sitter.name().to_owned(),
            deck: chair.deck.name.clone(),
            bot: chair.sitter.bot().map(str::to_owned),
        };
        Ok(Review {
            table: self.id.clone(),
            game: self.room.game.clone(),
            options: crate::catalog::told_options(&self.room.options),
            seats: self.room.chairs.iter().map(seat).collect(),
            teams: self.book.teams(&self.room.options),
            ending,
            origin: match self.room.source {
                _ if self.room.board.is_some() => ReviewOrigin::Laid,
                None => ReviewOrigin::Played,
                Some(Source::Continued { .. }) => ReviewOrigin::Continued,
                Some(Source::Brought) => ReviewOrigin::Brought,
            },
            answers: self.answers.len() as u32,
            taken_back: self.taken_back,
            moments,
        })
    }

    /// Returns some boards of the match.
    ///
    /// # Errors
    /// When it is no longer what it was, or there are no such eyes.
    pub fn frames(&self, sight: Sight, lang: &str, from: usize) -> Result<ReviewFrames, Complaint> {
        self.has(sight)?;
        let last = (from + PAGE - 1).min(self.answers.len());
        let (mut known, mut frames) = (Known::default(), Vec::new());
        self.run(last, |n, table, events| {
            let presenter = self.presenter(table, sight, lang);
            let seen = sight.view(table);
            known.learn(&seen);
            let events = sight.told(&presenter, &mut known, events);
            if n >= from {
                known.learn(&seen);
                frames.push(ReviewFrame { events, view: crate::wire::view(table, &presenter, &known, &seen) });
            }
        })?;
        Ok(ReviewFrames { from: from as u32, frames })
    }
}

/// Returns what an answer did, in a line: the first thing it did that is not a heading, or else what is asked next.
fn moment(table: &dyn Match, by: Option<u8>, told: &[Told], question: impl FnOnce() -> String) -> Moment {
    let (active, turn, _) = table.clock();
    let stage = |told: &Told| matches!(told.what, What::PhaseBegan { .. } | What::TurnBegan { .. });
    let plain = || told.iter().filter(|told| !told.heading && !told.words.is_empty());
    let line = plain().find(|told| !stage(told)).or_else(|| plain().next()).or(told.first());
    let words = line.map_or_else(question, |line| line.words.clone());
    let clause = line.and_then(|line| line.clauses.first().cloned()).unwrap_or_default();
    Moment { by, turn, active: active.0, words, clause }
}

/// Returns what is noted of a match that is over: who played it.
fn played(row: &TableRow) -> Vec<Op> {
    let Ok(room) = serde_json::from_str::<Room>(&row.room) else { return Vec::new() };
    let guests: BTreeSet<&GuestId> = room.guests().collect();
    let op = |guest: &&GuestId| Op::Played { guest: guest.0.clone(), table: row.id.clone(), ended: row.changed };
    guests.iter().map(op).collect()
}

fn changed() -> Complaint {
    let text = message!("the match can no longer be shown: cards or rules mean something else than when it was played");
    Complaint::new("changed", text).hint(message!("download its replay, and use the release that it names"))
}
