import { heic } from '@stampa/service-kit/testing/heic'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { expectProblem, png, StudioTest, toFormData } from '../../../test/studio.ts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

function toImage(file: Buffer) {
  const form = toFormData({ file })
  return studio.call('POST', '/api/design-studio/images', { form, token: null })
}

test('makes a JPEG of a HEIC photo, and stores nothing', async () => {
  const { status, headers, raw } = await toImage(heic({ columns: 2, turns: 1 }))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(raw).metadata()).toMatchObject({ width: 64, height: 128 })
})

test('makes an image of the first page of a PDF, with its transparency', async () => {
  const document = new PDFDocument({ size: [100, 200] })
  document.circle(50, 50, 40).fill('#d6004c').addPage()
  document.end()
  const { headers, raw } = await toImage(Buffer.concat(await document.toArray()))
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(raw).metadata()).toMatchObject({ width: 2400, height: 4800, hasAlpha: true })
})

const wrongType = 'The file must be a HEIC photo, a PDF, or an AI file that is PDF-compatible'
const damaged = 'The file cannot be opened: please save it anew, without a password'
const tooManyPixels = 'The image has too many pixels: at most 40 megapixels are possible'

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['nothing', () => Buffer.alloc(0), 'The file is empty'],
  ['an image that needs no conversion', () => png(), wrongType],
  ['an EPS file', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0'), wrongType],
  ['a photo that breaks off', () => heic().subarray(0, -40), damaged],
  ['a photo of gigabytes', () => heic({ width: 60_000, height: 60_000 }), tooManyPixels],
  ['text that claims to be a PDF', () => Buffer.from('%PDF-1.7 text'), damaged],
])('refuses %s in words', async (_what, make, message) => {
  expectProblem(await toImage(await make()), 400, message)
})
