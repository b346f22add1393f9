### «Splendor»: вопросы игроку, журнал, действия, параметры и названия.

splendor-title = Роскошь
splendor-summary = Собирайте драгоценные камни, вкладывайте их в шахты, мастерские и лавки, которые удешевляют следующие покупки, и первыми добейтесь расположения вельмож.

## Вопросы игроку

splendor-prompt-action =
    { $takes ->
        [0] { $buys ->
            [0] Забронируйте карту.
           *[other] { $reserves ->
                [0] Купите карту.
               *[other] Купите или забронируйте карту.
            }
        }
       *[other] { $buys ->
            [0] { $reserves ->
                [0] Возьмите камни.
               *[other] Возьмите камни или забронируйте карту.
            }
           *[other] { $reserves ->
                [0] Возьмите камни или купите карту.
               *[other] Возьмите камни, купите или забронируйте карту.
            }
        }
    }
splendor-prompt-pay = Покупка: { $card }. Подтвердите оплату или замените камень золотом.
splendor-prompt-return =
    { $count ->
        [one] У вас больше десяти жетонов: верните { $count } жетон.
        [few] У вас больше десяти жетонов: верните { $count } жетона.
        [many] У вас больше десяти жетонов: верните { $count } жетонов.
       *[other] У вас больше десяти жетонов: верните { $count } жетона.
    }
splendor-prompt-noble = К вам могли бы прийти несколько вельмож: выберите одного.
splendor-prompt-pass = Ни одно действие вам не доступно: пропустите ход.
splendor-note-action =
    { $last ->
        [0] {""}
       *[other] Последний раунд: это ваше последнее действие.
    } { $takes ->
        [0] { $buys ->
            [0] Остальное невозможно: светятся карты и колоды ({ $reserves }).
           *[other] Карты, за которые можете заплатить: { $buys }.
        }
       *[other] Светятся стопки камней ({ $takes }){ $buys ->
            [0] .
           *[other] {" "}и карты, за которые можете заплатить ({ $buys }).
        }
    }
splendor-note-return = Светятся ваши жетоны. Оставить можно десять.
splendor-note-pay = Нажмите на свой светящийся камень, чтобы оставить его и заплатить золотом.
splendor-note-noble = Вельможа — это не действие: один приходит сейчас, другие могут прийти позже.
splendor-note-pass = Нечего брать, покупать или бронировать.

## Журнал

splendor-log-take = { $player } берёт: { $colour }.
splendor-log-return = { $player } возвращает: { $colour }.
splendor-log-reserve =
    { $gold ->
        [0] { $player } бронирует: { $card }; золота не осталось.
       *[other] { $player } бронирует: { $card } и берёт золото.
    }
splendor-log-reserve-blind =
    { $gold ->
        [0] { $player } бронирует вслепую верхнюю карту колоды уровня { $level }; золота не осталось. { $card }
       *[other] { $player } бронирует вслепую верхнюю карту колоды уровня { $level } и берёт золото. { $card }
    }
splendor-log-buy =
    { $reserved ->
        [0] { $player } покупает: { $card }
       *[other] { $player } выкупает бронь: { $card }
    } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }){ $tokens ->
        [0] { "" }, всё покрыли бонусы
       *[other] { "; " }плата: { $paid }
    }.
splendor-log-noble = { $player } принимает визит: { $noble }.
splendor-log-pass = { $player } пропускает ход.

## Счёт и ход игры

splendor-score-cards = Карты развития
splendor-score-nobles = Вельможи
splendor-phase-action = Действие
splendor-phase-pay = Оплата
splendor-phase-return = Возврат жетонов
splendor-phase-noble = Выбор вельможи
splendor-phase-last = Последний раунд
splendor-end-target = Нужное число очков набрано, и раунд доигран.
splendor-end-deadlock = Никто больше не мог ходить, поэтому игра сразу закончилась.

## Параметры

splendor-option-small_takes = Можно ли брать один или два разных камня, когда в запасе есть три цвета или больше.
splendor-option-small_takes-on = Брать меньше камней можно всегда (домашнее правило).
splendor-option-small_takes-off = Пока есть три цвета, берут три разных камня (по правилам игры).
splendor-option-target = Сколько очков завершает игру; обычное число — 15.
splendor-preset-first = Первая партия
splendor-preset-first-note = По правилам игры, до 15 очков.
splendor-preset-short = Наспех
splendor-preset-short-note = Короткая партия, до 10 очков.
splendor-preset-full = Большое состязание
splendor-preset-full-note = Долгая партия, до 21 очка.

