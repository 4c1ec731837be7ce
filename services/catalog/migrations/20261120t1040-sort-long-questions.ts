import type { Knex } from 'knex'

/**
 * Questions are sorted by how they begin: an index takes no entry of more than 2,704 bytes, so a question of
 * a thousand characters that cannot be compressed could not be stored.
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
