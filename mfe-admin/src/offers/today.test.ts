import { expect, test } from 'vitest'
import { today } from './today.ts'

test('returns the day in Greece', () => {
  expect(today(new Date('2026-11-20T21:59:00Z'))).toBe('2026-11-20')
  expect(today(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21')
})
