//! The way back: phrase trees said in the printed wording of their rows.

use super::atom::{Atom, Sort};
use super::chart::Node;
use super::line::Tree;
use super::wording::{Elem, Wording};
use std::ops::Range;

/// Says a line as the publisher prints it, without reminders.
pub fn line(tree: &Tree, wording: &Wording) -> String {
    let atoms = &tree.line.atoms;
    let mut out = Said::default();
    for &(at, joined) in &tree.line.tags {
        if joined {
            out.piece("/");
        }
        out.piece(&shown(&atoms[at]));
    }
    out.capital = true;
    if let (Some(cost), Some(range)) = (&tree.cost, &tree.line.cost) {
        Sayer { wording, atoms: &atoms[range.clone()] }.say(cost, &mut out);
        out.piece(":");
        out.capital = true;
    }
    // The options stand behind the sentence that opens them.
    let opens = |range: &Range<usize>| atoms[range.end - 1].sort == Sort::Mark(':');
    let opened = tree.line.sentences.iter().position(opens).map_or(tree.sentences.len(), |at| at + 1);
    sentences(tree, 0..opened, wording, &mut out);
    for option in &tree.options {
        out.piece("•");
        out.capital = true;
        sentences(option, 0..option.sentences.len(), wording, &mut out);
    }
    sentences(tree, opened..tree.sentences.len(), wording, &mut out);
    out.text
}

fn sentences(tree: &Tree, which: Range<usize>, wording: &Wording, out: &mut Said) {
    let all = tree.sentences.iter().zip(&tree.line.sentences);
    for (sentence, range) in all.skip(which.start).take(which.len()) {
        Sayer { wording, atoms: &tree.line.atoms[range.clone()] }.say(sentence, out);
        out.capital = true;
    }
}

/// A text without reminders and with one way to set spaces, to compare what was printed and what is said.
pub fn plain(text: &str) -> String {
    let mut out = Said::default();
    for (i, part) in text.split('•').enumerate() {
        if i > 0 {
            out.piece("•");
        }
        for atom in super::atom::atoms(&part.replace('‡', "")).unwrap_or_default() {
            if atom.sort != Sort::Reminder {
                out.piece(&shown(&atom));
            }
        }
    }
    out.text
}

struct Sayer<'a> {
    wording: &'a Wording,
    atoms: &'a [Atom],
}

impl Sayer<'_> {
    /// Says a phrase in the wording it was read in, if that is printed, else in the usual one.
    fn say(&self, node: &Node, out: &mut Said) {
        let Some(row) = node.row else { return out.piece(&shown(&self.atoms[node.start])) };
        let row = &self.wording.rows[row];
        let say = if node.say < row.printed { node.say } else { 0 };
        // A wording that is only read may have other words with forms; the printed one then takes the first.
        let mut forms = node
            .forms
            .iter()
            .copied()
            .map(usize::from)
            .chain(std::iter::repeat(node.forms.first().copied().map_or(0, usize::from)));
        for elem in &row.says[say] {
            match elem {
                Elem::Literal { forms: words, .. } if words.len() > 1 => {
                    let form = forms.next().unwrap_or(0);
                    out.piece(words.get(form).unwrap_or(&words[0]));
                }
                Elem::Literal { forms: words, .. } => out.piece(&words[0]),
                Elem::Slot { name, .. } => node.slot(name).iter().for_each(|inner| self.say(inner, out)),
            }
        }
    }
}

/// An atom as printed.
fn shown(atom: &Atom) -> String {
    match atom.sort {
        Sort::Bracket => format!("[{}]", atom.value),
        Sort::Tag => format!("【{}】", atom.value),
        Sort::Angle => format!("<{}>", atom.value),
        Sort::Quote => format!("\"{}\"", atom.value),
        Sort::Type if atom.key.starts_with('(') => format!("({})", atom.value),
        Sort::Type => format!("{{{}}}", atom.value),
        Sort::Token => format!("({})", atom.value),
        Sort::Signed(n) if n > 0 => format!("+{n}"),
        Sort::Signed(n) if atom.key.starts_with('-') => format!("-{}", -n),
        Sort::Signed(n) => format!("−{}", -n),
        _ => atom.value.clone(),
    }
}

/// A text that grows by pieces, with the spaces that belong between them.
#[derive(Default)]
struct Said {
    text: String,
    capital: bool,
}

impl Said {
    fn piece(&mut self, piece: &str) {
        let tight = |c: char| matches!(c, ',' | '.' | ':' | ';' | '/' | '･');
        let after_tight = self.text.is_empty() || self.text.ends_with(['/', '】', '･']);
        let level = self.text.ends_with("Lv.") && piece.starts_with(|c: char| c.is_ascii_digit());
        let stat = (self.text.ends_with("AP") || self.text.ends_with("HP")) && piece.starts_with(['+', '-']);
        let token = piece.starts_with('(') && self.text.ends_with(']');
        let joined = piece.starts_with(tight) || level || stat || token;
        if !after_tight && !joined {
            self.text.push(' ');
        }
        let mut chars = piece.chars();
        match chars.next() {
            Some(first) if self.capital && first.is_alphabetic() => {
                self.text.extend(first.to_uppercase());
                self.text.push_str(chars.as_str());
            }
            _ => self.text.push_str(piece),
        }
        self.capital &= piece == "•";
    }
}
