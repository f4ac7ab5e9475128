### The Preface, and Article 14 of 2009.

preface-uncovered = κανένα άρθρο δεν ρυθμίζει αυτή την περίπτωση: «{ $text }»
preface-uncovered-like = κανένα άρθρο δεν ρυθμίζει αυτή την περίπτωση: «{ $text }»· ανάλογες περιπτώσεις: { $articles }
preface-decided-like = αποφασίστηκε όπως η ανάλογη περίπτωση του άρθρου { $article }
preface-decided-otherwise = αποφασίστηκε διαφορετικά από τις ανάλογες περιπτώσεις που αναφέρθηκαν
preface-put-to-fide = το ερώτημα υποβάλλεται στη FIDE: «{ $text }»
preface-only-federations-ask = μόνο ομοσπονδία μέλος μπορεί να ζητήσει απόφαση της FIDE
preface-own-rule = ισχύει ειδικός κανόνας της ομοσπονδίας { $federation }: { $rule }
preface-own-rules-void = δεν ισχύουν οι ειδικοί κανόνες της ομοσπονδίας { $federation }: { $objection }
preface-tried-out = δοκιμάζονται τιμές κανόνων που δεν είναι αυτής της έκδοσης
own-rule-lose-at = η παρτίδα χάνεται με την αντικανονική κίνηση αριθμός { $count }
own-rule-illegal-time = για αντικανονική κίνηση ο αντίπαλος παίρνει { $time }
own-rule-claim-time = για εσφαλμένο αίτημα ο αντίπαλος παίρνει { $time }
own-rule-late-arrival = όποιος φτάνει μετά τον επιτρεπτό χρόνο καθυστέρησης χάνει σε κάθε περίπτωση
own-rule-two-hands = κίνηση με τα δύο χέρια λογίζεται ως αντικανονική κίνηση
objection-conflict = συγκρούονται με τους Κανόνες του Σκακιού
objection-territory = η διοργάνωση δεν είναι στην περιοχή της
objection-fide = η διοργάνωση είναι της FIDE ή αξιολογείται από τη FIDE
asked-uncovered = πώς αποφασίζεται η περίπτωση που κανένα άρθρο δεν ρυθμίζει
answer-like-first = όπως η πρώτη
answer-like-second = όπως η δεύτερη
answer-like-third = όπως η τρίτη
answer-otherwise = διαφορετικά
finding-other-notation = { color } δεν χρησιμοποιεί την αλγεβρική γραφή, και το παρτιδόφυλλο δεν αποτελεί αποδεικτικό στοιχείο
impossible-no-article = δεν υπάρχει άρθρο { $number } σε αυτή την έκδοση
