import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import type { App } from '../../app/create-app.ts'
import type { OpenApi } from '../../openapi/breaking-changes.ts'
import { type Answer, callService } from '../calls.ts'
import type { TestApp } from '../test-app.ts'
import { AnswerFaults } from './answer-faults.ts'
import { Known } from './known.ts'
import { type Call, callsOf, type Described, operationsOf, type Samples } from './requests.ts'

/** Calls of each operation. */
const cases = Number(process.env.HOSTILE_CASES ?? 20)

/** Seed of the generator: a failure prints the one to repeat it with. */
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31)

/** Sequences of calls at the same time. */
const atOnce = 4

/** Own calls in a sequence; one of another operation may precede each. */
const sequenceLength = 5

/** Sequences between two looks at the number of calls. */
const numRuns = Math.min(5, Math.ceil(cases / (atOnce * sequenceLength)))

export interface HostileTarget extends Samples {
  test: Pick<TestApp, 'app' | 'adminToken' | 'expiredToken' | 'forgedToken' | 'revokedToken'>
}

/**
 * Calls of a service that are generated from its OpenAPI document: valid, faulty and chained ones, in which values of
 * earlier answers are used. `HOSTILE_CASES` sets their number for each operation.
 */
export class HostileCalls {
  readonly operations: readonly Described[]
  readonly testOptions = { timeout: 240_000 + cases * 100 }
  readonly #document: OpenApi
  readonly #answers: AnswerFaults
  readonly #counts = new Map<string, Record<string, number>>()
  readonly #known = new Known()
  /** Calls that have changed a record. */
  readonly #changing = new Set<string>()
  #faults = new Map<string, string>()
  #app: App | undefined
  #token = ''
  #signIn = async () => ''
  #refused: (string | null)[] = []
  #arbitraries = new Map<string, fc.Arbitrary<Call>>()

