### Le impostazioni.

web-theme = Tema: chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-dark = Scuro
web-theme-light = Chiaro
web-theme-auto = Come il gioco
web-motion = Movimento
web-motion-full = Pieno
web-motion-calm = Calmo
web-motion-none = Nessuno
web-motion-why = Calmo: i pezzi non volano, ciò che è cambiato ha un anello. Nessuno: non si muove nulla.
web-telling = Velocità dei turni altrui
web-telling-off = Subito
web-telling-quick = Veloce
web-telling-normal = Normale
web-telling-slow = Lenta
web-telling-why = Normale: 1,2 secondi per mossa. La barra spaziatrice o un tocco sul tavolo salta il racconto.
web-volume = Volume
web-when-your-turn = Quando tocca a te
web-notify = Notifica del browser quando tocca a te
web-notify-blocked = Il browser non lo permette per questa pagina.
web-push = Messaggio su questo dispositivo, anche a pagina chiusa
web-push-why = Solo quando non stai guardando il tavolo. Dice il gioco e nulla di ciò che è nascosto.
web-push-none = Questo server non invia messaggi ai dispositivi.
web-push-cannot = Questo browser non può ricevere messaggi da qui. Su iPhone o iPad aggiungi prima Guildhall alla schermata Home.
web-push-failed = Il servizio di messaggi del browser ora non è raggiungibile.
web-careful = Conferma ogni azione, anche un solo clic
