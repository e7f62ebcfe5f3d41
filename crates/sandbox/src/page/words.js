// The page's own words, in the language of the person one is. What the bot says is not among them.

import { locale } from "./model.js";

const en = {
  skip: "Skip to the message box",
  menu: "Channels",
  channels: "Channels",
  direct: "Direct messages",
  newChannel: "New channel",
  newThread: "New thread",
  name: "Name",
  theme: "Light or dark",
  youAre: "You are",
  messages: "Messages",
  welcome: "Nothing has been said before this. Type / to see what the bot can do.",
  newest: "New messages ↓",
  write: (place) => `Message ${place}, or / for commands`,
  commands: "Commands",
  noCommand: "There is no such command",
  options: "Options of the command",
  required: "required",
  optional: "optional",
  send: "Send",
  cancel: "Cancel",
  close: "Close",
  onlyYou: "Only you can see this",
  dismiss: "Dismiss message",
  used: (name) => `used ${name}`,
  thinking: (bot) => `${bot} is thinking…`,
  edited: "(edited)",
  app: "App",
  choose: "Make a selection",
  nothing: "No options match your search",
  notConnected: (bot) => `${bot} is not connected.`,
  missing: "This option is required",
  badValue: "This value does not fit",
  failed: (why) => `This did not work: ${why}`,
  yes: "Yes",
  no: "No",
  pinged: (place) => `You were mentioned in ${place}`,
  unread: "unread",
  mentions: (count) => `${count} mentions`,
  sandbox: "This is a sandbox: the real bot, and everybody is you.",
  onward: "On to real Discord: put your bot's token into DISCORD_TOKEN and start again (see README).",
};

const de = {
  skip: "Zum Nachrichtenfeld",
  menu: "Kanäle",
  channels: "Kanäle",
  direct: "Direktnachrichten",
  newChannel: "Neuer Kanal",
  newThread: "Neuer Thread",
  name: "Name",
  theme: "Hell oder dunkel",
  youAre: "Du bist",
  messages: "Nachrichten",
  welcome: "Vorher wurde nichts gesagt. Tippe /, um zu sehen, was der Bot kann.",
  newest: "Neue Nachrichten ↓",
  write: (place) => `Nachricht an ${place}, oder / für Befehle`,
  commands: "Befehle",
  noCommand: "Diesen Befehl gibt es nicht",
  options: "Optionen des Befehls",
  required: "nötig",
  optional: "freiwillig",
  send: "Senden",
  cancel: "Abbrechen",
  close: "Schließen",
  onlyYou: "Nur du kannst das sehen",
  dismiss: "Nachricht verwerfen",
  used: (name) => `hat ${name} benutzt`,
  thinking: (bot) => `${bot} denkt nach …`,
  edited: "(bearbeitet)",
  app: "App",
  choose: "Triff eine Auswahl",
  nothing: "Nichts passt zu deiner Suche",
  notConnected: (bot) => `${bot} ist nicht verbunden.`,
  missing: "Diese Option ist nötig",
  badValue: "Dieser Wert passt nicht",
  failed: (why) => `Das ging nicht: ${why}`,
  yes: "Ja",
  no: "Nein",
  pinged: (place) => `Du wurdest in ${place} erwähnt`,
  unread: "ungelesen",
  mentions: (count) => `${count} Erwähnungen`,
  sandbox: "Das ist ein Sandkasten: der echte Bot, und alle bist du.",
  onward: "Weiter zum echten Discord: setze das Token deines Bots in DISCORD_TOKEN und starte neu (siehe README).",
};

const it = {
  skip: "Vai alla casella dei messaggi",
  menu: "Canali",
  channels: "Canali",
  direct: "Messaggi diretti",
  newChannel: "Nuovo canale",
  newThread: "Nuovo thread",
  name: "Nome",
  theme: "Chiaro o scuro",
  youAre: "Tu sei",
  messages: "Messaggi",
  welcome: "Qui comincia il canale. Scrivi / per vedere che cosa sa fare il bot.",
  newest: "Nuovi messaggi ↓",
  write: (place) => `Scrivi in ${place}, o / per i comandi`,
  commands: "Comandi",
  noCommand: "Questo comando non esiste",
  options: "Opzioni del comando",
  required: "necessaria",
  optional: "facoltativa",
  send: "Invia",
  cancel: "Annulla",
  close: "Chiudi",
  onlyYou: "Solo tu puoi vederlo",
  dismiss: "Ignora il messaggio",
  used: (name) => `ha usato ${name}`,
  thinking: (bot) => `${bot} sta pensando…`,
  edited: "(modificato)",
  app: "App",
  choose: "Scegli",
  nothing: "Nessuna opzione corrisponde",
  notConnected: (bot) => `${bot} non è connesso.`,
  missing: "Questa opzione è necessaria",
  badValue: "Questo valore non va bene",
  failed: (why) => `Non è riuscito: ${why}`,
  yes: "Sì",
  no: "No",
  pinged: (place) => `Sei stato menzionato in ${place}`,
  unread: "da leggere",
  mentions: (count) => `${count} menzioni`,
  sandbox: "Questa è una prova: il bot è vero, e tutte le persone sei tu.",
  onward: "Per andare su Discord: metti il token del tuo bot in DISCORD_TOKEN e riavvia (vedi README).",
};

const ru = {
  skip: "К полю сообщения",
  menu: "Каналы",
  channels: "Каналы",
  direct: "Личные сообщения",
  newChannel: "Новый канал",
  newThread: "Новая ветка",
  name: "Название",
  theme: "Светлая или тёмная тема",
  youAre: "Вы",
  messages: "Сообщения",
  welcome: "Здесь начинается канал. Введите /, чтобы увидеть, что умеет бот.",
  newest: "Новые сообщения ↓",
  write: (place) => `Написать в ${place} или / для команд`,
  commands: "Команды",
  noCommand: "Такой команды нет",
  options: "Параметры команды",
  required: "обязательно",
  optional: "по желанию",
  send: "Отправить",
  cancel: "Отмена",
  close: "Закрыть",
  onlyYou: "Это видите только вы",
  dismiss: "Скрыть сообщение",
  used: (name) => `использует ${name}`,
  thinking: (bot) => `${bot} думает…`,
  edited: "(изменено)",
  app: "Бот",
  choose: "Сделайте выбор",
  nothing: "Ничего не найдено",
  notConnected: (bot) => `${bot} не подключён.`,
  missing: "Этот параметр обязателен",
  badValue: "Это значение не подходит",
  failed: (why) => `Не получилось: ${why}`,
  yes: "Да",
  no: "Нет",
  pinged: (place) => `Вас упомянули в ${place}`,
  unread: "непрочитанное",
  mentions: (count) => `упоминаний: ${count}`,
  sandbox: "Это песочница: бот настоящий, а все люди — это вы.",
  onward: "Дальше в настоящий Discord: запишите токен бота в DISCORD_TOKEN и запустите снова (см. README).",
};

const LANGUAGES = { en, de, it, ru };

/** The language of the page for a locale of Discord. */
export const language = () => {
  const short = locale().slice(0, 2);
  return short in LANGUAGES ? short : "en";
};

/** A text; `word("used", "/help")` fills one in. */
export function word(key, ...arguments_) {
  const text = LANGUAGES[language()][key];
  return typeof text === "function" ? text(...arguments_) : text;
}

/** Writes the texts that stand in the page's own markup. */
export function relabel() {
  document.documentElement.lang = language();
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", word(element.dataset.label));
    if (element.matches("button")) element.title = word(element.dataset.label);
  }
}
