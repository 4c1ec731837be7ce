import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPieces } from './printing.ts'
import {
  isOfPieces,
  type Offered,
  type RosterRow,
  readRoster,
  rosterLimits,
  rosterPieces,
} from './roster.ts'

const shirt: Offered = { size: ['S', 'M', 'XL'], colour: ['Λευκό', 'Κόκκινο'] }
const mug: Offered = { size: [], colour: ['Λευκό'] }

const cell = fc.string({ unit: fc.constantFrom(...'αΒ7\'" ,;=.'), maxLength: 8 })
const oneLine = (text: string) => text.replaceAll(/ +/g, ' ').trim()
const shirtCells = {
  size: fc.constantFrom(...shirt.size),
  colour: fc.constantFrom(...shirt.colour),
}
const person: fc.Arbitrary<RosterRow> = fc.record({
  ...shirtCells,
  name: cell.map(oneLine),
  number: cell.map(oneLine),
})

test.each(['\t', ';', ','])('reads back every sheet of cells separated by %j', separator => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(person), rows => {
      const lines = rows.map(({ size, colour, name, number }) =>
        [number, size, name, colour].map(quoted).join(separator),
      )
      const text = [['Νούμερο', 'Μέγεθος', 'Όνομα', 'Χρώμα'].join(separator), ...lines].join('\r\n')
      // A semicolon inside a cell is one of a sheet that tabs or semicolons separate.
      fc.pre(separator !== ',' || !text.includes(';'))
      expect(readRoster(text, shirt)).toEqual({ rows, faults: [] })
    }),
  )
})

test('reads columns in any order without headings', () => {
  const columns = ['size', 'colour', 'name', 'number'] as const
  const name = fc.stringMatching(/^[Α-Ω]{5,9}$/)
  const rows = fc.array(fc.record({ ...shirtCells, name, number: fc.nat(99).map(String) }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(rows, fc.shuffledSubarray([...columns], { minLength: 4 }), (people, order) => {
      const text = people.map(row => order.map(column => row[column]).join(', ')).join('\n')
      expect(readRoster(text, shirt)).toEqual({ rows: people, faults: [] })
    }),
  )
})

test.each([
  ['Νίκος, 10', 'missingSize', ''],
  ['Νίκος, 10, XXL', 'unknownSize', 'Νίκος'],
])('says what is wrong with the only line %j', (text, fault, part) => {
  expect(readRoster(text, { ...shirt, colour: [] })).toEqual({
    rows: [],
    faults: [{ line: 1, fault, text: part }],
  })
})

test('pieces of a roster are its rows, and no others are', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1 }), rows => {
      const pieces = rosterPieces(rows, shirt)
      expect(countPieces(pieces)).toBe(rows.length)
      expect(isOfPieces(rows, pieces)).toBe(true)
      expect(isOfPieces(rows.slice(1), pieces)).toBe(false)
      const order = pieces.map(
        ({ colour, size }) => shirt.colour.indexOf(colour) * 9 + shirt.size.indexOf(size),
      )
      expect(order).toEqual([...new Set(order)].sort((one, other) => one - other))
    }),
  )
})

test('no text is a reason to fail, and every line is a row, a fault, empty or the header', () => {
  const text = fc.string({ unit: fc.constantFrom(...'SαΌ\u202e"\t;,\r\n #'), maxLength: 60 })
  fc.assert(
    fc.property(text, fc.constantFrom(shirt, mug), (typed, offered) => {
      const { rows, faults } = readRoster(typed, offered)
      expect(rows.length + faults.length).toBeLessThanOrEqual(typed.split(/\r\n|\r|\n/).length)
      for (const row of rows) expect(Object.values(row).join()).not.toMatch(/[\u202e\t\r\n]/)
    }),
  )
})

