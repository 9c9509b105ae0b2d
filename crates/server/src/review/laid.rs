//! Boards that are laid and not dealt: the judge's desk, lessons and puzzles. They are written as scenario files.

use super::go_on::seated;
use crate::connection_limit::Place;
use crate::guest::GuestId;
use crate::hub::{Hub, no_such_table, trouble};
use crate::outbox::Complaint;
use crate::table::{Chair, Room, Sitter, free_name};
use crate::{catalog, deck};
use baize_kernel::replay::{Difference, Replay};
use baize_kernel::{Answer, Deck, Match, Message, Rulebook, message};
use baize_protocol::catalog::Faces;
use baize_protocol::{GoOn, Hands, PuzzleInfo};
use baize_puzzles::{Puzzle, Solver, puzzles};
use baize_scenario::{Diagnostic, Laid};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Opens the match of a room: its board, or its decks and seed.
///
/// # Errors
/// When that cannot be.
pub fn open(book: &dyn Rulebook, room: &Room) -> Result<Box<dyn Match>, Complaint> {
    match &room.board {
        Some(text) => lay(text),
        None => book
            .open(&room.options, book.pool(), &room.decks(), room.seed())
            .map_err(|problems| deck::cannot(&problems)),
    }
}

/// Lays a board.
///
/// # Errors
/// When that cannot be.
pub fn lay(board: &str) -> Result<Box<dyn Match>, Complaint> {
    Ok(read(board)?.table)
}

/// Reads a board and lays it.
fn read(text: &str) -> Result<Laid, Complaint> {
    let scenarios = baize_scenario::parse("board", text.as_bytes())
        .map_err(|wrong| bad(Message::list(wrong.iter().map(Diagnostic::told).collect(), "\n")))?;
    let first = scenarios.first().ok_or_else(|| bad(message!("it describes no board")))?;
    let laid = || baize_scenario::lay(first, &|id| baize_registry::find(id).ok());
    catch_unwind(AssertUnwindSafe(laid)).map_err(|_| bad(message!("the program is at fault")))?.map_err(bad)
}

/// Returns the faces of the cards that the board of a room invents, which come after those of its game; none where the
/// cards were dealt.
///
/// # Errors
/// When the board cannot be laid.
pub fn invented(room: &Room, lang: &'static str) -> Result<Faces, Complaint> {
    let Some(board) = &room.board else { return Ok(Faces { game: room.game.clone(), faces: Vec::new() }) };
    let laid = read(board)?;
    Ok(catalog::more_faces(laid.book, &laid.pool, lang))
}

/// Works a match out anew that began from a board.
///
/// # Errors
/// When the board cannot be laid, or at the first difference.
pub fn run(board: &str, replay: &Replay) -> Result<Box<dyn Match>, Difference> {
    let table = lay(board).map_err(|complaint| Difference::Start(complaint.text))?;
    baize_record::file::run_laid(replay, table, |_, _, _| {})
}

fn bad(why: Message) -> Complaint {
    Complaint::new("bad_board", why).hint(message!("docs/scenarios.md says how boards are written"))
}

impl Hub {
    /// Opens a table with a board, and returns its id.
    ///
    /// # Errors
    /// Says what is wrong with the board.
    pub async fn lay(
        self: &Arc<Hub>,
        place: Place,
        host: (&GuestId, &str),
        board: String,
        with: &GoOn,
    ) -> Result<String, Complaint> {
        let text = board.clone();
        let reading = move || read(&text).map(|laid| (laid.book, laid.options));
        let (book, options) = self.desks.work(place, reading).await?;
        let decks = vec![Deck { name: String::new(), lines: Vec::new() }; usize::from(options.seats)];
        let (chairs, hands) = seated(host, decks, with)?;
        self.make_room(host.0).await?;
        let room = Room { board: Some(board), ..plain_room(book, options, chairs, hands, host.0) };
        self.new_from(self.book(book.id())?, room, "playing", Vec::new()).await
    }

