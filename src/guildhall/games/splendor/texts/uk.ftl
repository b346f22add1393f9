### «Splendor»: запитання до гравця, журнал, дії, параметри та назви.

splendor-title = Splendor
splendor-summary = Збирайте коштовне каміння, вкладайте його в копальні, майстерні та крамниці, що здешевлюють наступні покупки, і першими здобудьте прихильність вельмож.

## Запитання до гравця

splendor-prompt-action =
    { $takes ->
        [0] { $buys ->
            [0] Зарезервуйте карту.
           *[other] { $reserves ->
                [0] Купіть карту.
               *[other] Купіть або зарезервуйте карту.
            }
        }
       *[other] { $buys ->
            [0] { $reserves ->
                [0] Візьміть камені.
               *[other] Візьміть камені або зарезервуйте карту.
            }
           *[other] { $reserves ->
                [0] Візьміть камені або купіть карту.
               *[other] Візьміть камені, купіть або зарезервуйте карту.
            }
        }
    }
splendor-prompt-pay = Купівля: { $card }. Підтвердьте оплату або замініть камінь золотом.
splendor-prompt-return =
    { $count ->
        [one] У вас більше десяти жетонів: поверніть { $count } жетон.
        [few] У вас більше десяти жетонів: поверніть { $count } жетони.
        [many] У вас більше десяти жетонів: поверніть { $count } жетонів.
       *[other] У вас більше десяти жетонів: поверніть { $count } жетона.
    }
splendor-prompt-noble = До вас могли б прийти кілька вельмож: оберіть одного.
splendor-prompt-pass = Жодна дія вам не доступна: пропустіть хід.
splendor-note-action =
    { $last ->
        [0] {""}
       *[other] Останній раунд: це ваша остання дія.
    } { $takes ->
        [0] { $buys ->
            [0] Інше неможливо: світяться карти й колоди ({ $reserves }).
           *[other] Карти, за які можете заплатити: { $buys }.
        }
       *[other] Світяться стоси каменів ({ $takes }){ $buys ->
            [0] .
           *[other] {" "}і карти, за які можете заплатити ({ $buys }).
        }
    }
splendor-note-return = Світяться ваші жетони. Залишити можна десять.
splendor-note-pay = Натисніть свій камінь, що світиться, щоб лишити його й заплатити золотом.
splendor-note-noble = Вельможа — це не дія: один приходить зараз, інші можуть прийти згодом.
splendor-note-pass = Немає чого брати, купувати чи резервувати.

## Журнал

splendor-log-take = { $player } бере: { $colour }.
splendor-log-return = { $player } повертає: { $colour }.
splendor-log-reserve =
    { $gold ->
        [0] { $player } резервує: { $card }; золота не лишилося.
       *[other] { $player } резервує: { $card } і бере золото.
    }
splendor-log-reserve-blind =
    { $gold ->
        [0] { $player } потай резервує верхню карту колоди рівня { $level }; золота не лишилося. { $card }
       *[other] { $player } потай резервує верхню карту колоди рівня { $level } і бере золото. { $card }
    }
splendor-log-buy =
    { $reserved ->
        [0] { $player } купує: { $card }
       *[other] { $player } купує з резерву: { $card }
    } ({ $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }){ $tokens ->
        [0] { "" }, усе покрили бонуси
       *[other] { "; " }плата: { $paid }
    }.
splendor-log-noble = { $player } приймає візит: { $noble }.
splendor-log-pass = { $player } пропускає хід.

## Рахунок і перебіг гри

splendor-score-cards = Карти розвитку
splendor-score-nobles = Вельможі
splendor-phase-action = Дія
splendor-phase-pay = Оплата
splendor-phase-return = Повернення жетонів
splendor-phase-noble = Вибір вельможі
splendor-phase-last = Останній раунд
splendor-end-target = Потрібну кількість очок набрано, і раунд дограно.
splendor-end-deadlock = Ніхто більше не міг ходити, тому гра одразу закінчилася.

## Параметри

splendor-option-small_takes = Чи можна брати один або два різні камені, коли в запасі є три кольори чи більше.
splendor-option-small_takes-on = Брати менше каменів можна завжди (домашнє правило).
splendor-option-small_takes-off = Поки є три кольори, беруть три різні камені (за правилами гри).
splendor-option-target = Скільки очок завершує гру; звичайна кількість — 15.
splendor-preset-first = Перша партія
splendor-preset-first-note = За правилами гри, до 15 очок.
splendor-preset-short = Поспіхом
splendor-preset-short-note = Коротка партія, до 10 очок.
splendor-preset-full = Велике змагання
splendor-preset-full-note = Довга партія, до 21 очка.

