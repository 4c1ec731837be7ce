import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './compression.ts'

const html = '<p>Καλημέρα</p>'.repeat(100)

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('answers "%s" with %s', async (accepted, encoding, decompress) => {
  const compressed = await compress(html, accepted)
  expect(compressed.encoding).toBe(encoding)
  expect(compressed.body.length).toBeLessThan(html.length)
  expect(decompress(Buffer.from(compressed.body)).toString()).toBe(html)
})

it('sends text as it is to whoever accepts nothing else', async () => {
  const plain = { body: html, encoding: undefined }
  expect(await compress(html, undefined)).toEqual(plain)
  expect(await compress(html, 'zstd, br;q=0')).toEqual(plain)
})

it('leaves alone what is small already', async () => {
  expect((await compress('[]', 'br')).encoding).toBeUndefined()
})
