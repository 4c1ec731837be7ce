import type { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import type { Step } from '../options.ts'
import type { LogLine } from '../process/part.ts'
import { formatLogText } from './format-log-text.ts'

type Colour = 'cyan' | 'green' | 'yellow' | 'magenta' | 'blue' | 'gray'

const partColours: Colour[] = ['cyan', 'green', 'yellow', 'magenta', 'blue']
const nameWidth = 13

/** Prints the steps of the start, then each part's log: for reading on a terminal, with all fields in a file or pipe. */
export class Terminal {
  readonly #out: Pick<NodeJS.WriteStream, 'write'>
  readonly #isTerminal: boolean
  readonly #coloured: boolean
  readonly #colours = new Map<string, Colour>()

  constructor(out: Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>) {
    this.#out = out
    this.#isTerminal = out.isTTY === true
    this.#coloured = this.#isTerminal && !process.env.NO_COLOR
  }

  write(text: string): void {
    this.#out.write(`${text}\n`)
  }

  log({ part, text }: LogLine): void {
    if (!this.#isTerminal) {
      this.write(text.startsWith('{') ? text : `${new Date().toISOString()} ${part} │ ${text}`)
      return
    }
    const name = part.padEnd(nameWidth)
    this.write(`${this.#paint(this.#colourOf(part), `${name} │`)} ${formatLogText(text)}`)
  }

  step(step: Step): void {
    this.write(this.#describe(step))
  }

  #describe(step: Step): string {
    switch (step.step) {
      case 'begin':
        return this.#paint('gray', `▸ ${step.name}`)
      case 'end':
        return `${this.#paint('green', '✓')} ${step.name} (${step.seconds.toFixed(1)} s)`
      case 'release':
        return `${this.#paint('gray', '  release')} ${step.text}`
    }
  }

  #colourOf(part: string): Colour {
    const known = this.#colours.get(part)
    if (known) return known
    const colour = partColours[this.#colours.size % partColours.length] ?? 'gray'
    this.#colours.set(part, colour)
    return colour
  }

  #paint(colour: Colour, text: string): string {
    return this.#coloured ? styleText(colour, text, { validateStream: false }) : text
  }
}
