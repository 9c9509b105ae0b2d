//! Replays that guests bring along as files: worked out anew from the first answer to the last before they are kept.

use super::{Past, laid};
use crate::connection_limit::Place;
use crate::guest::{GuestId, clean_name};
use crate::hub::{Hub, trouble};
use crate::now::now;
use crate::outbox::Complaint;
use crate::store::{AnswerRow, Op, TableRow};
use crate::table::{Chair, Room, Sitter, Source, StoredEnding};
use crate::{catalog, deck, wire};
use baize_kernel::replay::Replay;
use baize_kernel::{Answer, Deck, Message, Outcome, Rulebook, Seat, message};
use baize_presenter::letter;
use baize_record::file as record;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The largest file, in bytes.
pub const LARGEST: usize = 2 << 20;

/// The most answers of a match that is kept.
const MOST_ANSWERS: usize = 5000;

/// The most cards of all decks together.
const MOST_CARDS: u64 = 2000;

/// The most that is stored of it besides the answers, in bytes: decks, settings, and a board that was laid.
const LARGEST_ROOM: usize = 64 << 10;

impl Hub {
    /// Keeps a replay that a guest brings, and returns the id under which it is shown.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub async fn bring(
        self: &Arc<Hub>,
        place: Place,
        guest: Option<GuestId>,
        bytes: Vec<u8>,
    ) -> Result<String, Complaint> {
        let hub = self.clone();
        let past = self.desks.work(place, move || hub.check_replay(&bytes)).await?;
        let room = past.room.clone();
        let id = self.new_from(past.book, room, "over", past.answers.clone()).await?;
        if let Some(guest) = guest {
            let op = Op::Played { guest: guest.0, table: id.clone(), ended: now() as i64 };
            self.write(vec![op]).await.map_err(|e| trouble(&e))?;
        }
        Ok(id)
    }

    /// Checks a file: its shape, its signature, its game, and every answer.
    fn check_replay(&self, bytes: &[u8]) -> Result<Past, Complaint> {
        let (replay, _) = record::read(bytes).map_err(|why| bad(why.told()))?;
        record::signed_by(bytes).map_err(|why| bad(why.told()))?;
        let book = self.book(&replay.game)?;
        within_bounds(book, &replay)?;
        let board = record::read_board(bytes);
        // It is laid before anything else is known of it.
        if board.as_ref().is_some_and(|board| board.len() > LARGEST_ROOM) {
            return Err(too_large());
        }
        let run = || match &board {
            Some(board) => laid::run(board, &replay),
            None => replay.run(book, book.pool(), |_, _, _| {}),
        };
        let ran = catch_unwind(AssertUnwindSafe(run));
        let table = ran.map_err(|_| bad(message!("the rules cannot make anything of it")))?;
        let table = table.map_err(|difference| bad(difference.told()))?;
        let names = record::read_shuffle(bytes).map(|shuffle| shuffle.names).unwrap_or_default();
        let room = Room { board, ..room(book, &replay, &names, table.outcome()) };
        if serde_json::to_vec(&room).map_or(true, |room| room.len() > LARGEST_ROOM) {
            return Err(too_large());
        }
        let answers = replay.moves.iter().map(answer).collect();
        let row = TableRow {
            id: String::new(),
            state: "over".into(),
            room: String::new(),
            clocks: None,
            changed: 0,
            origin: None,
            set_aside: None,
        };
        Ok(Past { id: String::new(), book, room, row, answers, taken_back: 0 })
    }
}

fn answer(step: &baize_kernel::replay::Move) -> AnswerRow {
    let gave_up = step.answer == Answer::Concede;
    AnswerRow {
        seat: step.seat.0,
        answer: step.answer.clone(),
        digest: step.digest,
        cause: gave_up.then(|| "concession".to_owned()),
        clocks: None,
    }
}

/// Checks what working a replay out would cost, and that it could be a match at all.
fn within_bounds(book: &dyn Rulebook, replay: &Replay) -> Result<(), Complaint> {
    if replay.moves.len() > MOST_ANSWERS {
        return Err(bad(message!("it has more than {most} answers", most = MOST_ANSWERS)));
    }
    let lines = replay.decks.iter().flat_map(|deck| &deck.lines);
    let cards: u64 = lines.clone().map(|line| u64::from(line.count)).sum();
    if cards > MOST_CARDS || lines.count() as u64 > MOST_CARDS {
        return Err(bad(message!("its decks have more than {most} cards", most = MOST_CARDS)));
    }
    let options = deck::options(book, &catalog::told_options(&replay.options))?;
    if replay.decks.len() != book.menu().seats(&options) {
        return Err(bad(message!("it has not a deck for every seat")));
    }
    match replay.moves.iter().position(|step| step.seat.index() >= replay.decks.len()) {
        Some(at) => Err(bad(message!("answer {at} is given by a seat that is not there", at))),
        None => Ok(()),
    }
}

/// Returns the room of a match that was brought: the seats are called as the file says, which anybody could write.
fn room(book: &dyn Rulebook, replay: &Replay, names: &[String], outcome: Option<Outcome>) -> Room {
    let chair = |(at, deck): (usize, &Deck)| {
        let name = names.get(at).and_then(|name| clean_name(name));
        let name = name.unwrap_or_else(|| letter(Seat(at as u8)).to_string());
        Chair {
            sitter: Sitter::Bot { bot: String::new(), name },
            deck: Arc::new(Deck { name: deck::shown_name(&deck.name), ..deck.clone() }),
        }
    };
    let gave_up = replay.moves.last().is_some_and(|step| step.answer == Answer::Concede);
    let reason = if gave_up { "concession" } else { "rules" };
    Room {
        game: book.id().to_owned(),
        options: replay.options.clone(),
        chairs: replay.decks.iter().enumerate().map(chair).collect(),
        host: None,
        clock: None,
        private: true,
        fair: Some(replay.options.fair),
        secret: None,
        seed: Some(replay.seed.to_string()),
        ending: outcome.map(|how| StoredEnding { outcome: wire::outcome(how), reason: reason.to_owned() }),
        rematch: None,
        hands: None,
        source: Some(Source::Brought),
        board: None,
        puzzle: None,
    }
}

fn too_large() -> Complaint {
    bad(message!("its decks and settings take more than {most} KiB", most = LARGEST_ROOM >> 10))
}

fn bad(why: Message) -> Complaint {
    let text = message!("this is no replay that can be shown: {why}", why);
    Complaint::new("bad_replay", text).hint(message!("`baize replay verify FILE` says more"))
}
