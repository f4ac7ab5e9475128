### Appendices A and B, rapid and blitz, and Guideline II, Chess960.

rapid-is-rapid = по времену за размишљање ово је партија убрзаног шаха
rapid-is-blitz = по времену за размишљање ово је брзопотезна партија
rapid-no-recording = играчи не морају да записују потезе
rapid-announced-full = објављено је да се примењују Правила за такмичења
rapid-announced-reduced = објављено је да се Правила за такмичења примењују уз измене из овог додатка
rapid-enough-arbiters =
    { $count ->
        [one] један судија надзире { $count } партију, што је дозвољено
        [few] један судија надзире { $count } партије, што је дозвољено
       *[other] један судија надзире { $count } партија, што је дозвољено
    }
rapid-too-few-arbiters =
    { $count ->
        [one] један судија надзире { $count } партију, што је превише
        [few] један судија надзире { $count } партије, што је превише
       *[other] један судија надзире { $count } партија, што је превише
    }
rapid-arbiter-records = судија или помоћник записује потезе
rapid-arbiter-does-not-record = ни судија ни помоћник не записују потезе
rapid-full = примењују се Правила за такмичења
rapid-reduced = Правила за такмичења примењују се уз измене из овог додатка
rapid-blitz-as-rapid = брзопотезна партија игра се по правилима убрзаног шаха
rapid-sheet-given = { color } тражи формулар и добија га
rapid-no-sheet = { color } тражи формулар, на који нема право
rapid-look = { color } гледа судијин формулар, { $number }. пут
rapid-no-look = { color } сада нема право да види судијин формулар
rapid-looks-used-up = { color } је тражио судијин формулар онолико пута колико је дозвољено; више од тога омета противника
rapid-pieces-stand = касно је за рекламацију постављених фигура
rapid-board-stands = касно је за рекламацију положаја табле
rapid-clock-stands = касно је за рекламацију подешавања сата
rapid-flag-left = заставица { color-of } је пала, а на играчима је да то кажу
rapid-illegal-left = { color } је повукао нелегалан потез, а на противнику је да га рекламира
rapid-touch-left = потез { color-of } није међу онима које додирнуте фигуре дозвољавају, а на противнику је да то рекламира
rapid-own-flag-down = { color } рекламира победу због времена, али је и заставица { color-of } пала
rapid-waits = позиција је нелегална; судија чека да се комплетира следећи потез
rapid-still-illegal = нелегална позиција је и даље на табли
rapid-lawful-again = позиција више није нелегална
rapid-no-illegal-position = нема нелегалне позиције због које би судија реаговао
rapid-agrees = { color } пристаје да се нелегалан потез исправи
rapid-corrected = играчи су се сложили да се нелегалан потез исправи
rapid-nothing-to-correct = нема нелегалног потеза на чију би исправку { color } могао да пристане
rapid-shorter-penalty = у оваквој партији казна је { $time }
rapid-castling-barred = { color } не сме да рокира
rapid-castling-barred-with = { color } не сме да рокира топом са поља { $square }
asked-schedule = да ли би распоред такмичења трпео када би сатови остали овако подешени
chess960-drawn = извучена је почетна позиција { $number }: { $array }
chess960-about-to-castle = { color } најављује рокаду
chess960-by-hand = { color } рокира руком и још мора да спусти краља
chess960-no-number = очекује се број од 0 до 959, а не { $number }
chess960-no-throw = очекује се бацање од 1 до 6, а не { $number }
chess960-no-cards = међу картама се очекују краљ, дама, два топа, два ловца и два скакача
chess960-too-few = премало бацања или дељења за почетну позицију
