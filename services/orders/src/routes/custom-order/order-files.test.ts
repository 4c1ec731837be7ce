import { createLinks } from '@stampa/service-kit/links'
import { referencedHashes } from '@stampa/service-kit/order-workflow'
import { heic } from '@stampa/service-kit/testing/heic'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { down, up } from '../../../migrations/20261128t1905-note-who-sent-files.ts'
import { expectProblem, imageTokenOf, OrdersTest, png, type Saved } from '../../../test/orders.ts'
import type { Attachment } from '../../custom-order/schema.ts'
import { fileReferences } from '../../housekeeping.ts'

const orders = await OrdersTest.start()
afterAll(() => orders.stop())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

function attach(id: string, file: Buffer, name?: string) {
  const form = { file, ...(name !== undefined && { name }) }
  return orders.call<Attachment>('POST', `/api/custom-order/${id}/attachments`, { form })
}

describe('the image of an order', () => {
  test('is served only at its signed addresses', async () => {
    const image = await png('#ff8800', 800, 600)
    const order = await orders.order({ image })
    const preview = await orders.visit(order.image ?? '')
    expect(preview.status).toBe(200)
    expect(preview.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=900',
    })
    expect(await sharp(preview.raw).metadata()).toMatchObject({ format: 'webp' })

    const original = await orders.visit(order.imageOriginal ?? '')
    expect(original.raw.equals(image)).toBe(true)
    expect(original.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''order-${order._id.slice(-6)}.png`,
    )
  })

  test('is not served at expired or forged addresses', async () => {
    const order = await orders.order({ image: await png() })
    const other = await orders.order({ image: await png('#0000ff') })
    const token = imageTokenOf(order)
    const links = createLinks(orders.config.LINK_KEY)
    const until = Number(order.image?.split('/').at(-2))
    const past = Date.now() - 1
    const late = Date.now() + 10 ** 12
    const at = (time: number | string, word: string) => `/api/custom-order/image/${time}/${word}`
    for (const url of [
      at(until + 1, token),
      at(late, token),
      at(past, links.token(`order-image until ${past}`, order._id)),
      at(until, links.token('order-status', order._id)),
      at(until, links.token(`order-attachment until ${until}`, order._id)),
      at(until, order._id),
      at(until, `${token.slice(0, 22)}${imageTokenOf(other).slice(22)}`),
    ]) {
      expectProblem(await orders.visit(url), 404, 'File not found')
    }
    expect((await orders.visit(at('never', token))).status).toBe(400)
    await orders.call('DELETE', `/api/custom-order/${order._id}`)
    expectProblem(await orders.visit(order.image ?? ''), 404, 'File not found')
  })

  test('is open only in its preview to who has the address of that, as an attachment is', async () => {
    const order = await orders.order({ image: await png(), document: await drawing() })
    const { body } = await orders.visit<{ image: string; designs: { preview: string }[] }>(
      `/api/order-status/${order.statusToken}`,
    )
    const [image, attachment] = body.designs.map(({ preview }) => preview)
    expect(image).toBe(body.image)
    for (const preview of [image, order.image, attachment]) {
      expect((await orders.visit(preview ?? '')).headers['content-type']).toBe('image/webp')
    }
    for (const original of [
      `${image}/original`,
      `${order.image}/original`,
      attachment?.replace('/preview', ''),
    ]) {
      expectProblem(await orders.visit(original ?? ''), 404, 'File not found')
    }
  })

  test.each<[string, string | Buffer]>([
    [
      'a script in an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
  ])('%s is previewed as a bitmap', async (_name, svg) => {
    const order = await orders.order({ image: Buffer.from(svg) })
    const preview = await orders.visit(order.image ?? '')
    expect(preview.headers['content-type']).toBe('image/webp')
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['entities that unfold', async () => Buffer.from(bomb())],
    ['an archive', async () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaa')],
    ['half a photograph', async () => (await png('#111111', 900, 900)).subarray(0, 900)],
    ['a picture of 2.5 gigapixels', hugePng],
  ])('%s is rejected and leaves no file', async (_name, file) => {
    const before = await orders.files()
    const answer = await orders.send({ image: await file() })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: [{ field: 'image' }] })
    expect(await orders.files()).toEqual(before)
  })
})

describe('attachments', () => {
  test('are added, listed, saved under their names, and removed', async () => {
    const { _id } = await orders.order()
    const image = await attach(_id, await png('#00aa00', 300, 200))
    expect(image.status).toBe(201)
    const { status, body } = await attach(_id, pdf, '../../Προσχέδιο "1".pdf\r\nX: y')
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      name: '../../Προσχέδιο "1".pdf X: y.pdf',
      bytes: pdf.length,
      by: expect.any(String),
      createdAt: expect.any(String),
      url: expect.stringMatching(/^\/api\/custom-order\/attachment\/\d+\/[\w-]{43}$/),
      preview: null,
    })
    const listUrl = `/api/custom-order/${_id}/attachments`
    const listed = await orders.call('GET', listUrl)
    expect(listed.body).toEqual([image.body, body])

    const saved = await orders.visit(body.url)
    expect(saved.raw.equals(pdf)).toBe(true)
    expect(saved.headers['content-type']).toBe('application/pdf')
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/)
    expect((await orders.visit(image.body.preview ?? '')).headers['content-type']).toBe(
      'image/webp',
    )
    expect((await orders.visit(`${body.url}/preview`)).status).toBe(404)

    const timeline = await orders.call('GET', `/api/custom-order/${_id}/timeline`)
    expect(timeline.body).toMatchObject([{ kind: 'attachment', note: body.name }, {}, {}])

    expect((await orders.call('DELETE', `${listUrl}/${body._id}`)).status).toBe(204)
    expectProblem(await orders.call('DELETE', `${listUrl}/${body._id}`), 404, 'File not found')
    expectProblem(await orders.visit(body.url), 404, 'File not found')
    expect((await orders.call('GET', listUrl)).body).toEqual([image.body])
  })

  test('belong to their order only', async () => {
    const [a, b] = [await orders.order(), await orders.order()]
    const { body } = await attach(a._id, pdf)
    const url = `/api/custom-order/${b._id}/attachments/${body._id}`
    expectProblem(await orders.call('DELETE', url), 404, 'File not found')
    await orders.call('DELETE', `/api/custom-order/${a._id}`)
    expectProblem(await orders.visit(body.url), 404, 'File not found')
  })

  test.each<[string, string, Buffer]>([
    ['a program', 'Only images and PDF files are allowed', Buffer.from('#!/bin/sh\n')],
    ['too large a file', 'File size must be less than 10MB', Buffer.alloc(10_485_760, 1)],
    ['no file', 'Please select a file', Buffer.alloc(0)],
  ])('%s is refused: %s', async (_name, message, file) => {
    const { _id } = await orders.order()
    expectProblem(await attach(_id, file), 400, message, { file: message })
  })

  test('are rejected for an unknown order and leave no file', async () => {
    const before = await orders.files()
    const answer = await attach('01a1f795-0000-7000-8000-000000000000', pdf)
    expectProblem(answer, 404, 'Order not found')
    expect(await orders.files()).toEqual(before)
  })
})

test('keeps the files of all rows, the trash included', async () => {
  const order = await orders.order({ image: await png('#010203') })
  const { body } = await attach(order._id, pdf)
  await orders.call('DELETE', `/api/custom-order/${order._id}`)
  const { db } = orders.test
  const rows = await db.raw(
    `select image->>'hash' as image, file->>'hash' as file from custom_orders o
     join order_attachments a on a.order_id = o.id where a.id = ?`,
    [body._id],
  )
  const { image, file } = rows.rows[0]
  expect(await referencedHashes(db, fileReferences, [image, file, 'f'.repeat(32)])).toEqual(
    new Set([image, file]),
  )
})

function bomb(): string {
  return `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<svg xmlns="http://www.w3.org/2000/svg"><text>&b;&b;&b;&b;</text></svg>`
}

/** Header of a PNG of 50,000 × 50,000 pixels, which is enough for its rejection. */
async function hugePng(): Promise<Buffer> {
  const image = await png()
  image.writeUInt32BE(50_000, 16)
  image.writeUInt32BE(50_000, 20)
  return image
}

/** Returns a PDF with a red page. */
async function drawing(options?: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument({ size: [200, 100], ...options })
  document.rect(0, 0, 200, 100).fill('#ff0000')
  document.end()
  return Buffer.concat(await document.toArray())
}

describe('a file as customers have it', () => {
  test('is a HEIC photo, which is stored as a JPEG', async () => {
    const order = await orders.order({ image: heic() })
    const original = await orders.visit(order.imageOriginal ?? '')
    expect(original.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(original.raw).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
    expect((await orders.visit(order.image ?? '')).headers['content-type']).toBe('image/webp')
  })

  test('is a HEIC photo of more bytes than an image may have', async () => {
    const free = Buffer.alloc(5 * 2 ** 20)
    free.writeUInt32BE(free.length)
    free.write('free', 4)
    expect((await orders.send({ image: Buffer.concat([heic(), free]) })).status).toBe(201)
    const image = Buffer.concat([await png(), free])
    expectProblem(await orders.send({ image }), 400, 'File size must be less than 5MB')
  })

  test('is a PDF, which staff see as an attachment with a preview', async () => {
    const document = await drawing()
    const order = (await orders.order({ document })) as Saved & { statusLink: string }
    expect(order.image).toBeNull()
    const path = `/api/custom-order/${order._id}/attachments`
    const { body } = await orders.call<Attachment[]>('GET', path)
    expect(body).toMatchObject([{ by: 'maria@example.gr', bytes: document.length }])
    const [{ url, preview } = { url: '', preview: '' }] = body
    expect((await orders.visit(url)).raw.equals(document)).toBe(true)
    const shown = sharp((await orders.visit(preview ?? '')).raw)
    expect((await shown.stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 })
    const status = await orders.visit<object>(`/api${order.statusLink}`)
    expect(status.body).toMatchObject({ hasImage: true })
  })

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an image in place of a drawing',
      () => png(),
      'The drawing must be a PDF, or an AI file that is PDF-compatible',
    ],
    [
      'an EPS file',
      () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0'),
      'The drawing must be a PDF, or an AI file that is PDF-compatible',
    ],
    [
      'a drawing with a password',
      () => drawing({ userPassword: 'secret' }),
      'The drawing cannot be opened: please save it anew, without a password',
    ],
    [
      'a drawing that breaks off',
      async () => (await drawing()).subarray(0, 300),
      'The drawing cannot be opened: please save it anew, without a password',
    ],
  ])('is refused: %s', async (_what, make, message) => {
    expectProblem(await orders.send({ document: await make() }), 400, message)
  })

  test('is refused: a photo that breaks off, or a PDF in place of an image', async () => {
    const damaged = 'The image is damaged: please save it anew and try again'
    expectProblem(await orders.send({ image: heic().subarray(0, -40) }), 400, damaged)
    const image = await drawing()
    expectProblem(await orders.send({ image }), 400, 'Please select an image file')
  })
})

describe('further files', () => {
  const form = (fields: Record<string, string | [name: string, bytes: Buffer][]>) => {
    const form = new FormData()
    form.append('email', 'maria@example.gr')
    form.append('phone', '6944444444')
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.append(field, value)
      else {
        for (const [name, bytes] of value) {
          form.append(field, new File([new Uint8Array(bytes)], name))
        }
      }
    }
    return form
  }
  const send = (fields: Parameters<typeof form>[0], headers = {}) =>
    orders.call<Saved>('POST', '/api/custom-order', { form: form(fields), headers, token: null })

  test('are attachments under their names, after the drawing, and are erased with the order', async () => {
    const bytes = [
      await drawing(),
      await png('#0000ff', 300, 200),
      heic(),
      await drawing(),
    ] as const
    const { status, body } = await send({
      image: [['a.png', await png()]],
      document: [['logo.ai', bytes[0]]],
      files: [
        ['../../μπροστά\u202e.png', bytes[1]],
        ['IMG.HEIC', bytes[2]],
        ['logo.ai', bytes[3]],
        ['invoice\u202efdp.hta', bytes[0]],
        ['run.bat', bytes[1]],
      ],
    })
    expect(status).toBe(201)
    const path = `/api/custom-order/${body._id}/attachments`
    const listed = await orders.call<Attachment[]>('GET', path)
    expect(listed.body.map(({ name }) => name)).toEqual([
      'logo.ai',
      'μπροστά .png',
      'IMG.HEIC.jpg',
      'logo.ai',
      'invoice fdp.hta.pdf',
      'run.bat.png',
    ])
    for (const { url, preview } of listed.body) {
      expect((await orders.visit(url)).headers['content-disposition']).toMatch(/^attachment/)
      expect((await orders.visit(preview ?? '')).headers['content-type']).toBe('image/webp')
    }
    expect((await orders.visit(listed.body[1]?.url ?? '')).raw.equals(bytes[1])).toBe(true)
    const page = await orders.visit(`/api/order-status/${body.statusToken}`)
    expect(page.body).toMatchObject({ hasImage: true, files: 7 })
    expect(page.raw.toString()).not.toMatch(/μπροστά|logo/)
    await orders.test.db('custom_orders').where({ id: body._id }).delete()
    expect(await orders.test.db('order_attachments').where({ order_id: body._id })).toEqual([])
    expectProblem(await orders.visit(listed.body[0]?.url ?? ''), 404, 'File not found')
  })

  test('are part of an idempotent order: the same again is one order, another file is another request', async () => {
    const headers = { 'idempotency-key': 'an-order-with-several-files' }
    const files = [['a.png', await png('#0000aa')] as [string, Buffer]]
    const first = await send({ files }, headers)
    expect((await send({ files }, headers)).body).toEqual(first.body)
    const other = await send({ files: [['a.png', await png('#0000ab')]] }, headers)
    expect(other.status).toBe(422)
    const path = `/api/custom-order/${first.body._id}/attachments`
    expect((await orders.call('GET', path)).body).toHaveLength(1)
  })

  const filled = (file: Buffer, megabytes: number) => {
    // Free space of an ISO file, which a HEIC photo may have.
    const free = Buffer.alloc(megabytes * 2 ** 20)
    free.writeUInt32BE(free.length)
    free.write('free', 4)
    return Buffer.concat([file, free])
  }

  test.each<[string, () => Promise<Buffer[]> | Buffer[]]>([
    ['The files must be images or PDF files', async () => [await png(), Buffer.from('MZ...')]],
    ['The files must be images or PDF files', () => [Buffer.from('<html></html>')]],
    ['Files must have at most 5 entries', async () => Array(6).fill(await png())],
    ['Each file must be less than 25MB', () => [filled(heic(), 25)]],
    ['A file is damaged: please save it anew and try again', () => [heic().subarray(0, -40)]],
    [
      'The drawing cannot be opened: please save it anew, without a password',
      async () => [await png(), await drawing({ userPassword: 'secret' })],
    ],
  ])('are refused: %s', async (message, make) => {
    const before = await orders.test.db('custom_orders').select('id')
    const files = (await make()).map((bytes): [string, Buffer] => ['file', bytes])
    expectProblem(await send({ files }), 400, message, { files: message })
    expect(await orders.test.db('custom_orders').select('id')).toEqual(before)
    expect((await orders.files()).leftover).toEqual([])
  })

  test('are refused when all together are too large, and a text is no file', async () => {
    const large = (await drawing()).toString('latin1')
    const pdfOf = (bytes: number) => Buffer.from(large + '\n'.repeat(bytes), 'latin1')
    const files: [string, Buffer][] = [
      ['a.pdf', pdfOf(16 * 2 ** 20)],
      ['b.pdf', pdfOf(15 * 2 ** 20)],
    ]
    expectProblem(await send({ files }), 400, 'All files together must be at most 30MB')
    expect((await send({ files: 'a.png' })).status).toBe(400)
  })
})

describe('an order that repeats another one', () => {
  test('takes its files without an upload, which stay when the other order is erased', async () => {
    const image = await png('#123456')
    const first = await orders.order({ image, document: await drawing() })
    await attach(first._id, pdf, 'internal.pdf')
    const page = await orders.visit<{ designs: { id: string; preview: string | null }[] }>(
      `/api/order-status/${first.statusToken}`,
    )
    expect(page.body.designs).toMatchObject([{ id: 'image' }, { format: 'pdf' }])
    for (const { preview } of page.body.designs) {
      expect((await orders.visit(preview ?? '')).headers['content-type']).toMatch(/^image\//)
    }
    const [, last] = page.body.designs
    const again = { repeats: first.statusToken, email: 'other@example.gr' }
    const second = await orders.order({ ...again, keep: ['image', last?.id ?? ''] })
    expect(second).toMatchObject({ repeats: first._id })
    await orders.test.db('custom_orders').where({ id: first._id }).delete()
    expect((await orders.visit(second.imageOriginal ?? '')).raw.equals(image)).toBe(true)
    const attached = await orders.call<Attachment[]>(
      'GET',
      `/api/custom-order/${second._id}/attachments`,
    )
    expect(attached.body).toMatchObject([
      { name: expect.stringMatching(/\.pdf$/), by: 'other@example.gr' },
    ])
    const { rows } = await orders.test.db.raw('select image from custom_orders where id = ?', [
      second._id,
    ])
    const { hash } = rows[0].image
    expect(await referencedHashes(orders.test.db, fileReferences, [hash])).toEqual(new Set([hash]))
  })

  test('takes none of the shop’s files, and its own image in place of the former', async () => {
    const first = await orders.order({ image: await png('#101010') })
    const { body: internal } = await attach(first._id, pdf)
    const image = await png('#ff0000')
    const keep = ['image', internal._id]
    const second = await orders.order({ repeats: first.statusToken, keep, image })
    expect((await orders.visit(second.imageOriginal ?? '')).raw.equals(image)).toBe(true)
    const attached = await orders.call('GET', `/api/custom-order/${second._id}/attachments`)
    expect(attached.body).toEqual([])
  })

  test('shows and takes no file of a colleague with the address of the order', async () => {
    const colleague = 'admin@example.com'
    const order = await orders.order({ email: colleague, document: await drawing() })
    const { body: internal } = await attach(order._id, await png(), 'prices.png')
    expect(internal.by).toBe(colleague)
    const page = await orders.visit<{ files: number; designs: { id: string }[] }>(
      `/api/order-status/${order.statusToken}`,
    )
    expect(page.body).toMatchObject({ files: 1, designs: [{ format: 'pdf' }] })
    const again = { repeats: order.statusToken, keep: [internal._id] }
    const { _id } = await orders.order(again)
    expect((await orders.call('GET', `/api/custom-order/${_id}/attachments`)).body).toEqual([])
  })

  test('knows who sent the files that were there before', async () => {
    const colleague = 'admin@example.com'
    const { _id } = await orders.order({ email: colleague, document: await drawing() })
    await attach(_id, pdf, 'internal.pdf')
    const tx = await orders.test.owner.transaction()
    try {
      await down(tx)
      await up(tx)
      const files = tx('order_attachments').where({ order_id: _id }).orderBy('id')
      expect(await files.pluck('from_customer')).toEqual([true, false])
    } finally {
      await tx.rollback()
    }
  })

  test('needs the other order’s link', async () => {
    const first = await orders.order({ image: await png() })
    expectProblem(
      await orders.send({ repeats: first._id, keep: ['image'] }),
      404,
      'Order not found',
    )
  })
})
