### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } nije dodirnuo da bi povukao ili uzeo, što ni na šta ne obavezuje
point-contact-counts = dodir { color-of } nije bio očigledno slučajan i smatra se namernim
point-touch-off-move = { color } nije na potezu, pa ga dodir ni na šta ne obavezuje
point-promotes-pawn-skips = { color } promoviše a da pešaka prethodno nije stavio na poslednji red, što je dozvoljeno
point-promotes-piece-first = { color } stavlja novu figuru pre nego što je uklonio pešaka, što je dozvoljeno
point-promotes-captures = { color } uzima figuru koja stoji na polju promocije
point-assistant =
    { $task ->
        [moves] sudija prihvata pomoćnika koji pomera figure za { color-of }
        [presses] sudija prihvata pomoćnika koji pritiska sat za { color-of }
       *[records] sudija prihvata pomoćnika koji piše poteze za { color-of }
    }
point-assistant-unknown =
    { $task ->
        [moves] sudija nije prihvatio pomoćnika koji pomera figure za { color-of }
        [presses] sudija nije prihvatio pomoćnika koji pritiska sat za { color-of }
       *[records] sudija nije prihvatio pomoćnika koji piše poteze za { color-of }
    }
point-not-late = { color } ne kasni
point-delay =
    { $seconds ->
        [one] pri svakom potezu osnovno vreme teče tek posle { $seconds } sekunde
        [few] pri svakom potezu osnovno vreme teče tek posle { $seconds } sekunde
       *[other] pri svakom potezu osnovno vreme teče tek posle { $seconds } sekundi
    }
point-period-completed =
    { $count ->
        [one] { color } je na vreme kompletirao { $count } potez
        [few] { color } je na vreme kompletirao { $count } poteza
       *[other] { color } je na vreme kompletirao { $count } poteza
    }
point-time-saved = { color } prenosi { $time } u sledeći period
point-time-not-saved = { color } ne prenosi { $time } u sledeći period
point-clock-placed = sudija je odlučio gde će stajati sat
point-clock-placed-by-player = o tome gde stoji sat ne odlučuje { color }
point-moves-checked = provereno: { color } je kompletirao { $done } od { $required } poteza
point-pressed-too-late = { color } je povukao potez, ali vreme do pritiska na sat pripada njemu
point-pressed-after-reply = { color } sme da pritisne sat iako je protivnik odgovorio
point-flag-order-unknown = nije moguće utvrditi koja je zastavica prva pala
point-flags-uncovered = obe zastavice su pale: izgubio je igrač čiju je zastavicu sat označio kao prvu; ako se to ne može utvrditi, nijedan član to ne pokriva, jer je pravilo o dve zastavice samo za partije bez dodatka vremena koje nisu brzopotezne i za koje je objavljeno
point-both-flags-go-on = nije moguće utvrditi koja je zastavica prva pala, a nije bio poslednji period: partija se nastavlja
point-both-flags-draw = nije moguće utvrditi koja je zastavica prva pala, a bio je poslednji period: partija je remi
point-claim-from-screen = reklamacija { color-of } oslanja se samo na ekran i ne razmatra se
point-stopped-for-displaced = { color } zaustavlja satove jer su figure poremećene
point-displaced-penalty = figure je poremetio { color }
point-pressed-while-displaced = { color } je pritisnuo sat dok su figure još bile poremećene
point-last-identifiable = pozicija pre nepravilnosti ne može da se utvrdi; uspostavlja se poslednja poznata pozicija pre nje
point-position-set = nijedna pozicija iz zapisa nije prava; sudija postavlja poslednju koja se može utvrditi
point-times-open = šta će satovi pokazivati, sudija određuje po najboljoj proceni
point-offer-on-both-sheets = ponuda remija upisana je na oba formulara
point-appeared =
    { $count ->
        [one] pozicija se pojavila { $count } put
        [few] pozicija se pojavila { $count } puta
       *[other] pozicija se pojavila { $count } puta
    }
point-quiet-moves =
    { $count ->
        [one] { $count } potez svakog igrača bez uzimanja i bez pomeranja pešaka
        [few] { $count } poteza svakog igrača bez uzimanja i bez pomeranja pešaka
       *[other] { $count } poteza svakog igrača bez uzimanja i bez pomeranja pešaka
    }
point-looks-alike-turn =
    { $count ->
        [one] { $count } pozicija sa istim figurama nije ista: na potezu je bio drugi igrač
        [few] { $count } pozicije sa istim figurama nisu iste: na potezu je bio drugi igrač
       *[other] { $count } pozicija sa istim figurama nisu iste: na potezu je bio drugi igrač
    }
point-looks-alike-en-passant =
    { $count ->
        [one] { $count } pozicija sa istim figurama nije ista: pešak je mogao da se uzme an pasan
        [few] { $count } pozicije sa istim figurama nisu iste: pešak je mogao da se uzme an pasan
       *[other] { $count } pozicija sa istim figurama nisu iste: pešak je mogao da se uzme an pasan
    }
point-looks-alike-castling =
    { $count ->
        [one] { $count } pozicija sa istim figurama nije ista: prava na rokadu bila su drugačija
        [few] { $count } pozicije sa istim figurama nisu iste: prava na rokadu bila su drugačija
       *[other] { $count } pozicija sa istim figurama nisu iste: prava na rokadu bila su drugačija
    }
point-not-dead = mat je još uvek moguć
point-pressed-while-stopped = pritisak { color-of } na sat ništa ne menja: satovi stoje, a sudija ih nije ponovo uključio
point-before-start = { color } radi nešto pre početka kola, što nema dejstva
point-pressed-out-of-turn = { color } je pritisnuo sat posle poteza van reda, čime ništa nije kompletirano i što nije nelegalan potez
point-written-move-stands = { color } ne može da promeni potez koji je zapisao za reklamaciju
point-written-move-changed = { color } reklamira uz drugi potez nego što je prvo zapisao
point-written-move-impossible = nijedna figura ne može da povuče potez koji je { color } zapisao za reklamaciju

## Findings that say something of their own under a certain Article

point-completed-by-end = potez { color-of } završava partiju i kompletan je bez pritiska na sat
point-completed-by-next = potez { color-of } je kompletan time što je povučen sledeći
point-other-hand = { color } je pritisnuo sat drugom rukom od one kojom je povukao potez
point-press-without-move = { color } je pritisnuo sat, a nije povukao potez
point-two-hands = { color } je za jedan potez upotrebio obe ruke
point-agreement-needs-moves = o remiju se može sporazumeti tek kada je svaki igrač povukao potez
