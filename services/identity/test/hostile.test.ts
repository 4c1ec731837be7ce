import { expensiveCalls } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { admin, createIdentity } from './identity.ts'

const identity = await createIdentity()
const before = await contents()
afterAll(() => identity.close())

function contents(): Promise<unknown> {
  return Promise.all(['administrators', 'sessions'].map(table => identity.db(table).orderBy('id')))
}

interface Sent {
  payload?: string | object
  headers?: Record<string, string>
}

const text = (length: number) => 'x'.repeat(length)

/** Bodies of POST /api/auth/login, with the status and text of the answer. */
test.each<[string, Sent, number, string]>([
  ['no body', {}, 400, 'Email and password are required'],
  ['an empty object', { payload: {} }, 400, 'Email and password are required'],
  ['no password', { payload: { email: admin.email } }, 400, 'Email and password are required'],
  ['empty texts', { payload: { email: '', password: '' } }, 400, 'Email and password are required'],
  ['numbers', { payload: { email: 1, password: 2 } }, 400, 'Email and password are required'],
  [
    'an injected object',
    { payload: { email: { $ne: null }, password: { $ne: null } } },
    400,
    'Email and password are required',
  ],
  [
    'a list of e-mails',
    { payload: { email: [admin.email], password: admin.password } },
    400,
    'Email and password are required',
  ],
  ['an unknown field', { payload: { ...admin, role: 'owner' } }, 400, 'Role is not a known field'],
  [
    'a long e-mail',
    { payload: { ...admin, email: text(255) } },
    400,
    'Email must be at most 254 characters',
  ],
  [
    'a long password',
    { payload: { ...admin, password: text(1025) } },
    400,
    'Password must be at most 1024 characters',
  ],
  [
    'half a surrogate pair',
    { payload: { email: '\ud800', password: '\udfff' } },
    401,
    'Invalid email or password',
  ],
  [
    'SQL',
    { payload: { email: "' or 1=1 --", password: "' or 1=1 --" } },
    401,
    'Invalid email or password',
  ],
  [
    'a form',
    {
      payload: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    'The content type is not supported here',
  ],
])('sign-in refuses %s', async (_name, request, status, message) => {
  const response = await identity.app.inject({
    ...request,
    method: 'POST',
    url: '/api/auth/login',
  })
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.json()).toMatchObject({ status, message, detail: message })
})

test('bounds the processor time and the memory of the worst calls without a token', async () => {
  expect(await expensiveCalls(identity.app)).toEqual([])
}, 300_000)

test('stores nothing of rejected requests', async () => {
  expect(await contents()).toEqual(before)
})
