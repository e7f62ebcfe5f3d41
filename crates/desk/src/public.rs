//! What everybody sees of a table, in the table's language.

use super::away::welcome;
use super::desk::context_of;
use engine::{Narration, Seat, SeatSet};
use present::{
    Away, Language, LobbyOutcome, LobbyView, Locale, Obstacle, Person, PublicPanel, Reminder, Script, TurnMessage,
};
use table::{
    Absence, Address, Delivery, Former, Instruction, PersonId, Place, Player, Post, PublicTable, Refusal, Status,
    Tables,
};

/// A person at a table: under the name they had when they sat down, and mentioned only where they are pinged.
pub fn person(player: &Player) -> Person {
    let person = Person::at(player);
    player.person.map_or(person.clone(), |PersonId(id)| person.mentioned_as(format!("<@{id}>")))
}

/// The names of players, where there is room for nothing else.
pub fn names<'a>(players: impl Iterator<Item = &'a Player>) -> String {
    let name = |player: &Player| format!("{}{}", if player.bot.is_some() { "🤖 " } else { "" }, player.name);
    players.map(name).collect::<Vec<_>>().join(", ")
}

/// The language of a table: its own, or else its server's.
pub async fn locale(tables: &Tables, table: &PublicTable) -> Result<Locale, Refusal> {
    let language = tables.language_of(table, None).await?;
    let language: Option<Language> = language.and_then(|language| language.parse().ok());
    Ok(Locale::of(language.unwrap_or_default(), Script::Markdown))
}

/// Since when the game has been waiting.
pub fn since(table: &PublicTable) -> Option<i64> {
    table.players().iter().filter_map(|player| player.since).min().map(|since| since.0)
}

/// Those who are away, as panels show them.
pub fn absent<'a>(away: &'a [(Seat, Absence)]) -> Vec<Away<'a>> {
    let shown = |(seat, absence): &'a (Seat, Absence)| Away {
        seat: *seat,
        until: absence.until.0,
        note: absence.note.as_deref(),
    };
    away.iter().map(shown).collect()
}

/// A link to a table that works from everywhere.
pub fn link(place: Place) -> String {
    match place {
        Place::Channel { server: Some(server), channel } => format!("https://discord.com/channels/{server}/{channel}"),
        Place::Channel { server: None, channel } => format!("https://discord.com/channels/@me/{channel}"),
        Place::Try { .. } | Place::Former { .. } => String::new(),
    }
}

/// The language of a message.
pub fn locale_of(delivery: &Delivery) -> Locale {
    let language: Option<Language> = delivery.language.as_ref().and_then(|language| language.parse().ok());
    Locale::of(language.unwrap_or_default(), Script::Markdown)
}

