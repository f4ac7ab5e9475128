### Η αίθουσα: όσα σημειώθηκαν σε ξύλινες σκακιέρες.

noted-started = ο γύρος άρχισε
noted-arrived = { color } έφτασε
noted-offered = { color } προτείνει ισοπαλία
noted-result = κηρύχθηκε το αποτέλεσμα: { $score }
noted-stopped = τα ρολόγια όλων των σκακιερών σταμάτησαν: { $reason }
noted-restarted = τα ρολόγια που είχαν σταματήσει ξεκίνησαν πάλι: { $reason }
noted-announced = ανακοίνωση: «{ $text }»
noted-handed = σημείωση στο τηλέφωνο: «{ $note }»
noted-reason = λόγος: { $reason }
noted-by = διαιτητής: { $name }
noted-against = αυτό είναι αντίθετο με την απόφαση που είχε σημειωθεί: { $score }
noted-strikes = ο διαιτητής διαγράφει: «{ $what }»
noted-decides = ο διαιτητής αποφασίζει: { $question } { $answer }
noted-struck = διαγραμμένο
change-ends = η παρτίδα τελειώνει: { $score }
change-reopens = το αποτέλεσμα { $score } δεν ισχύει πλέον και η παρτίδα συνεχίζεται
change-result = το αποτέλεσμα αλλάζει από { $before } σε { $after }
change-clock =
    { $color ->
        [white] χρονόμετρο του Λευκού: { $before } → { $after }
       *[black] χρονόμετρο του Μαύρου: { $before } → { $after }
    }
pairing-begun = η σκακιέρα { $board } του γύρου { $round } έχει αρχίσει: { $white } – { $black } πρέπει να μείνει ως έχει. Αν άρχισε κατά λάθος, διαγράψτε πρώτα την έναρξή της στη σελίδα του διαιτητή.
pairing-name-taken = υπάρχει άλλος παίκτης με το όνομα { $name }
pairing-no-player = δεν υπάρχει πια παίκτης με το όνομα { $name }· φορτώστε ξανά τη σελίδα
pairing-not-last = ο γύρος { $round } δεν μπορεί να διαγραφεί: ο γύρος { $last } έχει ήδη κληρωθεί
pairing-twice = { $name }: εμφανίζεται δύο φορές στην κλήρωση του γύρου { $round }
pairing-board = σκακιέρα { $board } ({ $white } – { $black })
pairing-still-playing = ο γύρος { $round } δεν μπορεί να αρχίσει ακόμη: ο γύρος { $earlier } παίζεται ακόμη: { $boards }
pairing-round-order = ο γύρος { $found } δεν μπορεί να κληρωθεί: σειρά έχει ο γύρος { $expected }
attendance-round-paired = ο γύρος { $round } έχει ήδη κληρωθεί: διορθώστε την κλήρωση ή επιλέξτε τον γύρο { $next }
pairing-board-twice = η σκακιέρα { $board } υπάρχει δύο φορές στον γύρο { $round }
pairing-no-round = δεν υπάρχει γύρος { $round }
pairing-name-missing = λείπει ένα όνομα
pairing-several-rounds = ο κατάλογος αναφέρει τον γύρο { $one } και τον γύρο { $other }· κληρώστε έναν γύρο τη φορά
pairing-nothing-to-play = η αναφορά δεν έχει γύρο που να απομένει να παιχτεί
pairing-unread = δεν είναι κάθε γραμμή σκακιέρα: ελέγξτε τις σημειωμένες γραμμές
list-no-column = γραμμή { $line }: δεν υπάρχει στήλη «{ $column }». Η πρώτη γραμμή ονομάζει τις στήλες: «round», «board», «white», «black».
list-not-a-number = γραμμή { $line }: το «{ $found }» στη στήλη «{ $column }» δεν είναι αριθμός
list-no-name = γραμμή { $line }: δεν υπάρχει όνομα στη στήλη «{ $column }»
list-not-a-table = η γραμμή { $line } δεν έχει τις ίδιες στήλες με την πρώτη
list-empty = δεν υπάρχει κλήρωση στον κατάλογο
report-fault =
    γραμμή { $line }, στήλη { $column }: αναμενόταν { $expected ->
        [rank] αριθμός εκκίνησης
        [new_rank] αριθμός εκκίνησης που δεν έχει άλλος
        [name] όνομα
        [points] αριθμός βαθμών όπως 1.5
        [rating] βαθμός αξιολόγησης
        [place] θέση
        [opponent] ο αριθμός εκκίνησης του αντιπάλου ή 0000
        [same_game] αντίπαλος που η γραμμή του αναφέρει αυτόν τον παίκτη με το άλλο χρώμα στον ίδιο γύρο
        [color] το χρώμα: w, b ή -
        [result] αποτέλεσμα: 1 0 = + - h f u z
        [utf8] κείμενο σε UTF-8
        [smaller_file] μικρότερο αρχείο
        [blank] κενό ανάμεσα σε δύο πεδία
        [known_player] ο αριθμός εκκίνησης ενός παίκτη της αναφοράς
        [round] γύρος από 1 έως 100
        [fewer_rounds] το πολύ 100 γύροι
        [bye_type] F, H ή Z
        [adjusted_result] W, D, L, F, H, Z, +, - ή κενό
        [point_letter] ένα από τα γράμματα W D L A P X
        [pair_count] ο αριθμός των ζευγών και άλλες τόσες γραμμές
        [pair] δύο αριθμοί εκκίνησης, πρώτα του Λευκού
        [unpaired_player] παίκτης που δεν είναι σε προηγούμενο ζεύγος
        [one_bye] μόνο ένα ρεπό
       *[players] μία γραμμή 001 για κάθε παίκτη
    }, βρέθηκε «{ $found }»
