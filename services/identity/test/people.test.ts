import { permissions } from '@stampa/rules/permissions'
import { createLinks } from '@stampa/service-kit/links'
import { type CallOptions, callService, expectProblem } from '@stampa/service-kit/testing'
import { afterAll, afterEach, expect, test } from 'vitest'
import { admin, createIdentity, linkKey, startOther } from './identity.ts'

const identity = await createIdentity()
const other = await startOther(identity, 'offers:read')
let owner = await tokenOf(admin)

afterEach(async () => {
  await identity.db('administrators').whereNot({ email: admin.email }).delete()
  await identity.db('roles').whereNotNull('permissions').delete()
})

afterAll(async () => {
  await other.close()
  await identity.close()
})

async function tokenOf(credentials: typeof admin): Promise<string> {
  return String((await identity.signIn(credentials)).body.token)
}

function call<Body = { _id: string; role: string; status: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: CallOptions = {},
) {
  return callService<Body>(identity.app, method, `/api/auth${path}`, { token: owner, ...options })
}

let count = 0
const chosen = 'long enough, and chosen'

async function invite(role: string, options: CallOptions = {}) {
  const email = `person-${++count}@example.gr`
  return { email, ...(await call('POST', '/people', { json: { email, role }, ...options })) }
}

/** Returns the token in the newest mailed link of an account. */
async function linkOf(id: string): Promise<string> {
  const link = await identity
    .db('password_links')
    .where({ administrator_id: id })
    .orderBy('id', 'desc')
    .first<{ id: string }>('id')
  return createLinks(linkKey).token('password', link.id)
}

function choose(token: string, newPassword = chosen) {
  const headers = { 'x-forwarded-for': `198.51.100.${count}` }
  return call('POST', '/password-link', { json: { token, newPassword }, token: null, headers })
}

/** Invites a person who chooses a password and signs in. */
async function join(role: string) {
  const { email, body } = await invite(role)
  expect((await choose(await linkOf(body._id))).status).toBe(204)
  const credentials = { email, password: chosen }
  return { id: body._id, credentials, token: await tokenOf(credentials) }
}

async function addRole(name: string, allowed: readonly string[]): Promise<string> {
  const { body } = await call('POST', '/roles', { json: { name, permissions: allowed } })
  return body._id
}

test('an invited person chooses a password once, and may do what the role permits', async () => {
  const { email, status, body } = await invite('sales')
  expect({ status, body }).toMatchObject({ status: 201, body: { email, status: 'invited' } })
  expect((await identity.signIn({ email, password: chosen })).status).toBe(401)
  const link = await linkOf(body._id)
  expectProblem(await choose(link, 'short'), 400, 'Password must have at least 12 characters')
  expect((await choose(link)).status).toBe(204)
  expectProblem(await choose(link), 410, 'The link was used or has expired. Ask for a new one.')
  const token = await tokenOf({ email, password: chosen })
  expect((await call('GET', '/user', { token })).body).toMatchObject({ role: 'sales' })
  expect((await callService(other, 'GET', '/api/other', { token })).status).toBe(204)
  expectProblem(await call('GET', '/people', { token }), 403, expect.any(String))
})

test('a link is used once by uses at the same time', async () => {
  const { body } = await invite('analyst')
  const link = await linkOf(body._id)
  const answers = await Promise.all([choose(link), choose(link), choose(link)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410])
})

test('a link ends with its time, a newer invitation, and its account', async () => {
  const { body } = await invite('analyst')
  const first = await linkOf(body._id)
  expect((await call('POST', `/people/${body._id}/invitation`)).status).toBe(200)
  expect((await choose(first)).status).toBe(410)
  const second = await linkOf(body._id)
  await call('PATCH', `/people/${body._id}`, { json: { disabled: true } })
  expect((await choose(second)).status).toBe(410)
  await call('PATCH', `/people/${body._id}`, { json: { disabled: false } })
  expect((await choose(second)).status).toBe(410)
  await call('POST', `/people/${body._id}/invitation`)
  const third = await linkOf(body._id)
  await identity.db('password_links').update({ expires_at: new Date(Date.now() - 1) })
  expect((await choose(third)).status).toBe(410)
  expect((await choose('forged')).status).toBe(410)
})

/** Adds a person who may invite, with the permissions of their own role. */
async function joinInviter(name: string) {
  const role = await addRole(name, ['people:read', 'people:write'])
  return { role, ...(await join(role)) }
}

test('a role that an invited person gets later ends the links before, and mails a new one', async () => {
  const { role, token } = await joinInviter('HR')
  const { email, body } = await invite(role, { token })
  const copied = await linkOf(body._id)
  const answer = await call('PATCH', `/people/${body._id}`, { json: { role: 'owner' } })
  expect(answer.body).toMatchObject({ role: 'owner', status: 'invited', invitation: 'waiting' })
  expect((await choose(copied)).status).toBe(410)
  expect((await choose(await linkOf(body._id))).status).toBe(204)
  expect((await identity.signIn({ email, password: chosen })).status).toBe(200)
})

