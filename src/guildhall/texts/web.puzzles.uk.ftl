### Задачі та виклики.

web-puzzle = Задача
web-puzzles-lead = Один вибір вочевидь найкращий, і це не той, що першим спадає на думку. Три спроби; кожна відповідь пояснює розрахунок.
web-puzzles-of-day = Задачі дня
web-puzzle-streak = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
 } поспіль: { $game }
web-puzzle-in-a-row = { $n ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
 } поспіль: { $game }
web-puzzle-lit = Сьогоднішня свічка горить.
web-puzzle-light-it = Розв’яжіть задачу дня, і сьогоднішня свічка засвітиться.
web-puzzle-today = сьогодні
web-puzzle-day-lit = розв’язано
web-puzzle-day-dark = не розв’язано
web-puzzle-tries = { $n ->
    [one] Залишилася { $n } спроба
    [few] Залишилося { $n } спроби
    [many] Залишилося { $n } спроб
   *[other] Залишилося { $n } спроби
 }
web-puzzle-solution = Розв’язок
web-puzzle-solved = { $n ->
    [1] Розв’язано з першої спроби
    [2] Розв’язано з другої спроби
   *[other] Розв’язано з третьої спроби
 }
web-puzzle-choice = Вибір
web-puzzle-share = Перемога
web-puzzle-points = Очки
web-puzzle-obvious = очевидний
web-puzzle-at-try = { $n ->
    [1] 1-ша спроба
    [2] 2-га спроба
   *[other] 3-тя спроба
 }
web-puzzle-given-up = підглянуто
web-puzzle-to-solve = чекає
web-puzzle-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
 }
web-puzzle-you = Ви
web-puzzle-solved-head = Саме так!
web-puzzle-given-up-head = Треба було так
web-puzzle-onward = Поки що правильно ({ $n }/{ $all }). Що далі?
web-puzzle-lead = Зіграйте на полі; рушій відповість.
web-puzzle-give-up = Здатися
web-puzzle-see-why = Пояснення каже чому.
web-puzzle-why = Чому?
web-puzzle-analyse = Дошка аналізу
web-puzzle-next = Наступна задача
web-puzzle-what-else = Що ще можна зробити?
web-puzzle-archive = Усі задачі
web-puzzle-seats = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
 }
web-puzzle-difficulty-1 = легка
web-puzzle-difficulty-2 = підступна
web-puzzle-difficulty-3 = важка
web-puzzle-solve = Розв’язувати
web-puzzle-solved-of = Розв’язано { $n } з { $all }
web-puzzle-n = Задача { $n }
puzzle-theme-finish = Останній хід
puzzle-theme-points = Очки можна взяти
puzzle-theme-patience = Краще за очки одразу
puzzle-theme-quiet = Тихий вибір
puzzle-theme-harvest = Очки, що прийдуть згодом
puzzle-theme-race = Не самими очками
puzzle-fact-now = «{ $choice }»: { $before } + { $gain } = { $after } очок зараз.
puzzle-fact-loses = «{ $choice }»: { $before } − { $loss } = { $after } очок зараз.
puzzle-fact-nothing = «{ $choice }» зараз не дає очок.
puzzle-fact-over = «{ $choice }» завершує партію з рахунком { $own } : { $other }, { $won ->
    [1] і це перемога
   *[other] і це не перемога
 }.
puzzle-fact-end = Очікується { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } наприкінці та { $share } % перемоги.
puzzle-fact-lost = Так втрачається { $share } % перемоги.
puzzle-fact-later = Зараз це на { $now ->
    [one] { $now } очко
    [few] { $now } очки
    [many] { $now } очок
   *[other] { $now } очка
 } більше, але наприкінці на { $end ->
    [one] { $end } очко
    [few] { $end } очки
    [many] { $end } очок
   *[other] { $end } очка
 } менше.
puzzle-fact-more = Наприкінці це на { $end ->
    [one] { $end } очко
    [few] { $end } очки
    [many] { $end } очок
   *[other] { $end } очка
 } менше.
web-challenge = Виклик
web-challenge-today = Виклики дня
web-challenge-lead = Той самий розклад для всіх: хто здобуде більше очок?
web-challenge-yours = Ваш результат: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
web-challenge-open = Розклад, якого ще ніхто не знає
web-challenge-best = Найкращий результат: { $name }, { $points }
web-challenge-nobody = Ще ніхто не дограв.
web-challenge-see = Результати
web-challenge-take = Прийняти
web-challenge-play = Грати цей розклад
web-challenge-of-day = Виклик за { $day }
web-challenge-by = Виклик від гравця { $name }
web-challenge-question = той самий розклад, хто набере більше?
web-challenge-against = Кожен грає сам проти таких суперників: { $bots }.
web-challenge-alone = Кожен грає сам.
web-challenge-done = Ви вже зіграли
web-challenge-done-note = Тепер можна подивитися, як грали інші.
web-challenge-begun = Ви вже почали
web-challenge-rules = Прийняти виклик можна один раз, а відкрите не можна повернути назад. Результат – те, чим закінчиться ваша партія тут.
web-challenge-share = Скопіювати посилання для друзів
web-challenge-results = Результати
web-challenge-place = №
web-challenge-name = Ім’я
web-challenge-points = Очки
web-challenge-when = Завершено
web-challenge-won = перемога
web-challenge-helped = з допомогою
web-challenge-playing = { $n ->
    [one] Ще грає { $n } людина.
    [few] Ще грають { $n } людини.
    [many] Ще грають { $n } людей.
   *[other] Ще грає { $n } людини.
 }
web-challenge-hidden = Партії інших показують розклад: їх можна подивитися, коли дограєте.
web-challenge-new = Киньте виклик друзям
web-challenge-new-lead = Виберіть гру, а сервер здасть розклад, якого ніхто не знає. Друзям дістанеться посилання; кожен грає той самий розклад за власним столом.
web-challenge-game = Гра
web-challenge-bot = Який бот
web-challenge-rivals = Суперники
web-challenge-rivals-none = немає, кожен грає сам
web-challenge-rivals-n = { $n ->
    [one] { $n } бот
    [few] { $n } боти
    [many] { $n } ботів
   *[other] { $n } бота
 }
web-challenge-make = Здати розклад
