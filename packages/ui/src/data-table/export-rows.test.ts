import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { partsOf } from './export-rows.ts'

type Row = [text: string, value: number | null]

const columns: Column<Row>[] = [
  { id: 'text', header: 'Text, quoted', cell: ([text]) => text, sortBy: ([text]) => text },
  { id: 'value', header: 'Value', cell: () => '', sortBy: () => 0, exportAs: ([, value]) => value },
  { id: 'picture', header: 'Picture', cell: () => '' },
  { id: 'state', header: 'State', cell: () => '', sortBy: () => true, exportAs: null },
]

async function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  return (await partsOf('csv', columns, rows)).join('')
}

test('exports columns with a value and quotes cells with separators', async () => {
  const rows: Row[] = [
    ['Κούπα', -1.5],
    ['a "b"\nc', null],
  ]
  expect(await csvOf(columns, rows)).toBe(
    '\uFEFF"Text, quoted",Value\r\nΚούπα,-1.5\r\n"a ""b""\nc",\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['＝1', "'＝1"],
  ['\t=1', '"\t\'=1"'],
  ['a;=1', '"a;\'=1"'],
])('escapes %j, which a spreadsheet would run as a formula', async (text, cell) => {
  expect(await csvOf(columns, [[text, 1]])).toContain(`\r\n${cell},1\r\n`)
})

test('writes moments in the shop’s time zone, which the header names', async () => {
  const moments: Column<Row>[] = [
    new Date(Date.UTC(2026, 0, 2, 3)),
    '2026-07-02T03:00:00.000Z',
    null,
  ].map(moment => ({ id: 'd', header: 'D', cell: () => '', sortBy: () => moment, isTime: true }))
  const header = 'D (Europe/Athens)'
  expect(await csvOf(moments, [['', 1]])).toBe(
    `\uFEFF${header},${header},${header}\r\n2026-01-02 05:00:00,2026-07-02 06:00:00,\r\n`,
  )
})
