/** Small things this browser remembers. A browser that forbids it forgets them, and nothing else happens. */

export function kept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`guildhall.${name}`)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`guildhall.${name}`)
    else localStorage.setItem(`guildhall.${name}`, JSON.stringify(value))
  } catch {
    return
  }
}