    /// Opens a table with a puzzle, and returns its id.
    ///
    /// # Errors
    /// When there is none such.
    pub async fn pose(self: &Arc<Hub>, host: (&GuestId, &str), game: &str, n: u32) -> Result<String, Complaint> {
        let book = self.book(game)?;
        let puzzle = find(game, n).ok_or_else(|| {
            let text = message!("there is no puzzle {n}; the game has {of}", n, of = puzzles(game).len());
            Complaint::new("no_such_puzzle", text)
        })?;
        let laid = read(&puzzle.text)?;
        let deck = Arc::new(Deck { name: String::new(), lines: Vec::new() });
        let guest = Sitter::Guest { id: host.0.clone(), name: host.1.to_owned() };
        let mut chairs = vec![Chair { sitter: guest, deck: deck.clone() }];
        let bot = Sitter::Bot { bot: DEFENDER.to_owned(), name: free_name(&chairs) };
        chairs.push(Chair { sitter: bot, deck });
        self.make_room(host.0).await?;
        let room = plain_room(book, laid.options, chairs, Some(Hands::Open), host.0);
        let room = Room { board: Some(puzzle.text.clone()), puzzle: Some(n), ..room };
        self.new_from(book, room, "playing", Vec::new()).await
    }

    /// Returns the room of a table as it is kept.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn kept_room(&self, id: &str) -> Result<Room, Complaint> {
        let row = self.store.table(id).await.map_err(|e| trouble(&e))?.ok_or_else(no_such_table)?;
        serde_json::from_str(&row.room).map_err(|_| no_such_table())
    }

    /// Returns the board of a table that was laid.
    ///
    /// # Errors
    /// When there is no such table, or its cards were dealt.
    pub async fn board(&self, id: &str) -> Result<String, Complaint> {
        self.kept_room(id)
            .await?
            .board
            .ok_or_else(|| Complaint::new("not_now", message!("the cards of this table were dealt")))
    }
}

/// What the best defence of puzzles is called among bots.
pub const DEFENDER: &str = "defender";

/// Returns a room for a board.
fn plain_room(
    book: &dyn Rulebook,
    options: baize_kernel::Options,
    chairs: Vec<Chair>,
    hands: Option<Hands>,
    host: &GuestId,
) -> Room {
    Room {
        game: book.id().to_owned(),
        options,
        chairs,
        host: Some(host.clone()),
        clock: None,
        private: true,
        fair: Some(false),
        secret: None,
        seed: Some("0".to_owned()),
        ending: None,
        rematch: None,
        hands,
        source: None,
        board: None,
        puzzle: None,
    }
}

fn find(game: &str, n: u32) -> Option<&'static Puzzle> {
    puzzles(game).into_iter().find(|puzzle| puzzle.n == n as usize)
}

/// Returns what is told of a puzzle.
pub fn puzzle_of(game: &str, n: u32) -> Option<PuzzleInfo> {
    let puzzle = find(game, n)?;
    let (turn, goal, rivals) = (puzzle.turn()?, puzzle.goal().word().to_owned(), puzzle.rivals().to_vec());
    let zone = puzzle.zone().map(ToOwned::to_owned);
    Some(PuzzleInfo { n, of: puzzles(game).len() as u32, turn, goal, rivals, zone })
}

/// Returns the best defence against a puzzle's goal.
pub fn defence(game: &str, n: u32, table: &dyn Match) -> Option<Answer> {
    solver(game, n)?.defence(table)
}

/// Returns an answer that still leads to a puzzle's goal.
pub fn winning(game: &str, n: u32, table: &dyn Match) -> Option<Answer> {
    solver(game, n)?.winning(table)
}

fn solver(game: &str, n: u32) -> Option<Solver> {
    let puzzle = find(game, n)?;
    Some(puzzle.solver_in(puzzle.turn()?))
}
