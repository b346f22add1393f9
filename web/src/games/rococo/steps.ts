/** The steps of the final scoring in their order, with the rows of the score sheet that belong to each (ROC-END). */
export interface Step {
  step: number
  name: string
  keys: readonly string[]
}
export const STEPS: readonly Step[] = [
  { step: 0, name: 'play', keys: ['play'] },
  { step: 1, name: 'livres', keys: ['livres', 'jewels'] },
  { step: 2, name: 'crowns', keys: ['crowns', 'favor'] },
  { step: 3, name: 'halls', keys: ['hall1', 'hall2', 'hall3', 'hall4', 'hall5'] },
  { step: 4, name: 'fireworks', keys: ['fireworks'] },
  { step: 5, name: 'terrace', keys: ['terrace'] },
  { step: 6, name: 'statues', keys: ['statues'] },
  { step: 7, name: 'garments', keys: ['garments', 'decorations', 'all-halls', 'tiles'] },
]
