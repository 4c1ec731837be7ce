import type { App } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { OrderLine } from './routes/custom-order/orders.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orderCompleter: OrderCompleter
  }
}

/** @param url CATALOG_URL */
export function addOrderCompleter(app: App, url: string): void {
  const completer = new OrderCompleter({ db: app.db, catalogUrl: url, log: app.log })
  app.decorate('orderCompleter', completer)
  app.addHook('onClose', () => completer.stop())
}

/** Orders per query. */
const batchSize = 100

/** After this many consecutive failed requests a run stops asking the catalog. */
const maxFailures = 3

/** Timeout of a request to the catalog, ms. */
const timeout = 2000

interface Dependencies {
  db: Knex
  /** Base URL of the catalog service. */
  catalogUrl: string
  log: App['log']
}

type Product = Pick<OrderLine, 'title' | 'favicon'>

interface PendingOrder {
  id: string
  lines: OrderLine[]
}

/**
 * Copies titles and pictures of products from the catalog into orders. An order is accepted without asking the
 * catalog; this runs right after, and periodically for products that the catalog could not answer. Two instances
 * at once do the same work twice without harm.
 */
export class OrderCompleter {
  readonly #on: Dependencies
  #running: Promise<void> | undefined
  #again = false
  #failures = 0

  constructor(on: Dependencies) {
    this.#on = on
  }

  /** Starts a run in the background, or another one after the present. */
  wake(): void {
    if (this.#running) {
      this.#again = true
      return
    }
    this.#running = this.run()
      .catch(err => this.#on.log.warn({ err }, 'orders could not be completed'))
      .finally(() => {
        this.#running = undefined
        if (this.#again) {
          this.#again = false
          this.wake()
        }
      })
  }

  /** Looks once at every order that is not complete. */
  async run(): Promise<void> {
    const { db } = this.#on
    let after: string | undefined
    this.#failures = 0
    for (;;) {
      const orders = await pendingOrders(db, after)
      await updateLines(db, await this.#complete(orders))
      if (orders.length < batchSize || this.#failures >= maxFailures) return
      after = orders.at(-1)?.id
    }
  }

  /** Resolves once no run is in progress. */
  async stop(): Promise<void> {
    this.#again = false
    await this.#running
  }

  /** Returns the orders of which a line changed. Each product is asked for once in a batch. */
  async #complete(orders: readonly PendingOrder[]): Promise<PendingOrder[]> {
    const answers = new Map<string, Product | 'unknown'>()
    const changed: PendingOrder[] = []
    for (const { id, lines } of orders) {
      const completed: OrderLine[] = []
      for (const line of lines) completed.push(await this.#completeLine(line, answers))
      if (completed.some((line, index) => line !== lines[index])) {
        changed.push({ id, lines: completed })
      }
    }
    return changed
  }

  async #completeLine(
    line: OrderLine,
    answers: Map<string, Product | 'unknown'>,
  ): Promise<OrderLine> {
    if (line.state !== 'pending') return line
    const answer = answers.get(line.product) ?? (await this.#findProduct(line.product))
    if (answer === undefined) return line
    answers.set(line.product, answer)
    return answer === 'unknown'
      ? { ...line, state: 'unknown' }
      : { ...line, ...answer, state: 'known' }
  }

  /** Returns the product, `unknown` when the catalog has none, or undefined when the catalog does not answer. */
  async #findProduct(id: string): Promise<Product | 'unknown' | undefined> {
    if (this.#failures >= maxFailures) return undefined
    const answer = await fetchProduct(this.#on.catalogUrl, id).catch(() => undefined)
    this.#failures = answer === undefined ? this.#failures + 1 : 0
    return answer
  }
}

/** @throws when the catalog cannot be reached, is too slow, or sends no product */
async function fetchProduct(catalogUrl: string, id: string): Promise<Product | 'unknown'> {
  const url = new URL(`/api/products/${encodeURIComponent(id)}`, catalogUrl)
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status === 404) return 'unknown'
    throw new Error(`the catalog answered ${response.status}`)
  }
  const { title, favicon } = (await response.json()) as { title?: unknown; favicon?: unknown }
  if (typeof title !== 'string') throw new Error('the catalog sent no title')
  return { title, favicon: typeof favicon === 'string' ? favicon : null }
}

/** Returns orders with pending products, oldest first. @param after id of the last order of the batch before */
function pendingOrders(db: Knex, after: string | undefined): Promise<PendingOrder[]> {
  const query = db('custom_orders').whereRaw('pending').orderBy('id').limit(batchSize)
  if (after !== undefined) query.where('id', '>', after)
  return query.select('id', 'lines')
}

/** Stores the lines of a batch in one statement. The version stays: no administrator's change can conflict. */
async function updateLines(db: Knex, orders: readonly PendingOrder[]): Promise<void> {
  if (orders.length === 0) return
  await db.raw(
    `update custom_orders o set lines = c.lines, pending = c.pending
     from unnest(?::uuid[], ?::jsonb[], ?::boolean[]) as c (id, lines, pending)
     where o.id = c.id and o.pending`,
    [
      orders.map(({ id }) => id),
      orders.map(({ lines }) => JSON.stringify(lines)),
      orders.map(({ lines }) => lines.some(({ state }) => state === 'pending')),
    ],
  )
}
