### The Preface, and Article 14 of 2009.

preface-uncovered = κανένα Άρθρο δεν ρυθμίζει αυτή την περίπτωση: «{ $text }»
preface-uncovered-like = κανένα Άρθρο δεν ρυθμίζει αυτή την περίπτωση: «{ $text }»· ανάλογες περιπτώσεις: { $articles }
preface-decided-like = αποφασίστηκε κατ’ αναλογία προς το Άρθρο { $article }
preface-decided-otherwise = αποφασίστηκε διαφορετικά από τις ανάλογες περιπτώσεις που αναφέρθηκαν
preface-put-to-fide = το ερώτημα υποβάλλεται στη FIDE: «{ $text }»
preface-only-federations-ask = μόνο ομοσπονδία μέλος μπορεί να ζητήσει απόφαση της FIDE
preface-own-rule = ισχύει ειδικός κανόνας της ομοσπονδίας { $federation }: { $rule }
preface-own-rules-void = δεν ισχύουν οι ειδικοί κανόνες της ομοσπονδίας { $federation }: { $objection }
preface-tried-out = δοκιμάζονται τιμές κανόνων διαφορετικές από εκείνες της έκδοσης
own-rule-lose-at = η { $count }η αντικανονική κίνηση χάνει την παρτίδα
own-rule-illegal-time = για αντικανονική κίνηση ο αντίπαλος παίρνει { $time }
own-rule-claim-time = για εσφαλμένο αίτημα ο αντίπαλος παίρνει { $time }
own-rule-late-arrival = όποιος φτάνει μετά τον επιτρεπτό χρόνο καθυστέρησης χάνει σε κάθε περίπτωση
own-rule-two-hands = κίνηση με τα δύο χέρια λογίζεται αντικανονική κίνηση
objection-conflict = συγκρούονται με τους Κανόνες
objection-territory = η διοργάνωση δεν διεξάγεται στην επικράτεια της ομοσπονδίας
objection-fide = η διοργάνωση είναι της FIDE ή αξιολογείται από τη FIDE
asked-uncovered = κανένα Άρθρο δεν ρυθμίζει αυτή την περίπτωση· πώς αποφασίζεται
answer-like-first = όπως η πρώτη
answer-like-second = όπως η δεύτερη
answer-like-third = όπως η τρίτη
answer-otherwise = διαφορετικά
finding-other-notation = { color } γράφει με άλλο σύστημα από το αλγεβρικό, που δεν ισχύει ως αποδεικτικό στοιχείο
impossible-no-article = δεν υπάρχει Άρθρο { $number } σε αυτή την έκδοση
