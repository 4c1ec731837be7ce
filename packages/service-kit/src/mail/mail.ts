import type { Knex } from 'knex'
import type { Audience, StoredEvent } from '../outbox/outbox.ts'

/** A mail as it is handed to whatever sends it. */
export interface Mail {
  /** Where it goes, one address. */
  to: string
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: Mailbox
  /** Whom it says it is from; the address is the sender's own. */
  fromName: string
  subject: string
  text: string
  html: string
}

export interface Mailbox {
  name: string
  address: string
}

/** Sends mails, or keeps them where somebody can read them. */
export interface MailTransport {
  /**
   * @param name of the mail, the same when it is sent again: letters, digits and hyphens
   * @throws MailError when it is refused or the mail server is away; what a full disk throws as it is
   */
  send(name: string, mail: Mail): Promise<void>
  close(): void
}

/** A mail that was not sent. What the mail server said stays with it: it quotes the address. */
export class MailError extends Error {
  override name = 'MailError'
  /** Whether it is no use to try again: this address or this content is refused for good. */
  readonly permanent: boolean

  /** @param reason in codes: `EENVELOPE 550` */
  constructor(reason: string, { permanent }: { permanent: boolean }) {
    super(reason)
    this.permanent = permanent
  }
}

/**
 * Writes the mail of an event from what the tables say when it is sent.
 *
 * @returns undefined when there is nothing to tell any more: what it is about was deleted or undone
 * @throws MailError when nobody can be written to
 */
export type WriteMail<Events> = (
  db: Knex,
  event: StoredEvent<Events>,
  audience: Audience,
) => Promise<Mail | undefined>
