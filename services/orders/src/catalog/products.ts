/** What an order keeps of a product. */
export interface ProductSnapshot {
  title: string
  favicon: string | null
}

/** The product, `unknown` when the catalog has none for visitors, `away` when it cannot say. */
export type ProductAnswer = ProductSnapshot | 'unknown' | 'away'

/** Milliseconds. Nobody waits for the answer, but a hung catalog must not hold what comes next. */
const timeout = 2000

/** Orders come in bursts for the same goods. Milliseconds. */
const freshFor = 10_000
const mostKept = 1000

/** The catalog's products, asked over HTTP. */
export class Products {
  readonly #url: string
  readonly #known = new Map<string, { answer: ProductSnapshot | 'unknown'; until: number }>()

  /** @param url CATALOG_URL */
  constructor(url: string) {
    this.#url = url
  }

  /** Never throws: a catalog that is away, slow or talks nonsense is `away`. */
  async find(id: string): Promise<ProductAnswer> {
    const known = this.#known.get(id)
    if (known && known.until > Date.now()) return known.answer
    const answer = await this.#ask(id).catch(() => 'away' as const)
    if (answer !== 'away') this.#keep(id, answer)
    return answer
  }

  async #ask(id: string): Promise<ProductAnswer> {
    const url = new URL(`/api/products/${encodeURIComponent(id)}`, this.#url)
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    if (response.status === 404) {
      await response.body?.cancel()
      return 'unknown'
    }
    if (!response.ok) {
      await response.body?.cancel()
      return 'away'
    }
    const { title, favicon } = (await response.json()) as { title?: unknown; favicon?: unknown }
    if (typeof title !== 'string') return 'away'
    return { title, favicon: typeof favicon === 'string' ? favicon : null }
  }

  #keep(id: string, answer: ProductSnapshot | 'unknown'): void {
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.set(id, { answer, until: Date.now() + freshFor })
  }
}
