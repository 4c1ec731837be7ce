import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { renderArtwork } from '../../src/artwork/render-artwork.ts'
import { documentOf, fileOf, imageElement, mockupOf, render } from '../artwork-order.ts'
import { useCanaries } from './canaries.ts'
import { drawing, faultsOf, honest } from './hostile-orders.ts'

// Full-size prints on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const canaries = useCanaries()

describe('invalid images', () => {
  test('are not drawn, and the next design is', async () => {
    const bomb = hugePng(20_000)
    const photo = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#777777',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    const originals: [what: string, bytes: Buffer][] = [
      ['a bomb of 400 megapixels', bomb],
      ['half a photograph', photo.subarray(0, photo.length / 2)],
      ['a text', Buffer.from('just a text')],
      ['nothing', Buffer.alloc(0)],
      ['a PDF', Buffer.from('%PDF-1.7 …')],
      ['a page', Buffer.from('<!doctype html><svg xmlns="http://www.w3.org/2000/svg"/>')],
      [
        'a video that claims to be a photograph',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 7)]),
      ],
      [
        'entities',
        Buffer.from(
          `<!DOCTYPE svg [<!ENTITY a SYSTEM "file://${canaries().pipe}">]><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&a;</text></svg>`,
        ),
      ],
      [
        'entities below a declaration',
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><!ENTITY a "aaaa"><text>&a;</text></svg>`,
        ),
      ],
      ['100,000 groups in each other', drawing('<g>'.repeat(1e5) + '</g>'.repeat(1e5))],
      [
        'a drawing without an end',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><g>'),
      ],
    ]
    const mockups = originals.map(([, bytes]) => mockupOf(documentOf(imageElement(bytes, 100))))
    const faults = await faultsOf(
      mockups,
      originals.map(([, bytes]) => bytes),
    )
    expect(Object.fromEntries(originals.map(([what], index) => [what, faults[index]]))).toEqual(
      Object.fromEntries(originals.map(([what]) => [what, 'asset'])),
    )
  })

  test('are not drawn when the hash does not match', async () => {
    const bytes = await readFile(canaries().pictureFile)
    const files = await renderArtwork({
      orderId: 'o',
      mockups: [mockupOf(documentOf(imageElement(bytes, 100)))],
      assets: async () => Buffer.from('another file'),
    })
    expect(files.map(({ kind }) => kind)).toEqual(['sheet'])
    expect(fileOf(files, 'sheet').report.warnings).toEqual([
      { code: 'not_drawn', mockup: 0, element: null, value: 'asset' },
    ])
  })

  test('are ignored as mockups while the design is drawn', async () => {
    const { document } = honest()
    const pictures = [
      Buffer.alloc(0),
      Buffer.from('not an image'),
      drawing(`<image width="100" height="100" href="${canaries().address}/a.png"/>`),
    ]
    const files = await render(pictures.map(mockupImage => mockupOf(document, { mockupImage })))
    const codes = pictures.map((_, index) =>
      fileOf(files, 'png', index).report.warnings.map(({ code }) => code),
    )
    expect(codes).toEqual([['mockup_unreadable'], ['mockup_unreadable'], ['differs']])
  })
})

/** A large black square in a small file. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(content.length + 8)
  frame.writeUInt32BE(data.length, 0)
  content.copy(frame, 4)
  frame.writeUInt32BE(crc32(content), content.length + 4)
  return frame
}
