//! Wording tables: how each thing is said, and what it means in effect notation.
//!
//! A table file has lists of rows by category, such as `act`. `say` is printed and read, one wording or a list of
//! them with the usual one first; `also` is only read, for misprints; `ir` is effect notation. Slots in braces name the category of what stands there:
//! `{np}`, `{filter*}` for any number, `{duration?}` for perhaps one, `{what:np}` with a name of its
//! own. `card|cards` are the forms of a word for one and for several.

use super::atom::{Atom, Sort, atoms};
use std::collections::BTreeMap;

/// How many phrases may stand in a slot.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Often {
    /// Exactly one.
    Once,
    /// One or none.
    Maybe,
    /// Any number.
    Any,
}

/// One element of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Elem {
    /// A word or other fixed piece, in the forms it may have.
    Literal {
        /// The forms in lower case.
        keys: Vec<String>,
        /// The forms as printed.
        forms: Vec<String>,
    },
    /// A place for a phrase.
    Slot {
        /// Its name in the row.
        name: String,
        /// The category of what stands there.
        cat: usize,
        /// How many.
        often: Often,
    },
}

impl Elem {
    /// The name and category of a slot that what the row means leaves out. A token's name is part of what it is like, and
    /// conditions before an event are asked by the code.
    fn unsaid(&self, used: &str) -> Option<(&str, usize)> {
        let Elem::Slot { name, cat, .. } = self else { return None };
        let said = used.contains(&format!("{{{name}}}")) || used.contains(&format!("{{{name}:"));
        let known = used.contains("token") || matches!(name.as_str(), "conds" | "owner");
        (!said && !known).then_some((name, *cat))
    }
}

/// One way to say something, and what it means.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its category.
    pub cat: usize,
    /// How it is said: the printed way first.
    pub says: Vec<Vec<Elem>>,
    /// How many of them are printed; the others are only read.
    pub printed: usize,
    /// What it means, with the slots filled in.
    pub ir: String,
    /// Further facts, by key.
    pub facts: BTreeMap<String, String>,
}

impl Row {
    /// Whether its words mean anything by themselves.
    fn means(&self) -> bool {
        !self.ir.is_empty() || !self.facts.is_empty()
    }

    /// A fact of the row, or nothing.
    pub fn fact(&self, key: &str) -> Option<&str> {
        self.facts.get(key).map(String::as_str)
    }
}

/// All rows of a game, with the productions that every game shares.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    /// The names of the categories.
    pub cats: Vec<String>,
    /// The rows.
    pub rows: Vec<Row>,
    /// The rows of each category.
    pub by_cat: Vec<Vec<usize>>,
    /// Reminder texts that explain keywords and costs, without their brackets.
    pub reminders: Vec<String>,
    /// What stands for what in the notation, in the short form.
    pub short: Vec<(String, String)>,
    /// Kinds of cards whose abilities are given to another card.
    pub wraps: Vec<Wrap>,
    /// The tokens that effects make: how the text describes each, and its number.
    pub tokens: Vec<(String, String)>,
    /// What cards are called that are only named, and those of which only a state is told.
    pub field: (String, String),
    /// What stands in square brackets and is no name: tags and keywords, in lower case.
    pub reserved: Vec<String>,
    /// Misprints and their corrections.
    pub patches: Vec<Patch>,
    /// Words that mean that something is seen on the table, and what that looks like.
    pub signs: Vec<Sign>,
    /// Forms of one word, such as “is” and “are”: a pattern with one of them reads the others too.
    pub forms: Vec<Vec<String>>,
}

/// Words of a text, and what is seen on the table where it is carried out.
#[derive(Clone, Debug)]
pub struct Sign {
    /// The words, any of them, in small letters; `{n}` is a number, and the same in what is seen.
    pub says: Vec<String>,
    /// What is seen, any of it.
    pub sees: Vec<String>,
}

/// How the abilities of a kind of card are given to another card.
#[derive(Clone, Debug)]
pub struct Wrap {
    /// The kind.
    pub kind: String,
    /// The ability around them.
    pub ir: String,
    /// The card they are given to.
    pub to: String,
    /// How abilities begin that stay as they are.
    pub except: Vec<String>,
}

