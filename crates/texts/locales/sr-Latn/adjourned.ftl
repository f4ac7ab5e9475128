### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = seansa je najavljena po satu sudije
adjourned-session-end-missing = unapred se najavljuje i završetak seanse
adjourned-session-not-over = seansa nije istekla, niko još ne mora da kovertira
adjourned-must-seal = seansa je istekla, { color } mora da kovertira potez
adjourned-seals-early = { color } prekida pre isteka seanse i računa mu se vreme do njenog kraja
adjourned-sealed = { color } je kovertirao potez
adjourned-changed = { color } je promenio kovertirani potez pre zaustavljanja sata
adjourned-too-late-to-change = sat je zaustavljen, { color } više ne može da promeni kovertirani potez
adjourned-not-on-paper = { color } mora da upiše kovertirani potez u papirni formular
adjourned-played-instead = { color } je na ploči odigrao { $move }, i to je sada kovertirani potez
adjourned-pressed-instead = { color } je pritisnuo sat, a treba da ga zaustavi bez pokretanja protivnikovog
adjourned-still-to-seal = { color } je zaustavio sat, ali potez odigran na ploči tek treba da zapiše i kovertira
adjourned-adjourned = { color } je kovertirao i zaustavio sat; partija je prekinuta
adjourned-envelope-lacks = na koverti nedostaje: { envelope-item }
adjourned-envelope-wrong = na koverti je pogrešno: { envelope-item }
envelope-item =
    { $item ->
        [names] imena igrača
        [position] pozicija neposredno pre kovertiranog poteza
        [times] vreme koje su igrači utrošili
        [sealer] ime igrača koji je kovertirao potez
        [number] broj kovertiranog poteza
        [offer] važeća ponuda remija
       *[resumption] datum, vreme i mesto nastavka
    }
adjourned-envelope-in-order = na koverti je naznačeno sve što treba
adjourned-envelope-kept = sudija je proverio kovertu i čuva je
adjourned-offered = { color } nudi remi dok je partija prekinuta; ponuda važi dok se na nju ne odgovori
adjourned-ended-before = partija je završena pre nastavka, koverta ostaje zatvorena
adjourned-set-up-again = za nastavak se postavljaju pozicija pre kovertiranog poteza i utrošena vremena
adjourned-replier-absent = { color } treba da odgovori na kovertirani potez, a nije prisutan
adjourned-both-absent = nijedan igrač nije prisutan; { color } treba da odgovori i gubi vreme do svog dolaska
adjourned-stopped-on-arrival = { color } je došao i zaustavio sat da pozove sudiju
adjourned-opened = koverta se otvara; { color } je kovertirao „{ $text }“
adjourned-goes-on = kovertirani potez { color-of } je povučen na ploči i partija se nastavlja
adjourned-other-than-played = { color } je kovertirao drugi potez od onog koji je odigrao na ploči; važi potez na ploči
adjourned-ambiguous = dvosmislen je kovertirani potez { color-of }, „{ $text }“
adjourned-unclear = kovertirani potez { color-of }, „{ $text }“, sam po sebi nema jasno značenje
adjourned-illegal = nelegalan je kovertirani potez { color-of }, „{ $text }“
adjourned-faulty = zbog neispravnog kovertiranog poteza { color } gubi partiju, osim ako protivnik ne može da matira
adjourned-reply-sealed = { color } kovertira odgovor u novu kovertu, jer protivnik nije prisutan
adjourned-reply-made = kovertirani odgovor { color-of } je povučen na ploči
adjourned-late = { color } je zakasnio na nastavak partije
adjourned-late-until-opened = { color } je zakasnio na nastavak partije; šta iz toga sledi, zna se kada se otvori koverta
adjourned-not-late = { color } nije zakasnio na nastavak partije
adjourned-ended-by-sealed-move = kovertirani potez je završio partiju, i to važi
adjourned-out-of-time = { color } je bio prisutan, ali je prekoračio vreme
adjourned-envelope-missing = koverta je izgubljena; partija se nastavlja od zabeleženog, potezom koji igrač navede
adjourned-position-unknown = koverta je izgubljena i pozicija se ne može ustanoviti; partija se poništava
adjourned-stated = { color } izjavljuje da je kovertirao „{ $text }“
adjourned-times-corrected = { color } je pre svog prvog poteza ukazao na pogrešna vremena; ona se ispravljaju
adjourned-times-right = vremena na koja se { color } žali su ona koja su zabeležena
adjourned-times-late = { color } je ukazao na pogrešna vremena tek posle svog prvog poteza

## What the arbiter is asked

adjourned-asked-late = da li { color } gubi zbog zakašnjenja na nastavak
adjourned-asked-meaning = može li se ustanoviti značenje kovertiranog poteza { color-of }
adjourned-asked-times = da li se vremena ipak ispravljaju

## What cannot have happened

adjourned-impossible-adjourned = partija je prekinuta
adjourned-impossible-not-adjourned = partija nije prekinuta, ili nije dotle došla
adjourned-impossible-annulled = partija je poništena
adjourned-impossible-session-end = kraj seanse nije poznat; prvo mora da se najavi
adjourned-impossible-written-openly = potez koji se kovertira ne piše se otvoreno; mora da se kovertira
adjourned-impossible-replier-absent = koverta se otvara samo u prisustvu igrača koji treba da odgovori
adjourned-impossible-sealer-absent = kovertirani odgovor se otvara tek po dolasku odsutnog igrača
adjourned-impossible-unopened = prvo mora da se otvori kovertirani odgovor
adjourned-impossible-not-sealed = to nije kovertirano: tekst i slučajni broj ne odgovaraju kontrolnom zbiru { $commitment }
adjourned-impossible-language = „{ $found }“ nije oznaka poznatog jezika
adjourned-impossible-nothing-to-state = nema šta da se izjavi: koverta nije izgubljena
adjourned-impossible-nothing-unclear = nema kovertiranog poteza čije bi se značenje ustanovljavalo
adjourned-while-adjourned = { color } radi nešto za tablom dok je partija prekinuta, što nema dejstva

## The envelope

envelope-title = KOVERTIRANI POTEZ
envelope-players = Beli: { $white }   Crni: { $black }
envelope-position = Pozicija neposredno pre kovertiranog poteza:
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
play-no-chance = Ništa se ne može kovertirati bez slučajnog broja iz sistema: { $why }.
play-nothing-sealed = Nijedan potez nije kovertiran.
play-keys-kept = Ono što je kovertirano je u { $path }, a ne u dnevniku.
play-bad-key = { $path }, red { $line }: to nije kovertirani potez sa svojim ključem
typed-sealed = kovertirani potez, na primer { "Nf3" }
help-session = seansa se tada završava, po satu sudije
help-adjourn = traži od igrača na potezu da kovertira (igrač: { "adjourn early" })
help-seal = kovertira potez, ili drugi umesto njega; zatim: { "stop" }
help-envelope = ono što stoji na koverti, za prepisivanje
help-resume = prekinuta partija se nastavlja sa onima koji su došli
help-open-envelope = otvara kovertu ({ "arbiter lose envelope" }, zatim: { "state Nf3" })
play-envelope = { $form }
