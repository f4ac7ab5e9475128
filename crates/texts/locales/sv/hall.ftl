### Hallen: det som antecknats vid träbräden.

noted-started = ronden startades
noted-arrived = { color } har anlänt
noted-offered = { color } bjuder remi
noted-result = resultatet fastställdes: { $score }
noted-stopped = klockorna vid alla bord stannades: { $reason }
noted-restarted = de stannade klockorna startades igen: { $reason }
noted-announced = meddelande: ”{ $text }”
noted-handed = anteckning i telefonen: ”{ $note }”
noted-reason = skäl: { $reason }
noted-by = domare: { $name }
noted-against = detta strider mot domslutet som antecknades tidigare: { $score }
noted-strikes = domaren stryker: ”{ $what }”
noted-decides = domaren avgör: { $question } { $answer }
noted-struck = struket
change-ends = partiet är slut: { $score }
change-reopens = resultatet { $score } gäller inte längre, och partiet fortsätter
change-result = resultatet ändras från { $before } till { $after }
change-clock =
    { $color ->
        [white] Vits klocka: { $before } → { $after }
       *[black] Svarts klocka: { $before } → { $after }
    }
pairing-begun = bord { $board } i rond { $round } har börjat: { $white } mot { $black } måste stå kvar. Om det startades av misstag, stryk först starten i domarvyn.
pairing-name-taken = det finns en annan spelare som heter { $name }
pairing-no-player = det finns ingen spelare som heter { $name } längre; ladda om sidan
pairing-not-last = rond { $round } kan inte tas bort: rond { $last } är redan lottad
pairing-twice = { $name } är lottad två gånger i rond { $round }
pairing-board = bord { $board } ({ $white } – { $black })
pairing-still-playing = rond { $round } kan inte startas än: i rond { $earlier } spelas det fortfarande vid { $boards }
pairing-round-order = rond { $found } kan inte lottas: rond { $expected } står på tur
attendance-round-paired = rond { $round } är redan lottad: rätta lottningen eller välj rond { $next }
pairing-board-twice = bord { $board } finns två gånger i rond { $round }
pairing-no-round = det finns ingen rond { $round }
pairing-name-missing = ett namn saknas
pairing-several-rounds = listan nämner rond { $one } och rond { $other }; lotta en rond i taget
pairing-nothing-to-play = rapporten har ingen rond som återstår att spela
pairing-unread = alla rader är inte bord: kontrollera de markerade raderna
list-no-column = rad { $line }: kolumnen ”{ $column }” saknas. Första raden namnger kolumnerna: ”round”, ”board”, ”white”, ”black”.
list-not-a-number = rad { $line }: ”{ $found }” i kolumnen ”{ $column }” är inget tal
list-no-name = rad { $line }: det finns inget namn i kolumnen ”{ $column }”
list-not-a-table = rad { $line } har inte samma kolumner som första raden
list-empty = det finns ingen lottning i listan
report-fault =
    rad { $line }, kolumn { $column }: väntat är { $expected ->
        [rank] ett startnummer
        [new_rank] ett startnummer som ingen annan har
        [name] ett namn
        [points] poäng som 1.5
        [rating] en rating
        [place] en placering
        [opponent] motståndarens startnummer eller 0000
        [same_game] en motståndare vars rad nämner den här spelaren med den andra färgen i samma rond
        [color] färgen: w, b eller -
        [result] ett resultat: 1 0 = + - h f u z
        [utf8] text i UTF-8
        [smaller_file] en mindre fil
        [blank] ett blanksteg mellan två kolumner
        [known_player] startnumret för en spelare i rapporten
        [round] en rond från 1 till 100
        [fewer_rounds] högst 100 ronder
        [bye_type] F, H eller Z
        [adjusted_result] W, D, L, F, H, Z, +, - eller ett blanksteg
        [point_letter] en av bokstäverna W D L A P X
        [pair_count] antalet par och lika många rader
        [pair] två startnummer, vits först
        [unpaired_player] en spelare som inte är med i ett tidigare par
        [one_bye] bara en frirond
       *[players] en rad 001 för varje spelare
    }, men där står ”{ $found }”
