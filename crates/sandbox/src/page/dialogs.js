// Windows over the page: forms that the bot opens, and the page's own questions.

import { el, freshId } from "./dom.js";
import { word } from "./words.js";

const PARAGRAPH = 2;

/** A form of the bot; `send` takes the values, `meet` its answer. */
export function openForm({ form }, send, meet) {
  const inputs = (form.components ?? []).flatMap((row) => row.components ?? (row.component ? [row.component] : []));
  const fields = inputs.map((input) => [input.custom_id, field(input)]);
  open(form.title, fields.map(([, made]) => made.label), () => {
    meet(send(Object.fromEntries(fields.map(([id, made]) => [id, made.input.value]))));
  });
}

function field(input) {
  const id = freshId("input");
  const attributes = {
    id, required: input.required !== false, placeholder: input.placeholder, minlength: input.min_length?.toString(),
    maxlength: input.max_length?.toString(),
  };
  const made = el(input.style === PARAGRAPH ? "textarea" : "input", attributes);
  made.value = input.value ?? "";
  return { input: made, label: el("label", { for: id }, el("span", {}, input.label, input.required === false ? "" : " *"), made) };
}

/** Asks for one line. */
export function askName(title) {
  return new Promise((resolve) => {
    const made = field({ label: word("name"), max_length: 100 });
    open(title, [made.label], () => resolve(made.input.value.trim()));
  });
}

function open(title, content, send) {
  const titled = freshId("dialog");
  const form = el(
    "form",
    { method: "dialog" },
    el("h2", { id: titled }, title),
    content,
    el(
      "div",
      { class: "row end" },
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("cancel")),
      el("button", { type: "submit", class: "button primary" }, word("send")),
    ),
  );
  const dialog = el("dialog", { "aria-labelledby": titled, onclose: () => dialog.remove() }, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    send();
  });
  document.body.append(dialog);
  dialog.showModal();
}
