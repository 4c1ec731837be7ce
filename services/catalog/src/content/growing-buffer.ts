/**
 * Text that is written bit by bit into one piece of memory. Bits that are joined at the end would need
 * twice the memory, and leave all of theirs to be collected.
 */
export class GrowingBuffer {
  #bytes: Buffer
  /** Bytes written so far. */
  length = 0

  /** @param capacity bytes that it is going to be, as far as that is known */
  constructor(capacity = 65_536) {
    this.#bytes = Buffer.allocUnsafeSlow(capacity)
  }

  write(text: string): void {
    const needed = this.length + Buffer.byteLength(text)
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, this.length)
      this.#bytes = larger
    }
    this.length += this.#bytes.write(text, this.length)
  }

  /** What was written; nothing may be written after it. */
  content(): Buffer {
    return this.#bytes.subarray(0, this.length)
  }
}
