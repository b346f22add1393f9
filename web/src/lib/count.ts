/** Counting points up, one by one while there are few, faster when there are many. */

const PER_POINT = 90
const LONGEST = 700

/** What is shown so many milliseconds after the count from `start` to `goal` began. */
export function between(start: number, goal: number, ms: number): number {
  const whole = Math.min(LONGEST, PER_POINT * Math.abs(goal - start))
  return ms >= whole ? goal : start + Math.trunc(((goal - start) * Math.max(0, ms)) / whole)
}
