import {
  isId,
  type Page,
  pageOf,
  type Rows,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { SpamReason } from './schema.ts'

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
}

export type MessageValues = Omit<MessageRow, 'id' | 'created_at' | 'read_at'>

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

export interface MessageFilter {
  spam: boolean
  read?: boolean | undefined
  q?: string | undefined
}

/** Returns a query for the messages outside the trash. */
function liveMessages(db: Knex): Knex.QueryBuilder {
  return db('contact_messages').whereNull('deleted_at')
}

function restrict(query: Knex.QueryBuilder, { spam, read, q }: MessageFilter): void {
  if (spam) query.whereNotNull('spam')
  else query.whereNull('spam')
  if (read !== undefined) query.whereRaw(`read_at is ${read ? 'not ' : ''}null`)
  if (q !== undefined) whereMatches(query, 'search', q)
}

export function listMessages(
  db: Knex,
  filter: MessageFilter,
  sort: string,
  page: Page,
): Promise<Rows<MessageRow>> {
  const query = liveMessages(db).select(columns)
  restrict(query, filter)
  return pageOf(query, sorting, sort, page)
}

export async function countMessages(db: Knex, filter: MessageFilter): Promise<number> {
  const query = liveMessages(db).count<{ count: string }[]>('*')
  restrict(query, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
}

export async function findMessage(db: Knex, id: string): Promise<MessageRow | undefined> {
  if (!isId(id)) return undefined
  return liveMessages(db).where({ id }).first<MessageRow>(columns)
}

/** Locks a message until the transaction ends. */
export async function lockMessage(
  tx: Knex.Transaction,
  id: string,
): Promise<MessageRow | undefined> {
  if (!isId(id)) return undefined
  return liveMessages(tx).where({ id }).forUpdate().first<MessageRow>(columns)
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

export async function insertMessage(
  tx: Knex.Transaction,
  values: MessageValues & { fingerprint: Buffer },
): Promise<Pick<MessageRow, 'id' | 'created_at'>> {
  const [row] = await tx('contact_messages')
    .insert(values)
    .returning<Pick<MessageRow, 'id' | 'created_at'>[]>(['id', 'created_at'])
  if (!row) throw new Error('the insert returned no row')
  return row
}

export async function updateMessage(
  tx: Knex.Transaction,
  id: string,
  change: { read_at?: Date | null; spam?: SpamReason | null },
): Promise<void> {
  await tx('contact_messages').where({ id }).update(change)
}

/** Moves a message into the trash. @returns false when there is none */
export async function trashMessage(db: Knex, id: string, by: string): Promise<boolean> {
  if (!isId(id)) return false
  return (
    (await liveMessages(db).where({ id }).update({ deleted_at: db.fn.now(), deleted_by: by })) > 0
  )
}

/** Restores a message from the trash. @returns false when it is not there */
export async function restoreMessage(db: Knex, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return (
    (await db('contact_messages')
      .where({ id })
      .whereNotNull('deleted_at')
      .update({ deleted_at: null, deleted_by: null })) > 0
  )
}
