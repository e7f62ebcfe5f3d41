// The page as a whole: who looks at what, and what happens when the world changes.

import { showChannels, sign } from "./channels.js";
import { answers } from "./components.js";
import { loadCommands, openCommand, showLine } from "./composer.js";
import { askName } from "./dialogs.js";
import { byId, say } from "./dom.js";
import { tick, ways } from "./markdown.js";
import { refresh, scrollTo, showAll, toEnd } from "./messages.js";
import { allCalls, channelName, guildName, isDirect, isThread, load, look, markRead, model, others, personName, take } from "./model.js";
import { showPeople } from "./people.js";
import * as server from "./server.js";
import { themedBy } from "./theme.js";
import { relabel, word } from "./words.js";

const here = () => model.channels.get(model.channel);

/** Person and channel stand in the address, so that a second tab can be somebody else. */
function wanted() {
  const [person, channel] = location.hash.slice(1).split("/");
  const known = others().some(({ id }) => id === person);
  return [known ? person : others()[0]?.id, channel];
}

async function show(person, channel) {
  await look(person, channel);
  await loadCommands();
  const address = `#${model.me}/${model.channel}`;
  if (location.hash !== address) history.pushState(null, "", address);
  relabel();
  showLine();
  say("");
  showAll();
  markRead();
  showFrame();
}

/** Work is done piece by piece, in the order in which it came: changes of the world and steps of the person. */
let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work).catch((error) => say(word("failed", error.message), true)));

/** A step to somewhere else; until it is done the page is busy. */
function step(work) {
  const main = document.querySelector("main");
  main.setAttribute("aria-busy", "true");
  return inTurn(work).finally(() => main.removeAttribute("aria-busy"));
}

function go(channel, message) {
  closeMenu();
  return step(async () => {
    await show(model.me, channel);
    if (message) scrollTo(message);
  });
}

function be(person) {
  const place = here();
  // Another's direct conversation is not mine: there, each looks into their own.
  const isOwn = (channel) => isDirect(channel) && channel.recipients?.some(({ id }) => id === person);
  const own = [...model.channels.values()].find(isOwn);
  return step(() => show(person, place && isDirect(place) ? own?.id : place?.id));
}

/** Everything around the messages. */
function showFrame() {
  const place = here();
  showChannels(go, newChannel);
  showPeople(be);
  byId("guild").textContent = guildName();
  byId("title").textContent = place ? `${sign(place)} ${channelName(place)}` : "";
  byId("welcome").textContent = place ? `${sign(place)} ${channelName(place)}` : "";
  byId("new-thread").hidden = !place || isThread(place) || isDirect(place);
  byId("connection").hidden = model.connected > 0;
  byId("connection").textContent = model.connected > 0 ? "" : word("notConnected", personName(model.bot));
  const called = allCalls(model.me);
  document.title = `${called ? `(${called}) ` : ""}${place ? channelName(place) : ""} · ${guildName()}`;
}

async function changed(change) {
  const concerned = await take(change);
  if (!concerned.length) return;
  if (change.change === "channel_deleted" && change.channel === model.channel) return show(model.me);
  if (concerned.includes("messages")) refresh();
  if (concerned.includes("commands")) await loadCommands();
  if (document.visibilityState === "visible") markRead();
  if (change.change === "ping" && change.user === model.me && change.channel !== model.channel) {
    const place = model.channels.get(change.channel);
    say(word("pinged", place ? `${sign(place)}${channelName(place)}` : "…"));
  }
  showFrame();
}

async function again() {
  await load();
  await show(...wanted());
}

function closeMenu() {
  document.body.classList.remove("menu-open");
  byId("shade").hidden = true;
  byId("menu").setAttribute("aria-expanded", "false");
}

function openMenu() {
  document.body.classList.add("menu-open");
  byId("shade").hidden = false;
  byId("menu").setAttribute("aria-expanded", "true");
  byId("sidebar").querySelector("[aria-current]")?.focus();
}

async function newPlace(title, where) {
  const name = await askName(title);
  if (!name) return;
  const { channel } = await server.addChannel({ name, user: model.me, ...where });
  await step(load);
  await go(channel);
}

const newChannel = (guild) => newPlace(word("newChannel"), { guild });

themedBy(byId("theme"));
ways.channel = go;
ways.command = openCommand;
answers.message = (message) => inTurn(() => {
  if (message.channel_id !== model.channel) return;
  model.messages.set(message.id, model.messages.get(message.id) ?? message);
  refresh();
  toEnd();
});
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  byId("composer").querySelector("input")?.focus();
};
byId("menu").onclick = () => (document.body.classList.contains("menu-open") ? closeMenu() : openMenu());
byId("shade").onclick = closeMenu;
byId("newest").onclick = toEnd;
byId("new-thread").onclick = () => newPlace(word("newThread"), { parent: model.channel });
addEventListener("hashchange", () => step(() => show(...wanted())));
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("menu-open")) {
    closeMenu();
    byId("menu").focus();
  }
  const typing = event.target.closest?.("input, textarea, select, [role=combobox], dialog");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    showLine("/", true);
  }
});
setInterval(tick, 10_000);
server.watch((change) => inTurn(() => changed(change)), () => inTurn(again));
