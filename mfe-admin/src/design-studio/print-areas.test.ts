import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printAreasIn, printAreasToValues } from './print-areas.ts'

const part = fc.integer({ min: 0, max: 1000 }).map(thousandths => thousandths / 1000)
const size = fc.integer({ min: 10, max: 2000 })
const area = fc.record({ x: part, y: part, width: part, widthMm: size, heightMm: size })

test('reads back the print areas that filled a form', () => {
  fc.assert(
    fc.property(fc.record({ front: area, back: fc.option(area) }), areas => {
      const read = printAreasIn(printAreasToValues(areas))
      expect(read.back === null).toBe(areas.back === null)
      for (const side of ['front', 'back'] as const) {
        for (const [field, value] of Object.entries(areas[side] ?? {})) {
          expect(read[side]).toHaveProperty(field, expect.closeTo(value, 9))
        }
      }
    }),
  )
})
