//! `correio health`: whether the bot that serves `METRICS_ADDR` is alive, for health checks of containers.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use super::CliError;

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

#[derive(clap::Args)]
pub struct Arguments {}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let address = std::env::var("METRICS_ADDR").ok().filter(|address| !address.is_empty());
        let Some(address) = address else {
            return Err(CliError::new("METRICS_ADDR is not set, so the bot does not say whether it is alive"));
        };
        let parsed = address.trim().parse();
        let address = parsed
            .map_err(|_| CliError::new(format_args!("METRICS_ADDR is '{address}'; it must be like 127.0.0.1:9000")))?;
        let answer = ask(here(address))
            .map_err(|error| CliError::new(format_args!("the bot does not answer at {address}: {error}")))?;
        if !answer.starts_with("HTTP/1.1 200 ") {
            let status = answer.lines().next().unwrap_or_default();
            return Err(CliError::new(format_args!("the bot at {address} answers '{status}'")));
        }
        out!("alive");
        Ok(ExitCode::SUCCESS)
    }
}

/// Who listens on every address of this machine is asked on the loopback address.
fn here(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        let loopback = if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() };
        address.set_ip(loopback);
    }
    address
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: correio\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
