import type { EndOptions } from './group.ts'
import { Part, type PartHooks, type PartSpec } from './part.ts'

/** Tiers in start order; stopping goes the other way, clients before their servers. */
const tiers = ['stores', 'services', 'pages', 'gateway'] as const
type Tier = (typeof tiers)[number]

export class Supervisor {
  readonly #hooks: PartHooks
  #parts: { part: Part; tier: Tier }[] = []
  readonly #timers: NodeJS.Timeout[] = []
  readonly #tasks = new Set<Promise<void>>()
  #stopping: Promise<void> | undefined

  constructor(hooks: PartHooks) {
    this.#hooks = hooks
  }

  get parts(): Part[] {
    return this.#parts.map(({ part }) => part)
  }

  /** @throws when there is no such part, listing the parts */
  part(name: string): Part {
    const part = this.parts.find(candidate => candidate.name === name)
    if (part) return part
    throw new Error(`No part ${name}; there are ${this.parts.map(each => each.name).join(', ')}`)
  }

  /** Starts a part and keeps it running; resolves when it can serve. */
  async start(tier: Tier, spec: PartSpec): Promise<void> {
    if (this.#stopping) throw new Error(`${spec.name} is not started: the stack is stopping`)
    const part = new Part(spec, this.#hooks)
    this.#parts.push({ part, tier })
    await part.start()
  }

  /** Stops a part for good and forgets it. */
  async remove(name: string, end?: EndOptions): Promise<void> {
    const part = this.part(name)
    await part.stop(end)
    this.#parts = this.#parts.filter(entry => entry.part !== part)
  }

  /** Repeats a task until everything is stopped. Its failures are logged. */
  repeat(part: string, everyMs: number, task: () => Promise<void>): void {
    const run = async () => {
      const running = task().catch(error => this.#hooks.onLog({ part, text: String(error) }))
      this.#tasks.add(running)
      await running
      this.#tasks.delete(running)
    }
    this.#timers.push(setInterval(run, everyMs))
  }

  /** Stops everything, the gateway first and the stores last. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopInOrder()
    return this.#stopping
  }

  async #stopInOrder(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#tasks)
    for (const tier of tiers.toReversed()) {
      const parts = this.#parts.filter(entry => entry.tier === tier)
      await Promise.all(parts.map(({ part }) => part.stop()))
    }
  }
}
