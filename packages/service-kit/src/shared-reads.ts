interface Reading<T> {
  result: Promise<T>
  /** The reading that starts when this one has ended, for the requests that arrived meanwhile. */
  next?: Promise<T>
}

/**
 * Lets equal concurrent requests share one reading. A request gets only what was read after it arrived, so that an
 * administrator sees their own change: requests that arrive during a reading share the next one.
 */
export class SharedReads<T> {
  readonly #readings = new Map<string, Reading<T>>()

  /** @param key everything that the result depends on @throws the reading's error, to all that share it */
  read(key: string, read: () => Promise<T>): Promise<T> {
    const current = this.#readings.get(key)
    if (!current) return this.#begin(key, read)
    const begin = () => this.#begin(key, read)
    current.next ??= current.result.then(begin, begin)
    return current.next
  }

  #begin(key: string, read: () => Promise<T>): Promise<T> {
    const reading: Reading<T> = { result: read() }
    this.#readings.set(key, reading)
    const end = () => {
      if (!reading.next) this.#readings.delete(key)
    }
    reading.result.then(end, end)
    return reading.result
  }
}
