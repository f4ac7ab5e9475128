### A terem: amit a fatáblákról feljegyeztek.

noted-started = a forduló elkezdődött
noted-arrived = { color } megérkezett
noted-offered = { color } döntetlent ajánl
noted-result = az eredményt kihirdették: { $score }
noted-against = ez ellentétes a korábban feljegyzett döntéssel: { $score }
noted-strikes = a versenybíró törli: „{ $what }”
noted-decides = a versenybíró dönt: { $question } { $answer }
noted-struck = törölve
pairing-begun = a(z) { $round }. forduló { $board }. táblája már elkezdődött: { $white } – { $black } nem változhat. Ha tévedésből indult, előbb törölje az indítását a bírói asztalnál.
pairing-name-taken = van már másik { $name } nevű játékos
pairing-no-player = { $name } nevű játékos nincs már; töltse be újra az oldalt
pairing-not-last = a(z) { $round }. forduló nem vonható vissza: a(z) { $last }. forduló már párosítva van
pairing-twice = { $name } kétszer szerepel a(z) { $round }. fordulóban
