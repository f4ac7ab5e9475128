### Tournaments: tie-breaks and pairings.

tie-break-name =
    { $code ->
        [DE] direct encounter
        [WIN] wins, including byes and forfeits
        [WON] games won over the board
        [BPG] games with Black
        [BWG] wins with Black
        [PS] progressive score
        [REP] rounds that the player elected to play
        [STD] standard points
        [TPN] pairing number
        [BH] Buchholz
        [AOB] average Buchholz of the opponents
        [FB] fore Buchholz
        [SB] Sonneborn-Berger
        [KS] Koya
        [ARO] average rating of the opponents
        [TPR] performance rating
        [PTP] perfect performance
        [APRO] average performance of the opponents
        [APPO] average perfect performance of the opponents
        [RTNG] rating
       *[PTS] points
    }
tie-break-cut =
    { $name }, { $count ->
        [1] without the lowest value
       *[other] without the { $count } lowest values
    }
tie-break-median =
    { $name }, { $count ->
        [1] without the lowest and the highest value
       *[other] without the { $count } lowest and { $count } highest values
    }
tie-break-part =
    { $source ->
        [opponent] round { $round }: { $opponent } has { $amount }
        [product] round { $round }: { $opponent } has { $amount } × { $factor } = { $value }
        [dummy] round { $round }, not played: the player's own score of { $amount }
        [dummy_product] round { $round }, not played: the player's own score of { $amount } × { $factor } = { $value }
        [capped] round { $round }, not played: the player's own score, but at most { $amount }
        [capped_product] round { $round }, not played: the player's own score, but at most { $amount } × { $factor } = { $value }
        [running] after round { $round }: { $amount }
        [alone] round { $round }: { $amount }
       *[result] round { $round }: { $amount } against { $opponent }
    }
tie-break-left-out =
    { $line } – not counted: { $why ->
        [least] the lowest value
        [most] the highest value
       *[unplayed] a round that the player chose not to play is dropped first
    }
tie-break-total =
    { $formula ->
        [mean] average: { $value }
        [performance] average rating { $mean }, adjusted by { $difference } for { $percent }% of the points: { $value }
        [perfect] lowest rating whose expected score reaches the points: { $value }
        [own] { $value }
        [encounter] place { $value } among the tied players
       *[sum] total: { $value }
    }
tie-break-no-value = no value
tie-break-unknown = “{ $code }” is not a tie-break of FIDE C.07
tie-break-teams = “{ $code }” is a tie-break for teams
tie-break-modifier = { $code } does not take the modifier /{ $modifier }
tie-break-too-many = a competition can have at most 20 tie-breaks
tie-break-not-allowed = { $code } is not allowed in a round robin
rounds-out-of-range = a competition must have 1 to 100 rounds
pairing-no-rank = nobody has the starting rank { $rank }
pairing-repeated = { $white } and { $black } have already met (round { $rounds })
pairing-third-color =
    { $name } would have { $color ->
        [white] White
       *[black] Black
    } for the third game in a row ({ $history })
pairing-imbalance =
    { $name } would have { $color ->
        [white] White
       *[black] Black
    } too often ({ $history })
pairing-second-bye = { $name } has already had a full point without playing, in round { $round }
players-unread = cannot read the list of players; write one player per line, such as “GM Anna 2500”
pairing-not-playing = { $name } is marked as not playing in round { $round }
report-more-faults = and more errors
