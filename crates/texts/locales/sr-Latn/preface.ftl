### The Preface, and Article 14 of 2009.

preface-uncovered = nijedan član ovo ne reguliše: „{ $text }“
preface-uncovered-like = nijedan član ovo ne reguliše: „{ $text }“; analogni slučajevi: { $articles }
preface-decided-like = odlučeno po analogiji sa slučajem iz člana { $article }
preface-decided-otherwise = odlučeno drugačije od navedenih analognih slučajeva
preface-put-to-fide = pitanje se upućuje FIDE: „{ $text }“
preface-only-federations-ask = samo savez član može da traži odluku FIDE
preface-own-rule = važi sopstveno pravilo saveza { $federation }: { $rule }
preface-own-rules-void = sopstvena pravila saveza { $federation } ne važe: { $objection }
preface-tried-out = isprobavaju se vrednosti pravila koje nisu iz ovog izdanja
own-rule-lose-at = partija je izgubljena { $count }. nelegalnim potezom
own-rule-illegal-time = za nelegalan potez protivnik dobija { $time }
own-rule-claim-time = za netačnu reklamaciju protivnik dobija { $time }
own-rule-late-arrival = ko stigne posle dozvoljenog vremena kašnjenja gubi u svakom slučaju
own-rule-two-hands = potez obema rukama smatra se nelegalnim potezom
objection-conflict = u sukobu su sa Pravilima šaha
objection-territory = takmičenje nije na teritoriji saveza
objection-fide = takmičenje pripada FIDE ili ga FIDE rejtinguje
asked-uncovered = kako se odlučuje o slučaju koji nijedan član ne reguliše
answer-like-first = kao prvi
answer-like-second = kao drugi
answer-like-third = kao treći
answer-otherwise = drugačije
finding-other-notation = { color } ne zapisuje algebarskom notacijom, pa formular ne važi kao dokaz
impossible-no-article = u ovom izdanju nema člana { $number }
