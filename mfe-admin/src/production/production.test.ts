import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOf, monthAfter } from './production.data.ts'

const months = fc
  .tuple(fc.integer({ min: 2000, max: 2098 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${`${month}`.padStart(2, '0')}`)

test('a month is shown in whole weeks from Monday, with every day of it once', () => {
  fc.assert(
    fc.property(months, month => {
      const days = daysOf(month)
      expect(days.length % 7).toBe(0)
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1)
      expect(new Date(days.at(-1) ?? '').getUTCDay()).toBe(0)
      expect(new Set(days).size).toBe(days.length)
      const own = days.filter(day => day.startsWith(month))
      const [year = 0, number = 0] = month.split('-').map(Number)
      expect(own).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
      // No week of another month.
      expect(days.length - own.length).toBeLessThan(13)
    }),
  )
})

test('the month before the month after is the month', () => {
  fc.assert(fc.property(months, month => monthAfter(monthAfter(month, 1), -1) === month))
})
