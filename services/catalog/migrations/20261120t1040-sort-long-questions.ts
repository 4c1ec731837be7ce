import type { Knex } from 'knex'

/**
 * Sorts questions by their first 200 characters: an index entry holds at most 2,704 bytes, so that
 * a long incompressible question could not be stored.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    drop index faqs_question;
    create index faqs_question on faqs (left(question, 200) collate "el-x-icu", id)
      where deleted_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index faqs_question;
    create index faqs_question on faqs (question collate "el-x-icu", id) where deleted_at is null;
  `)
}
