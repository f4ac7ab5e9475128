### Guideline III: games without increment.

quickplay-announced = objavljena su uputstva za partije bez dodatnog vremena po potezu
quickplay-not-here = pravila za partije bez dodatnog vremena po potezu ovde ne važe
quickplay-not-on-move = { color } nije na potezu
quickplay-time-left = { color } nema manje od dva minuta za sve preostale poteze
quickplay-flag-down = zastavica { color-of } je već pala
quickplay-no-five-seconds = { color } ne može ovako da traži pet sekundi
quickplay-asked =
    { $mode ->
        [delay] { color } traži odlaganje od pet sekundi za oba igrača, što je i ponuda remija
       *[increment] { color } traži dodatak od pet sekundi po potezu za oba igrača, što je i ponuda remija
    }
quickplay-granted =
    { $mode ->
        [delay] sudija prihvata zahtev { color-of } za odlaganje
       *[increment] sudija prihvata zahtev { color-of } za dodatno vreme
    }
quickplay-refused = sudija ne prihvata zahtev { color-of }
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } reklamira remi: protivnik ne može da dobije normalnim sredstvima
        [no-effort] { color } reklamira remi: protivnik ne ulaže napor da dobije normalnim sredstvima
       *[both] { color } reklamira remi: protivnik ne može da dobije normalnim sredstvima i ne ulaže napor
    }
quickplay-agreed = sudija prihvata reklamaciju { color-of }
quickplay-postponed = sudija odlaže odluku o reklamaciji { color-of }
quickplay-rejected = sudija odbija reklamaciju { color-of }
quickplay-final = ova odluka je konačna
quickplay-fell = zastavica { color-of } je pala, a o reklamaciji još nije odlučeno
quickplay-declared = sudija proglašava remi
quickplay-concluded = { color } reklamira remi bez prisutnog sudije, čime se partija završava
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } tvrdi da se partija ne može dobiti normalnim sredstvima
        [no-effort] { color } tvrdi da protivnik nije ulagao napor da dobije normalnim sredstvima
       *[both] { color } tvrdi da se partija ne može dobiti normalnim sredstvima i da protivnik nije ulagao napor
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } predaje popunjen formular
       *[position] { color } zapisuje završnu poziciju
    }
quickplay-confirmed =
    { $evidence ->
        [sheet] { color } potvrđuje formular
       *[position] { color } potvrđuje završnu poziciju
    }
quickplay-disputed =
    { $evidence ->
        [sheet] { color } ne potvrđuje formular
       *[position] { color } ne potvrđuje završnu poziciju
    }
quickplay-referred = reklamacija { color-of } upućuje se sudiji
quickplay-five-seconds =
    { $mode ->
        [delay] oba igrača imaju odlaganje od pet sekundi po potezu
       *[increment] oba igrača dobijaju pet sekundi po potezu
    }
asked-five-seconds = da li se uvodi pet sekundi po potezu, kako traži { color }
asked-quickplay-claim = da li se prihvata reklamacija remija { color-of }
asked-final-position = zastavica { color-of } je pala; da li se završna pozicija ne može dobiti normalnim sredstvima ili napor nije bio dovoljan
asked-opponent-of-fallen = zastavica { color-of } je pala; da li protivnik ne može da dobije normalnim sredstvima ili napor nije bio dovoljan
asked-referred = da li se prihvata reklamacija remija { color-of }, podneta bez prisutnog sudije
answer-agree = prihvata
answer-postpone = odlaže
answer-postpone-with-time = odlaže uz dodatno vreme
answer-reject = odbija
answer-drawn = remi
