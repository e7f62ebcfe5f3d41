//! `correio verify`: does every stored game still replay to what is stored?

use std::process::ExitCode;

use super::CliError;
use store::{self, Database};
use table::{Catalogue, verify};

#[derive(clap::Args)]
pub struct Arguments {}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        super::wait_for(async {
            let database = super::database();
            let store = Database::look(&database).await.map_err(CliError::new)?;
            let catalogue = Catalogue::new(games::find, super::editions()?);
            let report = verify(&store, &catalogue).await.map_err(|error| super::in_database(&database, &error))?;
            for (game, difference) in &report.differences {
                out!("game {game}: {difference}");
            }
            if report.earlier_rules > 0 {
                out!(
                    "{} games were last played under earlier rules; their positions can be read",
                    report.earlier_rules
                );
            }
            out!("{} games, {} differ", report.games, report.differences.len());
            if store.is_incomplete() {
                out!("{}: {}", store::shown(&database), store::WITHOUT_LOG);
            }
            Ok(if report.differences.is_empty() && !store.is_incomplete() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            })
        })
    }
}
