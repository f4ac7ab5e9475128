### Sala: šta je zabeleženo kod drvenih tabli.

noted-started = коло је почело
noted-arrived = { color } је дошао
noted-offered = { color } нуди реми
noted-result = резултат је проглашен: { $score }
noted-against = ово је противно раније забележеној одлуци: { $score }
noted-strikes = судија брише: „{ $what }”
noted-decides = судија одлучује: { $question } { $answer }
noted-struck = прецртано
pairing-begun = { $board }. табла { $round }. кола је већ почела: { $white } – { $black } мора остати. Ако је грешком покренута, прво прецртајте почетак на судијској табли.
pairing-name-taken = постоји други играч по имену { $name }
pairing-no-player = нема више играча по имену { $name }; учитајте страницу поново
pairing-not-last = { $round }. коло се не може повући: { $last }. коло је већ упарено
pairing-twice = { $name } је двапут у { $round }. колу
pairing-board = { $board }. табла ({ $white } – { $black })
pairing-still-playing = { $round }. коло још не може да почне: у { $earlier }. колу још играју: { $boards }
pairing-round-order = { $found }. коло се не може упарити: следи { $expected }. коло
pairing-board-twice = { $board }. табла је двапут у { $round }. колу
pairing-no-round = нема { $round }. кола
pairing-name-missing = недостаје име
pairing-several-rounds = списак наводи { $one }. и { $other }. коло; упарујте једно по једно коло
pairing-nothing-to-play = у извештају нема кола које тек треба одиграти
pairing-unread = није сваки ред табла: погледајте означене редове
list-no-column = { $line }. ред: нема колоне „{ $column }”. Први ред именује колоне: „{ "round" }”, „{ "board" }”, „{ "white" }”, „{ "black" }”.
list-not-a-number = { $line }. ред: „{ $found }” у колони „{ $column }” није број
list-no-name = { $line }. ред: нема имена у колони „{ $column }”
list-not-a-table = { $line }. ред нема исте колоне као први
list-empty = на списку нема парова
report-fault =
    { $line }. ред, { $column }. колона: очекује се { $expected ->
        [rank] стартни број
        [new_rank] стартни број који нема нико други
        [name] име
        [points] поени као 1.5
        [rating] рејтинг
        [place] пласман
        [opponent] стартни број противника или 0000
        [same_game] противник чији ред у истом колу наводи овог играча с другом бојом
        [color] боја: { "w, b" } или -
        [result] резултат: 1 0 = + - { "h f u z" }
       *[players] по један ред 001 за сваког играча
    }; стоји „{ $found }”
control-unread = временска контрола „{ $found }” не може да се прочита. Напишите је овако: 90+30, 15+10, { "40/90m, 30m; +30s" } или { "G/60 d5" }.
