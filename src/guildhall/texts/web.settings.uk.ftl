### Налаштування.

web-theme = Тема: світла чи темна
web-theme-system = Як на пристрої
web-theme-dark = Темна
web-theme-light = Світла
web-theme-auto = Як у грі
web-motion = Рух
web-motion-full = Повний
web-motion-calm = Спокійний
web-motion-none = Без руху
web-motion-why = Спокійний: фігури не літають, зміни обведено кільцем. Без руху: не рухається нічого.
web-telling = Швидкість чужих ходів
web-telling-off = Одразу
web-telling-quick = Швидко
web-telling-normal = Звичайно
web-telling-slow = Повільно
web-telling-why = Звичайно: 1,2 секунди на хід. Пробіл або дотик до столу пропускає показ.
web-volume = Гучність
web-when-your-turn = Коли ваша черга
web-notify = Сповіщення браузера, коли ваша черга
web-notify-blocked = Ваш браузер не дозволяє цього для цієї сторінки.
web-push = Повідомлення на цей пристрій, навіть коли сторінку закрито
web-push-why = Лише тоді, коли ви не дивитеся на стіл. У ньому названо гру й нема нічого прихованого.
web-push-none = Цей сервер не надсилає повідомлень на пристрої.
web-push-cannot = Цей браузер не може отримувати звідси повідомлення. На iPhone чи iPad спершу додайте Guildhall на початковий екран.
web-push-failed = Служба повідомлень браузера зараз недоступна.
web-careful = Підтверджувати кожну дію, навіть один клік
