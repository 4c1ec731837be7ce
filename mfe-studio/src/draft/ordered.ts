/** The mockups that were ordered, so that another tab does not order them again. */

const key = 'stampa-studio-ordered'
/** Number of ids that are kept: a few orders. */
const max = 200

/** Returns the ids of ordered mockups; none without storage. */
export function readOrdered(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.map(String) : []
  } catch {
    return []
  }
}

export function storeOrdered(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify([...readOrdered(), ...ids].slice(-max)))
  } catch (error) {
    console.warn('The ordered mockups were not stored', error)
  }
}

/** Calls back with the ordered ids when another tab orders. @returns a function that ends it */
export function onOrdered(listener: (ids: readonly string[]) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) listener(readOrdered())
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
