import fc from 'fast-check'
import { expect, test } from 'vitest'
import { both, box, crease, type Point, pair, type Segment, symmetric } from './path.ts'

const coordinate = fc.integer({ min: -2000, max: 2000 })
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate)
const curve: fc.Arbitrary<Segment> = fc.tuple(
  coordinate,
  coordinate,
  coordinate,
  coordinate,
  coordinate,
  coordinate,
)
const segments = fc.array(fc.oneof(point, curve), { minLength: 1, maxLength: 6 })

/** Every pair of numbers in path data, end points and controls alike, as text. */
function points(d: string): string[] {
  const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  return Array.from({ length: numbers.length / 2 }, (_, i) =>
    [numbers[2 * i], numbers[2 * i + 1]].join(),
  )
}

/** The same points on the other side of the axis. */
function flipped(list: readonly string[]): string[] {
  return list.map(text => {
    const [x = '0', y] = text.split(',')
    return `${x === '0' ? '0' : String(-Number(x))},${y}`
  })
}

test('a symmetric outline goes through the reflection of each of its points', () => {
  fc.assert(
    fc.property(coordinate, segments, coordinate, (top, half, bottom) => {
      const d = symmetric([0, top], [...half, [0, bottom]])
      const through = new Set(points(d))
      expect(new Set(flipped(points(d)))).toEqual(through)
      expect(d.endsWith('Z')).toBe(true)
    }),
  )
})

test('a pair holds a line and its reflection, point by point', () => {
  fc.assert(
    fc.property(point, segments, (start, line) => {
      const all = points(pair(start, line))
      const half = all.length / 2
      expect(flipped(all.slice(0, half))).toEqual(all.slice(half))
    }),
  )
})

test('both gives the outline itself and its reflection', () => {
  fc.assert(
    fc.property(point, segments, (start, line) => {
      const [given, reflection] = both(start, line)
      expect(flipped(points(given))).toEqual(points(reflection))
    }),
  )
})

test('a crease starts and ends where it is told and is as wide as it is told', () => {
  expect(crease([0, 0], [100, 0], 10, 20)).toBe('M0 0Q50 0 100 0Q50 -40 0 0Z')
  fc.assert(
    fc.property(point, point, coordinate, coordinate, (from, to, bend, width) => {
      fc.pre(from.join() !== to.join())
      const [first, , middle, , last] = points(crease(from, to, bend, width))
      expect([first, middle, last]).toEqual([from, to, from].map(each => each.join()))
    }),
  )
})

test('the corners of a box are no rounder than half of its shorter side', () => {
  expect(box(0, 0, 40, 20, 500)).toBe(box(0, 0, 40, 20, 10))
  expect(box(10, 20, 30, 40)).toBe('M10 20h30v40h-30v-40Z')
})