/// A correction of the text of one card.
#[derive(Clone, Debug)]
pub struct Patch {
    /// The number of the card.
    pub card: String,
    /// What is printed.
    pub from: String,
    /// What is meant.
    pub to: String,
}

/// The categories that atoms themselves have.
pub const LEAVES: [&str; 10] = ["n", "name", "type", "angle", "quote", "signed", "circle", "token", "tag", "rated"];

impl Wording {
    /// Reads the tables of a game.
    ///
    /// # Errors
    /// What is wrong with them: TOML that cannot be read, or a slot of a category without rows.
    pub fn read(tables: &[&str]) -> Result<Wording, String> {
        let mut wording = Wording::default();
        for leaf in LEAVES {
            wording.cat(leaf);
        }
        let parsed = |table: &&str| table.parse::<toml::Table>().map_err(|e| e.to_string());
        let tables: Vec<toml::Table> = tables.iter().map(parsed).collect::<Result<_, _>>()?;
        let forms = tables.iter().filter_map(|t| t.get("forms")?.as_array()).flatten();
        let forms = forms.filter_map(|list| list.as_str()).map(|list| list.split('|').map(str::to_owned).collect());
        wording.forms = forms.collect();
        for table in &tables {
            for (cat, rows) in table.iter().filter(|(cat, _)| *cat != "forms") {
                let rows = rows.as_array().ok_or_else(|| format!("`{cat}` is not a list of rows"))?;
                for row in rows {
                    wording.add(cat, row)?;
                }
            }
        }
        wording.check()?;
        wording.reserve();
        Ok(wording)
    }

    /// The number of a category, made when it is new.
    fn cat(&mut self, name: &str) -> usize {
        if let Some(found) = self.find(name) {
            return found;
        }
        self.cats.push(name.to_owned());
        self.by_cat.push(Vec::new());
        self.cats.len() - 1
    }

