import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { contentWidth, page, Sheet } from './pdf-sheet.ts'

/** Latin letters are parts of Greek ones that look alike. */
const text = 'Μέγεθος M και XL, ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ ABEZHIKMNOPTYX'

async function print(): Promise<string> {
  const sheet = new Sheet('Δοκιμή', () => page.top)
  for (const weight of ['regular', 'bold'] as const) {
    sheet.y += sheet.write(text, page.left, sheet.y, contentWidth, { size: 9, weight })
  }
  const bytes = new Uint8Array(await sheet.finish(() => {}))
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

test('allows copying the text of every document, not only of the first', async () => {
  const printed = [await print(), await print(), await print()]
  expect(printed).toEqual(printed.map(() => `${text}\n${text}`))
})
