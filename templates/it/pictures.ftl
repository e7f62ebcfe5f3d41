### Su ogni immagine.

picture-to-play = Tocca a { $who }
picture-all-to-play = Tocca a tutti
picture-signs = { $game }: segni
