### The Preface, and Article 14 of 2009.

preface-uncovered = ниједан члан ово не регулише: „{ $text }“
preface-uncovered-like = ниједан члан ово не регулише: „{ $text }“; аналогни случајеви: { $articles }
preface-decided-like = одлучено по аналогији са случајем из члана { $article }
preface-decided-otherwise = одлучено другачије од наведених аналогних случајева
preface-put-to-fide = питање се упућује ФИДЕ: „{ $text }“
preface-own-rule = важи сопствено правило савеза { $federation }: { $rule }
preface-own-rules-void = сопствена правила савеза { $federation } не важе: { $objection }
preface-tried-out = испробавају се вредности правила које нису из овог издања
own-rule-lose-at = партија је изгубљена { $count }. нелегалним потезом
own-rule-illegal-time = за нелегалан потез противник добија { $time }
own-rule-claim-time = за нетачну рекламацију противник добија { $time }
own-rule-late-arrival = ко стигне после дозвољеног времена кашњења губи у сваком случају
own-rule-two-hands = потез обема рукама сматра се нелегалним потезом
objection-conflict = у сукобу су са Правилима шаха
objection-territory = такмичење није на територији савеза
objection-fide = такмичење припада ФИДЕ или га ФИДЕ рејтингује
asked-uncovered = како се одлучује о случају који ниједан члан не регулише
answer-like-first = као први
answer-like-second = као други
answer-like-third = као трећи
answer-otherwise = другачије
finding-other-notation = { color } не записује алгебарском нотацијом, па формулар не важи као доказ
impossible-no-article = у овом издању нема члана { $number }
