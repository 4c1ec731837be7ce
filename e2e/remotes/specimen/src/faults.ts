/** Where a test asks for a fault; `render` and the rest stop once the test removes the key. */
const key = 'specimen-fault'

/** Throws while the test asks for a fault at this place. */
export function provoke(place: 'remote' | 'page' | 'render'): void {
  if (typeof sessionStorage !== 'undefined' && sessionStorage.getItem(key) === place) {
    throw new Error(`The specimen throws at: ${place}`)
  }
}
