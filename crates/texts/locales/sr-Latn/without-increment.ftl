### Guideline III: games without increment.

quickplay-announced = objavljena su uputstva za partije bez dodatka po potezu
quickplay-not-here = pravila za partije bez dodatka po potezu ovde ne važe
quickplay-not-on-move = { color } nije na potezu
quickplay-time-left = { color } to još ne može: za sve preostale poteze mora da mu ostane manje od dva minuta
quickplay-flag-down = zastavica { color-of } je već pala
quickplay-no-five-seconds = { color } ne može na ovaj način da traži pet sekundi
quickplay-asked =
    { $mode ->
        [delay] { color } traži odlaganje od pet sekundi za obojicu igrača, što je i ponuda remija
       *[increment] { color } traži dodatak od pet sekundi po potezu za obojicu igrača, što je i ponuda remija
    }
quickplay-granted =
    { $mode ->
        [delay] sudija prihvata zahtev { color-of } za odlaganje
       *[increment] sudija prihvata zahtev { color-of } za dodatak po potezu
    }
quickplay-refused = sudija ne prihvata zahtev { color-of }
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } reklamira remi: protivnik ne može da dobije normalnim sredstvima
        [no-effort] { color } reklamira remi: protivnik ne ulaže napor da dobije normalnim sredstvima
       *[both] { color } reklamira remi: protivnik ne može da dobije normalnim sredstvima, niti ulaže napor da to učini
    }
quickplay-agreed = sudija prihvata reklamaciju { color-of }
quickplay-postponed = sudija odlaže odluku o reklamaciji { color-of }
quickplay-rejected = sudija odbija reklamaciju { color-of }
quickplay-final = ova odluka je konačna
quickplay-fell = zastavica { color-of } je pala, a o reklamaciji još nije odlučeno
quickplay-declared = sudija proglašava partiju nerešenom
quickplay-concluded = { color } reklamira remi bez prisutnog sudije, čime se partija završava
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } tvrdi da se partija ne može dobiti normalnim sredstvima
        [no-effort] { color } tvrdi da protivnik nije ulagao napor da dobije normalnim sredstvima
       *[both] { color } tvrdi da se partija ne može dobiti normalnim sredstvima i da napor za to nije ulagan
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } dostavlja potpuno popunjen formular
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
        [delay] obojica igrača dobijaju odlaganje od pet sekundi po potezu
       *[increment] obojica igrača dobijaju dodatak od pet sekundi po potezu
    }
asked-five-seconds = da li se uvodi pet sekundi po potezu, kako traži { color }
asked-quickplay-claim = da li se prihvata reklamacija remija { color-of }
asked-final-position = zastavica { color-of } je pala; da li je završna pozicija takva da se ne može dobiti normalnim sredstvima, ili nije uloženo dovoljno napora da se dobije
asked-opponent-of-fallen = zastavica { color-of } je pala; da li je nemoguće da protivnik dobije normalnim sredstvima, ili nije uloženo dovoljno napora da se dobije
asked-referred = da li se prihvata reklamacija remija koju je { color } podneo bez prisutnog sudije
answer-agree = prihvata
answer-postpone = odlaže
answer-postpone-with-time = odlaže uz dodatno vreme
answer-reject = odbija
answer-drawn = nerešeno
