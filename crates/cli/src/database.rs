//! Which database a command is about: named, from a file or the environment, or the one of this user.

use crate::args::DatabaseArgs;
use crate::failure::Failure;
use crate::files;
use baize_kernel::{Message, message};
use baize_server::StoreError;
use std::path::{Path, PathBuf};

/// Returns the folder that things are kept in.
///
/// # Errors
/// When none is named and there is no home.
pub fn folder(args: &DatabaseArgs) -> Result<PathBuf, Failure> {
    let named = args.data.clone().or_else(files::data_folder);
    let none = || {
        Failure::new(message!("there is no home folder to keep the database in"))
            .hint(message!("name one: --data FOLDER"))
    };
    named.ok_or_else(none)
}

/// Returns the address of the database.
///
/// # Errors
/// When it cannot be read, or the folder for it cannot be made.
pub fn address(args: &DatabaseArgs) -> Result<String, Failure> {
    if let Some(file) = &args.db_from {
        return line_of(file);
    }
    let named = args.db.clone().or_else(|| std::env::var("BAIZE_DB").ok().filter(|url| !url.is_empty()));
    match named {
        Some(url) => Ok(url),
        None => sqlite_in(&folder(args)?),
    }
}

/// Returns the one line of a file that holds a secret.
///
/// # Errors
/// When it cannot be read or is empty.
pub fn line_of(file: &Path) -> Result<String, Failure> {
    let cannot = |e: std::io::Error| {
        Failure::new(message!("the file cannot be read: {error}", error = e.to_string())).at(file.display())
    };
    let line = std::fs::read_to_string(file).map_err(cannot)?.trim().to_owned();
    if line.is_empty() {
        return Err(Failure::new(message!("the file is empty")).at(file.display()));
    }
    Ok(line)
}

/// Returns how to mend it that a database cannot be used.
pub fn hint(error: &StoreError, args: &DatabaseArgs) -> Message {
    match error {
        StoreError::InUse(_) => message!("stop the other server, or name another folder or database"),
        _ if args.db.is_some() || args.db_from.is_some() => message!("check the address of the database"),
        _ if std::env::var_os("BAIZE_DB").is_some() => message!("check the address in BAIZE_DB"),
        _ => message!("name another folder: --data FOLDER"),
    }
}

fn sqlite_in(data: &Path) -> Result<String, Failure> {
    let cannot = |e: std::io::Error| {
        Failure::new(message!("the folder for the database cannot be made: {error}", error = e.to_string()))
            .at(data.display())
    };
    std::fs::create_dir_all(data).map_err(cannot)?;
    Ok(format!("sqlite://{}", data.join("baize.db").display()))
}
