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

/** Tells every change, and `again` whenever earlier ones may have been missed: at the beginning, too. */
export function watch(change, again) {
  const stream = new EventSource("/sandbox/events");
  stream.onopen = again;
  stream.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.change === "missed") again();
    else change(told);
  };
}
