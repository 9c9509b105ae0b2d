//! A small disk of our own, which can be filled up under a database and emptied again.

use crate::Trial;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A file system in memory that holds only so much, gone when it is dropped.
pub struct Disk {
    folder: TempDir,
}

impl Disk {
    /// Makes a disk of so many KiB.
    ///
    /// # Errors
    /// When it cannot be mounted, which takes root.
    pub fn new(kib: u32) -> Trial<Disk> {
        let folder = tempfile::Builder::new().prefix("baize-disk").tempdir().map_err(|e| e.to_string())?;
        let size = format!("size={kib}k,mode=0777");
        run(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "baize"]).arg(folder.path()))?;
        Ok(Disk { folder })
    }

    /// Returns its folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Fills it up to the last byte.
    ///
    /// # Errors
    /// When the file that takes the room cannot be made.
    pub fn fill(&self) -> Trial<()> {
        let mut file = File::create(self.ballast()).map_err(|e| e.to_string())?;
        for size in [64 << 10, 512] {
            let block = vec![0x5a; size];
            while file.write(&block).is_ok_and(|written| written > 0) {}
        }
        Ok(())
    }

    /// Makes room again.
    ///
    /// # Errors
    /// When the file that takes the room cannot be removed.
    pub fn empty(&self) -> Trial<()> {
        std::fs::remove_file(self.ballast()).map_err(|e| e.to_string())
    }

    fn ballast(&self) -> PathBuf {
        self.folder.path().join("ballast")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = run(Command::new("umount").arg("--lazy").arg(self.folder.path()));
    }
}

fn run(command: &mut Command) -> Trial<()> {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    match status.map_err(|e| format!("{command:?}: {e}"))? {
        status if status.success() => Ok(()),
        status => Err(format!("{command:?} failed with {status}; disks are mounted by root")),
    }
}
