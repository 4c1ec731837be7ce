import { auditTriggers } from '@stampa/service-kit/audit'
import { mailTemplatesTable } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

const audited = [{ table: 'mail_templates', record: 'event' }] as const

/** Texts of mails to customers that administrators have changed, and the mails that they have switched off. */
export async function up(db: Knex): Promise<void> {
  await db.raw(mailTemplatesTable + auditTriggers(audited))
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table mail_templates')
}
