//! The texts on every picture. Their words are in `templates/*/pictures.ftl`.

crate::words! {
    TO_PLAY = "picture-to-play" (who: Phrase);
    ALL_TO_PLAY = "picture-all-to-play";
}
