//! `baize cards diff`: which abilities differ between two card files or folders of them.

use crate::failure::Failure;
use crate::files;
use crate::out::{Done, Out};
use baize_import::shape::LARGEST;
use baize_kernel::message;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The cards of some files by number: each ability on a line of its own.
type Cards = BTreeMap<String, Vec<String>>;

/// The shape of `baize cards diff --json`, one object for each card that differs.
#[derive(Serialize)]
struct Differs<'a> {
    id: &'a str,
    /// Lines that only the first has.
    gone: Vec<String>,
    /// Lines that only the second has.
    came: Vec<String>,
}

/// Compares.
///
/// # Errors
/// When a file cannot be read or is no card file.
pub fn run(out: &mut Out, old: &Path, new: &Path) -> Result<Done, Failure> {
    let (old, new) = (cards(old)?, cards(new)?);
    let none = Vec::new();
    let mut differ = 0;
    for id in old.keys().chain(new.keys().filter(|id| !old.contains_key(*id))) {
        let (before, after) = (old.get(id).unwrap_or(&none), new.get(id).unwrap_or(&none));
        let (gone, came) = (lacking(before, after), lacking(after, before));
        if gone.is_empty() && came.is_empty() {
            continue;
        }
        differ += 1;
        if out.json {
            out.object(&Differs { id, gone, came })?;
        } else {
            writeln!(out, "{id}")?;
            gone.iter().try_for_each(|line| writeln!(out, "  - {line}"))?;
            came.iter().try_for_each(|line| writeln!(out, "  + {line}"))?;
        }
    }
    if !out.json {
        out.tell(&message!("{differ} of {all} cards differ", differ, all = old.len().max(new.len())))?;
    }
    Ok(Done::from_ok(differ == 0))
}

/// The lines of a list that another lacks.
fn lacking(list: &[String], other: &[String]) -> Vec<String> {
    list.iter().filter(|line| !other.contains(line)).cloned().collect()
}

/// Reads a card file, or every card file of a folder.
fn cards(path: &Path) -> Result<Cards, Failure> {
    let mut all = Cards::new();
    for file in listed(path)? {
        let bytes = files::read(&file, LARGEST)?;
        let place = file.display().to_string();
        let text =
            String::from_utf8(bytes).map_err(|_| Failure::usage(message!("this is no text")).at(place.as_str()))?;
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| Failure::usage(e.message().to_owned()).at(place.as_str()))?;
        let list = table.get("card").and_then(toml::Value::as_array).into_iter().flatten();
        all.extend(list.filter_map(|card| Some((card.get("id")?.as_str()?.to_owned(), lines(card)))));
    }
    Ok(all)
}

fn listed(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let read = std::fs::read_dir(path).map_err(|e| Failure::new(e.to_string()).at(path.display()))?;
    let mut found: Vec<PathBuf> = read.filter_map(Result::ok).map(|entry| entry.path()).collect();
    found.retain(|file| file.extension().is_some_and(|e| e == "toml"));
    found.sort();
    Ok(found)
}

/// What a card does, a line for each ability, and its other facts.
fn lines(card: &toml::Value) -> Vec<String> {
    let effect = card.get("effect").and_then(toml::Value::as_str).unwrap_or_default();
    let facts = card.as_table().into_iter().flatten().filter(|(key, _)| !matches!(key.as_str(), "id" | "effect"));
    let effect = effect.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned);
    effect.chain(facts.map(|(key, value)| format!("{key} = {value}"))).collect()
}
