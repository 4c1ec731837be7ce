import { createHash } from 'node:crypto'
import { Problem } from '@stampa/service-kit'
import { oneLine } from '@stampa/service-kit/customers'
import type { Knex } from 'knex'
import { recordEvent } from '../../outbox.ts'
import type { NewMessage, ReceivedMessage } from './schema.ts'
import { spamReason } from './spam.ts'
import {
  findMessage,
  findRecent,
  insertMessage,
  lockMessage,
  lockText,
  type MessageRow,
  type MessageValues,
  updateMessage,
} from './store.ts'

/** Minutes in which the same text again is taken as the same message. */
const repeatMinutes = 10

/**
 * Converts the body to column values. Single-line fields become one line, because they go into mail headers.
 *
 * @throws Problem 400 when the name holds nothing but control characters
 */
export function toValues(sent: NewMessage): MessageValues {
  const values = {
    name: oneLine(sent.name),
    email: sent.email.trim(),
    company: oneLine(sent.company ?? ''),
    phone: oneLine(sent.phone ?? ''),
    subject: oneLine(sent.subject ?? ''),
    message: sent.message.trim(),
    spam: spamReason(sent),
  }
  // The schema's pattern counts control characters as text; oneLine has removed them.
  if (values.name === '') {
    const message = 'Name is required'
    throw new Problem(400, 'validation_failed', message, { errors: [{ field: 'name', message }] })
  }
  return values
}

/** Stores a message. The same text again within {@link repeatMinutes} returns the first one. */
export async function receiveMessage(
  tx: Knex.Transaction,
  values: MessageValues,
): Promise<ReceivedMessage> {
  const fingerprint = fingerprintOf(values)
  await lockText(tx, fingerprint)
  const known = await findRecent(tx, fingerprint, repeatMinutes)
  if (known) return toReceived(known)
  const row = await insertMessage(tx, { ...values, fingerprint })
  if (values.spam === null) await recordEvent(tx, 'message.received', { message: row.id })
  return toReceived(row)
}

/**
 * Sets whether a message is read or spam. A message that was wrongly classified as spam gets its mail now.
 *
 * @throws Problem 404
 */
export function changeMessage(
  db: Knex,
  id: string,
  { read, spam }: { read?: boolean; spam?: boolean },
): Promise<MessageRow> {
  return db.transaction(async tx => {
    const before = await lockMessage(tx, id)
    if (!before) throw messageNotFound()
    if (read !== undefined && read !== (before.read_at !== null)) {
      await updateMessage(tx, id, { read_at: read ? new Date() : null })
    }
    if (spam !== undefined && spam !== (before.spam !== null)) {
      await updateMessage(tx, id, { spam: spam ? 'marked' : null })
      const untold = !spam && before.spam !== 'marked'
      if (untold) await recordEvent(tx, 'message.received', { message: id })
    }
    return (await findMessage(tx, id)) ?? before
  })
}

export function messageNotFound(): Problem {
  return new Problem(404, 'message_not_found', 'Contact message not found')
}

function toReceived({ id, created_at }: Pick<MessageRow, 'id' | 'created_at'>): ReceivedMessage {
  return { _id: id, createdAt: created_at.toISOString() }
}

function fingerprintOf({ name, email, company, phone, subject, message }: MessageValues): Buffer {
  const written = JSON.stringify([name, email.toLowerCase(), company, phone, subject, message])
  return createHash('sha256').update(written).digest()
}
