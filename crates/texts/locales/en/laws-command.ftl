### The command `laws`: Articles, terms and what differs between editions.

laws-article = Article { $article } ({ $edition })
laws-other-editions = In the other editions
laws-same = the same
laws-other-parts = the same, with other parts
laws-no-counterpart = nothing on this
laws-terms = Terms
laws-parts = Its parts
laws-cases =
    { $count ->
        [one] { $count } case cites it
       *[other] { $count } cases cite it
    }
laws-also = also: { $words }
laws-other-languages = In other languages
laws-interim = The text of { $edition } was in force for half a year. It is shown here as the edition that followed it, with the differences that are known.

laws-not-a-number = “{ $found }” is not the number of an Article: search the Laws for words instead
laws-unknown = no edition has an Article “{ $found }”: did you mean { $nearest }?
laws-unknown-in-edition = { $edition } has no Article “{ $found }”: did you mean { $nearest }?
laws-unknown-term = “{ $found }” is not a term of the Laws: did you mean { $nearest }?
laws-nothing-found = no Article or term contains “{ $found }”
laws-nearest-found = no Article has all of “{ $found }”; these come nearest:

## What Jadoube does about an Article

treatment-enforced = enforced
treatment-ruled = ruled
treatment-asked = asked
treatment-recorded = recorded
treatment-guidance = guidance
treatment-pending = not yet
treatment-enforced-does = Jadoube enforces it: nobody can break it unnoticed.
treatment-ruled-does = Jadoube rules on it when it happens, is seen or is claimed.
treatment-asked-does = Jadoube asks the arbiter, with the answers that the Laws allow.
treatment-recorded-does = Jadoube records it as a fact of the game or the competition.
treatment-guidance-does = There is nothing to do: it is a definition or advice.
treatment-pending-does = Jadoube does nothing about it yet.

## Two editions beside each other

laws-departures = Where the translation in this language departs from the English text
laws-departure = Translation: { $translation } English: { $english }
laws-compare = From { $from } to { $to }
laws-compare-note = The kind of each change was marked by hand, by comparing the texts of the Laws; headings are left out.
change-new = New: { $count }
change-removed = Removed: { $count }
change-meaning = Changed in meaning: { $count }
change-number = Changed in a figure: { $count }
change-wording = Reworded, same meaning: { $count }
change-moved = Only renumbered: { $count }
change-same = Unchanged: { $count }

## What is wrong with a command line of `laws` or `rule`

usage-unknown = there is no option { $argument }
usage-unknown-near = there is no option { $argument }: did you mean { $near }?
usage-value-missing = { $argument } needs a value
usage-number-of-values = { $argument } has too few values or too many
usage-twice = { $argument } is given twice
usage-conflict = { $argument } cannot be combined with { $other }
usage-missing = { $argument } is missing
usage-edition = the year of an edition: { $names }
usage-help = More: { $command }
