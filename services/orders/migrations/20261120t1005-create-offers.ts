import type { Knex } from 'knex'

/**
 * Offers with lines and revisions. Amounts are cents, percentages hundredths of a percent; all computed amounts are
 * stored, with a copy of the SKU. A line's `sku_id` is no foreign key: the line may outlive its SKU.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The last number of each year. Its row is locked until the offer is stored or given up, so that
    -- no number is skipped.
    create table offer_numbers (
      year integer primary key,
      last integer not null
    );

    create table offers (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      created_by text not null,
      updated_at timestamptz not null default now(),
      year integer not null,
      number_in_year integer not null,
      -- In the order of the numbers.
      number_key bigint not null unique
        generated always as (year::bigint * 10000000 + number_in_year) stored,
      number text not null generated always as
        ('ΠΡ-' || year || '-' || lpad(number_in_year::text, greatest(4, length(number_in_year::text)), '0'))
        stored,
      status text not null default 'Draft' check (status in ('Draft', 'Sent', 'Accepted', 'Rejected')),
      customer_name text not null check (customer_name <> ''),
      customer_email text not null,
      customer_address text not null,
      offer_date date not null,
      valid_until date check (valid_until >= offer_date),
      notes text not null,
      custom_order_id uuid,
      setup_fee_cents bigint not null,
      total_cost_without_vat_cents bigint not null,
      cost_vat_cents bigint not null,
      total_cost_cents bigint not null,
      net_revenue_cents bigint not null,
      vat_cents bigint not null,
      total_revenue_cents bigint not null,
      total_profit_cents bigint not null,
      profit_margin_bp bigint not null,
      net_profit_cents bigint not null,
      net_margin_bp bigint not null,
      sent_at timestamptz,
      decided_at timestamptz,
      decided_by text,
      decision_comment text,
      version integer not null default 1,
      deleted_at timestamptz,
      deleted_by text,
      search text not null generated always as (search_key(
        'ΠΡ-' || year || '-' || lpad(number_in_year::text, greatest(4, length(number_in_year::text)), '0')
        || ' ' || customer_name || ' ' || customer_email
      )) stored,
      check (total_cost_cents = total_cost_without_vat_cents + cost_vat_cents),
      check (total_revenue_cents = net_revenue_cents + vat_cents),
      check (total_profit_cents = total_revenue_cents - total_cost_cents),
      check (net_profit_cents = net_revenue_cents - total_cost_without_vat_cents)
    );
    create index offers_newest on offers (id) where deleted_at is null;
    create index offers_customer on offers (customer_name collate "el-x-icu", id)
      where deleted_at is null;
    create index offers_date on offers (offer_date, id) where deleted_at is null;
    create index offers_status on offers (status, id) where deleted_at is null;
    create index offers_cost on offers (total_cost_cents, id) where deleted_at is null;
    create index offers_revenue on offers (total_revenue_cents, id) where deleted_at is null;
    create index offers_profit on offers (total_profit_cents, id) where deleted_at is null;
    create index offers_margin on offers (profit_margin_bp, id) where deleted_at is null;
    create index offers_search on offers using gin (search gin_trgm_ops);
    create index offers_trash on offers (deleted_at) where deleted_at is not null;

    create table offer_items (
      id uuid primary key default uuidv7(),
      offer_id uuid not null references offers on delete cascade,
      position integer not null,
      sku_id uuid not null,
      sku_code text not null,
      product_description text not null,
      minimum_order_items integer not null,
      quantity integer not null check (quantity >= 1),
      quantity_breaks integer[] not null,
      price_cents bigint not null check (price_cents >= 0),
      print_cost_cents bigint not null check (print_cost_cents >= 0),
      margin_bp bigint not null check (margin_bp >= 0),
      setup_fee_cents bigint not null check (setup_fee_cents >= 0),
      total_cost_without_vat_cents bigint not null,
      cost_vat_cents bigint not null,
      total_cost_cents bigint not null,
      net_revenue_cents bigint not null,
      vat_cents bigint not null,
      total_revenue_cents bigint not null,
      profit_cents bigint not null,
      selling_price_without_vat_cents bigint not null,
      selling_price_with_vat_cents bigint not null,
      profit_per_item_cents bigint not null,
      unique (offer_id, position),
      check (total_cost_without_vat_cents
        = (price_cents + print_cost_cents) * quantity + setup_fee_cents),
      check (total_cost_cents = total_cost_without_vat_cents + cost_vat_cents),
      check (total_revenue_cents = net_revenue_cents + vat_cents),
      check (profit_cents = total_revenue_cents - total_cost_cents)
    );

    create table offer_revisions (
      offer_id uuid not null references offers on delete cascade,
      -- Of the offer, which this change made.
      version integer not null,
      at timestamptz not null default now(),
      -- Null for the customer.
      "by" text,
      action text not null check (action <> ''),
      -- [{ field, from, to }] as answers show them.
      changes jsonb not null check (jsonb_typeof(changes) = 'array'),
      primary key (offer_id, version)
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table offer_revisions, offer_items, offers, offer_numbers')
}
