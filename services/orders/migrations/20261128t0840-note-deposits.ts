import type { Knex } from 'knex'

/** Adds the deposit that an offer asks for: a part of its total, which it does not change. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers
      add column deposit_kind text not null default 'percent'
        check (deposit_kind in ('percent', 'amount')),
      -- Hundredths of a percent, or cents with VAT; 0 for none.
      add column deposit bigint not null default 0 check (deposit >= 0);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table offers drop column deposit_kind, drop column deposit')
}
