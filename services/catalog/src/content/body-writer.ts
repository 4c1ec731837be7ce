/**
 * A long answer that is written bit by bit into one piece of memory. Bits that are joined at the end would
 * need twice the memory, and leave all of theirs to be collected.
 *
 * As long as it comes out like the one before nothing is written at all: then it is that one, and what was
 * made of that (its tag, its compressed forms) is good for it, too.
 */
export class BodyWriter {
  readonly #last: Buffer | undefined
  /** Undefined while all that was written is in the last one. */
  #bytes: Buffer | undefined
  readonly #capacity: number
  /** Bytes written so far. */
  length = 0

  /**
   * @param last answer to the same question
   * @param capacity bytes that it is going to be, as far as that is known
   */
  constructor(last?: Buffer, capacity = 65_536) {
    this.#last = last
    this.#capacity = capacity
  }

  write(text: string): void {
    const bit = Buffer.from(text)
    const end = this.length + bit.length
    if (!this.#bytes) {
      if (this.#last?.subarray(this.length, end).equals(bit)) {
        this.length = end
        return
      }
      this.#bytes = Buffer.allocUnsafeSlow(Math.max(end, this.#capacity))
      this.#last?.copy(this.#bytes, 0, 0, this.length)
    }
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(end, this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, this.length)
      this.#bytes = larger
    }
    bit.copy(this.#bytes, this.length)
    this.length = end
  }

  /** What was written; nothing may be written after it. */
  content(): Buffer {
    if (this.#bytes) return this.#bytes.subarray(0, this.length)
    if (this.#last?.length === this.length) return this.#last
    return Buffer.from(this.#last?.subarray(0, this.length) ?? [])
  }
}
