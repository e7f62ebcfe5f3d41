// Who one is: everybody on the server can be chosen.

import { byId, el } from "./dom.js";
import { avatar } from "./messages.js";
import { allCalls, model, others } from "./model.js";
import { word } from "./words.js";

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });

/** `be` is told whom one wants to be. */
export function showPeople(be) {
  const group = byId("people");
  const focused = group.contains(document.activeElement);
  group.replaceChildren(...others().map((person) => choice(person, be)));
  if (focused) group.querySelector("input:checked")?.focus();
}

function choice(person, be) {
  const mine = person.id === model.me;
  const called = mine ? 0 : allCalls(person.id);
  const own = new Intl.DisplayNames([person.locale], { type: "language" }).of(person.locale.slice(0, 2));
  const label = [person.name, own ?? LANGUAGES.of(person.locale), called ? word("mentions", called) : null];
  return el(
    "label",
    { class: "person", title: `${person.name} · ${own}` },
    el("input", {
      type: "radio", name: "me", value: person.id, checked: mine, "aria-label": label.filter(Boolean).join(", "),
      onchange: () => be(person.id),
    }),
    avatar(person.id),
    el("span", { class: "who", "aria-hidden": "true" }, person.name, el("small", {}, person.locale.slice(0, 2))),
    called ? el("span", { class: "badge", "aria-hidden": "true" }, String(called)) : null,
  );
}
