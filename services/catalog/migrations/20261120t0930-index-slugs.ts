import type { Knex } from 'knex'

/** Makes slugs unique per table, and finds rows without a slug by an index. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create unique index products_slug on products (slug);
    create unique index categories_slug on categories (slug);
    create unique index blog_posts_slug on blog_posts (slug);
    create index products_without_slug on products (id) where slug is null;
    create index categories_without_slug on categories (id) where slug is null;
    create index blog_posts_without_slug on blog_posts (id) where slug is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index products_slug, categories_slug, blog_posts_slug,
      products_without_slug, categories_without_slug, blog_posts_without_slug;
  `)
}
