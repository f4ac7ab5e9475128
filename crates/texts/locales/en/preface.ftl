### The Preface, and Article 14 of 2009.

preface-uncovered = no Article covers this: “{ $text }”
preface-uncovered-like = no Article covers this: “{ $text }”; like cases are in { $articles }
preface-decided-like = decided as the like case of Article { $article }
preface-decided-otherwise = decided otherwise than the like cases that were named
preface-put-to-fide = the question is put to FIDE: “{ $text }”
preface-own-rule = an own rule of { $federation } is in force: { $rule }
preface-own-rules-void = { $federation }'s own rules are not in force: { $objection }
preface-tried-out = rule values are tried out that are not those of the edition
own-rule-lose-at = the game is lost with illegal move number { $count }
own-rule-illegal-time = an illegal move gives the opponent { $time }
own-rule-claim-time = a wrong claim gives the opponent { $time }
own-rule-late-arrival = arriving after the default time loses in any case
own-rule-two-hands = a move with both hands counts as an illegal move
objection-conflict = they conflict with the Laws
objection-territory = the event is not on its territory
objection-fide = the event is one of FIDE's or rated by FIDE
asked-uncovered = how is the case decided that no Article covers
answer-like-first = as the first
answer-like-second = as the second
answer-like-third = as the third
answer-otherwise = otherwise
finding-other-notation = { color } writes in another system than the algebraic one, which proves nothing
impossible-no-article = there is no Article { $number } in this edition
