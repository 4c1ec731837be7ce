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

/** Reads the company's settings from the catalog over HTTP, those of a lane from the lane's. */
export class Company {
  readonly #settings: PerLane<Settings>

  /** @param url CATALOG_URL */
  constructor(url: string) {
    this.#settings = new PerLane(() => new Settings(url))
  }

  /** Returns the last known identity while the catalog is away, and an empty one at first. Never throws. */
  async find(): Promise<CompanyIdentity> {
    return (await this.#settings.current.find()).identity
  }

  /** Returns whether visitors see prices, as last known; false until the catalog has answered. Never throws. */
  async showsPrices(): Promise<boolean> {
    return (await this.#settings.current.find()).showsPrices
  }

  /** True once the catalog has answered; before that, empty fields mean unknown. */
  get answered(): boolean {
    return this.#settings.current.answered
  }
}

interface KnownSettings {
  identity: CompanyIdentity
  showsPrices: boolean
}

/** The settings that one catalog knows. */
class Settings {
  readonly #url: URL
  #known = readSettings({})
  #until = 0
  #asking: Promise<void> | undefined
  answered = false

  constructor(url: string) {
    this.#url = new URL('/api/company/settings', url)
  }

  async find(): Promise<KnownSettings> {
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
      this.#known = readSettings(settings)
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

function readSettings(settings: Record<string, unknown>): KnownSettings {
  const text = (field: string) => {
    const value = settings[field]
    return typeof value === 'string' ? value : ''
  }
  const identity = Object.fromEntries(fields.map(field => [field, text(field)]))
  return { identity: identity as CompanyIdentity, showsPrices: settings.showPrices === true }
}
