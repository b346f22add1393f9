### Правила для чтения и о нас.

web-rules-title = Правила: { $game }
web-rules-search = Поиск в правилах
web-rules-search-hint = слово или номер
web-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
 }
web-rules-own-words = Правила нашими словами; у каждого есть номер, который игра называет, когда что-то запрещает.
web-guide-player = Игрок { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Разобранный пример
web-guide-what = что меняется
web-guide-was = До
web-guide-becomes = После
web-guide-open = Открыть на поле
web-guide-picture = Рисунок: { $what }
web-guide-of = { $n } из { $all }
web-guide-exact = Точный текст ({ $n })
web-guide-contents = Содержание
web-guide-all = Все правила по номерам
web-guide-found = Разделы: { $sections } · правила: { $rules }
web-guide-back = Назад к вашему столу
web-guide-note = Пересказано нашими словами. Номера на полях ведут к точному тексту; примеры открываются на игровом поле.
web-guide-turn = Листать
web-guide-beside = Примеры и дальше
web-guide-before = предыдущее
web-guide-next = далее
web-guide-to-section = Правило словами
web-guide-whole = Открыть с рисунками в новой вкладке
web-about-title = О Guildhall
web-about-lead = Собственный стол для европейских настольных игр: с друзьями, с ботами или в одиночку. Свободное программное обеспечение, без учётных записей, ничего не загружается со сторонних сайтов.
web-unofficial-title = Неофициально
web-about-art = Все рисунки здесь нарисовали авторы Guildhall; ни один не копирует издание.
web-about-credits = Авторы игры: { $designers }. Издатели: { $publishers }.
web-about-fonts-title = Шрифты
web-about-fonts = Playfair Display и Source Sans 3, оба по лицензии SIL Open Font License.
