//! Where a database is: its address without secrets, its file, and the lock on it.

use super::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// The address of a database.
#[derive(Clone, Debug)]
pub struct Address {
    /// The address as the driver takes it.
    pub url: String,
    /// The file, when it is one of SQLite.
    pub file: Option<PathBuf>,
}

impl Address {
    /// Reads an address.
    ///
    /// # Errors
    /// When it is not one of a database we know.
    pub fn read(url: &str) -> Result<Address, StoreError> {
        if let Some(rest) = url.strip_prefix("sqlite:") {
            let path = rest.trim_start_matches("//").split('?').next().unwrap_or("");
            if path.is_empty() || path.starts_with(":memory:") {
                return Err(StoreError::Address(shown(url)));
            }
            let url = if url.contains('?') { url.to_owned() } else { format!("{url}?mode=rwc") };
            return Ok(Address { url, file: Some(path.into()) });
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Address { url: url.to_owned(), file: None });
        }
        Err(StoreError::Address(shown(url)))
    }

    /// Returns the address as it may be shown.
    pub fn shown(&self) -> String {
        self.file.as_ref().map_or_else(|| shown(&self.url), |file| file.display().to_string())
    }

    /// Makes the file, if it is not there, and lets nobody else read it: secrets and hidden cards are in it.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn protect(&self) -> Result<(), StoreError> {
        let Some(file) = &self.file else { return Ok(()) };
        let cannot = |e| StoreError::File(file.display().to_string(), e);
        match private(file).and_then(|file| has_other_names(&file)).map_err(cannot)? {
            true => {
                Err(cannot(std::io::Error::other("it has other names (hard links), by which others would write to it")))
            }
            false => Ok(()),
        }
    }

    /// Takes the lock, which only one server has.
    ///
    /// # Errors
    /// When another has it.
    pub fn lock(&self) -> Result<Option<File>, StoreError> {
        let Some(file) = &self.file else { return Ok(None) };
        // A link to the file leads to the same lock.
        let mut path = std::fs::canonicalize(file).unwrap_or_else(|_| file.clone()).into_os_string();
        path.push(".lock");
        let cannot = |e| StoreError::File(Path::new(&path).display().to_string(), e);
        let lock = private(Path::new(&path)).map_err(cannot)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(file.display().to_string())),
            Err(TryLockError::Error(error)) => Err(cannot(error)),
        }
    }
}

/// Opens a file that only we may read, and makes it if it is not there.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

/// Returns whether a file is there under other names, too. SQLite keeps what it has not yet put into the file beside
/// it, under its name, so that two who go by different names destroy it.
fn has_other_names(file: &File) -> std::io::Result<bool> {
    #[cfg(unix)]
    return Ok(std::os::unix::fs::MetadataExt::nlink(&file.metadata()?) > 1);
    #[cfg(not(unix))]
    Ok(false)
}

/// Makes a file that only we may read; it must not be there.
pub fn new_private(path: &Path) -> std::io::Result<()> {
    if path.exists() {
        return Err(std::io::Error::other("it is there already"));
    }
    private(path).map(drop)
}

/// Returns an address without what stands in it for a password. Where that cannot be told for certain, as when a
/// password has a sign in it that ends one, nothing but the scheme is shown.
fn shown(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once(':') else {
        return url.split(['?', '@']).next().unwrap_or("").to_owned();
    };
    let plain = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || "._-/:,[]%".contains(c));
    let rest = rest.trim_start_matches('/');
    let (who, place) = rest.rsplit_once('@').unwrap_or(("", rest));
    let (user, place) = (who.split(':').next().unwrap_or(""), place.split('?').next().unwrap_or(""));
    if !plain(user) || !plain(place) || rest.split('?').skip(1).any(|query| query.contains('@')) {
        return format!("{scheme}://…");
    }
    let at = if user.is_empty() { "" } else { "@" };
    format!("{scheme}://{user}{at}{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_never_shown() {
        for (url, expected) in [
            (
                "postgres://baize:hunter2@db.example:5432/cards?sslmode=require",
                "postgres://baize@db.example:5432/cards",
            ),
            ("postgres://baize:p@ss:w/rd@db/cards", "postgres://baize@db/cards"),
            ("postgres://db/cards?password=hunter2", "postgres://db/cards"),
            ("mysql://a:hunter2@b/c", "mysql://a@b/c"),
            ("baize.db", "baize.db"),
            ("postgres://baize:hun?ter2@db/cards", "postgres://…"),
            ("postgres://baize:hunter2@db/cards?options=a@b", "postgres://…"),
            ("postgres://baize:hunter#2@db/cards", "postgres://baize@db/cards"),
            ("postgres:baize:hunter2@db/cards", "postgres://baize@db/cards"),
            ("postgres:/baize:hunter2@db/cards", "postgres://baize@db/cards"),
            ("postgres://%2Frun%2Fpostgresql/cards", "postgres://%2Frun%2Fpostgresql/cards"),
            ("postgres://hunter2!/cards", "postgres://…"),
        ] {
            assert_eq!(shown(url), expected);
        }
        let odd = Address::read("mysql://a:hunter2@b/c").expect_err("not one of ours").to_string();
        assert!(!odd.contains("hunter2"), "{odd}");
    }

    #[cfg(unix)]
    #[test]
    fn the_file_is_ours_alone_and_one_server_has_the_lock() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("cards.db");
        std::fs::write(&path, "").expect("a file");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).expect("it may be changed");
        let address = Address::read(&format!("sqlite://{}", path.display())).expect("an address");
        address.protect().expect("it is protected");
        let first = address.lock().expect("nobody has it").expect("a lock");
        let second = address.lock().expect_err("somebody has it").to_string();
        assert!(second.contains("another server"), "{second}");
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&path, &link).expect("a link");
        let link = Address::read(&format!("sqlite://{}", link.display())).expect("an address");
        assert!(link.lock().is_err(), "by a link it is the same file");
        drop(first);
        assert!(address.lock().is_ok());
        let other = folder.path().join("other.db");
        std::fs::hard_link(&path, &other).expect("a link");
        let refused = address.protect().expect_err("others would write to it").to_string();
        assert!(refused.contains("other names"), "{refused}");
        std::fs::remove_file(other).expect("it goes");
        address.protect().expect("it has one name again");
        for file in [path, folder.path().join("cards.db.lock")] {
            let mode = std::fs::metadata(&file).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", file.display());
        }
    }
}
