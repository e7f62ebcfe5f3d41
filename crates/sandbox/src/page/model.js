// What the page knows of the server's world, who looks at it, and what that person has read.

import * as server from "./server.js";

export const model = {
  bot: null,
  connected: 0,
  guilds: new Map(),
  /** How far the server's clock is ahead of this one. */
  ahead: 0,
  people: new Map(),
  channels: new Map(),
  /** The channels that I may look into. */
  visible: new Set(),
  pings: [],
  me: null,
  channel: null,
  messages: new Map(),
};

/** Types of channels, as Discord counts them. */
export const DIRECT = 1;
const THREADS = [10, 11, 12];
export const isThread = (channel) => THREADS.includes(channel.type);
export const isDirect = (channel) => channel.type === DIRECT;

/** Ids are numbers too large for JavaScript; younger ones are greater. */
export const younger = (a, b) => a.length > b.length || (a.length === b.length && a > b);

export const now = () => Date.now() + model.ahead;
export const me = () => model.people.get(model.me);
export const locale = () => me()?.locale ?? "en-US";
export const personName = (id) => model.people.get(id)?.name;
export const others = () => [...model.people.values()].filter((person) => !person.bot);

function meet(user, language) {
  model.people.set(user.id, { id: user.id, name: user.global_name ?? user.username, bot: user.bot, locale: language });
}

export async function load() {
  const [state, pings] = await Promise.all([server.state(), server.pings()]);
  model.bot = state.bot;
  model.guilds = new Map(state.guilds.map((guild) => [guild.id, guild]));
  model.ahead = state.now - Date.now();
  model.pings = pings;
  model.people = new Map();
  state.users.forEach(({ user, locale: language }) => meet(user, language));
  model.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
}

async function lookAround(person) {
  const seen = await server.state(person);
  model.connected = seen.connected;
  model.visible = new Set(seen.channels.map(({ id }) => id));
}

/** Looks at the world as somebody, from a channel. */
export async function look(person, channel) {
  await lookAround(person);
  model.me = person;
  model.channel = model.visible.has(channel) ? channel : homeChannel()?.id;
  const messages = await server.messages(model.channel, person);
  model.messages = new Map(messages.map((message) => [message.id, message]));
}

const homeChannel = () => myChannels().find((channel) => !isDirect(channel));

export const myChannels = () => [...model.channels.values()].filter((channel) => model.visible.has(channel.id));

/** The server one is in; with the bot alone, the first one. */
export function guildName() {
  const here = model.guilds.get(model.channels.get(model.channel)?.guild_id);
  return (here ?? [...model.guilds.values()][0])?.name ?? "";
}

/** The name without any sign in front. */
export const channelName = (channel) => (isDirect(channel) ? personName(model.bot) : channel.name) ?? "";

/** Takes one change in; says what of the page it concerns. */
export async function take(change) {
  switch (change.change) {
    case "message":
      return takeMessage(change);
    case "message_deleted":
      return model.messages.delete(change.message) ? ["messages"] : [];
    case "channel":
      model.channels.set(change.channel, change.data);
      await lookAround(model.me);
      return ["channels"];
    case "channel_deleted":
      model.channels.delete(change.channel);
      model.visible.delete(change.channel);
      return ["channels"];
    case "ping":
      if (!model.pings.some(({ user, message }) => user === change.user && message === change.message)) model.pings.push(change);
      return ["channels", "people"];
    case "user":
      meet(change.user, change.locale);
      return ["people"];
    case "bot":
      await lookAround(model.me);
      return ["bot"];
    case "commands":
      return ["commands"];
    default:
      return [];
  }
}

function takeMessage({ channel, message, visible_to: only }) {
  if (only && only !== model.me) return [];
  const place = model.channels.get(channel);
  if (place && !only && (!place.last_message_id || younger(message.id, place.last_message_id))) {
    place.last_message_id = message.id;
  }
  if (channel !== model.channel) return ["channels", "people"];
  model.messages.set(message.id, message);
  return ["messages", "channels", "people"];
}

const readKey = (person, channel) => `read ${person} ${channel}`;

export function markRead() {
  const last = model.channels.get(model.channel)?.last_message_id;
  if (last) localStorage.setItem(readKey(model.me, model.channel), last);
}

const isUnread = (person, channel, message) => {
  const read = localStorage.getItem(readKey(person, channel));
  return !read || younger(message, read);
};

export const hasUnread = (channel) =>
  Boolean(channel.last_message_id) && isUnread(model.me, channel.id, channel.last_message_id);

/** How often somebody was called in a channel without having looked; a direct message is always a call. */
export function calls(person, channel) {
  if (isDirect(channel)) {
    const mine = channel.recipients?.some(({ id }) => id === person);
    return mine && channel.last_message_id && isUnread(person, channel.id, channel.last_message_id) ? 1 : 0;
  }
  const here = model.pings.filter((ping) => ping.user === person && ping.channel === channel.id);
  return here.filter((ping) => isUnread(person, channel.id, ping.message)).length;
}

export const allCalls = (person) =>
  [...model.channels.values()].reduce((sum, channel) => sum + calls(person, channel), 0);
