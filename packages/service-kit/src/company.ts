import type { App } from './app/base-app.ts'
import { fetchFromService, PerLane } from './lane.ts'

declare module 'fastify' {
  interface FastifyInstance {
    company: Company
  }
}

/** @param url CATALOG_URL */
export function addCompany(app: App, url: string): void {
  app.decorate('company', new Company(url))
}

/** Fields of the company's identity, which the law requires on an offer (Law 4919/2022, article 22). */
const fields = [
  'legalName',
  'legalForm',
  /** ΑΦΜ */
  'vatNumber',
  /** ΔΟΥ */
  'taxOffice',
  /** ΓΕΜΗ */
  'registryNumber',
  'location',
  'telephone',
  'email',
] as const

/** An unknown field is ''. */
export type CompanyIdentity = Record<(typeof fields)[number], string>

/** Time limit of a request, ms: an administrator waits for the offer. */
const timeout = 1500

/** Lifetime of an answer, ms: the identity changes once in years. */
const freshFor = 60_000

/** Pause after a failed request, ms. */
const retryAfter = 5000

/** Reads the company's identity from the catalog over HTTP, that of a lane from the lane's. */
export class Company {
  readonly #identities: PerLane<Identity>

  /** @param url CATALOG_URL */
  constructor(url: string) {
    this.#identities = new PerLane(() => new Identity(url))
  }

  /** Returns the last known identity while the catalog is away, and an empty one at first. Never throws. */
  find(): Promise<CompanyIdentity> {
    return this.#identities.current.find()
  }

  /** True once the catalog has answered; before that, empty fields mean unknown. */
  get answered(): boolean {
    return this.#identities.current.answered
  }
}

/** The identity that one catalog knows. */
class Identity {
  readonly #url: URL
  #known: CompanyIdentity = readIdentity({})
  #until = 0
  #asking: Promise<void> | undefined
  answered = false

  constructor(url: string) {
    this.#url = new URL('/api/company/settings', url)
  }

  async find(): Promise<CompanyIdentity> {
    if (Date.now() >= this.#until) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined
      })
      await this.#asking
    }
    return this.#known
  }

  async #ask(): Promise<void> {
    const settings = await this.#fetch().catch(() => undefined)
    if (settings) {
      this.#known = readIdentity(settings)
      this.answered = true
    }
    this.#until = Date.now() + (settings ? freshFor : retryAfter)
  }

  async #fetch(): Promise<Record<string, unknown> | undefined> {
    const response = await fetchFromService(this.#url, { signal: AbortSignal.timeout(timeout) })
    if (response.ok) return (await response.json()) as Record<string, unknown>
    await response.body?.cancel()
    return undefined
  }
}

function readIdentity(settings: Record<string, unknown>): CompanyIdentity {
  const text = (field: string) => {
    const value = settings[field]
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map(field => [field, text(field)])) as CompanyIdentity
}
