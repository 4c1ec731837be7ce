import { expect, test } from 'vitest'
import { dependencyProblem } from './dependency-problem.ts'

test.each([
  "OOM command not allowed when used memory > 'maxmemory'.",
  'LOADING Redis is loading the dataset in memory',
  'MISCONF Errors writing to the AOF file: No space left on device',
])('answers 503 when Redis refuses a write: %s', message => {
  expect(dependencyProblem(new Error(message))).toMatchObject({ statusCode: 503 })
})

test('leaves other errors of Redis to the log', () => {
  expect(dependencyProblem(new Error('WRONGTYPE Operation against a key'))).toBeUndefined()
})
