import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Requests the same paths repeatedly on kept-alive connections and records failures. Each request has a unique query,
 * so that no cache answers it.
 */
export class Load {
  readonly #failures: string[] = []
  readonly #loops: Promise<void>[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #headers: Record<string, string>
  readonly #everyMs: number
  readonly #started = Date.now()
  #stopped = false
  #answers = 0

  /**
   * @param connections concurrent loops per path
   * @param headers of every request
   * @param everyMs least time between two requests of a loop
   */
  constructor(
    url: string,
    paths: string[],
    connections = 2,
    headers: Record<string, string> = {},
    everyMs = 0,
  ) {
    this.#headers = headers
    this.#everyMs = everyMs
    this.#loops = paths.flatMap(path =>
      Array.from({ length: connections }, () => this.#loop(url, path)),
    )
  }

  /** Resolves after this many more responses. */
  async answered(count: number): Promise<void> {
    const enough = this.#answers + count
    while (this.#answers < enough) await pause(20)
  }

  /** Responses a second since the start. */
  get perSecond(): number {
    return (1000 * this.#answers) / (Date.now() - this.#started)
  }

  /** Ends the load. @returns one line for each request that was not answered with 200 */
  async stop(): Promise<string[]> {
    this.#stopped = true
    await Promise.all(this.#loops)
    this.#agent.destroy()
    return this.#failures
  }

  async #loop(url: string, path: string): Promise<void> {
    while (!this.#stopped) {
      const asked = Date.now()
      const outcome = await this.#ask(`${url}${path}?product=${this.#answers}`)
      if (outcome !== 200) this.#failures.push(`${path}: ${outcome}`)
      this.#answers += 1
      await pause(Math.max(5, asked + this.#everyMs - Date.now()))
    }
  }

  #ask(url: string): Promise<number | string> {
    return new Promise(resolve => {
      request(url, { agent: this.#agent, headers: this.#headers }, response => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
        .on('error', error => resolve(error.message))
        .end()
    })
  }
}
