import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/notes/app.ts'

const service = await createTestApp(buildApp, {})
afterAll(() => service.close())

function post(text: string, key?: string, fails = false) {
  return service.app.inject({
    method: 'POST',
    url: '/api/notes',
    headers: key === undefined ? {} : { 'idempotency-key': key },
    payload: { text, fails },
  })
}

async function count(text: string): Promise<number> {
  const rows = await service.db('notes').where({ text }).select('id')
  return rows.length
}

test('repeats the work of a repeated request without a key', async () => {
  await post('no key')
  await post('no key')
  expect(await count('no key')).toBe(2)
})

test('does the work once for fifty concurrent requests with one key', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('fifty', 'key-of-fifty')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(
    49,
  )
  expect(await count('fifty')).toBe(1)
})

test('rejects a key with other content', async () => {
  expect((await post('first', 'key-used-twice')).statusCode).toBe(201)
  const answer = await post('second', 'key-used-twice')
  expect(answer.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  expect(await count('second')).toBe(0)
})

test('leaves a key free when the work fails', async () => {
  expect((await post('fail once', 'key-of-failure', true)).statusCode).toBe(409)
  expect(await count('fail once')).toBe(0)
  expect((await post('fail once', 'key-of-failure')).statusCode).toBe(201)
  expect(await count('fail once')).toBe(1)
})

test.each(['short', 'with space in it', 'κλειδί-ελληνικό', 'x'.repeat(256)])(
  'the key %j is refused',
  async key => {
    expect((await post('bad key', key)).json()).toMatchObject({
      status: 400,
      message: 'Idempotency-Key must be 8 to 255 visible ASCII characters',
    })
  },
)

test('allows another use of a key after a day', async () => {
  await post('yesterday', 'key-of-yesterday')
  await post('today', 'key-of-today')
  const age = (key: string, hours: number) =>
    service
      .db('idempotency_keys')
      .where({ key })
      .update({ created_at: service.db.raw(`now() - interval '${hours} hours'`) })
  await age('key-of-yesterday', 25)
  await age('key-of-today', 23)

  expect((await post('again', 'key-of-yesterday')).statusCode).toBe(201)
  expect((await post('other', 'key-of-today')).statusCode).toBe(422)

  await age('key-of-yesterday', 25)
  await service.app.forgetOldKeys()
  const keys = await service.db('idempotency_keys').pluck<string[]>('key')
  expect(keys).toContain('key-of-today')
  expect(keys).not.toContain('key-of-yesterday')
})
