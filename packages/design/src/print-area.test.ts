import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backgroundScale, canvasSize } from './print-area.ts'

const pixels = fc.integer({ min: 1, max: 10_000 })

it('scales the longer side of the picture to 90 % of the stage', () => {
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const scale = backgroundScale(width, height)
      expect(Math.max(width, height) * scale).toBeCloseTo(canvasSize * 0.9)
    }),
  )
})
