import pg from 'pg'

/** What the service's tables say was received. */
export interface Ledger {
  orders: Map<string, string>
  messages: Map<string, string>
  /** Rows whose companions, written in the same transaction, are not there or too many. */
  halves: unknown[]
}

/** @param databaseUrl of the PostgreSQL server */
export async function readLedger(databaseUrl: string): Promise<Ledger> {
  const url = new URL(databaseUrl)
  url.pathname = '/stampa_orders'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    const rows = async (sql: string) => (await client.query(sql)).rows
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
      ],
    }
  } finally {
    await client.end()
  }
}

/** Ids by e-mail. @throws when one e-mail has two rows: every customer's is another */
function byEmail(rows: { id: string; email: string }[]): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { id, email } of rows) {
    if (ids.has(email)) throw new Error(`${email} was stored twice`)
    ids.set(email, id)
  }
  return ids
}
