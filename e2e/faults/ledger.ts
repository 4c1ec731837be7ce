import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stack } from '@stampa/stack'
import pg from 'pg'
import type { Book } from './crowd.ts'

/** Compares what was acknowledged with what is stored. */
export interface Comparison {
  /** Acknowledged and not stored, or stored otherwise. */
  lost: string[]
  /** Stored or counted more than once. */
  doubled: string[]
  /** Stored in part: rows without those of the same transaction, or without their files. */
  halves: string[]
}

type Rows = (sql: string) => Promise<Record<string, string>[]>

/**
 * @param dataDir data folder of the stack
 * @param received names of the mails that the mail server has
 */
export async function compare(
  book: Book,
  dataDir: string,
  received: ReadonlyMap<string, number>,
): Promise<Comparison> {
  const { own } = book
  const found: Comparison = { lost: [], doubled: [], halves: [] }
  await withDatabase(own, 'orders', async rows => {
    compareIds(found, book.orders, await rows('select id, email from custom_orders'))
    compareIds(found, book.messages, await rows('select id, email from contact_messages'))
    for (const sql of halfOrders) found.halves.push(...textsOf(await rows(sql)))
    found.lost.push(...textsOf(await rows(sentMails)).filter(name => !received.has(name)))
    const kept = await readdir(join(dataDir, 'attachments/orders'))
    found.lost.push(...missing(await rows(orderImages), kept))
  })
  await withDatabase(own, 'studio', async rows => {
    const designs = await rows('select id, customer_email as email from design_orders')
    compareIds(found, book.designs, designs)
    for (const sql of halfDesigns) found.halves.push(...textsOf(await rows(sql)))
    found.lost.push(...textsOf(await rows(sentMails)).filter(name => !received.has(name)))
    const kept = await readdir(join(dataDir, 'studio/studio-orders'))
    found.lost.push(...missing(await rows(namedFiles), kept))
  })
  const { views, sum, late } = await readViews(book)
  if (views + late < book.visits) found.lost.push(`${book.visits - views - late} page views`)
  if (views > book.visits) found.doubled.push(`${views - book.visits} page views`)
  if (sum !== views) found.halves.push(`rollups of ${sum} page views instead of ${views}`)
  for (const folder of ['media', 'attachments', 'studio']) {
    const path = join(dataDir, folder, '.tmp')
    const unfinished = await readdir(path, { recursive: true, withFileTypes: true })
    found.halves.push(...unfinished.filter(file => file.isFile()).map(({ name }) => name))
  }
  const headers = { authorization: `Bearer ${book.token}` }
  const questions = await (await fetch(`${own.url}/api/faq/admin`, { headers })).text()
  for (const { answer, image } of book.edits) {
    if (answer !== undefined && !questions.includes(answer)) found.lost.push(`edit ${answer}`)
    if (image && !(await fetch(own.url + image)).ok) found.lost.push(`image ${image}`)
  }
  return found
}

/**
 * Returns the stored page views, their sum in the rollups, and the events that were dropped, and counted as
 * dropped, for a clock that is off by more than the length of a session.
 */
async function readViews({ own, token }: Book) {
  const [counted] = await withDatabase(own, 'analytics', rows =>
    rows(
      `select (select count(*) from page_views) as views,
         (select coalesce(sum(views), 0) from rollups where dimension = 0 and grain = 2) as sum`,
    ),
  )
  const headers = { authorization: `Bearer ${token}` }
  const queue = await (await fetch(`${own.url}/api/analytics/queue`, { headers })).json()
  const late = Number(queue.dropped['too-late'] ?? 0)
  return { views: Number(counted?.views), sum: Number(counted?.sum), late }
}

/** Counts events, mails, prints and page views that are not processed yet. */
export async function countPending({ own, visits }: Book): Promise<number> {
  const [unsent, views] = await Promise.all([
    countUnsent(own),
    count(own, 'analytics', 'select count(*) from page_views'),
  ])
  return unsent + Math.max(0, visits - views)
}

