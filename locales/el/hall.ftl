### Η αίθουσα: όσα σημειώθηκαν σε ξύλινες σκακιέρες.

noted-started = ο γύρος άρχισε
noted-arrived = { color } ήρθε
noted-offered = { color } προτείνει ισοπαλία
noted-result = ανακοινώθηκε το αποτέλεσμα: { $score }
noted-struck = διαγραμμένο
pairing-begun = η σκακιέρα { $board } του γύρου { $round } έχει αρχίσει: { $white } – { $black } μένει ως έχει. Αν άρχισε κατά λάθος, διαγράψτε πρώτα την έναρξη στην κονσόλα.
