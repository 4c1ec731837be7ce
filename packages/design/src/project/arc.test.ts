import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOutOnArc } from './arc.ts'

const glyphs = (advances: readonly number[]) => advances.map(advance => ({ text: 'α', advance }))
const advances = fc.array(fc.double({ min: 1, max: 60, noNaN: true }), {
  minLength: 2,
  maxLength: 20,
})
const curve = fc.integer({ min: 5, max: 350 })

it('turns the last letter against the first by the arc between their centres', () => {
  fc.assert(
    fc.property(advances, curve, (list, degrees) => {
      const length = list.reduce((sum, advance) => sum + advance, 0)
      const { characters } = layOutOnArc(glyphs(list), degrees, 20)
      const turned = (characters.at(-1)?.angle ?? 0) - (characters[0]?.angle ?? 0)
      const ends = ((list[0] ?? 0) + (list.at(-1) ?? 0)) / 2
      const expected = (((length - ends) / length) * degrees * Math.PI) / 180
      expect(turned).toBeCloseTo(expected, 6)
    }),
  )
})

it('puts every baseline on one circle', () => {
  fc.assert(
    fc.property(advances, curve, fc.boolean(), (list, degrees, smile) => {
      const length = list.reduce((sum, advance) => sum + advance, 0)
      const radius = length / ((degrees * Math.PI) / 180)
      const { characters } = layOutOnArc(glyphs(list), smile ? -degrees : degrees, 20)
      const side = smile ? -1 : 1
      const centers = characters.map(({ x, y, angle }) => ({
        x: x - radius * Math.sin(side * angle),
        y: y + side * radius * Math.cos(angle),
      }))
      for (const center of centers) {
        expect(center.x).toBeCloseTo(centers[0]?.x ?? 0, 5)
        expect(center.y).toBeCloseTo(centers[0]?.y ?? 0, 5)
      }
    }),
  )
})

it('is as large as its letters, around its centre', () => {
  const flat = layOutOnArc(glyphs([10, 10, 10]), 1, 20)
  expect(flat.width).toBeCloseTo(30, 0)
  expect(flat.height).toBeGreaterThan(20)
  expect(flat.characters[1]?.x).toBeCloseTo(0)
  // A whole ring is as wide as it is high.
  const ring = layOutOnArc(glyphs(Array(40).fill(10)), 350, 5)
  expect(ring.width / ring.height).toBeCloseTo(1, 1)
})
