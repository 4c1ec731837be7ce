import { expect, test } from 'vitest'
import { toCome } from './order-progress.tsx'

const course = ['Submitted', 'In Progress', 'Completed']

test.each([
  ['Submitted', ['In Progress', 'Completed']],
  ['Completed', []],
  ['Rejected', []],
])('of an order that is %s shows the steps to come: %j', (status, steps) => {
  expect(toCome(course, status)).toEqual(steps)
})
