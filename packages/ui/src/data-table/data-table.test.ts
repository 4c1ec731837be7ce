import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Column, compare, sortRows } from './column.ts'
import { partsOf } from './export-rows.ts'
import { readTableView, type TableView, writeTableView } from './table-view.ts'

test.each([
  [
    'Greek words in dictionary order, with or without accents',
    ['ώρα', 'Άγκυρα', 'βιβλίο', 'αγορά', 'Ψωμί', 'έντυπο', 'Έλατο'],
    ['Άγκυρα', 'αγορά', 'βιβλίο', 'Έλατο', 'έντυπο', 'Ψωμί', 'ώρα'],
  ],
  ['numbers inside texts by value', ['Α4 100', 'Α4 20', 'Α4 3'], ['Α4 3', 'Α4 20', 'Α4 100']],
  ['numbers', [10, -1, 9], [-1, 9, 10]],
  ['flags, false first', [true, false], [false, true]],
])('sorts %s', (_, values, sorted) => {
  expect([...values].sort(compare)).toEqual(sorted)
})

test('sorts dates by time', () => {
  expect(compare(new Date('2026-01-01'), new Date('2026-01-02'))).toBeLessThan(0)
})

interface Row {
  id: number
  price: number | null
}

const columns: Column<Row>[] = [
  { id: 'price', header: 'Price', cell: row => row.price, sortBy: row => row.price },
  { id: 'note', header: 'Note', cell: () => '' },
]
const rows = fc
  .array(fc.option(fc.integer({ min: 0, max: 5 })))
  .map(prices => prices.map((price, id): Row => ({ id, price })))

test('keeps every row, sorts by value with absent values last, and keeps the sequence of equal rows', () => {
  const direction = fc.constantFrom('ascending' as const, 'descending' as const)
  fc.assert(
    fc.property(rows, direction, (delivered, direction) => {
      const sorted = sortRows(delivered, columns, { column: 'price', direction })
      expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(delivered)
      for (const [index, row] of sorted.entries()) {
        const next = sorted[index + 1]
        if (!next || next.price === null) continue
        expect(row.price).not.toBeNull()
        const difference = Number(row.price) - next.price
        if (difference === 0) expect(row.id).toBeLessThan(next.id)
        else expect(difference > 0).toBe(direction === 'descending')
      }
    }),
  )
})

test.each([null, 'note', 'gone'])('returns the rows as they are when sorted by %s', column => {
  const delivered: Row[] = [{ id: 0, price: 2 }]
  const sort = column === null ? null : { column, direction: 'ascending' as const }
  expect(sortRows(delivered, columns, sort)).toBe(delivered)
})

const view: fc.Arbitrary<TableView> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.option(
    fc.record({
      column: fc.stringMatching(/^[a-z][a-zA-Z]{0,20}$/),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  page: fc.integer({ min: 1, max: 10_000 }),
})

test('reads back the view that it wrote', () => {
  fc.assert(
    fc.property(view, original => {
      const query = writeTableView(new URLSearchParams(), original)
      expect(readTableView(new URLSearchParams(query.toString()))).toEqual(original)
    }),
  )
})

test('keeps other parameters and removes those at their default', () => {
  const query = writeTableView(new URLSearchParams('tab=orders&q=old&page=3'), {
    search: '',
    sort: null,
    page: 1,
  })
  expect(query.toString()).toBe('tab=orders')
})

test.each(['page=-1', 'page=2.5', 'page=two', 'sort=-'])('ignores the invalid query %s', query => {
  expect(readTableView(new URLSearchParams(query))).toEqual({ search: '', sort: null, page: 1 })
})

type Cells = [text: string, value: number | null]

const cells: Column<Cells>[] = [
  { id: 'text', header: 'Text, quoted', cell: ([text]) => text, sortBy: ([text]) => text },
  { id: 'value', header: 'Value', cell: () => '', sortBy: () => 0, exportAs: ([, value]) => value },
  { id: 'picture', header: 'Picture', cell: () => '' },
  { id: 'state', header: 'State', cell: () => '', sortBy: () => true, exportAs: null },
]

async function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  return (await partsOf('csv', columns, rows)).join('')
}

test('exports columns with a value and quotes cells with separators', async () => {
  const rows: Cells[] = [
    ['Κούπα', -1.5],
    ['a "b"\nc', null],
  ]
  expect(await csvOf(cells, rows)).toBe(
    '\uFEFF"Text, quoted",Value\r\nΚούπα,-1.5\r\n"a ""b""\nc",\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['＝1', "'＝1"],
  ['\t=1', '"\t\'=1"'],
  ['a;=1', '"a;\'=1"'],
])('escapes %j, which a spreadsheet would run as a formula', async (text, cell) => {
  expect(await csvOf(cells, [[text, 1]])).toContain(`\r\n${cell},1\r\n`)
})

test('writes moments in the shop’s time zone, which the header names', async () => {
  const moments: Column<Cells>[] = [
    new Date(Date.UTC(2026, 0, 2, 3)),
    '2026-07-02T03:00:00.000Z',
    null,
  ].map(moment => ({ id: 'd', header: 'D', cell: () => '', sortBy: () => moment, isTime: true }))
  const header = 'D (Europe/Athens)'
  expect(await csvOf(moments, [['', 1]])).toBe(
    `\uFEFF${header},${header},${header}\r\n2026-01-02 05:00:00,2026-07-02 06:00:00,\r\n`,
  )
})
