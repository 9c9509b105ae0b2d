//! Words that mean nothing where they stand: cards that nothing has named, blocks without steps, ends of what has none.

use super::cursor::{Parse, Parser, Reported};
use super::objects::{kinds_for, kinds_meant};
use super::step::binds;
use super::{SUBJECTS, word_for};
use baize_kernel::ir::{Mode, Step, Subject, Target};
use baize_kernel::{Cue, Zone, message};
use std::ops::Range;

/// What steps can speak of by now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// Cards that a step chose or dealt with.
    pub it: bool,
    /// Cards that were looked at.
    seen: bool,
    /// The cards of an event.
    event: bool,
}

impl Told {
    /// Everything, where it is not known what comes before.
    pub const ALL: Told = Told { it: true, seen: true, event: true };

    /// What an ability begins with: what is replaced is "it".
    pub fn at(mode: &Mode) -> Told {
        let event = matches!(mode, Mode::Auto(_) | Mode::Instead(_));
        Told { it: matches!(mode, Mode::Instead(_)), seen: false, event }
    }

    /// Adds what these steps tell of.
    pub fn hear(&mut self, steps: &[Step]) {
        self.it |= steps.iter().any(binds);
        self.seen |= steps.iter().any(|step| matches!(step, Step::Look { .. }));
        // What another effect deals with is there afterwards.
        let uses = steps.iter().any(|step| matches!(step, Step::Use { .. }));
        (self.it, self.seen) = (self.it | uses, self.seen | uses);
    }
}

impl Parser<'_> {
    /// Refuses to speak of cards that nothing has named before.
    pub(super) fn check_told(&mut self, subject: Subject) -> Parse<()> {
        let hint = match subject {
            Subject::It if !self.told.it => message!("choose cards first, such as `choose 1 …`"),
            Subject::Seen if !self.told.seen => message!("look at cards first: `look at …` or `reveal …`"),
            Subject::Event | Subject::Other if !self.told.event => {
                message!("write it in an ability that begins with `when …`")
            }
            Subject::Each if !self.in_change => {
                message!("it is for the number of a change: `all my … get +(… of each) …`")
            }
            Subject::Attacker | Subject::Attacked if self.vocabulary.battle & self.phases == 0 => {
                message!("there is a battle in: {list}", list = self.phase_words(self.vocabulary.battle))
            }
            _ => return Ok(()),
        };
        let word = word_for(&SUBJECTS, subject);
        Err(self.report(self.span(), message!("`{word}` means nothing here", word), Some(hint)))
    }

    /// Reports a block without steps.
    pub(super) fn empty_block(&mut self, span: Range<usize>) -> Reported {
        let hint = message!("write a step in it, or leave it away");
        self.report(span, message!("nothing is done here"), Some(hint))
    }

    /// Refuses an end of cards that lie in no order.
    pub(super) fn check_end(&mut self, zone: Zone, span: Range<usize>) -> Parse<()> {
        let spec = &self.vocabulary.zones[zone.index()];
        if spec.ordered || spec.piled {
            return Ok(());
        }
        let message = message!("cards in `{zone}` lie in no order", zone = spec.word);
        Err(self.report(span, message, Some(message!("leave away which end"))))
    }

    /// Refuses to use the text of cards that have none for that moment.
    pub(super) fn check_used(&mut self, cue: Cue, of: Option<&Target>, span: Range<usize>) -> Parse<()> {
        let v = self.vocabulary;
        let Some(Target::Cards(sel)) = of else { return Ok(()) };
        if kinds_meant(v, sel) & kinds_for(v, cue) != 0 {
            return Ok(());
        }
        let message = message!("such cards have no effect for `{cue}`", cue = v.cue(cue));
        let hint = message!("kinds of cards that have it: {list}", list = v.kind_words(kinds_for(v, cue)));
        Err(self.report(span, message, Some(hint)))
    }
}
