import type { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import type { Step } from '../options.ts'
import type { LogLine } from '../process/part.ts'

type Colour = 'cyan' | 'green' | 'yellow' | 'magenta' | 'blue' | 'gray'

const partColours: Colour[] = ['cyan', 'green', 'yellow', 'magenta', 'blue']
const nameWidth = 13

/**
 * Prints the steps of the start, then each part's log: for reading on a terminal, with all fields in a file
 * or pipe.
 */
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

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Fields omitted on a terminal. */
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'v'])

/** Formats a JSON log line as a sentence; returns any other line unchanged. */
export function formatLogText(text: string): string {
  const entry = parse(text)
  if (!entry) return text
  const level = levels[Number(entry.level)] ?? String(entry.level)
  const fields = Object.entries(entry)
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [level.padEnd(5), entry.msg, ...fields].filter(Boolean).join(' ')
}

function parse(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const entry: unknown = JSON.parse(text)
    return typeof entry === 'object' && entry !== null && 'level' in entry
      ? { ...entry }
      : undefined
  } catch {
    return undefined
  }
}
