/** Times for people. */

/** 3:07, 1:02:45, or 2 d 3 h. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [s, m, h, d] = [seconds % 60, Math.floor(seconds / 60) % 60, Math.floor(seconds / 3600) % 24, Math.floor(seconds / 86400)]
  if (d > 0) return `${d} d ${h} h`
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
