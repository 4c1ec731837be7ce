import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { picture, png } from './support.ts'

/** Fault that the pipeline reports. */
export type Fault = 'type' | 'size' | 'pixels' | 'damaged' | 'costly'

/** A hostile file: its description, fault and content. */
export type HostileFile = [name: string, fault: Fault, make: () => Promise<Buffer> | Buffer]

/** Files that decode to too many pixels. */
export const bombs: HostileFile[] = [
  ['PNG of 50,000 × 50,000', 'pixels', () => pngClaiming(50_000, 50_000)],
  ['PNG of 2,147,483,647 × 1', 'type', () => pngClaiming(2_147_483_647, 1)],
  ['PNG of 0 × 0', 'type', () => pngClaiming(0, 0)],
  ['JPEG of 65,500 × 65,500', 'pixels', async () => jpegClaiming(65_500, 65_500)],
  ['WebP of 16,384 × 16,384', 'type', () => webpClaiming(16_384, 16_384)],
  ['AVIF of 60,000 × 60,000', 'pixels', async () => avifClaiming(60_000, 60_000)],
  ['SVG of 30,000 × 30,000', 'pixels', () => svg('', 'width="30000" height="30000"')],
  ['SVG of a width beyond numbers', 'type', () => svg('', 'width="1e400" height="1e400"')],
  ['SVG of elements that multiply', 'costly', () => svgOfUses(20)],
  [
    'SVG of 100,000 groups in each other',
    'type',
    () => svg('<g>'.repeat(1e5) + '</g>'.repeat(1e5)),
  ],
]

/** Files shorter than their headers promise. */
export const damagedFiles: HostileFile[] = [
  ['PNG with too few pixels', 'damaged', () => pngClaiming(6000, 6000)],
  [
    'PNG with a broken checksum',
    'damaged',
    async () => flipped(await png({ width: 400, noise: true }), 1000),
  ],
  ['truncated PNG', 'damaged', async () => half(await png({ width: 400, noise: true }))],
  ['truncated JPEG', 'damaged', async () => half(await noise().jpeg().toBuffer())],
  [
    'truncated progressive JPEG',
    'damaged',
    async () => half(await noise().jpeg({ progressive: true }).toBuffer()),
  ],
  ['truncated WebP', 'type', async () => half(await noise().webp().toBuffer())],
  ['truncated GIF', 'type', async () => half(await noise().gif({ effort: 1 }).toBuffer())],
  ['truncated AVIF', 'damaged', async () => half(await noise().avif({ effort: 0 }).toBuffer())],
  ['first byte of a PNG', 'type', () => Buffer.from([0x89])],
  ['header of a PNG', 'type', async () => (await png()).subarray(0, 33)],
]

