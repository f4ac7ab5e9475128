### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = seansa je najavljena; njeno trajanje meri sat sudije
adjourned-session-end-missing = mora da se najavi i završetak seanse
adjourned-session-not-over = seansa nije istekla, pa niko još ne mora da kovertira
adjourned-must-seal = seansa je istekla i { color } mora da kovertira potez
adjourned-seals-early = { color } kovertira pre isteka seanse i gubi vreme do njenog kraja
adjourned-sealed = { color } je kovertirao potez
adjourned-changed = { color } je promenio kovertirani potez pre zaustavljanja sata
adjourned-too-late-to-change = sat je zaustavljen, pa { color } više ne može da promeni kovertirani potez
adjourned-not-on-paper = { color } mora da zapiše kovertirani potez na papirnom formularu
adjourned-played-instead = { color } je na tabli povukao { $move }, što je sada kovertirani potez
adjourned-pressed-instead = { color } je pritisnuo sat umesto da ga zaustavi bez uključivanja protivnikovog
adjourned-still-to-seal = { color } je zaustavio sat, ali potez povučen na tabli još mora da zapiše i kovertira
adjourned-adjourned = { color } je kovertirao potez i zaustavio sat; partija je prekinuta
adjourned-envelope-lacks = na koverti nedostaje: { envelope-item }
adjourned-envelope-wrong = na koverti je pogrešno: { envelope-item }
envelope-item =
    { $item ->
        [names] imena igrača
        [position] pozicija pre kovertiranog poteza
        [times] utrošeno vreme
        [sealer] ime igrača koji je kovertirao potez
        [number] broj kovertiranog poteza
        [offer] ponuda remija
       *[resumption] datum, vreme i mesto nastavka
    }
adjourned-envelope-in-order = na koverti je sve što je propisano
adjourned-envelope-kept = sudija je proverio kovertu i čuva je
adjourned-offered = { color } nudi remi dok je partija prekinuta; ponuda važi dok se na nju ne odgovori
adjourned-ended-before = partija je završena pre nastavka, pa koverta ostaje zatvorena
adjourned-set-up-again = za nastavak se postavljaju pozicija pre kovertiranog poteza i utrošeno vreme
adjourned-replier-absent = { color } mora da odgovori na kovertirani potez, ali nije prisutan
adjourned-both-absent = nijedan igrač nije prisutan; { color } mora da odgovori i gubi vreme do svog dolaska
adjourned-stopped-on-arrival = { color } je došao i zaustavio sat da bi pozvao sudiju
adjourned-opened = koverta se otvara; { color } je kovertirao „{ $text }“
adjourned-goes-on = kovertirani potez { color-of } je povučen na tabli i partija se nastavlja
adjourned-other-than-played = { color } je kovertirao drugi potez, a ne onaj koji je povukao na tabli; važi potez na tabli
adjourned-ambiguous = kovertirani potez { color-of }, „{ $text }“, dvosmislen je
adjourned-unclear = kovertirani potez { color-of }, „{ $text }“, ne može da se razume
adjourned-illegal = kovertirani potez { color-of }, „{ $text }“, nelegalan je
adjourned-faulty = zbog neispravnog kovertiranog poteza { color } gubi partiju; ako protivnik ne može da matira, partija je nerešena
adjourned-reply-sealed = { color } kovertira odgovor u novu kovertu, jer protivnik nije prisutan
adjourned-reply-made = kovertirani odgovor { color-of } je povučen na tabli
adjourned-late = { color } je zakasnio na nastavak partije
adjourned-late-until-opened = { color } je zakasnio na nastavak partije; posledica zavisi od kovertiranog poteza i zna se kada se koverta otvori
adjourned-not-late = { color } nije zakasnio na nastavak partije
adjourned-ended-by-sealed-move = kovertirani potez je završio partiju, i taj rezultat važi
adjourned-out-of-time = { color } je bio prisutan, ali je prekoračio vreme
adjourned-envelope-missing = koverta je izgubljena; partija se nastavlja prema onome što je zabeleženo, potezom koji igrač navede
adjourned-position-unknown = koverta je izgubljena, a pozicija nije poznata; partija se poništava
adjourned-stated = { color } izjavljuje da je kovertirao „{ $text }“
adjourned-times-corrected = { color } je pre svog poteza ukazao na pogrešno vreme; ono se ispravlja
adjourned-times-right = vreme koje { color } osporava isto je kao zabeleženo
adjourned-times-late = { color } je ukazao na pogrešno vreme tek posle svog poteza

