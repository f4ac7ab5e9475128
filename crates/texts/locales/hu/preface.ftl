### The Preface, and Article 14 of 2009.

preface-uncovered = erre egyik szabálypont sem vonatkozik: „{ $text }”
preface-uncovered-like = erre egyik szabálypont sem vonatkozik: „{ $text }”; hasonló helyzetek: { $articles }
preface-decided-like = döntés a hasonló helyzet alapján, szabálypont: { $article }
preface-decided-otherwise = a döntés eltér a megnevezett hasonló helyzetektől
preface-put-to-fide = a kérdés a FIDE elé kerül: „{ $text }”
preface-only-federations-ask = csak tagszövetség kérhet döntést a FIDE-től
preface-own-rule = a szövetség ({ $federation }) saját szabálya érvényes: { $rule }
preface-own-rules-void = a szövetség ({ $federation }) saját szabályai nem érvényesek: { $objection }
preface-tried-out = a szabályzat e kiadásától eltérő értékeket próbálnak ki
own-rule-lose-at = a játékos { $count } szabálytalan lépés után elveszti a játszmát
own-rule-illegal-time = szabálytalan lépésért az ellenfél { $time } többletidőt kap
own-rule-claim-time = téves igényért az ellenfél { $time } többletidőt kap
own-rule-late-arrival = aki a megengedett késési időn túl érkezik, mindenképpen veszít
own-rule-two-hands = a két kézzel tett lépés szabálytalan lépésnek számít
objection-conflict = ellentétben állnak a szabályzattal
objection-territory = a verseny nem a szövetség területén van
objection-fide = a verseny a FIDE versenye vagy FIDE-értékszámszerző verseny
asked-uncovered = erre a helyzetre egyik szabálypont sem vonatkozik; mi a döntés
answer-like-first = mint az első
answer-like-second = mint a második
answer-like-third = mint a harmadik
answer-otherwise = másképpen
finding-other-notation = { color } nem algebrai írásmóddal jegyez, ami nem fogadható el bizonyítékként
impossible-no-article = ebben a kiadásban nincs { $number } szabálypont
