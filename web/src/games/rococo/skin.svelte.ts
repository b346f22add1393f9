/** Which edition the table wears: names of colours and the palette follow it, also outside the board. */
class Skin {
  edition = $state<'deluxe' | 'classic'>('deluxe')
  wear(edition: 'deluxe' | 'classic'): void {
    this.edition = edition
    document.documentElement.dataset.edition = edition
  }
}
export const skin = new Skin()

/** The key of a colour's name in this edition. */
export function colourKey(colour: string): string {
  return `rococo-board-${skin.edition}-${colour.toLowerCase()}`
}
