import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import {
  type SheetColumn,
  type SheetFormat,
  type SheetValue,
  sheetFile,
  writeSheet,
} from './sheet.ts'

const moment = new Date('2026-07-02T03:04:05Z')

type Row = readonly SheetValue[]

const columns: SheetColumn<Row>[] = [
  { header: 'Text', value: row => row[0] },
  { header: 'Price', kind: 'euro', value: row => row[1] },
  { header: 'Created', kind: 'time', value: row => row[2] },
  { header: 'Phone', kind: 'phone', value: row => row[3] },
  { header: 'Day', kind: 'day', value: row => row[4] },
]
const row: Row = ['a;b "c"', 1234.5, moment, '+306941234567', '2026-11-24']

async function* batchesOf(...batches: Row[][]) {
  yield* batches
}

async function bytesOf(format: SheetFormat, ...batches: Row[][]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of writeSheet(format, columns, batchesOf(...batches))) {
    parts.push(Buffer.from(part))
  }
  return Buffer.concat(parts)
}

async function cellsOf(...batches: Row[][]) {
  const { sheets } = await readXlsx(await bytesOf('xlsx', ...batches))
  return sheets[0]?.rows ?? []
}

const head = 'Text,Price,Created (Europe/Athens),Phone,Day\r\n'

test('separates by commas with decimal points, or by semicolons with decimal commas', async () => {
  expect(`${await bytesOf('csv', [row])}`).toBe(
    `\uFEFF${head}"a;b ""c""",1234.5,2026-07-02 06:04:05,0030 694 123 4567,2026-11-24\r\n`,
  )
  expect(`${await bytesOf('csv-semicolon', [row])}`).toBe(
    `\uFEFF${head.replaceAll(',', ';')}"a;b ""c""";"1234,5";2026-07-02 06:04:05;0030 694 123 4567;2026-11-24\r\n`,
  )
})

test('writes texts, numbers, days and times of Athens as such in a workbook', async () => {
  expect(await cellsOf([row], [['=1+1', null, undefined, '6941234567', '']])).toEqual([
    ['Text', 'Price', 'Created (Europe/Athens)', 'Phone', 'Day'],
    // A workbook has no time zones: the reader returns the hours of the clock as those of UTC.
    [row[0], 1234.5, new Date('2026-07-02T06:04:05Z'), '+306941234567', new Date('2026-11-24')],
    ['=1+1', null, null, '6941234567', null],
  ])
})

test('an empty list has its header', async () => {
  expect(`${await bytesOf('csv')}`).toBe(`\uFEFF${head}`)
  expect(await cellsOf()).toHaveLength(1)
})

test('a phone number is no number to a spreadsheet', async () => {
  const digits = fc.stringMatching(/^\+?[0-9]{6,15}$/)
  await fc.assert(
    fc.asyncProperty(digits, async phone => {
      const file = `${await bytesOf('csv', [['', null, null, phone, '']])}`
      const cell = file.split('\r\n')[1]?.split(',')[3] ?? ''
      expect(cell).not.toMatch(/^[+\d.,]+$/)
      expect(cell.replaceAll(' ', '').replace(/^00/, '+')).toBe(phone.replace(/^00/, '+'))
    }),
  )
})

test('a workbook keeps every text, without the characters that no XML can contain', async () => {
  const noXml = fc.constantFrom('\ufffe', '\uffff', '\ud800', '\0', '\x08')
  const unit = fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'binary', size: '-1' }) }, noXml)
  const texts = fc.array(fc.array(unit).map(units => `x${units.join('')}`))
  const check = async (texts: string[]) => {
    const [, ...cells] = await cellsOf(texts.map(text => [text]))
    const kept = (text: string) => text.toWellFormed().replace(/[\ufffe\uffff]/g, '')
    const withoutReturns = (text: unknown) => String(text).replaceAll('\r\n', '\n')
    expect(cells.map(([text]) => withoutReturns(text))).toEqual(
      texts.map(text => withoutReturns(kept(text))),
    )
  }
  await fc.assert(fc.asyncProperty(texts, check), { numRuns: 10 })
})

test('a workbook escapes a text that looks like an escaped character', async () => {
  const text = 'a_x003D_b_X0041_'
  const [, [cell] = []] = await cellsOf([[text]])
  expect(cell).toBe(text)
})

test('names the file by its format', () => {
  expect(sheetFile('orders', 'xlsx').name).toBe('orders.xlsx')
  expect(sheetFile('orders', 'csv-semicolon')).toEqual({ name: 'orders.csv', type: 'text/csv' })
})
