### Η αίθουσα: όσα σημειώθηκαν σε ξύλινες σκακιέρες.

noted-started = ο γύρος άρχισε
noted-arrived = { color } ήρθε
noted-offered = { color } προτείνει ισοπαλία
noted-result = ανακοινώθηκε το αποτέλεσμα: { $score }
noted-against = αυτό αντίκειται στην απόφαση που είχε σημειωθεί: { $score }
noted-strikes = ο διαιτητής διαγράφει: «{ $what }»
noted-decides = ο διαιτητής αποφασίζει: { $question } { $answer }
noted-struck = διαγραμμένο
pairing-begun = η σκακιέρα { $board } του γύρου { $round } έχει αρχίσει: { $white } – { $black } μένει ως έχει. Αν άρχισε κατά λάθος, διαγράψτε πρώτα την έναρξη στην κονσόλα.
pairing-name-taken = υπάρχει άλλος παίκτης με το όνομα { $name }
pairing-no-player = δεν υπάρχει πια παίκτης με το όνομα { $name }· φορτώστε ξανά τη σελίδα
pairing-not-last = ο γύρος { $round } δεν αναιρείται: ο γύρος { $last } έχει ήδη κληρωθεί
pairing-twice = { $name }: δύο φορές στον γύρο { $round }
