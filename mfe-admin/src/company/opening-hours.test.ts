import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, hourFields, hoursIn } from './opening-hours.ts'

const day = fc.constantFrom(...days)
const time = fc.constantFrom('00:00', '09:00', '17:30', null)
const span = fc.record({ from: day, to: day, opens: time, closes: time })

test('a form holds the spans that its fields show, in their order', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 14 }), spans => {
      const form = new FormData()
      for (const { from, to, opens, closes } of spans) {
        form.append(hourFields.from, from)
        form.append(hourFields.to, to)
        form.append(hourFields.opens, opens ?? '')
        form.append(hourFields.closes, closes ?? '')
      }
      expect(hoursIn(form)).toEqual(spans)
    }),
  )
})
