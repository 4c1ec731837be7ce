import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { expect, test } from 'vitest'
import { errorForLog, requestId } from './logging.ts'

test('keeps code and table of a database error, not the quoted values', () => {
  const error = new pg.DatabaseError('Key (email)=(anna@example.gr) already exists', 100, 'error')
  Object.assign(error, {
    code: '23505',
    table: 'administrators',
    constraint: 'administrators_email',
    detail: 'Key (email)=(anna@example.gr) already exists.',
  })
  const logged = errorForLog(new Error('could not save', { cause: error }))
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'could not save',
    cause: { code: '23505', message: 'database error 23505 administrators administrators_email' },
  })
  expect(logged.cause?.stack).toContain('logging.test.ts')
  expect(JSON.stringify(logged)).not.toContain('anna')
})

test('omits thrown values that are no errors', () => {
  expect(errorForLog('anna@example.gr')).toEqual({
    type: 'string',
    message: 'a non-error was thrown',
    stack: '',
  })
})

test.each([
  ['f0e1d2c3b4a5968778695a4b3c2d1e0f', true],
  ['019a9d3c-3f5e-7cc0-9d4e-0f6a1b2c3d4e', true],
  ['short', false],
  ['a"b,c d;e\nfgh', false],
  ['x'.repeat(65), false],
  [undefined, false],
])('request id %j is taken over: %s', (id, taken) => {
  const request = { headers: { 'x-request-id': id } } as unknown as IncomingMessage
  expect(requestId(request) === id).toBe(taken)
  expect(requestId(request)).toMatch(/^[\w-]{8,64}$/)
})