  /** @param directory of the service */
  constructor(directory: string) {
    this.#document = JSON.parse(readFileSync(join(directory, 'openapi.json'), 'utf8'))
    this.#answers = new AnswerFaults(this.#document)
    this.operations = operationsOf(this.#document)
  }

  /**
   * Makes the calls of one operation, with some of related operations between them.
   *
   * @returns one call of each kind of fault with its answer; none for a correct service
   */
  async findFaults({ call, path }: Described, target: HostileTarget): Promise<string[]> {
    await this.#prepare(target)
    const related = this.operations.filter(other => areRelated(other.path, path))
    const before = fc.oneof(
      ...related.map(other => fc.tuple(fc.constant(other.call), this.#callsOf(other.call))),
    )
    const step = fc.tuple(fc.option(before, { freq: 2 }), this.#callsOf(call))
    const property = fc.asyncProperty(
      fc.array(step, { minLength: sequenceLength, maxLength: sequenceLength }),
      async steps => {
        for (const [other, own] of steps) {
          if (other) await this.#make(...other)
          await this.#make(call, own)
        }
      },
    )
    // Calls in sequences of other operations count too.
    const callUntilEnough = async (first: number) => {
      for (let run = first; countOf(this.#counts.get(call)) < cases; run += atOnce) {
        await fc.assert(property, { numRuns, seed: seed + run, endOnFailure: true })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, at) => callUntilEnough(at)))
    const polluted = Object.keys(Object.prototype).map(name => `Object.prototype has ${name}`)
    return [...this.#faults.values(), ...polluted].map(fault => `HOSTILE_SEED=${seed}: ${fault}`)
  }

  /** Prints the number of answers by operation and status, if it was chosen. */
  printCounts(): void {
    if (process.env.HOSTILE_CASES) console.log(tableOf(this.#counts))
  }

  /**
   * Returns the calls of administrators that have changed a record and left no entry in the audit log.
   *
   * @param silent calls that store something else than a record
   */
  async findUnaudited(silent: readonly string[] = []): Promise<string[]> {
    if (!this.#app) throw new Error('there is no service')
    const audited = await this.#app.db('audit_log').distinct().pluck<string[]>('call')
    const guarded = Object.entries(this.#document.paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method, schema]) => method !== 'get' && 'x-permission' in schema)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    return guarded.filter(
      call =>
        this.#changing.has(call) &&
        !silent.includes(call) &&
        !audited.includes(call.replaceAll(/\{(\w+)\}/g, ':$1')),
    )
  }

  async #prepare(target: HostileTarget): Promise<void> {
    const { app, adminToken, expiredToken, forgedToken, revokedToken } = target.test
    this.#faults = new Map()
    // Calls may end the session.
    this.#signIn = adminToken
    this.#token = await adminToken()
    if (this.#app === app) return
    this.#app = app
    this.#refused = await Promise.all([
      null,
      expiredToken(),
      forgedToken(),
      revokedToken(),
      'x.y.z',
    ])
    this.#arbitraries = new Map(
      this.operations.map(one => [one.call, callsOf(one, this.#document, target)]),
    )
  }

  #callsOf(call: string): fc.Arbitrary<Call> {
    const calls = this.#arbitraries.get(call)
    if (!calls) throw new Error(`${call} is not in the document`)
    return calls
  }

  /** Makes a call, and records a fault when its answer is not as documented. */
  async #make(call: string, { method, url, options, refusal }: Call): Promise<void> {
    if (!this.#app) throw new Error('there is no service')
    const sent = this.#known.resolveCall(call, url, options)
    const token = refusal === null ? this.#token : (this.#refused[refusal] ?? null)
    const app = this.#app
    const send = () => callService(app, method, sent.url, { ...sent.options, token })
    let answer = await send()
    // On a busy machine a query may exceed its time limit; a call that is at fault is answered so every time.
    for (let tries = 0; answer.status === 503 && tries < 4; tries += 1) {
      await delay(Number(answer.headers['retry-after']) * 1000)
      answer = await send()
    }
    if (answer.status === 401 && token === this.#token) this.#token = await this.#signIn()
    const counts = this.#counts.get(call) ?? {}
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
    this.#counts.set(call, counts)
    // Another method of the address may answer, too.
    const isOwn = token === this.#token && call.startsWith(`${method} `)
    if (isOwn && alwaysChanges(call, answer.status)) this.#changing.add(call)
    const fault = this.#answers.find(method, sent.url, answer)
    if (fault) {
      // One call of each fault is enough.
      const kind = `${call} ${fault.slice(0, 80)}`
      this.#faults.set(kind, `${fault} of ${print(method, sent, refusal)}`)
    }
    await this.#removeOldest(call, answer)
  }

  /** Keeps collections small: public lists return all records. */
  async #removeOldest(call: string, answer: Answer): Promise<void> {
    const oldest = this.#known.learn(call, answer)
    const remove = this.operations.find(({ call }) => call === `DELETE ${oldest?.path}`)
    if (!oldest || !remove) return
    await this.#make(remove.call, { method: 'DELETE', url: oldest.url, options: {}, refusal: null })
  }
}

/** Returns whether a call has changed a record for sure; another one may have found it as it was to become. */
function alwaysChanges(call: string, status: number): boolean {
  return status === 201 || (status < 300 && /^(PUT|DELETE) .*\}$/.test(call))
}

/** Returns whether two paths are of the same records: `/api/offers/{id}/pdf` and `/api/offers`. */
function areRelated(path: string, other: string): boolean {
  const root = (full: string) => /^\/api\/(?:design-studio\/)?[^/]+/.exec(full)?.[0]
  return root(path) === root(other)
}

function print(
  method: string,
  { url, options }: Pick<Call, 'url' | 'options'>,
  refusal: number | null,
) {
  const { headers, payload = '' } = options
  const body = JSON.stringify(payload.toString('latin1' as BufferEncoding)).slice(0, 1500)
  return `${method} ${url} with refused token ${refusal}, ${JSON.stringify(headers)}, ${body}`
}

function countOf(counts: Record<string, number> = {}): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function tableOf(results: Map<string, Record<string, number>>): string {
  return [...results]
    .map(([call, counts]) => {
      const statuses = Object.entries(counts).map(([status, count]) => `${status}: ${count}`)
      return `${call.padEnd(70)} ${String(countOf(counts)).padStart(7)}  ${statuses.join(', ')}`
    })
    .join('\n')
}
