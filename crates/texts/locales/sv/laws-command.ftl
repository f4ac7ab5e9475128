### The command `laws`: Articles, terms and what differs between editions.

laws-article = § { $article } ({ $edition })
laws-other-editions = I de andra utgåvorna
laws-same = samma
laws-other-parts = samma, med andra delar
laws-no-counterpart = inget om detta
laws-terms = Termer
laws-parts = Dess delar
laws-cases =
    { $count ->
        [one] { $count } fall hänvisar till den
       *[other] { $count } fall hänvisar till den
    }
laws-also = även: { $words }
laws-other-languages = På andra språk
laws-interim = Texten från { $edition } gällde ett halvår. Den återges som utgåvan efter den, med de skillnader som är kända.

laws-not-a-number = ”{ $found }” är inte ett paragrafnummer: sök efter ord i Schackreglerna i stället
laws-unknown = ingen utgåva har en § ”{ $found }”: menade du { $nearest }?
laws-unknown-in-edition = { $edition } har ingen § ”{ $found }”: menade du { $nearest }?
laws-unknown-term = ”{ $found }” är ingen term i Schackreglerna: menade du { $nearest }?
laws-nothing-found = ingen paragraf eller term innehåller ”{ $found }”
laws-nearest-found = ingen paragraf har alla ord i ”{ $found }”; dessa kommer närmast:

## What Jadoube does about an Article

treatment-enforced = upprätthålls
treatment-ruled = döms
treatment-asked = frågas
treatment-recorded = antecknas
treatment-guidance = vägledning
treatment-pending = inte än
treatment-enforced-does = Jadoube upprätthåller det: ingen kan bryta mot det obemärkt.
treatment-ruled-does = Jadoube dömer när det händer, ses eller påtalas.
treatment-asked-does = Jadoube frågar domaren, med de svar som Schackreglerna tillåter.
treatment-recorded-does = Jadoube antecknar det som en uppgift om partiet eller tävlingen.
treatment-guidance-does = Det finns inget att göra: det är en definition eller ett råd.
treatment-pending-does = Jadoube gör ännu inget åt det.

## Two editions beside each other

laws-departures = Där den svenska översättningen avviker från den engelska texten
laws-departure = Översättningen: { $translation } Engelska: { $english }
laws-compare = Från { $from } till { $to }
laws-compare-note = Slaget av ändring är markerat för hand efter jämförelse av regeltexterna; rubriker är utelämnade.
change-new = Nytt: { $count }
change-removed = Borttaget: { $count }
change-meaning = Annan innebörd: { $count }
change-number = Annan siffra: { $count }
change-wording = Annan ordalydelse, samma innebörd: { $count }
change-moved = Bara omnumrerat: { $count }
change-same = Oförändrat: { $count }

## What is wrong with a command line of `laws` or `rule`

usage-unknown = flaggan { $argument } finns inte
usage-unknown-near = flaggan { $argument } finns inte: menade du { $near }?
usage-value-missing = { $argument } måste ha ett värde
usage-number-of-values = { $argument } har för få eller för många värden
usage-twice = { $argument } anges två gånger
usage-conflict = { $argument } kan inte kombineras med { $other }
usage-missing = { $argument } saknas
usage-edition = året för en utgåva: { $names }
usage-help = Mer: { $command }
