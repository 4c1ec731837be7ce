import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CatalogTest, expectProblem, picture, png } from './support.ts'

let catalog: CatalogTest
let category: string

beforeAll(async () => {
  catalog = await CatalogTest.start()
  category = await catalog.category('Κατηγορία')
})

afterEach(async () => {
  expect((await catalog.files()).leftover).toEqual([])
})

afterAll(() => catalog.stop())

const notAnImage = 'Please select an image file'
const damaged = 'The image is damaged: please save it anew and try again'
const tooManyPixels = 'The image has too many pixels: at most 40 megapixels are possible'

function svg(inside: string, attributes = 'viewBox="0 0 10 10"'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
}

function post(image: Buffer) {
  return catalog.call<{ image: string }>('POST', '/api/products', {
    form: { title: 'Α', description: 'Β', categories: [category], image },
  })
}

/** The folder of a product's image. */
function folderOf(url: string): string {
  return join(catalog.mediaDir, 'catalog', url.split('/')[3] ?? '')
}

describe('an image that is none is refused', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['decompression bomb', tooManyPixels, () => pngClaiming(50_000, 50_000)],
    ['SVG as large as a bomb', tooManyPixels, () => svg('', 'width="30000" height="30000"')],
    ['PNG with too few pixels', damaged, () => pngClaiming(6000, 6000)],
    ['truncated PNG', damaged, async () => half(await png({ width: 400, noise: true }))],
    ['truncated JPEG', damaged, async () => half(await noise().jpeg().toBuffer())],
    ['truncated WebP', notAnImage, async () => half(await noise().webp().toBuffer())],
    ['truncated GIF', notAnImage, async () => half(await noise().gif().toBuffer())],
    ['truncated AVIF', damaged, async () => half(await noise().avif().toBuffer())],
    ['script behind a GIF header', notAnImage, () => Buffer.from('GIF89a/*x*/=alert(1)')],
    ['page behind a JPEG header', notAnImage, () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
    [
      'WebP header over a JPEG',
      notAnImage,
      () => Buffer.from('RIFF\0\0\0\0WEBP\xff\xd8\xff', 'latin1'),
    ],
    [
      'page',
      notAnImage,
      () => Buffer.from('<!DOCTYPE html><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['SVG with a document type', notAnImage, () => Buffer.from(billionLaughs)],
    ['SVG with a hidden entity', notAnImage, () => svg('<!ENTITY x "y">')],
    ['SVG that is not well-formed', notAnImage, () => svg('<rect')],
    ['SVG of 10 MB', 'File size must be less than 5MB', () => svg(' '.repeat(10_000_000))],
    ['TIFF', notAnImage, () => picture({}).tiff().toBuffer()],
    ['PDF', notAnImage, () => Buffer.from('%PDF-1.7')],
  ])('%s', async (_name, message, image) => {
    const before = await catalog.files()
    expectProblem(await post(await image()), 400, message, { image: message })
    expect(await catalog.files()).toEqual(before)
  })
})

