### Поле «Рококо»: что на нём стоит и что об этом говорит программа чтения с экрана.

## Места
rococo-board-palace = Дворец
rococo-board-all-halls = Все залы
rococo-board-favor = Милость королевы
rococo-board-favor-short = Милость
rococo-board-favor-free = { $n ->
    [one] свободна, даёт { $n } ливр
    [few] свободна, даёт { $n } ливра
   *[other] свободна, даёт { $n } ливров
 }
rococo-board-garments = Наряды
rococo-board-drawers = Ящики
rococo-board-silk-fold = Шёлк
rococo-board-for-hire = Наём
rococo-board-hire = { $n ->
    [0] Работники для найма, следующий бесплатно
    [one] Работники для найма, следующий за { $n } ливр
    [few] Работники для найма, следующий за { $n } ливра
   *[other] Работники для найма, следующий за { $n } ливров
 }
rococo-board-jewels = Драгоценности и экзамены
rococo-board-works = Терраса, статуи и кухня
rococo-board-whole = Весь дворец
rococo-board-open = Открыть: { $room }
rococo-board-bag = в мешочке { $n }
rococo-board-round = Раунд { $n } из { $of }

## Вещи
rococo-board-gown = платье
rococo-board-coat = костюм
rococo-board-worn = на балу, { $what }: { $n }
rococo-board-costs = { $n ->
    [0] бесплатно
    [one] цена { $n } ливр
    [few] цена { $n } ливра
   *[other] цена { $n } ливров
 }
rococo-board-free-tile = бесплатный жетон материалов
rococo-board-master-space = только для сшитого Мастером
rococo-board-free = свободно
rococo-board-free-short = { $n } своб.
rococo-board-free-spaces = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
 }
rococo-board-terrace = гость Террасы считается × { $n }
rococo-board-first = первое место { $n }: { $who }
rococo-board-second = второе место { $n }: { $who }
rococo-board-nobody = никто
rococo-board-empty-window = пустое окно, цена { $n }
rococo-board-leaves = исчезнет в конце раунда
rococo-board-jewel = { $what }, цена { $n }
rococo-board-exam = { $exam }; карт в колоде: { $n }; здесь: { $who }
rococo-board-exam-tasks = { $exam }, выполнено заданий: { $n }
rococo-board-exam-deck = Экзаменационная колода: возьмите одну карту

## Люди
rococo-board-starts = первый игрок
rococo-board-ready = карты выбраны
rococo-board-choosing = выбирает карты
rococo-board-hand = карт на руке: { $n }
rococo-board-no-hand = на руке нет карт
rococo-board-in-play = в игре
rococo-board-top = верх сброса
rococo-board-supply = Запас: { $n }
rococo-board-discard = Сброс: { $n }
rococo-board-staff = персонал: { $n }
rococo-board-special = Специализированный
rococo-board-silk-rack = жетонов материалов: { $n }
rococo-board-no-silk = шёлка пока нет
rococo-board-income = доход в конце раунда: { $n }
rococo-board-decorations = декораций: { $n }
rococo-board-present = присутствие в залах: { $n }
rococo-board-masters = нарядов на местах Мастера: { $n }
rococo-board-in-work = В работе
rococo-board-still = Ещё нужно:
rococo-board-save = сэкономить { $colour } шёлк
rococo-board-copy = Используйте бонус верхней карты сброса соперника

## Лоток
rococo-board-your-silk = Ваш шёлк
rococo-board-your-goods = Ваши вещи
rococo-board-works-now = работает
rococo-board-leaves-game = выходит из игры
rococo-board-actions = Действия
rococo-board-not-this = Не этим бонусом.
rococo-board-act-favor = Милость
rococo-board-act-acquire = Приобрести
rococo-board-act-tailor = Сшить
rococo-board-act-hire = Нанять
rococo-board-act-depute = Делегировать
rococo-board-act-fund = Декорация
rococo-board-act-exam = Экзамен
rococo-board-does-favor = в следующем раунде вы первые
rococo-board-does-acquire = жетон или его кружево или нитки
rococo-board-does-tailor = наряд, напрокат или на продажу
rococo-board-does-hire = карта на руку
rococo-board-does-depute = карта выходит из игры
rococo-board-does-fund = профинансировать для дворца
rococo-board-does-exam = карта экзаменационной колоды вместо этой
rococo-board-now-tailor = по карману { $n } из { $of }
rococo-board-none-tailor = Ни один вам не по карману.
rococo-board-now-hire = на руку, одна из { $n }
rococo-board-now-depute = { $rank ->
    [2] Мастер
    [1] Подмастерье
   *[other] Ученик
 } выходит из игры
rococo-board-now-fund = { $n ->
    [one] { $n } место за { $price }
    [few] { $n } места за { $price }
   *[other] { $n } мест за { $price }
 }
rococo-board-favor-taken = В этом раунде её имеет { $who }.
rococo-board-nothing-there = Здесь ничего нет.
rococo-board-lacking = нужно
rococo-board-hired = нанят
rococo-board-page-palace = Дворец
rococo-board-page-garments = Наряды
rococo-board-page-silk = Шёлк
rococo-board-page-hire = Наём
rococo-board-page-jewels = Драгоц.

## Мадам Дюбарри
rococo-board-next = Дальше
rococo-board-her-cards = карт впереди в этом раунде: { $hand }, в запасе: { $supply }
rococo-board-her-last = Её последняя карта
rococo-board-her-hall = Ещё одна карта показывает, куда идёт наряд: { $hall }.

## Финальный подсчёт
rococo-board-scoring = Финальный подсчёт
rococo-board-step = Шаг { $n }:
rococo-board-step-play = Престиж, полученный за игру
rococo-board-step-livres = Деньги: 1 очко престижа за 10 ливров; драгоценности
rococo-board-step-crowns = Работники с короной; милость королевы
rococo-board-step-halls = Большинство в пяти залах
rococo-board-step-fireworks = Большинство в фейерверках
rococo-board-step-terrace = Наряды на Террасе, вдвое или втрое
rococo-board-step-statues = Статуи: наборы разных цветов
rococo-board-step-garments = Наряды, декорации и бонус «Все залы»
rococo-board-row-livres = ливры
rococo-board-row-jewels = драгоц.
rococo-board-row-crowns = короны
rococo-board-row-favor = милость
rococo-board-row-hall1 = I
rococo-board-row-hall2 = II
rococo-board-row-hall3 = III
rococo-board-row-hall4 = IV
rococo-board-row-hall5 = V
rococo-board-row-garments = наряды
rococo-board-row-decorations = декорации
rococo-board-row-all-halls = все залы
rococo-board-row-tiles = жетоны
rococo-board-gained = шаг
rococo-board-sum = всего
rococo-board-back = Назад
rococo-board-next-step = Следующий шаг