/** Files of another type, or of two types at once. */
export const impostors: HostileFile[] = [
  ['page', 'type', () => Buffer.from('<!DOCTYPE html><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['script behind a GIF header', 'type', () => Buffer.from('GIF89a/*x*/=alert(1)')],
  ['page behind a JPEG header', 'type', () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
  ['page behind a PNG header', 'type', () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')],
  ['WebP header over a JPEG', 'type', () => Buffer.from('RIFF\0\0\0\0WEBP\xff\xd8\xff', 'latin1')],
  [
    'picture behind a page',
    'type',
    async () => Buffer.concat([Buffer.from('<html>'), await png()]),
  ],
  ['TIFF', 'type', () => picture({}).tiff().toBuffer()],
  ['bitmap', 'type', () => Buffer.from(`BM${'\0'.repeat(60)}`)],
  ['PDF', 'type', () => Buffer.from('%PDF-1.7')],
  ['archive', 'type', () => Buffer.from('PK\x03\x04')],
  ['program', 'type', () => Buffer.from('\x7fELF\x02\x01\x01')],
  ['text', 'type', () => Buffer.from('Καλημέρα')],
  ['one zero', 'type', () => Buffer.alloc(1)],
  ['SVG with entities', 'type', () => Buffer.from(billionLaughs)],
  ['SVG with 4 MB of entities', 'type', () => svgOfEntities(4_000_000)],
  ['SVG with a hidden entity', 'type', () => svg('<!ENTITY x "y">')],
  ['SVG that names a file as entity', 'type', () => Buffer.from(externalEntity)],
  ['SVG that is not well-formed', 'type', () => svg('<rect')],
  ['compressed SVG', 'type', () => gzipSync(svg(''))],
  ['SVG in UTF-16', 'type', () => Buffer.from(svg('').toString(), 'utf16le')],
  ['SVG of 10 MB with entities', 'size', () => svgOfEntities(10_000_000)],
  ['SVG of 10 MB', 'size', () => svg(' '.repeat(10_000_000))],
]

/** Suspicious files that contain a valid picture. */
export const harmlessFiles: [name: string, make: () => Promise<Buffer> | Buffer][] = [
  ['GIF with a screen of 65,535 × 65,535', () => gifClaiming(65_535, 65_535)],
  ['GIF of 100 frames', () => animated('gif', 100)],
  ['WebP of 100 frames', () => animated('webp', 100)],
  ['JPEG with too few lines', () => jpegClaiming(400, 6000)],
  ['PNG with a profile of 20 MB', () => pngWithChunk('iCCP', 'x\0\0')],
  ['PNG with a text of 20 MB', () => pngWithChunk('zTXt', 'x\0\0')],
  ['SVG without a namespace', () => Buffer.from('<svg width="9" height="9"/>')],
]

export const hostileFiles = [...bombs, ...damagedFiles, ...impostors]

export function svg(inside: string, attributes = 'viewBox="0 0 10 10"'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
}

const billionLaughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`

const externalEntity = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`

function svgOfEntities(bytes: number): Buffer {
  const entity = '<!ENTITY a0 "0123456789">'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${entity.repeat(bytes / entity.length)} --></svg>`,
  )
}

/** A 'billion laughs' SVG without entities: each group draws the previous one ten times. */
function svgOfUses(depth: number): Buffer {
  const groups = Array.from({ length: depth }, (_, level) => {
    const use = level === 0 ? '<rect width="1" height="1"/>' : `<use href="#g${level - 1}"/>`
    return `<g id="g${level}">${use.repeat(10)}</g>`
  })
  return svg(`<defs>${groups.join('')}</defs><use href="#g${depth - 1}"/>`)
}

/** An animation of distinct frames. */
function animated(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(8 * 8 * frames * 3).map((_, index) => (index * 7919) % 256)
  const raw = { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } as const
  return sharp(pixels, { raw }).toFormat(format).toBuffer()
}

function noise() {
  return picture({ width: 400, height: 400, noise: true })
}

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file)
  copy[at] = 255 - (copy[at] ?? 0)
  return copy
}

/** Returns a PNG with a declared size and almost no data. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(4 * 1024 * 1024))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a PNG with a chunk that decompresses to 20 MB. */
async function pngWithChunk(type: string, prefix: string): Promise<Buffer> {
  const whole = await png()
  const unfolding = deflateSync(Buffer.alloc(20_000_000))
  const bomb = pngChunk(type, Buffer.concat([Buffer.from(prefix, 'latin1'), unfolding]))
  // After the signature (8 bytes) and the header (25 bytes).
  return Buffer.concat([whole.subarray(0, 33), bomb, whole.subarray(33)])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const file = await noise().jpeg().toBuffer()
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

async function gifClaiming(width: number, height: number): Promise<Buffer> {
  const file = await picture({}).gif().toBuffer()
  file.writeUInt16LE(width, 6)
  file.writeUInt16LE(height, 8)
  return file
}

/** The extended WebP header, which declares the canvas. */
function webpClaiming(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(18)
  chunk.write('VP8X', 0)
  chunk.writeUInt32LE(10, 4)
  chunk.writeUIntLE(width - 1, 12, 3)
  chunk.writeUIntLE(height - 1, 15, 3)
  const head = Buffer.alloc(12)
  head.write('RIFF', 0)
  head.writeUInt32LE(4 + chunk.length, 4)
  head.write('WEBP', 8)
  return Buffer.concat([head, chunk])
}

async function avifClaiming(width: number, height: number): Promise<Buffer> {
  const file = await picture({}).avif().toBuffer()
  const size = file.indexOf('ispe')
  file.writeUInt32BE(width, size + 8)
  file.writeUInt32BE(height, size + 12)
  return file
}
