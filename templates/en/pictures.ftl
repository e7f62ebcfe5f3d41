### On every picture.

# who: phrase
picture-to-play = { $who } to play
picture-all-to-play = Everybody to play
# game: phrase
picture-signs = { $game }: signs
