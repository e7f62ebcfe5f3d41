// A list to choose from that opens at another element: a menu of a message, commands, choices of an option.

import { el, freshId } from "./dom.js";
import { word } from "./words.js";

const GAP = 4;
const MOST_HEIGHT = 380;

export class Listbox {
  /** `owner` keeps the focus and tells assistive technology which entry is meant. */
  constructor(owner, { pick, anchor = owner, label = null, multiple = false, closed = () => {} }) {
    Object.assign(this, { owner, anchor, pick, multiple, closed });
    this.list = el("ul", {
      id: freshId("list"), class: "listbox", role: "listbox", popover: "manual", "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
    owner.setAttribute("aria-haspopup", "listbox");
    owner.setAttribute("aria-controls", this.list.id);
    owner.setAttribute("aria-expanded", "false");
    // The focus stays with the owner.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.place = this.place.bind(this);
    this.outside = this.outside.bind(this);
  }

  get isOpen() {
    return this.list.isConnected;
  }

  /** Shows entries `{ label, detail, value, selected }`; `active` is the one that Enter takes, -1 for none. */
  show(items, active = 0) {
    this.items = items;
    this.touched = false;
    const entries = items.map((item, index) => this.entry(item, index));
    const empty = el("li", { class: "none", role: "option", "aria-disabled": "true" }, word("nothing"));
    this.list.replaceChildren(...(entries.length ? entries : [empty]));
    if (!this.isOpen) this.open();
    this.activate(items.length ? active : -1);
    this.place();
  }

  entry(item, index) {
    return el(
      "li",
      {
        id: freshId("entry"), role: "option", "aria-selected": String(Boolean(item.selected)),
        onclick: () => this.choose(index),
      },
      el("span", { class: "label" }, item.label),
      item.detail ? el("span", { class: "detail" }, item.detail) : null,
    );
  }

  open() {
    document.body.append(this.list);
    this.list.showPopover();
    this.owner.setAttribute("aria-expanded", "true");
    document.addEventListener("scroll", this.place, true);
    document.addEventListener("pointerdown", this.outside, true);
    window.addEventListener("resize", this.place);
  }

  hide() {
    if (!this.isOpen) return;
    this.list.remove();
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
    document.removeEventListener("scroll", this.place, true);
    document.removeEventListener("pointerdown", this.outside, true);
    window.removeEventListener("resize", this.place);
    this.closed();
  }

  outside({ target }) {
    if (!this.list.contains(target) && !this.anchor.contains(target)) this.hide();
  }

  /** Below the anchor if there is room, else above. */
  place() {
    if (!this.anchor.isConnected) return this.hide();
    const at = this.anchor.getBoundingClientRect();
    // Where new messages have pushed the anchor out of sight, the list stays in sight.
    const inSight = (edge) => Math.max(0, Math.min(edge, window.innerHeight));
    const [top, bottom] = [inSight(at.top), inSight(at.bottom)];
    const [above, below] = [top - GAP, window.innerHeight - bottom - GAP];
    const up = below < Math.min(MOST_HEIGHT, this.list.scrollHeight) && above > below;
    const width = Math.min(Math.max(at.width, 260), window.innerWidth - 2 * GAP);
    Object.assign(this.list.style, {
      maxHeight: `${Math.min(MOST_HEIGHT, up ? above : below) - GAP}px`,
      width: `${width}px`,
      left: `${Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP))}px`,
      top: up ? "auto" : `${bottom + GAP}px`,
      bottom: up ? `${window.innerHeight - top + GAP}px` : "auto",
    });
  }

  activate(index) {
    this.active = index;
    const entries = [...this.list.querySelectorAll("[role=option]")];
    entries.forEach((entry, number) => entry.classList.toggle("active", number === index));
    if (index < 0) return this.owner.removeAttribute("aria-activedescendant");
    this.owner.setAttribute("aria-activedescendant", entries[index].id);
    entries[index].scrollIntoView({ block: "nearest" });
  }

  choose(index) {
    const item = this.items[index];
    if (!item) return;
    if (!this.multiple) {
      this.hide();
      this.pick(item);
      return;
    }
    item.selected = !item.selected;
    this.list.children[index].setAttribute("aria-selected", String(item.selected));
    this.pick(this.items.filter((entry) => entry.selected));
  }

  /** Handles a key of the owner; false if the key is not for the list. */
  key(event) {
    if (!this.isOpen) return false;
    const last = this.items.length - 1;
    const moves = {
      ArrowDown: () => (this.active >= last ? 0 : this.active + 1),
      ArrowUp: () => (this.active <= 0 ? last : this.active - 1),
      PageDown: () => Math.min(this.active + 8, last),
      PageUp: () => Math.max(this.active - 8, 0),
    };
    if (event.key in moves) {
      this.touched = true;
      if (last >= 0) this.activate(moves[event.key]());
    } else if (event.key === "Enter" && this.active >= 0) this.choose(this.active);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
