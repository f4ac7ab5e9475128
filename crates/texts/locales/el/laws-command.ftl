### The command `laws`: Articles, terms and what differs between editions.

laws-article = Άρθρο { $article } ({ $edition })
laws-other-editions = Στις άλλες εκδόσεις
laws-same = το ίδιο
laws-other-parts = το ίδιο, με άλλα μέρη
laws-no-counterpart = τίποτε γι’ αυτό
laws-terms = Όροι
laws-parts = Τα μέρη του
laws-cases =
    { $count ->
        [one] Το αναφέρει { $count } περίπτωση
       *[other] Το αναφέρουν { $count } περιπτώσεις
    }
laws-also = επίσης: { $words }
laws-other-languages = Σε άλλες γλώσσες
laws-interim = Το κείμενο του { $edition } ίσχυσε μισό χρόνο. Παρατίθεται όπως η επόμενη έκδοση, με όσα είναι γνωστό ότι διαφέρουν.

laws-not-a-number = το «{ $found }» δεν είναι αριθμός Άρθρου: για λέξεις χρησιμοποιήστε την αναζήτηση στους Κανόνες
laws-unknown = καμία έκδοση δεν έχει Άρθρο «{ $found }»: μήπως { $nearest };
laws-unknown-in-edition = η έκδοση { $edition } δεν έχει Άρθρο «{ $found }»: μήπως { $nearest };
laws-unknown-term = το «{ $found }» δεν είναι όρος των Κανόνων: μήπως { $nearest };
laws-nothing-found = κανένα Άρθρο και κανένας όρος δεν περιέχει «{ $found }»
laws-nearest-found = κανένα Άρθρο δεν έχει όλες τις λέξεις «{ $found }»· τα πλησιέστερα είναι:

## What Jadoube does about an Article

treatment-enforced = επιβάλλεται
treatment-ruled = κρίνεται
treatment-asked = ερωτάται
treatment-recorded = καταγράφεται
treatment-guidance = οδηγία
treatment-pending = όχι ακόμη
treatment-enforced-does = Το Jadoube το επιβάλλει: κανείς δεν το παραβαίνει απαρατήρητος.
treatment-ruled-does = Το Jadoube αποφαίνεται όταν συμβεί, διαπιστωθεί ή ζητηθεί.
treatment-asked-does = Το Jadoube ρωτά τον διαιτητή, με τις απαντήσεις που επιτρέπουν οι Κανόνες.
treatment-recorded-does = Το Jadoube το καταγράφει ως γεγονός της παρτίδας ή της διοργάνωσης.
treatment-guidance-does = Δεν υπάρχει κάτι να γίνει: είναι ορισμός ή συμβουλή.
treatment-pending-does = Το Jadoube δεν κάνει ακόμη τίποτε γι’ αυτό.

## Two editions beside each other

laws-departures = Πού αποκλίνει η ελληνική μετάφραση από το αγγλικό κείμενο
laws-departure = Μετάφραση: { $translation } Αγγλικά: { $english }
laws-compare = Από το { $from } στο { $to }
laws-compare-note = Το είδος κάθε αλλαγής σημειώθηκε με το χέρι, με σύγκριση των κειμένων των Κανόνων· οι τίτλοι παραλείπονται.
change-new = Νέα: { $count }
change-removed = Αφαιρέθηκαν: { $count }
change-meaning = Άλλαξαν νόημα: { $count }
change-number = Άλλαξαν σε αριθμητικό στοιχείο: { $count }
change-wording = Άλλη διατύπωση, ίδιο νόημα: { $count }
change-moved = Άλλαξαν μόνο αρίθμηση: { $count }
change-same = Αμετάβλητα: { $count }

## What is wrong with a command line of `laws` or `rule`

usage-unknown = δεν υπάρχει επιλογή { $argument }
usage-unknown-near = δεν υπάρχει επιλογή { $argument }: μήπως { $near };
usage-value-missing = η επιλογή { $argument } χρειάζεται τιμή
usage-number-of-values = η επιλογή { $argument } έχει πολύ λίγες ή πάρα πολλές τιμές
usage-twice = η επιλογή { $argument } δόθηκε δύο φορές
usage-conflict = η επιλογή { $argument } δεν συνδυάζεται με την { $other }
usage-missing = λείπει: { $argument }
usage-edition = το έτος μιας έκδοσης: { $names }
usage-help = Περισσότερα: { $command }
