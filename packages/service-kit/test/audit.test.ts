import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { asAuthor } from '../src/audit/author.ts'
import { addAuditRoutes } from '../src/audit/routes.ts'
import { type App, createApp } from '../src/index.ts'
import { callService, createTestApp } from '../src/testing/index.ts'

const fixture = join(import.meta.dirname, 'fixture')

interface Entry {
  _id: string
  email: string
  action: string
  record: string
}

const service = await createTestApp(
  config =>
    createApp(config, {
      name: 'audited',
      title: 'Audited things',
      version: '1.0.0',
      routes: join(fixture, 'routes'),
      migrations: join(fixture, 'migrations'),
      plugins: async app => {
        await app.register(async log => addAuditRoutes(log as App), { prefix: '/api' })
      },
    }),
  {},
)

afterEach(async () => {
  await service.owner('audit_log').delete()
  await service.owner('things').delete()
})

afterAll(() => service.close())

const author = { id: randomUUID(), email: 'maria@example.gr', call: 'PUT /api/things/:id' }

/** Adds a thing as an administrator. @returns its id */
async function add(email: string, name = randomUUID().slice(0, 20)): Promise<string> {
  const token = await service.adminToken(undefined, email)
  const options = { token, json: { name } }
  const { body } = await callService<{ _id: string }>(service.app, 'POST', '/api/things', options)
  return body._id
}

async function list(query = '', scope = ['audit:read']) {
  const token = await service.adminToken(undefined, undefined, scope)
  return callService<Entry[]>(service.app, 'GET', `/api/audit${query}`, { token })
}

test('a change by an administrator is recorded with its author, without values of the record', async () => {
  const token = await service.adminToken(author.id, author.email)
  const name = 'Μαρία'
  const { body: thing } = await callService<{ _id: string }>(service.app, 'POST', '/api/things', {
    token,
    json: { name },
  })
  const { status, body } = await list()
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.stringMatching(/^\d{4}-/),
      administrator: author.id,
      email: author.email,
      action: 'created',
      kind: 'things',
      record: thing._id,
      call: 'POST /api/things',
    },
  ])
  expect(JSON.stringify(await service.db('audit_log'))).not.toContain(name)
})

test('a change that is rolled back, or made by the service itself, leaves no entry', async () => {
  const failing = asAuthor(author, () =>
    service.db.transaction(async tx => {
      await tx('things').insert({ name: 'undone' })
      throw new Error('undone')
    }),
  )
  await expect(failing).rejects.toThrow('undone')
  // On each connection of the pool, one of which had an author.
  await Promise.all(
    Array.from({ length: 5 }, () =>
      service.db.transaction(tx => tx('things').insert({ name: randomUUID() })),
    ),
  )
  expect(await service.db('things')).toHaveLength(5)
  expect((await list()).body).toEqual([])
})

test('several changes of a record in a transaction are one entry of each kind', async () => {
  const id = await add('maria@example.gr')
  await asAuthor(author, () =>
    service.db.transaction(async tx => {
      await tx('things').where({ id }).update({ amount: 1 })
      await tx('things').where({ id }).update({ amount: 2 })
      await tx('things').where({ id }).delete()
    }),
  )
  await asAuthor(author, () =>
    service.db.transaction(async tx => {
      const [{ id }] = await tx('things').insert({ name: 'completed' }).returning('id')
      await tx('things').where({ id }).update({ amount: 1 })
    }),
  )
  const actions = (await list()).body.map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['changed', 'created', 'created', 'deleted'])
})

test('calls at the same time are recorded with their own authors', async () => {
  const emails = Array.from({ length: 40 }, (_, at) => `person-${at}@example.gr`)
  const ids = await Promise.all(emails.map(email => add(email)))
  const { body } = await list('?limit=200')
  const authors = new Map(body.map(({ record, email }) => [record, email]))
  expect(ids.map(id => authors.get(id))).toEqual(emails)
})

test.each([
  ['changed', "update audit_log set email = 'nobody@example.gr'"],
  ['deleted', 'delete from audit_log'],
  ['truncated', 'truncate audit_log'],
])('the log cannot be %s by the service', async (_name, sql) => {
  await add('maria@example.gr')
  await expect(service.db.raw(sql)).rejects.toThrow('permission denied')
  expect((await list()).body).toHaveLength(1)
})

test('entries are forgotten after two years, and not before', async () => {
  const row = { administrator_id: 'a', call: 'c', action: 'changed', kind: 'things', record: 'r' }
  const months = (n: number) => service.owner.raw(`now() - interval '${n} months'`)
  await service.owner('audit_log').insert([
    { ...row, at: months(25) },
    { ...row, at: months(23) },
  ])
  await service.db.raw('select forget_old_audit()')
  expect(await service.db('audit_log')).toHaveLength(1)
})

test('the list is read page by page, and filtered by person, kind and time', async () => {
  for (const email of ['a@example.gr', 'b@example.gr', 'a@example.gr']) await add(email)
  const all = (await list()).body
  const first = (await list('?limit=2')).body
  const second = (await list(`?limit=2&before=${first.at(-1)?._id}`)).body
  expect([...first, ...second]).toEqual(all)
  expect(all.map(({ email }) => email)).toEqual(['a@example.gr', 'b@example.gr', 'a@example.gr'])
  expect((await list('?q=A@exam')).body).toEqual([all[0], all[2]])
  expect((await list('?q=%25')).body).toEqual([])
  expect((await list('?kind=things')).body).toEqual(all)
  expect((await list('?kind=others')).body).toEqual([])
  const { rows } = await service.db.raw(
    "select to_char(now() at time zone 'Europe/Athens' + n * interval '1 day', 'YYYY-MM-DD') as day from generate_series(-1, 1) n",
  )
  const [yesterday, today, tomorrow] = rows.map(({ day }: { day: string }) => day)
  expect((await list(`?from=${today}&to=${today}`)).body).toEqual(all)
  expect((await list(`?from=${tomorrow}`)).body).toEqual([])
  expect((await list(`?to=${yesterday}`)).body).toEqual([])
})

test('the list requires its own permission', async () => {
  expect((await list('', ['people:read', 'people:write'])).status).toBe(403)
  expect((await list('', ['*'])).status).toBe(200)
})
