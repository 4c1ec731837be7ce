import type { Knex } from 'knex'

/** Print files made by the worker, and proofs for the customer to approve. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table artwork (
      -- For the address of the file.
      id uuid not null unique default uuidv7(),
      order_id uuid not null references design_orders on delete cascade,
      -- Position of the mockup; -1 of the sheet, which is of the whole order.
      mockup integer not null,
      kind text not null check (kind in ('png', 'pdf', 'svg', 'sheet')),
      state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
      -- What it is saved as, its content type and the place in the private store, once it is ready.
      name text,
      content_type text,
      file text,
      bytes integer,
      -- { "warnings": […], "difference": … }
      report jsonb,
      -- Why there is none: a code.
      reason text,
      primary key (order_id, mockup, kind),
      check ((state = 'ready') = (file is not null))
    );
    create index artwork_waiting on artwork (order_id) where state = 'waiting';

    create table proofs (
      id uuid primary key default uuidv7(),
      order_id uuid not null references design_orders on delete cascade,
      version integer not null check (version > 0),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      "by" text not null,
      -- KeptFile.
      image jsonb not null,
      note text not null,
      answer text check (answer in ('approve', 'comment')),
      comment text,
      answered_at timestamptz,
      unique (order_id, version),
      check ((answer is null) = (answered_at is null))
    );
    create index proofs_image on proofs ((image->>'hash'));

    create table drafts (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      -- What the editor goes on from, byte by byte as it was sent.
      document text not null,
      preview jsonb
    );

    create table draft_assets (
      draft_id uuid not null references drafts on delete cascade,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      file jsonb not null,
      primary key (draft_id, sha256)
    );
    create index draft_assets_file on draft_assets ((file->>'hash'));
    create index drafts_preview on drafts ((preview->>'hash')) where preview is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table draft_assets, drafts, proofs, artwork')
}
