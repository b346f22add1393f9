/** The scores of a match over time, by round, as lines to draw. */

export interface Point {
  /** Turns so far. */
  turn: number
  score: number
  /** Actions so far: where a replay would show it. */
  action: number
}

/** For each seat its score at the end of every turn. */
export function courses(history: readonly (readonly number[])[], turns: readonly number[]): Point[][] {
  const seats = history[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    const line: Point[] = []
    history.forEach((scores, action) => {
      const point = { turn: turns[action] ?? action, score: scores[seat] ?? 0, action }
      if (line.at(-1)?.turn === point.turn) line[line.length - 1] = point
      else line.push(point)
    })
    return line
  })
}

/** Round values for a scale from `low` to `high`, at most about six. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low)
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 6) ?? 1000
  const found: number[] = []
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) found.push(n)
  return found
}
