### Les réglages.

web-theme = Thème : clair ou sombre
web-theme-system = Comme l’appareil
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-auto = Selon le jeu
web-motion = Mouvement
web-motion-full = Complet
web-motion-calm = Calme
web-motion-none = Aucun
web-motion-why = Calme : les pièces ne volent pas, ce qui a changé est cerclé. Aucun : rien ne bouge.
web-telling = Vitesse des tours des autres
web-telling-off = Aussitôt
web-telling-quick = Rapide
web-telling-normal = Normale
web-telling-slow = Lente
web-telling-why = Normale : 1,2 seconde par coup. La barre d’espace ou une pression sur la table passe le récit.
web-volume = Volume
web-when-your-turn = Quand c’est à vous
web-notify = Une notification du navigateur quand c’est à vous
web-notify-blocked = Votre navigateur ne le permet pas pour cette page.
web-push = Message sur cet appareil, même page fermée
web-push-why = Seulement quand vous ne regardez pas la table. Il nomme le jeu et ne dit rien de caché.
web-push-none = Ce serveur n’envoie pas de messages aux appareils.
web-push-cannot = Ce navigateur ne peut pas recevoir de messages ici. Sur iPhone ou iPad, ajoutez d’abord Guildhall à l’écran d’accueil.
web-push-failed = Le service de messages du navigateur est injoignable pour l’instant.
web-careful = Confirmer chaque action, même un seul clic
