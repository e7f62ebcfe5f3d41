// Discord's text formatting, made into elements.

import { el } from "./dom.js";
import { channelName, locale, model, now, personName } from "./model.js";

/** Ways out of a text: what a click on a channel, a message or a command does. Set by the page. */
export const ways = { channel: () => {}, command: () => {} };

/** A whole text: blocks, then what stands in their lines. */
export function formatted(text) {
  return pieces(text, /```(?:([\w+#-]*)\n)?([\s\S]*?)\n?```/g, blocks, ([, , code]) => el("pre", {}, el("code", {}, code)));
}

/** A text without blocks, as a title. */
export const inline = (text) => spans(text);

/** Splits a text by a pattern into what lies between and what was found. */
function pieces(text, pattern, between, found) {
  const made = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) made.push(...between(text.slice(from, match.index)));
    made.push(found(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) made.push(...between(text.slice(from)));
  return made;
}

const LINES = [
  [/^(#{1,3}) +(.+)$/, ([, marks, rest]) => el("p", { class: `heading level-${marks.length}` }, spans(rest))],
  [/^-# +(.+)$/, ([, rest]) => el("p", { class: "subtext" }, spans(rest))],
  [/^> (.*)$/, ([, rest]) => el("blockquote", {}, spans(rest))],
  [/^( *)[-*] +(.+)$/, ([, indent, rest]) => el("p", { class: indent ? "item deep" : "item" }, spans(rest))],
];

function blocks(text) {
  const made = [];
  let plain = [];
  const flush = () => {
    // An empty line after a special one is a gap.
    const joined = plain.join("\n").replace(made.length ? /\n$/ : /^\n|\n$/g, "");
    if (joined) made.push(el("p", {}, spans(joined)));
    plain = [];
  };
  for (const line of text.split("\n")) {
    const special = LINES.map(([pattern, make]) => [line.match(pattern), make]).find(([match]) => match);
    if (!special) {
      plain.push(line);
      continue;
    }
    flush();
    made.push(special[1](special[0]));
  }
  flush();
  return made;
}

const SPANS = [
  [/\\([^\w\s])/, ([, sign]) => sign],
  [/(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => el("code", {}, code)],
  [/<@!?(\d+)>/, ([, id]) => mention(id)],
  [/<#(\d+)>/, ([, id]) => place(id)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, seconds, style]) => time(Number(seconds) * 1000, style ?? "f")],
  [/<\/([^:<>]+):\d+>/, ([, name]) => command(name)],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, label, url]) => link(url, spans(label))],
  [/<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?)\]'"])>?/, ([, url]) => link(url, [url])],
  [/\*\*\*([^\s][\s\S]*?)\*\*\*/, ([, rest]) => el("strong", {}, el("em", {}, spans(rest)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, ([, rest]) => el("strong", {}, spans(rest))],
  [/__([\s\S]+?)__(?!_)/, ([, rest]) => el("u", {}, spans(rest))],
  [/\*(?!\s)([^*\n]+?)\*/, ([, rest]) => el("em", {}, spans(rest))],
  [/(?<![\w])_(?!\s)([^_\n]+?)_(?![\w])/, ([, rest]) => el("em", {}, spans(rest))],
  [/~~([\s\S]+?)~~/, ([, rest]) => el("s", {}, spans(rest))],
  [/\|\|([\s\S]+?)\|\|/, ([, rest]) => spoiler(rest)],
];

/** The first special thing in the text, then what follows it. */
function spans(text) {
  const made = [];
  let rest = text;
  while (rest) {
    let first = null;
    for (const [pattern, make] of SPANS) {
      const match = rest.match(pattern);
      if (match && (!first || match.index < first.match.index)) first = { match, make };
    }
    if (!first) break;
    made.push(rest.slice(0, first.match.index), first.make(first.match));
    rest = rest.slice(first.match.index + first.match[0].length);
  }
  made.push(rest);
  return made.flat().filter((piece) => piece !== "");
}

function mention(id) {
  const name = personName(id);
  return el("span", { class: id === model.me ? "mention mine" : "mention" }, `@${name ?? id}`);
}

function place(id) {
  const channel = model.channels.get(id);
  if (!channel) return `#${id}`;
  return el("button", { type: "button", class: "mention", onclick: () => ways.channel(id) }, `#${channelName(channel)}`);
}

function command(name) {
  return el("button", { type: "button", class: "mention", onclick: () => ways.command(name) }, `/${name}`);
}

function spoiler(text) {
  const hidden = el("button", { type: "button", class: "spoiler", "aria-expanded": "false" }, spans(text));
  hidden.addEventListener("click", () => hidden.setAttribute("aria-expanded", "true"));
  return hidden;
}

/** A link to a message of this server stays on the page. */
function link(url, label) {
  const inside = url.match(/^https?:\/\/[^/]+\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/);
  const channel = inside && model.channels.get(inside[1]);
  if (channel) {
    const shown = label[0] === url ? [`#${channelName(channel)}${inside[2] ? " › 💬" : ""}`] : label;
    return el("button", { type: "button", class: "mention", onclick: () => ways.channel(inside[1], inside[2]) }, shown);
  }
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment in the reader's language; relative ones are kept up to date by `tick`. */
export function time(millis, style) {
  const date = new Date(millis);
  if (Number.isNaN(date.getTime())) return "";
  const full = date.toLocaleString(locale(), STYLES.F);
  const element = el("time", { datetime: date.toISOString(), title: full, "data-style": style });
  element.textContent = style === "R" ? relative(millis) : date.toLocaleString(locale(), STYLES[style]);
  return element;
}

/** Each unit, its seconds, and how many of it are said before the next one is. */
const UNITS = [
  ["second", 1, 60], ["minute", 60, 60], ["hour", 3600, 24], ["day", 86_400, 30], ["month", 2_592_000, 12], ["year", 31_536_000, Infinity],
];

/** Rounded, as Discord does it: a week less a minute is 7 days. */
function relative(millis) {
  const seconds = (millis - now()) / 1000;
  const [unit, size] = UNITS.find(([, size, most]) => Math.round(Math.abs(seconds) / size) < most);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "always" }).format(Math.round(seconds / size), unit);
}

/** Brings the relative times of the page up to date. */
export function tick() {
  for (const element of document.querySelectorAll("time[data-style='R']")) {
    const shown = relative(Date.parse(element.dateTime));
    if (element.textContent !== shown) element.textContent = shown;
  }
}
