/** Whether the frame is stacked, as on a phone. Same width as in styles/phone.css. */
class Screen {
  stacked = $state(false)
  constructor() {
    if (typeof matchMedia !== 'function') return
    const query = matchMedia('(max-width: 980px)')
    this.stacked = query.matches
    query.addEventListener('change', () => (this.stacked = query.matches))
  }
}
export const screen = new Screen()
