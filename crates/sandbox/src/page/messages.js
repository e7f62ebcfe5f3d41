// The messages of a channel as one person sees them.

import { rows } from "./components.js";
import { byId, el } from "./dom.js";
import { formatted, inline, time } from "./markdown.js";
import { locale, model, personName, younger } from "./model.js";
import { word } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMMAND = 2;
/** A message soon after another of the same author stands under the same name. */
const TOGETHER = 7 * 60 * 1000;
/** How near to the end one must be for new messages to be followed. */
const NEAR = 120;

/** Private messages that were put away; Discord, too, only hides them. */
const dismissed = new Set();
/** What is shown of each message: its element and the form it was made from. */
let shown = new Map();

const isPrivate = (message) => (message.flags & EPHEMERAL) !== 0;
const isThinking = (message) => (message.flags & LOADING) !== 0;
const mentionsMe = (message) => message.mention_everyone || message.mentions.some(({ id }) => id === model.me);

/** Shows a channel from its end. */
export function showAll() {
  shown = new Map();
  byId("list").replaceChildren();
  byId("messages").setAttribute("aria-busy", "true");
  refresh();
  toEnd();
  byId("messages").removeAttribute("aria-busy");
}

/** Brings the list up to date; a message that has not changed keeps its element. */
export function refresh() {
  const follow = isNearEnd();
  const list = byId("list");
  const wanted = [...model.messages.values()]
    .filter((message) => !dismissed.has(message.id))
    .sort((a, b) => (younger(a.id, b.id) ? 1 : -1));
  const before = shown;
  shown = new Map();
  let previous = null;
  for (const message of wanted) {
    shown.set(message.id, current(before.get(message.id), message, previous));
    previous = message;
  }
  for (const [id, old] of before) if (!shown.has(id)) old.element.remove();
  let next = list.firstElementChild;
  for (const { element } of shown.values()) {
    if (element === next) next = next.nextElementSibling;
    else list.insertBefore(element, next);
  }
  if (follow) toEnd();
  else showNewest(wanted.length > before.size);
}

function current(old, message, previous) {
  const form = JSON.stringify([message, locale(), previous && stands(previous, message)]);
  if (old?.form === form) return old;
  const element = render(message, previous);
  if (old?.element.isConnected) replace(old.element, element);
  return { element, form };
}

/** Whoever uses a keyboard stays on the same control, or at least on the same message. */
function replace(old, element) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const controls = (root) => [...root.querySelectorAll("[data-custom-id]")];
  const index = focused ? controls(old).indexOf(focused) : -1;
  old.replaceWith(element);
  if (!focused) return;
  const same = controls(element).find((control) => control.dataset.customId === focused.dataset.customId);
  (same ?? controls(element)[index] ?? controls(element)[0] ?? element).focus({ preventScroll: true });
}

const box = () => byId("messages");
const isNearEnd = () => box().scrollHeight - box().scrollTop - box().clientHeight < NEAR;

export function toEnd() {
  box().scrollTop = box().scrollHeight;
  showNewest(false);
}

function showNewest(show) {
  byId("newest").hidden = !show || isNearEnd();
}

export function scrollTo(id) {
  const element = shown.get(id)?.element;
  element?.scrollIntoView({ block: "nearest" });
  element?.focus({ preventScroll: true });
}

/** Only plain messages are put together. */
const isPlain = (message) =>
  !message.interaction_metadata && !isPrivate(message) && !message.embeds.length && !message.components.length;

const stands = (previous, message) =>
  previous.author.id === message.author.id && isPlain(previous) && isPlain(message) &&
  Date.parse(message.timestamp) - Date.parse(previous.timestamp) < TOGETHER;

function render(message, previous) {
  const together = previous && stands(previous, message);
  const classes = ["message"];
  if (together) classes.push("together");
  if (isPrivate(message)) classes.push("private");
  if (mentionsMe(message)) classes.push("calls-me");
  return el(
    "li",
    { class: classes.join(" "), tabindex: "-1", "data-id": message.id },
    usedLine(message),
    together ? null : avatar(message.author.id),
    el("div", { class: "body" }, together ? null : heading(message), content(message)),
  );
}

/** "Ana used /help" over the answer to a command. */
function usedLine(message) {
  const origin = message.interaction_metadata;
  if (origin?.type !== COMMAND) return null;
  const name = personName(origin.user.id) ?? origin.user.username;
  return el("p", { class: "used" }, el("strong", {}, name), " ", word("used", `/${origin.name}`));
}

