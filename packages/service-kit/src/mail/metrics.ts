import type { App } from '../app/base-app.ts'
import { countMails } from '../outbox/mails.ts'
import type { Outcome } from './delivery.ts'

/** What the worker tells whoever watches it, at `/metrics`. */
export interface MailMetrics {
  count(outcome: Outcome | 'retried'): void
}

export function addMailMetrics(app: App): MailMetrics {
  const { Counter, Gauge } = app.metrics.client
  const outcomes = new Counter({
    name: 'stampa_mails_total',
    help: 'Mails by what became of them in this process',
    labelNames: ['outcome'] as const,
  })
  new Gauge({
    name: 'stampa_mails',
    help: 'Mails that wait to be sent, and that were given up',
    labelNames: ['state'] as const,
    async collect() {
      // Without the database the rest is still worth reading.
      const counts = await countMails(app.db).catch(() => undefined)
      this.reset()
      if (!counts) return
      this.set({ state: 'waiting' }, counts.waiting)
      this.set({ state: 'failed' }, counts.failed)
    },
  })
  return { count: outcome => outcomes.inc({ outcome }) }
}
