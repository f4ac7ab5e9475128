### Article 8: the scoresheets.

sheet-times-noted = { color } antecknar klockornas tider, vilket är tillåtet
sheet-notes = { color } skriver något som inte hör hemma i protokollet
sheet-earlier-viewed = { color } tittade på en tidigare ställning: ett elektroniskt protokoll är bara till för att anteckna partiet
sheet-electronic = { color } för protokoll på ett certifierat elektroniskt protokoll
sheet-paper-only = { color } måste föra protokoll för hand på det protokoll som tillhandahålls
sheet-replaced = { color-of } protokoll är defekt och byts ut
sheet-hidden = { color } håller protokollet så att domaren inte kan se det
sheet-hidden-from-opponent = { color } har protokollet så att motspelaren inte kan se det; reglerna kräver bara att domaren kan det
sheet-updates-on-own-time = { color } har inte fört protokoll och måste komplettera det nu, på sin egen tid
sheet-both-update = ingen av spelarna har fört protokoll; båda kompletterar sina protokoll medan klockorna är stannade
sheet-up-to-date = { color-of } protokoll är komplett
sheet-moved-before-update = { color } har flyttat en pjäs innan protokollet var komplett
sheet-borrowed = { color } får använda motståndarens protokoll och måste lämna tillbaka det före nästa drag
sheet-may-not-borrow = { color } får inte ta motståndarens protokoll nu
sheet-returned = { color } har lämnat tillbaka motståndarens protokoll
sheet-not-returned = { color } har gjort ett drag utan att lämna tillbaka motståndarens protokoll
sheet-reconstruct = inget av protokollen är komplett: ställningen, vits tid { $white-time }, svarts tid { $black-time } och antalet fullbordade drag, { $white-moves } och { $black-moves }, antecknas; sedan rekonstruerar spelarna partiet på ett annat bräde
sheet-complete-found = { color-of } protokoll är komplett: inget behöver rekonstrueras
sheet-overstep-unproved = det går inte att visa att { color } har överskridit tiden; nästa drag är det första i den nya perioden
sheet-moves-proved = det finns bevis för att { color } har fullbordat { $count } drag
sheet-wrong-result-signed = båda spelarna har undertecknat { $score }, som inte är partiets resultat; det gäller såvida inte domaren beslutar annorlunda
sheet-wrong-result-signed-untold = båda spelarna har undertecknat ett resultat som inte är partiets; det gäller såvida inte domaren beslutar annorlunda
sheets-agree = protokollen stämmer överens med varandra och med de spelade dragen
sheet-ends = { color-of } protokoll slutar före { $number }
sheet-parts = { color-of } protokoll avviker från de spelade dragen vid { $number }: där står ”{ $written }”, men { $move } spelades
sheets-part = protokollen avviker från varandra vid { $number }: vit har ”{ $white }”, svart har ”{ $black }”
sheets-part-by-length = protokollen avviker från varandra vid { $number }: bara { color } har antecknat där, ”{ $written }”

## What the arbiter is asked

asked-overstepped = har { color } överskridit tiden
asked-signed-result = gäller det resultat som båda spelarna har undertecknat
asked-dead = är detta en ställning där ingen av spelarna kan sätta matt
asked-both-flags = fortsätter partiet, som före den sista perioden, eller är det remi, som i den sista
answer-overstepped = överskridit
answer-reached = hunnit i tid
answer-unproved = kan inte visas
answer-stands = gäller
answer-corrected = rättas
impossible-not-before = den ställning som återställs måste vara från tiden före oegentligheten
pgn-set-up = Domaren har ställt upp den här ställningen; antecknat före den: { $moves }
