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
pairing-board = { $board }. tábla ({ $white } – { $black })
pairing-still-playing = a(z) { $round }. forduló még nem indítható: a(z) { $earlier }. fordulóban még játszik: { $boards }
pairing-round-order = a(z) { $found }. forduló nem párosítható: a(z) { $expected }. forduló következik
pairing-board-twice = a(z) { $board }. tábla kétszer szerepel a(z) { $round }. fordulóban
pairing-no-round = nincs { $round }. forduló
pairing-name-missing = hiányzik egy név
pairing-several-rounds = a lista a(z) { $one }. és a(z) { $other }. fordulót is megnevezi; egyszerre egy fordulót párosítson
pairing-nothing-to-play = a jelentésben nincs lejátszandó forduló
pairing-unread = nem minden sor tábla: nézze meg a megjelölt sorokat
list-no-column = { $line }. sor: nincs „{ $column }” oszlop. Az első sor nevezi meg az oszlopokat: „round”, „board”, „white”, „black”.
list-not-a-number = { $line }. sor: a(z) „{ $column }” oszlopban „{ $found }” nem szám
list-no-name = { $line }. sor: a(z) „{ $column }” oszlopban nincs név
list-not-a-table = a(z) { $line }. sornak nem ugyanazok az oszlopai, mint az elsőnek
list-empty = a listában nincs párosítás
report-fault =
    { $line }. sor, { $column }. oszlop: itt kellene lennie: { $expected ->
        [rank] kezdő sorszám
        [new_rank] olyan kezdő sorszám, amely másé nem
        [name] név
        [points] pontszám, mint 1.5
        [rating] értékszám
        [place] helyezés
        [opponent] az ellenfél kezdő sorszáma vagy 0000
        [same_game] olyan ellenfél, akinek a sora ugyanabban a fordulóban ezt a játékost nevezi meg a másik színnel
        [color] szín: w, b vagy -
        [result] eredmény: 1 0 = + - h f u z
       *[players] minden játékosnak egy 001-es sor
    }; ez áll ott: „{ $found }”
control-unread = a(z) „{ $found }” időbeosztás nem olvasható. Írja így: 90+30, 15+10, 40/90m, 30m; +30s vagy G/60 d5.
