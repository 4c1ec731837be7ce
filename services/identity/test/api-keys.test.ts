import { allows, builtInRoles } from '@stampa/rules/permissions'
import { type CallOptions, callService, expectProblem } from '@stampa/service-kit/testing'
import { afterAll, afterEach, expect, test } from 'vitest'
import { removeEndedSessions } from '../src/administrator-changes.ts'
import { admin, createIdentity } from './identity.ts'

type Database = typeof identity.db

const identity = await createIdentity()
const owner = String((await identity.signIn(admin)).body.token)

afterEach(async () => {
  await identity.db('api_keys').delete()
  await identity.db('roles').whereNotNull('permissions').delete()
})
afterAll(() => identity.close())

function call<Body = { _id: string; secret: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: CallOptions = {},
) {
  return callService<Body>(identity.app, method, `/api/auth${path}`, { token: owner, ...options })
}

async function createKey(role = 'owner', name = 'Accounting') {
  const { status, body } = await call('POST', '/keys', { json: { name, role, days: 30 } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

interface TokenResponse {
  access_token: string
  token_type: string
  expires_in: number
  scope: string
}

async function tokenFor(id: string, secret: string, body = 'grant_type=client_credentials') {
  const response = await identity.app.inject({
    method: 'POST',
    url: '/api/auth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: body,
  })
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
    body: response.json<TokenResponse>(),
  }
}

test('a key is exchanged for a token with the permissions of its role', async () => {
  const { _id, secret } = await createKey('sales')
  const { status, headers, body } = await tokenFor(_id, secret)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300 })
  expect(body.scope.split(' ').sort()).toEqual([...builtInRoles.sales].sort())
  expect((await call('GET', '/colleagues', { token: body.access_token })).status).toBe(200)
  expect(allows(builtInRoles.sales, 'people:read')).toBe(false)
  expectProblem(
    await call('GET', '/people', { token: body.access_token }),
    403,
    'You do not have permission to do this',
  )
  const [listed] = (await call<{ usedAt: string }[]>('GET', '/keys')).body
  expect(listed).toMatchObject({ _id, name: 'Accounting', createdBy: admin.email })
  expect(listed?.usedAt).not.toBeNull()
  expect(JSON.stringify(listed)).not.toContain(secret)
})

test.each<[string, (tx: Database, creator: string) => PromiseLike<unknown>]>([
  ['is deleted', (db, id) => db('administrators').where({ id }).delete()],
  [
    'is disabled',
    (db, id) => db('administrators').where({ id }).update({ disabled_at: new Date() }),
  ],
  [
    'gets a smaller role',
    (db, id) => db('administrators').where({ id }).update({ role: 'analyst' }),
  ],
  ['loses permissions', db => db('roles').where({ name: 'Keys' }).update({ permissions: [] })],
])('a key and its tokens end when its creator %s', async (_name, change) => {
  const permissions = ['people:read', 'people:write', ...builtInRoles.sales]
  const { body: role } = await call('POST', '/roles', { json: { name: 'Keys', permissions } })
  const creator = await identity.addPerson(role._id)
  const json = { name: 'Theirs', role: 'sales', days: 30 }
  const { body: key } = await call('POST', '/keys', { json, token: creator.token })
  const token = (await tokenFor(key._id, key.secret)).body.access_token
  const read = () => call('GET', '/colleagues', { token })
  expect((await read()).status).toBe(200)
  await change(identity.db, creator.id)
  await removeEndedSessions(identity.app)
  expect((await read()).status).toBe(401)
  expect((await tokenFor(key._id, key.secret)).status).toBe(401)
  await identity.db('api_keys').delete()
  await identity.db('administrators').where({ id: creator.id }).delete()
})

test('a key has one id, not also one in capitals, whose token would outlive it', async () => {
  const { _id, secret } = await createKey()
  expect((await tokenFor(_id.toUpperCase(), secret)).status).toBe(401)
})

test('refuses wrong credentials, an expired key and another grant alike', async () => {
  const { _id, secret } = await createKey()
  const wrong = [
    [_id, `${secret}x`],
    [_id, ''],
    [crypto.randomUUID(), secret],
    ['not-an-id', secret],
    ['', ''],
  ] as const
  for (const [id, secret] of wrong) {
    const { status, body } = await tokenFor(id, secret)
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { detail: 'Invalid key or secret' },
    })
  }
  expect((await tokenFor(_id, secret, 'grant_type=password')).status).toBe(400)
  await identity.db('api_keys').update({ expires_at: identity.db.raw("now() - interval '1 s'") })
  expect((await tokenFor(_id, secret)).status).toBe(401)
})

test('a token ends when its key is deleted, and when the permissions of its role change', async () => {
  const { body: role } = await call('POST', '/roles', {
    json: { name: 'Reader', permissions: ['people:read'] },
  })
  const key = await createKey(role._id)
  const token = (await tokenFor(key._id, key.secret)).body.access_token
  expect((await call('GET', '/keys', { token })).status).toBe(200)
  expectProblem(
    await call('DELETE', `/roles/${role._id}`),
    409,
    'Delete the API keys with this role first',
  )
  const permissions = ['people:read', 'audit:read']
  await call('PUT', `/roles/${role._id}`, { json: { name: 'Reader', permissions } })
  expect((await call('GET', '/keys', { token })).status).toBe(401)

  const next = (await tokenFor(key._id, key.secret)).body
  expect(next.scope).toBe(permissions.join(' '))
  expect((await call('DELETE', `/keys/${key._id}`)).status).toBe(204)
  expect((await call('GET', '/keys', { token: next.access_token })).status).toBe(401)
  expect((await tokenFor(key._id, key.secret)).status).toBe(401)
})

test('a token of a key is no account, and changes neither people nor keys', async () => {
  const { _id, secret } = await createKey()
  const token = (await tokenFor(_id, secret)).body.access_token
  for (const path of ['/user', '/sessions']) {
    expect((await call('GET', path, { token })).status, path).toBe(403)
  }
  const json = { name: 'More', role: 'owner', days: 1 }
  expect((await call('POST', '/keys', { token, json })).status).toBe(401)
  expect((await call('DELETE', `/keys/${_id}`, { token })).status).toBe(401)
})

test('refuses a key with permissions that its creator does not have', async () => {
  const { body: role } = await call('POST', '/roles', {
    json: { name: 'Team', permissions: ['people:read', 'people:write', 'people:delete'] },
  })
  const { body: invited } = await call('POST', '/people', {
    json: { email: 'maria@example.gr', role: role._id },
  })
  await identity
    .db('administrators')
    .where({ id: invited._id })
    .update({
      password_hash: (await identity.db('administrators').where({ email: admin.email }).first())
        .password_hash,
      joined_at: identity.db.fn.now(),
    })
  const token = String((await identity.signIn({ ...admin, email: 'maria@example.gr' })).body.token)
  const json = { name: 'Mine', role: 'owner', days: 30 }
  expect((await call('POST', '/keys', { token, json })).status).toBe(403)
  const mine = { ...json, role: role._id }
  expect((await call('POST', '/keys', { token, json: mine })).status).toBe(201)
  const { _id } = await createKey('owner', 'Of the owner')
  expect((await call('DELETE', `/keys/${_id}`, { token })).status).toBe(403)
  for (const days of [0, 367, 1.5]) {
    expect((await call('POST', '/keys', { json: { ...json, days } })).status).toBe(400)
  }
  const again = await call('POST', '/keys', { json: { ...json, name: 'OF THE OWNER' } })
  expectProblem(again, 400, 'There is a key with this name already')
  await identity.db('administrators').whereNot({ email: admin.email }).delete()
})
