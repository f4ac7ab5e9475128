### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = { $article } pont: { $finding }.
ruling-cites = { $article } pont
# A passage that the Laws print without a number, after the one that has this number.
article-unnumbered = { $number }, { $count }. számozatlan bekezdés
part-adjourned = FÜGGŐ
part-preface = Előszó
part-introduction = Bevezetés
part-guidelines = Útmutató

## What was found

finding-started = a játszma megkezdődik
finding-arrived = { color } megérkezett
finding-ready = { color } készen áll
finding-late = { color } a megengedett késési idő lejártáig nem érkezett meg
finding-both-absent = kezdéskor egyik játékos sem volt jelen; az eltelt időt világos veszti el
finding-bound = { color-to } a fogott báb szabálya szerint kell lépnie
finding-touched-in-vain = egyetlen olyan bábbal sem lehet lépni, és egyet sem lehet ütni, amelyet { color } megérintett
finding-adjusted-wrongly = { color } most nem igazíthat meg bábokat
finding-adjusted = { color } megigazít egy bábot, és nem köteles lépni vele
finding-made = { color } megtette a lépést: { $move }
finding-released-illegally = { color } lépése szabálytalan, az óra kezelése előtt ki kell javítania
finding-released-illegally-because = { color } lépése szabálytalan ({ $reason }), az óra kezelése előtt ki kell javítania
finding-touch-move-broken = { color } más lépést tett, és ezzel megsértette a fogott báb szabályát
finding-complaint-too-late = { color } már megérintett egy bábot, ezért késő kifogást emelnie
finding-complaint-unfounded = { color-to } { claim-adjective } igénye alaptalan
finding-completed = { color } lépése teljesen befejeződött
finding-checkmate = { color } mattot adott
finding-stalemate = patt
finding-dead = holt remi: már egyik játékos sem adhat mattot
finding-resigned = { color } feladja a játszmát
finding-after-end = { color } a játszma vége után cselekszik, és ez semmin sem változtat
finding-found-after-end = ez a játszma vége után derült ki, és az eredmény érvényben marad
finding-agreed = a játékosok döntetlenben állapodtak meg
finding-agreement-barred = most nem lehet döntetlenben megállapodni
finding-offered = { color } döntetlent ajánl
finding-offered-wrongly = { color } nem a megfelelő pillanatban ajánl döntetlent; az ajánlat érvényes
finding-condition-void = { color } nem kötheti feltételhez a döntetlenajánlatot
finding-declined = { color } visszautasítja a döntetlenajánlatot
finding-no-offer = nincs döntetlenajánlat, amelyet el lehetne fogadni vagy vissza lehetne utasítani
finding-offer-not-withdrawn = { color } nem vonhatja vissza a döntetlenajánlatot
finding-claim-not-withdrawn = { color } nem vonhatja vissza a döntetlenigényt
finding-nothing-to-withdraw = { color } részéről nincs mit visszavonni
finding-consent-given = a versenybíró hozzájárul a megegyezéses döntetlenhez
finding-consent-refused = a versenybíró nem járul hozzá a megegyezéses döntetlenhez
finding-consent-not-needed = a döntetlenhez itt nem kell a versenybíró hozzájárulása
finding-flag-fell = { color } zászlója leesett
finding-flag-up = { color } zászlója nem esett le
finding-both-flags = mindkét zászló leesett
finding-time-lost = { color } nem fejezte be időben az előírt számú lépést
finding-illegal = { color } szabálytalan lépést fejezett be
finding-illegal-because = { color } szabálytalan lépést fejezett be: { $reason }
finding-illegal-pawn = { color } szabálytalan lépést fejezett be: nem változtatta át a gyalogot { ARTICLE($square) } { $square } mezőn
finding-illegal-press = { color } lépés nélkül kezelte az órát, ami szabálytalan lépésnek számít
finding-illegal-hands = { color } két kézzel tett meg egy lépést, ami szabálytalan lépésnek számít
finding-penalty = { opponent } { $time } többletidőt kap { color } szabálytalan lépéséért
finding-penalty-lost = { color } eggyel több szabálytalan lépést tett a megengedettnél
finding-illegal-stands = { color } szabálytalan lépése érvényben marad, mert az ellenfél már válaszolt rá
finding-clock-mishandled = { color } helytelenül használta az órát
finding-press-idle = { color } órakezelésének nincs hatása
finding-stopped = { color } megállította az órákat
finding-stopped-without-reason = { color } megfelelő indok nélkül állította meg az órákat
finding-stopped-by-arbiter = a versenybíró megállította az órákat
finding-interrupted = a játszma megszakadt, és az órák az utolsó ismert időket mutatják
finding-restarted = a játszma folytatódik, { color } órája indul
finding-claimed = { color } { claim-because } { claims }
finding-taken-back = { color } visszaveszi a lépést
finding-taken-back-completed = { color } egy befejezett lépést vesz vissza; a lépés érvényben marad
finding-promotion-exchanged = { color } más tisztet tesz le, amikor a gyalogátváltozás már nem módosítható
finding-claim-right = { color-to } { claim-adjective } igénye megalapozott
finding-claim-wrong =
    { $claim ->
        [fifty]
            { $count ->
                [0] { color } igénye téves: nincs meg mindkét játékos ötven-ötven lépése ütés és gyaloglépés nélkül
               *[other] { color } igénye téves: mindkét játékos csak { $count } lépést tett ütés és gyaloglépés nélkül, nem ötvenet
            }
       *[repetition]
            { $count ->
                [0] { color } igénye téves: a megjelölt állás nem fordult elő
                [1] { color } igénye téves: az állás egyszer fordult elő, nem háromszor
                [2] { color } igénye téves: az állás kétszer fordult elő, nem háromszor
               *[other] { color } igénye téves: az állás { $count } alkalommal fordult elő
            }
    }
