import pg from 'pg'

/** Orders and messages in the service's tables. */
export interface Ledger {
  orders: Map<string, string>
  messages: Map<string, string>
  /** Rows whose dependent rows of the same transaction are missing or duplicated. */
  halves: unknown[]
  /** Names of the expected mails, as in their Message-IDs. */
  mails: string[]
}

/** @param databaseUrl of the PostgreSQL server */
export async function readLedger(databaseUrl: string): Promise<Ledger> {
  return withDatabase(databaseUrl, async rows => {
    return {
      orders: byEmail(await rows('select id, email from custom_orders')),
      messages: byEmail(await rows('select id, email from contact_messages')),
      halves: [
        ...(await rows(
          `select id from custom_orders o where 1 <> all (array[
             (select count(*) from custom_order_timeline where order_id = o.id),
             (select count(*) from outbox where payload->>'order' = o.id::text),
             (select count(*) from idempotency_keys where answer->>'_id' = o.id::text)])`,
        )),
        ...(await rows(
          `select id from contact_messages m where 1 <> all (array[
             (select count(*) from outbox where payload->>'message' = m.id::text),
             (select count(*) from idempotency_keys where answer->>'_id' = m.id::text)])`,
        )),
        ...(await rows('select key from idempotency_keys where answer is null')),
        ...(await rows(
          `select 'counts' from (select sum(count) as n from custom_order_counts) c
           where c.n <> (select count(*) from custom_orders)`,
        )),
        // An order has two mails, to customer and shop, a message one.
        ...(await rows(
          `select o.id, o.type, m.sent from outbox o
           cross join lateral (
             select count(*) filter (where state = 'sent') as sent, count(*) as planned
             from mails where event_id = o.id
           ) m
           where m.planned <> m.sent
             or m.sent <> case o.type when 'order.received' then 2 else 1 end`,
        )),
      ],
      mails: (await rows(`select event_id || '-' || audience as name from mails`)).map(
        ({ name = '' }) => name,
      ),
    }
  })
}

/** Counts events and mails that are not sent yet. */
export function countUnsent(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async rows => {
    const [counted] = await rows(
      `select (select count(*) from outbox where handed_on_at is null)
         + (select count(*) from mails where state = 'waiting') as unsent`,
    )
    return Number(counted?.unsent)
  })
}

type Rows = (sql: string) => Promise<Record<string, string>[]>

async function withDatabase<T>(server: string, use: (rows: Rows) => Promise<T>): Promise<T> {
  const url = new URL(server)
  url.pathname = '/stampa_orders'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await use(async sql => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}

/** Returns ids by e-mail. @throws when an e-mail has two rows: every customer has a different one */
function byEmail(rows: Record<string, string>[]): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { id = '', email = '' } of rows) {
    if (ids.has(email)) throw new Error(`${email} was stored twice`)
    ids.set(email, id)
  }
  return ids
}
