### Article 8: the scoresheets.

sheet-times-noted = { color } бележи времена на сатовима, што је дозвољено
sheet-notes = { color } пише оно што не припада формулару
sheet-electronic = { color } записује на сертификованом електронском формулару
sheet-paper-only = { color } мора да пише руком на формулару предвиђеном за такмичење
sheet-replaced = формулар { color-of } је неисправан и замењује се
sheet-hidden = { color } држи формулар тако да га судија не види
sheet-updates-on-own-time = { color } није записивао потезе и сада попуњава формулар на терет свог времена
sheet-both-update = ниједан играч није записивао потезе; оба попуњавају формуларе док сатови стоје
sheet-up-to-date = формулар { color-of } је потпун
sheet-moved-before-update = { color } је повукао фигуру пре него што је попунио формулар
sheet-borrowed = { color } сме да користи противников формулар и враћа га пре него што повуче потез
sheet-may-not-borrow = { color } сада не сме да узме противников формулар
sheet-returned = { color } је вратио противников формулар
sheet-not-returned = { color } је повукао потез, а није вратио противников формулар
sheet-reconstruct = ниједан формулар није потпун: записују се позиција, време белог { $white-time }, време црног { $black-time } и број комплетираних потеза { $white-moves } и { $black-moves }; затим играчи реконструишу партију на другој табли
sheet-overstep-unproved = не може да се докаже да је { color } прекорачио време; следећи потез је први у новом периоду
sheet-moves-proved =
    { $count ->
        [one] постоји доказ да је { color } комплетирао { $count } потез
        [few] постоји доказ да је { color } комплетирао { $count } потеза
       *[other] постоји доказ да је { color } комплетирао { $count } потеза
    }
sheet-wrong-result-signed = оба играча су потписала { $score }, што није резултат партије; остаје на снази ако судија не одлучи другачије
sheet-wrong-result-signed-untold = оба играча су потписала резултат који није резултат партије; остаје на снази ако судија не одлучи другачије
sheets-agree = формулари се слажу међусобно и са одиграним потезима
sheet-ends = формулар { color-of } завршава се пре { $number }
sheet-parts = формулар { color-of } одступа од одиграних потеза код { $number }: пише „{ $written }“, а одиграно је { $move }
sheets-part = формулари се међусобно разликују код { $number }: бели има „{ $white }“, црни има „{ $black }“
sheets-part-by-length = формулари се међусобно разликују код { $number }: само је { color } ту записао „{ $written }“

## What the arbiter is asked

asked-overstepped = да ли је { color } прекорачио време
asked-signed-result = да ли важи резултат који су оба играча потписала
asked-dead = да ли је ово позиција у којој нико више не може да матира
asked-both-flags = да ли се партија наставља, као пре последњег периода, или је реми, као у последњем
answer-overstepped = прекорачено
answer-reached = на време
answer-unproved = не може да се докаже
answer-stands = важи
answer-corrected = исправља се
impossible-not-before = позиција која се успоставља мора бити пре неправилности
pgn-set-up = Ову позицију је поставио судија; пре ње је записано: { $moves }
