import { parseDesignDocument } from '@stampa/design'
import { documents } from '@stampa/design/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { update } from './edits.ts'
import { apply } from './history.ts'

const any = fc.double({ min: -1e6, max: 1e6, noNaN: true })

it('keeps every edited design valid', () => {
  fc.assert(
    fc.property(documents, any, any, any, fc.string({ unit: 'binary' }), (...drawn) => {
      const [document, x, width, size, text] = drawn
      const ids = new Set(document.sides.front.map(({ id }) => id))
      const changed = apply(
        document,
        update(document, 'front', ids, ({ type }) => ({
          x: x === 0 ? 0 : x,
          ...(type === 'image' && { width, height: width / 2 }),
          ...(type === 'text' && { width, size, text }),
          ...(type === 'qr' && { size, text }),
        })),
      )
      expect(parseDesignDocument(changed)).toMatchObject({ ok: true })
    }),
  )
})
