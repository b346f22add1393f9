### Ігрове поле «Рококо»: що на ньому стоїть і що про це каже читач екрана.

## Місця
rococo-board-palace = Палац
rococo-board-all-halls = Усі зали
rococo-board-favor = Прихильність королеви
rococo-board-favor-short = Прихильність
rococo-board-favor-free = { $n ->
    [one] вільна, дає { $n } лівр
    [few] вільна, дає { $n } ліври
   *[other] вільна, дає { $n } ліврів
 }
rococo-board-garments = Одяг
rococo-board-drawers = Шухляди
rococo-board-silk-fold = Шовк
rococo-board-for-hire = Найм
rococo-board-hire = { $n ->
    [0] Працівники до найму, наступний безплатно
    [one] Працівники до найму, наступний за { $n } лівр
    [few] Працівники до найму, наступний за { $n } ліври
   *[other] Працівники до найму, наступний за { $n } ліврів
 }
rococo-board-jewels = Коштовності й екзамени
rococo-board-works = Тераса, статуї та кухня
rococo-board-whole = Увесь палац
rococo-board-open = Відкрити: { $room }
rococo-board-bag = у мішечку { $n }
rococo-board-round = Раунд { $n } із { $of }

## Речі
rococo-board-gown = сукня
rococo-board-coat = костюм
rococo-board-worn = на балу, { $what }: { $n }
rococo-board-costs = { $n ->
    [0] безплатно
    [one] ціна { $n } лівр
    [few] ціна { $n } ліври
   *[other] ціна { $n } ліврів
 }
rococo-board-free-tile = безплатний жетон матеріалів
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
rococo-board-jewel = { $what }, ціна { $n }
rococo-board-exam = { $exam }; карт у колоді: { $n }; тут: { $who }
rococo-board-exam-tasks = { $exam }, виконано завдань: { $n }
rococo-board-exam-deck = Екзаменаційна колода: візьміть одну карту

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
rococo-board-present = присутність у Залах: { $n }
rococo-board-masters = одяг на місцях Майстра: { $n }
rococo-board-in-work = У роботі
rococo-board-still = Ще потрібно:
rococo-board-save = заощадити { $colour } шовк
rococo-board-copy = Скористайтеся бонусом верхньої карти скиду суперника

## Лоток
rococo-board-your-silk = Ваш шовк
rococo-board-your-goods = Ваші речі
rococo-board-works-now = працює
rococo-board-leaves-game = виходить із гри
rococo-board-actions = Дії
rococo-board-not-this = Не цим бонусом.
rococo-board-act-favor = Прихильність
rococo-board-act-acquire = Придбати
rococo-board-act-tailor = Пошити
rococo-board-act-hire = Найняти
rococo-board-act-depute = Делегувати
rococo-board-act-fund = Декорація
rococo-board-act-exam = Екзамен
rococo-board-does-favor = наступного раунду ви перші
rococo-board-does-acquire = жетон або його мереживо чи нитки
rococo-board-does-tailor = одяг, в оренду чи на продаж
rococo-board-does-hire = карта на руку
rococo-board-does-depute = карта виходить із гри
rococo-board-does-fund = профінансувати для палацу
rococo-board-does-exam = карта екзаменаційної колоди замість цієї
rococo-board-now-tailor = по кишені { $n } із { $of }
rococo-board-none-tailor = Жоден вам не по кишені.
rococo-board-now-hire = на руку, одна з { $n }
rococo-board-now-depute = { $rank ->
    [2] Майстер
    [1] Підмайстер
   *[other] Учень
 } виходить із гри
rococo-board-now-fund = { $n ->
    [one] { $n } місце за { $price }
    [few] { $n } місця за { $price }
   *[other] { $n } місць за { $price }
 }
rococo-board-favor-taken = Цього раунду її має { $who }.
rococo-board-nothing-there = Тут нічого немає.
rococo-board-lacking = бракує
rococo-board-hired = найнято
rococo-board-page-palace = Палац
rococo-board-page-garments = Одяг
rococo-board-page-silk = Шовк
rococo-board-page-hire = Найм
rococo-board-page-jewels = Коштовн.

## Мадам дю Баррі
rococo-board-next = Далі
rococo-board-her-cards = карт попереду цього раунду: { $hand }, у запасі: { $supply }
rococo-board-her-last = Її остання карта
rococo-board-her-hall = Ще одна карта показує, куди йде одяг: { $hall }.

## Фінальний підрахунок
rococo-board-scoring = Фінальний підрахунок
rococo-board-step = Крок { $n }:
rococo-board-step-play = Престиж, здобутий під час гри
rococo-board-step-livres = Гроші: 1 очко престижу за 10 ліврів; коштовності
rococo-board-step-crowns = Працівники з короною; прихильність королеви
rococo-board-step-halls = Більшість у п’яти Залах
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
