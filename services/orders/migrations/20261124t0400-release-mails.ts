import { releasedMails } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(releasedMails)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table mails drop column released')
}
