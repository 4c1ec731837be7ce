import { expect, test } from 'vitest'
import { daysOf, hoursOf, type OpeningSpan } from './opening-hours.ts'

const span = (opens: string | null, closes: string | null): OpeningSpan => ({
  from: 'mon',
  to: 'fri',
  opens,
  closes,
})

test('formats a span of days and a single day', () => {
  expect(daysOf(span(null, null), 'en')).toBe('Mon-Fri')
  expect(daysOf({ ...span(null, null), from: 'sat', to: 'sat' }, 'en')).toBe('Sat')
  expect(daysOf(span(null, null), 'el')).toBe('Δευ-Παρ')
})

test.each([
  ['09:00', '18:00', '9:00-6:00 PM', '09:00-18:00'],
  ['10:00', '16:00', '10:00-4:00 PM', '10:00-16:00'],
  ['08:30', '11:45', '8:30 AM-11:45 AM', '08:30-11:45'],
  ['12:00', '20:15', '12:00 PM-8:15 PM', '12:00-20:15'],
  ['00:00', '23:59', '12:00-11:59 PM', '00:00-23:59'],
])('formats %s to %s as %s and %s', (opens, closes, english, greek) => {
  expect(hoursOf(span(opens, closes), 'en')).toBe(english)
  expect(hoursOf(span(opens, closes), 'el')).toBe(greek)
})

test('returns no hours for a closed span', () => {
  expect(hoursOf(span(null, null), 'en')).toBeUndefined()
})
