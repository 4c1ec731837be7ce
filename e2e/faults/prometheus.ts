import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@stampa/stack'

const rules = join(import.meta.dirname, '../../deploy/observability/rules.yml')

/** A Prometheus that scrapes a stack and evaluates the product's alerts. */
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
    const settings = {
      global: { scrape_interval: '5s', evaluation_interval: '5s' },
      rule_files: [rules],
      scrape_configs: [{ job_name: 'stack', file_sd_configs: [{ files: [metricsFile] }] }],
    }
    // JSON is YAML.
    await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(settings))
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
