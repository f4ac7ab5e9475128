### Sala: šta je zabeleženo kod drvenih tabli.

noted-started = коло је почело
noted-arrived = { color } је дошао
noted-offered = { color } нуди реми
noted-result = резултат је проглашен: { $score }
noted-struck = прецртано
pairing-begun = { $board }. табла { $round }. кола је већ почела: { $white } – { $black } мора остати. Ако је грешком покренута, прво прецртајте почетак на судијској табли.
