//! `baize puzzle`: win this turn, survive it or clear the board, on a real board, against the best defence.

use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use crate::words::bare;
use baize_kernel::{Answer, Clause, Event, Match, Message, Rulebook, Seat, SeatSet, message};
use baize_presenter::{Known, Presenter, read_answer, side, tell};
use baize_puzzles::{ME, Puzzle, Solver, puzzles};
use serde_json::json;
use std::io::{BufRead, Write};

/// Lists puzzles, shows the solution of one, or poses it and reads answers line by line.
///
/// # Errors
/// When there is no such game or puzzle, or reading and writing fails.
pub fn run(out: &mut Out, game: Option<&str>, n: Option<usize>, solution: bool) -> Result<Done, Failure> {
    let Some(game) = game else { return list(out) };
    let book = choose::game(game)?;
    let all = puzzles(book.id());
    let Some(n) = n else { return list_of(out, book, &all) };
    let found = all.iter().find(|puzzle| puzzle.n == n).ok_or_else(|| {
        Failure::usage(message!("{id} has no puzzle {n}", id = book.id(), n))
            .hint(message!("it has {n}", n = all.len()))
    })?;
    let mut posed = Posed::new(book, found)?;
    if solution { posed.solve(out) } else { posed.play(out, &mut std::io::stdin().lock()) }
}

fn list(out: &mut Out) -> Result<Done, Failure> {
    for book in baize_puzzles::games() {
        let (game, count) = (book.id(), puzzles(book.id()).len());
        match out.json {
            true => out.object(&json!({ "game": game, "puzzles": count }))?,
            false => writeln!(out, "{game:<12} {count}")?,
        }
    }
    Ok(Done::Well)
}

fn list_of(out: &mut Out, book: &dyn Rulebook, all: &[&Puzzle]) -> Result<Done, Failure> {
    for puzzle in all {
        match out.json {
            true => {
                let (goal, rivals) = (puzzle.goal().word(), puzzle.rivals());
                let of =
                    json!({ "game": book.id(), "n": puzzle.n, "goal": goal, "rivals": rivals, "board": puzzle.text });
                out.object(&of)?;
            }
            false => {
                let (title, goal) = (tell(out.words.tag, &puzzle.title()), tell(out.words.tag, &puzzle.goal().told()));
                writeln!(out, "{:>2}. {title}: {goal}", puzzle.n)?;
            }
        }
    }
    Ok(Done::Well)
}

/// A puzzle on the table. All hands lie open.
struct Posed {
    book: &'static dyn Rulebook,
    table: Box<dyn Match>,
    solver: Solver,
    known: Known,
    title: Message,
}

impl Posed {
    fn new(book: &'static dyn Rulebook, puzzle: &Puzzle) -> Result<Posed, Failure> {
        let table = puzzle.open().map_err(Failure::new)?;
        let (solver, mut known) = (puzzle.solver(&*table), Known::default());
        known.learn_all(&*table);
        let title = Message::list(vec![puzzle.title(), puzzle.goal().told()], "\n");
        Ok(Posed { book, table, solver, known, title })
    }

