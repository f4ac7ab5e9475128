### The command `laws`: Articles, terms and what differs between editions.

laws-article = { $article } pont ({ $edition })
laws-other-editions = A többi kiadásban
laws-same = ugyanez
laws-other-parts = ugyanaz, más részekkel
laws-no-counterpart = erről nem szól
laws-terms = Fogalmak
laws-parts = Részei
laws-cases = { $count } eset hivatkozik rá
laws-also = így is: { $words }
laws-other-languages = Más nyelveken
laws-interim = A { $edition }. évi szöveg csak fél évig volt érvényben. Az utána következő kiadás szerint szerepel, az ismert eltérésekkel.

laws-not-a-number = „{ $found }” nem egy pont száma: szavakra a Szabályzat keresőjében kereshet
laws-unknown = egyik kiadásban sincs „{ $found }” pont: talán { $nearest }?
laws-unknown-in-edition = a { $edition }. évi kiadásban nincs „{ $found }” pont: talán { $nearest }?
laws-unknown-term = a szabályzatnak nincs „{ $found }” fogalma: talán { $nearest }?
laws-nothing-found = sem pont, sem fogalom nem tartalmazza ezt: „{ $found }”
laws-nearest-found = egyik pontban sincs meg ennek minden szava: „{ $found }”; ezek állnak hozzá a legközelebb:

## What Jadoube does about an Article

treatment-enforced = betartatja
treatment-ruled = dönt
treatment-asked = kérdez
treatment-recorded = rögzít
treatment-guidance = útmutatás
treatment-pending = még nem
treatment-enforced-does = A Jadoube betartatja: észrevétlenül senki sem szegheti meg.
treatment-ruled-does = A Jadoube dönt róla, amikor megtörténik, észlelik, vagy igényt nyújtanak be miatta.
treatment-asked-does = A Jadoube a versenybírót kérdezi, a szabályzat engedte válaszokkal.
treatment-recorded-does = A Jadoube a játszma vagy a verseny tényeként rögzíti.
treatment-guidance-does = Nincs tennivaló: meghatározás vagy tanács.
treatment-pending-does = A Jadoube ezzel egyelőre nem foglalkozik.

## Two editions beside each other

laws-departures = Ahol a magyar fordítás eltér az angol szövegtől
laws-departure = Fordítás: { $translation } Angolul: { $english }
laws-compare = Változások { $from } és { $to } között
laws-compare-note = A változások fajtáját a szabályzatok szövegét összevetve, kézzel jelöltük; a címek kimaradnak.
change-new = Új: { $count }
change-removed = Kimaradt: { $count }
change-meaning = Más a tartalma: { $count }
change-number = Más a számadat: { $count }
change-wording = Más szavakkal ugyanaz: { $count }
change-moved = Csak a száma más: { $count }
change-same = Változatlan: { $count }

## What is wrong with a command line of `laws` or `rule`

usage-unknown = nincs ilyen kapcsoló: { $argument }
usage-unknown-near = nincs ilyen kapcsoló: { $argument }; erre gondolt: { $near }?
usage-value-missing = { $argument }: értéket kell megadni
usage-number-of-values = { $argument }: túl kevés vagy túl sok érték
usage-twice = { $argument }: kétszer szerepel
usage-conflict = { $argument } és { $other } nem állhat együtt
usage-missing = hiányzik: { $argument }
usage-edition = egy kiadás éve: { $names }
usage-help = Bővebben: { $command }
