//! Colour for the game line by line, where somebody sees it.

use std::io::IsTerminal;

/// How a piece of text looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// A turn, a question.
    Loud,
    /// What is said by the way.
    Quiet,
    /// What belongs to the person.
    Yours,
}

/// Paints text, or leaves it as it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Paint {
    /// Whether there is colour.
    pub on: bool,
}

impl Paint {
    /// Colour on a terminal, unless the environment says otherwise (`NO_COLOR`).
    pub fn of_terminal() -> Paint {
        Paint { on: std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()) }
    }

    /// Returns text with its look.
    pub fn paint(self, look: Look, text: &str) -> String {
        let code = match look {
            Look::Loud => "1",
            Look::Quiet => "2",
            Look::Yours => "32",
        };
        if self.on && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_painted_only_where_there_is_colour() {
        assert_eq!(Paint { on: true }.paint(Look::Loud, "Turn 1"), "\x1b[1mTurn 1\x1b[0m");
        assert_eq!(Paint { on: false }.paint(Look::Loud, "Turn 1"), "Turn 1");
        assert_eq!(Paint { on: true }.paint(Look::Quiet, ""), "");
    }
}
