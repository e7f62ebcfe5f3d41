### On every picture.

picture-to-play = { $who } to play
picture-all-to-play = Everybody to play
