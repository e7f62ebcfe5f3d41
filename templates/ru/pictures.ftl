### На каждой картинке.

picture-to-play = Ход: { $who }
picture-all-to-play = Ходят все
picture-signs = { $game }: значки
