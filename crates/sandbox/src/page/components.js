// Buttons and menus of a message, and what happens when somebody uses them.

import { openForm } from "./dialogs.js";
import { el, say } from "./dom.js";
import { Listbox } from "./listbox.js";
import { model } from "./model.js";
import * as server from "./server.js";
import { word } from "./words.js";

const BUTTON = 2;
const STRING_SELECT = 3;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** What to do with an answer that is a message. Set by the page. */
export const answers = { message: () => {} };

/** Waits for what the bot answers and shows it; messages come by the stream of changes as well. */
export async function meet(answer) {
  try {
    const reply = await answer;
    say("");
    if (reply.reply === "modal") openForm(reply, (values) => server.submit(model.me, reply.interaction, reply.form, values), meet);
    if (reply.reply === "message") answers.message(reply.message);
  } catch (error) {
    say(word("failed", error.message), true);
  }
}

/** The rows of a message. */
export const rows = (message) =>
  (message.components ?? []).map((row) =>
    el("div", { class: "row" }, (row.components ?? []).map((part) => component(message, part))),
  );

function component(message, part) {
  if (part.type === BUTTON) return part.style === LINK ? linkButton(part) : button(message, part);
  return menu(message, part);
}

const emoji = (part) => (part.emoji?.name ? [el("span", { class: "emoji", "aria-hidden": "true" }, part.emoji.name), " "] : []);

function linkButton(part) {
  return el("a", { class: "button secondary", href: part.url, target: "_blank", rel: "noopener noreferrer" }, emoji(part), part.label ?? "", " ↗");
}

function button(message, part) {
  const attributes = {
    type: "button", class: `button ${STYLES[part.style] ?? "secondary"}`, disabled: part.disabled === true,
    "data-custom-id": part.custom_id,
    onclick: (event) => during(event.currentTarget, server.press(model.me, message.id, part.custom_id)),
  };
  return el("button", attributes, emoji(part), part.label ?? "");
}

/** Nothing of the message can be used while the bot is thinking about it. */
async function during(control, answer) {
  const message = control.closest(".message");
  message?.setAttribute("aria-busy", "true");
  control.classList.add("pressed");
  await meet(answer);
  message?.removeAttribute("aria-busy");
  control.classList.remove("pressed");
}

/** A menu that takes several entries sends them when it closes, as Discord's does. */
function menu(message, part) {
  const entries = (part.options ?? []).map((option) => ({
    label: [...emoji(option), option.label], name: option.label, detail: option.description, value: option.value,
    selected: option.default === true,
  }));
  const [least, most] = [part.min_values ?? 1, part.max_values ?? 1];
  const shown = el("span", { class: "chosen" });
  const control = el(
    "button",
    {
      type: "button", role: "combobox", class: "menu", "data-custom-id": part.custom_id,
      "aria-label": part.placeholder ?? word("choose"), disabled: part.disabled === true || part.type !== STRING_SELECT,
    },
    shown,
    el("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  const show = (chosen) => {
    shown.textContent = chosen.map((entry) => entry.name).join(", ") || (part.placeholder ?? word("choose"));
    shown.classList.toggle("empty", !chosen.length);
  };
  const send = (chosen) => during(control, server.select(model.me, message.id, part.custom_id, chosen.map((entry) => entry.value)));
  let changed = null;
  const list = new Listbox(control, {
    label: part.placeholder, multiple: most > 1,
    pick: (picked) => {
      const chosen = most > 1 ? picked : [picked];
      show(chosen);
      if (most > 1) changed = chosen;
      else send(chosen);
    },
    closed: () => {
      if (changed && changed.length >= least && changed.length <= most) send(changed);
      changed = null;
    },
  });
  show(entries.filter((entry) => entry.selected));
  const toggle = () => (list.isOpen ? list.hide() : list.show(entries, Math.max(0, entries.findIndex((entry) => entry.selected))));
  control.addEventListener("click", toggle);
  control.addEventListener("keydown", (event) => menuKey(event, list, entries, toggle));
  control.addEventListener("blur", () => list.hide());
  return control;
}

/** Arrows open a menu; a letter goes to the next entry that begins with it. */
function menuKey(event, list, entries, toggle) {
  if (list.key(event)) return;
  if (!list.isOpen && ["ArrowDown", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    toggle();
  } else if (list.isOpen && event.key === " ") {
    event.preventDefault();
    list.choose(list.active);
  } else if (list.isOpen && event.key.length === 1) {
    const after = [...entries.keys()].map((index) => (list.active + 1 + index) % entries.length);
    const found = after.find((index) => entries[index].name.toLowerCase().startsWith(event.key.toLowerCase()));
    if (found !== undefined) list.activate(found);
  }
}