/// The message as it should look now. `illustrated`: the picture of the board comes with it.
pub fn message(delivery: &Delivery, illustrated: bool) -> Result<PublicPanel, Refusal> {
    let locale = locale_of(delivery);
    let (post, pings, recap) = match &delivery.instruction {
        Instruction::Send { post, pings, recap } => (post, pings.as_slice(), recap.as_slice()),
        Instruction::Edit { shows, recap, .. } => (shows, &[][..], recap.as_slice()),
        Instruction::Shrink { shows, told, .. } => {
            let table = delivery.table.as_ref().ok_or(Refusal::NoGameHere)?;
            return Ok(shrunk(table, locale, shows, told));
        }
        Instruction::Delete { .. } => return Err(Refusal::NoGameHere),
    };
    let table = match (&delivery.challenge, &delivery.table, post, pings) {
        (Some(challenge), table, ..) if post.is_about_challenge() => {
            return super::challenge::panel(challenge, table.as_ref(), locale, post);
        }
        (_, _, Post::Return { .. }, [person]) => return Ok(welcome(delivery, *person, locale)),
        (_, Some(table), ..) => table,
        (_, None, ..) => return Err(Refusal::NoGameHere),
    };
    // It only asks something, next to a message with the board. A direct message has the board.
    let direct = matches!(delivery.address, Address::Person(_));
    let is_question = match post {
        Post::Turn { part, .. } => !part.has_board(),
        Post::Call { .. } => !direct,
        _ => false,
    };
    let seen = context_of(table);
    let context = seen.context();
    Ok(match post {
        Post::Lobby { .. } => lobby(table, locale, delivery.thread, delivery.bots),
        Post::Turn { .. } | Post::Call { .. } if is_question => match table.view() {
            Some(view) => {
                let called: SeatSet = pings.iter().filter_map(|person| table.seat_of(*person)).collect();
                PublicPanel::question(&context, locale, view, called).with_deadlines(
                    &context,
                    locale,
                    &delivery.deadlines,
                )
            }
            None => return Err(Refusal::NotStarted),
        },
        Post::Turn { .. } | Post::Call { .. } => match table.view() {
            Some(view) => {
                let called: SeatSet = pings.iter().filter_map(|person| table.seat_of(*person)).collect();
                let away = absent(&delivery.away);
                let asleep = table.is_asleep(delivery.at);
                let open_seed = table.has_open_seed();
                let turn = TurnMessage {
                    called,
                    since: None,
                    recap,
                    away: &away,
                    paused: table.life().paused.is_some(),
                    asleep,
                    open_seed,
                    deadlines: &delivery.deadlines,
                    resting: table.resting(delivery.bots),
                    page: delivery.page,
                    illustrated,
                };
                PublicPanel::turn(&context, locale, view, &turn)
            }
            None => return Err(Refusal::NotStarted),
        },
        Post::Reminder { at, .. } => match table.view() {
            Some(view) => {
                let called: SeatSet = pings.iter().filter_map(|person| table.seat_of(*person)).collect();
                let since = called.iter().filter_map(|seat| table.player(seat)?.since).min().map(|since| since.0);
                let reminder = Reminder { called, since, made: at.0, link: &link(table.place()) };
                PublicPanel::reminder(&context, locale, view, &reminder)
            }
            None => return Err(Refusal::NotStarted),
        },
        Post::Next { .. } => PublicPanel::next_up(&context, locale, table.waiting(), &link(table.place())),
        Post::Expired => PublicPanel::expired(&context, locale),
        Post::End => standing(table, locale, &delivery.former, (delivery.bots, delivery.page))?,
        Post::Review => match delivery.review.as_deref() {
            Some(review) => PublicPanel::review(&context, locale, review),
            None => return Err(Refusal::NoReview),
        },
        Post::Cancelled { by } => PublicPanel::cancelled(&context, locale, *by),
        Post::Undelivered { reason, .. } => {
            let obstacle = reason.parse().unwrap_or(Obstacle::Permission);
            let link = if obstacle == Obstacle::Channel { String::new() } else { link(table.place()) };
            PublicPanel::undelivered(&context, locale, obstacle, &link)
        }
        Post::Vote { number } => {
            let life = table.life();
            let open = life.votes.iter().find(|vote| vote.number == *number);
            let closed = life.closed.iter().find(|(vote, _)| vote.number == *number);
            match (open, closed) {
                (Some(vote), _) => {
                    let panel = PublicPanel::vote(&context, locale, vote, recap);
                    let unrates = table.rated() == Some(true) && vote.proposal.unrates();
                    if unrates { panel.with_unrating(locale) } else { panel }
                }
                (None, Some((vote, verdict))) => PublicPanel::vote_closed(&context, locale, vote, *verdict),
                (None, None) => return Err(Refusal::VoteClosed),
            }
        }
        Post::TimeOut { seat } => PublicPanel::time_out(&context, locale, *seat),
        Post::SeatOpen { seat } => {
            let vacant = table.player(*seat).is_some_and(|player| player.life.vacant);
            let to = pings.first().map(|PersonId(id)| format!("<@{id}>"));
            PublicPanel::seat_open(&context, locale, *seat, vacant, to)
        }
        Post::Followed { round } => PublicPanel::followed(&context, locale, *round, &link(table.place())),
        Post::Challenge { .. } | Post::Standings { .. } | Post::Season { .. } | Post::Nudge => {
            return Err(Refusal::NoSuchChallenge);
        }
        Post::Return { .. } | Post::Refresh | Post::Shrink { .. } => return Err(Refusal::NoGameHere),
    })
}

