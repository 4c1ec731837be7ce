import type { Knex } from 'knex'

const tables = ['products', 'design_orders']

/** Indexes on deletion time and id: records deleted together have equal times, so pages of the trash need the id. */
export async function up(db: Knex): Promise<void> {
  for (const table of tables) await makeIndex(db, table, 'deleted_at, id')
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await makeIndex(db, table, 'deleted_at')
}

async function makeIndex(db: Knex, table: string, columns: string): Promise<void> {
  await db.raw(`
    drop index ${table}_trash;
    create index ${table}_trash on ${table} (${columns}) where deleted_at is not null;
  `)
}
