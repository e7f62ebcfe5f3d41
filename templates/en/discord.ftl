### Commands: what is typed in Discord, and a line about each.

# game: phrase
about-moves = Moves in { $game }
about-game = Tables: open, look, cancel
about-game-new = Open a table in this channel
about-game-status = How the game here stands
about-game-options = Change the table’s language or the options of its game
about-game-cancel = Cancel the game here
about-game-move = Continue a game in this channel
about-game-mine = All my games, those that wait for me first
about-turn = Take my turn, or continue it
about-do = Answer an open question by typing
about-board = Look at the board, or at a player
about-hand = What only I may see
about-log = What happened so far
about-recap = What happened since my last turn
about-score = The scoring as it would be now
about-undo = Take my last step back
about-rules = A term of the rules, briefly explained
about-export = The game as a file
about-settings = My language, screen reader, confirmations, pictures; forget me
about-help = What I can do now
slot-game = The game
slot-table = The number of the game; type to search
slot-seed = The same text deals the same game; a table of several is then marked as open seed
slot-language = The language
slot-choice = What I answer; type to search
slot-page = A page of the board, or a player
slot-public = Show it to everybody here
slot-term = The term
slot-screen-reader = Sentences instead of grids
slot-confirm = Ask before what cannot be undone
slot-server-language = The language of new tables on this server
slot-server-threads = Whether new tables on this server are played in threads
slot-forget = Forget who I am; my games stay
slot-pictures = Pictures in what only I see
slot-table-pictures = Pictures of the board with this table’s messages
