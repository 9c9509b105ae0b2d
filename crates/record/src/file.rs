//! Replay files: one JSON object, in which 64-bit numbers are text so that every reader keeps
//! them whole.

use crate::shuffle::Shuffle;
use crate::signature::{Notary, Signature};
use baize_kernel::replay::{Difference, Move, Replay, VERSION};
use baize_kernel::{Answer, Deck, Event, Match, Message, Options, Rejected, Seat, message};
use serde::{Deserialize, Serialize};

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 64 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: u16,
    game: String,
    /// What the file shows, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    options: Options,
    /// The scenario file that the match began from, where its board was laid and not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    decks: Vec<Deck>,
    seed: String,
    start: String,
    /// What the seed was made of, where a server made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shuffle: Option<Shuffle>,
    moves: Vec<WrittenMove>,
    /// What the server that wrote it signed it with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signature: Option<Signature>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMove {
    seat: u8,
    answer: Answer,
    digest: String,
}

/// The one field that every version has.
#[derive(Deserialize)]
struct Versioned {
    version: u64,
}

/// Why a file is not a replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.told())]
pub enum BadReplay {
    /// There is nothing in it.
    Empty,
    /// It is larger than anything a match can be.
    Huge,
    /// It is not text.
    Binary,
    /// It is not what a replay looks like.
    Shape(Message),
    /// Somebody has changed it.
    Signature,
    /// It is a replay of another version.
    Version(u64),
}

impl BadReplay {
    /// Returns what is wrong, for people.
    pub fn told(&self) -> Message {
        match self {
            BadReplay::Empty => message!("the file is empty"),
            BadReplay::Huge => message!("the file is larger than {most} MiB", most = LARGEST >> 20),
            BadReplay::Binary => message!("the file is not text"),
            BadReplay::Shape(what) => what.clone(),
            BadReplay::Signature => {
                message!("the signature does not fit: the file was changed after it was signed")
            }
            BadReplay::Version(version) => {
                let (version, ours) = (*version, VERSION);
                message!("the replay has version {version}; this program reads version {ours}", version, ours)
            }
        }
    }
}

/// Returns a digest as people and files see it: sixteen hexadecimal digits.
pub fn digest_text(digest: u64) -> String {
    format!("{digest:016x}")
}

/// Writes a replay, with a note on what it shows.
pub fn write(replay: &Replay, note: Option<&str>) -> String {
    write_with(replay, note, None)
}

/// The same, with what the seed was made of.
pub fn write_with(replay: &Replay, note: Option<&str>, shuffle: Option<Shuffle>) -> String {
    written(replay, note, shuffle).text() + "\n"
}

/// The same, signed.
pub fn write_signed(replay: &Replay, note: Option<&str>, shuffle: Option<Shuffle>, notary: &Notary) -> String {
    let mut written = written(replay, note, shuffle);
    written.signature = Some(notary.sign(&written.text()));
    written.text() + "\n"
}

/// The same of a match whose board was laid as a scenario file says.
pub fn write_laid(replay: &Replay, note: Option<&str>, board: &str) -> String {
    let mut written = written(replay, note, None);
    written.board = Some(board.to_owned());
    written.text() + "\n"
}

/// Returns the key of whoever signed a replay, if somebody did.
///
/// # Errors
/// When the signature does not fit.
pub fn signed_by(bytes: &[u8]) -> Result<Option<String>, BadReplay> {
    let mut written: Written = serde_json::from_slice(bytes).map_err(|e| shape(&e))?;
    let Some(signature) = written.signature.take() else { return Ok(None) };
    if signature.fits(&written.text()) { Ok(Some(signature.by)) } else { Err(BadReplay::Signature) }
}

impl Written {
    fn text(&self) -> String {
        serde_json::to_string(self).expect("a replay is plain data with text for keys")
    }
}

fn written(replay: &Replay, note: Option<&str>, shuffle: Option<Shuffle>) -> Written {
    Written {
        version: replay.version,
        game: replay.game.clone(),
        note: note.map(str::to_owned),
        options: replay.options.clone(),
        board: None,
        decks: replay.decks.clone(),
        seed: replay.seed.to_string(),
        start: digest_text(replay.start),
        shuffle,
        moves: replay.moves.iter().map(written_move).collect(),
        signature: None,
    }
}

fn written_move(step: &Move) -> WrittenMove {
    WrittenMove { seat: step.seat.0, answer: step.answer.clone(), digest: digest_text(step.digest) }
}

/// Reads a replay and the note on it.
///
/// # Errors
/// Says what is wrong with the file.
pub fn read(bytes: &[u8]) -> Result<(Replay, Option<String>), BadReplay> {
    if bytes.len() as u64 > LARGEST {
        return Err(BadReplay::Huge);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| BadReplay::Binary)?;
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(BadReplay::Empty);
    }
    if text.bytes().any(|b| b == 0) {
        return Err(BadReplay::Binary);
    }
    let version = serde_json::from_str::<Versioned>(text).map_err(|e| shape(&e))?.version;
    if version != u64::from(VERSION) {
        return Err(BadReplay::Version(version));
    }
    let written: Written = serde_json::from_str(text).map_err(|e| shape(&e))?;
    let moves = written.moves.iter().enumerate().map(|(i, step)| read_move(i, step)).collect::<Result<_, _>>()?;
    let replay = Replay {
        version: written.version,
        game: written.game,
        options: written.options,
        decks: written.decks,
        seed: written
            .seed
            .parse()
            .map_err(|_| BadReplay::Shape(message!("`{seed}` is not a seed", seed = written.seed)))?,
        moves,
        start: read_digest(&written.start).ok_or_else(|| BadReplay::Shape(message!("`start` is not a digest")))?,
    };
    Ok((replay, written.note))
}