test.each<[string, Offered, Partial<RosterRow>]>([
  ['xl\tΚΟΚΚΙΝΟ\tΜαρία\t07', shirt, { size: 'XL', colour: 'Κόκκινο', name: 'Μαρία', number: '07' }],
  // Greek Chi.
  ['Χl, λευκο, Νίκος', shirt, { size: 'XL', colour: 'Λευκό', name: 'Νίκος' }],
  ['Μέγεθος\tΌνομα\nxl\tΜαρία', shirt, { size: 'XL', name: 'Μαρία' }],
  ['S, Μαρία, 7', shirt, { size: 'S', name: 'Μαρία', number: '7' }],
  ['Νίκος, 10, XL', shirt, { size: 'XL', name: 'Νίκος', number: '10' }],
  ['7\tS\tΜαρία\tκόκκινο', shirt, { size: 'S', colour: 'Κόκκινο', name: 'Μαρία', number: '7' }],
  ['10, Νίκος', mug, { colour: 'Λευκό', name: 'Νίκος', number: '10' }],
  ['38, Άννα, 40', { size: ['38', '40'], colour: [] }, { size: '38', name: 'Άννα', number: '40' }],
  ['S,Λευκό', shirt, { size: 'S', colour: 'Λευκό' }],
  ['Μαρία;7', mug, { colour: 'Λευκό', name: 'Μαρία', number: '7' }],
  ['Α/Α\tName\tNo.\n1\tMaria\t00', mug, { colour: 'Λευκό', name: 'Maria', number: '00' }],
  ['Όνομα\nΜαρία', mug, { colour: 'Λευκό', name: 'Μαρία' }],
  ['"Παπάς, ""Νίκος""",7', mug, { colour: 'Λευκό', name: 'Παπάς, "Νίκος"', number: '7' }],
])('reads %j', (text, offered, row) => {
  const empty = { size: '', colour: '', name: '', number: '' }
  expect(readRoster(text, offered)).toEqual({ rows: [{ ...empty, ...row }], faults: [] })
})

test('reads English names in place of the Greek ones', () => {
  const words = { Λευκό: 'White', constructor: 'x' }
  const { rows, faults } = readRoster('S,white,Μαρία\nM,λευκο,Νίκος', { ...shirt, words })
  expect(faults).toEqual([])
  expect(rows.map(({ colour }) => colour)).toEqual(['Λευκό', 'Λευκό'])
})

test.each([
  ['missingSize', '', ',Λευκό,Μαρία'],
  ['unknownSize', 'XXL', 'XXL,Λευκό,Μαρία'],
  ['missingColour', '', 'S,,Μαρία'],
  ['unknownColour', 'Μπλε', 'S,Μπλε,Μαρία'],
  ['tooLong', 'α'.repeat(41), `S,Λευκό,${'α'.repeat(41)}`],
  ['tooManyCells', 'x', 'S,Λευκό,Μαρία,7,x'],
])('reports %s %j', (fault, text, line) => {
  const { rows, faults } = readRoster(`S,Λευκό,Άννα\n\n${line}\n`, shirt)
  expect(rows).toHaveLength(1)
  expect(faults).toEqual([{ line: 3, fault, text }])
})

test.each([
  ['many lines', '\n'.repeat(250_000)],
  ['many cells', ';'.repeat(250_000)],
  ['quotes', ',"'.repeat(125_000)],
  ['doubled quotes', `,${'"'.repeat(3)}`.repeat(60_000)],
  ['one long cell', 'Ά'.repeat(250_000)],
])('reads a form of %s in a moment', (_name, text) => {
  const names = Array.from({ length: 500 }, (_, index) => `Μέγεθος ${index}`)
  const start = performance.now()
  readRoster(text, { size: names, colour: names })
  expect(performance.now() - start).toBeLessThan(5000)
})

test('reads no more rows than an order may have', () => {
  const { rows, faults } = readRoster('Μαρία\n'.repeat(rosterLimits.rows + 7), mug)
  expect(rows).toHaveLength(rosterLimits.rows)
  expect(faults).toEqual([{ line: rosterLimits.rows + 1, fault: 'tooManyRows', text: '' }])
})
