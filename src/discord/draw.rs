//! Panels drawn as Discord's embeds and components. Public and private ones go through different doors.

use serenity::all::{
    ActionRowComponent, ButtonKind, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateEmbed, CreateEmbedFooter, CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage, Message,
    UserId,
};

use super::answer::File;
use crate::present::{Button, Entry, Menu, Panel, Press, PrivatePanel, PublicPanel, Row, Style};
use crate::table::PersonId;

/// What stands for the empty name of a field: Discord wants a letter.
const NOTHING: &str = "\u{200b}";
const COLOUR: u32 = 0x1f_6f_8b;

/// What a message of ours bears so that it can be found again: Discord does not give nonces back. It is in the ids of
/// its buttons and menus; where there are none, in an address behind its title.
pub(super) struct Mark<'a> {
    pub nonce: &'a str,
    /// Where the message leads.
    pub link: &'a str,
}

impl Mark<'_> {
    fn address(&self) -> String {
        format!("{}#{}", self.link, self.nonce)
    }
}

/// Whether this message bears this nonce.
pub(super) fn bears(message: &Message, nonce: &str) -> bool {
    let behind = |id: &str| id.split_once('#').is_some_and(|(_, rest)| rest.split(':').next() == Some(nonce));
    let rows = message.components.iter().flat_map(|row| &row.components);
    let mut ids = rows.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_deref(),
        _ => None,
    });
    let mut links = message.embeds.iter().filter_map(|embed| embed.url.as_deref());
    ids.any(behind) || links.any(behind)
}

/// A new message in a channel. Only these people are pinged.
pub(super) fn message(panel: &PublicPanel, buttons: bool, pings: &[PersonId], mark: &Mark<'_>) -> CreateMessage {
    let (embed, rows) = marked(panel.panel(), buttons, mark);
    if panel.is_line() {
        let message = CreateMessage::new().content(&panel.panel().text).components(rows);
        return message.allowed_mentions(only(pings));
    }
    let message = CreateMessage::new().embed(embed).components(rows).allowed_mentions(only(pings));
    match panel.ping().filter(|_| !pings.is_empty()) {
        Some(ping) => message.content(&ping.text),
        None => message,
    }
}

/// What a message of ours shows now. The line that pinged stays: changing it would ping nobody.
pub(super) fn edit(panel: &PublicPanel, buttons: bool, mark: &Mark<'_>) -> EditMessage {
    let (embed, rows) = marked(panel.panel(), buttons, mark);
    if panel.is_line() {
        let edit = EditMessage::new().content(&panel.panel().text).components(rows);
        return edit.allowed_mentions(only(&[]));
    }
    EditMessage::new().embed(embed).components(rows).allowed_mentions(only(&[]))
}

fn marked(panel: &Panel, buttons: bool, mark: &Mark<'_>) -> (CreateEmbed, Vec<CreateActionRow>) {
    let rows: Vec<CreateActionRow> = panel.rows.iter().map(|of| row(of, Some(mark.nonce))).collect();
    match (rows.is_empty(), buttons) {
        (true, _) => (embed(panel).url(mark.address()), rows),
        (false, true) => (embed(panel), rows),
        (false, false) => (embed(panel), Vec::new()),
    }
}

/// A message that is only a line any more: whatever else hung on it goes.
pub(super) fn shrunk(panel: &PublicPanel) -> EditMessage {
    EditMessage::new()
        .content(&panel.panel().text)
        .embeds(Vec::new())
        .components(Vec::new())
        .attachments(EditAttachments::new())
        .allowed_mentions(only(&[]))
}

/// An answer that everybody in the channel sees.
pub(super) fn public_reply(panel: &PublicPanel, file: Option<&File>) -> CreateInteractionResponseMessage {
    let reply = CreateInteractionResponseMessage::new()
        .embed(illustrated(panel.panel(), file))
        .components(rows(panel.panel()))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, CreateInteractionResponseMessage::add_file)
}

/// An answer that only the person sees who asked.
pub(super) fn private_reply(panel: &PrivatePanel, file: Option<&File>) -> CreateInteractionResponseMessage {
    let reply = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .embed(illustrated(panel.panel(), file))
        .components(rows(panel.panel()))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, CreateInteractionResponseMessage::add_file)
}

/// The answer to what was deferred privately.
pub(super) fn late_reply(panel: &PrivatePanel, file: Option<&File>) -> EditInteractionResponse {
    late(panel.panel(), file)
}

/// The same for what everybody might see: it was deferred privately, so one person does.
pub(super) fn late_public_reply(panel: &PublicPanel, file: Option<&File>) -> EditInteractionResponse {
    late(panel.panel(), file)
}

/// The picture of a panel that has been shown: nothing else of the panel changes.
pub(super) fn picture(picture: &File) -> EditInteractionResponse {
    EditInteractionResponse::new().new_attachment(attachment(picture))
}

fn late(panel: &Panel, file: Option<&File>) -> EditInteractionResponse {
    let reply = EditInteractionResponse::new()
        .embed(illustrated(panel, file))
        .components(rows(panel))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, EditInteractionResponse::new_attachment)
}

fn only(pings: &[PersonId]) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(pings.iter().map(|person| UserId::new(person.0)))
}

fn attachment(file: &File) -> CreateAttachment {
    let attachment = CreateAttachment::bytes(file.content.clone(), &file.name);
    file.alt.iter().fold(attachment, |attachment, alt| attachment.description(alt))
}

/// The panel with the picture that is sent along.
fn illustrated(panel: &Panel, file: Option<&File>) -> CreateEmbed {
    match file.filter(|file| file.alt.is_some()) {
        Some(picture) => embed(panel).attachment(&picture.name),
        None => embed(panel),
    }
}

fn embed(panel: &Panel) -> CreateEmbed {
    let mut embed = CreateEmbed::new().title(&panel.title).colour(COLOUR);
    if !panel.text.is_empty() {
        embed = embed.description(&panel.text);
    }
    for field in &panel.fields {
        let name = if field.name.is_empty() { NOTHING } else { &field.name };
        embed = embed.field(name, &field.value, false);
    }
    match &panel.footer {
        Some(footer) => embed.footer(CreateEmbedFooter::new(footer)),
        None => embed,
    }
}

fn rows(panel: &Panel) -> Vec<CreateActionRow> {
    panel.rows.iter().map(|of| row(of, None)).collect()
}

fn row(row: &Row, mark: Option<&str>) -> CreateActionRow {
    match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(|of| button(of, mark)).collect()),
        Row::Menu(menu) => CreateActionRow::SelectMenu(select(menu, mark)),
    }
}

fn id(press: &Press, mark: Option<&str>) -> String {
    mark.map_or_else(|| press.to_string(), |mark| press.marked(mark))
}

fn button(Button { press, label, style }: &Button, mark: Option<&str>) -> CreateButton {
    CreateButton::new(id(press, mark)).label(label).style(match style {
        Style::Main => ButtonStyle::Primary,
        Style::Side => ButtonStyle::Secondary,
        Style::Grave => ButtonStyle::Danger,
    })
}

fn select(menu: &Menu, mark: Option<&str>) -> CreateSelectMenu {
    let options = menu.entries.iter().map(option).collect();
    CreateSelectMenu::new(id(&menu.press, mark), CreateSelectMenuKind::String { options }).placeholder(&menu.prompt)
}

fn option(entry: &Entry) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(&entry.label, &entry.value);
    match &entry.detail {
        Some(detail) => option.description(detail),
        None => option,
    }
}
