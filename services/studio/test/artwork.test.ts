import fc from 'fast-check'
import sharp from 'sharp'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { printPixels } from '../src/artwork/print-area.ts'
import {
  documentOf,
  fileOf,
  imageElement,
  mockupImage,
  mockupOf,
  printArea,
  qrElement,
  render,
  textElement,
} from './artwork-order.ts'
import { comparePrints, corpusDesign, readPrint } from './designs/index.ts'

// Full-size prints on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const pixelsPerMm = 300 / 25.4

function solid(colour: string, width = 100, height = 100): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

async function pdfText(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}

test('makes equal bytes for equal input', async () => {
  const mockups = [mockupOf(documentOf(textElement('Ξανά'), qrElement(20, { y: 30 })))]
  const first = await render(mockups)
  const second = await render(mockups)
  for (const [index, { kind, bytes }] of first.entries()) {
    expect(second[index]?.bytes.equals(bytes), kind).toBe(true)
  }
})

test('counts the pieces of two sides once on the production sheet', async () => {
  const front = { ...mockupOf(documentOf(textElement('Εμπρός'))), quantity: 5, sizes: { M: 5 } }
  const artwork = await render([front, { ...front, sameAs: 0 }])
  const text = await pdfText(fileOf(artwork, 'sheet').bytes)
  expect(text).toContain('2 σχέδια · 5 τεμάχια')
  expect(text).toContain('στα 5 τεμ. του 1')
  expect(text.match(/M: 5/g)).toHaveLength(1)
})

test('has the size of the print area to the nearest pixel', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 600, noNaN: true }),
      fc.double({ min: 5, max: 600, noNaN: true }),
      (widthMm, heightMm) => {
        const { width, height } = printPixels({ x: 0, y: 0, width: 1, widthMm, heightMm })
        expect(Math.abs(width - (widthMm / 25.4) * 300)).toBeLessThanOrEqual(0.5)
        expect(Math.abs(height - (heightMm / 25.4) * 300)).toBeLessThanOrEqual(0.5)
      },
    ),
  )
})

