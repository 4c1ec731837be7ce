import { expect, test } from 'vitest'
import { freshGrid, gridOf, tableIn, withPasted } from './size-grid.ts'

const table = {
  sizes: [{ name: 'S' }, { name: 'M' }],
  measures: [
    { name: 'Πλάτος', values: ['48', '52,5'] },
    { name: 'Μήκος', values: ['68', ''] },
  ],
}

test('is the table that it was made of', () => {
  expect(tableIn(gridOf(table))).toEqual(table)
})

test('takes a table from a spreadsheet in place of its first cells, and grows with it', () => {
  const copied = 'cm\tS\tM\r\nΠλάτος\t48\t52,5\r\nΜήκος\t68\t\r\n'
  const pasted = withPasted([['', 'XS']], 0, 1, copied)
  expect(tableIn(pasted)).toEqual(table)
  const [, first = []] = withPasted(freshGrid, 1, 2, '50\t53')
  expect(first).toEqual(['', '', '50', '53', ''])
})
