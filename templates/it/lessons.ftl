### Lezioni: imparare un gioco giocando posizioni vere.

lessons = Lezioni
lessons-about = Ogni lezione dura da tre a cinque minuti: una posizione vera, le regole vere e un istruttore che dice che cosa fare e perché. La vedi solo tu.
lesson-choose = Scegli una lezione
lesson-of = { $game }: { $lesson }
lesson-new = ○ { $lesson }
lesson-done = ✓ { $lesson } (finita)
lesson-begun = ◐ { $lesson } (passo { $step } di { $steps })
lesson-title = { $lesson } · passo { $step } di { $steps }
lesson-next = Lezione successiva
lesson-otherwise = «{ $what }» è possibile, ma qui vogliamo altro.
lesson-otherwise-with = «{ $what }» è possibile ({ $detail }), ma qui vogliamo altro.
lesson-unknown = Qui non è possibile.
lesson-changed = La lezione è cambiata da quando l’hai iniziata, perciò ricomincia.
lesson-no-such = Questa lezione non esiste. /impara elenca tutte le lezioni.
