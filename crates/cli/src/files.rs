//! Files: read within limits, written whole or not at all.

use crate::failure::Failure;
use baize_kernel::message;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// Reads a file, or standard input for `-`, that may be at most `most` bytes long.
///
/// # Errors
/// When it cannot be read or is longer.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let fail = |error: std::io::Error| {
        Failure::new(message!("the file cannot be read: {error}", error = error.to_string())).at(path.display())
    };
    if path.is_dir() {
        return Err(Failure::new(message!("this is a directory, not a file")).at(path.display()));
    }
    let source: Box<dyn Read> = match path.to_str() {
        Some("-") => Box::new(std::io::stdin().lock()),
        _ => Box::new(std::fs::File::open(path).map_err(fail)?),
    };
    let mut bytes = Vec::new();
    // One byte more than allowed shows that the file is too long, without reading all of it.
    source.take(most + 1).read_to_end(&mut bytes).map_err(fail)?;
    if bytes.len() as u64 > most {
        let size = if most >= 1 << 20 { format!("{} MiB", most >> 20) } else { format!("{} KiB", most >> 10) };
        return Err(Failure::new(message!("the file is larger than {size}", size)).at(path.display()));
    }
    Ok(bytes)
}

/// Says early that a file must not be written, before any work is done for it.
///
/// # Errors
/// When the file is there and `force` is not given, or its folder is not there.
pub fn may_write(path: &Path, force: bool) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(Failure::usage(message!("this is a directory, not a file")).at(path.display()));
    }
    if !force && path.exists() {
        let failure = Failure::new(message!("the file is there already")).at(path.display());
        return Err(failure.hint(message!("give --force to overwrite it, or another name")));
    }
    let folder = folder(path);
    if !folder.is_dir() {
        let failure = Failure::new(message!("the folder of the file is not there")).at(folder.display());
        return Err(failure.hint(message!("make it first, or give another name")));
    }
    Ok(())
}

/// Writes a file whole or not at all: to a temporary one beside it, which is then renamed.
///
/// # Errors
/// When it cannot be written, or is there and `force` is not given.
pub fn write(path: &Path, bytes: &[u8], force: bool) -> Result<(), Failure> {
    may_write(path, force)?;
    let fail = |error: std::io::Error| {
        Failure::new(message!("the file cannot be written: {error}", error = error.to_string())).at(path.display())
    };
    let mut file = tempfile::NamedTempFile::new_in(folder(path)).map_err(fail)?;
    file.write_all(bytes).map_err(fail)?;
    let kept = if force { file.persist(path) } else { file.persist_noclobber(path) };
    kept.map(|_| ()).map_err(|error| fail(error.error))
}

/// Returns where programs keep data of this user.
pub fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let shared = folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA"));
    shared.or_else(|| Some(folder("HOME")?.join(".local/share"))).map(|shared| shared.join("baize"))
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_not_overwritten_unless_told() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("a.txt");
        write(&path, b"one", false).expect("a new file can be written");
        assert!(write(&path, b"two", false).is_err());
        assert_eq!(std::fs::read(&path).ok().as_deref(), Some(&b"one"[..]));
        write(&path, b"two", true).expect("force overwrites");
        assert_eq!(std::fs::read(&path).ok().as_deref(), Some(&b"two"[..]));
        assert_eq!(std::fs::read_dir(folder.path()).map(Iterator::count).ok(), Some(1), "nothing else is left");
    }

    #[test]
    fn a_long_file_is_refused() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("long");
        std::fs::write(&path, vec![b'x'; 2049]).expect("a file can be written");
        assert_eq!(read(&path, 2048).map_err(|f| f.what.to_string()), Err("the file is larger than 2 KiB".to_owned()));
        assert_eq!(read(&path, 2049).map(|b| b.len()).ok(), Some(2049));
        assert!(read(folder.path(), 10).is_err());
    }
}
