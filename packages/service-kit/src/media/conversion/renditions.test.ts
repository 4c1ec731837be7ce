import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dominantColor } from './renditions.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(channel, channel, channel)

function hex(values: readonly number[]): string {
  return `#${values.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

test('returns the exact colour of a single-coloured picture', () => {
  fc.assert(
    fc.property(colour, fc.integer({ min: 1, max: 100 }), (only, count) => {
      const pixels = Array.from({ length: count }, () => only).flat()
      expect(dominantColor(Uint8Array.from(pixels))).toBe(hex(only))
    }),
  )
})

test('returns the colour of most pixels, wherever they are', () => {
  fc.assert(
    fc.property(
      colour,
      fc.array(colour, { maxLength: 30 }),
      fc.infiniteStream(fc.nat()),
      (majority, others, order) => {
        const far = others.filter(other =>
          other.some((value, index) => value >> 4 !== (majority[index] ?? 0) >> 4),
        )
        const pixels = [...far, ...Array.from({ length: far.length + 1 }, () => majority)]
        const shuffled = pixels
          .map(pixel => ({ pixel, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .flatMap(({ pixel }) => pixel)
        expect(dominantColor(Uint8Array.from(shuffled))).toBe(hex(majority))
      },
    ),
  )
})

test('counts similar shades together and returns their average', () => {
  const shades = [0xf0, 0xf2, 0xf4].flatMap(shade => [shade, shade, shade])
  const reds = [255, 0, 0, 255, 0, 0]
  expect(dominantColor(Uint8Array.from([...reds, ...shades]))).toBe('#f2f2f2')
})
