//! What is said at a table: words of one's own, and phrases that everybody reads in their own language.
//!
//! It lives as long as the table is awake, and is no part of the match.

use super::TableTask;
use crate::guest::{GuestId, clean_text, is_readable};
use crate::outbox::{Complaint, Visitor};
use crate::rate_limit::RateLimit;
use baize_kernel::message;
use baize_protocol::{ChatLine, Saying, ToClient};
use std::collections::{BTreeMap, VecDeque};
use std::time::Instant;

/// How many lines are kept for those who come later.
const KEPT: usize = 50;

/// How many characters a line has at most.
pub const LONGEST: usize = 200;

/// How many lines somebody may say at once; then it is one a second.
const AT_ONCE: u32 = 5;

/// What was said at a table.
#[derive(Default)]
pub(super) struct Chat {
    lines: VecDeque<ChatLine>,
    next: u32,
    paces: BTreeMap<GuestId, RateLimit>,
}

impl TableTask {
    /// A guest says something.
    pub(super) fn say(&mut self, visitor: &Visitor, re: Option<u32>, said: Saying) -> Result<(), Complaint> {
        let Some(seat) = self.seat_for(&visitor.guest) else {
            return Err(Complaint::new("not_yours", message!("only those who sit at the table talk there"))
                .hint(message!("sit down")));
        };
        let said = clean(said)?;
        let pace =
            self.chat.paces.entry(visitor.guest.clone()).or_insert_with(|| RateLimit::new(1, AT_ONCE, Instant::now()));
        if !pace.take(Instant::now()) {
            return Err(
                Complaint::new("too_fast", message!("you say too much at once")).hint(message!("wait a few seconds"))
            );
        }
        let name = self.room.chairs.get(usize::from(seat)).map_or("", |chair| chair.sitter.name()).to_owned();
        let line = ChatLine { n: self.chat.next, seat, name, said };
        self.chat.next += 1;
        self.chat.lines.push_back(line.clone());
        let more = self.chat.lines.len().saturating_sub(KEPT);
        self.chat.lines.drain(..more);
        visitor.out.say(re, ToClient::Done);
        self.tell_all(ToClient::Chat { table: self.id.clone(), lines: vec![line] });
        Ok(())
    }

    /// Shows a guest what was said.
    pub(super) fn show_chat(&self, visitor: &Visitor) {
        if !self.chat.lines.is_empty() {
            let lines = self.chat.lines.iter().cloned().collect();
            visitor.out.say(None, ToClient::Chat { table: self.id.clone(), lines });
        }
    }
}

/// Takes out what is not text: control characters, and those that turn the text around them.
fn clean(said: Saying) -> Result<Saying, Complaint> {
    let Saying::Words { text } = said else { return Ok(said) };
    let text = clean_text(&text);
    if !is_readable(&text) {
        return Err(Complaint::new("bad_frame", message!("nothing is said")));
    }
    if text.chars().count() > LONGEST {
        let long = Complaint::new("bad_frame", message!("a line has at most {most} characters", most = LONGEST));
        return Err(long.hint(message!("say it in several lines")));
    }
    Ok(Saying::Words { text })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Result<Saying, Complaint> {
        clean(Saying::Words { text: text.into() })
    }

    #[test]
    fn words_are_text_and_nothing_else() {
        let text = |text: &str| Ok(Saying::Words { text: text.into() });
        assert_eq!(words(" <b>hi</b>\n\tthere \u{202e}\u{7} "), text("<b>hi</b> there"));
        assert_eq!(words("سلام 👋"), text("سلام 👋"));
        assert!(words(" \u{202e}\n").is_err() && words(&"x".repeat(LONGEST + 1)).is_err());
        assert!(words(&"é".repeat(LONGEST)).is_ok());
        let piled = format!("Z{}", "\u{301}".repeat(9));
        assert!(words(&piled).is_err() && words("\u{200d} \u{200c}").is_err() && words("\u{301}").is_err());
    }
}
