import type { Knex } from 'knex'
import { lockMail, settleMail } from '../outbox/mails.ts'
import { mailName, type PlannedMail } from '../outbox/outbox.ts'
import type { WriteMail } from './mail.ts'
import { MailError, type MailTransport } from './mail.ts'

/** What became of a mail; `settled` when it had been sent or given up before. */
export type Outcome = 'sent' | 'obsolete' | 'failed' | 'settled'

/** Milliseconds that the row of a mail may be locked while the mail server thinks. */
const sendingLimit = 90_000

interface DeliveryParts<Events> {
  db: Knex
  write: WriteMail<Events>
  transport: MailTransport
}

/**
 * Sends each mail once. Its row is locked while it is sent, so two workers never send it at once, and
 * says afterwards that it was. Only a worker that dies between the two leaves a mail that is sent a
 * second time, under the same Message-ID.
 */
export class Delivery<Events> {
  readonly #on: DeliveryParts<Events>
  /** Sent, but PostgreSQL could not be told: the next try is to tell it and not to send again. */
  readonly #sent = new Set<string>()

  constructor(on: DeliveryParts<Events>) {
    this.#on = on
  }

  /**
   * @param last whether it will not be tried again
   * @throws when it has to be tried again
   */
  async deliver(mail: PlannedMail, { last }: { last: boolean }): Promise<Outcome> {
    try {
      return await this.#send(mail)
    } catch (error) {
      const refused = error instanceof MailError
      if (!refused || (!last && !error.permanent)) throw error
      await settleMail(this.#on.db, mail, 'failed', error.message)
      return 'failed'
    }
  }

  async #send(mail: PlannedMail): Promise<Outcome> {
    const { db, write, transport } = this.#on
    const name = mailName(mail)
    const outcome = await db.transaction(async tx => {
      await tx.raw(`set local idle_in_transaction_session_timeout = ${sendingLimit}`)
      const event = await lockMail<Events>(tx, mail)
      if (!event) return 'settled'
      if (!this.#sent.has(name)) {
        const written = await write(tx, event, mail.audience)
        if (!written) {
          await settleMail(tx, mail, 'obsolete')
          return 'obsolete'
        }
        await transport.send(name, written)
        this.#sent.add(name)
      }
      await settleMail(tx, mail, 'sent')
      return 'sent'
    })
    this.#sent.delete(name)
    return outcome
  }
}
