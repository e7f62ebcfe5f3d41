// The list of channels, threads and direct conversations, with what has not been read.

import { byId, el } from "./dom.js";
import { calls, channelName, hasUnread, isDirect, isThread, model, myChannels, younger } from "./model.js";
import { word } from "./words.js";

/** Every server with its channels. `go` is told which channel one wants to look into, `add` which server gets a new one. */
export function showChannels(go, add) {
  const mine = myChannels().sort((a, b) => (younger(a.id, b.id) ? 1 : -1));
  const open = (thread) => !thread.thread_metadata?.archived || thread.id === model.channel;
  const threads = mine.filter((channel) => isThread(channel) && open(channel));
  for (const guild of model.guilds.values()) {
    const rows = mine
      .filter((channel) => channel.guild_id === guild.id && !isThread(channel))
      .flatMap((channel) => [channel, ...threads.filter((thread) => thread.parent_id === channel.id)]);
    const section = sectionOf(guild, add);
    section.hidden = !rows.length;
    refill(section.querySelector("ul"), rows, go);
  }
  refill(byId("direct"), mine.filter(isDirect), go);
}

/** A server one is not a member of has no channels to show. */
function sectionOf(guild, add) {
  const id = `server-${guild.id}`;
  const known = document.getElementById(id);
  if (known) return known;
  const section = el(
    "section",
    { id, "aria-labelledby": `${id}-name` },
    el(
      "h2", {},
      el("span", { id: `${id}-name` }, guild.name),
      el("button", { class: "icon", type: "button", "data-label": "newChannel", "aria-label": word("newChannel"), onclick: () => add(guild.id) }, "+"),
    ),
    el("ul"),
  );
  byId("servers").append(section);
  return section;
}

/** Whoever moves through the list by keyboard stays where they are. */
function refill(list, channels, go) {
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  list.replaceChildren(...channels.map((channel) => el("li", {}, entry(channel, go))));
  if (focused) list.querySelector(`[data-channel="${focused}"]`)?.focus();
}

function entry(channel, go) {
  const here = channel.id === model.channel;
  const called = here ? 0 : calls(model.me, channel);
  const unread = !here && hasUnread(channel);
  const state = called ? word("mentions", called) : unread ? word("unread") : null;
  const classes = ["channel", isThread(channel) && "thread", unread && "unread"].filter(Boolean);
  return el(
    "button",
    {
      type: "button", class: classes.join(" "), "data-channel": channel.id, "aria-current": here ? "page" : null,
      "aria-label": [channelName(channel), state].filter(Boolean).join(", "), onclick: () => go(channel.id),
    },
    el("span", { class: "sign", "aria-hidden": "true" }, sign(channel)),
    el("span", { class: "name" }, channelName(channel)),
    called ? el("span", { class: "badge", "aria-hidden": "true" }, String(called)) : null,
  );
}

export const sign = (channel) => (isDirect(channel) ? "@" : isThread(channel) ? "↳" : "#");
