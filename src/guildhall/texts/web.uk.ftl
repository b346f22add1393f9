### Рамка вебклієнта: усюди, зала, помилки. Тексти сторінок – у `web.<topic>.<lang>.ftl`.

## Усюди

web-nav = Сторінки
web-nav-play = Грати
web-nav-rules = Правила
web-nav-about = Про програму
web-nav-puzzles = Задачі
web-nav-learn = Навчання
web-skip = До вмісту
web-close = Закрити
web-done = Готово
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано
web-loading = Завантаження…
web-to-the-hall = Повернутися до зали
web-settings = Налаштування
web-your-name = Ваше ім’я
web-guest = Гість
web-language = Мова
web-sound = Звук, коли ваша черга
web-link-copied = Посилання скопійовано
web-not-copied = Не скопійовано

## Зала

web-good-morning = Доброго ранку
web-good-morning-name = Доброго ранку, { $name }
web-good-day = Добрий день
web-good-day-name = Добрий день, { $name }
web-good-evening = Добрий вечір
web-good-evening-name = Добрий вечір, { $name }
web-home-lead = Столи накрито. Сідайте або покличте друзів.
web-games = Ігри
web-minutes = { $n } хв
web-play-now = Грати зараз
web-play-now-game = Грати зараз: { $game } проти ботів
web-open-table = Відкрити стіл
web-open-table-game = Відкрити стіл: { $game }
web-your-tables = Ваші столи
web-go-on = Далі
web-earlier-tables = Минулі столи
web-turns-waiting = { $n ->
    [one] На вас чекає { $n } хід.
    [few] На вас чекають { $n } ходи.
    [many] На вас чекає { $n } ходів.
   *[other] На вас чекає { $n } ходу.
 }
web-have-a-link = Вам надіслали посилання?
web-paste-link = Вставте посилання тут
web-no-such-link = Це не посилання на стіл цього сервера.
web-to-the-table = До столу
web-see-result = Результат
web-table-waiting = Зайнято місць: { $taken } із { $all }
web-table-finished = Перемога: { $names }
web-table-lost = Програно
web-table-abandoned = Покинуто
web-unofficial = Неофіційно: видавці ігор цього не створювали, не схвалювали й не підтримують. Купуйте ігри, які вам до вподоби.
web-join = Сісти за стіл
web-record-open = Відкрити запис
web-analysis = Аналіз

## За столом

