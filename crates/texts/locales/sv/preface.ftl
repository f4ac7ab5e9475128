### The Preface, and Article 14 of 2009.

preface-uncovered = ingen paragraf reglerar detta: ”{ $text }”
preface-uncovered-like = ingen paragraf reglerar detta: ”{ $text }”; analoga situationer finns i { $articles }
preface-decided-like = avgjort som den analoga situationen i § { $article }
preface-decided-otherwise = avgjort på annat sätt än de analoga situationer som nämndes
preface-put-to-fide = frågan ställs till FIDE: ”{ $text }”
preface-only-federations-ask = bara ett medlemsförbund kan begära ett avgörande av FIDE
preface-own-rule = en egen regel för { $federation } gäller: { $rule }
preface-own-rules-void = de egna reglerna för { $federation } gäller inte: { $objection }
preface-tried-out = regelvärden som inte är denna utgåvas prövas
own-rule-lose-at = partiet är förlorat med regelstridigt drag nummer { $count }
own-rule-illegal-time = ett regelstridigt drag ger motståndaren { $time }
own-rule-claim-time = ett felaktigt krav ger motståndaren { $time }
own-rule-late-arrival = den som anländer efter toleransgränsen förlorar i varje fall
own-rule-two-hands = ett drag med båda händerna räknas som ett regelstridigt drag
objection-conflict = de strider mot schackreglerna
objection-territory = tävlingen är utanför förbundets eget verksamhetsområde
objection-fide = tävlingen är FIDE:s egen eller ratingberäknas av FIDE
asked-uncovered = hur avgörs fallet som ingen paragraf reglerar
answer-like-first = som den första
answer-like-second = som den andra
answer-like-third = som den tredje
answer-otherwise = på annat sätt
finding-other-notation = { color } använder inte algebraisk notation, och protokollet gäller då inte som bevis
impossible-no-article = det finns ingen § { $number } i denna utgåva
