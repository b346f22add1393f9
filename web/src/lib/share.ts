/** Handing something on: a text to the clipboard, a file to the disk. What cannot be done is thrown. */

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (problem) {
    if (!copiedByHand(text)) throw problem
  }
}

/** Without a secure page there is no clipboard to write to, but what is marked can be copied. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  field.setAttribute('readonly', '')
  const before = document.activeElement as HTMLElement | null
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  before?.focus()
  return done
}

export function saveAs(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
