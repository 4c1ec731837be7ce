import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryDay, isWorkingDay, orthodoxEaster } from './delivery.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test.each(['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2038-04-25'])(
  'Orthodox Easter is on %s',
  easter => {
    expect(orthodoxEaster(Number(easter.slice(0, 4)))).toBe(easter)
  },
)

describe('a working day', () => {
  test.each([
    ['2026-01-01', 'New Year'],
    ['2026-01-06', 'Epiphany'],
    ['2026-02-23', 'Clean Monday'],
    ['2026-03-25', 'Independence Day'],
    ['2026-04-10', 'Good Friday'],
    ['2026-04-13', 'Easter Monday'],
    ['2026-05-01', 'Labour Day'],
    ['2026-06-01', 'Whit Monday'],
    ['2025-08-15', 'Assumption'],
    ['2026-10-28', 'Ohi Day'],
    ['2026-12-25', 'Christmas'],
    ['2025-12-26', 'the day after Christmas'],
    ['2026-11-28', 'a Saturday'],
    ['2026-11-29', 'a Sunday'],
  ])('is not %s, %s', holiday => {
    expect(isWorkingDay(holiday)).toBe(false)
  })

  test.each(['2026-04-09', '2026-04-14', '2026-11-24', '2026-12-24'])('is %s', day => {
    expect(isWorkingDay(day)).toBe(true)
  })
})

describe('a delivery', () => {
  test('is on a working day, after exactly so many of them', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 250 }), (from, days) => {
        const delivery = deliveryDay(from, days)
        expect(isWorkingDay(delivery)).toBe(true)
        expect(deliveryDay(deliveryDay(from, days - 1), 1)).toBe(delivery)
        expect(delivery > from).toBe(true)
      }),
    )
  })

  test('comes after the holidays between', () => {
    expect(deliveryDay('2026-12-23', 2)).toBe('2026-12-28')
    expect(deliveryDay('2026-04-08', 3)).toBe('2026-04-15')
  })
})
