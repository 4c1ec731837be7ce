import { readFile } from 'node:fs/promises'
import type { Stack } from '@stampa/stack'

/** Records the peak memory of parts of a stack, MB; only where /proc exists. */
export class MemoryWatch {
  readonly most = new Map<string, number>()
  readonly #stack: Stack
  readonly #names: readonly string[]
  readonly #timer: NodeJS.Timeout

  constructor(stack: Stack, names: readonly string[]) {
    this.#stack = stack
    this.#names = names
    this.#timer = setInterval(() => void this.#expectWellMade(), 1000)
  }

  stop(): string {
    clearInterval(this.#timer)
    return [...this.most].map(([name, most]) => `${name} ${most.toFixed(0)} MB`).join(', ')
  }

  async #expectWellMade(): Promise<void> {
    for (const { name, pid } of this.#stack.parts) {
      if (!this.#names.includes(name) || pid === undefined) continue
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      const resident = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000
      this.most.set(name, Math.max(this.most.get(name) ?? 0, resident))
    }
  }
}
