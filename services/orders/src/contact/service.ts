import { createHash } from 'node:crypto'
import { emailKey } from '@stampa/rules/contact'
import { invalidField, type Static } from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { Conversation } from '@stampa/service-kit/order-workflow'
import { oneLine } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'
import type { changedMessage, NewMessage, ReceivedMessage, SpamReason } from './schema.ts'
import {
  clearTooFast,
  findRecent,
  insertMessage,
  lockMessage,
  lockText,
  type MessageRow,
  type MessageValues,
  requireMessage,
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
  if (values.name === '') throw invalidField('name', 'Name is required')
  return values
}

/** Minimum time from showing the form to sending it that is plausible for a person, ms. */
export const fastestPerson = 2000

/**
 * Returns why a message looks automated, or null. Spam is stored and acknowledged like any other message: false
 * positives are not lost, and bots do not learn how they were detected. Neither sign costs the visitor anything or
 * needs a third party.
 */
export function spamReason({
  website = '',
  elapsedMs,
}: Pick<NewMessage, 'website' | 'elapsedMs'>): SpamReason | null {
  if (website.trim() !== '') return 'honeypot'
  if (elapsedMs !== undefined && elapsedMs < fastestPerson) return 'too_fast'
  return null
}

/**
 * Stores a message. The same text again within {@link repeatMinutes} returns the first one, which is no spam if
 * this one is none.
 *
 * @param offerId offer that it asks about
 */
export async function receiveMessage(
  tx: Knex.Transaction,
  values: MessageValues,
  offerId: string | null = null,
): Promise<ReceivedMessage> {
  const fingerprint = fingerprintOf(values)
  await lockText(tx, fingerprint)
  const known = await findRecent(tx, fingerprint, repeatMinutes)
  if (known) {
    if (values.spam === null) await believeMessage(tx, known.id)
    return toReceived(known)
  }
  const row = await insertMessage(tx, { ...values, fingerprint, offer_id: offerId })
  if (values.spam === null) await recordEvent(tx, 'message.received', { message: row.id })
  return toReceived(row)
}

/** Takes a message that was sent too fast out of the spam, with its mail: the person sent it again. */
export async function believeMessage(tx: Knex.Transaction, id: string): Promise<void> {
  if (await clearTooFast(tx, id)) await recordEvent(tx, 'message.received', { message: id })
}

/**
 * Sets whether a message is read or spam, its status or its owner. A message that was wrongly classified as
 * spam gets its mail now.
 *
 * @throws Problem 404
 */
export function changeMessage(
  db: Knex,
  id: string,
  { read, spam, ...handling }: Static<typeof changedMessage>,
): Promise<MessageRow> {
  return db.transaction(async tx => {
    const before = await lockMessage(tx, id)
    if (read !== undefined && read !== (before.read_at !== null)) {
      await updateMessage(tx, id, { read_at: read ? new Date() : null })
    }
    if (spam !== undefined && spam !== (before.spam !== null)) {
      await updateMessage(tx, id, { spam: spam ? 'marked' : null })
      const isUnsent = !spam && before.spam !== 'marked'
      if (isUnsent) await recordEvent(tx, 'message.received', { message: id })
    }
    if (Object.keys(handling).length > 0) await updateMessage(tx, id, handling)
    return requireMessage(tx, id)
  })
}

/** Replaces the customer's link: earlier ones stop working, and the lifetime begins again. @throws Problem 404 */
export function replaceLink(db: Knex, id: string): Promise<MessageRow> {
  return db.transaction(async tx => {
    const { link_version: before } = await lockMessage(tx, id)
    await updateMessage(tx, id, { link_version: before + 1 })
    return requireMessage(tx, id)
  })
}

/** The conversations about messages: a reply answers its message, and a customer's opens it again. */
export const messageReplies = new Conversation({
  table: 'contact_message_replies',
  event: 'message_reply',
  key: 'message',
  lock: lockMessage,
  update: (tx, id, latest) =>
    updateMessage(tx, id, {
      status: latest?.by ? 'answered' : 'new',
      ...(latest?.by === null && { read_at: null }),
    }),
})

function toReceived({ id, created_at }: Pick<MessageRow, 'id' | 'created_at'>): ReceivedMessage {
  return { _id: id, createdAt: created_at }
}

function fingerprintOf({ name, email, company, phone, subject, message }: MessageValues): Buffer {
  const written = JSON.stringify([name, emailKey(email), company, phone, subject, message])
  return createHash('sha256').update(written).digest()
}

/** Purpose of the token in the link to a message's page. */
export const messagePurpose = 'message'

export function messagePage(
  links: Links,
  message: Pick<MessageRow, 'id' | 'link_version'>,
): string {
  return `/message/${links.token(messagePurpose, message.id, message.link_version)}`
}
