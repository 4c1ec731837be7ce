/** Splits a stream of text chunks into lines. */
export class LineSplitter {
  readonly #onLine: (line: string) => void
  #rest = ''

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine
  }

  write(chunk: string): void {
    const lines = (this.#rest + chunk).split(/\r?\n/)
    this.#rest = lines.pop() ?? ''
    for (const line of lines) if (line) this.#onLine(line)
  }

  /** Emits the last line if it has no line break. */
  end(): void {
    if (this.#rest) this.#onLine(this.#rest)
    this.#rest = ''
  }
}
