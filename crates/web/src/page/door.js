// Exchanges the secret of a link for a session. The secret stands in the fragment of the address, which browsers send to
// nobody: opening the link spends nothing.

import { byId } from "./dom.js";

const label = document.body.dataset;
const say = (text) => (byId("door").textContent = text);
const key = location.hash.slice(1);

/** Where the page is, without the secret. */
const here = location.pathname + location.search;

async function enter() {
  const response = await fetch(`${location.pathname}/enter`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ key }),
  });
  if (response.status === 204) {
    // The page is fetched again, now with the cookie; the address with the secret is in no history.
    history.replaceState(null, "", here);
    location.reload();
  } else say(response.status === 403 || response.status === 400 ? label.used : label.unsent);
}

if (/^[0-9a-f]{32}$/.test(key)) enter().catch(() => say(label.unsent));
else say(label.signedOut);
