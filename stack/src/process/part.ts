import { setTimeout as delay } from 'node:timers/promises'
import { type Command, type EndOptions, ProcessGroup } from './group.ts'
import { poll } from './poll.ts'

/** A line of output from a part, or a message about it. */
export interface LogLine {
  part: string
  text: string
}

export interface PartSpec {
  /** Unique name in the stack, such as `catalog-1`. */
  name: string
  /** Creates the command for each start; may clean up after a crash. */
  command: () => Promise<Command>
  /** Rejects until the part can serve. */
  ready: () => Promise<void>
  /** Time limit of a start, ms. @default 60_000 */
  startTimeoutMs?: number
  end?: EndOptions
}

export interface PartHooks {
  /** Changes the command of each start. @default unchanged */
  onCommand?: (part: string, command: Command) => Promise<Command>
  onLog: (line: LogLine) => void
  /** Called with every started process, so that a later run can find it. */
  onStart: (part: string, pid: number) => Promise<void>
}

const defaultStartTimeoutMs = 60_000
const firstPauseMs = 100
const longestPauseMs = 5_000
/** Uptime after which the count of crashes starts over, ms. */
const steadyMs = 10_000

/** A program that is restarted whenever it ends unexpectedly. */
export class Part {
  readonly name: string
  restarts = 0
  readonly #spec: PartSpec
  readonly #hooks: PartHooks
  readonly #stopping = new AbortController()
  readonly #lastLines: string[] = []
  #group: ProcessGroup | undefined
  #watch: Promise<void> | undefined
  /** Settled by {@link resume} or {@link stop}. */
  #halted: PromiseWithResolvers<void> | undefined

  constructor(spec: PartSpec, hooks: PartHooks) {
    this.name = spec.name
    this.#spec = spec
    this.#hooks = hooks
  }

  /** Undefined before the start and between a crash and the restart. */
  get pid(): number | undefined {
    return this.#group?.pid
  }

  /** @throws with the last output when the program ends or is not ready in time */
  async start(): Promise<void> {
    const group = await this.#launch()
    const ended = group.exited.then(({ code, signal }) => {
      throw this.#failure(`ended before it was ready (${signal ?? `code ${code}`})`)
    })
    const ready = poll(this.#spec.ready, {
      timeoutMs: this.#spec.startTimeoutMs ?? defaultStartTimeoutMs,
      signal: this.#stopping.signal,
    }).catch(cause => {
      throw this.#failure('is not ready', cause)
    })
    ready.catch(() => {})
    // The loser of the race is ignored.
    ended.catch(() => {})
    await Promise.race([ready, ended])
    this.#watch = this.#keepRunning(group)
  }

  /** Stops it for good; resolves when its process group has ended. */
  async stop(end = this.#spec.end): Promise<void> {
    this.#stopping.abort()
    this.resume()
    await this.#group?.end(end)
    this.#group = undefined
    await this.#watch
  }

  /** Stops it until {@link resume}. */
  async halt(): Promise<void> {
    this.#halted ??= Promise.withResolvers()
    await this.#group?.end(this.#spec.end)
  }

  /** Starts a halted part again without waiting for readiness. */
  resume(): void {
    this.#halted?.resolve()
    this.#halted = undefined
  }

  /** Signals the process as an operator would; if it ends, it is restarted. */
  signal(signal: NodeJS.Signals): void {
    this.#group?.signal(signal)
  }

  async #launch(): Promise<ProcessGroup> {
    const { onCommand = async (_, command) => command, onStart } = this.#hooks
    const command = await onCommand(this.name, await this.#spec.command())
    this.#stopping.signal.throwIfAborted()
    const group = await ProcessGroup.start(command, text => this.#log(text))
    this.#group = group
    await onStart(this.name, group.pid)
    if (this.#stopping.signal.aborted) await group.end(this.#spec.end)
    return group
  }

  async #keepRunning(first: ProcessGroup): Promise<void> {
    const { signal } = this.#stopping
    let group: ProcessGroup | undefined = first
    let since = Date.now()
    let pause = firstPauseMs
    while (!signal.aborted) {
      const exit = await group?.exited
      if (signal.aborted) return
      if (exit) {
        const then = this.#halted ? 'on request' : 'restarting it'
        this.#say(`ended (${exit.signal ?? `code ${exit.code}`}), ${then}`)
      }
      group?.bury()
      this.#group = undefined
      await this.#halted?.promise
      if (Date.now() - since > steadyMs) pause = firstPauseMs
      await delay(pause, undefined, { signal }).catch(() => {})
      pause = Math.min(pause * 2, longestPauseMs)
      if (signal.aborted) return
      since = Date.now()
      this.restarts++
      group = await this.#launch().catch(error => {
        this.#say(error instanceof Error ? error.message : String(error))
        return undefined
      })
    }
  }

  #log(text: string): void {
    this.#lastLines.push(text)
    if (this.#lastLines.length > 20) this.#lastLines.shift()
    this.#hooks.onLog({ part: this.name, text })
  }

  #say(text: string): void {
    this.#hooks.onLog({ part: this.name, text: `${this.name} ${text}` })
  }

  #failure(reason: string, cause?: unknown): Error {
    // The frames of Node's stack traces say nothing to an operator.
    const lines = this.#lastLines.filter(line => !/^ *(at |throw |\^|file:|Node\.js v)/.test(line))
    return new Error([`${this.name} ${reason}`, ...lines].join('\n  '), { cause })
  }
}
