/** What a page needs to say a choice's price and effect, or why not, in words and pictures: wherever it is offered. */
import type { Candidate } from './api'
import type { GameParts } from './games'
import type { Asked } from './guide'
import type { Known } from './say'

export interface Terms {
  known: Known
  /** Where the rules speak of a thing, a choice or a rule: what that section is called, and how it opens. */
  rule?: (asked: Asked) => { title: string; open: () => void } | null
  Choice: GameParts['Choice']
  Reason: GameParts['Reason']
  view: unknown
  me: number | null
  /** What people call a thing such as `card:2b4`. */
  thing: (what: string) => string
  /** Whether a choice is final, so that it is pressed twice and never gilded. */
  final: (candidate: Candidate) => boolean
  /** Whether its button is gilded although it is not the only choice. */
  usual: (candidate: Candidate) => boolean
}
