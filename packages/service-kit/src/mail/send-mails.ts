import type { Knex } from 'knex'
import type { App } from '../app/base-app.ts'
import type { ServiceConfig } from '../app/config.ts'
import { scheduleJobs } from '../app/jobs.ts'
import { addGauge, Counter } from '../app/metrics.ts'
import { inLane } from '../lane.ts'
import {
  countUnsent,
  limitReason,
  lockMail,
  planMails,
  retryLimited,
  settleMail,
  takeWaiting,
} from '../outbox/mails.ts'
import { type MailPlan, mailName, type PlannedMail } from '../outbox/outbox.ts'
import { type QueueOptions, repeatedly, WorkQueue, workOff } from '../queue.ts'
import {
  createMailWriter,
  type MailConfig,
  MailError,
  type MailWriterConfig,
  type ServiceMails,
} from './mail.ts'
import { limitRecipients } from './recipient-limit.ts'
import { fileTransport, type MailTransport, removeOldMails, smtpTransport } from './transports.ts'

/** Mails that one worker sends at a time, each on its own connections to PostgreSQL and the mail server. */
const concurrency = 5

/** Attempts per mail. The last one is at least seven hours after the first: longer than an outage over night. */
const attempts = 15

/** @param name of the service's queue: no two may share one */
function queueOptions(name: string): QueueOptions {
  return { name, attempts, backoffMs: 2000, concurrency }
}

export class MailQueue extends WorkQueue<PlannedMail> {
  constructor(config: Pick<ServiceConfig, 'REDIS_URL' | 'REDIS_KEY_PREFIX'>, name: string) {
    super(config, queueOptions(name))
  }

  async add(mails: readonly PlannedMail[]): Promise<void> {
    await this.addJobs(mails.map(mail => ({ id: mailName(mail), data: mail, trace: mail.trace })))
  }
}

const minute = 60_000
const hour = 60 * minute

/** Makes a worker send the mails for the outbox events of its service. */
export function sendMails<Events>(
  app: App,
  config: ServiceConfig & MailWriterConfig,
  { draft, queue: name, requested = [], isBounded = false, ...plan }: ServiceMails<Events>,
): void {
  const outcomes = addMetrics(app)
  const transport = openTransport(config)
  const mayReceive = isBounded ? async () => true : limitRecipients(app)
  const write = createMailWriter(config, draft)
  const deliver = createDelivery<Events>(app.db, { write, transport, requested, mayReceive })
  const queue = new MailQueue(config, name)
  queue.measure(app)
  const work = workOff<PlannedMail>(
    config,
    queueOptions(name),
    async (mail, { number, last }) => {
      const { event, audience, lane } = mail
      try {
        const outcome = await inLane(lane, () => deliver(mail, last))
        outcomes.inc({ outcome })
        if (outcome === 'failed') app.log.error({ event, audience }, 'a mail failed for good')
      } catch (err) {
        outcomes.inc({ outcome: 'retried' })
        app.log.warn({ event, audience, attemptsMade: number, err }, 'a mail has to wait')
        // Redis stores the message, which must not contain personal data.
        throw new Error(err instanceof MailError ? err.message : 'not sent')
      }
    },
    err => app.log.debug({ err }, 'mail queue error'),
  )

  const { MAIL_DIR } = config
  scheduleJobs(app, [
    { name: 'retry-limited-mails', every: 5 * minute, run: () => retryLimited(app.db) },
    ...(MAIL_DIR
      ? [{ name: 'remove-old-mails', every: hour, run: () => removeOldMails(MAIL_DIR) }]
      : []),
  ])

  // Hooks of closing run from the last to the first: polling ends before the queue is closed.
  app.addHook('onClose', async () => {
    await work.close()
    await queue.close()
    transport.close()
  })
  repeatedly(
    app,
    config.OUTBOX_POLL_MS,
    () => queueMails(app.db, plan, queue),
    'mails wait: they cannot be queued',
  )
}

