import type { Knex } from 'knex'
import type { App } from '../base-app.ts'
import { planMails, takeWaiting } from '../outbox/mails.ts'
import type { Telling } from '../outbox/plan.ts'
import type { MailQueue } from './queue.ts'

/**
 * Milliseconds. Looking costs one look into an empty index. To be notified by PostgreSQL instead would have
 * all orders wait for each other: it lets transactions that notify commit one at a time.
 */
const every = 1000

const batchSize = 200

/**
 * Hands on what waits in the tables to the queue. What is committed there is found, whoever was away when
 * it was; several relays share the work.
 */
export class Relay<Events> {
  readonly #db: Knex
  readonly #queue: MailQueue
  readonly #telling: Telling<Events>
  readonly #log: App['log']
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  /** One line for each outage is enough. */
  #failing = false

  constructor(db: Knex, queue: MailQueue, telling: Telling<Events>, log: App['log']) {
    this.#db = db
    this.#queue = queue
    this.#telling = telling
    this.#log = log
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.run()
        .then(() => this.#succeeded())
        .catch(err => this.#failed(err))
        .finally(() => {
          this.#running = undefined
        })
    }, every)
  }

  /** Hands on all that waits. */
  async run(): Promise<void> {
    while ((await planMails(this.#db, this.#telling, batchSize)) >= batchSize);
    while ((await this.#handOn()) === batchSize);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  /** The mails stay where they are unless the queue has them. */
  async #handOn(): Promise<number> {
    if (!this.#queue.ready) return 0
    return this.#db.transaction(async tx => {
      const mails = await takeWaiting(tx, batchSize)
      if (mails.length > 0) await this.#queue.add(mails)
      return mails.length
    })
  }

  #succeeded(): void {
    this.#failing = false
  }

  #failed(err: unknown): void {
    if (!this.#failing) this.#log.warn({ err }, 'mails wait: they cannot be handed on')
    this.#failing = true
  }
}
