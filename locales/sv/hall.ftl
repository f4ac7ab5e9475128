### Hallen: det som antecknats vid träbräden.

noted-started = ronden är startad
noted-arrived = { color } har kommit
noted-offered = { color } bjuder remi
noted-result = resultatet är förklarat: { $score }
noted-against = detta är mot domslutet som antecknades tidigare: { $score }
noted-strikes = domaren stryker: ”{ $what }”
noted-decides = domaren avgör: { $question } { $answer }
noted-struck = struket
pairing-begun = bord { $board } i rond { $round } har börjat: { $white } mot { $black } måste stå kvar. Om det startades av misstag, stryk först starten i domarvyn.
pairing-name-taken = det finns en annan spelare som heter { $name }
pairing-no-player = det finns ingen spelare som heter { $name } längre; ladda om sidan
pairing-not-last = rond { $round } kan inte tas tillbaka: rond { $last } är redan lottad
pairing-twice = { $name } är lottad två gånger i rond { $round }