function openTransport({ MAIL_URL, MAIL_DIR = '', MAIL_FROM }: MailConfig): MailTransport {
  return MAIL_URL
    ? smtpTransport(MAIL_URL, MAIL_FROM, concurrency)
    : fileTransport(MAIL_DIR, MAIL_FROM)
}

function addMetrics(app: App) {
  addGauge(
    app,
    {
      name: 'stampa_mails',
      help: 'mails that wait, failed for good or are beyond the limit of their recipient, and events whose mails are held',
      labelNames: ['state'],
    },
    async () => (await countUnsent(app.db)).map(({ state, count }) => [{ state }, count]),
  )
  addGauge(
    app,
    {
      name: 'stampa_mails_oldest_seconds',
      help: 'age of the oldest event with such a mail',
      labelNames: ['state'],
    },
    async () => (await countUnsent(app.db)).map(({ state, oldest }) => [{ state }, oldest]),
  )
  return new Counter({
    name: 'stampa_mails_total',
    help: 'mails by their outcome in this process',
    labelNames: ['outcome'] as const,
    registers: [app.metrics],
  })
}

const batchSize = 200

/** Plans the mails of new events and queues all waiting ones. Several workers share the work. */
async function queueMails<Events>(
  db: Knex,
  plan: MailPlan<Events>,
  queue: MailQueue,
): Promise<void> {
  while ((await planMails(db, plan, batchSize)) >= batchSize);
  while (queue.ready && (await queueBatch(db, queue)) === batchSize);
}

/** Marks mails as queued only if the queue accepts them. */
function queueBatch(db: Knex, queue: MailQueue): Promise<number> {
  return db.transaction(async tx => {
    const mails = await takeWaiting(tx, batchSize)
    if (mails.length > 0) await queue.add(mails)
    return mails.length
  })
}

/** Outcome of a mail; `settled` when it had been sent or had failed before. */
type Outcome = 'sent' | 'obsolete' | 'failed' | 'settled'

/** Time limit of a transaction that locks a mail's row while it is sent, ms. */
const sendingLimit = 90_000

/**
 * Returns a function that sends each mail once. Its row is locked while it is sent, so that two workers never send it
 * at once, and then marked as sent. A worker that dies between sending and marking leaves a mail that is sent
 * a second time, under the same Message-ID.
 */
function createDelivery<Events>(
  db: Knex,
  {
    write,
    transport,
    requested,
    mayReceive,
  }: {
    write: ReturnType<typeof createMailWriter<Events>>
    transport: MailTransport
    requested: readonly (keyof Events)[]
    mayReceive: ReturnType<typeof limitRecipients>
  },
) {
  /** Mails that were sent but not marked, because PostgreSQL was away: a retry only marks them. */
  const sent = new Set<string>()

  async function send(mail: PlannedMail): Promise<Outcome> {
    const name = mailName(mail)
    const outcome = await db.transaction(async tx => {
      await tx.raw(`set local idle_in_transaction_session_timeout = ${sendingLimit}`)
      const event = await lockMail<Events>(tx, mail)
      if (!event) return 'settled'
      if (!sent.has(name)) {
        const written = await write(tx, event, mail.audience)
        if (!written) {
          await settleMail(tx, mail, 'obsolete')
          return 'obsolete'
        }
        const isLimited = mail.audience === 'customer' && !event.released
        const isRequested = requested.includes(event.type)
        if (isLimited && !(await mayReceive(written.to, name, { isRequested }))) {
          throw new MailError(limitReason, { permanent: true })
        }
        await transport.send(name, written)
        sent.add(name)
      }
      await settleMail(tx, mail, 'sent')
      return 'sent'
    })
    sent.delete(name)
    return outcome
  }

  /** @throws when the mail has to be retried */
  return async (mail: PlannedMail, last: boolean): Promise<Outcome> => {
    try {
      return await send(mail)
    } catch (error) {
      if (!(error instanceof MailError) || (!last && !error.permanent)) throw error
      await settleMail(db, mail, 'failed', error.message)
      return 'failed'
    }
  }
}
