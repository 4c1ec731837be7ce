import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { heic } from '../../testing/heic.ts'
import type { ConvertedFormat } from '../format.ts'
import { previewFile } from '../storage/storage.ts'
import { bounds, type DecoderProcess, startDecoderProcess } from './decoder-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'rasterise-test-'))
const path = join(folder, 'file')
let decoder: DecoderProcess

beforeEach(() => {
  if (!decoder?.alive) decoder = startDecoderProcess()
})

afterAll(() => rm(folder, { recursive: true }))

async function replace(file: Buffer, format: ConvertedFormat) {
  await writeFile(path, file)
  const image = await decoder.run({ kind: 'replace', path, format })
  return { ...image, file: await readFile(path) }
}

/** Returns red, green, blue and, if there is one, alpha of a pixel. */
async function pixel(file: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(file).extract(area).raw().toBuffer())]
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > 200 && blue < 60
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 200 && red < 60

describe('a HEIC photo', () => {
  test('becomes a JPEG', async () => {
    const { file, ...size } = await replace(heic(), 'heic')
    expect(size).toEqual({ format: 'jpeg', width: 64, height: 64 })
    expect(isRed(await pixel(file, 8, 32))).toBe(true)
    expect(isBlue(await pixel(file, 56, 32))).toBe(true)
  })

  test('is turned as its camera noted', async () => {
    const { file, ...size } = await replace(heic({ columns: 2, turns: 3 }), 'heic')
    expect(size).toEqual({ format: 'jpeg', width: 64, height: 128 })
    expect(isRed(await pixel(file, 32, 8))).toBe(true)
    expect(isBlue(await pixel(file, 32, 56))).toBe(true)
  })

  test('is put together from its tiles', async () => {
    const { file, ...size } = await replace(
      heic({ columns: 3, rows: 2, width: 180, height: 120 }),
      'heic',
    )
    expect(size).toEqual({ format: 'jpeg', width: 180, height: 120 })
    expect(isBlue(await pixel(file, 120, 100))).toBe(true)
    expect(isRed(await pixel(file, 135, 100))).toBe(true)
  })

  test('loses its place and its camera', async () => {
    const camera = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '37/1 58/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { exif } = await sharp(camera).metadata()
    const photo = heic({ exif })
    expect(photo.includes('Phone')).toBe(true)
    const { file } = await replace(photo, 'heic')
    expect(file.includes('Phone')).toBe(false)
    expect((await sharp(file).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['a file that breaks off', heic().subarray(0, -40), 'damaged'],
    ['a header without a photo', heic().subarray(0, 60), 'damaged'],
    ['a size of gigabytes', heic({ width: 60_000, height: 60_000 }), 'pixels'],
    ['more pixels than its tiles have', heic({ columns: 2, width: 6000, height: 6000 }), 'damaged'],
    ['forty thousand tiles', heic({ columns: 200, rows: 200 }), 'damaged'],
  ])('is refused: %s', async (_what, file, fault) => {
    await expect(replace(file, 'heic')).rejects.toMatchObject({ fault })
    expect(decoder.alive).toBe(true)
    expect(await replace(heic(), 'heic')).toMatchObject({ width: 64 })
  })

  test.each([
    ['processor time', { cpuSeconds: 0.05 }],
    ['memory', { memory: 60e6 }],
  ])('is ended when it takes too much %s', async (_what, limit) => {
    const strict = startDecoderProcess({ ...bounds, replace: { ...bounds.replace, ...limit } })
    await writeFile(path, heic({ columns: 25, rows: 25 }))
    const work = strict.run({ kind: 'replace', path, format: 'heic' })
    await expect(work).rejects.toMatchObject({ fault: 'costly' })
    expect(strict.alive).toBe(false)
  })
})

/** Returns a PDF of 200 × 100 points. */
function pdf(draw: (page: PDFKit.PDFDocument) => void, options?: PDFKit.PDFDocumentOptions) {
  const document = new PDFDocument({ size: [200, 100], margin: 0, ...options })
  const chunks: Buffer[] = []
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  document.on('data', chunk => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  draw(document)
  document.end()
  return promise
}

/** Returns a PDF of forms that each draw the next one ten times. */
function nestedPdf(): Buffer {
  const depth = 12
  const form = (number: number) => {
    const isLast = number === depth
    const content = isLast ? '0 0 9 9 re f' : '/X Do '.repeat(10)
    const next = isLast ? '' : `/Resources<</XObject<</X ${number + 5} 0 R>>>>`
    const head = `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]${next}/Length ${content.length}>>`
    return `${number + 4} 0 obj${head}stream\n${content}\nendstream endobj\n`
  }
  const forms = Array.from({ length: depth }, (_, index) => form(index + 1)).join('')
  return Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>endobj
4 0 obj<</Length 5>>stream
/X Do
endstream endobj
${forms}trailer<</Root 1 0 R>>
`)
}

const logo = (page: PDFKit.PDFDocument) => page.circle(50, 50, 40).fill('#d6004c')

describe('a PDF', () => {
  test('becomes its first page, transparent where nothing is drawn', async () => {
    const file = await pdf(page => {
      logo(page)
      page.addPage().rect(0, 0, 200, 100).fill('#000000')
    })
    const { file: image, ...size } = await replace(file, 'pdf')
    expect(size).toEqual({ format: 'png', width: 4800, height: 2400 })
    expect(await pixel(image, 1200, 1200)).toEqual([0xd6, 0, 0x4c, 255])
    expect((await pixel(image, 4000, 100))[3]).toBe(0)
  })

  test('without a transparent part becomes a JPEG', async () => {
    const { format } = await replace(
      await pdf(page => page.rect(0, 0, 200, 100).fill('#ffffff')),
      'pdf',
    )
    expect(format).toBe('jpeg')
  })

  test('as large as a building is drawn at the size of others', async () => {
    const { width, height } = await replace(await pdf(logo, { size: [200_000, 100_000] }), 'pdf')
    expect([width, height]).toEqual([4800, 2400])
  })

  test('has a preview on white', async () => {
    await writeFile(path, await pdf(logo))
    const size = await decoder.run({ kind: 'preview', path, format: 'pdf', folder })
    expect(size).toEqual({ width: 640, height: 320 })
    expect(await pixel(await readFile(join(folder, previewFile)), 600, 300)).toEqual([
      255, 255, 255,
    ])
  })

  test.each(['preview', 'replace'] as const)(
    'of a few bytes that draws without end is ended after a few seconds: %s',
    async kind => {
      await writeFile(path, nestedPdf())
      // The bounds of other files would let it go on for an hour.
      const hour = { ...bounds[kind], cpuSeconds: 3600, clockSeconds: 3600 }
      const strict = startDecoderProcess({ ...bounds, [kind]: hour })
      const work = strict.run({ kind, path, format: 'pdf', folder })
      await expect(work).rejects.toMatchObject({ fault: 'costly' })
      expect(strict.alive).toBe(false)
    },
  )

  test.each([
    ['a file that breaks off', async () => (await pdf(logo)).subarray(0, 200)],
    ['a password', () => pdf(logo, { userPassword: 'secret' })],
    ['text', async () => Buffer.from('%PDF-1.7 nothing else')],
  ])('is refused: %s', async (_what, make) => {
    await expect(replace(await make(), 'pdf')).rejects.toMatchObject({ fault: 'damaged' })
    expect(decoder.alive).toBe(true)
  })
})
