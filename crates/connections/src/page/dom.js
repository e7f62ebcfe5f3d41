// Making elements. Texts only ever become text nodes.

/** `el("button", { class: "primary", onclick }, "Join")`; a key that holds null, undefined or false is left out. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

let made = 0;
/** A name for an element that another one refers to. */
export const freshId = (prefix) => `${prefix}-${(made += 1)}`;

/** Shows a warning or a state below the message box. */
export function say(text, failed = false) {
  const status = byId("status");
  status.textContent = text;
  status.classList.toggle("failed", failed);
}
