//! The texts of Discord’s commands: the build script makes them of `templates/en/discord.ftl` and `challenge-commands.ftl`.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
