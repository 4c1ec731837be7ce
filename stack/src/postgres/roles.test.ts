import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type DatabaseAccess, ensureDatabase, roleUrl } from './server.ts'

const server = inject('databaseUrl')
const made: DatabaseAccess[] = []

function newAccess(): DatabaseAccess {
  const access = {
    name: `test_roles_${randomBytes(6).toString('hex')}`,
    ownerPassword: 'its owner',
    appPassword: 'its service',
  }
  made.push(access)
  return access
}

/** Runs statements on one connection. @returns the rows of the last one */
async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const asOwner = (access: DatabaseAccess, ...statements: string[]) =>
  query(roleUrl(server, 'owner', access), ...statements)
const asService = (access: DatabaseAccess, ...statements: string[]) =>
  query(roleUrl(server, 'app', access), ...statements)
const asSuperuser = (database: string, ...statements: string[]) => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return query(url.href, ...statements)
}

const one = newAccess()
const other = newAccess()

beforeAll(async () => {
  await Promise.all([one, other].map(access => ensureDatabase(server, access)))
  await asOwner(
    one,
    'create table things (id bigint generated always as identity, name text)',
    'create sequence numbers',
  )
})

afterAll(async () => {
  const databases = made.map(({ name }) => `drop database if exists ${name} with (force)`)
  const roles = made.map(({ name }) => `drop role if exists ${name}, ${name}_app`)
  await query(server, ...databases, ...roles)
})

test("a service's role reads and writes the rows of tables that its owner created", async () => {
  const rows = await asService(
    one,
    "insert into things (name) values ('a')",
    "update things set name = 'b' where id = 1",
    "select id, name, nextval('numbers') as number from things",
  )
  expect(rows).toEqual([{ id: '1', name: 'b', number: '1' }])
  expect(await asService(one, 'delete from things returning name')).toEqual([{ name: 'b' }])
})

test.each([
  ['create a table', 'create table more (id int)'],
  ['create a temporary table', 'create temporary table more (id int)'],
  ['create a schema', 'create schema more'],
  ['create a function', 'create function f() returns int language sql return 1'],
  ['change a table', 'alter table things add column more text'],
  ['empty a table', 'truncate things'],
  ['drop a table', 'drop table things'],
  ['run a program', "copy things (name) from program 'id'"],
  ["read the server's files", "copy things (name) from '/etc/hostname'"],
  ['create a role', 'create role more'],
  ['create a database', 'create database more'],
  ['become its owner', `set role ${one.name}`],
  ['become a superuser', `alter role ${one.name}_app superuser`],
])("a service's role cannot %s", async (_, statement) => {
  await expect(asService(one, statement)).rejects.toMatchObject({
    code: '42501',
  })
})

test.each(['owner', 'app'] as const)('the %s of a database opens no other database', async role => {
  const url = new URL(roleUrl(server, role, one))
  url.pathname = `/${other.name}`
  await expect(query(url.href, 'select 1')).rejects.toThrow('permission denied for database')
})

test('neither role of a database has a right on the server', async () => {
  const rows = await query(
    server,
    `select rolname from pg_roles where rolname like '${one.name}%'
       and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
         or exists (select from pg_auth_members where member = pg_roles.oid))`,
  )
  expect(rows).toEqual([])
  await expect(asOwner(one, "copy things (name) from program 'id'")).rejects.toThrow(
    'permission denied to COPY to or from an external program',
  )
})

test('takes over a database of an earlier release, where the superuser owns everything', async () => {
  const access = newAccess()
  await query(server, `create database ${access.name}`)
  await asSuperuser(
    access.name,
    'create extension unaccent',
    'create table visits (id bigint generated always as identity, month int) partition by list (month)',
    'create table visits_1 partition of visits for values in (1)',
    'create table numbered (id serial)',
    'create sequence numbers',
    'create function twice(n int) returns int language sql return n * 2',
    'insert into visits (month) values (1)',
  )
  await ensureDatabase(server, access)
  await ensureDatabase(server, access)
  await asOwner(
    access,
    'alter table visits add column more text',
    'drop table visits_1',
    'create table visits_1 partition of visits for values in (1)',
    'create or replace function twice(n int) returns int language sql return 2 * n',
    'alter sequence numbers increment 2',
    'drop table numbered',
  )
  const rows = await asService(
    access,
    'insert into visits (month) values (1)',
    "select twice(month) as twice, unaccent('é') as plain from visits",
  )
  expect(rows).toEqual([{ twice: 2, plain: 'e' }])
})

test('a role that may create roles and databases is enough, for a new and an earlier database', async () => {
  const [maker, access, earlier] = [newAccess().name, newAccess(), newAccess()]
  await query(server, `create role ${maker} login createdb createrole password 'its maker'`)
  const url = new URL(server)
  Object.assign(url, { username: maker, password: 'its maker' })
  await query(url.href, `create database ${earlier.name}`)
  const database = new URL(url)
  database.pathname = `/${earlier.name}`
  await query(database.href, 'create extension unaccent')
  await asSuperuser(earlier.name, `grant create on schema public to ${maker}`)
  await query(database.href, 'create table kept (id int)', 'insert into kept values (7)')
  for (const each of [access, earlier, access, earlier]) await ensureDatabase(url.href, each)
  await asOwner(access, 'create table fresh (id int)')
  expect(await asService(access, 'select * from fresh')).toEqual([])
  await asOwner(earlier, 'alter table kept add column more text')
  expect(await asService(earlier, 'select id from kept')).toEqual([{ id: 7 }])
  await expect(asService(earlier, 'drop table kept')).rejects.toThrow('must be owner')
})

test('names the missing rights of a role that may not create databases and roles', async () => {
  const maker = newAccess().name
  await query(server, `create role ${maker} login createdb password 'its maker'`)
  const url = new URL(server)
  Object.assign(url, { username: maker, password: 'its maker' })
  await expect(ensureDatabase(url.href, newAccess())).rejects.toThrow(
    `It needs the rights of: alter role "${maker}" createdb createrole`,
  )
})
