/** A reading under way, and the one that follows it for those who came meanwhile. */
interface Reading<Answer> {
  answer: Promise<Answer>
  next?: Promise<Answer>
}

/**
 * Lets those who ask the same at the same time share one reading, as the desks do that a new order makes look again.
 * Nobody is given what was read before they asked: who comes while a reading is under way waits for the next, which
 * is one for all who came meanwhile. Whoever has saved something sees it.
 */
export class SharedReads<Answer> {
  readonly #readings = new Map<string, Reading<Answer>>()

  /**
   * @param key all that the answer depends on
   * @param read is called before this returns, or once after the reading under way has ended
   * @throws what the reading throws, to each who shares it
   */
  read(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.#readings.get(key)
    if (!underWay) return this.#begin(key, read)
    const begin = () => this.#begin(key, read)
    underWay.next ??= underWay.answer.then(begin, begin)
    return underWay.next
  }

  #begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const reading: Reading<Answer> = { answer: read() }
    this.#readings.set(key, reading)
    const end = () => {
      if (!reading.next) this.#readings.delete(key)
    }
    reading.answer.then(end, end)
    return reading.answer
  }
}
