import { dropForwardingTable, forwardingTable } from '@stampa/service-kit/outbox/forwarding'
import type { Knex } from 'knex'

/** Events that the orders service sends to webhooks. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    forwardingTable([
      'design.received',
      'design.status_changed',
      'design.status_changed_silently',
      'design_reply.received',
    ]),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(dropForwardingTable)
}
