//! The sandbox server against the real serenity client.

mod bot;
mod connection;
mod described;
mod limiter;
mod over_http;
mod page;
mod round_trips;
