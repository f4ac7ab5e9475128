### Τουρνουά: κριτήρια ισοβαθμίας και κληρώσεις.

tie-break-name =
    { $code ->
        [DE] μεταξύ τους αποτέλεσμα
        [WIN] γύροι με βαθμούς νίκης
        [WON] νίκες στη σκακιέρα
        [BPG] παρτίδες με τα μαύρα
        [BWG] νίκες με τα μαύρα
        [PS] προοδευτική βαθμολογία
        [REP] γύροι που ο παίκτης επέλεξε να παίξει
        [STD] βαθμοί με τη συνήθη βαθμολόγηση
        [TPN] αριθμός εκκίνησης
        [BH] Buchholz
        [AOB] μέσο Buchholz των αντιπάλων
        [FB] Buchholz πριν από τον τελευταίο γύρο
        [SB] Sonneborn-Berger
        [KS] Koya
        [ARO] μέσος βαθμός αξιολόγησης των αντιπάλων
        [TPR] απόδοση
        [PTP] τέλεια απόδοση
        [APRO] μέση απόδοση των αντιπάλων
        [APPO] μέση τέλεια απόδοση των αντιπάλων
        [RTNG] βαθμός αξιολόγησης
       *[PTS] βαθμοί
    }
tie-break-cut =
    { $name }, { $count ->
        [1] χωρίς τη χαμηλότερη τιμή
       *[other] χωρίς τις { $count } χαμηλότερες τιμές
    }
tie-break-median =
    { $name }, { $count ->
        [1] χωρίς τη χαμηλότερη και την υψηλότερη τιμή
       *[other] χωρίς τις { $count } χαμηλότερες και τις { $count } υψηλότερες τιμές
    }
tie-break-part =
    { $source ->
        [opponent] γύρος { $round }, { $opponent }: { $amount }
        [product] γύρος { $round }, { $opponent }: { $amount } × { $factor } = { $value }
        [dummy] γύρος { $round }, δεν παίχτηκε: οι δικοί του βαθμοί, { $amount }
        [dummy_product] γύρος { $round }, δεν παίχτηκε: οι δικοί του βαθμοί, { $amount } × { $factor } = { $value }
        [capped] γύρος { $round }, δεν παίχτηκε: οι δικοί του βαθμοί, αλλά το πολύ { $amount }
        [capped_product] γύρος { $round }, δεν παίχτηκε: οι δικοί του βαθμοί, αλλά το πολύ { $amount } × { $factor } = { $value }
        [running] μετά τον γύρο { $round }: { $amount }
        [alone] γύρος { $round }: { $amount }
       *[result] γύρος { $round }: { $amount } με αντίπαλο { $opponent }
    }
tie-break-left-out =
    { $line } – δεν μετρά: { $why ->
        [least] η χαμηλότερη τιμή
        [most] η υψηλότερη τιμή
       *[unplayed] πρώτα αφαιρείται ο γύρος που ο παίκτης επέλεξε να μην παίξει
    }
tie-break-total =
    { $formula ->
        [mean] μέσος όρος: { $value }
        [performance] μέσος βαθμός αξιολόγησης { $mean }, και { $difference } για το { $percent } % των βαθμών: { $value }
        [perfect] ο χαμηλότερος βαθμός αξιολόγησης του οποίου το αναμενόμενο αποτέλεσμα φτάνει τους βαθμούς: { $value }
        [own] { $value }
        [encounter] θέση { $value } μεταξύ όσων ισοβαθμούν
       *[sum] σύνολο: { $value }
    }
tie-break-no-value = καμία τιμή
tie-break-unknown = το «{ $code }» δεν είναι κριτήριο ισοβαθμίας της FIDE (C.07)
tie-break-teams = το «{ $code }» είναι κριτήριο για ομάδες
tie-break-modifier = το { $code } δεν δέχεται την τροποποίηση /{ $modifier }
tie-break-too-many = μια διοργάνωση έχει το πολύ 20 κριτήρια ισοβαθμίας
tie-break-not-allowed = το { $code } δεν επιτρέπεται σε τουρνουά όλοι με όλους
rounds-out-of-range = μια διοργάνωση έχει από 1 έως 100 γύρους
pairing-no-rank = κανείς δεν έχει τον αριθμό εκκίνησης { $rank }
pairing-repeated = { $white } και { $black } έχουν ήδη παίξει μεταξύ τους (γύρος { $rounds })
pairing-third-color =
    { $name }: θα είχε { $color ->
        [white] τα λευκά
       *[black] τα μαύρα
    } σε τρίτη συνεχόμενη παρτίδα ({ $history })
pairing-imbalance =
    { $name }: θα είχε { $color ->
        [white] τα λευκά
       *[black] τα μαύρα
    } υπερβολικά συχνά ({ $history })
pairing-second-bye = { $name }: έχει ήδη πάρει έναν βαθμό χωρίς παιχνίδι, στον γύρο { $round }
players-unread = ο κατάλογος των παικτών δεν διαβάζεται· γράψτε έναν παίκτη ανά γραμμή, για παράδειγμα «GM Anna 2500»
pairing-not-playing = έχει σημειωθεί ότι στον γύρο { $round } δεν παίζει: { $name }
report-more-faults = και άλλα
