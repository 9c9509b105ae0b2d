//! The game line by line: answers are read from standard input, so that it can be scripted.

use super::Left;
use super::session::{Session, YOU};
use crate::failure::Failure;
use crate::out::Out;
use baize_kernel::{Answer, Clause, Seat};
use baize_presenter::{read_answer, side};
use serde_json::json;
use std::io::{BufRead, IsTerminal, Write};

const HELP: &str = "\
Type the number of an option or its words. For several: `1 3`, `none` or `all`; for an order: `2 1 3` or `keep`.
  board         the table as you see it
  log           what happened so far
  ? [CLAUSE]    what a clause says; that of the question when left out
  undo          back to your last decision
  concede       give up
  save FILE     leave the game and keep a replay
  quit          leave the game";

/// Plays until the match is over, the person leaves or the input ends.
///
/// # Errors
/// When reading or writing fails.
pub fn run(session: &mut Session, input: &mut impl BufRead, out: &mut Out) -> Result<Left, Failure> {
    let mut plain = Plain { typed: std::io::stdin().is_terminal(), told: 0, turn: None };
    if !out.json {
        writeln!(
            out,
            "{} against {}, seed {}. Type `help` for help.",
            session.title(),
            session.bot(),
            session.replay().seed
        )?;
    }
    loop {
        plain.tell_news(session, out)?;
        if session.prompt().is_none() {
            tell_end(session, out)?;
            return Ok(Left::default());
        }
        plain.ask(session, out)?;
        let Some(line) = read_line(input)? else {
            say(out, "The input has ended, so the game is left here.")?;
            return Ok(Left::default());
        };
        if let Some(left) = plain.obey(session, line.trim(), input, out)? {
            return Ok(left);
        }
    }
}

/// How far the person has been told.
struct Plain {
    /// Whether someone types the answers, and wants to be asked for them.
    typed: bool,
    told: usize,
    turn: Option<u16>,
}

impl Plain {
    fn tell_news(&mut self, session: &Session, out: &mut Out) -> Result<(), Failure> {
        // After going back, the log is shorter than what was told.
        self.told = self.told.min(session.log().len());
        for line in &session.log()[self.told..] {
            if out.json {
                let clauses: Vec<&str> = line.clauses.iter().map(Clause::as_str).collect();
                out.object(&json!({ "type": "event", "clauses": clauses, "text": line.text }))?;
            } else {
                writeln!(out, "{line}")?;
            }
        }
        self.told = session.log().len();
        Ok(())
    }

    fn ask(&mut self, session: &Session, out: &mut Out) -> Result<(), Failure> {
        let Some((question, options)) = session.question() else { return Ok(()) };
        if out.json {
            let id = session.prompt().map(|p| p.id);
            return out.object(&json!({ "type": "prompt", "id": id, "question": question, "options": options }));
        }
        let turn = session.table().clock().1;
        if self.turn.replace(turn) != Some(turn) {
            tell_board(session, out)?;
        }
        writeln!(out, "\n{question}")?;
        for (i, option) in options.iter().enumerate() {
            writeln!(out, "  {:>2}. {option}", i + 1)?;
        }
        if self.typed {
            write!(out, "> ")?;
        }
        Ok(out.flush()?)
    }

    /// Does what a line says. Returns how the game was left, when it was.
    fn obey(
        &mut self,
        session: &mut Session,
        line: &str,
        input: &mut impl BufRead,
        out: &mut Out,
    ) -> Result<Option<Left>, Failure> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match command.to_lowercase().as_str() {
            "help" => say(out, HELP)?,
            "board" => tell_board(session, out)?,
            "log" => session.log().iter().try_for_each(|line| say(out, &line.to_string()))?,
            "?" => say(out, &explain(session, rest.trim()))?,
            "undo" if session.undo()? => self.told = session.log().len(),
            "undo" => say(out, "You have not decided anything yet.")?,
            "quit" => return Ok(Some(Left::default())),
            "save" if rest.trim().is_empty() => say(out, "Say where: `save FILE`.")?,
            "save" => return Ok(Some(Left { save: Some(rest.trim().into()) })),
            "concede" => {
                say(out, "Really give up? (yes/no)")?;
                let sure = read_line(input)?.is_some_and(|line| line.trim().eq_ignore_ascii_case("yes"));
                if sure {
                    session.answer(&Answer::Concede).map_err(|e| Failure::new(e.to_string()))?;
                }
            }
            _ => give(session, line, out)?,
        }
        Ok(None)
    }
}

fn give(session: &mut Session, line: &str, out: &mut Out) -> Result<(), Failure> {
    let Some((_, options)) = session.question() else { return Ok(()) };
    let Some(prompt) = session.prompt() else { return Ok(()) };
    let read = read_answer(prompt, &options, line);
    let given = read.and_then(|answer| session.answer(&answer).map_err(|e| e.to_string()));
    given.or_else(|why| say(out, &format!("That is no answer: {why}.")))
}

fn explain(session: &Session, number: &str) -> String {
    let asked = session.prompt().map_or(Clause::NONE, |prompt| prompt.why.clause);
    let clause = if number.is_empty() { Some(asked) } else { Clause::parse(number) };
    match clause.and_then(|clause| session.clause(clause)) {
        Some(row) => format!("{}: {}", row.clause, row.text),
        None => format!("There is no clause {}.", if number.is_empty() { "for this question" } else { number }),
    }
}

/// Prints a remark, as an object where objects are wanted.
fn say(out: &mut Out, text: &str) -> Result<(), Failure> {
    if out.json {
        return out.object(&json!({ "type": "note", "text": text }));
    }
    Ok(writeln!(out, "{text}")?)
}

fn tell_board(session: &Session, out: &mut Out) -> Result<(), Failure> {
    let (view, presenter) = (session.view(), session.presenter());
    let others = (0..session.table().seats()).map(Seat).filter(|&seat| seat != YOU);
    for seat in others.chain([YOU]) {
        let mut text = format!("\n{}", presenter.who(seat));
        for pile in side(&presenter, &view, seat).iter().filter(|pile| pile.count > 0) {
            text += &format!("\n  {:<16} {}", pile.title, pile.cards.join(" · "));
        }
        for line in text.lines() {
            say(out, line.trim_end())?;
        }
    }
    Ok(())
}

fn tell_end(session: &Session, out: &mut Out) -> Result<(), Failure> {
    let outcome = session.table().outcome();
    let text = outcome.map_or("The match has stopped.".to_owned(), |outcome| session.presenter().outcome(outcome));
    if out.json {
        return out.object(&json!({ "type": "over", "text": text, "turns": session.table().clock().1 }));
    }
    Ok(writeln!(out, "\n{text}")?)
}

/// Reads a line of at most 64 KiB. Returns `None` at the end, also when it is not text.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *input, 64 << 10).read_until(b'\n', &mut bytes);
    read.map_err(|e| Failure::new(format!("the input cannot be read: {e}")))?;
    if bytes.is_empty() {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
