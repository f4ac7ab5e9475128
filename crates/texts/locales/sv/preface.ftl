### The Preface, and Article 14 of 2009.

preface-uncovered = ingen paragraf reglerar detta: ”{ $text }”
preface-uncovered-like = ingen paragraf reglerar detta: ”{ $text }”; analoga situationer finns i { $articles }
preface-decided-like = avgjort i analogi med § { $article }
preface-decided-otherwise = avgjort på annat sätt än de analoga situationer som nämndes
preface-put-to-fide = frågan ställs till FIDE: ”{ $text }”
preface-only-federations-ask = bara ett medlemsförbund kan begära ett avgörande av FIDE
preface-own-rule = en egen regel i { $federation } gäller: { $rule }
preface-own-rules-void = { $federation } har egna regler som inte gäller: { $objection }
preface-tried-out = andra regelvärden än utgåvans prövas
own-rule-lose-at = regelstridigt drag nummer { $count } förlorar partiet
own-rule-illegal-time = ett regelstridigt drag ger motståndaren { $time }
own-rule-claim-time = ett felaktigt krav ger motståndaren { $time }
own-rule-late-arrival = den som anländer efter toleransgränsen förlorar i varje fall
own-rule-two-hands = ett drag med båda händerna räknas som ett regelstridigt drag
objection-conflict = de strider mot Schackreglerna
objection-territory = tävlingen är utanför förbundets eget verksamhetsområde
objection-fide = tävlingen är en FIDE-tävling eller räknas för FIDE-rating
asked-uncovered = ingen paragraf reglerar denna situation; hur avgörs den
answer-like-first = som den första
answer-like-second = som den andra
answer-like-third = som den tredje
answer-otherwise = på annat sätt
finding-other-notation = { color } skriver i ett annat system än det algebraiska, och det gäller inte som bevis
impossible-no-article = det finns ingen § { $number } i denna utgåva
