### /challenge: what is typed in Discord, and a line about it.

about-challenge = Solo challenges: the same game for everybody, each alone
about-challenge-post = Post a challenge in this channel
about-challenge-ranking = The ranking of a challenge, or of all challenges of this server
about-challenge-replay = Open a game of a closed challenge step by step
about-challenge-close = Close a challenge now; it does not repeat any more
about-challenge-season = The table of the newest season
slot-closes = When it closes: 3d, 12h, 1w, 2026-11-20 or 2026-11-20 18:00 (UTC)
slot-title = What it is called
slot-repeat = Whether a new one follows each time
slot-from = The number of a finished game: play its seed
slot-open-seed = A seed of your own; the challenge is then marked as open
slot-challenge = The challenge
slot-player = Whose game
repeat-daily = every day
repeat-weekly = every week
repeat-season = season of eight weeks, with one table
