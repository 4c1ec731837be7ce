import { idempotencyTable } from '@stampa/service-kit/idempotency'
import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(idempotencyTable)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table idempotency_keys')
}
