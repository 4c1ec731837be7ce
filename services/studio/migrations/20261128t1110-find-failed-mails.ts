import { failedLately } from '@stampa/service-kit/outbox/notice-routes'
import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds. Writes of mails wait while the index is built.'

/** Index of the mails that failed lately, which the back office is told of. */
export async function up(db: Knex): Promise<void> {
  await db.raw(failedLately)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index mails_settled')
}