    /// The number of a category.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.cats.iter().position(|c| c == name)
    }

    fn add(&mut self, cat: &str, row: &toml::Value) -> Result<(), String> {
        let text = |key: &str| row.get(key).and_then(toml::Value::as_str);
        match cat {
            "reminder" => self.reminders.push(text("say").unwrap_or_default().to_owned()),
            "short" => self
                .short
                .push((text("long").unwrap_or_default().to_owned(), text("short").unwrap_or_default().to_owned())),
            "field" => {
                self.field =
                    (text("named").unwrap_or_default().to_owned(), text("loose").unwrap_or_default().to_owned());
            }
            "wrap" => self.wraps.push(Wrap {
                kind: text("say").unwrap_or_default().to_owned(),
                ir: text("ir").unwrap_or_default().to_owned(),
                to: text("to").unwrap_or_default().to_owned(),
                except: text("except").unwrap_or_default().split(" | ").map(str::to_owned).collect(),
            }),
            "sign" => self.signs.push(Sign {
                says: row
                    .get("say")
                    .and_then(toml::Value::as_array)
                    .into_iter()
                    .flatten()
                    .filter_map(toml::Value::as_str)
                    .map(str::to_owned)
                    .collect(),
                sees: text("sees").unwrap_or_default().split(" | ").map(str::to_owned).collect(),
            }),
            "patch" => self.patches.push(Patch {
                card: text("card").unwrap_or_default().to_owned(),
                from: text("from").unwrap_or_default().to_owned(),
                to: text("to").unwrap_or_default().to_owned(),
            }),
            _ => self.add_row(cat, row)?,
        }
        Ok(())
    }

    fn add_row(&mut self, name: &str, row: &toml::Value) -> Result<(), String> {
        let cat = self.cat(name);
        let table = row.as_table().ok_or_else(|| format!("a row of `{name}` is not a table"))?;
        let list = |key: &str| match table.get(key) {
            Some(toml::Value::Array(list)) => list.iter().filter_map(toml::Value::as_str).collect(),
            Some(toml::Value::String(one)) => vec![one.as_str()],
            _ => Vec::new(),
        };
        let say = list("say");
        let printed = say.len();
        if printed == 0 {
            return Err(format!("a row of `{name}` has no `say`"));
        }
        let mut says = Vec::new();
        for text in say.into_iter().chain(list("also")) {
            says.push(self.pattern(text)?);
        }
        let fact = |key: &str, value: &toml::Value| match value {
            toml::Value::String(s) => Some((key.to_owned(), s.clone())),
            other => Some((key.to_owned(), other.to_string())),
        };
        let facts: BTreeMap<_, _> = table
            .iter()
            .filter(|(k, _)| !matches!(k.as_str(), "say" | "also" | "ir"))
            .filter_map(|(k, v)| fact(k, v))
            .collect();
        let ir = table.get("ir").and_then(toml::Value::as_str).unwrap_or_default().to_owned();
        self.by_cat[cat].push(self.rows.len());
        self.rows.push(Row { cat, says, printed, ir, facts });
        Ok(())
    }

    fn pattern(&mut self, text: &str) -> Result<Vec<Elem>, String> {
        let mut out = Vec::new();
        for piece in pieces(text) {
            let slot = piece.strip_prefix('{').and_then(|p| p.strip_suffix('}'));
            match slot {
                Some(slot) => out.push(self.slot(slot)),
                None => literals(piece, &mut out).map_err(|()| format!("cannot read `{piece}` in `{text}`"))?,
            }
        }
        // A word by itself, such as “it”, means what it means; in a phrase its form is a matter of grammar.
        if out.len() > 1 {
            out.iter_mut().for_each(|elem| self.inflect(elem));
        }
        Ok(out)
    }

    /// Adds the other forms of a fixed word.
    fn inflect(&self, elem: &mut Elem) {
        let Elem::Literal { keys, forms } = elem else { return };
        let known = |list: &&Vec<String>| list.iter().any(|form| form.to_lowercase() == keys[0]);
        let Some(list) = self.forms.iter().find(known) else { return };
        for form in list {
            if !keys.contains(&form.to_lowercase()) {
                keys.push(form.to_lowercase());
                forms.push(form.clone());
            }
        }
    }

    fn slot(&mut self, slot: &str) -> Elem {
        let (slot, often) = match (slot.strip_suffix('*'), slot.strip_suffix('?')) {
            (Some(slot), _) => (slot, Often::Any),
            (_, Some(slot)) => (slot, Often::Maybe),
            _ => (slot, Often::Once),
        };
        let (name, cat) = slot.split_once(':').unwrap_or((slot, slot));
        Elem::Slot { name: name.to_owned(), cat: self.cat(cat), often }
    }

    /// What must be seen where a line of text is carried out: the words, and what they look like. What stands in
    /// brackets, before the colon of a cost and after a condition says nothing of it.
    pub fn signs_of(&self, line: &str) -> Vec<(String, Vec<String>)> {
        let body = without_asides(line).to_lowercase();
        let body = body.replace('−', "-");
        let body = body.rsplit_once(": ").filter(|(cost, _)| !cost.ends_with("one")).map_or(body.as_str(), |(_, b)| b);
        let done = without_bans(body);
        let mut out = Vec::new();
        for sign in &self.signs {
            let text = |say: &str| if say.contains("cannot") { body } else { done.as_str() };
            let found = sign.says.iter().find_map(|say| Some((said(text(say), say)?, say)));
            if let Some((n, say)) = found {
                let with = |text: &String| text.replace("{n}", &n);
                out.push((with(say).trim().to_owned(), sign.sees.iter().map(with).collect()));
            }
        }
        out
    }

    /// Makes a token known: what the text says of it, and its number.
    pub fn add_token(&mut self, id: &str, name: &str, spec: &str) {
        self.tokens.push((token_key(name, spec), id.to_owned()));
    }

    /// Tags and keywords are no names.
    fn reserve(&mut self) {
        let Some(header) = self.find("header") else { return };
        let literal = |elem: &Elem| match elem {
            Elem::Literal { keys, .. } => keys[0].clone(),
            Elem::Slot { .. } => String::new(),
        };
        let says = self.by_cat[header].iter().flat_map(|&row| &self.rows[row].says);
        let words = says.map(|say| say.iter().map(literal).collect::<Vec<_>>().join(" ").replace(" :", ":"));
        self.reserved = words.collect();
    }

    /// Every slot must be of a category that has rows, and what stands in it must be part of what the row means.
    fn check(&self) -> Result<(), String> {
        if let Some(c) = (LEAVES.len()..self.cats.len()).find(|&c| self.by_cat[c].is_empty()) {
            return Err(format!("no row says what `{}` can be", self.cats[c]));
        }
        let lost = self.rows.iter().find_map(|row| Some((row, self.lost(row)?)));
        lost.map_or(Ok(()), |(Row { cat, ir, .. }, slot)| {
            let cat = &self.cats[*cat];
            Err(format!("what stands in `{{{slot}}}` of `{cat}` is lost: `{ir}` does not say it"))
        })
    }

    /// A slot whose words mean something that the row does not say. Words that only describe what is known are named by `describes`.
    fn lost<'a>(&self, row: &'a Row) -> Option<&'a str> {
        let parts = ["gate", "on", "each", "price"].map(|key| row.fact(key).unwrap_or_default());
        let used = [row.ir.as_str(), &parts.concat()].concat();
        let described: Vec<&str> = row.fact("describes").unwrap_or_default().split(' ').collect();
        let meant = |cat: usize| cat < LEAVES.len() || self.by_cat[cat].iter().any(|&r| self.rows[r].means());
        let mut unsaid = row.says.iter().flatten().filter_map(|elem| elem.unsaid(&used));
        let lost = unsaid.find(|(name, cat)| !described.contains(name) && meant(*cat));
        lost.map(|(name, _)| name).filter(|_| !row.ir.is_empty())
    }
}

