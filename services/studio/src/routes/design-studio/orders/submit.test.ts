import { versionTag } from '@stampa/service-kit'
import { afterAll, describe, expect, test } from 'vitest'
import {
  designData,
  expectProblem,
  imageElement,
  type OrderFields,
  png,
  StudioTest,
  sha256,
  textElement,
} from '../../../../test/studio.ts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

async function stored(): Promise<{ orders: number; files: number; leftover: string[] }> {
  const rows = await studio.test.db('design_orders').select('id')
  const { kept, leftover } = await studio.files()
  return { orders: rows.length, files: kept.length, leftover }
}

describe('an order', () => {
  test('is stored as sent with its images and recorded as an event', async () => {
    const product = await studio.product({ name: 'Μπλουζάκι' })
    await studio.colour(product._id)
    const photo = await png('#f2b600', 30, 20)
    const design = designData([imageElement(sha256(photo))])
    const answer = await studio.submit({
      mockups: [
        { productId: product._id, designData: design, quantity: 5, sizes: { M: 3, XL: 2 } },
        { productId: product._id, view: 'back', quantity: 2 },
      ],
      notes: '  Μέχρι την Παρασκευή\nαν γίνεται ',
      [sha256(photo)]: photo,
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        orderId: expect.any(String),
        message: 'Order submitted successfully',
        proofUrl: expect.stringMatching(/^\/design-order\/[\w-]{43}$/),
      },
    })

    const order = await studio.seen(answer.body.orderId)
    expect(order).toMatchObject({
      customerEmail: 'maria@example.gr',
      customerPhone: '69 4444 4444',
      notes: 'Μέχρι την Παρασκευή\nαν γίνεται',
      totalQuantity: 7,
      orderStatus: 'Submitted',
      mockups: [
        { productName: 'Μπλουζάκι', colorName: 'Μαύρο', colorCode: '#232326', view: 'front' },
        { view: 'back', quantity: 2, sizes: null, people: [] },
      ],
      timeline: [{ kind: 'received', by: null, to: 'Submitted' }],
      proofUrl: answer.body.proofUrl,
    })
    expect(order.mockups[0]).toMatchObject({ quantity: 5, sizes: { M: 3, XL: 2 } })
    expect(order.artwork.map(({ mockup, kind, state }) => [mockup, kind, state])).toEqual([
      [null, 'sheet', 'waiting'],
      ...[0, 1].flatMap(index => ['pdf', 'png', 'svg'].map(kind => [index, kind, 'waiting'])),
    ])
    const events = await studio.test.db('outbox').whereRaw("payload->>'order' = ?", [order._id])
    expect(events).toMatchObject([{ type: 'design.received' }])

    const url = `/api/design-studio/orders/${order._id}/mockups/0/design`
    const { body } = await studio.call<{ designData: string; assets: { url: string }[] }>(
      'GET',
      url,
    )
    expect(body.designData).toBe(design)
    expect(body).toMatchObject({ productId: product._id, assets: [{ hash: sha256(photo) }] })
    const { raw } = await studio.visit(body.assets[0]?.url ?? '')
    expect(raw.equals(photo)).toBe(true)
  })

  test('counts the front and the back of the same pieces once', async () => {
    const pieces = { quantity: 5, sizes: { M: 3, XL: 2 }, item: 'a' }
    const order = await studio.order({
      mockups: [
        pieces,
        { quantity: 2 },
        { ...pieces, sizes: { XL: 2, M: 3 }, view: 'back' },
        { view: 'back', quantity: 4, item: 'b' },
      ],
    })
    expect(order.totalQuantity).toBe(11)
    expect(order.mockups.map(({ item }) => item)).toEqual([0, 1, 0, 3])
    const token = order.proofUrl.split('/').at(-1)
    const url = `/api/design-studio/proofs/${token}`
    const { body } = await studio.call<{ mockups: { item: number }[] }>('GET', url, { token: null })
    expect(body.mockups.map(({ item }) => item)).toEqual([0, 1, 0, 3])
  })

  test('has the names of the shop, not those of the request', async () => {
    const names = { productName: 'Click https://evil.example to win' }
    expect(await studio.order({ mockups: [names] })).toMatchObject({
      mockups: [{ productName: 'Μπλουζάκι', colorName: 'Μαύρο' }],
    })
  })

  test('is accepted for a product in the trash', async () => {
    const { _id: productId } = await studio.product({ name: 'Κούπα' })
    const { version } = await studio.colour(productId)
    const headers = { 'if-match': versionTag(version) }
    const url = `/api/design-studio/products/${productId}`
    expect(await studio.call('DELETE', url, { headers })).toMatchObject({ status: 204 })
    expect(await studio.order({ mockups: [{ productId }] })).toMatchObject({
      mockups: [{ productName: 'Κούπα', colorCode: '#232326' }],
    })
  })

  test('stores names and numbers', async () => {
    const people = [{ name: 'ΜΑΡΙΑ', number: '7', size: 'S' }]
    expect(await studio.order({ mockups: [{ people }] })).toMatchObject({ mockups: [{ people }] })
  })

  test.each<[OrderFields, string]>([
    [{ mockups: [] }, 'Please save at least one mockup before submitting!'],
    [{ mockupsData: undefined }, 'Please save at least one mockup before submitting!'],
    [{ mockupImages: undefined }, 'Please save at least one mockup before submitting!'],
    [{ customerEmail: undefined }, 'Email is required'],
    [{ customerEmail: ' ' }, 'Email is required'],
    [{ customerEmail: 'maria' }, 'Please enter a valid email address'],
    [{ customerEmail: 'a@b.gr\nBcc: c@d.gr' }, 'Please enter a valid email address'],
    [{ customerPhone: '' }, 'Phone is required'],
    [{ customerPhone: '12345' }, 'Please enter a valid phone number'],
    [{ customerPhone: '69444444x' }, 'Please enter a valid phone number'],
    [{ mockups: [{ quantity: 0 }] }, 'Quantity must be at least 1'],
    [{ mockups: [{ quantity: 1.5 }] }, 'Quantity must be at least 1'],
    [{ mockups: [{ view: 'left' }] }, 'View must be front or back'],
    [{ mockups: [{ productId: 'x' }] }, 'Product not found'],
    [
      { mockups: [{ productId: '01890000-0000-7000-8000-000000000000' }] },
      'The product or its color no longer exists',
    ],
    [{ mockups: [{ colorName: 'Free money' }] }, 'The product or its color no longer exists'],
    [
      { mockups: [{ quantity: 4, sizes: { S: 3 } }] },
      'The sizes of a mockup must add up to its quantity',
    ],
    [{ mockups: [{ item: 'a' }, { item: 'a' }] }, 'An item has each side once'],
    [
      { mockups: [{ item: 'a' }, { item: 'a', view: 'back', quantity: 2 }] },
      'Both sides of an item need the same product, color, quantity and sizes',
    ],
    [
      { mockups: [{ quantity: 1, sizes: { ['x'.repeat(21)]: 1 } }] },
      'A size must have 1 to 20 characters',
    ],
    [{ mockups: [{ quantity: 1, sizes: { 'M\0': 1 } }] }, 'A size must have 1 to 20 characters'],
    [
      { mockups: [{ designData: designData([imageElement('a'.repeat(64))]) }] },
      'An image of the design is missing',
    ],
    [
      { mockupImages: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      'Mockup images must be PNG files',
    ],
    [{ ['b'.repeat(64)]: Buffer.from('no image') }, 'Images must be JPEG, PNG, GIF or SVG files'],
  ])('rejects %j and leaves nothing stored', async (fields, message) => {
    const before = await stored()
    expectProblem(await studio.submit(fields), 400, message)
    expect(await stored()).toEqual({ ...before, leftover: [] })
  })

  test('is rejected with a missing mockup image or a wrong hash', async () => {
    const before = await stored()
    const one = await studio.submit({ mockups: [{}, {}], mockupImages: await png() })
    expectProblem(one, 400, 'Each mockup needs an image')
    const other = await studio.submit({ [sha256(await png('#000000'))]: await png('#ffffff') })
    expectProblem(other, 400, 'An image is damaged: please try again')
    expect(await stored()).toEqual({ ...before, leftover: [] })
  })

  test('is rejected with too many images', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 21 }, (_, index) => png('#123456', 10 + index, 10)),
    )
    const fields: OrderFields = {}
    for (const picture of pictures) fields[sha256(picture)] = picture
    expectProblem(await studio.submit(fields), 400, 'At most 20 images are possible')
  })
})

describe('an Idempotency-Key', () => {
  test('makes one order of fifty simultaneous requests', async () => {
    const before = await stored()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const photo = await png('#00aa00')
    const fields = {
      mockups: [
        {
          designData: designData([imageElement(sha256(photo)), textElement('Γεια')]),
        },
      ],
      [sha256(photo)]: photo,
      customerEmail: 'once@example.gr',
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => studio.submit({ ...fields }, headers)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    expect((await stored()).orders).toBe(before.orders + 1)
  })

  test('is rejected for another order', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await studio.submit({}, headers)).status).toBe(201)
    expectProblem(
      await studio.submit({ notes: 'Άλλη' }, headers),
      422,
      'This Idempotency-Key was used for another request: make up a new one',
    )
  })
})
