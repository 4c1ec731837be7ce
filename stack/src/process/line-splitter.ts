/** Cuts a stream of text into lines, whatever the chunks it arrives in. */
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

  /** The last line may have come without its end. */
  end(): void {
    if (this.#rest) this.#onLine(this.#rest)
    this.#rest = ''
  }
}