finding-claim-not-on-move = az ellenfél következik lépésre, ezért { color } { claim-because } nem nyújthat be igényt
finding-claim-after-touch = { color } már megérintett egy bábot, ezért ennél a lépésnél { claim-because } nem nyújthat be igényt
finding-fivefold = ugyanaz az állás ötször jött létre
finding-seventy-five = mindkét játékos 75 lépést tett ütés és gyaloglépés nélkül
finding-colors-reversed = a játszmát felcserélt színekkel kezdték el, eddig { $count } lépéspár történt
finding-wrong-set-up = a kezdőállás hibás volt
finding-board-turned = a táblát fordítva helyezték el; az állást át kell rakni egy szabályosan elhelyezett táblára
finding-displaced = { color } elmozdított bábokat, és saját ideje terhére vissza kell állítania a helyes állást
finding-put-back = { color } visszatette az elmozdított bábokat
finding-displaced-later = a játszma során már korábban elmozdultak bábok
finding-clock-wrong = a sakkóra hibás, vagy hibásan állították be
finding-recorded = { color } ezt jegyzi: „{ $text }”
finding-recorded-ahead = { color } a lépés megtétele előtt írja be: „{ $text }”, ami csak igény benyújtásához megengedett
finding-not-recorded = { color } nem vezette naprakészen a játszmalapját
finding-kept = { color } vezeti a játszmalapját
finding-miswritten = { color } ezt jegyzi: „{ $text }”, de a lépést nem így kell írni: { miswriting }
miswriting =
    { $rule ->
        [piece] a tisztet nagybetű jelöli
        [pawn] a gyalognak nincs betűjele
        [file] a vonalakat kisbetű jelöli
        [long-form] csak az érkezési mezőt kell írni, kötőjel nélkül
        [long-pawn-form] gyaloglépésnél csak az érkezési mezőt kell írni
        [pawn-capture] gyalogütésnél az indulási vonalat és az érkezési mezőt is jelölni kell
        [ambiguous] két báb is léphetett oda
        [promotion] hiányzik az új báb betűjele
        [short-castling] a rövidsánc jele 0-0
        [long-castling] a hosszúsánc jele 0-0-0
       *[unreadable] olvashatatlan
    }
finding-need-not-record = { color } nem köteles jegyezni
finding-signed = { color } aláírja a játszmalapot
finding-signed-wrongly = { color } olyan eredményt ír alá, amely nem a játszma eredménye
finding-not-on-record = a játszma feljegyzései között semmi sem támasztja alá az észlelést
finding-decided = a versenybíró döntött ({ $number }. kérdés)
finding-decided-openly = a versenybíró döntött
finding-clock-set = { color } óráját beállították
finding-declared = a versenybíró kihirdeti az eredményt
finding-result-corrected = a versenybíró kijavítja az eredményt
finding-moved-twice = { color } soron kívül lépett

claims =
    { $claim ->
        [repetition] döntetlent igényel
        [fifty] döntetlent igényel
       *[other] igényt nyújt be
    }
claim-because =
    { $claim ->
        [repetition] háromszori állásismétlődés miatt
        [fifty] az 50 lépéses szabály alapján
        [flag] zászlóleesés miatt
        [touch-move] a fogott báb szabályának megsértése miatt
        [two-hands] két kézzel tett lépés miatt
       *[illegal-move] szabálytalan lépés miatt
    }
claim-adjective =
    { $claim ->
        [repetition] a háromszori állásismétlődésen alapuló
        [fifty] az 50 lépéses szabályon alapuló
        [flag] a zászlóleesés miatti
        [touch-move] a fogott báb szabályának megsértése miatti
        [two-hands] a két kézzel tett lépés miatti
       *[illegal-move] a szabálytalan lépés miatti
    }

## What follows

