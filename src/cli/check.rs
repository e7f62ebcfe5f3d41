//! `correio check`: do records still lead to their results? For records of earlier rules it names the step that
//! differs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::CliError;

#[derive(clap::Args)]
pub struct Arguments {
    /// Record files, or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let mut files = Vec::new();
        self.paths.iter().try_for_each(|path| collect(path, &mut files))?;
        let (mut differing, mut of_other_rules) = (0, 0);
        for file in &files {
            let record = super::record(file)?;
            if let Err(error) = record.check(games::find) {
                *(if error.is_of_other_rules() { &mut of_other_rules } else { &mut differing }) += 1;
                out!("{}: {error}", file.display());
            }
        }
        match of_other_rules {
            0 => out!("{} records, {differing} differ", files.len()),
            count => out!("{} records, {differing} differ; {count} more differ under today's rules", files.len()),
        }
        Ok(if differing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The file, or the record files of the folder, in order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), CliError> {
    let failed = |error: std::io::Error| CliError::new(format_args!("{}: {error}", path.display()));
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<_> = std::fs::read_dir(path)
        .map_err(failed)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(failed)?;
    entries.retain(|entry| entry.extension().is_some_and(|extension| extension == "json"));
    entries.sort();
    files.extend(entries);
    Ok(())
}
