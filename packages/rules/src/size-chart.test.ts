import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  plainMeasure,
  plainSizeTable,
  type SizeTable,
  shownMeasure,
  sizeTableFault,
} from './size-chart.ts'

const tenths = fc.integer({ min: 0, max: 9999 }).map(value => String(value / 10))
const stored = fc.oneof(
  fc.constant(''),
  tenths,
  fc.tuple(tenths, tenths).map(range => range.join('-')),
)

const tableOf = (...values: string[]) => ({
  sizes: values.map((_, index) => ({ name: `${index}` })),
  measures: [{ name: 'Μήκος', values }],
})

test('reads what it shows in each language, with spaces around it', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom('el', 'en'), (value, language) => {
      const shown = ` ${shownMeasure(value, language).replace('–', ' – ')} `
      expect(plainMeasure(shown)).toBe(value)
      expect(sizeTableFault(tableOf(shown))).toBeUndefined()
    }),
  )
})

test.each(['5 εκ.', '52.55', '1000', '-5', '96-', '1-2-3'])('refuses the measure %s', value => {
  expect(sizeTableFault(tableOf(value))).toBe(
    'Write measures in centimetres, like 52, 52.5 or 96-100',
  )
})

test('refuses tables without names, with equal names or with rows of another length', () => {
  const { sizes, measures } = plainSizeTable(tableOf('1', '2'))
  const name = 'Each size and each measure needs a name of its own'
  const faulty: [SizeTable, string | RegExp][] = [
    [{ sizes: [], measures: [] }, 'Add at least one size and one measure'],
    [{ sizes, measures: [] }, 'Add at least one size and one measure'],
    [{ sizes: [{ name: 'S' }, { name: ' S' }], measures }, name],
    [{ sizes, measures: measures.map(row => ({ ...row, name: ' ' })) }, name],
    [{ sizes: sizes.slice(1), measures }, /for each size/],
  ]
  for (const [table, fault] of faulty) expect(sizeTableFault(table)).toMatch(fault)
})
