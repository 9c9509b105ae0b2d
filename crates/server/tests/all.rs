//! All tests from outside in one program: the server and its databases are linked once, not for every file.

mod back;
mod cluster;
mod common;
mod disk;
mod doors;
mod fair;
mod house;
mod laid;
mod language;
mod matches;
mod past;
mod patience;
mod replays;
mod rest;
mod tls;
mod trouble;
mod upkeep;
mod workshop;
