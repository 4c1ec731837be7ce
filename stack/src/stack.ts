import type { Layout } from './layout.ts'
import { requireOk } from './process/http-ready.ts'
import type { Part } from './process/part.ts'
import { poll } from './process/poll.ts'
import type { Supervisor } from './process/supervisor.ts'
import type { RunFolder } from './run-folder.ts'
import type { Administrator } from './secrets.ts'

/** One process of a running stack. */
export interface PartState {
  /** `postgres`, `redis`, `identity-1`, `catalog-1`, `orders-1`, `orders-worker`, `pages-1`, `pages-2`, `gateway`. */
  name: string
  pid: number | undefined
  /** Restarts after unexpected ends. */
  restarts: number
}

/** The parts of a running stack. */
export interface StackParts {
  url: string
  administrator: Administrator
  releasesDir: string
  mailDir: string | undefined
  databaseUrl: string
  redisUrl: string
  layout: Layout
  supervisor: Supervisor
  run: RunFolder
}

/** A running platform. */
export class Stack {
  /** Address of the site without a trailing slash. */
  readonly url: string
  /** The back office's first administrator. */
  readonly administrator: Administrator
  readonly releasesDir: string
  /** Folder of mails as files; undefined with a mail server. */
  readonly mailDir: string | undefined
  /** URL of the PostgreSQL server; each service has a database `stampa_<service>`. */
  readonly databaseUrl: string
  readonly redisUrl: string
  /** Ports of every process, for access past the gateway. */
  readonly layout: Layout
  readonly #supervisor: Supervisor
  readonly #run: RunFolder

  constructor(parts: StackParts) {
    this.url = parts.url
    this.administrator = parts.administrator
    this.releasesDir = parts.releasesDir
    this.mailDir = parts.mailDir
    this.databaseUrl = parts.databaseUrl
    this.redisUrl = parts.redisUrl
    this.layout = parts.layout
    this.#supervisor = parts.supervisor
    this.#run = parts.run
  }

  get parts(): PartState[] {
    return this.#supervisor.parts.map(({ name, pid, restarts }: Part) => ({ name, pid, restarts }))
  }

  /** Resolves when the gateway and everything behind it can serve. @throws after a minute */
  async ready(signal?: AbortSignal): Promise<void> {
    await poll(() => requireOk(`${this.url}/readyz`), { timeoutMs: 60_000, signal })
  }

  /** Signals a part as an operator would; if that ends it, it is restarted. */
  signal(part: string, signal: NodeJS.Signals): void {
    this.#supervisor.part(part).signal(signal)
  }

  /** Kills the part's process (`kill -9`). */
  kill(part: string): void {
    this.signal(part, 'SIGKILL')
  }

  /** Stops a part until {@link resume}. */
  async halt(part: string): Promise<void> {
    await this.#supervisor.part(part).halt()
  }

  /** Starts a halted part; {@link ready} resolves when it serves again. */
  resume(part: string): void {
    this.#supervisor.part(part).resume()
  }

  /** Ends every process in order; safe to call again. */
  async stop(): Promise<void> {
    await this.#supervisor.stop()
    await this.#run.release()
  }
}
