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
web-rivals = Суперники
web-rivals-game = Суперники: { $game }
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
web-bots-levels = Рівні
web-bots-compared = Для порівняння
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
