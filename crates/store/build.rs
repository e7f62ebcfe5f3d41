//! Lists the migrations in `migrations/` and `migrations/postgres/`, and rebuilds when one changes.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../migrations").canonicalize()?;
    println!("cargo:rerun-if-changed={}", root.display());
    let mut list = String::new();
    for (name, folder) in [("SHARED", root.clone()), ("POSTGRES", root.join("postgres"))] {
        let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
        files.retain(|file| file.extension().is_some_and(|end| end == "sql"));
        files.sort();
        writeln!(list, "const {name}: &[(i64, &str, &str)] = &[")?;
        for file in files {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let (version, description) = stem.split_once('_').ok_or_else(|| format!("{stem}: no NUMBER_NAME"))?;
            let version: i64 = version.parse().map_err(|_| format!("{stem}: {version} is not a number"))?;
            writeln!(list, "    ({version}, {:?}, include_str!({file:?})),", description.replace('_', " "))?;
        }
        list.push_str("];\n");
    }
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("migrations.rs"), list)?;
    Ok(())
}
