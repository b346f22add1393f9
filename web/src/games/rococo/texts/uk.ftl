### Ігрове поле «Рококо»: що на ньому стоїть і що про це каже читач екрана.

## Місця
rococo-board-palace = Палац
rococo-board-hall-1 = Королівська зала
rococo-board-hall-2 = Друга зала
rococo-board-hall-3 = Третя зала
rococo-board-hall-4 = Четверта зала
rococo-board-hall-5 = П’ята зала
rococo-board-fireworks = Феєрверки
rococo-board-statues = Статуї
rococo-board-kitchen-left = Кухня, ліва
rococo-board-kitchen-right = Кухня, права
rococo-board-fountain-left = Фонтан, верх
rococo-board-fountain-right = Фонтан, низ
rococo-board-musicians = Музиканти, { $hall }
rococo-board-jeweller = Ювелір
rococo-board-all-halls = Усі зали
rococo-board-favor = Прихильність королеви
rococo-board-favor-short = Прихильність
rococo-board-favor-free = вільна, дає { $n } ліврів
rococo-board-garments = Одяг
rococo-board-drawers = Шухляди
rococo-board-silk-fold = Шовк
rococo-board-for-hire = Найм
rococo-board-hire = Працівники до найму, наступний за { $n } ліврів
rococo-board-jewels = Коштовності й екзамени
rococo-board-works = Тераса, статуї та кухня
rococo-board-whole = Увесь палац
rococo-board-open = Відкрити: { $room }
rococo-board-bag = у мішечку { $n }
rococo-board-round = Раунд { $n } із { $of }

## Кольори за виданням, типи й речі
rococo-board-deluxe-azure = { $for ->
    [gown] синя
    [necklace] синє
   *[other] синій
 }
rococo-board-deluxe-rose = { $for ->
    [gown] рожева
    [necklace] рожеве
   *[other] рожевий
 }
rococo-board-deluxe-jade = { $for ->
    [gown] зелена
    [necklace] зелене
   *[other] зелений
 }
rococo-board-deluxe-amber = { $for ->
    [gown] оранжева
    [necklace] оранжеве
   *[other] оранжевий
 }
rococo-board-classic-azure = { $for ->
    [gown] жовта
    [necklace] жовте
   *[other] жовтий
 }
rococo-board-classic-rose = { $for ->
    [gown] зелена
    [necklace] зелене
   *[other] зелений
 }
rococo-board-classic-jade = { $for ->
    [gown] червона
    [necklace] червоне
   *[other] червоний
 }
rococo-board-classic-amber = { $for ->
    [gown] синя
    [necklace] синє
   *[other] синій
 }
rococo-board-master = Майстер
rococo-board-journeyman = Підмайстер
rococo-board-apprentice = Учень
rococo-board-level = рівень { $level }
rococo-board-card-name = { $rank } { $id }
rococo-board-card-level = { $rank } рівня { $level }
rococo-board-gown = сукня
rococo-board-coat = костюм
rococo-board-gown-of = { $colour } сукня
rococo-board-coat-of = { $colour } костюм
rococo-board-gowns = на балу, { $colour } сукня: { $n }
rococo-board-coats = на балу, { $colour } костюм: { $n }
rococo-board-livres = { $n ->
    [one] { $n } лівр
    [few] { $n } ліври
    [many] { $n } ліврів
   *[other] { $n } лівра
 }
rococo-board-lace = мереживо: { $n }
rococo-board-yarn = нитки: { $n }
rococo-board-prestige = { $n } престижу
rococo-board-silk = { $n } × { $colour } шовк
rococo-board-tile = Жетон матеріалів: { $silk }; або { $goods }
rococo-board-needs = потрібно: { $what }
rococo-board-master-only = шиє лише Майстер
rococo-board-sells = продаж: { $n } ліврів
rococo-board-costs = { $n ->
    [0] безплатно
    [one] ціна { $n } лівр
    [few] ціна { $n } ліври
   *[other] ціна { $n } ліврів
 }
rococo-board-deputes = за делегування { $n } ліврів
rococo-board-free-tile = безплатний жетон матеріалів
rococo-board-guest = { $hall }, гість { $n }
rococo-board-master-space = лише для пошитого Майстром
rococo-board-free = вільно
rococo-board-free-short = { $n } вільно
rococo-board-free-spaces = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
    [many] { $n } вільних місць
   *[other] { $n } вільного місця
 }
