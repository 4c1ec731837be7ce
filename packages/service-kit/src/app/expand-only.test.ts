import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { breakingMigrations, breakingStatements } from './expand-only.ts'

test.each([
  'create table gifts (id uuid primary key default uuidv7(), name text not null unique)',
  'create table gifts (id uuid); create index gifts_name on gifts (name); alter table gifts add constraint c check (a > 0)',
  'create table gifts (id uuid); alter table gifts rename to presents; drop table gifts',
  'create table rows_by_week partition of rows for values in (4)',
  'alter table products add column note text',
  "alter table products add column note text not null default ''",
  'alter table products add column at timestamptz not null default now()',
  'alter table products add column maker uuid references makers on delete set null',
  'alter table products alter column note drop not null',
  "alter table products alter column note set default ''",
  'alter index products_search set (gin_pending_list_limit = 256)',
  'create index concurrently products_note on products (note)',
  'create unique index concurrently products_code on products (code)',
  'create function f(a text) returns text language sql immutable return upper(a)',
  'create extension if not exists unaccent; create sequence numbers; alter sequence numbers owned by a.b',
  "update products set note = '' where note is null; insert into gifts select id from products",
  'grant select on gifts to reader',
])('accepts %s', async sql => {
  expect(await breakingStatements(sql)).toEqual([])
})

test.each([
  ['drop table products, events', ['drops table products', 'drops table events']],
  ['drop index products_search', ['drops index products_search']],
  ['drop function search_key(text)', ['drops function search_key']],
  ['alter table products drop column note', ['drops column products.note']],
  ['alter table products drop constraint c', ['drops constraint c of products']],
  ['alter table products rename to goods', ['renames products to goods']],
  ['alter table products rename column note to remark', ['renames note to remark']],
  ['alter table products alter column n type bigint', ['changes the type of products.n']],
  ['alter table products alter column n set not null', ['makes products.n not null']],
  ['alter table products alter column n drop default', ['drops the default of products.n']],
  [
    'alter table products add column n integer not null',
    ['adds column products.n as not null without a default'],
  ],
  [
    'alter table products add n text unique',
    ['adds column products.n as unique, which builds its index under a lock'],
  ],
  [
    'alter table products add n uuid default uuidv7()',
    ['adds column products.n with computed values, which rewrites the table under a lock'],
  ],
  [
    'alter table products add n text not null generated always as (upper(note)) stored',
    ['adds column products.n with computed values, which rewrites the table under a lock'],
  ],
  [
    'alter table products add constraint c check (n > 0) not valid',
    ['adds a constraint to products, which refuses rows that were valid'],
  ],
  [
    'create unique index products_code on products (code)',
    ['creates index products_code without concurrently, which blocks writes'],
  ],
  ['delete from products', ['deletes rows of products']],
  ['alter tabel products add n text', ['cannot be checked: syntax error at or near "tabel"']],
  ['truncate products', ['contains TruncateStmt, which is not known to be additive']],
  ['do $$ begin end $$', ['contains DoStmt, which is not known to be additive']],
  [
    'create or replace function f() returns integer language sql return 1',
    ['contains CreateFunctionStmt, which is not known to be additive'],
  ],
  [
    'revoke select on products from reader',
    ['contains GrantStmt, which is not known to be additive'],
  ],
  [
    'alter table products disable trigger all',
    ['contains AT_DisableTrigAll of products, which is not known to be additive'],
  ],
])('refuses %s', async (sql, reasons) => {
  expect(await breakingStatements(sql)).toEqual(reasons)
})

test('checks pending migrations together, except those that state why they are safe', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stampa-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const write = (name: string, sql: string, more = '') =>
    writeFile(join(directory, name), `export const up = db => db.raw(\`${sql}\`)\n${more}`)
  await write('1-create.js', "create table gifts (id uuid, kind text check (kind ~ 'a\\\\?'))")
  await write('2-index.js', 'create unique index gifts_kind on gifts (kind)')
  await write('3-drop.js', 'drop table products')
  await write('4-drop.js', 'drop table events', "export const contract = 'no version reads it'")
  const names = ['1-create.js', '2-index.js', '3-drop.js', '4-drop.js']
  expect(await breakingMigrations(directory, names)).toEqual(['3-drop.js drops table products'])
})
