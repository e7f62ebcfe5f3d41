// The line at the bottom: plain messages, and commands with their options.

import { sign } from "./channels.js";
import { choice, flatten, read, search } from "./commands.js";
import { meet } from "./components.js";
import { byId, el, freshId, say } from "./dom.js";
import { Listbox } from "./listbox.js";
import { channelName, model, personName } from "./model.js";
import * as server from "./server.js";
import { word } from "./words.js";

/** How long one may pause in typing before the bot is asked for choices. */
const PAUSE = 150;
/** How long an answer may take before it is said that the bot is thinking. */
const SOON = 400;

let commands = [];

/** Reads the commands anew, for this person and channel. */
export async function loadCommands() {
  commands = flatten(await server.commands(model.channel, model.me));
}

/** An empty line for the current channel. */
export function showLine(text = "", focus = false) {
  const channel = model.channels.get(model.channel);
  if (!channel) return;
  const input = el("input", {
    id: "line", type: "text", role: "combobox", "aria-autocomplete": "list", enterkeyhint: "send",
    placeholder: word("write", `${sign(channel)}${channelName(channel)}`),
    "aria-label": word("write", `${sign(channel)}${channelName(channel)}`),
  });
  input.value = text;
  const slash = el("button", { type: "button", class: "icon slash", title: word("commands"), "aria-label": word("commands") }, "/");
  const send = el("button", { type: "submit", class: "icon send", title: word("send"), "aria-label": word("send") }, "➤");
  const list = new Listbox(input, { anchor: byId("composer"), label: word("commands"), pick: ({ command }) => showCommand(command) });
  const suggest = () => (input.value.startsWith("/") ? list.show(entries(input.value.slice(1))) : list.hide());
  input.addEventListener("input", suggest);
  input.addEventListener("keydown", (event) => list.key(event) || complete(event, list));
  input.addEventListener("blur", () => list.hide());
  slash.addEventListener("click", () => {
    input.value = "/";
    input.focus();
    suggest();
  });
  byId("composer").onsubmit = (event) => {
    event.preventDefault();
    sendLine(input);
  };
  byId("composer").onkeydown = null;
  byId("composer").className = "";
  byId("composer").replaceChildren(slash, input, send);
  if (focus) input.focus();
  if (text) suggest();
}

const entries = (typed) =>
  search(commands, typed).map((command) => ({ label: `/${command.shown}`, detail: command.description, command }));

/** Tab takes the command that is meant, once something of it was typed. */
function complete(event, list) {
  if (event.key !== "Tab" || event.shiftKey || !list.isOpen || list.active < 0) return;
  if (event.target.value.length > 1 || list.touched) {
    event.preventDefault();
    list.choose(list.active);
  }
}

async function sendLine(input) {
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/")) return say(word("noCommand"), true);
  input.value = "";
  await server.write(model.me, model.channel, text).then(() => say(""), (error) => say(word("failed", error.message), true));
}

/** A command by its name, as a text links to it. */
export function openCommand(path) {
  const command = commands.find((known) => known.path === path);
  if (command) showCommand(command);
  else showLine(`/${path}`, true);
}

/** The command with a field for each option that must be filled; the others can be added. */
function showCommand(command) {
  const fields = [];
  const held = el("div", { class: "fields-of", role: "group", "aria-label": word("options") });
  const more = el("div", { class: "more" });
  const send = el("button", { type: "submit", class: "button primary send" }, word("send"));
  const close = el("button", { type: "button", class: "icon", title: word("cancel"), "aria-label": word("cancel"), onclick: () => showLine("", true) }, "✕");
  const add = (option) => {
    const field = new Field(command, option, fields);
    fields.push(field);
    held.append(field.element);
    return field;
  };
  command.options.filter((option) => option.required).forEach(add);
  const optional = command.options.filter((option) => !option.required);
  more.append(...optional.map((option) => adder(option, add)));
  const form = byId("composer");
  form.onsubmit = (event) => {
    event.preventDefault();
    sendCommand(command, fields);
  };
  form.className = "command";
  form.replaceChildren(
    el("div", { class: "command-name" }, el("strong", {}, `/${command.shown}`), el("span", {}, command.description)),
    close, held, more, send,
  );
  form.onkeydown = (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) showLine(`/${command.shown}`, true);
  };
  (fields[0]?.input ?? send).focus();
}

function adder(option, add) {
  const button = el("button", { type: "button", class: "add", title: option.description }, `+ ${option.shown}`);
  button.addEventListener("click", () => {
    button.remove();
    add(option).input.focus();
  });
  return button;
}

async function sendCommand(command, fields) {
  const wrong = fields.find((field) => !field.check());
  if (wrong) return wrong.input.focus();
  const values = filled(fields);
  showLine("", true);
  const slow = setTimeout(() => say(word("thinking", personName(model.bot))), SOON);
  await meet(server.slash(model.me, model.channel, command.path, values).finally(() => clearTimeout(slow)));
}

const filled = (fields, except = null) =>
  Object.fromEntries(
    fields.filter((field) => field !== except && field.value() !== undefined).map((field) => [field.option.name, field.value()]),
  );

/** One option that is being filled in. */
class Field {
  constructor(command, option, all) {
    Object.assign(this, { command, option, all, picked: null, asked: 0 });
    const [id, hint] = [freshId("option"), freshId("hint")];
    this.hint = el("small", { id: hint }, option.description);
    this.input = el("input", {
      id, type: "text", role: "combobox", "aria-autocomplete": "list", "aria-describedby": hint,
      "aria-required": option.required ? "true" : null, autocapitalize: "off",
    });
    this.element = el("div", { class: "field-of" }, el("label", { for: id }, option.shown, option.required ? "" : ` (${word("optional")})`), this.input, this.hint);
    this.list = new Listbox(this.input, { label: option.shown, pick: (item) => this.pick(item) });
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.list.hide());
  }

  typed() {
    this.picked = null;
    this.input.removeAttribute("aria-invalid");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.suggest(), PAUSE);
  }

  async suggest() {
    const typed = this.picked ? "" : this.input.value;
    if (this.option.choices) {
      const fitting = this.option.choices.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
      this.list.show(fitting);
    } else if (this.option.autocomplete) await this.ask(typed);
  }

  /** Answers may overtake each other; only the last question counts. */
  async ask(typed) {
    const number = (this.asked += 1);
    const others = filled(this.all, this);
    try {
      const reply = await server.autocomplete(model.me, model.channel, this.command.path, others, this.option.name, typed);
      if (number === this.asked && document.activeElement === this.input) this.list.show((reply.choices ?? []).map(choice));
    } catch (error) {
      say(word("failed", error.message), true);
    }
  }

  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.input.removeAttribute("aria-invalid");
    const empty = this.all.find((field) => field.option.required && !field.input.value);
    (empty?.input ?? this.input.form.querySelector(".send")).focus();
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Tab" && this.list.isOpen && this.list.active >= 0 && (this.input.value || this.list.touched)) {
      event.preventDefault();
      this.list.choose(this.list.active);
    }
  }

  /** What is to be sent; undefined if nothing is, or nothing that fits. */
  value() {
    if (this.picked) return this.picked.value;
    return this.input.value ? read(this.option, this.input.value) : undefined;
  }

  check() {
    const empty = !this.input.value;
    const fine = empty ? !this.option.required : this.value() !== undefined;
    this.input.setAttribute("aria-invalid", String(!fine));
    this.hint.textContent = fine ? this.option.description : word(empty ? "missing" : "badValue");
    return fine;
  }
}
