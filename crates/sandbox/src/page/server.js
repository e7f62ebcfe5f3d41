// Talking to the server that stands in for Discord.

async function ask(path, init) {
  const response = await fetch(`/sandbox/${path}`, init);
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(body.error ?? `${response.status}`);
  return body;
}

const send = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const state = (user) => ask(user ? `state?user=${user}` : "state");
export const pings = () => ask("pings?since=0");
export const messages = (channel, user) => ask(`channels/${channel}/messages?user=${user}`);
export const commands = (channel, user) => ask(`channels/${channel}/commands?user=${user}`);
export const addChannel = (channel) => send("channels", channel);

export const write = (user, channel, content) => send(`users/${user}/write`, { channel, content });
export const slash = (user, channel, command, options) => send(`users/${user}/slash`, { channel, command, options });
export const autocomplete = (user, channel, command, options, focused, typed) =>
  send(`users/${user}/autocomplete`, { channel, command, options, focused, typed });
export const press = (user, message, custom_id) => send(`users/${user}/press`, { message, custom_id });
export const select = (user, message, custom_id, values) =>
  send(`users/${user}/select`, { message, custom_id, values });
export const submit = (user, interaction, form, values) => send(`users/${user}/modal`, { interaction, form, values });

/** The name of the one stream that all tabs of a browser share. */
const STREAM = "sandbox-events";

/**
 * Tells every change, and `again` whenever earlier ones may have been missed: at the beginning, too.
 *
 * Browsers allow six connections to a host, and a stream holds one of them for good. So only one tab listens to the
 * server, whichever has the lock, and passes on what it hears; when it is closed, the next one takes over. Locks exist
 * only for pages of this machine and over https: elsewhere each tab listens for itself.
 */
export function watch(change, again) {
  const take = (told) => (told.change === "missed" ? again() : change(told));
  if (!navigator.locks) return listen(take);
  const tabs = new BroadcastChannel(STREAM);
  tabs.onmessage = ({ data }) => take(data);
  const lead = () =>
    new Promise(() =>
      listen((told) => {
        tabs.postMessage(told);
        take(told);
      }),
    );
  navigator.locks.request(STREAM, { ifAvailable: true }, (lock) => {
    if (lock) return lead();
    again();
    // Not awaited: this request ends at once, the next one waits for its turn.
    navigator.locks.request(STREAM, lead);
  });
}

function listen(take) {
  const stream = new EventSource("/sandbox/events");
  stream.onopen = () => take({ change: "missed" });
  stream.onmessage = ({ data }) => take(JSON.parse(data));
}
