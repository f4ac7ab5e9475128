### Παρτίδες σε PGN: τι δεν είναι σωστό σε ένα αρχείο, και οι λέξεις ενός φύλλου καταγραφής.

## Τι δεν είναι σωστό σε μια παρτίδα

pgn-problem = γραμμή { $line }, χαρακτήρας { $column } (byte { $byte }): { $problem }
pgn-unclosed-tag = αναμενόταν «"]» στο τέλος της ετικέτας, βρέθηκε το τέλος της γραμμής
pgn-not-a-game = αναμενόταν ετικέτα ή κίνηση, βρέθηκε άλλο κείμενο
pgn-unclosed-comment = αυτό το σχόλιο δεν κλείνει με «{ "}" }» πριν από την επόμενη παρτίδα
pgn-unclosed-variation = αυτή η βαριάντα δεν κλείνει με «)» πριν από την επόμενη παρτίδα
pgn-nothing-to-vary = αναμενόταν κίνηση πριν από τη βαριάντα, δεν βρέθηκε καμία
pgn-nothing-to-close = το «{ $found }» δεν κλείνει τίποτα
pgn-noise = αναμενόταν κίνηση, βρέθηκε «{ $found }»
pgn-unreadable = το «{ $found }» δεν είναι κίνηση που μπορεί να γίνει εδώ
pgn-illegal = το «{ $found }» δεν είναι κανονική κίνηση εδώ
pgn-bad-fen = η ετικέτα { "FEN" }, { $fault }
pgn-other-variant = η παραλλαγή «{ $found }» δεν είναι σκάκι ούτε { "Chess960" }
pgn-too-deep = περισσότερες από { $count } βαριάντες η μία μέσα στην άλλη
pgn-too-long = η παρτίδα είναι μεγαλύτερη από { $count } { "MiB" }

## Το φύλλο καταγραφής

scoresheet-event = Διοργάνωση
scoresheet-site = Τόπος
scoresheet-date = Ημερομηνία
scoresheet-round = Γύρος
scoresheet-white = Λευκά
scoresheet-black = Μαύρα
scoresheet-result = Αποτέλεσμα
scoresheet-signature = Υπογραφή

# Diagrams, for people who do not see them.
diagram-title = Σκακιστική θέση, παίζει { color }
diagram-piece = { piece } { $square }
diagram-side =
    { $side ->
        [white] Λευκά
       *[black] Μαύρα
    }: { $pieces }.
