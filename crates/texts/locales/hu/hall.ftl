### A terem: amit a fatáblákról feljegyeztek.

noted-started = a fordulót elindították
noted-arrived = { color } megérkezett
noted-offered = { color } döntetlent ajánl
noted-result = az eredményt kihirdették: { $score }
noted-stopped = minden tábla óráit megállították: { $reason }
noted-restarted = a megállított órákat újraindították: { $reason }
noted-announced = közlemény: „{ $text }”
noted-handed = jegyzet a telefonon: „{ $note }”
noted-reason = indok: { $reason }
noted-by = versenybíró: { $name }
noted-against = ez ellentétes a korábban feljegyzett döntéssel: { $score }
noted-strikes = a versenybíró törli: „{ $what }”
noted-decides = a versenybíró dönt: { $question } { $answer }
noted-struck = törölve
change-ends = a játszma véget ér: { $score }
change-reopens = a { $score } eredmény érvényét veszti, és a játszma folytatódik
change-result = az eredmény módosul: { $before } helyett { $after }
change-clock =
    { $color ->
        [white] Világos órája: { $before } → { $after }
       *[black] Sötét órája: { $before } → { $after }
    }
pairing-begun = { $round }. forduló, { $board }. tábla: a játszma már elkezdődött, ezért { $white } – { $black } nem változhat. Ha tévedésből indult, előbb törölje az indítását a versenybírói oldalon.
pairing-name-taken = van már másik { $name } nevű játékos
pairing-no-player = már nincs { $name } nevű játékos; töltse be újra az oldalt
pairing-not-last = { $round }. forduló: nem törölhető, mert már párosítva van a későbbi { $last }. forduló
pairing-twice = { $round }. forduló: { $name } kétszer szerepel a párosításban
pairing-board = { $board }. tábla ({ $white } – { $black })
pairing-still-playing = { $round }. forduló: még nem indítható; ezeken a táblákon még tart a korábbi { $earlier }. forduló: { $boards }
pairing-round-order = { $found }. forduló: nem párosítható; a(z) { $expected }. forduló következik
attendance-round-paired = a(z) { $round }. forduló már párosítva van: javítsa a párosítást, vagy válassza a(z) { $next }. fordulót
pairing-board-twice = { $round }. forduló: kétszer szerepel benne { $board }. tábla
pairing-no-round = nincs { $round }. forduló
pairing-name-missing = hiányzik egy név
pairing-several-rounds = a lista több fordulót is megnevez ({ $one }. és { $other }.); egyszerre egy fordulót párosítson
pairing-nothing-to-play = a jelentésben nincs lejátszandó forduló
pairing-unread = nem minden sor értelmezhető táblaként: nézze meg a megjelölt sorokat
list-no-column = { $line }. sor: nincs „{ $column }” oszlop. Az első sor nevezi meg az oszlopokat: „round”, „board”, „white”, „black”.
list-not-a-number = { $line }. sor: a(z) „{ $column }” oszlopban „{ $found }” nem szám
list-no-name = { $line }. sor: nincs név („{ $column }” oszlop)
list-not-a-table = { $line }. sor: nem ugyanazok az oszlopai, mint az első sornak
list-empty = a listában nincs párosítás
report-fault =
    { $line }. sor, { $column }. oszlop: ez kellene: { $expected ->
        [rank] kezdő sorszám
        [new_rank] olyan kezdő sorszám, amely másé nem
        [name] név
        [points] pontszám, például 1.5
        [rating] értékszám
        [place] helyezés
        [opponent] az ellenfél kezdő sorszáma vagy 0000
        [same_game] olyan ellenfél, akinek a sora ugyanabban a fordulóban ezt a játékost nevezi meg a másik színnel
        [color] szín: w, b vagy -
        [result] eredmény: 1 0 = + - h f u z
        [utf8] UTF-8 kódolású szöveg
        [smaller_file] kisebb fájl
        [blank] szóköz két mező között
        [known_player] a jelentés valamelyik játékosának kezdő sorszáma
        [round] forduló 1-től 100-ig
        [fewer_rounds] legfeljebb 100 forduló
        [bye_type] F, H vagy Z
        [adjusted_result] W, D, L, F, H, Z, +, - vagy szóköz
        [point_letter] a W D L A P X betűk egyike
        [pair_count] a párok száma és ugyanannyi sor
        [pair] két kezdő sorszám, elöl világosé
        [unpaired_player] olyan játékos, aki korábbi párban nem szerepel
        [one_bye] csak egy bye
       *[players] minden játékosnak egy 001-es sor
    }; ez áll ott: „{ $found }”
