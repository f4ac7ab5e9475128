### `jadoube legal`: whether a position can arise from the initial position by legal moves (3.10.3).

legal-initial = Ställningen är regelrätt: det är utgångsställningen.
legal-found = Ställningen är regelrätt: den kan uppstå efter { $count } halvdrag.
legal-illegal = Ställningen är regelstridig: { $reason }.
legal-unknown = Det är okänt om ställningen är regelrätt: inom den givna ramen hittades varken ett parti eller en motsägelse.

## Why a position is illegal

legal-men = { color } har { $count } pjäser och bönder, fler än 16
legal-promotions =
    { $gone ->
        [0] { color } har minst { $count } { $count ->
                [one] promoverad pjäs
                *[other] promoverade pjäser
            }, men alla åtta bönderna är kvar
        [one] { color } har minst { $count } { $count ->
                [one] promoverad pjäs
                *[other] promoverade pjäser
            }, men bara { $gone } bonde saknas
       *[other] { color } har minst { $count } { $count ->
                [one] promoverad pjäs
                *[other] promoverade pjäser
            }, men bara { $gone } bönder saknas
    }
legal-pawns = { color } har { $count } bönder, fler än 8
legal-passing =
    { $explained ->
        [0] bönder har kommit förbi varandra, men inget har slagits
       *[other] minst { $count } bönder har kommit förbi bonden mitt emot, men slagen förklarar bara { $explained }
    }
legal-castling = { color } uppges ha rätt att rockera, men kungen och tornet började inte där
legal-origins = { color-of } pjäser kan inte alla ha kommit från utgångsställningen
legal-captures =
    { $available ->
        [0] { color-of } bönder måste ha slagit minst { $count ->
                [one] en gång
                *[other] { $count } gånger
            }, men det fanns inget som de kan ha slagit
       *[other] { color-of } bönder måste ha slagit minst { $count } gånger, men kan ha slagit högst { $available } av motståndarens pjäser
    }
legal-kernel =
    { $count ->
        [0] utan slag kan bönderna inte ha nått sina rutor
       *[other] med { $count } slag kan bönderna inte ha nått sina rutor, eller så kan inte tillräckligt många ha promoverats
    }
legal-ranks =
    { $count ->
        [0] utan slag kan bönderna inte ha nått sina rutor
       *[other] med { $count } slag, på vilka rutor de än gjordes, kan bönderna inte ha nått sina rutor, eller så kan en löpare som saknas inte ha slagits på en ruta av sin färg
    }
legal-parity-odd = spelarna har tillsammans gjort ett udda antal drag, så svart måste vara vid draget
legal-parity-even = spelarna har tillsammans gjort ett jämnt antal drag, så vit måste vara vid draget
legal-last-move = { color } har inget möjligt senaste drag
legal-dead = ställningen var död redan före det senaste draget, så att partiet var slut
