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

test('breaks a word of any length, in time that grows with its length only', async () => {
  const costOf = async (length: number) => {
    const sheet = new Sheet('Δοκιμή', () => page.top)
    const word = 'W'.repeat(length)
    const before = process.cpuUsage()
    sheet.flow(word, contentWidth, { size: 9, weight: 'regular' })
    const { user } = process.cpuUsage(before)
    const bytes = new Uint8Array(await sheet.finish(() => {}))
    const printed = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(printed.text.replaceAll('\n', '')).toBe(word)
    return user
  }
  await costOf(500)
  expect(await costOf(5000)).toBeLessThan(500_000)
})
