//! Draws panels as Discord embeds and components. Public and private panels have separate functions.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateEmbedFooter, CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EditMessage, ReactionType, UserId,
};

use serde::Serialize;
use serde_json::{Value, json};

use super::pictures::PICTURE;
use desk::{Attachment, ShownPanel};
use present::text::with_sign_apart;
use present::{Button, Link, Menu, MenuEntry, Panel, PrivatePanel, PublicPanel, Row, Style};
use table::PersonId;

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

/// Whether this message, as Discord shows it, carries this nonce. Nothing else of it is read, so that nothing else can
/// keep it from being found.
pub(super) fn carries(message: &Value, nonce: &str) -> bool {
    let behind = |id: &Value| {
        let mark = id.as_str().and_then(|id| id.split_once('#'));
        mark.is_some_and(|(_, rest)| rest.split(':').next() == Some(nonce))
    };
    let all = |list: &Value| list.as_array().cloned().unwrap_or_default();
    let components = all(&message["components"]).into_iter().flat_map(|row| all(&row["components"]));
    components.map(|component| component["custom_id"].clone()).any(|id| behind(&id))
        || all(&message["embeds"]).iter().any(|embed| behind(&embed["url"]))
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

/// The body of a message whose embed shows the picture attached to it, if it has one. Screen readers are told what the embed
/// says of it, for which serenity has no word.
pub(super) fn pictured(message: &impl Serialize, alt: Option<&str>) -> serde_json::Result<Value> {
    let mut body = serde_json::to_value(message)?;
    if let (Some(alt), Some(embed)) = (alt, body.pointer_mut("/embeds/0")) {
        embed["image"] = json!({ "url": format!("attachment://{PICTURE}"), "description": alt });
    }
    Ok(body)
}

/// A response as it is sent: the picture in its embed has the description of the file, if there is one.
pub(super) fn described(response: &impl Serialize) -> serde_json::Result<Value> {
    let mut body = serde_json::to_value(response)?;
    let message = if body.get("data").is_some() { &mut body["data"] } else { &mut body };
    let alt = message.pointer("/attachments/0/description").cloned();
    if let (Some(alt), Some(image)) = (alt, message.pointer_mut("/embeds/0/image").filter(|image| image.is_object())) {
        image["description"] = alt;
    }
    Ok(body)
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

/// A second response next to the first, which only the requester sees.
pub(super) fn private_follow_up(panel: &PrivatePanel) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .ephemeral(true)
        .embed(illustrated(panel.panel(), None))
        .components(rows(panel.panel()))
        .allowed_mentions(only(&[]))
}

/// The follow-up to a response that was deferred, privately: only one person sees it.
pub(super) fn late(shown: &ShownPanel) -> EditInteractionResponse {
    let (panel, file) = (shown.panel(), shown.file());
    let reply = EditInteractionResponse::new()
        .embed(illustrated(panel, file))
        .components(rows(panel))
        .allowed_mentions(only(&[]));
    file.map(attachment).into_iter().fold(reply, EditInteractionResponse::new_attachment)
}

fn only(pings: &[PersonId]) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(pings.iter().map(|person| UserId::new(person.0)))
}

pub(super) fn attachment(file: &Attachment) -> CreateAttachment {
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
    let link = |link: &Link| CreateActionRow::Buttons(vec![CreateButton::new_link(&link.address).label(&link.label)]);
    panel.rows.iter().map(|of| row(of, None)).chain(panel.link.as_ref().map(link)).collect()
}

fn row(row: &Row, mark: Option<&str>) -> CreateActionRow {
    match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(|of| button(of, mark)).collect()),
        Row::Menu(menu) => CreateActionRow::SelectMenu(select(menu, mark)),
    }
}

fn button(Button { request, label, style }: &Button, mark: Option<&str>) -> CreateButton {
    let id = mark.map_or_else(|| request.to_string(), |mark| request.marked(mark));
    let (sign, label) = with_sign_apart(label);
    let button = CreateButton::new(id).label(label).style(match style {
        Style::Main => ButtonStyle::Primary,
        Style::Side => ButtonStyle::Secondary,
        Style::Grave => ButtonStyle::Danger,
    });
    sign.into_iter().fold(button, |button, sign| button.emoji(ReactionType::Unicode(sign.to_owned())))
}

fn select(menu: &Menu, mark: Option<&str>) -> CreateSelectMenu {
    let options = menu.entries.iter().map(option).collect();
    CreateSelectMenu::new(menu.id(mark), CreateSelectMenuKind::String { options }).placeholder(&menu.prompt)
}

fn option(entry: &MenuEntry) -> CreateSelectMenuOption {
    let (sign, label) = with_sign_apart(&entry.label);
    let option = CreateSelectMenuOption::new(label, entry.request.value());
    let option = sign.into_iter().fold(option, |option, sign| option.emoji(ReactionType::Unicode(sign.to_owned())));
    match &entry.detail {
        Some(detail) => option.description(detail),
        None => option,
    }
}
