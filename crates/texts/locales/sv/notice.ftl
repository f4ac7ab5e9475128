# A ruling as a notice to print.

notice-title = Domslut
notice-competition = Tävling
notice-round = Rond
notice-board = Bord
notice-white = Vit
notice-black = Svart
notice-date = Datum
notice-laws = Schackreglerna
notice-edition = utgåva { $edition }, { $regime }
notice-happened = Vad som hände
notice-ruling = Domslut
notice-after = Efter domslutet
notice-over = partiet är slut: { $score }; vit har { $white } och svart { $black } på klockan
notice-over-untimed = partiet är slut: { $score }
notice-clocks = vit har { $white } och svart { $black } på klockan
notice-running =
    vit har { $white } och svart { $black } på klockan; { color } är vid draget och { $running ->
        [white] vits
       *[black] svarts
    } klocka går
notice-stopped = vit har { $white } och svart { $black } på klockan; klockorna är stoppade; { color } är vid draget
notice-appeals = Överklagande
notice-appeal = En spelare får överklaga detta beslut om inte tävlingens regler säger något annat (§ { $article }). Tävlingen meddelar tidsfrist och form för överklaganden.
notice-no-appeal = Tävlingens regler medger inte överklaganden.
notice-time-and-place = Datum och tid
notice-signature = Domare