    fn presenter(&self, out: &Out) -> Presenter<'_> {
        let mut presenter = Presenter::new(self.book, &baize_kernel::Options::default(), &*self.table, Some(ME));
        presenter.language = out.language(self.book);
        presenter
    }

    fn is_on(&self) -> bool {
        self.solver.settled(&*self.table).is_none()
    }

    /// Shows a line that solves it.
    fn solve(&mut self, out: &mut Out) -> Result<Done, Failure> {
        while self.is_on()
            && let Some(seat) = self.table.prompt().map(|prompt| prompt.seat)
        {
            let found = if seat == ME { self.solver.winning(&*self.table) } else { self.solver.defence(&*self.table) };
            let answer = found.ok_or_else(|| Failure::new(message!("no solution was found")))?;
            self.give(out, seat, &answer)?;
        }
        self.end(out)
    }

    /// Poses it, and reads answers until it is solved or missed.
    fn play(&mut self, out: &mut Out, input: &mut impl BufRead) -> Result<Done, Failure> {
        note(out, &tell(out.words.tag, &self.title))?;
        self.board(out)?;
        while self.is_on()
            && let Some(seat) = self.table.prompt().map(|prompt| prompt.seat)
        {
            if seat != ME {
                let answer = self.solver.defence(&*self.table).unwrap_or(Answer::Pick(0));
                self.give(out, seat, &answer)?;
                continue;
            }
            let options = self.ask(out)?;
            let mut line = String::new();
            let read = std::io::Read::take(&mut *input, 64 << 10).read_line(&mut line);
            if read.map_err(|e| Failure::new(message!("the input cannot be read: {error}", error = e.to_string())))?
                == 0
            {
                return Ok(Done::Well);
            }
            let words: Vec<String> = options.iter().map(|option| bare(option)).collect();
            let Some(prompt) = self.table.prompt() else { break };
            match read_answer(prompt, &words, line.trim()) {
                Ok(answer) => self.give(out, ME, &answer)?,
                Err(why) => note(out, &why)?,
            }
        }
        self.end(out)
    }

    fn board(&self, out: &mut Out) -> Result<(), Failure> {
        let mut lines = Vec::new();
        for seat in (0..self.table.seats()).rev().map(Seat) {
            let (view, presenter) = (self.table.view(Some(seat)), self.presenter(out));
            let scores: String = view.scores.get(seat.index()).into_iter().flatten().map(|n| format!(" {n}")).collect();
            lines.push(format!("{}{scores}", presenter.who(seat)));
            let piles = side(&presenter, &view, seat);
            let told = piles.iter().filter(|pile| pile.count > 0);
            lines.extend(told.map(|pile| format!("  {:<16} {}", pile.title, pile.cards.join(" · "))));
        }
        lines.iter().try_for_each(|line| note(out, line))
    }

    /// Asks the open question, and returns its options in words.
    fn ask(&self, out: &mut Out) -> Result<Vec<String>, Failure> {
        let Some(prompt) = self.table.prompt() else { return Ok(Vec::new()) };
        let (view, presenter) = (self.table.view(Some(prompt.seat)), self.presenter(out));
        let question = presenter.question(prompt, &self.known);
        let options = presenter.options(&view, prompt, |choice| self.table.phrase(choice));
        if out.json {
            out.object(&json!({ "type": "prompt", "id": prompt.id, "question": question, "options": options }))?;
            return Ok(options);
        }
        writeln!(out, "\n{question}")?;
        for (i, option) in options.iter().enumerate() {
            writeln!(out, "  {:>2}. {option}", i + 1)?;
        }
        out.flush()?;
        Ok(options)
    }

    /// Gives an answer, and tells what came of it with its clauses.
    fn give(&mut self, out: &mut Out, seat: Seat, answer: &Answer) -> Result<(), Failure> {
        let events = match self.table.answer(seat, answer) {
            Ok(events) => events,
            Err(why) => return note(out, &why.to_string()),
        };
        let mut lines = Vec::new();
        for event in events {
            let open = Event { sees: SeatSet::ALL, ..event };
            self.known.hear(&open);
            self.presenter(out).log(&mut lines, &open, &self.known);
        }
        for line in lines.iter().filter(|line| line.is_told()) {
            let clauses: Vec<&str> = line.clauses.iter().map(Clause::as_str).collect();
            match out.json {
                true => out.object(&json!({ "type": "event", "clauses": clauses, "text": line.text }))?,
                false => writeln!(out, "{line}")?,
            }
        }
        Ok(())
    }

    fn end(&mut self, out: &mut Out) -> Result<Done, Failure> {
        let solved = self.solver.wins(&*self.table) == Some(true);
        let text = out.words.tell(if solved { "puzzle-solved" } else { "puzzle-missed" });
        match out.json {
            true => out.object(&json!({ "type": "over", "solved": solved, "text": text }))?,
            false => writeln!(out, "\n{text}")?,
        }
        Ok(Done::from_ok(solved))
    }
}

/// Prints a remark, as an object where objects are wanted.
fn note(out: &mut Out, text: &str) -> Result<(), Failure> {
    if out.json {
        return out.object(&json!({ "type": "note", "text": text }));
    }
    Ok(writeln!(out, "{text}")?)
}
