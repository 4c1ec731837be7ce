import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureCsv, readCsv, writeCsv } from './csv.ts'
import { Problem } from './errors/problems.ts'

const columns = ['name', 'priceWithoutVAT'] as const

function read(text: string) {
  return readCsv(text, columns, ['name'], 10).map(({ row, cells }) => [
    row,
    ...Object.values(cells),
  ])
}

describe('a written file', () => {
  // Texts of every kind, and of the characters that decide where a formula begins.
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'=+-@＝\'";,\t\r\n x') }),
  )
  const lines = fc.array(fc.tuple(text, text), { maxLength: 10 })

  test('can be read back', () => {
    fc.assert(
      fc.property(lines, rows => {
        const filled = rows
          .map(row => row.map(value => value.trim()))
          .filter(row => row.some(value => value !== ''))
        const read = readCsv(writeCsv(columns, filled), columns, [], 10)
        expect(read.map(({ cells }) => Object.values(cells))).toEqual(filled)
      }),
    )
  })

  test.each([',', ';', '\t'])(
    'has no formula for a spreadsheet that separates by %j',
    delimiter => {
      fc.assert(
        fc.property(lines, rows => {
          const file = writeCsv(columns, rows)
          const read: string[][] = parse(file, {
            bom: true,
            delimiter,
            relax_column_count: true,
            // With another separator than the file's, a cell's quotes are in the middle of a longer cell, and
            // do not count.
            ...(delimiter !== ',' && { quote: false, record_delimiter: ['\r\n', '\n', '\r'] }),
          })
          for (const cell of read.flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
        }),
      )
    },
  )

  test('writes numbers unchanged', () => {
    expect(writeCsv(['a', 'b'], [[-1, 2.5]])).toBe('\uFEFFa,b\r\n-1,2.5\r\n')
  })
})

describe('a read file', () => {
  test('may use commas, semicolons or tabs, and columns in any order and spelling', () => {
    const expected = [[2, 'Κούπα', '5,40']]
    expect(read('\uFEFFName;Price without VAT\r\nΚούπα;5,40\r\n')).toEqual(expected)
    expect(read('price (without VAT)\tother\tNAME\n5,40\tx\tΚούπα\n')).toEqual(expected)
    expect(read('name,price_without_vat\nΚούπα,"5,40"')).toEqual(expected)
  })

  test('counts rows as a spreadsheet does and skips empty ones', () => {
    expect(read('name\na\n\n \nb')).toEqual([
      [2, 'a', ''],
      [5, 'b', ''],
    ])
  })

  test.each([
    ['', 'The file has no column name'],
    ['title\nx', 'The file has no column name'],
    [`name\n${'x\n'.repeat(11)}`, 'The file has more than 10 rows'],
    ['name\n"x', 'The file is not valid CSV'],
    [`name\n${'x'.repeat(30_000)}`, 'The file is not valid CSV'],
  ])('%j is refused', (text, message) => {
    expect(() => read(text)).toThrow(new Problem(400, 'invalid_file', message))
  })
})

test.each([
  ['', 0, 0],
  ['a', 1, 1],
  ['a,b\nc,d', 2, 4],
  ['a,b\r\nc,d\r\n', 2, 4],
  ['a\rb\r', 2, 2],
  ['"a,\n""b",c\n', 1, 2],
  [',,', 1, 3],
])('%j has %i lines of %i cells', (text, lines, cells) => {
  expect(measureCsv(text, ',')).toEqual({ lines, cells })
})

test.each([
  ['empty cells', `a${','.repeat(100_000)}`, 'The file has too many cells'],
  ['empty cells in quotes', `a\n${'"",'.repeat(100_000)}`, 'The file has too many cells'],
  ['rows', `a\n${'1\n'.repeat(101)}`, 'The file has more than 100 rows'],
])('a file of too many %s is refused before it is read', (_what, text, message) => {
  expect(() => readCsv(text, ['a'], ['a'], 100)).toThrow(message)
})

test('reads a file with the maximum number of rows', () => {
  expect(readCsv(`a\n${'1\n'.repeat(100)}`, ['a'], ['a'], 100)).toHaveLength(100)
})
