import { expect, test } from 'vitest'
import { bare } from './calls.ts'

test('unwraps a response with or without the field data', () => {
  expect(bare([{ _id: 'google' }])).toEqual([{ _id: 'google' }])
  expect(bare({ data: [] })).toEqual([])
  expect(bare({ data: { totalSessions: 3 } })).toEqual({ totalSessions: 3 })
  expect(bare({ totalSessions: 3 })).toEqual({ totalSessions: 3 })
  expect(bare({ totalSessions: 3, data: null })).toEqual({ totalSessions: 3, data: null })
})
