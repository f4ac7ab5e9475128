### Pages: what stands on them, besides rulings and questions.

## The bar

web-skip = Pređi na sadržaj
web-nav = Stranice
web-nav-desk = Sudijske odluke
web-nav-console = Sudija
web-nav-screen = Ekran
web-nav-competitions = Takmičenja
web-nav-laws = Pravila

## Settings

web-settings = Podešavanja
web-close = Zatvori
web-cancel = Otkaži
web-consider-follows = Posledica:
web-consider-nothing = Ni rezultat ni satovi se ne menjaju.
web-consider-reason =
    { $needed ->
        [yes] Razlog
       *[no] Razlog (nije obavezan)
    }
web-consider-reason-missing = Unesite razlog. Beleži se u dnevnik.
web-consider-changed = Stanje na tabli se promenilo. Proverite šta sada sledi.
web-consider-yes = Potvrdi
web-setting-language = Jezik
web-setting-theme = Izgled
web-setting-system = Kao u sistemu
web-setting-light = Svetlo
web-setting-dark = Tamno
web-setting-size = Veličina slova
web-setting-normal = Uobičajena
web-setting-large = Velika
web-setting-huge = Veoma velika
web-setting-board = Tabla
web-setting-wood = Drvo
web-setting-green = Zelena
web-setting-blue = Plava
web-setting-contrast = Visok kontrast
web-setting-motion = Pokreti
web-setting-still = Manje pokreta
web-setting-sound = Zvuk
web-setting-on = Uključen
web-setting-off = Isključen
web-setting-speech = Potezi za čitače ekrana
web-setting-speech-plain = Običnim rečima
web-setting-speech-laws = Kako ih Pravila objavljuju
web-setting-notation = Notacija na formularu
web-setting-notation-own = Kao u jeziku
web-setting-figurine = Figurine
web-setting-record = Vaš formular
web-setting-record-auto = Popunjava se automatski
web-setting-record-hand = Pišem ga sam

## The front page

web-home-title = Šah po pravilima
web-home-lead = Za prijatelje koji žele partiju, klubove koji organizuju takmičenje i sudije kojima treba odluka.
web-home-caption = Beli je dodirnuo lovca i mora da ga odigra (4.3.1): tačke pokazuju njegove legalne poteze.
web-home-control = Vremenska kontrola
web-home-two = Dva igrača na jednom uređaju
web-home-links = Po jedna veza za svakog igrača
web-home-more = Imena, izdanje, šah 960 i drugo
web-home-own-control = Druga vremenska kontrola
web-home-edition = Izdanje Pravila
web-home-chess960 = Broj pozicije u šahu 960
web-home-watch = Sala pazi na zastavice i nelegalne poteze
web-home-refuses = Tabla ne prihvata nelegalne poteze
web-home-unsupervised = Ubrzani ili brzopotezni šah bez punog nadzora
web-home-desk = Recite šta se desilo za drvenom tablom i dobijte odluku.
web-home-console = Cela sala na prvi pogled, najhitnije prvo.
web-home-screen = Table za gledaoce i za zid.
web-home-competitions = Igrači, kola, parovi, veze, tabela.
web-home-laws = Svaki član svakog izdanja, našim rečima.
web-home-back = Na početnu stranicu
web-white = Beli
web-black = Crni
web-arbiter = Sudija
web-spectators = Gledaoci
web-boards = Vaše table
web-home-friend = Pozovi prijatelja na partiju
web-friend-title = Partija s prijateljem
web-friend-send = Pošaljite ovu vezu prijatelju, koji dobija drugu boju. Sat se uključuje kada ste obojica spremni. Nema sudije: posle odluke satovi se ponovo uključuju kada obojica budete spremni.
web-friend-choose = Izaberite boju
web-friend-left = Vaša boja
web-friend-chance = Neka odluči žreb
web-friend-full = Oba mesta su zauzeta.
web-friend-link = Veza za prijatelja
web-ready = Spreman sam
web-ready-waiting = Čeka se da protivnik bude spreman.
web-ready-stopped = Satovi su zaustavljeni. Ponovo se uključuju kada obojica igrača budu spremna.
web-ready-interrupted = Igra je bila prekinuta. Satovi se ponovo uključuju kada obojica igrača budu spremna.
web-stops-clocks =
    { $side ->
        [white] Beli zaustavlja satove
       *[black] Crni zaustavlja satove
    }
web-rematch = Revanš
web-your-move = Vi ste na potezu
web-links = Veze za podelu
web-links-explained = Ko otvori vezu, zauzima to mesto. Sat uključuje sudija.
web-copy = Kopiraj
web-copy-for = Kopiraj vezu: { $who }
web-code-for = { "QR" } kod veze: { $who }
web-copied = Kopirano.
web-join = Vodimo vas do vaše table …

