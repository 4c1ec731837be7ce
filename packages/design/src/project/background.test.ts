import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canvasSize } from '../print-area.ts'
import { backgroundScale } from './background-scale.ts'

const pixels = fc.integer({ min: 1, max: 10_000 })

it('fills nine tenths of the stage with the longer side of the picture', () => {
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const scale = backgroundScale(width, height)
      expect(Math.max(width, height) * scale).toBeCloseTo(canvasSize * 0.9)
    }),
  )
})
