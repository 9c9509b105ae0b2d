//! `baize db`: looking after the database of the server.

use crate::args::{DatabaseArgs, DbCommand};
use crate::database;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{Message, message};
use baize_server::StoreError;
use baize_server::upkeep;
use serde_json::json;
use std::time::Duration;

/// Runs a command about the database.
///
/// # Errors
/// When the database cannot be used.
pub fn run(out: &mut Out, command: &DbCommand) -> Result<Done, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|e| Failure::new(message!("the database cannot be used: {error}", error = e.to_string())))?;
    runtime.block_on(async {
        match command {
            DbCommand::Check { database } => check(out, database).await,
            DbCommand::Backup { file, database } => {
                let copied = upkeep::backup(&existing(database)?, file).await;
                copied.map_err(|error| cannot(&error, database))?;
                tell(out, &message!("copied to {file}", file = file.display().to_string()), &json!({ "file": file }))
            }
            DbCommand::Prune { keep, database } => {
                let kept = Duration::from_secs(24 * 3600 * keep);
                let deleted = upkeep::prune(&existing(database)?, kept).await;
                let deleted = deleted.map_err(|error| cannot(&error, database))?;
                tell(out, &message!("{deleted} matches deleted", deleted), &json!({ "deleted": deleted }))
            }
        }
    })
}

async fn check(out: &mut Out, args: &DatabaseArgs) -> Result<Done, Failure> {
    let checked = upkeep::check(&existing(args)?).await.map_err(|error| cannot(&error, args))?;
    if out.json {
        out.object(&checked)?;
        return Ok(Done::from_ok(checked.problems.is_empty()));
    }
    for problem in &checked.problems {
        out.tell(&message!("{table}: {why}", table = problem.table, why = problem.why))?;
    }
    let (tables, answers, problems) = (checked.tables, checked.answers, checked.problems.len());
    out.tell(&message!("{tables} tables, {answers} answers, {problems} problems", tables, answers, problems))?;
    Ok(Done::from_ok(checked.problems.is_empty()))
}

/// Returns the address of a database that is there; these commands make none.
fn existing(args: &DatabaseArgs) -> Result<String, Failure> {
    let url = database::address(args)?;
    let file = url.strip_prefix("sqlite:").map(|rest| rest.trim_start_matches("//").split('?').next().unwrap_or(""));
    match file {
        Some(file) if !std::path::Path::new(file).is_file() => Err(Failure::new(message!("there is no database"))
            .at(file)
            .hint(message!("name it: --db sqlite://FILE, or --data FOLDER"))),
        _ => Ok(url),
    }
}

fn tell(out: &mut Out, words: &Message, object: &serde_json::Value) -> Result<Done, Failure> {
    if out.json {
        out.object(object)?;
    } else {
        out.tell(words)?;
    }
    Ok(Done::Well)
}

fn cannot(error: &StoreError, args: &DatabaseArgs) -> Failure {
    Failure::new(error.told()).maybe_hint(match error {
        StoreError::NotHere(_) | StoreError::File(..) => None,
        _ => Some(database::hint(error, args)),
    })
}
