### Appendix D: games with blind and visually disabled players.

blind-visual = { color } καταγράφεται ως παίκτης με πρόβλημα όρασης
blind-hearing = { color } καταγράφεται ως παίκτης με πρόβλημα ακοής
blind-adapted = ο διοργανωτής προσαρμόζει τους κανόνες στις τοπικές συνθήκες
blind-adapted-alone = οι κανόνες προσαρμόζονται μόνο μετά από συνεννόηση με τον διαιτητή
blind-two-boards = χρησιμοποιούνται δύο σκακιέρες, η μία ειδικής κατασκευής
blind-no-ground = κανείς εδώ δεν έχει πρόβλημα όρασης, { color } δεν μπορεί να το απαιτήσει
blind-sighted-as-usual = για { color-accusative }, που βλέπει, ισχύουν οι συνήθεις κανόνες για το άγγιγμα και την κίνηση
blind-felt = { color } ψηλαφεί ένα κομμάτι, που θεωρείται αγγιγμένο μόνο όταν εξαχθεί από την οπή
blind-lifted = { color } έβγαλε από την οπή το κομμάτι στο { $square }, που θεωρείται έτσι αγγιγμένο
blind-announced = { color } εκφωνεί «{ $text }»
blind-not-understood = δεν γίνεται κατανοητό ποια κίνηση εκφωνεί { color } με το «{ $text }»
blind-other-words = { color } εκφωνεί «{ $text }» με άλλες λέξεις από εκείνες των κανόνων και πρέπει να το επαναλάβει
blind-other-words-allowed = ο διαιτητής επιτρέπει άλλες λέξεις στην εκφώνηση
blind-words-fixed = οι λέξεις της εκφώνησης δεν αλλάζουν με απόφαση του διαιτητή
blind-not-announced = { color } πάτησε το ρολόι χωρίς να εκφωνήσει την κίνηση
blind-repeated = { color } επαναλαμβάνει την κίνηση
blind-repeated-wrongly = { color } επαναλαμβάνει άλλη κίνηση από εκείνη που εκφωνήθηκε
blind-copied = η κίνηση εκτελέστηκε στη σκακιέρα { color-of }
blind-missing-captured = { color } δεν απομάκρυνε το παρμένο κομμάτι από τη σκακιέρα του
blind-missing-placed = { color } δεν τοποθέτησε κομμάτι σε άλλη οπή
blind-missing-announced = { color } δεν εκφώνησε την κίνηση
blind-clock-not-yet = το χρονόμετρο του αντιπάλου ξεκινά μόνο όταν γίνει η κίνηση· το χρονόμετρο { color-of } συνεχίζει
blind-made = τοποθέτηση και εκφώνηση: η κίνηση { color-of } έγινε στην ειδική σκακιέρα
blind-word-and-board-differ = αυτό που είπε { color } δεν είναι αυτό που έγινε στη σκακιέρα
blind-slip-corrected = { color } διορθώνει εγκαίρως μια παραδρομή της γλώσσας
blind-slip-too-late = είναι αργά για { color-accusative } να διορθώσει παραδρομή της γλώσσας
blind-clock-admitted = το ειδικό ρολόι { color-of } γίνεται δεκτό
blind-clock-refused = το ειδικό ρολόι { color-of } δεν διαθέτει όσα πρέπει
blind-score-braille = { color } καταγράφει με το σύστημα Μπράιγ
blind-score-longhand = { color } καταγράφει με κανονική γραφή
blind-score-device = { color } καταγράφει με συσκευή καταγραφής
blind-boards-agree = οι θέσεις στις δύο σκακιέρες συμφωνούν
blind-must-correct-board = τα παρτιδόφυλλα συμφωνούν· { color } πρέπει να διορθώσει τη θέση στη σκακιέρα του
blind-sheets-differ = διαφέρουν και οι θέσεις και τα παρτιδόφυλλα· οι κινήσεις ανακαλούνται ως εκεί όπου συμφωνούν τα παρτιδόφυλλα
blind-assistant = { color } χρησιμοποιεί βοηθό
blind-task-given = ο βοηθός { color-of } μπορεί { assistant-task }
blind-sighted-assistant = { color }, που βλέπει, χρησιμοποιεί βοηθό για την εκφώνηση και την εκτέλεση των κινήσεων
blind-task-refused = ο βοηθός { color-of } δεν μπορεί { assistant-task }
assistant-task =
    { $task ->
        [moving] να εκτελεί τις κινήσεις στη σκακιέρα του αντιπάλου
        [announcing] να εκφωνεί τις κινήσεις
        [recording] να τηρεί το παρτιδόφυλλο και να ξεκινά το χρονόμετρο του αντιπάλου
        [informing] να ενημερώνει, ύστερα από αίτημα, για τον αριθμό των κινήσεων και τον χρόνο
        [claiming] να υποβάλλει αίτημα για υπέρβαση χρόνου και να αναφέρει τα κομμάτια που αγγίχτηκαν
       *[adjourning] να εκτελεί τις διαδικασίες όταν διακόπτεται η παρτίδα
    }
blind-no-second-assistant = υπάρχει ήδη βοηθός, { color } δεν μπορεί να έχει άλλον
blind-assistant-compulsory = { color } παίζει με παίκτη με πρόβλημα ακοής· η χρήση βοηθού είναι υποχρεωτική
blind-assisted = ο βοηθός { color-of } μπορεί { assistant-task }
blind-not-their-task = αυτό δεν ανήκει στα καθήκοντα του βοηθού { color-of }
blind-informed-unasked = ο βοηθός { color-of } ενημερώνει χωρίς να του ζητηθεί
blind-impossible-one-board = δεν χρησιμοποιούνται δύο σκακιέρες
blind-impossible-nothing-to-copy = δεν υπάρχει κίνηση για επανάληψη ή εκτέλεση
