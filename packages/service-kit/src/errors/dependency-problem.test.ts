import { expect, test } from 'vitest'
import { dependencyProblem } from './dependency-problem.ts'

test.each([
  ['the disk is full', { code: 'ENOSPC' }],
  ['the folder is read-only', { code: 'EROFS' }],
  ['the process has too many open files', { code: 'EMFILE' }],
  ["PostgreSQL's disk is full", { code: '53100' }],
  ["PostgreSQL's disk is read-only", { code: '42501' }],
  ["PostgreSQL's disk is broken", { code: '58030' }],
  ['PostgreSQL is a standby', { code: '25006' }],
  [
    'a transaction has lost its connection',
    { message: 'Client has encountered a connection error and is not queryable' },
  ],
  ["Redis's disk is full", { message: 'MISCONF Errors writing to the AOF file: No space left' }],
  [
    "Redis's memory is full",
    { message: "OOM command not allowed when used memory > 'maxmemory'." },
  ],
  ['Redis is starting', { message: 'LOADING Redis is loading the dataset in memory' }],
])('answers 503 with a plain message when %s', (_, error) => {
  expect(dependencyProblem(Object.assign(new Error(), error))).toMatchObject({
    statusCode: 503,
    message: 'The service is not available, please try again shortly',
  })
})

test('blames no dependency for a fault of the code', () => {
  expect(dependencyProblem(new TypeError('x is not a function'))).toBeUndefined()
  expect(dependencyProblem(Object.assign(new Error(), { code: '42703' }))).toBeUndefined()
  expect(dependencyProblem(new Error('WRONGTYPE Operation against a key'))).toBeUndefined()
})