/// A table that is not being played: before the game, or after it. Bots make reviews; not every game has a page.
pub fn standing(
    table: &PublicTable,
    locale: Locale,
    former: &[Former],
    (bots, page): (bool, bool),
) -> Result<PublicPanel, Refusal> {
    match (table.status(), table.view(), table.outcome()) {
        (Status::Over, Some(view), Some(outcome)) => {
            let seen = context_of(table);
            let panel = PublicPanel::ending(&seen.context(), locale, view, outcome);
            let panel = if bots { panel } else { panel.without_review() };
            let panel = if page { panel.with_watch(&seen.context(), locale) } else { panel };
            let life = table.life();
            let panel = panel.with_former(&seen.context(), locale, former);
            let panel = panel.with_hints(locale, life.hints, life.taken_back);
            // Alone there is nobody to be rated against.
            let rated = table.rated().filter(|_| table.players().len() > 1);
            let panel = rated.into_iter().fold(panel, |panel, rated| panel.with_rating(locale, rated));
            let panel = if table.shows_hands() { panel } else { panel.with_hands_to_show(&seen.context(), locale) };
            Ok(marked(table, locale, panel))
        }
        (Status::Lobby, ..) => Ok(lobby(table, locale, None, false)),
        (Status::Cancelled, ..) => Err(Refusal::Cancelled),
        (Status::Running | Status::Over, ..) => Err(Refusal::NotStarted),
    }
}

/// What is left of a message when it is over.
fn shrunk(table: &PublicTable, locale: Locale, post: &Post, told: &[Narration]) -> PublicPanel {
    let (seen, link) = (context_of(table), link(table.place()));
    match post {
        Post::Lobby { .. } => {
            let became = match (table.status(), table.outcome()) {
                (Status::Lobby, _) => LobbyOutcome::Moved,
                (Status::Cancelled, _) => LobbyOutcome::Closed,
                (_, Some(outcome)) if table.is_in_thread() => LobbyOutcome::Ended(outcome, &link),
                _ if table.is_in_thread() => LobbyOutcome::InThread(&link),
                _ => LobbyOutcome::Here,
            };
            marked(table, locale, PublicPanel::gathered(&seen.context(), locale, &became))
        }
        _ => PublicPanel::story(&seen.context(), locale, told),
    }
}

fn lobby(table: &PublicTable, locale: Locale, thread: Option<bool>, bots: bool) -> PublicPanel {
    let host = table.host().and_then(|host| table.player(table.seat_of(host)?));
    let host = host.or(table.players().first()).map_or("", |player| player.name.as_str());
    let (rated, hands) = (table.rated(), table.life().hands);
    let lobby = LobbyView { host, options: table.options(), thread, bots, rated, hands };
    marked(table, locale, PublicPanel::lobby(&context_of(table).context(), locale, &lobby))
}

/// The notice that somebody may know the seed.
fn marked(table: &PublicTable, locale: Locale, panel: PublicPanel) -> PublicPanel {
    if table.has_open_seed() { panel.with_open_seed(locale) } else { panel }
}

/// Whether the buttons of this message do something now.
pub fn has_buttons(table: &PublicTable, post: &Post) -> bool {
    match post {
        Post::Lobby { .. } => table.status() == Status::Lobby,
        Post::Turn { .. } | Post::Call { .. } => table.status() == Status::Running,
        _ => true,
    }
}