## The board

web-board = Tabla
web-seat-near = Bliža strana table
web-seat-far = Druga strana table
web-piece = { piece }
web-square-with =
    { $square }, { $side ->
        [white]
            { $piece ->
                [queen] bela
               *[other] beli
            }
       *[black]
            { $piece ->
                [queen] crna
               *[other] crni
            }
    } { piece }
web-square-empty = { $square }, prazno
web-square-touched = { $what }, dodirnuto
web-square-may = { $what }, dozvoljeno
web-promotion = U koju figuru se pešak promoviše?
web-typed = Upišite potez
web-typed-hint = { "Enter" } povlači potez; { "Enter" } u praznom redu ili razmaknica pritiska sat.
web-typed-illegal = Potez { $move } nije legalan.
web-typed-nevertheless = Ipak ga povuci
web-typed-squares = Upišite oba polja poteza, na primer g1f3.
web-not-your-move = Niste na potezu.
web-says =
    { $side ->
        [white] Beli
       *[black] Crni
    }: { $words }.

## The clock

web-clock-press = Pritisni sat: { $who }, { $time }
web-clock-shows = { $who }: { $time }
web-clock-stands = Ovaj sat ne radi.
web-press-unmoved = Niste povukli potez. Pritisnuti sat?
web-press-nevertheless = Ipak pritisni
web-press-now = Odigrali ste potez. Sada pritisnite svoj sat.
web-press-label = Pritisni
web-flag = zastavica je pala
web-moves-to-go =
    { $count ->
        [one] još { $count } potez
       *[other] još { $count } poteza
    }
web-moves-made =
    { $count ->
        [one] { $count } potez
       *[other] { $count } poteza
    }
web-overtime = { "byo-yomi" }
web-overtime-left =
    { $count ->
        [1] { "byo-yomi" }: poslednji period
        [one] { "byo-yomi" }: preostao { $count } period
        [few] { "byo-yomi" }: preostala { $count } perioda
       *[other] { "byo-yomi" }: preostalo { $count } perioda
    }
web-period = period { $number }
web-delay = odlaganje { $seconds } { "s" }
web-illegal-count =
    { $count ->
        [one] { $count } nelegalan potez
        [few] { $count } nelegalna poteza
       *[other] { $count } nelegalnih poteza
    }
web-low =
    { $seconds ->
        [one] još { $seconds } sekunda
        [few] još { $seconds } sekunde
       *[other] još { $seconds } sekundi
    }
web-time-left = preostalo vreme 

## What a player says

web-adjust = Popravljam
web-offer = Ponudi remi
web-offer-title = Ponuditi remi?
web-offer-then-press = Povukli ste potez: ponudite remi, pa pritisnite sat.
web-offer-early = Po Pravilima se prvo povlači potez, zatim nudi remi, pa pritiska sat. Ponuda i sada važi.
web-offered = Ponuđen je remi.
web-accept = Prihvati
web-accept-title = Prihvatiti ponudu remija?
web-decline = Odbij
web-claim = Reklamiraj
web-claim-what = Šta reklamirate?
web-claim-choose = Izaberite…
web-claim-repetition = Remi: trostruko ponavljanje pozicije
web-claim-fifty = Remi: pravilo 50 poteza
web-claim-flag = Pala je protivnikova zastavica
web-claim-illegal = Protivnik je povukao nelegalan potez
web-claim-touch = Protivnik nije igrao dodirnutom figurom
web-claim-hands = Protivnik je upotrebio obe ruke
web-claim-move = Sa ovim zapisanim potezom (može ostati prazno)
web-claim-words = Reklamacija zaustavlja satove. Ako je reklamacija remija netačna, protivnik dobija dodatno vreme.
web-claim-do = Reklamiram
web-touch-broken =
    { $side ->
        [white] Beli je dodirnuo jednu figuru, a odigrao drugom.
       *[black] Crni je dodirnuo jednu figuru, a odigrao drugom.
    }
web-call = Pozovi sudiju
web-call-title = Zaustaviti satove i pozvati sudiju?
web-call-words = Igrači smeju da zaustave satove samo da bi zatražili pomoć sudije. O čemu je reč?
web-call-about =
    { $about ->
        [illegal_move] Nelegalan potez
        [clock] Sat
        [disturbance] Ometanje
        [claim] Reklamacija
       *[other] Nešto drugo
    }
