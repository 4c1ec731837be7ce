import type { Knex } from 'knex'

const tables = ['products', 'design_orders']

/** What was deleted at once has one time: the order of a trash, and where its pages begin, needs the ids. */
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
