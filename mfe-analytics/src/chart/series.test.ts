import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  highestOf,
  labelled,
  lineThrough,
  nearest,
  scaleFor,
  seriesOf,
  totalOf,
  xOf,
  yOf,
} from './series.ts'

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

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [37, [0, 10, 20, 30, 40]],
  [200, [0, 50, 100, 150, 200]],
  [201, [0, 100, 200, 300]],
])('for a maximum of %i the axis has lines at %j', (highest, ticks) => {
  expect(scaleFor(highest).ticks).toEqual(ticks)
})

test('fits every count on at most five integer lines', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), highest => {
      const { top, ticks } = scaleFor(highest)
      expect(top).toBeGreaterThanOrEqual(highest)
      expect(ticks.at(-1)).toBe(top)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})

const plots = fc.record({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.constant(200),
  points: fc.integer({ min: 1, max: 744 }),
  top: fc.integer({ min: 1, max: 1000 }),
})

test('finds the point nearest to a position', () => {
  fc.assert(
    fc.property(plots, fc.nat(), (plot, seed) => {
      const index = seed % plot.points
      expect(nearest(plot, xOf(plot, index))).toBe(index)
      expect(nearest(plot, -50)).toBe(0)
      expect(nearest(plot, plot.width + 50)).toBe(plot.points - 1)
    }),
  )
})

test('labels the first point and leaves room between labels', () => {
  fc.assert(
    fc.property(plots, plot => {
      const [first, second] = labelled(plot, 80)
      expect(first).toBe(0)
      if (second !== undefined) {
        expect(xOf(plot, second) - xOf(plot, 0)).toBeGreaterThanOrEqual(Math.min(79, plot.width))
      }
    }),
  )
})

test('draws the line from edge to edge with 0 at the bottom', () => {
  const plot = { width: 100, height: 50, points: 3, top: 10 }
  expect(lineThrough(plot, [0, 10, 5])).toBe('M0.0 50.0L50.0 0.0L100.0 25.0')
  expect(yOf(plot, 0)).toBe(50)
})
