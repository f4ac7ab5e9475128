### `jadoube legal`: whether a position can arise from the initial position by legal moves (3.10.3).

legal-initial = Az állás szabályos: ez a kezdőállás.
legal-found = Az állás szabályos: { $count } féllépés után előállhat.
legal-illegal = Az állás szabálytalan: { $reason }.
legal-unknown = Nem tudni, szabályos-e az állás: a megadott kereten belül sem játszmát, sem ellentmondást nem sikerült találni.

## Why a position is illegal

legal-men = { color-to } { $count } bábja van, több mint 16
legal-promotions =
    { $gone ->
        [0] { color-to } legalább { $count } átváltozott tisztje van, pedig mind a nyolc gyalogja megvan
       *[other] { color-to } legalább { $count } átváltozott tisztje van, pedig csak { $gone } gyalogja hiányzik
    }
legal-pawns = { color-to } { $count } gyalogja van, több mint 8
legal-passing =
    { $explained ->
        [0] gyalogok jutottak túl egymáson, pedig nem volt ütés
       *[other] legalább { $count } gyalog jutott túl a vele szemben álló gyalogon, de az ütések ebből csak { $explained } gyalogét magyarázzák
    }
legal-castling = { color-to } állítólag joga van sáncolni, de a király és a bástya nem onnan indult
legal-origins = { color } bábjai nem juthattak el mind a kezdőállásból a helyükre
legal-captures =
    { $available ->
        [0] { color } gyalogjai legalább { $count ->
                [one] egyszer
                *[other] { $count } alkalommal
            } ütöttek, de nem volt mit ütniük
       *[other] { color } gyalogjai legalább { $count } alkalommal ütöttek, de az ellenfél bábjai közül legfeljebb { $available } bábot üthettek le
    }
legal-kernel =
    { $count ->
        [0] ütés nélkül a gyalogok nem juthattak a mezőikre
       *[other] { $count } ütéssel a gyalogok nem juthattak a mezőikre, vagy nem változhatott át közülük elég
    }
legal-ranks =
    { $count ->
        [0] ütés nélkül a gyalogok nem juthattak a mezőikre
       *[other] { $count } ütéssel, bármelyik mezőkön történtek is, a gyalogok nem juthattak a mezőikre, vagy egy hiányzó futót nem üthettek le a saját színű mezőin
    }
legal-parity-odd = a két játékos együtt páratlan számú lépést tett, ezért sötétnek kell lépésre következnie
legal-parity-even = a két játékos együtt páros számú lépést tett, ezért világosnak kell lépésre következnie
legal-last-move = { color } egyetlen lépése sem vezethetett ehhez az álláshoz
legal-dead = az utolsó lépés előtt már holt remi volt, tehát a játszma véget ért