web-resign = Predaj
web-resign-title = Predati partiju?
web-more = Još
web-more-words = Ostale radnje
web-take-back = Vrati potez
web-note-offer = Zapiši (=)
web-seal = Kovertiraj potez
web-seal-move = Potez, kako biste ga zapisali
web-seal-words = Niko ga ne vidi dok se koverta ne otvori. Kovertiranje i zaustavlja sat.
web-seal-paper = Zapisao sam ga i na papirnom formularu, što neka izdanja traže
web-sealed = Potez je u koverti.
web-seal-early = Prekini ranije
web-seal-early-words = Gubite vreme do kraja seanse.
web-sign = Potpiši rezultat
web-new-game = Nova partija
web-new-game-words = Ista vremenska kontrola i ista pravila; igrači menjaju boje.

## How things stand

web-rulings = Odluke
web-rulings-all = Sve odluke
web-rulings-none = Zasad nema odluka.
web-sheet = Formular
web-write = Pišite na svom formularu
web-write-do = Zapiši
web-flip = Okreni tablu
web-download = Preuzmi partiju
web-replay = Pregled partije
web-replay-first = Na početak
web-replay-back = Potez unazad
web-replay-next = Potez unapred
web-replay-last = Na poslednji potez
web-replay-start = Početna pozicija
web-replay-live = Nazad na partiju
web-replay-earlier = Gledate raniju poziciju.
web-replay-link = Kopiraj link ka poziciji
web-number = Broj
web-line-lost = Veza je prekinuta. Ono što uradite čuva se i šalje kada se veza uspostavi.
web-not-started = Partija još nije počela.
web-clocks-stopped = Satovi su zaustavljeni; čeka se sudija.
web-must-seal = Kovertirajte sledeći potez: zapišite ga tajno i ne povlačite ga na tabli.
web-other-seals = Protivnik kovertira potez. Zatim se partija prekida.
web-adjourned = Partija je prekinuta, a kovertirani potez je u koverti. Igra se dalje kada sudija nastavi partiju.
web-interrupted = Igra je bila prekinuta. Satovi su zaustavljeni; čeka se sudija.
web-to-move =
    { $side ->
        [white] Beli je na potezu.
       *[black] Crni je na potezu.
    }
web-not-pressed =
    { $side ->
        [white] Beli je povukao potez, ali nije pritisnuo sat.
       *[black] Crni je povukao potez, ali nije pritisnuo sat.
    }
web-no-board = Takva tabla ne postoji.
web-withdrawn = Ova tabla je uparena greškom i povučena je.
web-not-yours = Ovo mesto za tablom nije vaše u ovom pregledaču.
web-seat-held = Ovo mesto je otvoreno u drugom pregledaču.
web-seat-held-words = Ako ga preuzmete, u drugom pregledaču partija može samo da se gleda.
web-seat-take = Preuzmi mesto
web-look-on = Gledaj
web-lost-title = Takva stranica ne postoji

## What the hall says against something

web-problem-link = Ova veza nije poznata ili više ne važi.
web-problem-often = Previše pokušaja; sačekajte trenutak.
web-problem-too-many = Ovo je u ovoj partiji učinjeno previše puta.
web-problem-full = Ovde već ima previše partija; pokušajte kasnije.
web-problem-long = Tekst je predugačak.
web-problem-illegal = Ova tabla prihvata samo legalne poteze.
web-problem-forbidden = Ovde to ne smete da radite.
web-problem-unavailable = Sala to sada ne može da sačuva; pokušajte ponovo.
web-problem-password = Pogrešno ime ili lozinka.
web-problem-game = Ovde nema takve table.
web-problem-log = Dnevnik ove table ne može da se pročita.
web-problem-competition = Ovde nema takvog takmičenja.
web-problem-edition = Ne postoji takvo izdanje Pravila.
web-problem-article = Ovo izdanje nema takav član.
web-problem-changed = Neko drugi je upravo dodao belešku za ovu tablu.
web-problem-note = Te beleške više nema.
web-problem-not-adjourned = Ova partija nije prekinuta.
web-problem-envelope = Takve koverte ovde nema ili ne može da se otvori.
web-problem-password-length = Lozinka ima najmanje 8, a najviše 256 znakova.
web-problem-unexpected = Nešto u sali nije uspelo; pokušajte ponovo.

## The arbiter at the board

web-start = Uključi sat
web-start-absent = Jedan igrač nije stigao. Ipak uključiti sat?
web-restart = Ponovo uključi satove
web-struck = Precrtao sudija
web-stop = Zaustavi satove
web-to-console = Sudijska stranica

## My games

web-my-games = Moje partije
web-my-games-none = Otvorite link koji ste dobili od sudije i vaše partije će se pojaviti ovde.
web-my-games-play = Na tablu
web-my-games-waiting = Sledeće kolo još nije upareno.
