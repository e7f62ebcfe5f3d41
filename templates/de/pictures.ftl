### Auf jedem Bild.

picture-to-play = { $who } ist am Zug
picture-all-to-play = Alle sind am Zug
picture-signs = { $game }: Zeichen
