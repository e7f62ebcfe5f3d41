//! The migrations of both databases, embedded in the program.

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// Every migration from an empty SQLite file to what this build expects. PostgreSQL uses the same ones, except those
/// with another form in `migrations/postgres`.
pub static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| Migrator::with_migrations(migrations(SHARED).collect()));

/// The migrations of PostgreSQL: those in `migrations/postgres` replace those with the same number.
pub static POSTGRES_MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let replaced = |migration: &Migration| POSTGRES.iter().any(|(version, ..)| *version == migration.version);
    let shared = migrations(SHARED).filter(|migration| !replaced(migration));
    Migrator::with_migrations(shared.chain(migrations(POSTGRES)).collect())
});

fn migrations(list: &'static [(i64, &str, &str)]) -> impl Iterator<Item = Migration> {
    list.iter().map(|&(version, description, sql)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    })
}