web-seat-n = Місце { $n }
web-bot-random = Випадковий
web-bot-greedy = Купець
web-bot-mcts = Мислитель { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
web-seat-open = Вільне місце
web-seat-left = більше не за столом
web-seat-bot = бот, { $bot }
web-seat-substitute = поки що грає { $bot }
web-seat-yours = ваше місце
web-seat-online = у мережі
web-seat-away = не в мережі
web-your-turn = Ваша черга
web-thinks = Черга: { $name }

## Що може піти не так

web-error-unknown = Щось пішло не так. Нічого не змінилося.
web-error-load = Сторінку не вдалося завантажити. Спробуйте ще раз.
web-error-offline = Сервер зараз недоступний.
web-error-not-found = Тут нічого немає.
web-error-bad-request = Сервер цього не зрозумів.
web-error-bad-option = Ці параметри не поєднуються.
web-error-bad-seats = Така кількість гравців не підходить.
web-error-invalid-action = Гра не знає такої дії.
web-error-unknown-name = Такої назви немає.
web-error-no-session = Спершу вкажіть своє ім’я.
web-error-forbidden-origin = Ця сторінка має іншу адресу, ніж сервер.
web-error-not-yours = Цей стіл для вас закритий. Попросіть посилання.
web-error-bad-token = Це посилання вже не дійсне.
web-error-too-large = Це забагато за один раз.
web-error-stale = Тим часом щось сталося. Погляньте ще раз.
web-error-illegal-action = Зараз це неможливо.
web-error-not-your-turn = Зараз не ваша черга.
web-error-cannot-undo = Тут нічого не скасувати: щось відкрито або інший гравець уже походив.
web-error-not-playing = Партія не триває.
web-error-not-finished = Партія ще не скінчилася.
web-error-already-started = Партія вже почалася.
web-error-no-open-seat = Вільних місць немає.
web-error-bad-record = Цей стіл почато з іншими правилами чи значеннями, ніж має цей сервер.
web-error-unreadable-record = Це не запис Guildhall, або його частини бракує.
web-error-damaged-record = Цей запис змінено чи пошкоджено: зіграти його так, як написано, не можна.
web-error-other-rules = Цю партію зіграно за іншою версією правил, ніж має цей сервер.
web-error-other-components = Цю партію зіграно з іншими значеннями компонентів, ніж має цей сервер.
web-error-too-many = Надто швидко. Зачекайте хвилинку.
web-error-bot-tables = Уже забагато столів, за якими грають лише боти. Зачекайте, доки одна з цих партій закінчиться.
web-error-no-storage = Сервер зараз не може зберігати. Нічого не змінилося.
web-error-not-agreed = Гравець за столом і ще не дав згоди. Спершу запитайте.
web-error-already-asked = Інше питання про місце ще відкрите.
web-error-disk-full = На сервері немає місця на диску: нічого не збережено й не змінено.
web-error-busy = Сервер зайнятий. Спробуйте трохи згодом.
web-error-bug = На сервері щось пішло не так. Нічого не змінилося.

## Розповідь про ходи та клавіші

web-told = Ходи інших
web-told-of = Хід { $n } з { $all }
web-told-next = Далі
web-told-skip = Пропустити
web-since = Після вашого ходу
web-since-again = Показати ще раз
web-since-none = Після вашого ходу нічого не сталося.
web-key-shift = Shift
web-key-enter = Enter
web-key-esc = Esc
web-key-space = Пробіл
web-legend-next = що можна зробити
web-legend-digits = за числом
web-legend-walk = переходити
web-legend-pick = вибрати
web-legend-confirm = підтвердити
web-legend-clear = скинути
web-legend-log = журнал
web-legend-all = усі клавіші
web-keys = Клавіші
web-keys-next = наступне, що можна зробити
web-keys-previous = попереднє
web-keys-walk = переходити від речі до речі
web-keys-pick = вибрати те, що у фокусі
web-keys-digits = вибрати річ із цією цифрою
web-keys-confirm = підтвердити вибране
web-keys-clear = скинути вибране
web-keys-near = роздивитися зблизька
web-keys-rule = правило про це
web-keys-undo = скасувати
web-keys-hint = попросити підказку
web-keys-skip = пропустити показ ходів
web-keys-since = що сталося після вашого ходу
web-keys-again = показати ще раз
web-keys-log = більший журнал
web-keys-all = усі клавіші

## Puzzles and challenges
web-nav-puzzles = Задачі
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
web-challenge-compare = Порівняти з іншими
web-challenge-friends = Кинути друзям виклик із цим розкладом
web-challenge-new = Киньте виклик друзям
web-challenge-new-lead = Виберіть гру, а сервер здасть розклад, якого ніхто не знає. Друзям дістанеться посилання; кожен грає той самий розклад за власним столом.
web-challenge-rivals = Суперники
web-challenge-rivals-none = немає, кожен грає сам
web-challenge-rivals-n = { $n ->
    [one] { $n } бот
    [few] { $n } боти
    [many] { $n } ботів
   *[other] { $n } бота
 }
web-challenge-make = Здати розклад
web-error-play-first = Ця партія показує розклад виклику. Спершу зіграйте його, тоді зможете подивитися.
web-error-no-challenge = Передати можна лише розклад партії, яку ви дограли тут самі або проти ботів.
web-error-bad-tree = Це не дерево варіантів, яке тут можна зіграти.
web-error-bad-tree-move = У дереві неможливий хід { $n }: «{ $move }».
web-error-bad-position = До такої позиції партія прийти не може.
web-error-not-alone = У цій партії грають інші. Її можна буде аналізувати, коли вона закінчиться.
web-error-trees-full = Ви вже ділитеся стількома деревами, скільки можна. Спершу відкличте одне.

## Вчитися граючи

web-learn-game = Навчитися: { $game }
web-learn-offer = Ви тут уперше? Зіграйте першу партію з наставником
web-learn-offer-text = { $game } на справжньому полі: одна думка, одне-два речення, і ви робите це самі.
web-learn-offer-minutes =
    { $n ->
        [one] близько { $n } хвилини
        [few] близько { $n } хвилин
        [many] близько { $n } хвилин
       *[other] близько { $n } хвилини
    }
web-learn-offer-next = Далі урок { $n }.
web-lessons-of = з { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ще близько { $n } хвилини
        [few] ще близько { $n } хвилин
        [many] ще близько { $n } хвилин
       *[other] ще близько { $n } хвилини
    }
web-lesson-begin = Почати
web-lesson-on = Далі
