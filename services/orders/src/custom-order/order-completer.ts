import { estimateLine, isOffered, type PriceTable } from '@stampa/pricing'
import type { Pieces } from '@stampa/rules/printing'
import type { App } from '@stampa/service-kit'
import { fetchFromService, inLane } from '@stampa/service-kit/lane'
import type { Knex } from 'knex'
import type { OrderLine } from './orders.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orderCompleter: OrderCompleter
  }
}

export function addOrderCompleter(app: App, catalogUrl: string): void {
  const completer = new OrderCompleter(app, catalogUrl)
  app.decorate('orderCompleter', completer)
  app.addHook('onClose', () => completer.stop())
}

/** Orders per query. */
const batchSize = 100

/** After this many consecutive failed requests a run stops asking a catalog, the live one or that of a lane. */
const maxFailures = 3

/** Timeout of a request to the catalog, ms. */
const timeout = 2000

/** A product as the catalog knows it, with its price table. */
interface Answer {
  line: Pick<OrderLine, 'state'> & Partial<OrderLine>
  priceTable?: PriceTable | null | undefined
  colours?: readonly unknown[]
  sizes?: readonly unknown[]
}

interface PendingOrder {
  id: string
  lines: OrderLine[]
}

/**
 * Copies titles and pictures of products from the catalog into orders, and prices their lines by its price tables. An
 * order is accepted without asking the catalog; this runs right after, and periodically for products that the catalog
 * could not answer. Two instances at once do the same work twice without harm.
 */
export class OrderCompleter {
  readonly #app: App
  readonly #catalogUrl: string
  #lastRun: Promise<void> = Promise.resolve()
  #isQueued = false
  #isStopped = false

  constructor(app: App, catalogUrl: string) {
    this.#app = app
    this.#catalogUrl = catalogUrl
  }

  /** Starts a run in the background, after the present one. */
  wake(): void {
    if (this.#isQueued) return
    this.#isQueued = true
    this.#lastRun = this.#lastRun
      .then(async () => {
        this.#isQueued = false
        if (!this.#isStopped) await this.run()
      })
      .catch(err => this.#app.log.warn({ err }, 'orders could not be completed'))
  }

  /** Looks once at every order that is not complete. */
  async run(): Promise<void> {
    const { db } = this.#app
    let after: string | undefined
    const failures = new Map<string | undefined, number>()
    const isAway = (lane?: string) => (failures.get(lane) ?? 0) >= maxFailures
    do {
      const orders = await pendingOrders(db, after)
      const answers = new Map<string, Answer>()
      for (const [key, { product, lane }] of pendingProducts(orders)) {
        if (isAway(lane)) continue
        const answer = await inLane(lane, () => fetchProduct(this.#catalogUrl, product)).catch(
          () => undefined,
        )
        failures.set(lane, answer ? 0 : (failures.get(lane) ?? 0) + 1)
        if (answer) answers.set(key, answer)
      }
      await updateLines(db, withAnswers(orders, answers))
      after = orders.length === batchSize ? orders.at(-1)?.id : undefined
    } while (after !== undefined && !isAway())
  }

  /** Resolves once no run is in progress; none starts afterwards. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#lastRun
  }
}

/** Returns a line of each pending product of orders, once for each catalog that is asked. */
function pendingProducts(orders: readonly PendingOrder[]): Map<string, OrderLine> {
  const pending = orders.flatMap(({ lines }) => lines.filter(({ state }) => state === 'pending'))
  return new Map(pending.map(line => [keyOf(line), line]))
}

function keyOf({ product, lane = '' }: OrderLine): string {
  return `${product} ${lane}`
}

/** Returns the orders that the catalog's answers change. */
function withAnswers(
  orders: readonly PendingOrder[],
  answers: ReadonlyMap<string, Answer>,
): PendingOrder[] {
  return orders.flatMap(({ id, lines }) => {
    const isAnswered = (line: OrderLine) => line.state === 'pending' && answers.has(keyOf(line))
    if (!lines.some(isAnswered)) return []
    const completed = lines.map(line => {
      const answer = isAnswered(line) ? answers.get(keyOf(line)) : undefined
      if (!answer) return line
      const estimate = estimateLine(answer.priceTable, line.choice, line.quantity)
      return {
        ...line,
        ...answer.line,
        lane: undefined,
        ...(estimate && { estimate }),
        ...(answer.priceTable && { workingDays: answer.priceTable.workingDays }),
        ...(line.choice && { choiceKnown: isOffered(answer.priceTable, line.choice) }),
        ...(line.pieces && { piecesKnown: hasAll(answer, line.pieces) }),
      }
    })
    return [{ id, lines: completed }]
  })
}

/** Returns whether a product has the colours and sizes of all pieces; an empty text leaves one open. */
function hasAll({ colours = [], sizes = [] }: Answer, pieces: readonly Pieces[]): boolean {
  return pieces.every(
    ({ colour, size }) => ['', ...colours].includes(colour) && ['', ...sizes].includes(size),
  )
}

/** @throws when the catalog cannot be reached, is too slow, or sends no product */
async function fetchProduct(catalogUrl: string, id: string): Promise<Answer> {
  const url = new URL(`/api/products/${encodeURIComponent(id)}`, catalogUrl)
  const response = await fetchFromService(url, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status === 404) return { line: { state: 'unknown' } }
    throw new Error(`the catalog answered ${response.status}`)
  }
  const { title, favicon, ...product } = (await response.json()) as {
    title?: unknown
    favicon?: unknown
  } & Omit<Answer, 'line'>
  if (typeof title !== 'string') throw new Error('the catalog sent no title')
  const line = {
    state: 'known',
    title,
    favicon: typeof favicon === 'string' ? favicon : null,
  } as const
  return { ...product, line }
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