/** Counts events, mails and prints that are not processed yet. */
export async function countUnsent(own: Stack): Promise<number> {
  const counts = await Promise.all([
    count(own, 'orders', unsentMails),
    count(own, 'studio', unsentMails),
    count(own, 'studio', "select count(*) from artwork where state = 'waiting'"),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

function count(own: Stack, service: string, sql: string): Promise<number> {
  return withDatabase(own, service, async rows => Number((await rows(sql))[0]?.count))
}

const unsentMails = `select (select count(*) from outbox where handed_on_at is null)
  + (select count(*) from mails where state = 'waiting') as count`

/** As in their Message-IDs. */
const sentMails = `select event_id || '-' || audience as name from mails where state = 'sent'`

/** Counts the rows of each record. A count per record would read the whole table for each. */
const keysOf = `select answer->>'_id' as id, count(*) from idempotency_keys group by 1`
const eventsOf = (kind: string) =>
  `select payload->>'${kind}' as id, count(*) from outbox group by 1`

const halfOrders = [
  `select o.id from custom_orders o
   left join (select order_id, count(*) from custom_order_timeline group by 1) t on t.order_id = o.id
   left join (${eventsOf('order')}) e on e.id = o.id::text
   left join (${keysOf}) k on k.id = o.id::text
   where (t.count, e.count, k.count) is distinct from (1, 1, 1)`,
  `select m.id from contact_messages m
   left join (${eventsOf('message')}) e on e.id = m.id::text
   left join (${keysOf}) k on k.id = m.id::text
   where (e.count, k.count) is distinct from (1, 1)`,
  'select key from idempotency_keys where answer is null',
  `select 'counts' as name from (select sum(count) as n from custom_order_counts) c
   where c.n <> (select count(*) from custom_orders)`,
  // An order has two mails, to customer and shop, a message one; the studio mails its designs itself.
  `select o.id, o.type, m.sent from outbox o
   cross join lateral (
     select count(*) filter (where state = 'sent') as sent, count(*) as planned
     from mails where event_id = o.id
   ) m
   where m.planned <> m.sent
     or m.sent <> case when o.type = 'order.received' then 2 when o.type like 'design%' then 0 else 1 end`,
]

const halfDesigns = [
  'select id from design_orders o where not exists (select from design_mockups where order_id = o.id)',
  'select key from idempotency_keys where answer is null',
  `select event_id, reason from mails where state <> 'sent'`,
  // A design without objects cannot be printed.
  `select order_id, kind, state, reason from artwork a where state <> 'ready' and exists (
     select from design_mockups m where m.order_id = a.order_id and m.design_data like '%"stampa"%')`,
]

const orderImages = `select image->>'hash' as hash from custom_orders where image is not null`

const namedFiles = `select image->>'hash' as hash from design_mockups
  union select file->>'hash' from design_assets
  union select file from artwork where file is not null`

/** Queries a service's database. */
export async function withDatabase<T>(
  { databaseUrl }: Stack,
  service: string,
  use: (rows: Rows) => Promise<T>,
): Promise<T> {
  const url = new URL(databaseUrl)
  url.pathname = `/stampa_${service}`
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(async sql => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}

function compareIds(
  found: Comparison,
  acknowledged: ReadonlyMap<string, string>,
  rows: Record<string, string>[],
): void {
  const stored = new Map<string, string>()
  for (const { id = '', email = '' } of rows) {
    if (stored.has(email)) found.doubled.push(email)
    stored.set(email, id)
  }
  for (const [email, id] of acknowledged) if (stored.get(email) !== id) found.lost.push(email)
  for (const email of stored.keys()) if (!acknowledged.has(email)) found.doubled.push(email)
}

/** Returns the files that rows name and a folder does not have. */
function missing(rows: Record<string, string>[], kept: readonly string[]): string[] {
  const files = new Set(kept)
  return rows.flatMap(({ hash = '' }) => (files.has(hash) ? [] : `file ${hash}`))
}

function textsOf(rows: Record<string, string>[]): string[] {
  return rows.map(row => Object.values(row).join(' '))
}
