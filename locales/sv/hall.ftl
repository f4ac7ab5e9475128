### Hallen: det som antecknats vid träbräden.

noted-started = ronden är startad
noted-arrived = { color } har kommit
noted-offered = { color } bjuder remi
noted-result = resultatet är förklarat: { $score }
noted-struck = struket
pairing-begun = bord { $board } i rond { $round } har börjat: { $white } mot { $black } måste stå kvar. Om det startades av misstag, stryk först starten i domarvyn.
