// Commands as the bot has registered them, in the words of the person who uses them.

import { channelName, isDirect, locale, myChannels, others } from "./model.js";
import { word } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
export const TEXT = 3;
export const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
export const NUMBER = 10;

const own = (thing, key) => thing[`${key}_localizations`]?.[locale()] ?? thing[key] ?? "";

/** Every command that can be sent: those with subcommands stand for each of them. */
export function flatten(commands) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => leaves(command, [], []));
}

function leaves(node, path, shown) {
  const here = [[...path, node.name], [...shown, own(node, "name")]];
  const branches = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (branches.length) return branches.flatMap((branch) => leaves(branch, ...here));
  return [{
    path: here[0].join(" "), shown: here[1].join(" "), description: own(node, "description"),
    options: (node.options ?? []).map(option),
  }];
}

function option(data) {
  return {
    name: data.name, shown: own(data, "name"), description: own(data, "description"), type: data.type,
    required: data.required === true, autocomplete: data.autocomplete === true, choices: choices(data),
  };
}

/** What an option can only be; null if anything can be typed. */
function choices(data) {
  if (data.choices?.length) return data.choices.map(choice);
  switch (data.type) {
    case BOOLEAN:
      return [{ label: word("yes"), value: true }, { label: word("no"), value: false }];
    case USER:
    case MENTIONABLE:
      return others().map((person) => ({ label: person.name, value: person.id }));
    case CHANNEL:
      return myChannels().filter((channel) => !isDirect(channel)).map((channel) => ({ label: `#${channelName(channel)}`, value: channel.id }));
    default:
      return null;
  }
}

export const choice = (data) => ({ label: own(data, "name"), value: data.value });

/** The commands that fit what was typed after the slash: those that begin with it first. */
export function search(commands, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const text = ({ shown, path }) => `${shown} ${path}`.toLowerCase();
  const begins = ({ shown, path }) => [shown, path].some((name) => name.toLowerCase().startsWith(words.join(" ")));
  const fits = commands.filter((command) => words.every((part) => text(command).includes(part)));
  return [...fits.filter(begins), ...fits.filter((command) => !begins(command))];
}

/** The value of an option from what was typed; undefined if it does not fit. */
export function read(option, typed) {
  if (option.choices) return option.choices.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())?.value;
  if (option.type === INTEGER) return /^[+-]?\d+$/.test(typed.trim()) ? Number(typed) : undefined;
  if (option.type === NUMBER) return typed.trim() && Number.isFinite(Number(typed)) ? Number(typed) : undefined;
  return typed;
}
