### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = a játszmaszakaszt bejelentették; az idejét a versenybíró órája méri
adjourned-session-end-missing = a játszmaszakasz végét is be kell jelenteni
adjourned-session-not-over = a játszmaszakasz még tart, ezért még senkinek sem kell borítékolnia
adjourned-must-seal = a játszmaszakasz véget ért, { color-to } borítékolnia kell a lépését
adjourned-seals-early = { color } a játszmaszakasz vége előtt borítékol, és elveszti a szakasz végéig hátralévő időt
adjourned-sealed = { color } leadta a függőlépést
adjourned-changed = { color } az óra megállítása előtt megváltoztatta a függőlépést
adjourned-too-late-to-change = az órát már megállították, ezért { color } nem változtathatja meg a függőlépést
adjourned-not-on-paper = { color-to } papír játszmalapra kell írnia a függőlépést
adjourned-played-instead = { color } a táblán tette meg a lépést ({ $move }), ez a függőlépés (nyílt függő)
adjourned-pressed-instead = { color } kezelte az órát, pedig csak meg kellett volna állítania, az ellenfél órájának elindítása nélkül
adjourned-still-to-seal = { color } megállította az órát, de a táblán megtett lépést még le kell írnia, és borítékolnia kell
adjourned-adjourned = { color } borítékolt és megállította az órát; a játszma függőben maradt
adjourned-envelope-lacks = hiányzik a függőborítékról: { envelope-item }
adjourned-envelope-wrong = hibás a függőborítékon: { envelope-item }
envelope-item =
    { $item ->
        [names] a játékosok neve
        [position] a függőlépés előtti állás
        [times] az elhasznált gondolkodási idő
        [sealer] a függőlépést leadó játékos neve
        [number] a függőlépés száma
        [offer] az érvényes döntetlenajánlat
       *[resumption] a folytatás dátuma, időpontja és helye
    }
adjourned-envelope-in-order = a függőborítékon minden szükséges adat rajta van
adjourned-envelope-kept = a versenybíró ellenőrizte és megőrzi a függőborítékot
adjourned-offered = { color } a függőben maradt játszmában döntetlent ajánl; az ajánlat az ellenfél válaszáig érvényes
adjourned-ended-before = a játszma a folytatás előtt befejeződött, a boríték zárva marad
adjourned-set-up-again = a folytatáshoz felállították a függőlépés előtti állást, és beállították az elhasznált időket
adjourned-replier-absent = { color-to } kell válaszolnia a függőlépésre, de nincs jelen
adjourned-both-absent = egyik játékos sincs jelen; { color-to } kell válaszolnia, és elveszti a megérkezéséig eltelt időt
adjourned-stopped-on-arrival = { color } megérkezett, és megállította az órát, hogy a versenybíró segítségét kérje
adjourned-opened = a borítékot felnyitották; { color } függőlépése: „{ $text }”
adjourned-goes-on = { color } függőlépését megtették a táblán, a játszma folytatódik
adjourned-other-than-played = { color } mást borítékolt, mint amit a táblán lépett; a táblán megtett lépés érvényes
adjourned-ambiguous = { color } függőlépése („{ $text }”) félreérthető
adjourned-unclear = { color } függőlépése („{ $text }”) nem érthető
adjourned-illegal = { color } függőlépése („{ $text }”) szabálytalan
adjourned-faulty = { color } a hibás függőlépés miatt elveszti a játszmát, kivéve ha az ellenfele semmiképpen sem adhat mattot
adjourned-reply-sealed = { color } új borítékban adja le a válaszlépést, mert az ellenfele nincs jelen
adjourned-reply-made = { color } borítékolt válaszlépését megtették a táblán
adjourned-late = { color } elkésett a folytatásról
adjourned-late-until-opened = { color } elkésett a folytatásról; a következmény a függőlépéstől függ, amint a borítékot felnyitották
adjourned-not-late = { color } nem késett el a folytatásról
adjourned-ended-by-sealed-move = a függőlépés befejezte a játszmát, és ez az eredmény érvényes
adjourned-out-of-time = { color } jelen volt, de túllépte a gondolkodási idejét
adjourned-envelope-missing = a boríték hiányzik; a játszma a feljegyzettek szerint folytatódik azzal a lépéssel, amelyet a játékos borítékoltként megnevez
adjourned-position-unknown = a boríték hiányzik, és az állás nem állapítható meg; a játszma érvénytelen
adjourned-stated = { color } kijelenti, hogy ezt borítékolta: „{ $text }”
adjourned-times-corrected = { color } a lépése előtt jelezte a rosszul beállított időket; ezeket kijavítják
adjourned-times-right = a { color } által kifogásolt idők megegyeznek a feljegyzettekkel
adjourned-times-late = { color } csak a lépése után jelezte a rosszul beállított időket

