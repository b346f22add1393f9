/** Where the numbers of a picture stand: outside its edge, next to what they point at, apart from each other. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface Point {
  x: number
  y: number
}
export type Side = 'left' | 'right' | 'top' | 'bottom'
export interface Placed extends Point {
  side: Side
}

/** The smallest box around some boxes, with room on all sides. */
export function around(boxes: readonly Box[], room: number): Box {
  const left = Math.min(...boxes.map((one) => one.x)) - room
  const top = Math.min(...boxes.map((one) => one.y)) - room
  const right = Math.max(...boxes.map((one) => one.x + one.w)) + room
  const bottom = Math.max(...boxes.map((one) => one.y + one.h)) + room
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** The side of a picture that a point is nearest to; pictures much wider than high have numbers above and below. */
export function sideOf(point: Point, picture: Box): Side {
  const far: [Side, number][] = [
    ['left', point.x - picture.x],
    ['right', picture.x + picture.w - point.x],
  ]
  if (picture.w > 1.5 * picture.h) far.push(['top', point.y - picture.y], ['bottom', picture.y + picture.h - point.y])
  return far.reduce((best, one) => (one[1] < best[1] ? one : best))[0]
}

/** Numbers for points, `away` from the picture's edge and `apart` from each other. */
export function placed(points: readonly Point[], picture: Box, away: number, apart: number): Placed[] {
  const found: Placed[] = points.map((point) => {
    const side = sideOf(point, picture)
    if (side === 'left') return { side, x: picture.x - away, y: point.y }
    if (side === 'right') return { side, x: picture.x + picture.w + away, y: point.y }
    return { side, x: point.x, y: side === 'top' ? picture.y - away : picture.y + picture.h + away }
  })
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const along = side === 'left' || side === 'right' ? 'y' : 'x'
    const row = found.filter((one) => one.side === side).sort((a, b) => a[along] - b[along])
    for (let i = 1; i < row.length; i++) row[i]![along] = Math.max(row[i]![along], row[i - 1]![along] + apart)
    const [least, most] = along === 'y' ? [picture.y, picture.y + picture.h] : [picture.x, picture.x + picture.w]
    const over = (row.at(-1)?.[along] ?? 0) - most
    if (over > 0) for (const one of row) one[along] -= Math.min(over, Math.max(0, row[0]![along] - least))
  }
  return found
}
