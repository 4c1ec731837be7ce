import type { App } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { OrderLine } from '../routes/custom-order/store.ts'
import { Products } from './products.ts'
import { completeOrders, type PendingOrder, pendingOrders } from './store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orderCompleter: OrderCompleter
  }
}

/** @param url CATALOG_URL */
export function addOrderCompleter(app: App, url: string): void {
  const completer = new OrderCompleter({ db: app.db, products: new Products(url), log: app.log })
  app.decorate('orderCompleter', completer)
  app.addHook('onClose', () => completer.stop())
}

/** Orders looked at in one query. */
const batchSize = 100

/** As many questions without an answer, one after the other, and the catalog is not asked more for now. */
const patience = 3

interface Completer {
  db: Knex
  products: Products
  log: App['log']
}

/**
 * Writes into orders what their products are called, as the catalog says. An order is taken in without
 * asking, so the catalog is never a reason to refuse one; this runs right after, and again from time
 * to time for what the catalog could not answer. Two at once do the same work twice and no harm.
 */
export class OrderCompleter {
  readonly #on: Completer
  #running: Promise<void> | undefined
  #again = false
  #unanswered = 0

  constructor(on: Completer) {
    this.#on = on
  }

  /** Has it run soon, without waiting for it. */
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
    let after: string | undefined
    this.#unanswered = 0
    for (;;) {
      const orders = await pendingOrders(this.#on.db, after, batchSize)
      await completeOrders(this.#on.db, await this.#completed(orders))
      if (orders.length < batchSize || this.#unanswered >= patience) return
      after = orders.at(-1)?.id
    }
  }

  /** Resolves when nothing runs any more. */
  async stop(): Promise<void> {
    this.#again = false
    await this.#running
  }

  /** Those of the orders of which more is known now. */
  async #completed(orders: readonly PendingOrder[]): Promise<PendingOrder[]> {
    const completed: PendingOrder[] = []
    for (const { id, lines } of orders) {
      const known: OrderLine[] = []
      for (const line of lines) {
        const ask = line.state === 'pending' && this.#unanswered < patience
        known.push(ask ? await this.#ask(line) : line)
      }
      if (known.some((line, index) => line !== lines[index])) completed.push({ id, lines: known })
    }
    return completed
  }

  async #ask(line: OrderLine): Promise<OrderLine> {
    const answer = await this.#on.products.find(line.product)
    this.#unanswered = answer === 'away' ? this.#unanswered + 1 : 0
    if (answer === 'away') return line
    if (answer === 'unknown') return { ...line, state: 'unknown' }
    return { ...line, ...answer, state: 'known' }
  }
}
