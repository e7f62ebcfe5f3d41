//! Draws panels as Discord embeds and components. Public and private panels have separate functions.

use serenity::all::{
    ActionRowComponent, ButtonKind, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateEmbed, CreateEmbedFooter, CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage, Message,
    UserId,
};

use super::response::Attachment;
use crate::present::{Button, Menu, MenuEntry, Panel, Press, PrivatePanel, PublicPanel, Row, Style};
use crate::table::PersonId;

/// Stands for the empty name of a field, which Discord does not allow.
const NOTHING: &str = "\u{200b}";
const COLOUR: u32 = 0x1f_6f_8b;

/// The mark by which our message can be found again, because Discord does not return nonces. It is in the ids of its
/// buttons and menus or, where there are none, in a link behind its title.
pub(super) struct MessageMark<'a> {
    pub nonce: &'a str,
    /// The link behind its title.
    pub link: &'a str,
}

impl MessageMark<'_> {
    fn address(&self) -> String {
        format!("{}#{}", self.link, self.nonce)
    }
}

/// Whether this message carries this nonce.
pub(super) fn carries(message: &Message, nonce: &str) -> bool {
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

/// A new message in a channel. Pings only these people.
pub(super) fn message(panel: &PublicPanel, buttons: bool, pings: &[PersonId], mark: &MessageMark<'_>) -> CreateMessage {
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

/// An edit that shows the current state of a message. The line that pinged stays: changing it would ping nobody.
pub(super) fn edit(panel: &PublicPanel, buttons: bool, mark: &MessageMark<'_>) -> EditMessage {
    let (embed, rows) = marked(panel.panel(), buttons, mark);
    if panel.is_line() {
        let edit = EditMessage::new().content(&panel.panel().text).components(rows);
        return edit.allowed_mentions(only(&[]));
    }
    EditMessage::new().embed(embed).components(rows).allowed_mentions(only(&[]))
}

fn marked(panel: &Panel, buttons: bool, mark: &MessageMark<'_>) -> (CreateEmbed, Vec<CreateActionRow>) {
    let rows: Vec<CreateActionRow> = panel.rows.iter().map(|of| row(of, Some(mark.nonce))).collect();
    match (rows.is_empty(), buttons) {
        (true, _) => (embed(panel).url(mark.address()), rows),
        (false, true) => (embed(panel), rows),
        (false, false) => (embed(panel), Vec::new()),
    }
}

/// A message reduced to a line: everything else attached to it goes.
pub(super) fn shrunk(panel: &PublicPanel) -> EditMessage {
    EditMessage::new()
        .content(&panel.panel().text)
        .embeds(Vec::new())
        .components(Vec::new())
        .attachments(EditAttachments::new())
        .allowed_mentions(only(&[]))
}

/// A response that everybody in the channel sees.
pub(super) fn public_reply(panel: &PublicPanel, file: Option<&Attachment>) -> CreateInteractionResponseMessage {
    let reply = CreateInteractionResponseMessage::new()
        .embed(illustrated(panel.panel(), file))
        .components(rows(panel.panel()))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, CreateInteractionResponseMessage::add_file)
}

/// A response that only the requester sees.
pub(super) fn private_reply(panel: &PrivatePanel, file: Option<&Attachment>) -> CreateInteractionResponseMessage {
    let reply = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .embed(illustrated(panel.panel(), file))
        .components(rows(panel.panel()))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, CreateInteractionResponseMessage::add_file)
}

/// The follow-up to a privately deferred response.
pub(super) fn late_reply(panel: &PrivatePanel, file: Option<&Attachment>) -> EditInteractionResponse {
    late(panel.panel(), file)
}

/// The same for a public panel: it was deferred privately, so only one person sees it.
pub(super) fn late_public_reply(panel: &PublicPanel, file: Option<&Attachment>) -> EditInteractionResponse {
    late(panel.panel(), file)
}

/// Adds a picture to a panel already shown; nothing else of the panel changes.
pub(super) fn picture(picture: &Attachment) -> EditInteractionResponse {
    EditInteractionResponse::new().new_attachment(attachment(picture))
}

fn late(panel: &Panel, file: Option<&Attachment>) -> EditInteractionResponse {
    let reply = EditInteractionResponse::new()
        .embed(illustrated(panel, file))
        .components(rows(panel))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, EditInteractionResponse::new_attachment)
}

fn only(pings: &[PersonId]) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(pings.iter().map(|person| UserId::new(person.0)))
}

fn attachment(file: &Attachment) -> CreateAttachment {
    let attachment = CreateAttachment::bytes(file.content.clone(), &file.name);
    file.alt.iter().fold(attachment, |attachment, alt| attachment.description(alt))
}

/// The panel with the picture sent along.
fn illustrated(panel: &Panel, file: Option<&Attachment>) -> CreateEmbed {
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

fn option(entry: &MenuEntry) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(&entry.label, &entry.value);
    match &entry.detail {
        Some(detail) => option.description(detail),
        None => option,
    }
}
