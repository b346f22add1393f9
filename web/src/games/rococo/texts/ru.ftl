### Поле «Рококо»: что на нём стоит и что об этом говорит программа чтения с экрана.

## Места
rococo-board-palace = Дворец
rococo-board-hall-1 = Королевский зал
rococo-board-hall-2 = Второй зал
rococo-board-hall-3 = Третий зал
rococo-board-hall-4 = Четвёртый зал
rococo-board-hall-5 = Пятый зал
rococo-board-fireworks = Фейерверки
rococo-board-statues = Статуи
rococo-board-kitchen-left = Кухня, левая
rococo-board-kitchen-right = Кухня, правая
rococo-board-fountain-left = Фонтан, верх
rococo-board-fountain-right = Фонтан, низ
rococo-board-musicians = Музыканты, { $hall }
rococo-board-jeweller = Ювелир
rococo-board-all-halls = Все залы
rococo-board-favor = Милость королевы
rococo-board-favor-short = Милость
rococo-board-favor-free = свободна, даёт { $n } ливров
rococo-board-garments = Наряды
rococo-board-drawers = Ящики
rococo-board-silk-fold = Шёлк
rococo-board-for-hire = Наём
rococo-board-hire = Работники для найма, следующий за { $n } ливров
rococo-board-jewels = Драгоценности и экзамены
rococo-board-works = Терраса, статуи и кухня
rococo-board-whole = Весь дворец
rococo-board-open = Открыть: { $room }
rococo-board-bag = в мешочке { $n }
rococo-board-round = Раунд { $n } из { $of }

## Цвета по изданию, ранги и вещи
rococo-board-deluxe-azure = { $for ->
    [gown] синее
    [necklace] синее
   *[other] синий
 }
rococo-board-deluxe-rose = { $for ->
    [gown] розовое
    [necklace] розовое
   *[other] розовый
 }
rococo-board-deluxe-jade = { $for ->
    [gown] зелёное
    [necklace] зелёное
   *[other] зелёный
 }
rococo-board-deluxe-amber = { $for ->
    [gown] оранжевое
    [necklace] оранжевое
   *[other] оранжевый
 }
rococo-board-classic-azure = { $for ->
    [gown] жёлтое
    [necklace] жёлтое
   *[other] жёлтый
 }
rococo-board-classic-rose = { $for ->
    [gown] зелёное
    [necklace] зелёное
   *[other] зелёный
 }
rococo-board-classic-jade = { $for ->
    [gown] красное
    [necklace] красное
   *[other] красный
 }
rococo-board-classic-amber = { $for ->
    [gown] синее
    [necklace] синее
   *[other] синий
 }
rococo-board-master = Мастер
rococo-board-journeyman = Подмастерье
rococo-board-apprentice = Ученик
rococo-board-level = уровень { $level }
rococo-board-card-name = { $rank } { $id }
rococo-board-card-level = { $rank } уровня { $level }
rococo-board-gown = платье
rococo-board-coat = костюм
rococo-board-gown-of = { $colour } платье
rococo-board-coat-of = { $colour } костюм
rococo-board-gowns = на балу, { $colour } платье: { $n }
rococo-board-coats = на балу, { $colour } костюм: { $n }
rococo-board-livres = { $n ->
    [one] { $n } ливр
    [few] { $n } ливра
    [many] { $n } ливров
   *[other] { $n } ливра
 }
rococo-board-lace = кружево: { $n }
rococo-board-yarn = нитки: { $n }
rococo-board-prestige = { $n } престижа
rococo-board-silk = { $n } × { $colour } шёлк
rococo-board-tile = Жетон материалов: { $silk }; или { $goods }
rococo-board-needs = нужно: { $what }
rococo-board-master-only = шьёт только Мастер
rococo-board-sells = продажа: { $n } ливров
rococo-board-costs = { $n ->
    [0] бесплатно
    [one] цена { $n } ливр
    [few] цена { $n } ливра
   *[other] цена { $n } ливров
 }
rococo-board-deputes = за делегирование { $n } ливров
rococo-board-free-tile = бесплатный жетон материалов
rococo-board-guest = { $hall }, гость { $n }
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
rococo-board-jewel = { $kind ->
    [ring] { $colour } перстень
   *[necklace] { $colour } ожерелье
 }, цена { $n }
rococo-board-jewel-name = { $kind ->
    [ring] { $colour } перстень
   *[necklace] { $colour } ожерелье
 }
rococo-board-own-jewels = { $kind ->
    [ring] { $colour } перстень: { $n }
   *[necklace] { $colour } ожерелье: { $n }
 }
rococo-board-exam = Экзамен: { $rank }; карт в колоде: { $n }; здесь: { $who }
rococo-board-exam-journeyman = экзамен на Подмастерья
rococo-board-exam-master = экзамен на Мастера
rococo-board-exam-tasks = Экзамен: { $rank }, выполнено заданий: { $n }
rococo-board-exam-deck = Колода экзамена: возьмите одну карту
rococo-board-task-JT1 = Ученик приобретает и оставляет { $a } или { $b } шёлк
rococo-board-task-JT2 = Ученик приобретает и оставляет { $a } или { $b } шёлк
rococo-board-task-JT3 = Ученик приобретает кружево или нитки
rococo-board-task-JT4 = Ученик финансирует декорацию
rococo-board-task-MT1 = Подмастерье шьёт платье
rococo-board-task-MT2 = Подмастерье шьёт костюм
rococo-board-task-MT3 = Мастер шьёт наряд

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
rococo-board-present = представлен в залах: { $n }
rococo-board-masters = нарядов на местах Мастера: { $n }
rococo-board-in-work = В работе
rococo-board-still = Ещё нужно:
rococo-board-save = сберечь { $colour } шёлк
rococo-board-copy = Используйте бонус верхней карты сброса соперника

