import type { Knex } from 'knex'
import type { Audience, StoredEvent } from '../outbox/outbox.ts'
import type { Mail } from './mail.ts'

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
