import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type Fault, harmlessFiles, hostileFiles, svg } from './hostile-files.ts'
import { CatalogTest, expectProblem, picture, png } from './support.ts'

const catalog = await CatalogTest.start()
const category = await catalog.category('Κατηγορία')

afterEach(async () => {
  expect((await catalog.files()).leftover).toEqual([])
})
afterAll(() => catalog.stop())

function post(image: Buffer) {
  return catalog.call<{ image: string }>('POST', '/api/products', {
    form: { title: 'Α', description: 'Β', categories: [category], image },
  })
}

/** Returns the folder of a product's image. */
function folderOf(url: string): string {
  return join(catalog.mediaDir, 'catalog', url.split('/')[3] ?? '')
}

const messages: Record<Fault, string> = {
  type: 'Please select an image file',
  size: 'File size must be less than 5MB',
  pixels: 'The image has too many pixels: at most 40 megapixels are possible',
  costly: 'The image is too complex: please save it in a simpler form and try again',
  damaged: 'The image is damaged: please save it anew and try again',
}

test.each(hostileFiles)('rejects %s: %s', async (_name, fault, image) => {
  const before = await catalog.files()
  expectProblem(await post(await image()), 400, messages[fault], { image: messages[fault] })
  expect(await catalog.files()).toEqual(before)
})

test.each(harmlessFiles)('converts %s into a small picture', async (_name, image) => {
  const { status, body } = await post(await image())
  expect(status).toBe(201)
  const { length } = await readFile(join(catalog.mediaDir, body.image.replace('/media/', '')))
  expect(length).toBeLessThan(1_000_000)
})

describe('an image that is also another file type', () => {
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

  test('draws an SVG without loading the files or pages that it names', async () => {
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

  test('detects the type of a file by its bytes, not by its name or declared type', async () => {
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

describe('a malformed form', () => {
  const boundary = 'edge-of-each-part'
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
    [
      'of a long part without a name',
      400,
      type,
      `--${boundary}\r\n\r\n${'x'.repeat(99_999)}\r\n${end}`,
    ],
    ['with a prototype for a field', 400, type, field('__proto__', '{}') + end],
    ['with a constructor for a file', 400, type, file('constructor', 'x') + end],
    ['with a field twice', 400, type, field('title', 'Α') + field('title', 'Β') + end],
    ['with a file twice', 400, type, file('image', 'x') + file('image', 'y') + end],
    ['with too many fields', 413, type, field('title', 'Α').repeat(33) + end],
    ['with too many files', 413, type, file('image', 'x').repeat(13) + end],
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

  test('leaves no files when its connection breaks', async () => {
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
    await expect.poll(leftover).toHaveLength(1)
    socket.destroy()
    await expect.poll(leftover).toEqual([])
  })
})