## Мадам дю Барри
rococo-board-du-barry = Мадам дю Барри
rococo-board-next = Дальше
rococo-board-her-cards = карт впереди в этом раунде: { $hand }, в запасе: { $supply }
rococo-board-her-last = Её последняя карта
rococo-board-her-favor = Она получает милость королевы и 3 престижа.
rococo-board-her-drawer = Она берёт все жетоны из ящика { $n }.
rococo-board-her-place = { $place ->
    [left] Она берёт левый жетон из каждого ящика.
    [centre] Она берёт средний жетон из каждого ящика.
   *[right] Она берёт правый жетон из каждого ящика.
 }
rococo-board-her-tailor = { $from ->
    [left] Она шьёт наряд номер { $n } слева.
   *[right] Она шьёт наряд номер { $n } справа.
 }
rococo-board-her-hire = { $from ->
    [left] Она нанимает работника номер { $n } слева.
   *[right] Она нанимает работника номер { $n } справа.
 }
rococo-board-her-fund = Она финансирует самое дешёвое: { $what }.
rococo-board-her-fireworks = фейерверки
rococo-board-her-kitchen = кухня
rococo-board-her-musicians = музыканты
rococo-board-her-statues = статуи
rococo-board-her-hall = Ещё одна карта показывает, куда идёт наряд: { $hall }.

## Бонусы словами
rococo-board-b-none = без бонуса
rococo-board-b-pay = за { $price }: { $what }
rococo-board-b-lace_or_yarn = одно кружево или нитки
rococo-board-b-random_resource = случайный жетон материалов
rococo-board-b-extra-acquire = ещё одно приобретение жетона
rococo-board-b-extra-tailor = ещё один пошив наряда
rococo-board-b-extra-fund = ещё одно финансирование декорации
rococo-board-b-less = скидка: { $what }
rococo-board-b-must-sell = наряд нужно продать
rococo-board-b-delegate = { $pay ->
    [none] делегировать любого работника без ливров и использовать его бонус
    [printed] делегировать любого работника за указанные ливры
   *[list] делегировать любого работника за { $list } ливров (Мастер, Подмастерье, Ученик)
 }
rococo-board-b-per = { $n ->
    [1] { $gain } за каждое: { $what }
   *[other] { $gain } за каждые { $n }: { $what }
 }
rococo-board-b-colour = { $gain } за каждый { $colour } наряд
rococo-board-b-no-colour = { $gain }, если ваш { $colour } наряд не на балу
rococo-board-b-staff = { $kind ->
    [livres] ливры по размеру персонала: { $list }
   *[prestige] престиж по размеру персонала: { $list }
 }
rococo-board-b-buy = сколько угодно раз: 1 престиж за { $price }
rococo-board-b-discard_silk = сбросить жетоны: 1 престиж за редкий рулон или за 2 обычных
rococo-board-b-use_own_bonus = переложить карту из запаса в сброс и использовать её бонус
rococo-board-b-copy_opponent_bonus = использовать бонус верхней карты сброса соперника
rococo-board-b-claim_favor = милость королевы и { $gain }
rococo-board-b-take_resource = любой жетон из ящика
rococo-board-b-take_jewel = любая драгоценность
rococo-board-of-garment = ваши наряды на балу
rococo-board-of-garment_azure = ваш { $colour } наряд
rococo-board-of-garment_rose = ваш { $colour } наряд
rococo-board-of-decoration = ваши декорации
rococo-board-of-hall_present = залы, где вы представлены
rococo-board-of-garment_in_one_hall = ваши наряды в одном зале
rococo-board-of-master_guest = ваши наряды на местах Мастера
rococo-board-of-pair_lady_gentleman = пары вашего платья и костюма
rococo-board-of-pair_azure_jade = пары ваших платьев двух цветов
rococo-board-of-lace_yarn_pair = пары возвращённых кружева и ниток
rococo-board-of-jewel = ваши драгоценности
rococo-board-of-ring = ваши перстни
rococo-board-of-necklace = ваши ожерелья
rococo-board-of-jewel_set = наборы четырёх разных драгоценностей
rococo-board-of-apprentice = ваши Ученики
rococo-board-if-gentleman_garments = наём, если ваших костюмов на балу: { $n }
rococo-board-if-lady_garments = наём, если ваших платьев на балу: { $n }
rococo-board-if-master_guests = наём, если нарядов на местах Мастера: { $n }
rococo-board-if-livres = наём, если у вас ливров: { $n }
rococo-board-if-jewels = наём, если у вас драгоценностей: { $n }
rococo-board-if-decoration_types = наём, если видов декораций: { $n }
rococo-board-if-stock = наём, если жетонов { $tiles }, кружева { $lace }, ниток { $yarn }
rococo-board-if-prestige = наём, если набрано престижа: { $n }
rococo-board-if-master_exams = наём после экзамена на Мастера
rococo-board-if-halls_present = наём, если вы во всех залах

## Финальный подсчёт
rococo-board-scoring = Финальный подсчёт
rococo-board-step = Шаг { $n }:
rococo-board-step-play = Престиж, полученный за игру
rococo-board-step-livres = Деньги: 1 престиж за 10 ливров; драгоценности
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
