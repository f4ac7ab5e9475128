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
