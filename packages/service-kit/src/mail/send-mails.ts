import type { App } from '../app/base-app.ts'
import type { ServiceConfig } from '../app/config.ts'
import type { MailPlan, PlannedMail } from '../outbox/outbox.ts'
import { repeatedly } from '../queue/repeatedly.ts'
import { workOff } from '../queue/work-queue.ts'
import type { MailConfig } from './config.ts'
import { Delivery } from './delivery.ts'
import type { WriteMail } from './mail.ts'
import { MailError, type MailTransport } from './mail.ts'
import { addMailMetrics } from './metrics.ts'
import { concurrency, handOnMails, lookEvery, MailQueue, mailQueueOptions } from './queue.ts'
import { FileTransport, SmtpTransport } from './transports.ts'

export interface MailsOptions<Events> extends MailPlan<Events> {
  config: ServiceConfig & MailConfig
  /** Of the service: no two may share one. */
  queue: string
  write: WriteMail<Events>
}

/** Makes a worker send the mails that its service's events are told by. */
export function sendMails<Events>(app: App, options: MailsOptions<Events>): void {
  const { config, write, ...telling } = options
  const metrics = addMailMetrics(app)
  const transport = openTransport(config)
  const delivery = new Delivery<Events>({ db: app.db, write, transport })
  const queue = new MailQueue(config, options.queue)
  const work = workOff<PlannedMail>(
    config,
    mailQueueOptions(options.queue),
    async (mail, { number, last }) => {
      const { event, audience } = mail
      try {
        const outcome = await delivery.deliver(mail, { last })
        metrics.count(outcome)
        if (outcome === 'failed') app.log.error({ event, audience }, 'a mail was given up')
      } catch (err) {
        metrics.count('retried')
        app.log.warn({ event, audience, attemptsMade: number, err }, 'a mail has to wait')
        // Kept in Redis, which personal data has no business in.
        throw new Error(err instanceof MailError ? err.message : 'not sent')
      }
    },
    err => app.log.debug({ err }, 'the queue'),
  )

  // Hooks of closing run from the last to the first: nothing is handed on to a queue that is closed.
  app.addHook('onClose', async () => {
    await work.close()
    await queue.close()
    transport.close()
  })
  repeatedly(
    app,
    lookEvery,
    () => handOnMails(app.db, telling, queue),
    'mails wait: they cannot be handed on',
  )
}

function openTransport({ MAIL_URL, MAIL_DIR = '', MAIL_FROM }: MailConfig): MailTransport {
  return MAIL_URL
    ? new SmtpTransport(MAIL_URL, MAIL_FROM, concurrency)
    : new FileTransport(MAIL_DIR, MAIL_FROM)
}
