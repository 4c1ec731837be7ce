import type { Knex } from 'knex'

const statuses = ['Submitted', 'In Progress', 'Completed', 'Rejected']

/**
 * The newest orders of a status, also while something is searched for in them: an index for each, since its
 * rows lie as the table's do. An index of all by status and id looks to the planner as if they lay about, and
 * it goes through the newest orders of every other status instead.
 */
export async function up(db: Knex): Promise<void> {
  for (const status of statuses) {
    await db.raw(`
      create index ${indexName(status)} on custom_orders (id)
        where order_status = '${status}' and deleted_at is null
    `)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const status of statuses) await db.raw(`drop index ${indexName(status)}`)
}

function indexName(status: string): string {
  return `custom_orders_${status.toLowerCase().replaceAll(' ', '_')}`
}
