import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@stampa/stack'

const observability = join(import.meta.dirname, '../../deploy/observability')

/** A Prometheus with the product's settings and alerts that scrapes a stack. */
export class Prometheus {
  readonly #folder: string
  readonly #process: ChildProcess
  readonly #url: string

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.#url = `http://127.0.0.1:${port}`
    const settings = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ]
    this.#process = spawn('prometheus', settings, { stdio: ['ignore', 'ignore', 'inherit'] })
  }

  /** @param metricsFile of the stack's run folder */
  static async start(metricsFile: string): Promise<Prometheus> {
    const folder = await mkdtemp(join(tmpdir(), 'stampa-prometheus-'))
    for (const file of ['prometheus.yml', 'rules.yml']) {
      await cp(join(observability, file), join(folder, file))
    }
    await mkdir(join(folder, 'targets'))
    await symlink(metricsFile, join(folder, 'targets/stampa.json'))
    const [port = 0] = await freePorts(1)
    return new Prometheus(folder, port)
  }

  /** Returns the names of the alerts that fire. */
  async firing(): Promise<string[]> {
    return this.#namesOf('ALERTS{alertstate="firing"}')
  }

  /** Returns the names of the alerts that fired at any time in the last minutes. */
  async fired(minutes: number): Promise<string[]> {
    return this.#namesOf(`count_over_time(ALERTS{alertstate="firing"}[${minutes}m])`)
  }

  /** Returns the number of processes that respond. */
  async up(): Promise<number> {
    const [found] = await this.#query('count(up == 1)')
    return Number(found?.value[1] ?? 0)
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #namesOf(expression: string): Promise<string[]> {
    const found = await this.#query(expression)
    return [...new Set(found.map(({ metric }) => metric.alertname ?? ''))].toSorted()
  }

  /** Returns the samples of an expression; none while Prometheus starts. */
  async #query(expression: string) {
    const url = new URL('/api/v1/query', this.#url)
    url.searchParams.set('query', expression)
    const answer = await fetch(url).catch(() => undefined)
    if (!answer?.ok) return []
    const { data } = (await answer.json()) as {
      data: { result: { metric: Record<string, string>; value: [number, string] }[] }
    }
    return data.result
  }
}
