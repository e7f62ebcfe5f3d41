//! Migrations are embedded: a new or changed one must rebuild the program.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
