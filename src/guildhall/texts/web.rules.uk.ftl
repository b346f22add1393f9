### Правила для читання і про нас.

web-rules-title = Правила: { $game }
web-rules-search = Пошук у правилах
web-rules-search-hint = слово або номер
web-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
 }
web-rules-own-words = Правила нашими словами; кожне має номер, який гра називає, коли щось забороняє.
web-guide-player = Гравець { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Розібраний приклад
web-guide-what = що змінюється
web-guide-was = До
web-guide-becomes = Після
web-guide-open = Відкрити на полі
web-guide-picture = Малюнок: { $what }
web-guide-of = { $n } з { $all }
web-guide-exact = Точний текст ({ $n })
web-guide-contents = Зміст
web-guide-all = Усі правила за номерами
web-guide-found = Розділи: { $sections } · правила: { $rules }
web-guide-back = Назад до вашого столу
web-guide-note = Переказано нашими словами. Позначки на берегах ведуть до точного тексту; приклади відкриваються на полі.
web-guide-turn = Гортати
web-guide-beside = Приклади та далі
web-guide-before = попереднє
web-guide-next = далі
web-guide-to-section = Правило словами
web-guide-whole = Відкрити з малюнками в новій вкладці
web-about-title = Про Guildhall
web-about-lead = Власний стіл для європейських настільних ігор: з друзями, з ботами або наодинці. Вільне програмне забезпечення, без облікових записів, нічого не завантажується зі сторонніх сайтів.
web-unofficial-title = Неофіційно
web-about-art = Усі малюнки тут намалювали автори Guildhall; жоден не копіює видання.
web-about-credits = Автори гри: { $designers }. Видавці: { $publishers }.
web-about-fonts-title = Шрифти
web-about-fonts = Playfair Display і Source Sans 3, обидва за ліцензією SIL Open Font License.
