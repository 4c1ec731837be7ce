import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'The version before reads the column in the same way. Requests for messages wait while it is written anew.'

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