describe('an image that is also something else', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => picture({ color: '#123456' }).jpeg().toBuffer()],
    ['PNG', () => png({ color: '#234567' })],
  ])('%s with a page behind it becomes an image only', async (_name, image) => {
    const page = '<script>alert(1)</script>'
    const { status, body } = await post(Buffer.concat([await image(), Buffer.from(page)]))
    expect(status).toBe(201)
    const folder = folderOf(body.image)
    const renditions = (await readdir(folder)).filter(name => /^\d+\./.test(name))
    expect(renditions).not.toEqual([])
    for (const name of renditions) {
      expect((await readFile(join(folder, name))).includes(page)).toBe(false)
    }
  })

  test('SVG becomes a picture of itself, drawn without the files or pages it names', async () => {
    const href = 'href="file:///etc/hostname" width="5" height="10"'
    const { status, body } = await post(
      svg(
        `<script>alert(1)</script><rect width="10" height="10" fill="#00ff00"/><image ${href}/>
         <image href="http://127.0.0.1:1/x.png" width="5" height="10"/>`,
      ),
    )
    expect(status).toBe(201)
    const files = await readdir(folderOf(body.image))
    expect(files.filter(name => name.startsWith('.'))).toEqual(['.original.png'])
    const { channels } = await sharp(join(folderOf(body.image), '.original.png')).stats()
    expect(channels.map(({ min, max }) => [min, max])).toEqual([
      [0, 0],
      [255, 255],
      [0, 0],
      [255, 255],
    ])
  })

  test('is known by its bytes, not by its name or declared type', async () => {
    const form = new FormData()
    form.set('title', 'Α')
    form.set('description', 'Β')
    form.set('categories', JSON.stringify([category]))
    const bytes = new Uint8Array(await png({ color: '#345678' }))
    form.set('image', new File([bytes], '../../photo.jpg', { type: 'image/jpeg' }))
    const { status, body } = await catalog.call<{ image: string }>('POST', '/api/products', {
      form,
    })
    expect(status).toBe(201)
    expect(await readdir(folderOf(body.image))).toContain('.original.png')

    const jpeg = new Uint8Array(await picture({}).jpeg().toBuffer())
    form.set('favicon', new File([jpeg], 'favicon.png', { type: 'image/png' }))
    const refused = await catalog.call('POST', '/api/products', { form })
    expectProblem(refused, 400, 'Only PNG favicons are allowed')
  })
})

describe('a form that is none is refused', () => {
  const boundary = 'edge'
  const type = `multipart/form-data; boundary=${boundary}`
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${value}\r\n`
  const end = `--${boundary}--\r\n`

  test.each<[string, number, string, string]>([
    ['without a boundary', 400, 'multipart/form-data', field('title', 'Α') + end],
    ['with another boundary', 400, type, '--other\r\n\r\nx\r\n--other--\r\n'],
    ['without an end', 400, type, field('title', 'Α')],
    ['cut off inside a file', 400, type, `${file('image', 'GIF89a').slice(0, -6)}`],
    ['cut off inside a header', 400, type, `--${boundary}\r\ncontent-dispo`],
    ['of nothing', 400, type, ''],
    ['of noise', 400, type, '\0\x01\x02'.repeat(1000)],
    ['of a part without a name', 400, type, `--${boundary}\r\n\r\nx\r\n${end}`],
    ['with a prototype for a field', 400, type, field('__proto__', '{}') + end],
    ['with a constructor for a file', 400, type, file('constructor', 'x') + end],
    ['with a field twice', 400, type, field('title', 'Α') + field('title', 'Β') + end],
    ['with a file twice', 400, type, file('image', 'x') + file('image', 'y') + end],
    ['with too many fields', 413, type, field('title', 'Α').repeat(33) + end],
    ['with too many files', 413, type, file('image', 'x').repeat(9) + end],
    ['with too many parts', 413, type, (field('a', 'x') + file('b', 'x')).repeat(30) + end],
    ['that is JSON', 415, 'application/json', '{"title":"Α"}'],
    ['that is text', 415, 'text/plain', 'title=Α'],
    ['that is another form', 415, 'application/x-www-form-urlencoded', 'title=Α'],
  ])('%s', async (_name, status, contentType, payload) => {
    const before = await catalog.files()
    const answer = await catalog.call('POST', '/api/products', {
      payload,
      headers: { 'content-type': contentType },
    })
    expectProblem(answer, status, expect.any(String))
    expect(await catalog.files()).toEqual(before)
  })

  test('that breaks off leaves nothing behind', async () => {
    const leftover = async () => (await catalog.files()).leftover
    const { app } = catalog.test
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(
      [
        'POST /api/products HTTP/1.1',
        'host: localhost',
        `authorization: Bearer ${await catalog.test.adminToken()}`,
        `content-type: ${type}`,
        'content-length: 1000000',
        '',
        file('image', '\x89PNG').slice(0, -2),
      ].join('\r\n'),
    )
    await expect.poll(leftover, { timeout: 10_000 }).toHaveLength(1)
    socket.destroy()
    await expect.poll(leftover, { timeout: 10_000 }).toEqual([])
  })
})

const billionLaughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`

function noise() {
  return picture({ width: 400, height: 400, noise: true })
}

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

/** A PNG that claims a size and holds next to nothing. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(4 * 1024 * 1024))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
