### The command `laws`: Articles, terms and what differs between editions.

laws-article = Član { $article } ({ $edition })
laws-other-editions = U drugim izdanjima
laws-same = isto
laws-other-parts = isto, sa drugim delovima
laws-no-counterpart = ništa o ovome
laws-terms = Pojmovi
laws-parts = Njegovi delovi
laws-cases =
    { $count ->
        [one] Navodi ga { $count } slučaj
        [few] Navode ga { $count } slučaja
       *[other] Navodi ga { $count } slučajeva
    }
laws-also = takođe: { $words }
laws-other-languages = Na drugim jezicima
laws-interim = Tekst iz { $edition }. godine važio je samo pola godine. Ovde je prikazan kao izdanje posle njega, sa poznatim razlikama.

laws-not-a-number = „{ $found }“ nije broj člana: reči potražite pretragom Pravila
laws-unknown = nijedno izdanje nema član „{ $found }“: da li ste mislili { $nearest }?
laws-unknown-in-edition = izdanje iz { $edition }. godine nema član „{ $found }“: da li ste mislili { $nearest }?
laws-unknown-term = „{ $found }“ nije pojam iz Pravila: da li ste mislili { $nearest }?
laws-nothing-found = nijedan član i nijedan pojam ne sadrži „{ $found }“
laws-nearest-found = nijedan član nema sve reči „{ $found }“; najbliži su ovi:

## What Jadoube does about an Article

treatment-enforced = sprovodi se
treatment-ruled = presuđuje se
treatment-asked = pita se
treatment-recorded = beleži se
treatment-guidance = uputstvo
treatment-pending = još ne
treatment-enforced-does = { "Jadoube" } to sprovodi: niko to ne može neprimećeno da prekrši.
treatment-ruled-does = { "Jadoube" } o tome presuđuje kada se desi, primeti ili reklamira.
treatment-asked-does = { "Jadoube" } pita sudiju, uz odgovore koje Pravila dopuštaju.
treatment-recorded-does = { "Jadoube" } to beleži kao činjenicu partije ili takmičenja.
treatment-guidance-does = Nema šta da se čini: to je definicija ili savet.
treatment-pending-does = { "Jadoube" } o tome još ne čini ništa.

## Two editions beside each other

laws-departures = Gde srpski prevod odstupa od engleskog teksta
laws-departure = Prevod: { $translation } Engleski: { $english }
laws-compare = Od { $from }. do { $to }.
laws-compare-note = Vrsta svake promene obeležena je ručno, poređenjem tekstova Pravila; naslovi su izostavljeni.
change-new = Novo: { $count }
change-removed = Uklonjeno: { $count }
change-meaning = Promenjeno značenje: { $count }
change-number = Promenjena brojka: { $count }
change-wording = Drugačije rečeno, isto značenje: { $count }
change-moved = Promenjen samo broj člana: { $count }
change-same = Nepromenjeno: { $count }

## What is wrong with a command line of `laws` or `rule`

usage-unknown = nema opcije { $argument }
usage-unknown-near = nema opcije { $argument }: da li ste mislili { $near }?
usage-value-missing = opcija { $argument } traži vrednost
usage-number-of-values = opcija { $argument } ima premalo ili previše vrednosti
usage-twice = opcija { $argument } navedena je dvaput
usage-conflict = opcija { $argument } ne ide uz { $other }
usage-missing = nedostaje: { $argument }
usage-edition = godina izdanja: { $names }
usage-help = Više: { $command }
