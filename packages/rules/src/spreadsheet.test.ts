import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadsheetTime, withFormulas, withoutFormulas } from './spreadsheet.ts'

/** Texts of the characters that decide where a formula begins. */
const hostile = fc
  .array(fc.constantFrom('=', '+', '-', '@', '＝', "'", '"', ';', ',', '\t', '\r', '\n', ' ', 'x'))
  .map(characters => characters.join(''))

test('begins no cell with a formula, whichever way the text is split', () => {
  fc.assert(
    fc.property(hostile, text => {
      for (const cell of withoutFormulas(text).split(/[,;\t\r\n]/)) {
        expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
      }
    }),
  )
})

test('escapes what a search from every separator over the ones after it escapes', () => {
  const searched = /((?:^|[,;\t\r\n])[\s"]*)('*[=+\-@＝＋－＠])/g
  fc.assert(fc.property(hostile, text => withoutFormulas(text) === text.replace(searched, "$1'$2")))
})

// A search whose time grows with the square of the length would take hours.
test.each([',', '\t', '\n', ' ', '"', "'", ';"', '\t ', ";'"])(
  'searches a million times %j in one pass',
  characters => {
    const text = characters.repeat(1_000_000)
    expect(withoutFormulas(text) === text && withFormulas(text) === text).toBe(true)
  },
)

test('can be undone', () => {
  fc.assert(fc.property(hostile, text => withFormulas(withoutFormulas(text)) === text))
})

test.each(['Κούπα -10%', 'T-shirt - white; red', '2 + 2', "l'eau", 'a@b.gr'])('keeps %j', text => {
  expect(withoutFormulas(text)).toBe(text)
})

test.each([
  ['2026-11-20T07:30:15Z', '2026-11-20 09:30:15'],
  ['2026-07-01T21:30:00Z', '2026-07-02 00:30:00'],
])('writes %s as the shop’s time', (moment, text) => {
  expect(spreadsheetTime(new Date(moment))).toBe(text)
})