rococo-board-terrace = гість Тераси рахується × { $n }
rococo-board-first = перше місце { $n }: { $who }
rococo-board-second = друге місце { $n }: { $who }
rococo-board-nobody = ніхто
rococo-board-empty-window = порожнє вікно, ціна { $n }
rococo-board-leaves = зникне наприкінці раунду
rococo-board-jewel = { $kind ->
    [ring] { $colour } перстень
   *[necklace] { $colour } кольє
 }, ціна { $n }
rococo-board-jewel-name = { $kind ->
    [ring] { $colour } перстень
   *[necklace] { $colour } кольє
 }
rococo-board-own-jewels = { $kind ->
    [ring] { $colour } перстень: { $n }
   *[necklace] { $colour } кольє: { $n }
 }
rococo-board-exam = Екзамен: { $rank }; карт у колоді: { $n }; тут: { $who }
rococo-board-exam-journeyman = екзамен на Підмайстра
rococo-board-exam-master = екзамен на Майстра
rococo-board-exam-tasks = Екзамен: { $rank }, виконано завдань: { $n }
rococo-board-exam-deck = Колода екзамену: візьміть одну карту
rococo-board-task-JT1 = Учень купує й лишає { $a } чи { $b } шовк
rococo-board-task-JT2 = Учень купує й лишає { $a } чи { $b } шовк
rococo-board-task-JT3 = Учень купує мереживо чи нитки
rococo-board-task-JT4 = Учень фінансує декорацію
rococo-board-task-MT1 = Підмайстер шиє сукню
rococo-board-task-MT2 = Підмайстер шиє костюм
rococo-board-task-MT3 = Майстер шиє одяг

## Люди
rococo-board-starts = перший гравець
rococo-board-ready = карти вибрано
rococo-board-choosing = вибирає карти
rococo-board-hand = карт на руці: { $n }
rococo-board-no-hand = на руці немає карт
rococo-board-in-play = у грі
rococo-board-top = верх скиду
rococo-board-supply = Запас: { $n }
rococo-board-discard = Скид: { $n }
rococo-board-staff = персонал: { $n }
rococo-board-special = Спеціалізований
rococo-board-silk-rack = жетонів матеріалів: { $n }
rococo-board-no-silk = шовку ще немає
rococo-board-income = дохід наприкінці раунду: { $n }
rococo-board-decorations = декорацій: { $n }
rococo-board-present = представлений у залах: { $n }
rococo-board-masters = одяг на місцях Майстра: { $n }
rococo-board-in-work = У роботі
rococo-board-still = Ще потрібно:
rococo-board-save = заощадити { $colour } шовк
rococo-board-copy = Скористайтеся бонусом верхньої карти скиду суперника

## Мадам дю Баррі
rococo-board-du-barry = Мадам дю Баррі
rococo-board-next = Далі
rococo-board-her-cards = карт попереду цього раунду: { $hand }, у запасі: { $supply }
rococo-board-her-last = Її остання карта
rococo-board-her-favor = Вона здобуває прихильність королеви й отримує 3 престижу.
rococo-board-her-drawer = Вона бере всі жетони з шухляди { $n }.
rococo-board-her-place = { $place ->
    [left] Вона бере лівий жетон із кожної шухляди.
    [centre] Вона бере середній жетон із кожної шухляди.
   *[right] Вона бере правий жетон із кожної шухляди.
 }
rococo-board-her-tailor = { $from ->
    [left] Вона шиє одяг номер { $n } зліва.
   *[right] Вона шиє одяг номер { $n } справа.
 }
rococo-board-her-hire = { $from ->
    [left] Вона наймає працівника номер { $n } зліва.
   *[right] Вона наймає працівника номер { $n } справа.
 }
rococo-board-her-fund = Вона фінансує найдешевше: { $what }.
rococo-board-her-fireworks = феєрверки
rococo-board-her-kitchen = кухня
rococo-board-her-musicians = музиканти
rococo-board-her-statues = статуї
rococo-board-her-hall = Ще одна карта показує, куди йде одяг: { $hall }.

## Бонуси словами
rococo-board-b-none = без бонусу
rococo-board-b-pay = за { $price }: { $what }
rococo-board-b-lace_or_yarn = одне мереживо або нитки
rococo-board-b-random_resource = випадковий жетон матеріалів
rococo-board-b-extra-acquire = ще одне придбання жетона
rococo-board-b-extra-tailor = ще одне пошиття одягу
rococo-board-b-extra-fund = ще одне фінансування декорації
rococo-board-b-less = знижка: { $what }
rococo-board-b-must-sell = одяг треба продати
rococo-board-b-delegate = { $pay ->
    [none] делегувати будь-якого працівника без ліврів і скористатися його бонусом
    [printed] делегувати будь-якого працівника за вказані ліври
   *[list] делегувати будь-якого працівника за { $list } ліврів (Майстер, Підмайстер, Учень)
 }
