//! Computers of their own on one machine: network namespaces, each with its addresses, joined by cables that can be
//! pulled.
//!
//! The trial itself stands in a network apart from the machine's, which goes with its last process. There are three
//! networks in it, for guests, the database and NATS, and a computer has a cable to each that it needs. A cable is
//! pulled at the switch: both ends go on sending, nothing arrives, and nobody is told.

use crate::Trial;
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::{Command, Stdio};

/// Set where the trial stands in a network apart.
const APART: &str = "BAIZE_STRESS_APART";

/// What makes a network apart: names of namespaces are kept in `/run`, which is the trial's own.
const PREPARE: &str = "mount -t tmpfs tmpfs /run && ip link set lo up";

/// A network that computers are in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Net {
    /// Through which guests come.
    Guests = 1,
    /// In which PostgreSQL is.
    Data = 2,
    /// In which NATS is.
    Mail = 3,
}

impl Net {
    /// All of them.
    pub const ALL: [Net; 3] = [Net::Guests, Net::Data, Net::Mail];

    fn name(self) -> &'static str {
        match self {
            Net::Guests => "guests",
            Net::Data => "data",
            Net::Mail => "mail",
        }
    }

    fn address(self, host: u8) -> Ipv4Addr {
        Ipv4Addr::new(10, 77, self as u8, host)
    }
}

/// Starts this program again in a network apart, in its own place. Returns when it stands in one already.
///
/// # Errors
/// When namespaces cannot be made here, with the reason.
pub fn enter() -> Trial<()> {
    if is_apart() {
        return Ok(());
    }
    let trying = format!("{PREPARE} && ip netns add try && ip link add name try type bridge");
    run(unshare().args(["sh", "-c", &trying]))?;
    let here = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut again = unshare();
    again.args(["sh", "-c", &format!("{PREPARE} && exec \"$0\" \"$@\"")]).arg(here);
    again.args(std::env::args_os().skip(1)).env(APART, "1");
    Err(std::os::unix::process::CommandExt::exec(&mut again).to_string())
}

fn unshare() -> Command {
    let mut command = Command::new("unshare");
    command.args(["--net", "--mount", "--"]);
    command
}

/// Returns whether the trial stands in a network apart.
pub fn is_apart() -> bool {
    std::env::var_os(APART).is_some()
}

/// Makes the three networks, in which the trial has the first address.
///
/// # Errors
/// When they cannot be made.
pub fn lay() -> Trial<()> {
    for net in Net::ALL {
        ip(&["link", "add", "name", net.name(), "type", "bridge"])?;
        ip(&["addr", "add", &format!("{}/24", net.address(1)), "dev", net.name()])?;
        ip(&["link", "set", net.name(), "up"])?;
    }
    Ok(())
}

/// A computer.
#[derive(Clone, Debug)]
pub struct Host {
    name: String,
    number: u8,
}

impl Host {
    /// Puts a computer into some networks, under a number that no other has.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn new(name: &str, number: u8, nets: &[Net]) -> Trial<Host> {
        let host = Host { name: name.to_owned(), number };
        ip(&["netns", "add", name])?;
        ip(&["-n", name, "link", "set", "lo", "up"])?;
        for net in nets {
            let (cable, inside) = (host.cable(*net), net.name());
            ip(&["link", "add", &cable, "type", "veth", "peer", "name", inside, "netns", name])?;
            ip(&["link", "set", &cable, "master", inside, "up"])?;
            let address = format!("{}/24", host.address(*net));
            ip(&["-n", name, "addr", "add", &address, "dev", inside])?;
            ip(&["-n", name, "link", "set", inside, "up"])?;
        }
        Ok(host)
    }

    /// Returns its address in a network.
    pub fn address(&self, net: Net) -> Ipv4Addr {
        net.address(self.number)
    }

    fn cable(&self, net: Net) -> String {
        format!("{}-{}", self.name, net.name())
    }

    /// Returns a command that runs there.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name]).arg(program);
        command
    }

    /// Pulls its cable to a network, or plugs it in again.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn pull(&self, net: Net, pulled: bool) -> Trial<()> {
        ip(&["link", "set", &self.cable(net), if pulled { "down" } else { "up" }])
    }

    /// Lets nothing that it says in a network reach another there, though it hears the other, until told otherwise.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn silence(&self, net: Net, to: &Host, silent: bool) -> Trial<()> {
        let to = to.address(net).to_string();
        // Nobody has this card, so whatever goes there goes nowhere.
        let lost = ["lladdr", "02:00:00:00:00:01", "nud", "permanent", "dev", net.name()];
        let to_it = ["-n", &self.name, "neigh", if silent { "replace" } else { "del" }, &to];
        let how = if silent { &lost[..] } else { &lost[4..] };
        ip(&[&to_it, how].concat())
    }
}

fn ip(args: &[&str]) -> Trial<()> {
    run(Command::new("ip").args(args))
}

fn run(command: &mut Command) -> Trial<()> {
    let said = command.stdin(Stdio::null()).output().map_err(|e| format!("{command:?}: {e}"))?;
    let why = String::from_utf8_lossy(&said.stderr);
    if said.status.success() { Ok(()) } else { Err(format!("{command:?}: {}", why.trim())) }
}
