//! What is secret, and whether a text reveals it.

use std::collections::BTreeSet;

use engine::{Arg, Block, Page, Phrase, Seat};
use table::{GameId, PublicTable, Refusal, Since, Tables};

/// The signs on each seat's hand that nobody else could know.
pub struct Secrets(pub Vec<(Seat, BTreeSet<String>)>);

impl Secrets {
    pub async fn of(tables: &Tables, game: GameId) -> Result<Secrets, Refusal> {
        let table = tables.look(game, None).await?;
        let known = known_to_all(tables, &table).await?;
        let mut secrets = Vec::new();
        for player in table.players() {
            let Some(person) = player.person else { continue };
            let own = tables.seat(game, person).await?;
            let mut signs = BTreeSet::new();
            let hand = own.view().map(|view| view.hand()).unwrap_or_default();
            hand.iter().for_each(|line| add_signs(line, &mut signs));
            signs.retain(|sign| !known.contains(sign));
            secrets.push((player.seat, signs));
        }
        Ok(Secrets(secrets))
    }

    /// A secret of another seat in one of these texts.
    pub fn leak(&self, reader: Option<Seat>, texts: &[String]) -> Option<String> {
        let words: BTreeSet<&str> = texts.iter().flat_map(|text| words(text)).collect();
        let others = self.0.iter().filter(|(seat, _)| Some(*seat) != reader);
        others.flat_map(|(_, signs)| signs).find(|sign| words.contains(sign.as_str())).cloned()
    }
}

/// Signs that everybody has been shown: on a page, or in the log.
async fn known_to_all(tables: &Tables, table: &PublicTable) -> Result<BTreeSet<String>, Refusal> {
    let mut signs = BTreeSet::new();
    let Some(view) = table.view() else { return Ok(signs) };
    add_page(&view.summary(), &mut signs);
    for page in table.kind().pages {
        view.page(page.id).iter().for_each(|page| add_page(page, &mut signs));
    }
    for player in table.players() {
        view.player(player.seat).iter().for_each(|page| add_page(page, &mut signs));
    }
    let history = tables.history(table, Since::Start).await?;
    history.lines.iter().flat_map(|line| line.events()).for_each(|event| add_signs(event, &mut signs));
    Ok(signs)
}

fn add_page(page: &Page, signs: &mut BTreeSet<String>) {
    add_signs(&page.title, signs);
    for block in &page.blocks {
        match block {
            Block::Line(line) => add_signs(line, signs),
            Block::Field { name, lines } => [name].into_iter().chain(lines).for_each(|line| add_signs(line, signs)),
            Block::Grid { name, grid, legend, plain } => {
                let cells = grid.rows.iter().flatten();
                name.iter().chain(cells).chain(legend).chain(plain).for_each(|line| add_signs(line, signs));
            }
        }
    }
}

/// The signs in a phrase that name a thing: at least a letter and a number.
fn add_signs(phrase: &Phrase, signs: &mut BTreeSet<String>) {
    match phrase {
        Phrase::Said { args, .. } => {
            for (_, arg) in args {
                match arg {
                    Arg::Sign(sign) => add_sign(sign, signs),
                    Arg::Phrase(phrase) => add_signs(phrase, signs),
                    Arg::Number(_) | Arg::Person(_) => {}
                }
            }
        }
        Phrase::Sign(sign) => add_sign(sign, signs),
        Phrase::List(phrases) | Phrase::Row(phrases) => phrases.iter().for_each(|phrase| add_signs(phrase, signs)),
        Phrase::Person(_) | Phrase::Initials(_) | Phrase::Moment(_) => {}
    }
}

fn add_sign(sign: &str, signs: &mut BTreeSet<String>) {
    for word in words(sign) {
        if word.contains(char::is_alphabetic) && word.contains(|letter: char| letter.is_ascii_digit()) {
            signs.insert(word.to_owned());
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric())
}
