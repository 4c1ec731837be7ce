import { randomUUID } from 'node:crypto'
import { type CallOptions, callService, expectProblem } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { createIdentity } from './identity.ts'

/** Saved views: each person's own, and those for everyone who may read the list. */

interface View {
  _id: string
  name: string
  query: string
  shared: boolean
  mayChange: boolean
}

const identity = await createIdentity()
afterAll(() => identity.close())

/** Adds a person. @returns its calls */
async function person(...scope: string[]) {
  const id = randomUUID()
  const email = `${id}@example.gr`
  await identity.db('administrators').insert({ id, email, password_hash: 'none', role: 'sales' })
  const token = await identity.adminToken(id, email, scope)
  const call = <Body = View>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path = '',
    options: CallOptions = {},
  ) => callService<Body>(identity.app, method, `/api/auth/views${path}`, { token, ...options })
  return {
    id,
    call,
    save: (fields: object = {}) =>
      call('POST', '', {
        json: { list: 'offers', name: 'Drafts', query: '?status=Draft', shared: false, ...fields },
      }),
    list: async (list = 'offers') => (await call<View[]>('GET', `?list=${list}`)).body,
  }
}

test('a view is its owner’s, or for everyone who may read the list', async () => {
  const anna = await person('offers:read', 'offers:write')
  const reader = await person('offers:read', 'orders:read')
  const stranger = await person('content:read', 'content:write')
  const own = await anna.save()
  expect(own).toMatchObject({ status: 201, body: { name: 'Drafts', mayChange: true } })
  const shared = await anna.save({ name: 'Sent', query: '?status=Sent', shared: true })
  const names = (views: View[]) => views.map(({ name }) => name)
  expect(names(await anna.list())).toEqual(['Drafts', 'Sent'])
  expect(await reader.list()).toEqual([{ ...shared.body, mayChange: false }])
  expect(await reader.list('orders')).toEqual([])
  expectProblem(
    await stranger.call('GET', '?list=offers'),
    403,
    'You do not have permission to do this',
  )
  await identity.db('saved_views').delete()
})

test('the views of a list belong to its section, and there are none of an unknown list', async () => {
  const content = await person('content:read', 'content:write')
  const studio = await person('studio:read', 'studio:write')
  const owner = await person('*')
  const shared = { list: 'design-orders', name: 'Of Maria', query: '?q=maria', shared: true }
  expect((await studio.save(shared)).status).toBe(201)
  expect(await studio.list('design-orders')).toHaveLength(1)
  expect((await content.call('GET', '?list=design-orders')).status).toBe(403)
  expect((await content.save({ ...shared, shared: false })).status).toBe(403)
  for (const list of ['skus', 'people', 'webhooks', 'ordersx', 'x\norders']) {
    expect((await owner.call('GET', `?list=${encodeURIComponent(list)}`)).status, list).toBe(400)
    expect((await owner.save({ list })).status, list).toBe(400)
  }
  await identity.db('saved_views').delete()
})

test('a view for everyone is saved by who may write there, and changed by that person or an owner', async () => {
  const anna = await person('offers:read', 'offers:write')
  const reader = await person('offers:read')
  const owner = await person('*')
  const refused = 'You do not have permission to do this'
  expectProblem(await reader.save({ shared: true }), 403, refused)
  // A list of another section is no way around.
  const other = await person('content:write', 'offers:read')
  expectProblem(await other.save({ shared: true }), 403, refused)
  const { body: shared } = await anna.save({ shared: true })
  const rename = { json: { name: 'Renamed' } }
  for (const one of [reader, await person('offers:read', 'offers:write')]) {
    expectProblem(await one.call('PATCH', `/${shared._id}`, rename), 403, refused)
    expectProblem(await one.call('DELETE', `/${shared._id}`), 403, refused)
  }
  expectProblem(await other.save({ list: 'clients' }), 403, refused)
  const unknown = await person('content:read', 'content:write')
  for (const method of ['PATCH', 'DELETE'] as const) {
    const answer = await unknown.call(method, `/${shared._id}`, method === 'PATCH' ? rename : {})
    expectProblem(answer, 404, 'Saved view not found')
  }
  expect((await owner.call('PATCH', `/${shared._id}`, rename)).body).toMatchObject(rename.json)
  const { body: own } = await anna.save()
  for (const one of [owner, reader]) {
    expectProblem(await one.call('DELETE', `/${own._id}`), 404, 'Saved view not found')
  }
  expect(await owner.call('DELETE', `/${shared._id}`)).toMatchObject({ status: 204 })
  expect(await anna.call('DELETE', `/${own._id}`)).toMatchObject({ status: 204 })
  const { body: log } = await callService<{ kind: string; action: string; record: string }[]>(
    identity.app,
    'GET',
    '/api/auth/audit',
    { token: await identity.adminToken() },
  )
  const actions = log.filter(({ record }) => record === shared._id).map(({ action }) => action)
  expect(actions).toEqual(['deleted', 'changed', 'created'])
})

test('names are unique among what a person sees of one kind, and queries cannot leave the list', async () => {
  const anna = await person('offers:read', 'offers:write')
  const nikos = await person('offers:read', 'offers:write')
  const taken = 'There is a view with this name already'
  expect((await anna.save()).status).toBe(201)
  expect((await nikos.save()).status).toBe(201)
  expectProblem(await anna.save({ name: ' drafts ' }), 400, taken)
  expect((await anna.save({ shared: true })).status).toBe(201)
  expectProblem(await nikos.save({ shared: true }), 400, taken)
  for (const query of ['//evil.example', 'javascript:alert(1)', '?a b', '?a\n']) {
    expect((await anna.save({ name: query, query })).status, query).toBe(400)
  }
  await identity.db('saved_views').delete()
})

test('a person saves a bounded number of views, also at once', async () => {
  const anna = await person('offers:read')
  const row = (index: number) => ({ list: 'offers', query: '', shared: false, name: `${index}` })
  const rows = Array.from({ length: 199 }, (_, index) => ({ ...row(index), owner: anna.id }))
  await identity.db('saved_views').insert(rows)
  const answers = await Promise.all(['a', 'b', 'c'].map(name => anna.save({ name })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
})

test('a deleted account leaves only its views for everyone', async () => {
  const anna = await person('offers:read', 'offers:write')
  const owner = await person('*')
  await anna.save({ name: 'Mine' })
  await anna.save({ name: 'Ours', shared: true })
  await identity.db('administrators').where({ id: anna.id }).delete()
  expect(await owner.list()).toMatchObject([{ name: 'Ours', mayChange: true }])
  expect(await identity.db('saved_views').where({ name: 'Mine' })).toEqual([])
})
