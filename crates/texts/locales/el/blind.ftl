### Appendix D: games with blind and visually disabled players.

blind-visual = { color } καταγράφεται ως παίκτης με πρόβλημα όρασης
blind-hearing = { color } καταγράφεται ως παίκτης με πρόβλημα ακοής
blind-adapted = ο διοργανωτής προσαρμόζει τους κανόνες στις τοπικές συνθήκες
blind-adapted-alone = οι κανόνες επιτρέπεται να προσαρμοστούν μόνο μετά από συνεννόηση με τον διαιτητή
blind-two-boards = χρησιμοποιούνται δύο σκακιέρες, η μία ειδικής κατασκευής
blind-no-ground = κανένας παίκτης δεν έχει πρόβλημα όρασης, άρα { color } δεν μπορεί να το απαιτήσει
blind-sighted-as-usual = { color } είναι βλέπων παίκτης, άρα ισχύουν οι συνήθεις κανόνες για το άγγιγμα και την κίνηση
blind-felt = { color } ψηλαφεί ένα κομμάτι, που θεωρείται αγγιγμένο μόνο όταν βγει από την οπή του
blind-lifted = { color } έβγαλε από την οπή του το κομμάτι στο { $square }, που έτσι θεωρείται αγγιγμένο
blind-announced = { color } εκφωνεί «{ $text }»
blind-not-understood = δεν είναι σαφές ποια κίνηση εκφωνεί { color } με το «{ $text }»
blind-other-words = { color } εκφωνεί «{ $text }» με άλλες λέξεις από εκείνες των Κανόνων και πρέπει να επαναλάβει την εκφώνηση
blind-other-words-allowed = ο διαιτητής επιτρέπει άλλες λέξεις στην εκφώνηση
blind-words-fixed = ο διαιτητής δεν επιτρέπεται να αλλάξει τις λέξεις της εκφώνησης
blind-not-announced = { color } πάτησε το χρονόμετρο χωρίς να εκφωνήσει την κίνηση
blind-repeated = { color } επαναλαμβάνει την κίνηση
blind-repeated-wrongly = { color } επαναλαμβάνει άλλη κίνηση από εκείνη που εκφωνήθηκε
blind-copied = η κίνηση εκτελέστηκε στη σκακιέρα { color-of }
blind-missing-captured = { color } δεν απομάκρυνε το παρμένο κομμάτι από τη σκακιέρα του
blind-missing-placed = { color } δεν τοποθέτησε κομμάτι σε άλλη οπή
blind-missing-announced = { color } δεν εκφώνησε την κίνηση
blind-clock-not-yet = το χρονόμετρο του αντιπάλου ξεκινά μόνο όταν έχει γίνει η κίνηση, άρα το χρονόμετρο { color-of } συνεχίζει να λειτουργεί
blind-made = τοποθέτηση και εκφώνηση: η κίνηση { color-of } έγινε στην ειδική σκακιέρα
blind-word-and-board-differ = αυτό που εκφώνησε { color } διαφέρει από την κίνηση που έγινε στη σκακιέρα
blind-slip-corrected = { color } διορθώνει εγκαίρως μια παραδρομή της γλώσσας
blind-slip-too-late = είναι αργά για { color-accusative } να διορθώσει παραδρομή της γλώσσας
blind-clock-admitted = το ειδικό ρολόι { color-of } γίνεται δεκτό
blind-clock-refused = το ειδικό ρολόι { color-of } δεν έχει όλα τα απαιτούμενα χαρακτηριστικά
blind-score-braille = { color } καταγράφει με το σύστημα Μπράιγ
blind-score-longhand = { color } καταγράφει με κανονική γραφή
blind-score-device = { color } καταγράφει με συσκευή καταγραφής
blind-boards-agree = οι δύο σκακιέρες συμφωνούν
blind-must-correct-board = τα παρτιδόφυλλα συμφωνούν· { color } πρέπει να διορθώσει τη θέση στη σκακιέρα του
blind-sheets-differ = διαφέρουν και οι σκακιέρες και τα παρτιδόφυλλα· η παρτίδα γυρίζει πίσω στο σημείο όπου τα παρτιδόφυλλα συμφωνούν
blind-assistant = { color } έχει βοηθό
blind-task-given = στον βοηθό { color-of } επιτρέπεται { assistant-task }
blind-sighted-assistant = { color }, που είναι βλέπων, έχει βοηθό για την εκφώνηση και την εκτέλεση των κινήσεων
blind-task-refused = στον βοηθό { color-of } δεν επιτρέπεται { assistant-task }
assistant-task =
    { $task ->
        [moving] να εκτελεί τις κινήσεις στην άλλη σκακιέρα
        [announcing] να εκφωνεί τις κινήσεις
        [recording] να καταγράφει τις κινήσεις και να ξεκινά το χρονόμετρο του αντιπάλου
        [informing] να ενημερώνει, όταν του ζητείται, για τον αριθμό των κινήσεων και τους χρόνους
        [claiming] να υποβάλλει αίτημα για υπέρβαση χρόνου και να αναφέρει τα κομμάτια που αγγίχτηκαν
       *[adjourning] να εκτελεί τις τυπικές διαδικασίες της διακοπής
    }
blind-no-second-assistant = { color } έχει ήδη βοηθό και δεν μπορεί να έχει και άλλον
blind-assistant-compulsory = { color } παίζει με παίκτη με πρόβλημα ακοής· απαιτείται βοηθός
blind-assisted = στον βοηθό { color-of } επιτρέπεται { assistant-task }
blind-not-their-task = αυτό δεν ανήκει στα καθήκοντα του βοηθού { color-of }
blind-informed-unasked = ο βοηθός { color-of } δίνει πληροφορίες χωρίς να του ζητηθεί
blind-impossible-one-board = δεν χρησιμοποιούνται δύο σκακιέρες
blind-impossible-nothing-to-copy = δεν υπάρχει κίνηση για επανάληψη ή εκτέλεση
