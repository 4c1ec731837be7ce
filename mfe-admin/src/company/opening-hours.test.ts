import { expect, test } from 'vitest'
import { hoursText, type Span } from './opening-hours.ts'

const spans: Span[] = [
  { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
  { from: 'sun', to: 'sun', opens: null, closes: null },
]

test('formats opening hours with one line per span', () => {
  const names = {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  }
  expect(hoursText(spans, names, 'closed')).toBe('Mon – Fri: 09:00 – 18:00\nSun: closed')
})
