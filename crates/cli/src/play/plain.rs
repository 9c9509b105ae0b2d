//! The game line by line: answers are read from standard input, so that it can be scripted.

use super::Left;
use super::look::look;
use super::paint::{Look, Paint};
use super::session::{Session, YOU};
use crate::failure::Failure;
use crate::out::Out;
use crate::words::bare;
use baize_kernel::{Answer, Clause, Seat, message};
use baize_presenter::{Line, read_answer, side};
use serde_json::json;
use std::io::{BufRead, IsTerminal, Write};

/// Plays until the match is over, the person leaves or the input ends.
///
/// # Errors
/// When reading or writing fails.
pub fn run(session: &mut Session, input: &mut impl BufRead, out: &mut Out) -> Result<Left, Failure> {
    let typed = std::io::stdin().is_terminal();
    let mut plain = Plain { typed, paint: Paint::of_terminal(), told: 0, turn: None, moment: String::new() };
    if !out.json {
        let seed = session.replay().seed.to_string();
        let args = [("game", session.title().into()), ("bot", session.bot().into()), ("seed", seed.into())];
        out.say("play-begins", &args)?;
    }
    loop {
        plain.tell_news(session, out)?;
        if session.prompt().is_none() {
            tell_end(session, out)?;
            return Ok(Left::default());
        }
        plain.ask(session, out)?;
        let Some(line) = read_line(input)? else {
            say(out, &session.words.tell("play-input-ended"))?;
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
    paint: Paint,
    told: usize,
    turn: Option<u16>,
    /// Whose turn and which step of it was told last.
    moment: String,
}

impl Plain {
    fn tell_news(&mut self, session: &Session, out: &mut Out) -> Result<(), Failure> {
        // After going back, the log is shorter than what was told.
        self.told = self.told.min(session.log().len());
        for line in &session.log()[self.told..] {
            if out.json {
                let clauses: Vec<&str> = line.clauses.iter().map(Clause::as_str).collect();
                let step = !line.is_told();
                out.object(&json!({ "type": "event", "clauses": clauses, "text": line.text, "step": step }))?;
            } else if line.is_told() {
                let look = if line.heading { Look::Loud } else { Look::Quiet };
                let text =
                    if line.heading { self.paint.paint(look, &line.to_string()) } else { self.quiet_clauses(line) };
                writeln!(out, "{text}")?;
            }
        }
        self.told = session.log().len();
        Ok(())
    }

    /// A line of the story, with its clauses less loud than what happened.
    fn quiet_clauses(&self, line: &Line) -> String {
        let whole = line.to_string();
        match whole.strip_suffix(')').and_then(|rest| rest.rfind(" (")).filter(|_| !line.clauses.is_empty()) {
            Some(at) => format!("{}{}", &whole[..at], self.paint.paint(Look::Quiet, &whole[at..])),
            None => whole,
        }
    }

    fn ask(&mut self, session: &Session, out: &mut Out) -> Result<(), Failure> {
        let Some((question, options)) = session.question() else { return Ok(()) };
        if out.json {
            let id = session.prompt().map(|p| p.id);
            return out.object(&json!({ "type": "prompt", "id": id, "question": question, "options": options }));
        }
        let turn = session.table().clock().1;
        if self.turn.replace(turn) != Some(turn) {
            tell_board(session, out, self.paint)?;
        }
        let moment = session.moment();
        if self.moment != moment {
            writeln!(out, "\n{}", self.paint.paint(Look::Quiet, &moment))?;
            self.moment = moment;
        }
        for line in session.presenter().stage(&session.view()) {
            writeln!(out, "  {line}")?;
        }
        writeln!(out, "\n{}", self.paint.paint(Look::Loud, &question))?;
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
            "help" => say(out, &session.words.tell("play-help"))?,
            "board" => tell_board(session, out, self.paint)?,
            "log" => session.log().iter().try_for_each(|line| say(out, &line.to_string()))?,
            "?" => say(out, &explain(session, rest.trim()))?,
            "undo" if session.undo()? => self.told = session.log().len(),
            "undo" => say(out, &session.words.tell("play-no-undo"))?,
            "quit" => return Ok(Some(Left::default())),
            "save" if rest.trim().is_empty() => say(out, &session.words.tell("play-save-where"))?,
            "save" => return Ok(Some(Left { save: Some(rest.trim().into()) })),
            "concede" => {
                say(out, &session.words.tell("play-really"))?;
                let sure = read_line(input)?.is_some_and(|line| line.trim().eq_ignore_ascii_case("yes"));
                if sure {
                    session.answer(&Answer::Concede).map_err(|e| Failure::new(e.to_string()))?;
                }
            }
            _ => match look(session, line) {
                Some(seen) => seen.lines().try_for_each(|line| say(out, line))?,
                None => give(session, line, out)?,
            },
        }
        Ok(None)
    }
}

fn give(session: &mut Session, line: &str, out: &mut Out) -> Result<(), Failure> {
    let Some((_, options)) = session.question() else { return Ok(()) };
    let Some(prompt) = session.prompt() else { return Ok(()) };
    let options: Vec<String> = options.iter().map(|option| bare(option)).collect();
    let read = read_answer(prompt, &options, line);
    let given = read.and_then(|answer| session.answer(&answer).map_err(|e| e.to_string()));
    given.or_else(|why| say(out, &session.words.say("play-no-answer", &[("why", format!("{why}.").into())])))
}

fn explain(session: &Session, number: &str) -> String {
    let asked = session.prompt().map_or(Clause::NONE, |prompt| prompt.why.clause);
    let clause = if number.is_empty() { Some(asked) } else { Clause::parse(number) };
    match clause.and_then(|clause| Some((clause, session.clause(clause)?))) {
        Some((clause, text)) => format!("{clause}: {text}"),
        None if number.is_empty() => session.words.tell("play-no-clause-here"),
        None => session.words.say("play-no-clause", &[("clause", number.into())]),
    }
}

/// Prints a remark, as an object where objects are wanted.
fn say(out: &mut Out, text: &str) -> Result<(), Failure> {
    if out.json {
        return out.object(&json!({ "type": "note", "text": text }));
    }
    Ok(writeln!(out, "{text}")?)
}

fn tell_board(session: &Session, out: &mut Out, paint: Paint) -> Result<(), Failure> {
    let (view, presenter) = (session.view(), session.presenter());
    let others = (0..session.table().seats()).map(Seat).filter(|&seat| seat != YOU);
    for seat in others.chain([YOU]) {
        let scores = view.scores.get(seat.index()).map(|list| list.iter().map(|n| format!(" {n}")).collect::<String>());
        let who = format!("{}{}", presenter.who(seat), scores.unwrap_or_default());
        let paint = if out.json { Paint { on: false } } else { paint };
        let mut text = format!("\n{}", paint.paint(if seat == YOU { Look::Yours } else { Look::Loud }, &who));
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
    let text =
        outcome.map_or_else(|| session.words.tell("play-stopped"), |outcome| session.presenter().outcome(outcome));
    if out.json {
        return out.object(&json!({ "type": "over", "text": text, "turns": session.table().clock().1 }));
    }
    Ok(writeln!(out, "\n{text}")?)
}

/// Reads a line of at most 64 KiB. Returns `None` at the end, also when it is not text.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *input, 64 << 10).read_until(b'\n', &mut bytes);
    read.map_err(|e| Failure::new(message!("the input cannot be read: {error}", error = e.to_string())))?;
    if bytes.is_empty() {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