/// Reads what the seed of a replay was made of, where the file says so.
pub fn read_shuffle(bytes: &[u8]) -> Option<Shuffle> {
    #[derive(Deserialize)]
    struct Part {
        shuffle: Option<Shuffle>,
    }
    serde_json::from_slice::<Part>(bytes).ok()?.shuffle
}

/// Reads the scenario file that a replay begins from, where its board was laid.
pub fn read_board(bytes: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Part {
        board: Option<String>,
    }
    serde_json::from_slice::<Part>(bytes).ok()?.board
}

/// Works a match out anew from a table that was laid, as [`Replay::run`] does from decks.
///
/// # Errors
/// At the first difference.
pub fn run_laid(
    replay: &Replay,
    mut table: Box<dyn Match>,
    mut watch: impl FnMut(&dyn Match, Option<&Move>, &[Event]),
) -> Result<Box<dyn Match>, Difference> {
    if table.digest() != replay.start {
        return Err(Difference::Digest { index: 0 });
    }
    watch(&*table, None, &table.opening().to_vec());
    for (index, step) in replay.moves.iter().enumerate() {
        let refused = |e: Rejected| Difference::Refused { index, reason: e.to_string() };
        let events = table.answer(step.seat, &step.answer).map_err(refused)?;
        if table.digest() != step.digest {
            return Err(Difference::Digest { index: index + 1 });
        }
        watch(&*table, Some(step), &events);
    }
    Ok(table)
}

fn read_move(index: usize, step: &WrittenMove) -> Result<Move, BadReplay> {
    let digest = read_digest(&step.digest);
    let digest =
        digest.ok_or_else(|| BadReplay::Shape(message!("the digest of move {index} is not a digest", index)))?;
    Ok(Move { seat: Seat(step.seat), answer: step.answer.clone(), digest })
}

fn read_digest(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    digits.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

fn shape(error: &serde_json::Error) -> BadReplay {
    let why = error.to_string();
    BadReplay::Shape(match error.is_eof() {
        true => message!("the file breaks off: {why}", why),
        false => message!("the file is not a replay: {why}", why),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Replay {
        Replay {
            version: VERSION,
            game: "any".into(),
            options: Options::default(),
            decks: vec![Deck { name: "A".into(), lines: Vec::new() }],
            seed: u64::MAX,
            moves: vec![
                Move { seat: Seat(1), answer: Answer::Several(vec![0, 2]), digest: u64::MAX - 1 },
                Move { seat: Seat(0), answer: Answer::Concede, digest: 5 },
            ],
            start: 1 << 63,
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let text = write(&sample(), Some("a note"));
        assert_eq!(read(text.as_bytes()), Ok((sample(), Some("a note".into()))));
        assert_eq!(read_shuffle(text.as_bytes()), None);
        let shuffle = Shuffle { table: "t".into(), secret: "s".into(), names: vec!["A".into()] };
        let text = write_with(&sample(), None, Some(shuffle.clone()));
        assert_eq!((read(text.as_bytes()), read_shuffle(text.as_bytes())), (Ok((sample(), None)), Some(shuffle)));
    }

    #[test]
    fn a_change_to_a_signed_replay_is_noticed() {
        let notary = Notary::new("secret");
        let text = write_signed(&sample(), Some("a note"), None, &notary);
        assert_eq!(signed_by(text.as_bytes()), Ok(Some(notary.key())));
        assert_eq!(read(text.as_bytes()), Ok((sample(), Some("a note".into()))));
        assert_eq!(signed_by(text.replace("a note", "another").as_bytes()), Err(BadReplay::Signature));
        assert_eq!(signed_by(write(&sample(), None).as_bytes()), Ok(None));
    }

    #[test]
    fn large_numbers_are_text() {
        let text = write(&sample(), None);
        assert!(text.contains("\"seed\":\"18446744073709551615\""), "{text}");
        assert!(text.contains("\"digest\":\"fffffffffffffffe\""), "{text}");
    }

    #[test]
    fn bad_files_are_refused_by_name() {
        let whole = write(&sample(), None);
        assert_eq!(read(b""), Err(BadReplay::Empty));
        assert_eq!(read(b"\n \n"), Err(BadReplay::Empty));
        assert_eq!(read(&[0xff, 0xfe, 0]), Err(BadReplay::Binary));
        assert_eq!(read(whole.replace("\"version\":1", "\"version\":9").as_bytes()), Err(BadReplay::Version(9)));
        for broken in [&whole[..whole.len() / 2], "[]", "{}", "null", &whole.replace("\"game\"", "\"gane\"")] {
            assert!(matches!(read(broken.as_bytes()), Err(BadReplay::Shape(_))), "{broken}");
        }
        let bad_digest = whole.replace("fffffffffffffffe", "12");
        assert_eq!(
            read(bad_digest.as_bytes()),
            Err(BadReplay::Shape(message!("the digest of move {index} is not a digest", index = 0_usize)))
        );
    }
}
