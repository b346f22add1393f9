### The settings.

web-theme = Theme: light or dark
web-theme-system = As the device
web-theme-dark = Dark
web-theme-light = Light
web-theme-auto = As the game
web-motion = Motion
web-motion-full = Full
web-motion-calm = Calm
web-motion-none = None
web-motion-why = Calm: pieces do not fly; what has changed gets a ring. None: nothing moves at all.
web-telling = Speed of the others’ turns
web-telling-off = At once
web-telling-quick = Quick
web-telling-normal = Normal
web-telling-slow = Slow
web-telling-why = Normal: 1.2 seconds for each move. Space or a press on the table skips.
web-volume = Volume
web-when-your-turn = When it is your turn
web-notify = Browser notification when it is your turn
web-notify-blocked = Your browser does not allow it for this page.
web-push = Message to this device, even when the page is closed
web-push-why = Only when you are not looking at the table. It names the game and tells nothing that is hidden.
web-push-none = This server sends no messages to devices.
web-push-cannot = This browser cannot receive messages from here. On an iPhone or iPad, put Guildhall on the home screen first.
web-push-failed = The browser’s message service cannot be reached just now.
web-careful = Confirm every action, also a single click
