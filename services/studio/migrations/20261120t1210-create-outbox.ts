import { outboxTables } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(outboxTables)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table mails, outbox')
}
