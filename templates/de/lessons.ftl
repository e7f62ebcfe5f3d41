### Lektionen: ein Spiel lernen, indem man echte Stellungen spielt.

lessons = Lektionen
lessons-about = Jede Lektion dauert drei bis fünf Minuten: eine echte Stellung, die echten Regeln und ein Trainer, der sagt, was zu tun ist und warum. Nur du siehst sie.
lesson-choose = Wähle eine Lektion
lesson-of = { $game }: { $lesson }
lesson-new = ○ { $lesson }
lesson-done = ✓ { $lesson } (fertig)
lesson-begun = ◐ { $lesson } (Schritt { $step } von { $steps })
lesson-title = { $lesson } · Schritt { $step } von { $steps }
lesson-next = Nächste Lektion
lesson-otherwise = „{ $what }“ ist möglich, aber hier geht es um etwas anderes.
lesson-otherwise-with = „{ $what }“ ist möglich ({ $detail }), aber hier geht es um etwas anderes.
lesson-unknown = Das ist hier nicht möglich.
lesson-changed = Die Lektion hat sich geändert, seit du sie begonnen hast; sie beginnt von vorn.
lesson-no-such = Diese Lektion gibt es nicht. /lernen zeigt alle.
