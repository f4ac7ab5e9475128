### The command `laws`: Articles, terms and what differs between editions.

laws-article = Члан { $article } ({ $edition })
laws-other-editions = У другим издањима
laws-same = исто
laws-other-parts = исто, са другим деловима
laws-no-counterpart = ништа о овоме
laws-terms = Појмови
laws-parts = Његови делови
laws-cases =
    { $count ->
        [one] Наводи га { $count } случај
        [few] Наводе га { $count } случаја
       *[other] Наводи га { $count } случајева
    }
laws-also = такође: { $words }
laws-other-languages = На другим језицима
laws-interim = Текст из { $edition }. важио је само пола године. Наведен је као издање после њега, са познатим разликама.
laws-unknown = ниједно издање нема члан „{ $found }“: да ли сте мислили { $nearest }?
laws-unknown-in-edition = издање из { $edition }. нема члан „{ $found }“: да ли сте мислили { $nearest }?
laws-unknown-term = „{ $found }“ није појам из правила: да ли сте мислили { $nearest }?
laws-nothing-found = ниједан члан и ниједан појам не каже „{ $found }“

## What Jadoube does about an Article

treatment-enforced = спроводи се
treatment-ruled = пресуђује се
treatment-asked = пита се
treatment-recorded = бележи се
treatment-guidance = упутство
treatment-pending = још не
treatment-enforced-does = { "Jadoube" } то спроводи: нико не може непримећено да га прекрши.
treatment-ruled-does = { "Jadoube" } пресуђује када се деси, примети или рекламира.
treatment-asked-does = { "Jadoube" } пита судију, уз одговоре које правила допуштају.
treatment-recorded-does = { "Jadoube" } то бележи као чињеницу партије или такмичења.
treatment-guidance-does = Нема шта да се ради: то је одређење или савет.
treatment-pending-does = { "Jadoube" } о томе још не ради ништа.

## Two editions beside each other

laws-compare = Од { $from }. до { $to }.
laws-compare-note = Пореде се наши редови о члановима, а не текст правила; наслови су изостављени.
change-added = Додато: { $count }
change-removed = Уклоњено: { $count }
change-changed = Измењено: { $count }
change-renumbered = Само други број: { $count }
change-same = Непромењено: { $count }

## What is wrong with a command line of `laws` or `rule`

usage-unknown = нема опције { $argument }
usage-unknown-near = нема опције { $argument }: да ли сте мислили { $near }?
usage-value-missing = опција { $argument } тражи вредност
usage-number-of-values = опција { $argument } има премало или превише вредности
usage-twice = опција { $argument } наведена је двапут
usage-conflict = опција { $argument } не иде уз { $other }
usage-missing = недостаје: { $argument }
usage-edition = година издања: { $names }
usage-help = Више: { $command }
