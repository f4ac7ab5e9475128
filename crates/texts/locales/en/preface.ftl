### The Preface, and Article 14 of 2009.

preface-uncovered = no Article covers this: “{ $text }”
preface-uncovered-like = no Article covers this: “{ $text }”; analogous situations are in { $articles }
preface-decided-like = decided by analogy with Article { $article }
preface-decided-otherwise = decided differently from the analogous situations that were named
preface-put-to-fide = the question is submitted to FIDE: “{ $text }”
preface-only-federations-ask = only a member federation can ask FIDE for a decision
preface-own-rule = a rule of { $federation }'s own is in force: { $rule }
preface-own-rules-void = { $federation }'s own rules are not in force: { $objection }
preface-tried-out = rule values other than those of the edition are being tried out
own-rule-lose-at = illegal move number { $count } loses the game
own-rule-illegal-time = an illegal move gives the opponent { $time }
own-rule-claim-time = a wrong claim gives the opponent { $time }
own-rule-late-arrival = arriving after the default time loses in any case
own-rule-two-hands = a move with both hands counts as an illegal move
objection-conflict = they conflict with the Laws
objection-territory = the event is not on the federation's territory
objection-fide = the event is a FIDE event or is rated by FIDE
asked-uncovered = no Article covers this situation; how is it decided
answer-like-first = as in the first Article named
answer-like-second = as in the second Article named
answer-like-third = as in the third Article named
answer-otherwise = otherwise
finding-other-notation = { color } writes in a system other than the algebraic one, which is not valid as evidence
impossible-no-article = there is no Article { $number } in this edition
