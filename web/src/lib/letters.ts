/**
 * The fonts of a table, before it is drawn in them: one that comes later has all that is there laid out again. Asked
 * for as soon as the page knows which table it is, so that they come beside all else that is fetched.
 */
import { texts } from './i18n.svelte'
import { lookOf } from './looks'

/** Milliseconds after which a table is drawn in whatever font there is. */
const PATIENCE = 600

const FACES = ['500 16px "Guildhall Text"', '600 16px "Guildhall Display"']
const ITALIC = 'italic 500 16px "Guildhall Display"'

/** Comes back when the letters of the present language are there in the fonts that this game's table uses. */
export async function lettering(game: string): Promise<void> {
  const faces = lookOf(game)?.italic ? [...FACES, ITALIC] : FACES
  const sample = texts.t('web-your-turn')
  const there = Promise.allSettled(faces.map((face) => document.fonts.load(face, sample)))
  await Promise.race([there, new Promise((late) => setTimeout(late, PATIENCE))])
}