## What the arbiter is asked

adjourned-asked-late = da li { color } gubi zbog kašnjenja na nastavak
adjourned-asked-meaning = može li se ustanoviti značenje kovertiranog poteza { color-of }
adjourned-asked-times = da li se vreme ipak ispravlja

## What cannot have happened

adjourned-impossible-adjourned = partija je prekinuta
adjourned-impossible-not-adjourned = partija nije prekinuta, ili još nije dotle stigla
adjourned-impossible-annulled = partija je poništena
adjourned-impossible-session-end = kraj seanse nije poznat; prvo mora da se najavi
adjourned-impossible-replier-absent = koverta se otvara samo u prisustvu igrača koji mora da odgovori
adjourned-impossible-sealer-absent = kovertirani odgovor se otvara tek po dolasku odsutnog igrača
adjourned-impossible-unopened = prvo mora da se otvori kovertirani odgovor
adjourned-impossible-not-sealed = to nije ono što je kovertirano: tekst i slučajni broj ne odgovaraju kontrolnom zapisu { $commitment }
adjourned-impossible-language = „{ $found }“ nije oznaka poznatog jezika
adjourned-impossible-nothing-to-state = nema šta da se izjavi: koverta nije izgubljena
adjourned-impossible-nothing-unclear = nema kovertiranog poteza čije bi značenje trebalo ustanoviti
adjourned-while-adjourned = { color } radi nešto za tablom dok je partija prekinuta, što nema dejstva

## The envelope

envelope-title = KOVERTIRANI POTEZ
envelope-players = Beli: { $white }   Crni: { $black }
envelope-position = Pozicija pre kovertiranog poteza:
envelope-used = Utrošeno vreme: beli { $white }, crni { $black }
envelope-sealer = Kovertirao: { $name } ({ color })
envelope-sealer-open = Kovertirao: { $name }
envelope-number = Broj poteza: { $number }
envelope-offer = Remi nudi: { $name } ({ color })
envelope-no-offer = Remi nudi: niko
envelope-resumption = Nastavak: { $date }, { $time }, { $place }
envelope-checked = Proverio i čuva sudija: { $name }

## The command `play`

play-no-envelope = Nema koverte koja bi se otvorila. Ako je izgubljena: { "arbiter lose envelope" }, zatim: { "state MOVE" }
play-no-chance = Potez ne može da se kovertira: sistem ne daje slučajne brojeve: { $why }.
play-nothing-sealed = Nijedan potez nije kovertiran.
play-keys-kept = Kovertirani potez je u { $path }, a ne u dnevniku.
play-bad-key = { $path }, red { $line }: to nije kovertirani potez sa svojim ključem
typed-sealed = kovertirani potez, na primer { "Sf3" }
help-session = najavljuje kada se seansa završava, po satu sudije
help-adjourn = traži od igrača na potezu da kovertira (igrač: { "adjourn early" })
help-seal = kovertira potez ili zamenjuje kovertirani; zatim: { "stop" }
help-envelope = šta se piše na koverti
help-resume = nastavlja prekinutu partiju sa igračima koji su došli
help-open-envelope = otvara kovertu ({ "arbiter lose envelope" }, zatim: { "state Sf3" })
play-envelope = { $form }
