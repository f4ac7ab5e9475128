### Guideline III: games without increment.

quickplay-announced = објављена су упутства за партије без додатног времена по потезу
quickplay-not-here = правила за партије без додатног времена по потезу овде не важе
quickplay-not-on-move = { color } није на потезу
quickplay-time-left = { color } нема мање од два минута за све преостале потезе
quickplay-flag-down = заставица { color-of } је већ пала
quickplay-no-five-seconds = { color } не може овако да тражи пет секунди
quickplay-asked =
    { $mode ->
        [delay] { color } тражи одлагање од пет секунди за оба играча, што је и понуда ремија
       *[increment] { color } тражи додатак од пет секунди по потезу за оба играча, што је и понуда ремија
    }
quickplay-granted =
    { $mode ->
        [delay] судија прихвата захтев { color-of } за одлагање
       *[increment] судија прихвата захтев { color-of } за додатно време
    }
quickplay-refused = судија не прихвата захтев { color-of }
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } рекламира реми: противник не може да добије нормалним средствима
        [no-effort] { color } рекламира реми: противник не улаже напор да добије нормалним средствима
       *[both] { color } рекламира реми: противник не може да добије нормалним средствима и не улаже напор
    }
quickplay-agreed = судија прихвата рекламацију { color-of }
quickplay-postponed = судија одлаже одлуку о рекламацији { color-of }
quickplay-rejected = судија одбија рекламацију { color-of }
quickplay-final = ова одлука је коначна
quickplay-fell = заставица { color-of } је пала, а о рекламацији још није одлучено
quickplay-declared = судија проглашава реми
quickplay-concluded = { color } рекламира реми без присутног судије, чиме се партија завршава
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } тврди да се партија не може добити нормалним средствима
        [no-effort] { color } тврди да противник није улагао напор да добије нормалним средствима
       *[both] { color } тврди да се партија не може добити нормалним средствима и да противник није улагао напор
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } предаје попуњен формулар
       *[position] { color } записује завршну позицију
    }
quickplay-confirmed =
    { $evidence ->
        [sheet] { color } потврђује формулар
       *[position] { color } потврђује завршну позицију
    }
quickplay-disputed =
    { $evidence ->
        [sheet] { color } не потврђује формулар
       *[position] { color } не потврђује завршну позицију
    }
quickplay-referred = рекламација { color-of } упућује се судији
quickplay-five-seconds =
    { $mode ->
        [delay] оба играча имају одлагање од пет секунди по потезу
       *[increment] оба играча добијају пет секунди по потезу
    }
asked-five-seconds = да ли се уводи пет секунди по потезу, како тражи { color }
asked-quickplay-claim = да ли се прихвата рекламација ремија { color-of }
asked-final-position = заставица { color-of } је пала; да ли се завршна позиција не може добити нормалним средствима или напор није био довољан
asked-opponent-of-fallen = заставица { color-of } је пала; да ли противник не може да добије нормалним средствима или напор није био довољан
asked-referred = да ли се прихвата рекламација ремија { color-of }, поднета без присутног судије
answer-agree = прихвата
answer-postpone = одлаже
answer-postpone-with-time = одлаже уз додатно време
answer-reject = одбија
answer-drawn = реми