test('a wider role ends the links of the people who are invited to it', async () => {
  const { role, token } = await joinInviter('HR')
  const { body } = await invite(role, { token })
  const copied = await linkOf(body._id)
  await call('PUT', `/roles/${role}`, { json: { name: 'HR', permissions } })
  expect((await choose(copied)).status).toBe(410)
})

test.each<[string, (inviter: { id: string; role: string }) => Promise<{ status: number }>]>([
  ['was deleted', ({ id }) => call('DELETE', `/people/${id}`)],
  ['was disabled', ({ id }) => call('PATCH', `/people/${id}`, { json: { disabled: true } })],
  ['has another role', ({ id }) => call('PATCH', `/people/${id}`, { json: { role: 'analyst' } })],
  [
    'lost the permission',
    ({ role }) => call('PUT', `/roles/${role}`, { json: { name: 'HR', permissions: [] } }),
  ],
])('an invitation ends when its inviter %s, and no other', async (_name, change) => {
  const inviter = await joinInviter('HR')
  const { body: ghost } = await invite(await addRole('Nobody', ['people:read']), inviter)
  const { body: other } = await invite('analyst')
  const [copied, untouched] = [await linkOf(ghost._id), await linkOf(other._id)]
  expect((await change(inviter)).status).toBeLessThan(300)
  expect((await choose(copied)).status).toBe(410)
  expect((await choose(untouched)).status).toBe(204)
})

test('the inviting person gets the link, which the list does not repeat, and sees whether it was mailed', async () => {
  const { email } = await invite('analyst')
  type Invited = { _id: string; link?: string; invitation?: string }
  const json = { email: `also-${email}`, role: 'analyst' }
  const { body } = await call<Invited>('POST', '/people', { json })
  const listed = async () => {
    const people = (await call<Invited[]>('GET', '/people')).body
    return people.find(({ _id }) => _id === body._id)
  }
  const again = await call<Invited>('POST', `/people/${body._id}/invitation`)
  expect((await choose(String(body.link?.split('#')[1]))).status).toBe(410)
  expect(await listed()).toMatchObject({ status: 'invited', invitation: 'waiting' })
  expect(await listed()).not.toHaveProperty('link')

  const { rows } = await identity.db.raw('select id from outbox order by id desc limit 1')
  const failed = { event_id: rows[0].id, audience: 'customer', state: 'failed', reason: 'EDNS' }
  await identity.db('mails').insert({ ...failed, settled_at: new Date() })
  expect(await listed()).toMatchObject({ invitation: 'failed' })
  expect((await choose(String(again.body.link?.split('#')[1]))).status).toBe(204)
  expect(await listed()).not.toHaveProperty('invitation')
})

test('an invitation whose time is over is listed as expired', async () => {
  const { body } = await invite('analyst')
  await identity.db('password_links').update({ expires_at: new Date(Date.now() - 1) })
  const people = (await call<{ _id: string; invitation?: string }[]>('GET', '/people')).body
  expect(people.find(({ _id }) => _id === body._id)?.invitation).toBe('expired')
})

test('a change of the role ends the sessions at every service', async () => {
  const { id, token, credentials } = await join('sales')
  expect((await callService(other, 'GET', '/api/other', { token })).status).toBe(204)
  const { body } = await call('PATCH', `/people/${id}`, { json: { role: 'content' } })
  expect(body).toMatchObject({ role: 'content', status: 'active' })
  expect((await callService(other, 'GET', '/api/other', { token })).status).toBe(401)
  const changed = await tokenOf(credentials)
  expect((await callService(other, 'GET', '/api/other', { token: changed })).status).toBe(403)
})

