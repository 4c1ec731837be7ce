import { expect, test } from 'vitest'
import { formatsIn } from './use-formats.ts'

test.each([
  ['el', '28 Νοε 2026, 15:30'],
  ['en', '28 Nov 2026, 15:30'],
] as const)('writes a time in %s so that a sentence can end with it', (language, expected) => {
  expect(formatsIn(language).dateTime('2026-11-28T13:30:00Z')).toBe(expected)
})
