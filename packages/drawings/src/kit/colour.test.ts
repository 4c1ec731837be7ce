import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lightness, mix, tones } from './colour.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`)
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a mix begins and ends with its two colours and stays between them', () => {
  fc.assert(
    fc.property(colour, colour, share, (from, to, part) => {
      expect(mix(from, to, 0)).toBe(from)
      expect(mix(from, to, 1)).toBe(to)
      const mixed = mix(from, to, part)
      expect(mixed).toMatch(/^#[0-9a-f]{6}$/)
      for (const at of [1, 3, 5]) {
        const [a, b, c] = [from, to, mixed].map(each => Number.parseInt(each.slice(at, at + 2), 16))
        const [low, high] = [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)]
        expect(c).toBeGreaterThanOrEqual(low)
        expect(c).toBeLessThanOrEqual(high)
      }
    }),
  )
})

test('lightness runs from black to white, and green weighs most', () => {
  expect(lightness('#000000')).toBe(0)
  expect(lightness('#ffffff')).toBeCloseTo(1)
  expect(lightness('#00ff00')).toBeGreaterThan(lightness('#ff0000'))
  expect(lightness('#ff0000')).toBeGreaterThan(lightness('#0000ff'))
})

test('shade is never lighter than its material, light never darker', () => {
  fc.assert(
    fc.property(colour, base => {
      const { shade, light, shadeOpacity, lightOpacity } = tones(base)
      // Shade is a warm dark, not black: it may lift a material that is darker still.
      expect(lightness(shade)).toBeLessThanOrEqual(
        Math.max(lightness(base), lightness('#18120f')) + 0.01,
      )
      expect(lightness(light)).toBeGreaterThanOrEqual(lightness(base))
      for (const opacity of [shadeOpacity, lightOpacity]) {
        expect(opacity).toBeGreaterThan(0)
        expect(opacity).toBeLessThan(1)
      }
    }),
  )
})
