### Guideline III: games without increment.

quickplay-announced = ανακοινώθηκε ότι ισχύουν οι κανόνες για παρτίδες χωρίς πρόσθετο χρόνο ανά κίνηση
quickplay-not-here = οι κανόνες για παρτίδες χωρίς πρόσθετο χρόνο ανά κίνηση δεν ισχύουν εδώ
quickplay-not-on-move = { color } δεν έχει την κίνηση
quickplay-time-left = { color } δεν έχει λιγότερο από δύο λεπτά για όλες τις υπόλοιπες κινήσεις
quickplay-flag-down = η σημαία { color-of } έχει ήδη πέσει
quickplay-no-five-seconds = { color } δεν μπορεί να ζητήσει πέντε δευτερόλεπτα με αυτόν τον τρόπο
quickplay-asked =
    { $mode ->
        [delay] { color } ζητά καθυστέρηση πέντε δευτερολέπτων και για τους δύο παίκτες, που αποτελεί πρόταση ισοπαλίας
       *[increment] { color } ζητά πέντε δευτερόλεπτα ανά κίνηση και για τους δύο παίκτες, που αποτελεί πρόταση ισοπαλίας
    }
quickplay-granted =
    { $mode ->
        [delay] ο διαιτητής δέχεται το αίτημα { color-of } για καθυστέρηση
       *[increment] ο διαιτητής δέχεται το αίτημα { color-of } για πρόσθετο χρόνο ανά κίνηση
    }
quickplay-refused = ο διαιτητής δεν δέχεται το αίτημα { color-of }
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } ζητά ισοπαλία: ο αντίπαλος δεν μπορεί να κερδίσει με κανονικό τρόπο
        [no-effort] { color } ζητά ισοπαλία: ο αντίπαλος δεν κάνει προσπάθεια να κερδίσει με κανονικό τρόπο
       *[both] { color } ζητά ισοπαλία: ο αντίπαλος δεν μπορεί να κερδίσει με κανονικό τρόπο ούτε κάνει προσπάθεια
    }
quickplay-agreed = ο διαιτητής δέχεται το αίτημα ισοπαλίας { color-of }
quickplay-postponed = ο διαιτητής αναβάλλει την απόφαση για το αίτημα { color-of }
quickplay-rejected = ο διαιτητής απορρίπτει το αίτημα { color-of }
quickplay-final = η απόφαση αυτή είναι τελική
quickplay-fell = η σημαία { color-of } έπεσε και η απόφαση για το αίτημα εκκρεμεί
quickplay-declared = ο διαιτητής κηρύσσει την παρτίδα ισόπαλη
quickplay-concluded = { color } ζητά ισοπαλία χωρίς να είναι παρών διαιτητής, και η παρτίδα τελειώνει
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } υποστηρίζει ότι η παρτίδα δεν μπορεί να κερδηθεί με κανονικό τρόπο
        [no-effort] { color } υποστηρίζει ότι ο αντίπαλος δεν έκανε προσπάθεια να κερδίσει με κανονικό τρόπο
       *[both] { color } υποστηρίζει ότι η παρτίδα δεν μπορεί να κερδηθεί με κανονικό τρόπο και ότι δεν έγινε προσπάθεια
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } υποβάλλει ενημερωμένο παρτιδόφυλλο
       *[position] { color } γράφει την τελική θέση
    }
quickplay-confirmed =
    { $evidence ->
        [sheet] { color } επιβεβαιώνει το παρτιδόφυλλο
       *[position] { color } επιβεβαιώνει την τελική θέση
    }
quickplay-disputed =
    { $evidence ->
        [sheet] { color } δεν επιβεβαιώνει το παρτιδόφυλλο
       *[position] { color } δεν επιβεβαιώνει την τελική θέση
    }
quickplay-referred = το αίτημα { color-of } παραπέμπεται σε διαιτητή
quickplay-five-seconds =
    { $mode ->
        [delay] και οι δύο παίκτες έχουν καθυστέρηση πέντε δευτερολέπτων ανά κίνηση
       *[increment] και οι δύο παίκτες παίρνουν πέντε δευτερόλεπτα ανά κίνηση
    }
asked-five-seconds = εισάγονται πέντε δευτερόλεπτα ανά κίνηση, όπως ζητά { color }
asked-quickplay-claim = γίνεται δεκτό το αίτημα ισοπαλίας { color-of }
asked-final-position = η σημαία { color-of } έπεσε· ισχύει ότι η τελική θέση δεν κερδίζεται με κανονικό τρόπο ή ότι δεν έγινε αρκετή προσπάθεια
asked-opponent-of-fallen = η σημαία { color-of } έπεσε· ισχύει ότι ο αντίπαλος δεν μπορεί να κερδίσει με κανονικό τρόπο ή ότι δεν έκανε αρκετή προσπάθεια
asked-referred = γίνεται δεκτό το αίτημα ισοπαλίας { color-of } που υποβλήθηκε χωρίς να είναι παρών διαιτητής
answer-agree = δέχεται
answer-postpone = αναβάλλει
answer-postpone-with-time = αναβάλλει με πρόσθετο χρόνο
answer-reject = απορρίπτει
answer-drawn = ισόπαλη
