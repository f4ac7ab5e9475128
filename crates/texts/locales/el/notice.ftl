# A ruling as a notice to print.

notice-title = Απόφαση διαιτητή
notice-competition = Αγώνες
notice-round = Γύρος
notice-board = Σκακιέρα
notice-white = Λευκός
notice-black = Μαύρος
notice-date = Ημερομηνία
notice-laws = Κανόνες του Σκακιού
notice-edition = έκδοση { $edition }, { $regime }
notice-happened = Τι συνέβη
notice-ruling = Απόφαση
notice-after = Μετά την απόφαση
notice-over = η παρτίδα έληξε: { $score }· στο χρονόμετρο ο Λευκός έχει { $white } και ο Μαύρος { $black }
notice-over-untimed = η παρτίδα έληξε: { $score }
notice-clocks = στο χρονόμετρο ο Λευκός έχει { $white } και ο Μαύρος { $black }
notice-running =
    στο χρονόμετρο ο Λευκός έχει { $white } και ο Μαύρος { $black }· παίζει { color } και τρέχει το χρονόμετρο { $running ->
        [white] του Λευκού
       *[black] του Μαύρου
    }
notice-stopped = στο χρονόμετρο ο Λευκός έχει { $white } και ο Μαύρος { $black }· τα χρονόμετρα είναι σταματημένα· παίζει { color }
notice-appeals = Ένσταση
notice-appeal = Ο παίκτης μπορεί να υποβάλει ένσταση κατά αυτής της απόφασης, εκτός αν η προκήρυξη των αγώνων ορίζει διαφορετικά (Άρθρο { $article }). Η προθεσμία και ο τρόπος υποβολής ανακοινώνονται στην προκήρυξη των αγώνων.
notice-no-appeal = Η προκήρυξη των αγώνων δεν προβλέπει ενστάσεις.
notice-time-and-place = Ημερομηνία και ώρα
notice-signature = Διαιτητής
