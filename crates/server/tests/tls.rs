//! The database over TLS, and what becomes of a connection to somebody who only says to be it.

use crate::common;

use baize_server::Config;
use baize_stress::Dice;
use baize_stress::postgres::Postgres;
use common::{Kind, alone, open, sql};
use std::sync::Arc;

#[test]
fn matches_are_stored_over_tls_and_a_stranger_is_refused() {
    let server = match Postgres::start() {
        Ok(server) => Arc::new(server),
        Err(why) => return assert!(std::env::var_os("CI").is_none(), "{why}"),
    };
    let authority = server.secure().expect("PostgreSQL speaks TLS");
    alone(async {
        let safe = format!("?sslmode=verify-full&sslrootcert={}", authority.display());
        let house = open(Kind::Postgres(server.clone()), |config| config.database += &safe).await;
        let (mut one, _two) = house.two("tiny").await;
        if one.prompt().is_some() {
            one.answer(&mut Dice::new(1)).await.expect("an answer is stored");
        }
        let plain = house.config.database.replace(&safe, "?sslmode=disable");
        let open = "SELECT CAST(COUNT(*) AS TEXT), CAST(COUNT(*) FILTER (WHERE NOT ssl) AS TEXT) FROM pg_stat_ssl \
                    JOIN pg_stat_activity USING (pid) WHERE datname = 'test' AND pid <> pg_backend_pid()";
        let rows = sql(&plain, open).await;
        assert_ne!(rows[0][0], "0", "the server is connected");
        assert_eq!(rows[0][1], "0", "and nowhere without TLS");
        // Nobody whom the system trusts vouches for this one.
        let stranger = house.config.database.replace(&safe, "?sslmode=verify-full");
        let refused = baize_server::start(Config::local(stranger, house.folder.path().join("reports"))).await;
        let why = refused.err().expect("a stranger is refused").to_string();
        assert!(why.contains("cannot connect") && why.contains("ertificate"), "{why}");
        house.server.stop().await;
    });
}
