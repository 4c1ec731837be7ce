import { type BoundedFormat, imageEnd } from '@stampa/rules/image-end'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const

/** A picture with much entropy-coded data. */
function picture(format: BoundedFormat): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 120, height: 90, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .withExif({ IFD0: { Copyright: 'Στάμπα' } })
    .toBuffer()
}

test.each(formats)('finds the end of a %s whatever follows', async format => {
  const image = await picture(format)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), tail => {
      // Bytes behind an AVIF that happen to be a box are part of it.
      expect(imageEnd(Buffer.concat([image, Buffer.from([9]), tail]), format)).toBe(image.length)
    }),
  )
  expect(imageEnd(image, format)).toBe(image.length)
})

test.each(formats)('ends within any bytes that begin as %s', async format => {
  const image = await picture(format)
  fc.assert(
    fc.property(fc.nat(image.length), fc.uint8Array({ maxLength: 64 }), (cut, tail) => {
      const file = Buffer.concat([image.subarray(0, cut), tail])
      const end = imageEnd(file, format)
      expect(end).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(file.length)
    }),
  )
})
