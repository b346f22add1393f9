"""The Red Cathedral with Contractors, for 1 to 4 players. Rules: the ids RC-… of `texts/`; start reading with
`state.py`.

`meta` is for lobbies; `vocabulary` is the language of effects, `reading` reads and checks the component files into the
packed tables of `components`; `actions` and `listing` are the action catalogue. `choices` asks the topics
what may be done, `answers` has them do it. The rules are split by the rulebook's topics: `dealing` (set-up), `track`,
`turns`, `claiming`, `building`, `market`, `effects` (the one interpreter), `guilds`, `contractors`, `ivan`, `scoring`.
For people: `prompts`, `refusals`, `view`, `position`. For bots: `appraisal`, `policy`, `hidden`.
"""
