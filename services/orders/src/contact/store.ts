import { Problem, type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  type CountedRows,
  countedPage,
  isId,
  onlyRow,
  pageOf,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import { orderSearch } from '@stampa/service-kit/order-workflow'
import { allPages } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import { type MessageStatus, messageStatuses, type SpamReason } from './schema.ts'

export interface MessageRow {
  id: string
  created_at: Date
  name: string
  email: string
  company: string
  phone: string
  subject: string
  message: string
  spam: SpamReason | null
  read_at: Date | null
  status: MessageStatus
  owner: string | null
  link_version: number
  updated_at: Date
}

export type MessageValues = Pick<
  MessageRow,
  'name' | 'email' | 'company' | 'phone' | 'subject' | 'message' | 'spam'
>

const columns = [
  'id',
  'created_at',
  'name',
  'email',
  'company',
  'phone',
  'subject',
  'message',
  'spam',
  'read_at',
  'status',
  'owner',
  'link_version',
  'updated_at',
]

const sorting: Sorting<MessageRow> = {
  id: 'id',
  keys: {
    // Version 7 ids grow with the creation time.
    createdAt: { expression: 'id', value: row => row.id, direction: 'asc' },
    name: { expression: 'name collate "el-x-icu"', value: row => row.name, direction: 'asc' },
    email: { expression: 'email', value: row => row.email, direction: 'asc' },
  },
}

const standardSort = '-createdAt'
const listQuery = adminListQuery(Object.keys(sorting.keys), standardSort).properties

export const messageFilter = Type.Object({
  q: listQuery.q,
  read: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Enum(messageStatuses)),
  spam: Type.Boolean({ default: false, description: 'Lists spam instead of all other messages' }),
})
type MessageFilter = Static<typeof messageFilter>

export const messageListQuery = Type.Object({ ...listQuery, ...messageFilter.properties })

/** Returns a query for the messages outside the trash. */
function liveMessages(db: Knex): Knex.QueryBuilder {
  return db('contact_messages').whereNull('deleted_at')
}

export function listMessages(
  db: Knex,
  query: Static<typeof messageListQuery>,
): Promise<CountedRows<MessageRow>> {
  return countedPage(matching(db, query), sorting, query)
}

/** Returns all messages of a filter, newest first, in batches. */
export function listAllMessages(db: Knex, filter: MessageFilter): AsyncGenerator<MessageRow[]> {
  return allPages(page => pageOf(matching(db, filter), sorting, standardSort, page))
}

function matching(db: Knex, { spam, read, status, q }: MessageFilter): Knex.QueryBuilder {
  const query = liveMessages(db).select(columns)
  if (spam) query.whereNotNull('spam')
  else query.whereNull('spam')
  if (read !== undefined) query.whereRaw(`read_at is ${read ? 'not ' : ''}null`)
  if (status !== undefined) query.where({ status })
  if (q !== undefined) {
    // The words as typed, too: a message may contain digits with hyphens that are no phone number.
    query.where(either => {
      for (const text of new Set([q, orderSearch(q)])) {
        either.orWhere(all => whereMatches(all, 'search', text))
      }
    })
  }
  return query
}

export async function findMessage(db: Knex, id: string): Promise<MessageRow | undefined> {
  if (!isId(id)) return undefined
  return liveMessages(db).where({ id }).first<MessageRow>(columns)
}

/** @throws Problem 404 */
export async function requireMessage(db: Knex, id: string): Promise<MessageRow> {
  const message = await findMessage(db, id)
  if (!message) throw messageNotFound()
  return message
}

/** Locks a message until the transaction ends. @throws Problem 404 */
export async function lockMessage(tx: Knex.Transaction, id: string): Promise<MessageRow> {
  if (isId(id)) await liveMessages(tx).where({ id }).forUpdate().select('id')
  return requireMessage(tx, id)
}

/** Locks a text until the transaction ends, so that it is stored once. */
export async function lockText(tx: Knex.Transaction, fingerprint: Buffer): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(?, ?)', [lockSpace, fingerprint.readInt32BE()])
}

/** Class of the advisory lock; any number that no other lock uses. */
const lockSpace = 7_461_706

/** Returns the message with the same text received within this many minutes. */
export async function findRecent(
  tx: Knex.Transaction,
  fingerprint: Buffer,
  minutes: number,
): Promise<Pick<MessageRow, 'id' | 'created_at'> | undefined> {
  return liveMessages(tx)
    .where({ fingerprint })
    .whereRaw("id >= id_at(now() - ? * interval '1 minute')", [minutes])
    .orderBy('id')
    .first<Pick<MessageRow, 'id' | 'created_at'> | undefined>('id', 'created_at')
}

/** Returns the message that asks about an offer; one that turned out to be spam is none. */
export async function findMessageAbout(
  db: Knex,
  offerId: string,
): Promise<Pick<MessageRow, 'id' | 'created_at' | 'message'> | undefined> {
  return liveMessages(db)
    .where({ offer_id: offerId, spam: null })
    .orderBy('id', 'desc')
    .first<Pick<MessageRow, 'id' | 'created_at' | 'message'> | undefined>(
      ...['id', 'created_at', 'message'],
    )
}

export async function insertMessage(
  tx: Knex.Transaction,
  values: MessageValues & { fingerprint: Buffer; offer_id: string | null },
): Promise<Pick<MessageRow, 'id' | 'created_at'>> {
  return onlyRow(await tx('contact_messages').insert(values).returning(['id', 'created_at']))
}

export async function updateMessage(
  tx: Knex.Transaction,
  id: string,
  change: Partial<Pick<MessageRow, 'read_at' | 'spam' | 'status' | 'owner' | 'link_version'>>,
): Promise<void> {
  await tx('contact_messages')
    .where({ id })
    .update({ ...change, updated_at: tx.fn.now() })
}

/** @returns whether the message was spam for being sent too fast, which it is no more */
export async function clearTooFast(tx: Knex.Transaction, id: string): Promise<boolean> {
  const changed = await liveMessages(tx)
    .where({ id, spam: 'too_fast' })
    .update({ spam: null, updated_at: tx.fn.now() })
  return changed > 0
}

/**
 * Moves a message into the trash, or out of it.
 *
 * @param by the administrator who deletes it; null restores it
 * @throws Problem 404
 */
export async function setTrashed(db: Knex, id: string, by: string | null): Promise<void> {
  const changed = isId(id)
    ? await db('contact_messages')
        .where({ id })
        .whereRaw(`deleted_at is ${by === null ? 'not ' : ''}null`)
        .update({ deleted_at: by === null ? null : db.fn.now(), deleted_by: by })
    : 0
  if (changed === 0) throw messageNotFound()
}

export function messageNotFound(): Problem {
  return new Problem(404, 'message_not_found', 'Contact message not found')
}
