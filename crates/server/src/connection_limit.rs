//! Who may come in: under which names, from which pages, and how many from one place.

use axum::http::{HeaderMap, header};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Counts connections by the place they come from.
#[derive(Debug, Default)]
pub struct ConnectionLimit {
    inside: Mutex<(u32, BTreeMap<Place, u32>)>,
}

/// Where somebody comes from: an address, or for IPv6 the network that one customer has.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(IpAddr);

impl Place {
    /// Returns the place of an address.
    pub fn of(address: IpAddr) -> Place {
        match address.to_canonical() {
            IpAddr::V6(address) => Place(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into()),
            address => Place(address),
        }
    }

    /// Returns an address of it.
    pub fn address(self) -> IpAddr {
        self.0
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A connection that was let in; it makes room when it goes.
#[derive(Debug)]
pub struct Entry {
    door: Arc<ConnectionLimit>,
    place: Option<Place>,
}

impl ConnectionLimit {
    /// Lets a connection in, unless there are too many: of all, or from one place if it is known.
    pub fn enter(self: &Arc<ConnectionLimit>, place: Option<Place>, most: u32, most_each: u32) -> Option<Entry> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_place) = &mut *inside;
        let count = place.map_or(0, |place| by_place.get(&place).copied().unwrap_or(0));
        if *all >= most || count >= most_each {
            return None;
        }
        *all += 1;
        place.map(|place| by_place.insert(place, count + 1));
        Some(Entry { door: self.clone(), place })
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut inside = self.door.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_place) = &mut *inside;
        *all -= 1;
        let Some(place) = self.place else { return };
        if let Some(count) = by_place.get_mut(&place) {
            *count -= 1;
            if *count == 0 {
                by_place.remove(&place);
            }
        }
    }
}

/// Returns whether an address is a proxy that we trust, in whichever of the two ways it is written.
pub fn is_proxy(proxies: &[IpAddr], address: IpAddr) -> bool {
    proxies.iter().any(|proxy| proxy.to_canonical() == address.to_canonical())
}

/// Returns who is at the other end: the peer, or when that is a proxy that we trust, the last address that
/// the proxies did not write themselves.
pub fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    if !is_proxy(proxies, peer) {
        return peer;
    }
    let values: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|h| h.to_str().ok()).collect();
    let mut last = peer;
    for address in values.iter().flat_map(|list| list.split(',')).rev() {
        let Ok(address) = address.trim().parse() else { return last };
        last = address;
        if !is_proxy(proxies, last) {
            break;
        }
    }
    last
}

/// Returns whether a request asks for us by a name we go by: a bare address, `localhost`, or one that was given.
/// Another name may be one that somebody else points at us to read what only we should.
pub fn is_our_name(headers: &HeaderMap, names: &[String]) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    // Of two names one may be ours, and nobody knows which is meant.
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let Ok(host) = host.to_str() else { return false };
    let without_port = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
    let name = without_port.map_or(host, |(name, _)| name);
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    bare.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || names.iter().any(|ours| ours.eq_ignore_ascii_case(name))
}

/// What proxies write about whom they speak for.
const FORWARDED: [&str; 6] =
    ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto"];

/// Returns whether a request comes from this machine itself, and not through a proxy on it.
pub fn is_near(peer: IpAddr, headers: &HeaderMap) -> bool {
    peer.to_canonical().is_loopback() && !FORWARDED.iter().any(|name| headers.contains_key(*name))
}

/// Returns whether a page may connect: our own, one that is allowed by name, or no page at all but
/// a program, which does not name an origin.
pub fn is_welcome(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("");
    let at = ["http://", "https://"].iter().find_map(|scheme| origin.strip_prefix(scheme));
    let own = at.is_some_and(|at| !host.is_empty() && at.eq_ignore_ascii_case(host));
    own || allowed.iter().any(|a| a.eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(host: &'static str, origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
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
            (Some("file://cards.example:8080"), false),
            (Some("cards.example:8080"), false),
            (Some("null"), false),
        ] {
            assert_eq!(is_welcome(&headers("cards.example:8080", origin), &allowed), welcome, "{origin:?}");
        }
    }

    #[test]
    fn a_name_that_others_point_at_us_is_not_ours() {
        let names = ["cards.example".to_owned()];
        for host in
            ["127.0.0.1", "127.0.0.1:8642", "[::1]:8642", "[::1]", "localhost:1", "LOCALHOST", "cards.example:80"]
        {
            assert!(is_our_name(&headers(host, None), &names), "{host}");
        }
        for host in ["", "evil.example", "evil.example:8642", "cards.example.evil.example", "127.0.0.1.evil.example"] {
            assert!(!is_our_name(&headers(host, None), &names), "{host}");
        }
        assert!(!is_our_name(&HeaderMap::new(), &names));
        let mut two = headers("localhost", None);
        two.append(header::HOST, HeaderValue::from_static("evil.example"));
        assert!(!is_our_name(&two, &names), "of two names either may be meant");
    }

    #[test]
    fn what_a_proxy_passes_on_does_not_come_from_here() {
        let [here, there] = ["127.0.0.1", "192.0.2.1"].map(|text| text.parse::<IpAddr>().expect("an address"));
        assert!(is_near(here, &headers("localhost", None)) && !is_near(there, &headers("localhost", None)));
        for name in FORWARDED {
            let mut headers = headers("localhost", None);
            headers.insert(name, HeaderValue::from_static("192.0.2.1"));
            assert!(!is_near(here, &headers), "{name}");
        }
    }

    #[test]
    fn only_proxies_that_are_trusted_say_who_comes() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let proxies = [ip("10.0.0.1"), ip("10.0.0.2")];
        let mut headers = headers("localhost", None);
        headers.insert("x-forwarded-for", HeaderValue::from_static("6.6.6.6, 192.0.2.7, 10.0.0.2"));
        assert_eq!(
            client(ip("10.0.0.1"), &headers, &proxies),
            ip("192.0.2.7"),
            "what a client wrote counts for nothing"
        );
        assert_eq!(client(ip("192.0.2.9"), &headers, &proxies), ip("192.0.2.9"));
        assert!(is_proxy(&proxies, ip("::ffff:10.0.0.1")) && !is_proxy(&proxies, ip("10.0.0.3")));
        headers.insert("x-forwarded-for", HeaderValue::from_static("192.0.2.7, nonsense"));
        assert_eq!(client(ip("10.0.0.1"), &headers, &proxies), ip("10.0.0.1"));
    }

    #[test]
    fn only_so_many_come_in_and_those_who_go_make_room() {
        let door = Arc::new(ConnectionLimit::default());
        let [a, b] = ["10.0.0.1", "2001:db8::1"].map(|n| Some(Place::of(n.parse().expect("an address"))));
        let neighbour = Some(Place::of("2001:db8::2".parse().expect("an address")));
        let enter = |place| door.enter(place, 4, 2);
        let (first, second) = (enter(a), enter(a));
        assert!(first.is_some() && second.is_some() && enter(a).is_none());
        let (third, fourth) = (enter(b), enter(neighbour));
        assert!(third.is_some() && fourth.is_some() && enter(None).is_none(), "the house is full");
        drop(first);
        assert!(enter(b).is_none(), "neighbours in one network are one place");
        assert!(enter(a).is_some());
    }
}