test('nobody gives, takes or changes permissions that they do not have', async () => {
  const managers = ['people:read', 'people:write', 'people:delete', 'content:read'] as const
  const managing = await addRole('Managers', managers)
  const wider = await addRole('Writers', ['content:read', 'content:write'])
  const [{ token, id }, target] = [await join(managing), await join(wider)]
  const refusals = await Promise.all([
    invite('owner', { token }),
    invite('content', { token }),
    call('PATCH', `/people/${id}`, { token, json: { role: 'owner' } }),
    call('PATCH', `/people/${target.id}`, { token, json: { role: managing } }),
    call('PATCH', `/people/${target.id}`, { token, json: { disabled: true } }),
    call('DELETE', `/people/${target.id}`, { token }),
    call('POST', '/roles', { token, json: { name: 'All', permissions } }),
    call('PUT', `/roles/${managing}`, { token, json: { name: 'Managers', permissions } }),
    call('PUT', `/roles/${wider}`, { token, json: { name: 'Writers', permissions: [] } }),
    call('DELETE', `/roles/${wider}`, { token }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403))
  const narrower = { name: 'Readers', permissions: ['content:read'] }
  const { status, body } = await call('POST', '/roles', { token, json: narrower })
  expect(status).toBe(201)
  expect((await invite(body._id, { token })).status).toBe(201)
})

test('the last owner who can sign in stays', async () => {
  const [me] = (await call<{ _id: string; role: string }[]>('GET', '/people')).body
  const id = me?._id
  await invite('owner')
  const message = 'The last owner stays: make another person an owner first'
  expectProblem(await call('PATCH', `/people/${id}`, { json: { role: 'sales' } }), 409, message)
  expectProblem(await call('PATCH', `/people/${id}`, { json: { disabled: true } }), 409, message)
  expectProblem(await call('DELETE', `/people/${id}`), 409, message)
})

test('two owners who demote each other at once leave one', async () => {
  const [first, second] = [await join('owner'), await join('owner')]
  await identity.db('administrators').where({ email: admin.email }).update({ role: 'analyst' })
  const json = { role: 'analyst' }
  const answers = await Promise.all([
    call('PATCH', `/people/${second.id}`, { token: first.token, json }),
    call('PATCH', `/people/${first.id}`, { token: second.token, json }),
  ])
  // The second change finds its session ended, or its author the last owner.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await identity.db('administrators').where({ role: 'owner' })).toHaveLength(1)
  await identity.db('administrators').where({ email: admin.email }).update({ role: 'owner' })
  owner = await tokenOf(admin)
})

test('changes of people and roles require the password of the last ten minutes', async () => {
  await identity.db('sessions').update({ confirmed_at: new Date(Date.now() - 601_000) })
  expectProblem(await invite('analyst'), 403, 'Enter your password to continue')
  const json = { name: 'Readers', permissions: ['content:read'] }
  expectProblem(await call('POST', '/roles', { json }), 403, 'Enter your password to continue')
  expect((await call('GET', '/people')).status).toBe(200)
  const wrong = await call('POST', '/confirm', { json: { password: 'wrong' } })
  expectProblem(wrong, 400, 'The current password is wrong')
  expectProblem(await invite('analyst'), 403, 'Enter your password to continue')
  const right = await call('POST', '/confirm', { json: { password: admin.password } })
  expect(right.status).toBe(204)
  expect((await invite('analyst')).status).toBe(201)
})

test('a role in use and a built-in one stay', async () => {
  const id = await addRole('Readers', ['content:read'])
  await invite(id)
  const inUse = 'Give the people with this role another one first'
  expectProblem(await call('DELETE', `/roles/${id}`), 409, inUse)
  const json = { name: 'Analyst', permissions: ['content:read'] }
  expectProblem(await call('PUT', '/roles/analyst', { json }), 409, expect.any(String))
  expectProblem(await call('DELETE', '/roles/analyst'), 409, expect.any(String))
  const taken = { name: 'There is a role with this name already' }
  expectProblem(await call('POST', '/roles', { json }), 400, expect.any(String), taken)
})

test.each([
  ['an unknown role', { email: 'new@example.gr', role: 'king' }, 400],
  ['no e-mail address', { email: 'new', role: 'sales' }, 400],
  ['two addresses', { email: 'a@example.gr,b@example.gr', role: 'sales' }, 400],
  ['the e-mail of another account', { email: admin.email.toUpperCase(), role: 'sales' }, 409],
])('an invitation with %s is refused', async (_name, json, status) => {
  expect((await call('POST', '/people', { json })).status).toBe(status)
  expect(await identity.db('administrators')).toHaveLength(1)
})

test('a forgotten password is replaced by a link, which ends all sessions', async () => {
  const { id, credentials, token } = await join('sales')
  const json = { email: credentials.email.toUpperCase() }
  expect((await call('POST', '/password-reset', { json, token: null })).status).toBe(202)
  const link = await linkOf(id)
  expect((await choose(link, 'another password of mine')).status).toBe(204)
  expect((await call('GET', '/user', { token })).status).toBe(401)
  expect((await identity.signIn(credentials)).status).toBe(401)
  const renewed = { ...credentials, password: 'another password of mine' }
  expect((await identity.signIn(renewed)).status).toBe(200)
})

test('a reset answers an unknown, an invited and a disabled account alike, without a mail', async () => {
  const [invited, disabled] = [await invite('sales'), await join('sales')]
  await call('PATCH', `/people/${disabled.id}`, { json: { disabled: true } })
  await identity.db('password_links').delete()
  const emails = ['nobody@example.gr', invited.email, disabled.credentials.email]
  for (const email of emails) {
    const answer = await call('POST', '/password-reset', { json: { email }, token: null })
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: {} })
  }
  const links = await identity.db('password_links').pluck('administrator_id')
  expect(links).toEqual([null, null, null])
})

test('a changed password makes the link of a reset worthless', async () => {
  const { id, credentials, token } = await join('sales')
  await call('POST', '/password-reset', { json: { email: credentials.email }, token: null })
  const link = await linkOf(id)
  const json = { password: chosen, newPassword: 'another password of mine' }
  expect((await call('POST', '/password', { json, token })).status).toBe(204)
  expect((await choose(link)).status).toBe(410)
})