/// A line without what stands in round brackets.
fn without_asides(line: &str) -> String {
    let mut depth = 0;
    let keep = |c: char| {
        depth += i32::from(c == '(');
        let kept = depth == 0;
        depth -= i32::from(c == ')');
        kept
    };
    let mut keep = keep;
    line.chars().filter(|c| keep(*c)).collect()
}

/// A text without what players cannot do, which is not what happens.
fn without_bans(text: &str) -> String {
    let parts = text.split("you cannot ").enumerate();
    let kept = |(i, part): (usize, &str)| match i {
        0 => part.to_owned(),
        _ => part.split_once(". ").map(|(_, rest)| rest.to_owned()).unwrap_or_default(),
    };
    parts.map(kept).collect()
}

/// Whether a text has some words, and the number that stands in the place of `{n}` in them.
fn said(text: &str, words: &str) -> Option<String> {
    let Some((before, after)) = words.split_once("{n}") else { return text.contains(words).then(String::new) };
    text.match_indices(before).find_map(|(at, _)| {
        let rest = &text[at + before.len()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        (digits > 0 && rest[digits..].starts_with(after)).then(|| rest[..digits].to_owned())
    })
}

/// How a token is known: by name, traits, AP and HP.
pub fn token_key(name: &str, spec: &str) -> String {
    let known = |f: &&str| f.starts_with('(') || f.starts_with("AP") || f.starts_with("HP");
    let facts: Vec<&str> = spec.split('･').filter(known).collect();
    format!("{name} {}", facts.join(" "))
}

/// The pieces of a pattern: parted by spaces, but not inside brackets.
fn pieces(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(|c: char| {
        depth += i32::from(matches!(c, '[' | '<' | '【')) - i32::from(matches!(c, ']' | '>' | '】'));
        depth == 0 && c.is_whitespace()
    });
    parts.filter(|p| !p.is_empty()).collect()
}

/// Fixed pieces of a pattern. Forms are parted by `|`.
fn literals(piece: &str, out: &mut Vec<Elem>) -> Result<(), ()> {
    if !piece.contains('|') {
        for Atom { key, span, sort, .. } in atoms(piece).map_err(|_| ())? {
            let key = if sort == Sort::Mark(':') { ":".to_owned() } else { key };
            out.push(Elem::Literal { keys: vec![key], forms: vec![piece[span].to_owned()] });
        }
        return Ok(());
    }
    let forms: Vec<String> = piece.split('|').map(str::to_owned).collect();
    let keys = forms.iter().map(|f| f.to_lowercase()).collect();
    out.push(Elem::Literal { keys, forms });
    Ok(())
}
