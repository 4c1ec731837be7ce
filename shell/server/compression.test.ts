import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './compression.ts'

const html = '<p>Καλημέρα</p>'.repeat(100)

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0', 'gzip', gunzipSync],
] as const)('answers "%s" with %s', async (accepted, encoding, decompress) => {
  const compressed = await compress(html, accepted)
  expect(compressed.encoding).toBe(encoding)
  expect(compressed.body.length).toBeLessThan(html.length)
  expect(decompress(compressed.body).toString()).toBe(html)
})

it('sends text as it is to whoever accepts nothing else', async () => {
  expect(await compress(html, undefined)).toEqual({ body: Buffer.from(html), encoding: undefined })
})
