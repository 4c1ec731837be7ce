import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPieces, type Pieces, piecesByColour, piecesText } from './printing.ts'

const piece: fc.Arbitrary<Pieces> = fc.record({
  colour: fc.constantFrom('', 'Λευκό', 'Μαύρο'),
  size: fc.constantFrom('', 'S', 'M'),
  count: fc.integer({ min: 1, max: 1000 }),
})

test('pieces by colour keep every piece, each colour once', () => {
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const groups = piecesByColour(pieces)
      expect(new Set(groups.map(([colour]) => colour)).size).toBe(groups.length)
      expect(groups.reduce((sum, [, list]) => sum + countPieces(list), 0)).toBe(countPieces(pieces))
      for (const [colour, list] of groups) {
        expect(list).toEqual(pieces.filter(entry => entry.colour === colour))
      }
    }),
  )
})

test.each<[string, [string, string, number][]]>([
  [
    'Λευκό: 5 × S, 2 × M · Μαύρο: 1 × S',
    [
      ['Λευκό', 'S', 5],
      ['Μαύρο', 'S', 1],
      ['Λευκό', 'M', 2],
    ],
  ],
  ['5 × S', [['', 'S', 5]]],
  ['Λευκό: 5', [['Λευκό', '', 5]]],
  ['', []],
])('writes %j', (text, pieces) => {
  expect(piecesText(pieces.map(([colour, size, count]) => ({ colour, size, count })))).toBe(text)
})
