import { expect, test } from 'vitest'
import { highestOf, seriesOf, totalOf } from './series.ts'

const bucket = (sessions: number, pageViews: number) => ({
  time: '2026-11-20T00:00:00.000Z',
  sessions,
  pageViews,
})

test('makes one line of sessions and one of page views', () => {
  const series = seriesOf([bucket(1, 4), bucket(2, 3)], undefined)
  expect(series).toEqual([
    { name: 'pageViews', values: [4, 3] },
    { name: 'sessions', values: [1, 2] },
  ])
  expect(highestOf(series)).toBe(4)
  expect(series.map(totalOf)).toEqual([7, 3])
})

test('aligns the previous period point by point, whatever its length', () => {
  const now = [bucket(1, 1), bucket(1, 1)]
  const shorter = seriesOf(now, [bucket(8, 9)])
  expect(shorter.slice(2)).toEqual([
    { name: 'pageViewsBefore', values: [9, 0] },
    { name: 'sessionsBefore', values: [8, 0] },
  ])
  const longer = seriesOf(now, [bucket(8, 9), bucket(7, 7), bucket(6, 6)])
  expect(longer.map(({ values }) => values.length)).toEqual([2, 2, 2, 2])
  expect(highestOf(longer)).toBe(9)
})

test('makes empty lines without buckets', () => {
  expect(highestOf(seriesOf([], []))).toBe(0)
})
