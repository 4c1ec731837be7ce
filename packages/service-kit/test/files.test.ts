import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type BaseConfig, createApp } from '../src/index.ts'
import { formValue } from '../src/media/form/form-reader.ts'
import { form } from '../src/media/index.ts'
import { createTestApp } from '../src/testing/index.ts'
import { png } from './media-places.ts'

const directory = await mkdtemp(join(tmpdir(), 'files-test-'))
const service = await createTestApp(
  (config: BaseConfig) =>
    createApp(config, {
      name: 'files',
      title: 'Files',
      version: '1.0.0',
      routes: join(import.meta.dirname, 'fixture/file-routes'),
      migrations: join(import.meta.dirname, 'fixture/migrations'),
      plugins: async app => {
        await app.register(form, { directory, collection: 'files' })
      },
    }),
  {},
)

afterEach(async () => {
  const [own = ''] = await readdir(join(directory, '.tmp'))
  expect(await readdir(join(directory, '.tmp', own))).toEqual([])
})

afterAll(async () => {
  await service.close()
  await rm(directory, { recursive: true })
})

type Part = [field: string, value: string | Buffer]

async function post<Body = string[]>(path: string, ...parts: Part[]) {
  const data = new FormData()
  for (const [field, value] of parts) {
    if (typeof value === 'string') data.append(field, value)
    else data.append(field, new File([new Uint8Array(value)], `${field}.bin`))
  }
  const request = new Request('http://localhost', { method: 'POST', body: data })
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/files/${path}`,
    headers: Object.fromEntries(request.headers),
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json<Body>() }
}

interface Refusal {
  message: string
  errors: { field: string; message: string }[]
}

async function stored(): Promise<string[]> {
  return readdir(join(directory, 'files')).catch(() => [])
}

describe('files that are named by their hash', () => {
  const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex')
  const named = (file: Buffer): Part => [sha256(file), file]
  const title: Part = ['title', 'Έργο']

  test('are stored by their names', async () => {
    const pictures = await Promise.all([31, 21].map(png))
    const { status, body } = await post('originals', title, ...pictures.map(named))
    expect({ status, body }).toEqual({ status: 200, body: pictures.map(sha256) })
  })

  test('are rejected when the name is not the hash', async () => {
    const before = await stored()
    const part: Part = [sha256(await png(22)), await png(23)]
    const { status, body } = await post<Refusal>('originals', title, part)
    const message = 'The file is not the one that its name says'
    expect({ status, ...body }).toMatchObject({
      status: 400,
      message,
      errors: [{ field: 'originals', message }],
    })
    expect(await stored()).toEqual(before)
  })

  test('are unknown fields of another form', async () => {
    const { status } = await post('gallery', title, named(await png(24)))
    expect(status).toBe(400)
  })

  test("are sent beside texts up to the form's limit", async () => {
    expect((await post('originals', ['title', 'x'.repeat(200_000)])).status).toBe(200)
    expect((await post('originals', ['title', 'x'.repeat(200_001)])).status).toBe(400)
  })
})

describe('a field that takes several files', () => {
  const title: Part = ['title', 'Έργο']
  const boundary = '1234567890123456'

  test('returns them in the order of the form', async () => {
    const pictures = await Promise.all([30, 20, 10].map(png))
    const { status, body } = await post(
      'gallery',
      title,
      ...pictures.map(file => ['images', file] as Part),
    )
    expect(status).toBe(200)
    expect(body).toHaveLength(3)
    const one = await post('gallery', title, ['images', await png(20)])
    expect(one.body).toEqual([body[1]])
  })

  test('may be empty, as browsers send it', async () => {
    expect(await post('gallery', title)).toEqual({ status: 200, body: [] })
    expect(await post('gallery', title, ['images', Buffer.alloc(0)])).toEqual({
      status: 200,
      body: [],
    })
  })

  test('rejects too many files, and stores none', async () => {
    const before = await stored()
    const pictures = await Promise.all([41, 42, 43, 44].map(png))
    const { status, body } = await post<Refusal>(
      'gallery',
      title,
      ...pictures.map(file => ['images', file] as Part),
    )
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'images', message: 'Maximum 3 images allowed' }])
    expect(await stored()).toEqual(before)
  })

  test('rejects all files if one is no image, and stores none', async () => {
    const before = await stored()
    const { status, body } = await post<Refusal>(
      'gallery',
      title,
      ['images', await png(45)],
      ['images', Buffer.from('<html>')],
    )
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'images', message: 'Please select an image file' }])
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['tags', '["a"]', undefined],
    ['tags', `[${Array(5002).fill('"a"').join()}]`, 'This has too many entries'],
    ['tags', `[${Array(1000).fill('[]').join()}]`, 'This has too many entries'],
    ['tags', `["${'x'.repeat(131_072)}"]`, 'This is too long'],
    ['tags', '["a"', 'Tags must be an array'],
    ['title', '[[],[]]', undefined],
  ])('accepts JSON of bounded size as text or as JSON: %s %.9s', async (field, text, message) => {
    for (const type of ['text/plain', 'application/json; charset=utf-8']) {
      const head = (name: string) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n`
      const other = field === 'title' ? '' : `${head('title')}\r\na\r\n`
      const answer = await service.app.inject({
        method: 'POST',
        url: '/api/files/gallery',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `${other}${head(field)}Content-Type: ${type}\r\n\r\n${text}\r\n--${boundary}--\r\n`,
      })
      const { errors } = answer.json<Partial<Refusal>>()
      expect({ statusCode: answer.statusCode, errors }).toEqual(
        message === undefined
          ? { statusCode: 200, errors: undefined }
          : { statusCode: 400, errors: [{ field, message }] },
      )
    }
  })

  test('rejects a form with a boundary of fewer than 16 characters', async () => {
    const { statusCode, body } = await service.app.inject({
      method: 'POST',
      url: '/api/files/gallery',
      headers: { 'content-type': 'multipart/form-data; boundary=x; boundary=1234567890123456' },
      payload: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\na\r\n--x--\r\n',
    })
    expect(statusCode).toBe(400)
    expect(body).toContain('The form cannot be read')
  })

  test.each(['__proto__', 'constructor', 'toString'])(
    'rejects a field or file named %s',
    async name => {
      for (const value of ['text', Buffer.from('file')]) {
        const { status, body } = await post<Refusal>('originals', title, [name, value])
        expect({ status, message: body.message }).toEqual({
          status: 400,
          message: 'The request cannot be understood',
        })
      }
    },
  )

  test('rejects a form whose fields are too long together', async () => {
    const long = 'x'.repeat(199_000)
    const fields: Part[] = [title, ['a', long], ['b', long]]
    expect((await post<Refusal>('originals', ...fields)).status).toBe(400)
    const { status, body } = await post<Refusal>('originals', ...fields, ['c', long])
    expect(status).toBe(413)
    expect(body.message).toBe('The request is too large')
  })

  test('reports errors of files and fields together', async () => {
    const { body } = await post<Refusal>('gallery', ['images', Buffer.from('<html>')])
    expect(body.errors.map(({ field }) => field)).toEqual(['title', 'images'])
  })

  test('rejects all files if one is damaged', async () => {
    const noise = {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const
    const whole = await sharp({ create: noise }).png().toBuffer()
    const { status, body } = await post<Refusal>(
      'gallery',
      title,
      ['images', await png(46)],
      ['images', whole.subarray(0, whole.length / 2)],
    )
    expect(status).toBe(400)
    expect(body.message).toBe('The image is damaged: please save it anew and try again')
  })
})

