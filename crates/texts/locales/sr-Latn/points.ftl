### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } nije dodirnuo figuru da bi je pokrenuo ili uzeo, pa pravilo o dodirnutoj figuri ne važi
point-contact-counts = dodir { color-of } nije bio očigledno slučajan i smatra se namernim
point-touch-off-move = { color } nije na potezu, pa pravilo o dodirnutoj figuri ne važi
point-promotes-pawn-skips = { color } promoviše a da pešaka prethodno nije postavio na poslednji red, što je dozvoljeno
point-promotes-piece-first = { color } postavlja novu figuru pre nego što ukloni pešaka, što je dozvoljeno
point-promotes-captures = { color } uzima figuru na polju promocije
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
        [one] pri svakom potezu glavno vreme počinje da teče tek posle { $seconds } sekunde
        [few] pri svakom potezu glavno vreme počinje da teče tek posle { $seconds } sekunde
       *[other] pri svakom potezu glavno vreme počinje da teče tek posle { $seconds } sekundi
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
point-clock-placed-by-player = { color } ne sme da odlučuje o tome gde će stajati sat
point-moves-checked = provereno: { color } je kompletirao { $done } od { $required } poteza
point-pressed-too-late = { color } je povukao potez, ali vreme do pritiska na sat ulazi u njegovo vreme
point-pressed-after-reply = { color } sme da pritisne sat iako je protivnik odgovorio
point-flag-order-unknown = nije moguće utvrditi koja je zastavica prva pala
point-flags-uncovered = obe zastavice su pale: izgubio je igrač čija je zastavica prema satu prva pala; ako se to ne može utvrditi, nijedan član ne reguliše taj slučaj, jer pravilo o dve zastavice važi samo za partije bez dodatka po potezu, osim brzopoteznih, za koje je objavljeno
point-both-flags-go-on = nije moguće utvrditi koja je zastavica prva pala, a nije bio poslednji period: partija se nastavlja
point-both-flags-draw = nije moguće utvrditi koja je zastavica prva pala, a bio je poslednji period: partija je nerešena
point-claim-from-screen = reklamacija { color-of } zasniva se samo na ekranu i ne razmatra se
point-stopped-for-displaced = { color } zaustavlja satove jer su figure poremećene
point-displaced-penalty = figure je poremetio { color }
point-pressed-while-displaced = { color } je pritisnuo sat dok su figure još bile poremećene
point-last-identifiable = pozicija pre nepravilnosti ne može da se utvrdi; uspostavlja se poslednja pozicija pre nje koja se može ustanoviti
point-position-set = nijedna zabeležena pozicija nije tačna; sudija postavlja poslednju koja se može ustanoviti
point-times-open = sudija odlučuje koje vreme satovi treba da pokazuju
point-offer-on-both-sheets = ponuda je upisana na oba formulara
point-appeared =
    { $count ->
        [one] pozicija se pojavila { $count } put
        [few] pozicija se pojavila { $count } puta
       *[other] pozicija se pojavila { $count } puta
    }
point-quiet-moves =
    { $count ->
        [one] svaki igrač je povukao { $count } potez bez uzimanja i bez pomeranja pešaka
       *[other] svaki igrač je povukao { $count } poteza bez uzimanja i bez pomeranja pešaka
    }
point-looks-alike-turn =
    { $count ->
        [1] jedna pozicija sa istim figurama se ne računa: na potezu je bio drugi igrač
        [few] { $count } pozicije sa istim figurama se ne računaju: na potezu je bio drugi igrač
       *[other] { $count } pozicija sa istim figurama se ne računa: na potezu je bio drugi igrač
    }
point-looks-alike-en-passant =
    { $count ->
        [1] jedna pozicija sa istim figurama se ne računa: pešak je mogao da se uzme an pasan
        [few] { $count } pozicije sa istim figurama se ne računaju: pešak je mogao da se uzme an pasan
       *[other] { $count } pozicija sa istim figurama se ne računa: pešak je mogao da se uzme an pasan
    }
point-looks-alike-castling =
    { $count ->
        [1] jedna pozicija sa istim figurama se ne računa: prava na rokadu bila su drugačija
        [few] { $count } pozicije sa istim figurama se ne računaju: prava na rokadu bila su drugačija
       *[other] { $count } pozicija sa istim figurama se ne računa: prava na rokadu bila su drugačija
    }
point-not-dead = mat je još moguć
point-pressed-while-stopped = pritisak { color-of } na sat nema dejstva: satovi su zaustavljeni, a sudija ih nije ponovo uključio
point-before-start = { color } radi nešto pre početka kola, što nema dejstva
point-pressed-out-of-turn = { color } je pritisnuo sat posle poteza van reda, čime se ništa ne kompletira i što nije nelegalan potez
point-written-move-stands = { color } ne može da promeni potez koji je zapisao za reklamaciju
point-written-move-changed = { color } reklamira sa drugim potezom od onog koji je prvo zapisao
point-written-move-impossible = nijedna figura ne može da povuče potez koji je { color } zapisao za reklamaciju

## Findings that say something of their own under a certain Article

point-completed-by-end = potez { color-of } završava partiju i kompletiran je bez pritiska na sat
point-completed-by-next = potez { color-of } je kompletiran sledećim potezom
point-other-hand = { color } nije pritisnuo sat rukom kojom je povukao potez
point-press-without-move = { color } je pritisnuo sat a da nije povukao potez
point-two-hands = { color } je za jedan potez upotrebio obe ruke
point-agreement-needs-moves = igrači mogu da se sporazumeju o remiju tek kada svaki od njih povuče potez
