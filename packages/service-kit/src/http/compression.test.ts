import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, compress } from '../public-cache.ts'

const html = '<p>Καλημέρα</p>'.repeat(100)

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd, br;q=0', undefined],
  [undefined, undefined],
])('answers "%s" with %s', (accepted, encoding) => {
  expect(chooseEncoding(html, accepted)).toBe(encoding)
})

it('leaves alone what is small already', () => {
  expect(chooseEncoding('[]', 'br')).toBeUndefined()
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses with %s', async (encoding, decompress) => {
  const compressed = await compress(html, encoding)
  expect(compressed.length).toBeLessThan(Buffer.byteLength(html))
  expect(decompress(compressed).toString()).toBe(html)
})