export function avatar(id) {
  const person = model.people.get(id);
  // Neighbours are far apart on the colour wheel, however many there are.
  const hue = (210 + [...model.people.keys()].indexOf(id) * 137) % 360;
  const made = el("span", { class: person?.bot ? "avatar bot" : "avatar", "aria-hidden": "true" }, [...(person?.name ?? "?")][0]);
  made.style.setProperty("--hue", hue);
  return made;
}

function heading(message) {
  const at = Date.parse(message.timestamp);
  return el(
    "header",
    {},
    el("span", { class: "author" }, personName(message.author.id) ?? message.author.username),
    message.author.bot ? el("span", { class: "app" }, word("app")) : null,
    time(at, "t"),
  );
}

/** In Discord's order. */
function content(message) {
  if (isThinking(message)) return [el("p", { class: "thinking" }, word("thinking", personName(message.author.id))), privateLine(message)];
  return [
    message.content ? written(message) : null,
    ...message.attachments.filter((file) => !isEmbedded(file, message)).map(attachment),
    ...message.embeds.map((data) => embed(data, message)),
    ...rows(message),
    privateLine(message),
  ];
}

function written(message) {
  const text = el("div", { class: "text" }, formatted(message.content));
  if (message.edited_timestamp && !isPrivate(message)) {
    const last = text.lastElementChild?.matches("p") ? text.lastElementChild : text;
    last.append(el("small", {}, word("edited")));
  }
  return text;
}

function privateLine(message) {
  if (!isPrivate(message)) return null;
  const dismiss = () => {
    dismissed.add(message.id);
    refresh();
    byId("messages").focus();
  };
  return el(
    "p",
    { class: "only-you" },
    el("span", { "aria-hidden": "true" }, "👁 "),
    word("onlyYou"),
    " · ",
    el("button", { type: "button", class: "link", onclick: dismiss }, word("dismiss")),
  );
}

function embed(data, message) {
  const made = el(
    "article",
    { class: "embed" },
    data.author?.name ? el("p", { class: "embed-author" }, data.author.name) : null,
    data.title ? el("h3", {}, data.url ? el("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, inline(data.title)) : inline(data.title)) : null,
    data.description ? el("div", { class: "text" }, formatted(data.description)) : null,
    data.fields?.length ? el("div", { class: "fields" }, data.fields.map(embedField)) : null,
    data.image ? embedded(data.image, message) : null,
    data.footer || data.timestamp ? embedFooter(data) : null,
  );
  if (typeof data.color === "number") made.style.setProperty("--line", `#${data.color.toString(16).padStart(6, "0")}`);
  return made;
}

function embedField(field) {
  const name = field.name.replaceAll("\u200b", "").trim();
  return el(
    "div",
    { class: field.inline ? "field inline" : "field" },
    name ? el("h4", {}, inline(name)) : null,
    el("div", { class: "text" }, formatted(field.value)),
  );
}

function embedFooter({ footer, timestamp }) {
  return el("footer", {}, footer?.text ?? "", footer && timestamp ? " · " : "", timestamp ? time(Date.parse(timestamp), "f") : "");
}

/** How an embed names a file of its own message. */
const OWN = "attachment://";
const isEmbedded = (file, message) => message.embeds.some(({ image }) => image?.url === OWN + file.filename);

/** The picture of an embed. Only files of the message are shown: the page loads nothing from elsewhere. */
function embedded(image, message) {
  const file = message.attachments.find(({ filename }) => image.url === OWN + filename);
  return file ? picture(file, image.description) : null;
}

/** Kinds of files that are shown; others are only to be saved. */
const PICTURES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/** The path is enough, whatever name the page was opened under. */
const path = (file) => new URL(file.url).pathname;

/** A picture with the text that is read out in its place; a click saves it. */
function picture(file, description) {
  const image = el("img", { src: path(file), alt: description || file.description || file.filename, onload: keepEnd });
  return el("a", { class: "picture", href: path(file), download: file.filename }, image);
}

/** A picture takes its room when it has come; whoever was at the end stays there. */
function keepEnd() {
  if (box().scrollHeight - box().scrollTop - box().clientHeight < NEAR + this.height) toEnd();
}

function attachment(file) {
  if (PICTURES.includes(file.content_type)) return picture(file);
  const size = `${(file.size / 1024).toLocaleString(locale(), { maximumFractionDigits: 1 })} KB`;
  return el(
    "p",
    { class: "attachment" },
    el("a", { href: path(file), download: file.filename }, file.filename),
    ` (${size})`,
  );
}