## What the arbiter is asked

adjourned-asked-late = elveszti-e { color } a játszmát, mert elkésett a folytatásról
adjourned-asked-meaning = megállapítható-e { color } függőlépésének jelentése
adjourned-asked-times = ki kell-e mégis javítani az időket

## What cannot have happened

adjourned-impossible-adjourned = a játszma függőben van
adjourned-impossible-not-adjourned = a játszma nincs függőben, vagy még nem tart itt
adjourned-impossible-annulled = a játszmát érvénytelennek nyilvánították
adjourned-impossible-session-end = a játszmaszakasz vége nem ismert; előbb be kell jelenteni
adjourned-impossible-replier-absent = a függőborítékot csak akkor szabad felnyitni, ha a válaszolni következő játékos jelen van
adjourned-impossible-sealer-absent = a borítékolt válaszlépést csak a hiányzó játékos megérkezésekor szabad felnyitni
adjourned-impossible-unopened = előbb fel kell nyitni a borítékolt válaszlépést
adjourned-impossible-not-sealed = nem ezt borítékolták: a szöveg és az egyszeri szám nem egyezik az ellenőrző összeggel ({ $commitment })
adjourned-impossible-language = „{ $found }” nem ismert nyelv kódja
adjourned-impossible-nothing-to-state = nincs mit kijelenteni: a boríték nem hiányzik
adjourned-impossible-nothing-unclear = nincs olyan függőlépés, amelynek a jelentését meg kellene állapítani
adjourned-while-adjourned = { color } a táblánál cselekszik, amíg a játszma függőben van, és ennek nincs hatása

## The envelope

envelope-title = FÜGGŐLÉPÉS
envelope-players = Világos: { $white }   Sötét: { $black }
envelope-position = A függőlépés előtti állás:
envelope-used = Elhasznált gondolkodási idő: világos { $white }, sötét { $black }
envelope-sealer = A függőlépést leadta: { $name } ({ color })
envelope-sealer-open = A függőlépést leadta: { $name }
envelope-number = A lépés száma: { $number }
envelope-offer = Döntetlent ajánlott: { $name } ({ color })
envelope-no-offer = Döntetlent ajánlott: senki
envelope-resumption = Folytatás: { $date }, { $time }, { $place }
envelope-checked = Ellenőrizte és megőrzi a versenybíró: { $name }

## The command `play`

play-no-envelope = Nincs felnyitható boríték. Ha elveszett: { "arbiter lose envelope" }, utána: { "state MOVE" }
play-no-chance = Nem lehet borítékolni: a rendszer nem ad véletlenszámokat: { $why }.
play-nothing-sealed = Nincs leadott függőlépés.
play-keys-kept = A függőlépés itt van, nem a naplóban: { $path }.
play-bad-key = { $path }, { $line }. sor: ez nem függőlépés a kulcsával
typed-sealed = a függőlépés, például { "Hf3" }
help-session = a játszmaszakasz ekkor ér véget, a versenybíró órája szerint
help-adjourn = borítékolásra szólítja fel a lépésre következőt (játékos: { "adjourn early" })
help-seal = borítékol egy lépést, vagy kicseréli a borítékoltat; utána: { "stop" }
help-envelope = amit a függőborítékra kell írni
help-resume = a függő játszmát azokkal folytatja, akik megérkeztek
help-open-envelope = felnyitja a borítékot ({ "arbiter lose envelope" }, utána: { "state Nf3" })
play-envelope = { $form }
