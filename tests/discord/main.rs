//! The bot over the real protocol: the real serenity client against the sandbox server.

#[path = "../fuzz/mutate.rs"]
mod mutate;
#[path = "../support/openapi.rs"]
mod openapi;
use testkit::postgres;
#[path = "../support/releases.rs"]
mod releases;
#[path = "../../examples/bench/secrets.rs"]
mod secret_signs;
#[path = "../support/tls.rs"]
mod tls;

mod bots;
mod challenge;
mod challenge_trouble;
mod compare;
mod confirming;
mod delivery;
mod endpoint;
mod fairness;
mod fuzz;
mod games;
mod gateway;
mod hands;
mod kept;
mod learn;
mod life;
mod life_seats;
mod looking;
mod outages;
mod pages;
mod panels;
mod pictures;
mod pressing;
mod registering;
mod reviews;
mod secrets;
mod settings;
mod stage;
mod stopping;
mod story;
mod tables;
mod threads;
mod trouble;
mod typing;
mod visibility;
mod waiting;
mod watch;
