import { createHash } from 'node:crypto'
import { Problem } from '@stampa/service-kit'
import { isEmail, oneLine } from '@stampa/service-kit/customers'
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

/** Somebody who sends the same again this soon has not noticed that it arrived. Minutes. */
const repeatMinutes = 10

/**
 * The message as it is kept. Fields of one line are one line: they go into the headers of mails.
 *
 * @throws Problem 400 when the address looks like none, which is checked after everything else
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
  // Control characters alone are no white space to the schema, and nothing to us.
  if (values.name === '') throw invalid('name', 'Name is required')
  if (!isEmail(values.email)) throw invalid('email', 'Please enter a valid email address')
  return values
}

/** Takes a message in; the same once more within minutes is the same message. */
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
 * Marks a message as read or unread, as spam or none. One that had been taken for spam and is none is
 * told like any other that comes in.
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

function invalid(field: string, message: string): Problem {
  return new Problem(400, 'validation_failed', message, { errors: [{ field, message }] })
}