effect-time-added = { color } { $time } többletidőt kap
effect-time-taken = { color } { $time } időt veszít
effect-increment-taken = { color } elveszti az ezzel a lépéssel kapott többletidőt ({ $time })
effect-counter = { color } lépésszámlálóját erre kell állítani: { $count }
effect-clocks-stopped = az órák állnak
effect-clock-runs = { color } órája jár
effect-restored-to-start = vissza kell állítani a kezdőállást
effect-restored = vissza kell állítani azt az állást, amely a két játékos összesen { $count } lépése után jött létre
effect-restored-after = vissza kell állítani azt az állást, amely e lépés után jött létre: { $move }
effect-position-set = a játszma ebből az állásból folytatódik, { color } következik lépésre
effect-must-play = { color-to } ezt kell lépnie: { $moves }
effect-free-to-play = { color } bármilyen szabályos lépést tehet
effect-became = { ARTICLE($square) } { $square } mezőn álló gyalog { piece-becomes } változik
effect-illegal-moves = { color } szabálytalan lépéseinek száma { $count }
effect-offer-stands = { color } döntetlenajánlata érvényben van
effect-offer-gone = nincs többé érvényes döntetlenajánlat
effect-may-penalize = a versenybíró büntetést róhat ki { color-onto }
effect-must-penalize = a versenybírónak büntetést kell kiszabnia { color-onto }
effect-warned = { color } figyelmeztetést kap
effect-must-update = { color-to } pótolnia kell a játszmajegyzést, mielőtt lépne
effect-new-game = új játszmát kell játszani
effect-over = a játszma véget ért: { $score }
effect-over-cannot-mate = a játszma véget ért: { $score }, mert az ellenfél semmilyen szabályos lépéssorozattal nem tud mattot adni

move-written = { $move }
moves-none = nincs ilyen lépés
moves-more = további { $count } lépés
time-hours = { $count } óra
time-minutes = { $count } perc
time-seconds = { $count } másodperc

## What the arbiter is asked

question = a versenybíró dönt ({ $number }. kérdés): { $about }? Válaszok: { $answers }
question-openly = a versenybíró dönt: { asked-plainly }
asked-plainly = { $about }?
asked-late-arrival = elveszti-e { color } a játszmát a késés miatt
asked-can-mate = tud-e még { color } mattot adni
asked-colors-reversed = folytatódik-e a játszma a felcserélt színekkel
asked-moved-twice = mi legyen { color } soron kívüli lépésével
asked-times = milyen időt mutassanak az órák
answer-yes = igen
answer-no = nem
answer-lost = veszít
answer-may-play = játszhat
answer-go-on = folytatódik
answer-new-game = új játszma
answer-take-back = a lépés visszavétele
answer-leave-times = az idők maradnak

## What cannot have happened

impossible-backwards = ami { $at } időpontban történt, nem követheti azt, ami { $last } időpontban történt
impossible-no-piece = { ARTICLE($square) } { $square } mezőn nincs báb, amelyet meg lehetne érinteni
impossible-nothing-displaced = nincsenek elmozdított bábok
impossible-nothing-in-hand = nincs kézben semmi: előbb meg kell érinteni egy bábot
impossible-nothing-to-take-back = a játékosnak nincs be nem fejezett lépése, amelyet visszavehetne
impossible-move-made = a játékos már megtette a lépését; amíg az nincs befejezve, csak visszavenni lehet
impossible-not-on-move = az ellenfél következik lépésre
impossible-occupied = { ARTICLE($square) } { $square } mezőn a játékos saját bábja áll
impossible-no-castling = a { castling } nem lehetséges király és azon az oldalon álló bástya nélkül
impossible-not-started = a játszma még nem kezdődött el
impossible-already-started = a játszma már elkezdődött
impossible-over = a játszma már véget ért
impossible-after-the-end = a játszma véget ért, { $score } ({ ending }, { $article } pont); a játszmalapokat még ki lehet tölteni és alá lehet írni, a nyitott kérdésekben dönteni, a magatartást büntetni, a döntések ellen fellebbezni és a téves bejegyzéseket javítani
ending =
    { $reason ->
        [checkmate] matt
        [resignation] feladás
        [stalemate] patt
        [dead] holt remi
        [agreement] megegyezés
        [time] időtúllépés
        [both-flags] mindkét zászló leesett
        [default-time] távollét a megengedett késési idő lejártakor
        [illegal-moves] szabálytalan lépések
        [illegal-position] szabálytalan állás
        [repetition] állásismétlődés
        [quiet-moves] lépések ütés és gyaloglépés nélkül
        [signatures] az aláírt eredmény
       *[decision] döntés
    }
impossible-not-for-them = erre ez a személy nem jogosult
impossible-no-question = nincs { $number }. nyitott kérdés ilyen válasszal
impossible-no-position = ebből az állásból a játszma nem folytatható: { $reason }
impossible-nothing-to-play = ebben az állásban a lépésre következő játékosnak nincs szabályos lépése
impossible-no-entry = nincs { $number }. bejegyzés, amelyet javítani lehetne
impossible-displaced = előbb vissza kell tenni az elmozdított bábokat
impossible-cannot-play = { $from }–{ $to } nem játszható: { $reason }

## Mi a versenybíró teendője, egy sorban

headline-illegal =
    { color } { $count ->
        [1] első
        [2] második
        [3] harmadik
       *[other] { $count }.
    } szabálytalan lépése: { $what }
headline-taken-back = a lépést vissza kell venni
headline-stands = a lépés érvényes
headline-became = a gyalog { piece-becomes } változik