rococo-board-b-per = { $n ->
    [1] { $gain } за кожне: { $what }
   *[other] { $gain } за кожні { $n }: { $what }
 }
rococo-board-b-colour = { $gain } за кожен { $colour } одяг
rococo-board-b-no-colour = { $gain }, якщо ваш { $colour } одяг не на балу
rococo-board-b-staff = { $kind ->
    [livres] ліври за розміром персоналу: { $list }
   *[prestige] престиж за розміром персоналу: { $list }
 }
rococo-board-b-buy = скільки завгодно разів: 1 престиж за { $price }
rococo-board-b-discard_silk = скинути жетони: 1 престиж за рідкісний рулон або за 2 звичайні
rococo-board-b-use_own_bonus = перекласти карту із запасу в скид і скористатися її бонусом
rococo-board-b-copy_opponent_bonus = скористатися бонусом верхньої карти скиду суперника
rococo-board-b-claim_favor = прихильність королеви та { $gain }
rococo-board-b-take_resource = будь-який жетон із шухляди
rococo-board-b-take_jewel = будь-яка коштовність
rococo-board-of-garment = ваш одяг на балу
rococo-board-of-garment_azure = ваш { $colour } одяг
rococo-board-of-garment_rose = ваш { $colour } одяг
rococo-board-of-decoration = ваші декорації
rococo-board-of-hall_present = зали, де ви представлені
rococo-board-of-garment_in_one_hall = ваш одяг в одній залі
rococo-board-of-master_guest = ваш одяг на місцях Майстра
rococo-board-of-pair_lady_gentleman = пари вашої сукні й костюма
rococo-board-of-pair_azure_jade = пари ваших суконь двох кольорів
rococo-board-of-lace_yarn_pair = пари повернутих мережива й ниток
rococo-board-of-jewel = ваші коштовності
rococo-board-of-ring = ваші персні
rococo-board-of-necklace = ваші кольє
rococo-board-of-jewel_set = набори чотирьох різних коштовностей
rococo-board-of-apprentice = ваші Учні
rococo-board-if-gentleman_garments = найм, якщо на балу ваших костюмів: { $n }
rococo-board-if-lady_garments = найм, якщо на балу ваших суконь: { $n }
rococo-board-if-master_guests = найм, якщо одягу на місцях Майстра: { $n }
rococo-board-if-livres = найм, якщо маєте ліврів: { $n }
rococo-board-if-jewels = найм, якщо маєте коштовностей: { $n }
rococo-board-if-decoration_types = найм, якщо видів декорацій: { $n }
rococo-board-if-stock = найм, якщо жетонів { $tiles }, мережива { $lace }, ниток { $yarn }
rococo-board-if-prestige = найм, якщо набрано престижу: { $n }
rococo-board-if-master_exams = найм після екзамену на Майстра
rococo-board-if-halls_present = найм, якщо ви в усіх залах

## Фінальний підрахунок
rococo-board-scoring = Фінальний підрахунок
rococo-board-step = Крок { $n }:
rococo-board-step-play = Престиж, здобутий під час гри
rococo-board-step-livres = Гроші: 1 престиж за 10 ліврів; коштовності
rococo-board-step-crowns = Працівники з короною; прихильність королеви
rococo-board-step-halls = Більшість у п’яти залах
rococo-board-step-fireworks = Більшість у феєрверках
rococo-board-step-terrace = Одяг на Терасі, вдвічі чи втричі
rococo-board-step-statues = Статуї: набори різних кольорів
rococo-board-step-garments = Одяг, декорації та бонус «Усі зали»
rococo-board-row-livres = ліври
rococo-board-row-jewels = коштовн.
rococo-board-row-crowns = корони
rococo-board-row-favor = прихильн.
rococo-board-row-hall1 = I
rococo-board-row-hall2 = II
rococo-board-row-hall3 = III
rococo-board-row-hall4 = IV
rococo-board-row-hall5 = V
rococo-board-row-garments = одяг
rococo-board-row-decorations = декорації
rococo-board-row-all-halls = усі зали
rococo-board-row-tiles = жетони
rococo-board-gained = крок
rococo-board-sum = разом
rococo-board-back = Назад
rococo-board-next-step = Наступний крок
