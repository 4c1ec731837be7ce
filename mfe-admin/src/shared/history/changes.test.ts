import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOfTexts } from './history-dialog.tsx'

const texts = fc.dictionary(fc.constantFrom('title', 'description', 'excerpt'), fc.string())
const translations = fc.oneof(
  fc.constantFrom(null, {}),
  texts.map(en => ({ en })),
)

test('splits the change of translations by text, and leaves out those that stayed', () => {
  fc.assert(
    fc.property(translations, translations, (from, to) => {
      const other = { field: 'order', from: 1, to: 2 }
      const [first, ...changes] = changesOfTexts([other, { field: 'translations', from, to }])
      expect(first).toEqual(other)
      const before: Record<string, string> = { ...(from && 'en' in from ? from.en : {}) }
      const after: Record<string, string> = { ...(to && 'en' in to ? to.en : {}) }
      for (const change of changes) {
        const text = change.field.replace(/En$/, '')
        expect(change).toMatchObject({ from: before[text] ?? null, to: after[text] ?? null })
        expect(change.from).not.toBe(change.to)
        // Applies the change.
        if (typeof change.to === 'string') before[text] = change.to
        else delete before[text]
      }
      expect(before).toEqual(after)
    }),
  )
})