## Действия

splendor-action-take = Взять: { $a }
splendor-action-reserve = Забронировать: { $a }
splendor-action-reserve-deck = Забронировать верхнюю карту колоды уровня { $a }
splendor-action-buy = Купить: { $a }
splendor-action-buy-hand = Купить свою забронированную карту { $a }
splendor-action-pass = Пропустить ход
splendor-action-return = Вернуть: { $a }
splendor-action-pay = Заплатить именно так
splendor-action-gold-for = Золото вместо: { $a }
splendor-action-noble = Принять: { $a }

## Что даёт выбор

splendor-effect-reserve = Отныне купить её можете только вы. Она займёт одно из трёх мест.
splendor-effect-buy = Её бонус ваш навсегда.
splendor-effect-buy-hand = Её бонус ваш навсегда, а место освободится.
splendor-effect-noble = Очки считаются сразу.
splendor-effect-pay = Оплата остаётся такой, и карта ваша.
splendor-final-reserve-deck = Карту видите только вы. Увиденное нельзя отменить самостоятельно: нажмите ещё раз.

## Названия

splendor-colour-w = бриллиант
splendor-colour-b = сапфир
splendor-colour-g = изумруд
splendor-colour-r = рубин
splendor-colour-k = оникс
splendor-colour-o = золото
splendor-card = карта уровня { $level }, { $colour }
splendor-noble = вельможа ({ $price })
splendor-price = { $colour } × { $n }
splendor-about-card = уровень { $level }, даёт: { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, цена: { $price }
splendor-about-noble = вельможа, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, нужны карты: { $price }

## Why not, in short

splendor-why-SPL-BUY-01 = Там нет карты.
splendor-why-SPL-BUY-03 =
    { $n ->
        [one] Не хватает { $n } камня, а золота у вас { $have }.
       *[other] Не хватает { $n } камней, а золота у вас { $have }.
    }
splendor-why-SPL-BUY-03-gold = Золотом можно заменить только камень из этой оплаты, пока у вас есть золото.
splendor-why-SPL-TAKE-01 = В запасе не осталось.
splendor-why-SPL-TAKE-02 = Если в запасе не меньше трёх цветов, берут три разных камня.
splendor-why-SPL-TAKE-03 = Осталось { $have }. Для двух одинаковых нужно { $n }.
splendor-why-SPL-TAKE-04-none = У вас нет такого жетона.
splendor-why-SPL-RES-02 = Больше бронировать нельзя: забронированных карт уже { $have }.
splendor-why-SPL-RES-01 = Там больше нет карт.
splendor-why-SPL-NOBLE-01 = Ваших бонусов этому вельможе мало.
splendor-why-SPL-TURN-02 = Вы ещё можете действовать.

## So many of what is paid or comes, in facts about a choice

splendor-goods-w = { $n ->
    [one] { $n } бриллиант
    [few] { $n } бриллианта
    [many] { $n } бриллиантов
   *[other] { $n } бриллианта
 }
splendor-goods-b = { $n ->
    [one] { $n } сапфир
    [few] { $n } сапфира
    [many] { $n } сапфиров
   *[other] { $n } сапфира
 }
splendor-goods-g = { $n ->
    [one] { $n } изумруд
    [few] { $n } изумруда
    [many] { $n } изумрудов
   *[other] { $n } изумруда
 }
splendor-goods-r = { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
    [many] { $n } рубинов
   *[other] { $n } рубина
 }
splendor-goods-k = { $n ->
    [one] { $n } оникс
    [few] { $n } оникса
    [many] { $n } ониксов
   *[other] { $n } оникса
 }
splendor-goods-o = золото: { $n }
splendor-goods-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
 }
splendor-goods-card_w = бонус: { splendor-colour-w }
splendor-goods-card_b = бонус: { splendor-colour-b }
splendor-goods-card_g = бонус: { splendor-colour-g }
splendor-goods-card_r = бонус: { splendor-colour-r }
splendor-goods-card_k = бонус: { splendor-colour-k }
