import type { Knex } from 'knex'

/** Adds the digits of the phone number to the searched texts of a message, as orders have them. */
export async function up(db: Knex): Promise<void> {
  await setSearch(db, String.raw`phone || ' ' || regexp_replace(phone, '\D', '', 'g')`)
}

export async function down(db: Knex): Promise<void> {
  await setSearch(db, 'phone')
}

async function setSearch(db: Knex, phone: string): Promise<void> {
  await db.raw(`
    alter table contact_messages alter column search set expression as (search_key(
      name || ' ' || email || ' ' || company || ' ' || ${phone} || ' ' || subject || ' ' || message
    ))
  `)
}
