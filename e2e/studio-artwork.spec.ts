import { expect, test } from '@playwright/test'
import { renderArtwork } from '@stampa/studio/artwork'
import { comparePrints, corpus, corpusAsset, readPrint } from '@stampa/studio/designs'
import { openDrawingPage } from './studio-artwork/serve.ts'
import { launchWholeBrowser } from './whole-browser.ts'

test('the server prints every design of the corpus as a browser shows it', async () => {
  // Eighty prints, possibly on a busy machine.
  test.setTimeout(300_000)
  const printing = printCorpus()
  const browser = await launchWholeBrowser()
  const page = await browser.newPage()
  await openDrawingPage(page)
  const found: { name: string; differing: number; shiftMm: number }[] = []
  const prints = await printing
  for (const design of corpus) {
    const url = await page.evaluate(drawn => window.drawDesign(drawn), design)
    const shown = await readPrint(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    const printed = await readPrint(prints.get(design.name) ?? Buffer.alloc(0))
    expect([printed.width, printed.height], design.name).toEqual([shown.width, shown.height])
    found.push({ name: design.name, ...comparePrints(shown, printed) })
  }
  await browser.close()
  expect(found.length).toBeGreaterThanOrEqual(30)
  expect(found.filter(({ differing }) => !(differing <= 0.01))).toEqual([])
  expect(found.filter(({ shiftMm }) => !(shiftMm <= 0.5))).toEqual([])
})

/** @returns the PNGs by the names of the designs */
async function printCorpus(): Promise<Map<string, Buffer>> {
  const files = await renderArtwork({
    orderId: 'corpus',
    mockups: corpus.map(design => ({
      ...design,
      productName: design.name,
      colorName: '',
      quantity: 1,
      mockupImage: Buffer.alloc(0),
    })),
    assets: async hash => corpusAsset(hash).bytes,
  })
  return new Map(
    files.flatMap(({ kind, mockup, bytes }) => {
      const design = mockup === null ? undefined : corpus[mockup]
      return kind === 'png' && design ? [[design.name, bytes]] : []
    }),
  )
}