## Дії

splendor-action-take = Взяти: { $a }
splendor-action-reserve = Зарезервувати: { $a }
splendor-action-reserve-deck = Зарезервувати верхню карту колоди рівня { $a }
splendor-action-buy = Купити: { $a }
splendor-action-buy-hand = Купити свою зарезервовану карту { $a }
splendor-action-pass = Пропустити хід
splendor-action-return = Повернути: { $a }
splendor-action-pay = Заплатити саме так
splendor-action-gold-for = Золото замість: { $a }
splendor-action-noble = Прийняти: { $a }

## Що дає вибір

splendor-effect-reserve = Відтепер купити її можете лише ви. Вона займе одне з трьох місць.
splendor-effect-buy = Її бонус ваш назавжди.
splendor-effect-buy-hand = Її бонус ваш назавжди, а місце звільниться.
splendor-effect-noble = Очки рахуються одразу.
splendor-effect-pay = Оплата лишається такою, і карта ваша.
splendor-final-reserve-deck = Карту бачите лише ви. Побачене не можна скасувати самостійно: натисніть ще раз.

## Назви

splendor-colour-w = діамант
splendor-colour-b = сапфір
splendor-colour-g = смарагд
splendor-colour-r = рубін
splendor-colour-k = онікс
splendor-colour-o = золото
splendor-card = карта рівня { $level }, { $colour }
splendor-noble = вельможа ({ $price })
splendor-price = { $colour } × { $n }
splendor-about-card = рівень { $level }, дає: { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }, ціна: { $price }
splendor-about-noble = вельможа, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }, потребує карт: { $price }

## Why not, in short

splendor-why-SPL-BUY-01 = Там немає карти.
splendor-why-SPL-BUY-03 =
    { $n ->
        [one] Бракує { $n } каменя, а золота у вас { $have }.
       *[other] Бракує { $n } каменів, а золота у вас { $have }.
    }
splendor-why-SPL-BUY-03-gold = Золотом можна замінити лише камінь із цієї оплати, поки у вас є золото.
splendor-why-SPL-TAKE-01 = У запасі не лишилося.
splendor-why-SPL-TAKE-02 = Якщо в запасі щонайменше три кольори, беруть три різні камені.
splendor-why-SPL-TAKE-03 = Лишилося { $have }. Для двох однакових треба { $n }.
splendor-why-SPL-TAKE-04-none = У вас немає такого жетона.
splendor-why-SPL-RES-02 = Більше резервувати не можна: карт у резерві вже { $have }.
splendor-why-SPL-RES-01 = Там більше немає карт.
splendor-why-SPL-NOBLE-01 = Ваших бонусів цьому вельможі не досить.
splendor-why-SPL-TURN-02 = Ви ще можете діяти.

## So many of what is paid or comes, in facts about a choice

splendor-goods-w = { $n ->
    [one] { $n } діамант
    [few] { $n } діаманти
    [many] { $n } діамантів
   *[other] { $n } діаманта
 }
splendor-goods-b = { $n ->
    [one] { $n } сапфір
    [few] { $n } сапфіри
    [many] { $n } сапфірів
   *[other] { $n } сапфіра
 }
splendor-goods-g = { $n ->
    [one] { $n } смарагд
    [few] { $n } смарагди
    [many] { $n } смарагдів
   *[other] { $n } смарагда
 }
splendor-goods-r = { $n ->
    [one] { $n } рубін
    [few] { $n } рубіни
    [many] { $n } рубінів
   *[other] { $n } рубіна
 }
splendor-goods-k = { $n ->
    [one] { $n } онікс
    [few] { $n } онікси
    [many] { $n } оніксів
   *[other] { $n } онікса
 }
splendor-goods-o = золото: { $n }
splendor-goods-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
 }
splendor-goods-card_w = бонус: { splendor-colour-w }
splendor-goods-card_b = бонус: { splendor-colour-b }
splendor-goods-card_g = бонус: { splendor-colour-g }
splendor-goods-card_r = бонус: { splendor-colour-r }
splendor-goods-card_k = бонус: { splendor-colour-k }
