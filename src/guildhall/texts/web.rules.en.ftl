### Rules to read, and about.

web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-search-hint = a word, or an id
web-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
 }
web-rules-own-words = The rules in our own words, each with the id that the game names when it refuses something.
web-guide-player = Player { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Worked example
web-guide-what = what changes
web-guide-was = Before
web-guide-becomes = After
web-guide-open = Open it on the board
web-guide-picture = Picture: { $what }
web-guide-of = { $n } of { $all }
web-guide-exact = Exact text ({ $n })
web-guide-contents = Contents
web-guide-all = All rules by number
web-guide-found = Sections: { $sections } · rules: { $rules }
web-guide-back = Back to your table
web-guide-note = Told in our own words. Ids in the margin lead to the exact text; examples open on the board.
web-guide-turn = Turn the page
web-guide-beside = Examples and ways on
web-guide-before = before
web-guide-next = next
web-guide-to-section = The rule in words
web-guide-whole = Open with pictures, in a new tab
web-about-title = About Guildhall
web-about-lead = A self-hosted table for Euro board games: play with friends, with bots, or alone. Free software, no accounts, nothing loaded from elsewhere.
web-unofficial-title = Unofficial
web-about-art = All pictures here are drawn by the makers of Guildhall; none copies a publisher’s artwork.
web-about-credits = Designed by { $designers }, published by { $publishers }.
web-about-fonts-title = Typefaces
web-about-fonts = Playfair Display and Source Sans 3, both under the SIL Open Font License.
