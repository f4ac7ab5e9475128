### The Preface, and Article 14 of 2009.

preface-uncovered = nijedan član ovo ne reguliše: „{ $text }“
preface-uncovered-like = nijedan član ovo ne reguliše: „{ $text }“; analogni slučajevi: { $articles }
preface-decided-like = odlučeno je po analogiji sa članom { $article }
preface-decided-otherwise = odlučeno je drugačije nego u navedenim analognim slučajevima
preface-put-to-fide = pitanje se upućuje FIDE: „{ $text }“
preface-only-federations-ask = samo savez član može da traži odluku FIDE
preface-own-rule = važi sopstveno pravilo federacije { $federation }: { $rule }
preface-own-rules-void = sopstvena pravila federacije { $federation } ne važe: { $objection }
preface-tried-out = isprobavaju se vrednosti pravila koje nisu iz ovog izdanja
own-rule-lose-at = igrač gubi partiju posle { $count }. nelegalnog poteza
own-rule-illegal-time = za nelegalan potez protivnik dobija { $time }
own-rule-claim-time = za netačnu reklamaciju protivnik dobija { $time }
own-rule-late-arrival = ko stigne posle vremena kašnjenja, gubi u svakom slučaju
own-rule-two-hands = potez obema rukama smatra se nelegalnim potezom
objection-conflict = u suprotnosti su sa Pravilima šaha
objection-territory = takmičenje se ne održava na teritoriji federacije
objection-fide = takmičenje je takmičenje FIDE ili ga FIDE rejtinguje
asked-uncovered = nijedan član ne reguliše ovaj slučaj; kako se odlučuje
answer-like-first = kao u prvom navedenom članu
answer-like-second = kao u drugom navedenom članu
answer-like-third = kao u trećem navedenom članu
answer-otherwise = drugačije
finding-other-notation = { color } ne zapisuje algebarskom notacijom, pa formular ne važi kao dokaz
impossible-no-article = u ovom izdanju nema člana { $number }
