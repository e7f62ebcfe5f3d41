// The page of a seat: what is asked, what can be answered, on the board and as a list. Which answers there are, what they
// cost and whether they are allowed, the server says; here they are only shown and sent.

import { byId, el } from "./dom.js";
import { own, redraw } from "./game.js";

const here = location.pathname;
const label = byId("seat").dataset;
const query = location.search;

/** How often something is sent again that did not arrive, always under the same id. */
const TRIES = 4;
const PAUSE = 800;
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** What the seat saw when the panel was made, and the choices at each place of the board. */
let mark = null;
let places = {};
let sending = false;
/** Whether the game was going on when this page was opened. */
let playing = false;

// What is shown

const choice = ({ press, label: text, detail, style }) =>
  el("button", { type: "button", class: `choice ${style}`, "data-press": press, onclick: () => send(press) },
    el("span", {}, text), detail && el("small", {}, detail));

/** A row of choices, under what they are about. */
function row({ prompt, choices }) {
  return el("div", { class: prompt ? "menu" : "buttons" }, prompt && el("h4", {}, prompt), ...choices.map(choice));
}

const field = ({ heading, lines }) =>
  el("section", { class: "field" }, heading && el("h3", {}, heading), el("ul", {}, ...lines.map((line) => el("li", {}, line))));

function show({ mark: seen, over, panel }, { focus = false } = {}) {
  mark = seen;
  places = panel.places ?? {};
  const text = [...panel.text];
  const question = text.pop() ?? "";
  byId("seat-title").textContent = panel.title;
  byId("told").replaceChildren(...text.map((part) => el("p", {}, part)));
  byId("question").textContent = question;
  byId("sheet-title").textContent = question.split("\n")[0] || panel.title;
  byId("answers").replaceChildren(...panel.rows.map(row));
  byId("fields").replaceChildren(...panel.fields.map(field));
  byId("seat").classList.toggle("asked", panel.asked);
  leave();
  state("");
  if (focus) byId("question").focus({ preventScroll: true });
  byId("seat-body").scrollTop = 0;
  redraw();
  markPlaces();
  // The page of a game that is over is the one that everybody sees.
  if (over && playing) location.reload();
  playing = !over;
}

function state(text, failed = false) {
  const line = byId("seat-state");
  line.textContent = text;
  line.classList.toggle("failed", failed);
}

function signedOut() {
  state(label.signedOut, true);
  byId("answers").replaceChildren();
  places = {};
  markPlaces();
}

// What is sent

/** Sends a press. If nothing comes back it is sent again: the server does nothing twice under one id. */
async function post(press) {
  const body = JSON.stringify({ id: crypto.randomUUID(), press });
  for (let left = TRIES - 1; ; left -= 1) {
    const request = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    const response = await fetch(`${here}/press${query}`, request).catch(() => null);
    if (response?.status === 401) return null;
    if (response?.ok) return response.json();
    if (left === 0) throw new Error(response?.status ?? "offline");
    await pause(PAUSE * (TRIES - left));
  }
}

async function send(press) {
  if (sending) return;
  sending = true;
  document.body.setAttribute("aria-busy", "true");
  // Whoever waits is told so, but not for a moment's sake.
  const waiting = setTimeout(() => state(label.sending), 300);
  try {
    const answered = await post(press);
    if (answered) show(answered, { focus: true });
    else signedOut();
  } catch {
    state(label.unsent, true);
  } finally {
    clearTimeout(waiting);
    sending = false;
    document.body.removeAttribute("aria-busy");
  }
}

/** Takes what is asked now. */
async function look() {
  const response = await fetch(`${here}/seat.json${query}`).catch(() => null);
  if (response?.status === 401) signedOut();
  else if (response?.ok) show(await response.json());
}

// On the board

/** Marks what can be pressed there. */
function markPlaces() {
  for (const place of document.querySelectorAll("#board [data-place]")) {
    const choices = places[place.dataset.place];
    place.classList.toggle("open", Boolean(choices));
    if (choices) {
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "0");
      place.setAttribute("aria-label", choices.map((one) => [one.label, one.detail].filter(Boolean).join(", ")).join("; "));
    } else for (const name of ["role", "tabindex", "aria-label"]) place.removeAttribute(name);
  }
}

let opened = null;
/** Shows what can be done at a place; a place with one answer sends it when it is pressed again. */
function open(name) {
  const choices = places[name];
  if (!choices) return;
  if (opened === name && choices.length === 1) {
    send(choices[0].press);
    return;
  }
  opened = name;
  byId("here").replaceChildren(byId("here-title"), ...choices.map(choice), byId("here-close"));
  byId("here").hidden = false;
  unfold(true);
  for (const place of document.querySelectorAll("#board [data-place]")) place.classList.toggle("chosen", place.dataset.place === name);
  byId("here").scrollIntoView({ block: "nearest" });
  byId("here").querySelector("button").focus({ preventScroll: true });
}

function leave() {
  opened = null;
  byId("here").hidden = true;
  for (const place of document.querySelectorAll("#board .chosen")) place.classList.remove("chosen");
}

const placeOf = (event) => event.target.closest?.("#board [data-place].open")?.dataset.place;
byId("board").addEventListener("click", (event) => {
  const name = placeOf(event);
  if (name) open(name);
});
byId("board").addEventListener("keydown", (event) => {
  const name = placeOf(event);
  if (!name || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  open(name);
});
byId("here-close").onclick = leave;

/** On a phone the answers are a sheet that can be folded away from the board. */
function unfold(whole) {
  byId("seat").classList.toggle("folded", !whole);
  byId("sheet").setAttribute("aria-expanded", whole);
}
byId("sheet").onclick = () => unfold(byId("seat").classList.contains("folded"));

own.mark = () => mark;
own.drawn = markPlaces;
own.reached = (reached) => {
  if (reached.over && playing) return look();
  // Whoever has just answered knows already.
  if (!sending && reached.mark !== mark) return look();
};
own.gone = signedOut;
look();