describe('artwork', async () => {
  const area = { ...printArea, widthMm: 123.4, heightMm: 98.7 }

  const elements = [
    imageElement(await solid('#ff0000'), 30, { x: -40, y: 20, rotation: 90, height: 15 }),
    textElement('Καλημέρα κόσμε', { y: -30, font: 'Garamond' }),
    qrElement(25, { id: 'code', x: 30, y: 12.5 }),
  ]
  const files = await render(
    [mockupOf(documentOf(...elements), { printArea: area })],
    [await solid('#ff0000')],
  )

  test('is one file of each kind and one sheet, with valid file names', () => {
    expect(files.map(({ kind, mockup, contentType }) => [kind, mockup, contentType])).toEqual([
      ['png', 0, 'image/png'],
      ['pdf', 0, 'application/pdf'],
      ['svg', 0, 'image/svg+xml; charset=utf-8'],
      ['sheet', null, 'application/pdf'],
    ])
    for (const { name } of files) expect(name).toMatch(/^stampa-[\w-]+\.(png|pdf|svg)$/)
  })

  test('as PNG has its resolution and a transparent background', async () => {
    const { width, height, density, hasAlpha } = await sharp(fileOf(files, 'png').bytes).metadata()
    expect([width, height, density, hasAlpha]).toEqual([1457, 1166, 300, true])
    const { data } = await readPrint(fileOf(files, 'png').bytes)
    expect(data[3]).toBe(0)
  })

  test('is placed as designed to a tenth of a millimetre', async () => {
    const { data, width } = await readPrint(fileOf(files, 'png').bytes)
    const red = boxWhere(data, width, at => (data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 50)
    // Rotated by 90 degrees: width and height are swapped.
    expectBox(red, [61.7 - 40 - 7.5, 49.35 + 20 - 15, 61.7 - 40 + 7.5, 49.35 + 20 + 15])
    const right = (at: number) =>
      ((at / 4) % width) / pixelsPerMm > 72 && at / 4 / width / pixelsPerMm > 34
    const code = boxWhere(data, width, at => (data[at] ?? 0) < 60 && right(at))
    expectBox(code, [61.7 + 30 - 12.5, 49.35, 61.7 + 30 + 12.5, 49.35 + 25])
  })

  test('as PDF has real size, Greek text and embedded fonts', async () => {
    const { bytes } = fileOf(files, 'pdf')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(1)).view
    expect(right - left).toBeCloseTo((123.4 / 25.4) * 72, 3)
    expect(top - bottom).toBeCloseTo((98.7 / 25.4) * 72, 3)
    expect(await pdfText(bytes)).toContain('Καλημέρα κόσμε')
    const source = bytes.toString('latin1')
    const described = source.match(/\/Type \/FontDescriptor/g) ?? []
    expect(described.length).toBeGreaterThan(0)
    expect(source.match(/\/FontFile2/g)).toHaveLength(described.length)
  })

  test('as SVG has outlined text and a layer for each element', () => {
    const svg = fileOf(files, 'svg').bytes.toString()
    expect(svg).toContain('width="123.4mm" height="98.7mm"')
    expect(svg).not.toMatch(/<text|font-family|<script|<style|<foreignObject/)
    expect(svg.match(/<g id="element-[\w-]+"/g)).toHaveLength(3)
    expect([...svg.matchAll(/href="(.{5})/g)].map(([, start]) => start)).toEqual(['data:'])
  })
})

test.each(['whole-poster', 'transparent-outline', 'photo-cropped', 'many-layers', 'flips'])(
  'the PDF and the SVG of %s show what the PNG shows',
  async name => {
    const design = corpusDesign(name)
    const files = await render([mockupOf(design.document, design)])
    const png = await readPrint(await shrink(fileOf(files, 'png').bytes, design.printArea.widthMm))
    const page = await renderPageAsImage(new Uint8Array(fileOf(files, 'pdf').bytes), 1, {
      canvasImport: () => import('@napi-rs/canvas') as never,
      scale: 300 / 72,
    })
    const pdf = await shrink(Buffer.from(page), design.printArea.widthMm)
    const svg = await shrink(fileOf(files, 'svg').bytes, design.printArea.widthMm)
    expect(comparePrints(png, await readPrint(pdf)).differing).toBeLessThanOrEqual(0.02)
    expect(comparePrints(png, await readPrint(svg)).differing).toBeLessThanOrEqual(0.02)
  },
)

describe('the report', () => {
  test('warns of low resolution, clipped elements and missing glyphs', async () => {
    const coarse = await solid('#336699', 100, 100)
    const fair = await solid('#996633', 520, 520)
    const document = documentOf(
      imageElement(coarse, 60, { id: 'coarse', x: -20 }),
      imageElement(fair, 100, { id: 'fair' }),
      imageElement(fair, 20, { id: 'fine', x: 40 }),
      textElement('漢 είναι', { id: 'glyphs', y: 20, size: 5 }),
      textElement('Έξω', { id: 'cut', x: 60 }),
      textElement('Μακριά', { id: 'far', x: 900 }),
    )
    const files = await render([mockupOf(document)], [coarse, fair])
    expect(fileOf(files, 'png').report.warnings).toEqual([
      { mockup: 0, code: 'low_resolution', element: 'coarse', value: 42 },
      { mockup: 0, code: 'moderate_resolution', element: 'fair', value: 132 },
      { mockup: 0, code: 'missing_glyphs', element: 'glyphs', value: '漢' },
      { mockup: 0, code: 'outside', element: 'cut', value: null },
      { mockup: 0, code: 'outside', element: 'far', value: null },
      { mockup: 0, code: 'mockup_unreadable', element: null, value: null },
    ])
  })

  test.each(['whole-poster', 'transparency', 'outlined-text', 'photo-adjusted'])(
    'finds no difference to an honest mockup of %s, and one to a mockup of something else',
    async name => {
      const { document } = corpusDesign(name)
      const drawn = fileOf(await render([mockupOf(document)]), 'png').bytes
      const garmentImage = await solid('#225588', 1200, 1200)
      // The garment fills 90 % of the light grey stage.
      const honest = await mockupImage(drawn, '#225588')
      const empty = await solid('#225588', 600, 600)
      const files = await render([
        mockupOf(document, { mockupImage: honest }),
        mockupOf(document, { mockupImage: honest, garmentImage }),
        mockupOf(document, { mockupImage: empty, garmentImage }),
      ])
      const differences = [0, 1, 2].map(index => fileOf(files, 'png', index).report.difference)
      expect(differences.map(found => found?.differs)).toEqual([false, false, true])
      expect(differences[0]?.share).toBeLessThan(0.01)
      expect(fileOf(files, 'png', 2).report.warnings.map(({ code }) => code)).toContain('differs')
    },
  )
})

test('prints the production sheet in Greek', async () => {
  const bytes = await solid('#336699', 600, 300)
  const logo = imageElement(bytes, 100, { id: 'logo', height: 50, name: 'λογότυπο.png', y: -15 })
  const document = documentOf(
    logo,
    textElement('ΟΜΑΔΑ', { y: 30, fill: '#d6004c', outline: { color: '#0b5fa5', width: 0.5 } }),
  )
  const sheet = await pdfText(
    fileOf(
      await render(
        [
          mockupOf(document, {
            sizes: { S: 5, M: 20 },
            people: [{ name: 'Γιώργος Παπαδόπουλος', number: '10', size: 'M' }],
          }),
          mockupOf(documentOf(qrElement(30)), { side: 'back', quantity: 4, colorName: 'Μαύρο' }),
        ],
        [bytes],
      ),
      'sheet',
    ).bytes,
  )
  for (const part of [
    'Δελτίο παραγωγής',
    'Παραγγελία 01990000-0000-7000-8000-000000000001',
    '2 σχέδια · 29 τεμάχια',
    '1. Μπλουζάκι Classic · Μπροστά 25 τεμ.',
    '2. Μπλουζάκι Classic · Πίσω 4 τεμ.',
    'Λευκό (#ffffff)',
    '12,0 × 10,0 cm',
    '1417 × 1181 px, 300 DPI',
    'Η περιοχή αρχίζει 7,0 cm από τη ραφή της λαιμόκοψης',
    'Η περιοχή αρχίζει 9,0 cm από τη ραφή της λαιμόκοψης',
    // The top is 1 cm below the print area's, which is 7 cm below the collar.
    'Εικόνα «λογότυπο.png» 10,0 × 5,0 8,0 0,0 0° 152 png',
    'Κείμενο «ΟΜΑΔΑ»',
    '#d6004c',
    '#0b5fa5',
    'Τετραχρωμία (εικόνες)',
    'S: 5 M: 20',
    'M Γιώργος Παπαδόπουλος 10',
    'Κωδικός QR «Στάμπα» 3,0 × 3,0 12,5 0,0',
    '1 / 1',
  ]) {
    expect(sheet).toContain(part)
  }
})

test('prints texts with control characters on the production sheet', async () => {
  const document = documentOf(textElement('ΟΜΑΔΑ\0'))
  const files = await render([mockupOf(document, { sizes: { 'M\0': 1 } })])
  expect(await pdfText(fileOf(files, 'sheet').bytes)).toContain('M: 1')
})

async function shrink(image: Buffer, widthMm: number): Promise<Buffer> {
  return (
    sharp(image, { unlimited: true })
      // Half a millimetre per pixel; renderers differ below that.
      .resize({ width: Math.round(widthMm * 2) })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
  )
}

/** Returns left, top, right and bottom of the matching pixels, mm. */
function boxWhere(data: Buffer, width: number, wanted: (at: number) => boolean): number[] {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128 || !wanted(at)) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  }
  return [left, top, right, bottom].map(edge => edge / pixelsPerMm)
}

function expectBox(box: number[], expected: number[]): void {
  for (const [index, edge] of expected.entries()) {
    expect(Math.abs((box[index] ?? 0) - edge)).toBeLessThanOrEqual(0.1)
  }
}
