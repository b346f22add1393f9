### Настройки.

web-theme = Тема: светлая или тёмная
web-theme-system = Как на устройстве
web-theme-dark = Тёмная
web-theme-light = Светлая
web-theme-auto = Как в игре
web-motion = Движение
web-motion-full = Полное
web-motion-calm = Спокойное
web-motion-none = Без движения
web-motion-why = Спокойное: фигуры не летают, перемены обведены кольцом. Без движения: не движется ничего.
web-telling = Скорость чужих ходов
web-telling-off = Сразу
web-telling-quick = Быстро
web-telling-normal = Обычно
web-telling-slow = Медленно
web-telling-why = Обычно: 1,2 секунды на ход. Пробел или касание стола пропускает показ.
web-volume = Громкость
web-when-your-turn = Когда ваш ход
web-notify = Уведомление браузера, когда ваш ход
web-notify-blocked = Ваш браузер не разрешает этого для этой страницы.
web-push = Сообщение на это устройство, даже когда страница закрыта
web-push-why = Только тогда, когда вы не смотрите на стол. В нём названа игра и нет ничего скрытого.
web-push-none = Этот сервер не отправляет сообщений на устройства.
web-push-cannot = Этот браузер не может получать отсюда сообщения. На iPhone или iPad сначала добавьте Guildhall на экран «Домой».
web-push-failed = Служба сообщений браузера сейчас недоступна.
web-careful = Подтверждать каждое действие, даже один щелчок
