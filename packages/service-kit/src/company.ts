import type { App } from './app/base-app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    company: Company
  }
}

/** @param url CATALOG_URL */
export function addCompany(app: App, url: string): void {
  app.decorate('company', new Company(url))
}

/** Who sells, as the law wants it on an offer (Law 4919/2022, article 22). A text that is not known is ''. */
export interface CompanyIdentity {
  legalName: string
  legalForm: string
  /** ΑΦΜ */
  vatNumber: string
  /** ΔΟΥ */
  taxOffice: string
  /** ΓΕΜΗ */
  registryNumber: string
  location: string
  telephone: string
  email: string
}

const fields = [
  'legalName',
  'legalForm',
  'vatNumber',
  'taxOffice',
  'registryNumber',
  'location',
  'telephone',
  'email',
] as const satisfies readonly (keyof CompanyIdentity)[]

/** Milliseconds. Somebody waits for the offer that it is printed on. */
const timeout = 1500

/** Milliseconds: it changes once in years; and a catalog that is away is not waited for again and again. */
const freshFor = 60_000
const patience = 5000

/** The company's identity, which the catalog keeps, asked over HTTP. */
export class Company {
  readonly #url: URL
  #known: CompanyIdentity = readIdentity({})
  #until = 0
  #asking: Promise<void> | undefined
  #answered = false

  /** @param url CATALOG_URL */
  constructor(url: string) {
    this.#url = new URL('/api/company/settings', url)
  }

  /** Returns the last known identity while the catalog is away, and an empty one at first. Never throws. */
  async find(): Promise<CompanyIdentity> {
    if (Date.now() >= this.#until) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined
      })
      await this.#asking
    }
    return this.#known
  }

  /** True once the catalog has answered; before that, empty fields mean unknown. */
  get answered(): boolean {
    return this.#answered
  }

  async #ask(): Promise<void> {
    const settings = await this.#fetch().catch(() => undefined)
    if (settings) {
      this.#known = readIdentity(settings)
      this.#answered = true
    }
    this.#until = Date.now() + (settings ? freshFor : patience)
  }

  async #fetch(): Promise<Record<string, unknown> | undefined> {
    const response = await fetch(this.#url, { signal: AbortSignal.timeout(timeout) })
    if (response.ok) return (await response.json()) as Record<string, unknown>
    await response.body?.cancel()
    return undefined
  }
}

function readIdentity(settings: Record<string, unknown>): CompanyIdentity {
  return Object.fromEntries(
    fields.map(field => {
      const value = settings[field]
      return [field, typeof value === 'string' ? value : '']
    }),
  ) as unknown as CompanyIdentity
}
