import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUrl, type StoredImage, toAsset, toUrl } from './asset.ts'
import { renditionWidths } from './conversion/rendition-plan.ts'

const storedImage: fc.Arbitrary<StoredImage> = fc
  .record({
    hash: fc.uint8Array({ minLength: 16, maxLength: 16 }),
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
  })
  .map(({ hash, width, height }) => ({
    hash: Buffer.from(hash).toString('hex'),
    width,
    height,
    widths: renditionWidths(width),
    color: '#ffffff',
    format: 'png' as const,
    bytes: 1,
  }))

test('lists widths in ascending order, none above the source', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), width => {
      const widths = renditionWidths(width)
      expect(widths.length).toBeGreaterThan(0)
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
      expect(widths.at(-1)).toBe(Math.min(width, 1600))
    }),
  )
})

test('finds the hash in an image URL of the same collection only', () => {
  fc.assert(
    fc.property(storedImage, image => {
      const url = toUrl('catalog', image)
      expect(parseUrl('catalog', url)).toBe(image.hash)
      expect(parseUrl('catalog', toAsset('catalog', image).base)).toBe(image.hash)
      expect(parseUrl('studio', url)).toBeUndefined()
    }),
  )
})

test('links to the widest rendition up to 960 pixels', () => {
  const url = (...widths: number[]) =>
    toUrl('catalog', { hash: 'h', width: 1, height: 1, widths, color: '', format: 'png', bytes: 1 })
  expect(url(160, 320, 640, 960, 1600)).toBe('/media/catalog/h/960.webp')
  expect(url(160, 320, 640, 700)).toBe('/media/catalog/h/700.webp')
  expect(url(48)).toBe('/media/catalog/h/48.webp')
})

test.each([
  '',
  '/media/catalog/',
  '/media/catalog/../identity/key',
  `/media/catalog/${'a'.repeat(31)}`,
  `/media/catalog/${'A'.repeat(32)}`,
  `/media/catalog/${'a'.repeat(32)}/960.webp/..`,
  `/media/catalog/${'a'.repeat(32)}/original.png`,
  `https://example.com/media/catalog/${'a'.repeat(32)}/960.webp`,
])('%j is no URL of ours', url => {
  expect(parseUrl('catalog', url)).toBeUndefined()
})
