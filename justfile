# The daily commands. `just` lists them; CONTRIBUTING.md says what stands behind each.

_list:
    @just --list

# Open the sandbox: a page that looks like Discord, with the real bot behind it
try:
    cargo run --release

# Play in the terminal, alone against Lacerda unless you say otherwise
play *arguments="lisboa --solo":
    cargo run --release -- play {{arguments}}

# Check format, lints, licenses and known problems
lint:
    .ci/lint

# Test everything, or only what you name: `just test -p lisboa`
test *arguments:
    {{ if arguments == "" { ".ci/test" } else { "cargo test " + arguments } }}

# Write what people see into the snapshots; read the diff afterwards
snapshots *arguments="--workspace":
    INSTA_UPDATE=always cargo test {{arguments}}
    git diff --stat

# Write the golden playthroughs anew; read the diff afterwards
golden:
    UPDATE_GOLDEN=1 cargo test --test core playthroughs
    git diff --stat tests/golden

# Test the sandbox page in a real browser
browser:
    .ci/browser

# Make the pictures of the documentation again
pictures:
    docs/pictures/make

# Everything that must hold before a change lands
run:
    .ci/run
