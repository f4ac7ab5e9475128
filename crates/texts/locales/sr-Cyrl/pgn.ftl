### Partije u PGN-u: šta nije u redu sa datotekom, i reči na formularu.


## Šta nije u redu sa partijom

pgn-problem = ред текста { $line }, знак { $column } (бајт { $byte }): { $problem }
pgn-unclosed-tag = на крају ознаке се очекује „"]“, а ту је крај реда
pgn-not-a-game = очекује се ознака или потез, а нађен је други текст
pgn-unclosed-comment = овај коментар није затворен знаком „{ "}" }“ пре следеће партије
pgn-unclosed-variation = ова варијанта није затворена знаком „)“ пре следеће партије
pgn-nothing-to-vary = пре варијанте се очекује потез, а нема га
pgn-nothing-to-close = „{ $found }“ не затвара ништа
pgn-noise = очекује се потез, а нађено је „{ $found }“
pgn-unreadable = „{ $found }“ није потез који овде може да се одигра
pgn-illegal = „{ $found }“ овде није легалан потез
pgn-bad-fen = ознака { "FEN" }, { $fault }
pgn-other-variant = варијанта „{ $found }“ није ни шах ни { "Chess960" }
pgn-too-deep = више од { $count } варијанти једна у другој
pgn-too-long = партија је дужа од { $count } { "MiB" }

## Formular

scoresheet-event = Такмичење
scoresheet-site = Место
scoresheet-date = Датум
scoresheet-round = Коло
scoresheet-white = Бели
scoresheet-black = Црни
scoresheet-result = Резултат
scoresheet-signature = Потпис
