import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileOf, isOn, snapshotOf, textOf, textsOf, toForm } from './form-values.ts'

const record = fc.record({
  title: fc.string(),
  order: fc.integer(),
  active: fc.boolean(),
  categories: fc.uniqueArray(fc.uuid()),
})

test('a record reads back from the form that it fills', () => {
  fc.assert(
    fc.property(record, ({ title, order, active, categories }) => {
      const form = toForm({ title, order, active, categories })
      expect(textOf(form, 'title')).toBe(title.trim())
      expect(Number(textOf(form, 'order'))).toBe(order)
      expect(isOn(form, 'active')).toBe(active)
      expect(textsOf(form, 'categories')).toEqual(categories)
    }),
  )
})

test('snapshots are equal exactly when the forms hold the same', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      const isSame = JSON.stringify(a) === JSON.stringify(b)
      expect(snapshotOf(toForm(a)) === snapshotOf(toForm(b))).toBe(isSame)
      expect(snapshotOf(toForm(a))).toBe(snapshotOf(toForm(a)))
    }),
  )
})

test('a chosen file changes the snapshot, an empty file field does not', () => {
  const empty = new FormData()
  empty.set('image', new File([], ''))
  const chosen = new FormData()
  chosen.set('image', new File(['x'], 'cup.png', { lastModified: 1 }))
  const again = new FormData()
  again.set('image', new File([], '', { lastModified: 5 }))
  expect(snapshotOf(again)).toBe(snapshotOf(empty))
  expect(snapshotOf(chosen)).not.toBe(snapshotOf(empty))
  expect(fileOf(empty, 'image')).toBeUndefined()
  expect(fileOf(chosen, 'image')?.name).toBe('cup.png')
})
