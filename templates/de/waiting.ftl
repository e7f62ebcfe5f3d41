### Warten: Erinnerungen, Ruhezeiten, Abwesenheit.

## Erinnerungen
reminder-ping =
    { $count ->
        [one] { $game } wartet auf dich.
       *[other] { $game } wartet noch auf euch.
    }
snooze = In 4 Std. wieder
mute = Diesen Zug stumm
snoozed = Du wirst wieder erinnert
muted = In diesem Zug keine Erinnerungen mehr.
next-up =
    { $count ->
        [one] { $who } ist am Zug. Danach bist du dran.
       *[other] { $who } sind am Zug. Danach bist du dran.
    }

## Abwesenheit
away = { $who } ist nicht da, zurück
away-note = „{ $note }“
away-set = Du bist abgemeldet: Niemand ruft oder erinnert dich, und die anderen sehen es. Das endet
away-not = Du warst gar nicht abgemeldet.
return-title = Willkommen zurück
return-ping =
    { $count ->
        [one] Willkommen zurück! Ein Spiel wartet auf dich.
       *[other] Willkommen zurück! { $count } Spiele warten auf dich.
    }
return-none = Kein Spiel wartet auf dich.

## Spiele, die niemand spielt
asleep = 💤 Seit 60 Tagen kein Zug, deshalb wird niemand mehr erinnert. Jeder Zug weckt das Spiel.
expired = Hier ist 14 Tage lang nichts geschehen, deshalb ist dieser Tisch geschlossen. Mit /spiel neu eröffnest du einen neuen.
mine-gathers = { $game }: sucht noch Mitspieler
mine-asleep = { $game }: schläft

## Was jemand gewählt hat
reminders-title = So wirst du erinnert
reminders-interval = Erste Erinnerung: { $value }
reminders-quiet = Ruhezeit: { $hours }
reminders-no-quiet = Ruhezeit: keine
reminders-zone = Zeitzone: { $zone }
reminders-where = Wo: { $value }
reminders-heads-up = Direktnachricht, wenn ich als Nächstes dran bin: { $value }
choose-zone = Meine Zeitzone, für die Ruhezeit …
zone-now = { $zone }: dort ist es jetzt { $time }
reminders-how = Nach der ersten kommen Erinnerungen in wachsendem Abstand, spätestens alle drei Tage und höchstens acht in einem Zug. In der Ruhezeit ruft dich eine Zugnachricht erst, wenn sie endet. Andere Stunden und Zeitzonen lassen sich eintippen: /erinnerungen.
interval-12 = nach 12 Stunden
interval-24 = nach 24 Stunden
interval-48 = nach 48 Stunden
interval-off = keine
interval-table = wie am jeweiligen Tisch
where-channel = im Kanal des Spiels
where-direct = als Direktnachricht
help-reminders = /erinnerungen, /abwesend – wann und wo du gerufen wirst

## Warum nicht
misfit-value = „{ $text }“ steht nicht zur Wahl.
misfit-hours = „{ $text }“ ist keine Ruhezeit. Schreib sie wie 22:00-08:00, oder off.
misfit-zone = Eine Zeitzone „{ $text }“ gibt es nicht. Tippe eine Stadt in deiner Nähe und wähle aus der Liste.
misfit-no-zone = Nach wessen Uhr? Wähle auch deine Zeitzone, zum Beispiel Europe/Berlin.
misfit-until = „{ $text }“ kann ich nicht lesen. Schreib ein Datum wie 2026-12-24, oder wie lange: 36h, 10d, 2w.
misfit-past = Das ist schon vorbei.
misfit-too-far = Das ist mehr als ein Jahr hin. Nimm ein früheres Datum.
misfit-note =
    { $most ->
        [one] Die Notiz darf höchstens ein Zeichen lang sein.
       *[other] Die Notiz darf höchstens { $most } Zeichen lang sein.
    }

## Befehle
about-reminders = Wann und wo ich erinnert werde; ohne Angaben: was gilt
    .name = erinnerungen
slot-interval = Nach so langer Zeit kommt die erste Erinnerung
    .name = abstand
slot-quiet = In diesen Stunden ruft mich niemand: 22:00-08:00, oder off
    .name = ruhezeit
slot-zone = Meine Zeitzone; tippe eine Stadt
    .name = zeitzone
slot-where = Wo Erinnerungen ankommen
    .name = wo
slot-heads-up = Direktnachricht, wenn ich als Nächstes dran bin
    .name = vorwarnung
slot-reminders = Nach so langer Zeit kommt die erste Erinnerung, wenn jemand nichts anderes gewählt hat
    .name = erinnerungen
about-away = Eine Weile weg, und wieder da
    .name = abwesend
about-away-set = Keine Rufe und Erinnerungen, bis ich zurück bin
    .name = melden
about-away-back = Ich bin wieder da: Was wartet auf mich?
    .name = zurück
slot-until = Ein Datum (2026-12-24), oder wie lange (36h, 10d, 2w)
    .name = bis
slot-note = Was die anderen wissen dürfen
    .name = notiz
