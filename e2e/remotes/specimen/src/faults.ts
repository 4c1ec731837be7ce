/** Storage key that names the requested fault; removing the key ends the fault. */
const key = 'specimen-fault'

/** Throws while the test requests a fault at this place. */
export function provoke(place: 'remote' | 'page' | 'render'): void {
  if (typeof sessionStorage !== 'undefined' && sessionStorage.getItem(key) === place) {
    throw new Error(`The specimen throws at: ${place}`)
  }
}
