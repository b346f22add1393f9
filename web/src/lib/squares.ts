/** The path of a picture of squares: each run of dark ones in a row is one box. */
export function squares(size: number, dark: (x: number, y: number) => boolean): string {
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!dark(x, y)) continue
      const from = x
      while (x < size && dark(x, y)) x++
      path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  }
  return path
}
