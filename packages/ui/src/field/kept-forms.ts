/** Beginning of the keys of what is kept of forms that were not sent. */
export const keyPrefix = 'form '

/** Time for which it is kept, ms: a day, because others may use the device. */
const keptFor = 24 * 60 * 60_000

/** Returns the values of a stored form; undefined without it and after its day. */
export function valuesIn(stored: string | null): [string, string][] | undefined {
  const { at, values } = JSON.parse(stored ?? '{}')
  return Date.now() - at < keptFor ? values : undefined
}

/** Deletes what is older than its day, on pages without the form as well. */
export function forgetOldForms(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(keyPrefix) && !valuesIn(storage.getItem(key))) storage.removeItem(key)
      }
    }
  } catch {
    // Nothing is kept.
  }
}
