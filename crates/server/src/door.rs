//! Who may come in: origins, and how many from one address.

use crate::config::Limits;
use axum::http::{HeaderMap, header};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts connections by address.
#[derive(Debug, Default)]
pub struct Door {
    inside: Mutex<(u32, BTreeMap<IpAddr, u32>)>,
}

/// A connection that was let in; it makes room when it goes.
#[derive(Debug)]
pub struct Entry {
    door: Arc<Door>,
    address: IpAddr,
}

impl Door {
    /// Lets a connection in, unless there are too many.
    pub fn enter(self: &Arc<Door>, address: IpAddr, limits: &Limits) -> Option<Entry> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *inside;
        let count = by_address.entry(address).or_insert(0);
        if *all >= limits.connections || *count >= limits.connections_per_address {
            return None;
        }
        *all += 1;
        *count += 1;
        Some(Entry { door: self.clone(), address })
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut inside = self.door.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *inside;
        *all -= 1;
        if let Some(count) = by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&self.address);
            }
        }
    }
}

/// Returns whether a page may connect: our own, one that is allowed by name, or no page at all but
/// a program, which does not name an origin.
pub fn is_welcome(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("");
    let own = origin.split_once("://").is_some_and(|(_, at)| !host.is_empty() && at.eq_ignore_ascii_case(host));
    own || allowed.iter().any(|a| a.eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("cards.example:8080"));
        origin.map(|o| headers.insert(header::ORIGIN, HeaderValue::from_static(o)));
        headers
    }

    #[test]
    fn foreign_pages_stay_outside() {
        let allowed = vec!["https://friend.example".to_owned()];
        for (origin, welcome) in [
            (None, true),
            (Some("http://cards.example:8080"), true),
            (Some("https://friend.example"), true),
            (Some("http://cards.example"), false),
            (Some("https://evil.example"), false),
            (Some("null"), false),
        ] {
            assert_eq!(is_welcome(&headers(origin), &allowed), welcome, "{origin:?}");
        }
    }

    #[test]
    fn only_so_many_come_in_and_those_who_go_make_room() {
        let door = Arc::new(Door::default());
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        let [a, b] = [1, 2].map(|n| IpAddr::from([10, 0, 0, n]));
        let first = door.enter(a, &limits);
        let second = door.enter(a, &limits);
        assert!(first.is_some() && second.is_some() && door.enter(a, &limits).is_none());
        let third = door.enter(b, &limits);
        assert!(third.is_some() && door.enter(b, &limits).is_none(), "the house is full");
        drop(first);
        assert!(door.enter(a, &limits).is_some());
    }
}
