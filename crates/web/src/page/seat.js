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

/** What the seat sees now, which others' moves change as well, and the choices at each place of the board. */
let mark = null;
let places = {};
/** Whether the panel is that of the turn: what was opened in its place stays until it is left. */
let isTurn = true;
/** What the server was asked last: whatever answers something earlier is out of date. */
let newest = 0;
let sending = false;
/** Whether something is asked. */
let isAsked = false;
/** Whether the game was going on when this page was opened. */
let playing = false;

// What is shown

const choice = ({ press, label: text, detail, style }) =>
  el("button", { type: "button", class: `choice ${style}`, "data-press": press, onclick: () => send("press", { press }) },
    el("span", {}, text), detail && el("small", {}, detail));

/** A row of choices, under what they are about. */
function row({ prompt, choices }) {
  return el("div", { class: prompt ? "menu" : "buttons" }, prompt && el("h4", {}, prompt), ...choices.map(choice));
}

const field = ({ heading, lines }) =>
  el("section", { class: "field" }, heading && el("h3", {}, heading), el("ul", {}, ...lines.map((line) => el("li", {}, line))));

function show({ mark: seen, over, declined, panel }, { focus = false } = {}) {
  const { title, text, rows, fields, turn } = panel;
  // What can only be read stands beside the question.
  if (!turn && !rows.length) {
    state(text.join("\n") || title);
    return;
  }
  isTurn = Boolean(turn);
  byId("seat-title").textContent = title;
  byId("told").replaceChildren(...text.map((part) => el("p", {}, part)));
  byId("question").textContent = turn?.question ?? "";
  byId("sheet-title").textContent = title;
  byId("sheet-question").textContent = turn?.question ?? "";
  byId("answers").replaceChildren(...rows.map(row));
  byId("fields").replaceChildren(...fields.map(field));
  // Whoever is not asked sees the board; whoever is, the answers. Asking once more leaves that as it is.
  if (turn && turn.asked !== isAsked) {
    isAsked = turn.asked;
    unfold(isAsked);
  }
  byId("seat").classList.toggle("asked", isAsked);
  byId("note").hidden = !turn;
  if (turn) {
    mark = seen;
    places = turn.places;
    if (!byId("note").open) byId("note-text").value = turn.note ?? "";
  }
  leave();
  state("");
  // The question and its answers are in sight, with what is told above them only if that says why nothing was done.
  const body = byId("seat-body");
  body.scrollTop = turn?.asked && !declined ? byId("question").offsetTop - body.offsetTop : 0;
  if (focus) byId(turn ? "question" : "seat-title").focus({ preventScroll: true });
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
  byId("note").hidden = true;
  places = {};
  markPlaces();
}

// What is sent

/** Sends something. If nothing comes back it is sent again: the server does nothing twice under one id. */
async function post(part, content) {
  const body = JSON.stringify({ id: crypto.randomUUID(), ...content });
  for (let left = TRIES - 1; ; left -= 1) {
    const request = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    const response = await fetch(`${here}/${part}${query}`, request).catch(() => null);
    if (response?.status === 401) return null;
    if (response?.ok) return response.json();
    if (left === 0) throw new Error(response?.status ?? "offline");
    await pause(PAUSE * (TRIES - left));
  }
}

/** Sends something and shows what came of it. Whether it arrived. */
async function send(part, content) {
  if (sending) return false;
  sending = true;
  newest += 1;
  byId("seat").setAttribute("aria-busy", "true");
  // Whoever waits is told so, but not for a moment's sake.
  const waiting = setTimeout(() => state(label.sending), 300);
  try {
    const answered = await post(part, content);
    if (answered) show(answered, { focus: true });
    else signedOut();
    return answered !== null;
  } catch {
    state(label.unsent, true);
    return false;
  } finally {
    clearTimeout(waiting);
    sending = false;
    byId("seat").removeAttribute("aria-busy");
    const now = missed;
    missed = null;
    if (now) own.reached(now);
  }
}

/** Takes what is asked now. Unless it was wished for, what is shown already stays as it is. */
async function look(wished = false) {
  newest += 1;
  const number = newest;
  const response = await fetch(`${here}/seat.json${query}`).catch(() => null);
  const seen = response?.ok ? await response.json().catch(() => null) : null;
  if (number !== newest) return;
  if (response?.status === 401) signedOut();
  else if (seen && (wished || seen.mark !== mark || seen.over)) show(seen);
  byId("seat").removeAttribute("aria-busy");
}

byId("note-save").onclick = async () => {
  if (!(await send("note", { text: byId("note-text").value }))) return;
  byId("note").open = false;
  const said = byId("seat-state").textContent;
  await look(true);
  state(said);
};

// On the board

/** Marks what can be pressed there. The list has the same for keyboards and screen readers. */
function markPlaces() {
  for (const place of document.querySelectorAll("#board [data-place]")) place.classList.toggle("open", place.dataset.place in places);
}

let opened = null;
/** Shows what can be done at a place; a place with one answer sends it when it is pressed again. */
function open(name) {
  const choices = places[name];
  if (opened === name && choices.length === 1) {
    send("press", { press: choices[0].press });
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

byId("board").addEventListener("click", (event) => {
  const name = event.target.closest?.("[data-place].open")?.dataset.place;
  if (name) open(name);
});
byId("here-close").onclick = leave;

/** On a phone the answers are a sheet that can be folded away from the board. */
function unfold(whole) {
  byId("seat").classList.toggle("folded", !whole);
  byId("sheet").setAttribute("aria-expanded", whole);
}
byId("sheet").onclick = () => unfold(byId("seat").classList.contains("folded"));

/** What was heard during an answer: it may be newer than what came of that. */
let missed = null;

own.mark = () => mark;
own.drawn = markPlaces;
own.reached = (now) => {
  if (sending) missed = now;
  if (sending || (now.mark === mark && !(now.over && playing))) return;
  if (isTurn || now.over) {
    look();
    return;
  }
  mark = now.mark;
  places = {};
  redraw();
};
own.gone = signedOut;
look(false);