describe('a kept file', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

  async function keep(file: Buffer): Promise<string> {
    const { body } = await post('attachments', ['attachment', file])
    return body[0] ?? ''
  }

  test('is always sent as a download', async () => {
    const hash = await keep(Buffer.from(svg))
    const answer = await service.app.inject(
      `/api/files/${hash}/original?name=${encodeURIComponent('Λογότυπο "1"\r\n.svg')}`,
    )
    expect(answer).toMatchObject({ statusCode: 200, body: svg })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-length': String(svg.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Λογότυπο "1"__.svg')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test('has a preview', async () => {
    const hash = await keep(Buffer.from(svg))
    const answer = await service.app.inject(`/api/files/${hash}/preview`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 9 })
  })

  test('of another format has no preview', async () => {
    const hash = await keep(Buffer.from('%PDF-1.7'))
    expect((await service.app.inject(`/api/files/${hash}/original`)).headers['content-type']).toBe(
      'application/pdf',
    )
    expect((await service.app.inject(`/api/files/${hash}/preview`)).statusCode).toBe(404)
  })

  test.each(['0'.repeat(32), '..%2f..%2fsecret', 'x'])('%s is not found', async hash => {
    const answer = await service.app.inject(`/api/files/${hash}/original`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'file_not_found' })
  })
})

describe('a table', () => {
  test('is readable during the request', async () => {
    expect(await post('table', ['table', Buffer.from('τίτλος;τιμή\nα;1')])).toEqual({
      status: 200,
      body: ['τίτλος;τιμή', 'α;1'],
    })
  })

  test.each([
    ['a picture', () => png(10)],
    ['a document', async () => Buffer.from('%PDF-1.7')],
    ['another encoding', async () => Buffer.from('τίτλος', 'utf16le')],
    ['a program', async () => Buffer.from('a\0b')],
  ])('is not %s', async (_what, file) => {
    const { status } = await post('table', ['table', await file()])
    expect(status).toBe(400)
  })
})

describe('bytes after the end of an image', () => {
  const tail = Buffer.alloc(5000, 'x')

  test('are not stored', async () => {
    const image = await png(71)
    const cut = await post('gallery', ['title', 'x'], ['images', Buffer.concat([image, tail])])
    expect(cut.status).toBe(200)
    expect((await post('gallery', ['title', 'x'], ['images', image])).body).toEqual(cut.body)
    const sent = Buffer.concat([await png(72), tail])
    const { body } = await post('attachments', ['attachment', sent])
    const stored = await service.app.inject(`/api/files/${body[0]}/original`)
    expect(stored.rawPayload.equals(sent.subarray(0, -tail.length))).toBe(true)
  })

  test('are refused in an SVG, and in a file that is named by its hash', async () => {
    const svg = Buffer.concat([
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      tail,
    ])
    const refused = await post<{ message: string }>('gallery', ['title', 'x'], ['images', svg])
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please select an image file' } })
    const sent = Buffer.concat([await png(71), tail])
    const name = createHash('sha256').update(sent).digest('hex')
    const named = await post<{ message: string }>('originals', ['title', 'x'], [name, sent])
    expect(named).toMatchObject({
      status: 400,
      body: { message: 'The file is not the one that its name says' },
    })
  })
})

test('keeps text, with normalised line ends', () => {
  expect(formValue({ type: 'string' }, 'α\r\nβ')).toBe('α\nβ')
  expect(formValue({ type: 'string' }, '17')).toBe('17')
  expect(formValue({ type: 'string' }, '')).toBe('')
  expect(formValue(undefined, '[1]')).toBe('[1]')
})

test.each(['boolean', 'integer', 'number', 'array', 'object'])('parses %s as JSON', type => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(formValue({ type }, JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(formValue({ type }, ' ')).toBeUndefined()
  expect(formValue({ type }, '{broken')).toBe('{broken')
})
