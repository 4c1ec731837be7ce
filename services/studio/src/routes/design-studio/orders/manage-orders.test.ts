import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import { emptyTrash } from '@stampa/service-kit/trash'
import { afterAll, describe, expect, test } from 'vitest'
import { expectProblem, png, StudioTest } from '../../../../test/studio.ts'
import { trashTables } from '../../../housekeeping.ts'
import { type AdminOrder, orderStatuses, type TimelineEntry } from '../../../orders/schema.ts'

const base = '/api/design-studio/orders'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

function setStatus(id: string, json: object, headers: Record<string, string> = {}) {
  return studio.call<AdminOrder>('PATCH', `${base}/${id}/status`, { json, headers })
}

describe('the list', () => {
  test('contains all orders, newest first, in pages, and by status', async () => {
    await studio.test.db('design_orders').delete()
    const sent: string[] = []
    for (let n = 0; n < 3; n++) sent.unshift((await studio.order())._id)
    const all = await studio.call<AdminOrder[]>('GET', base)
    expect(all.body.map(({ _id }) => _id)).toEqual(sent)
    expect(all.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' })

    const pages = await studio.pages<AdminOrder>(`${base}?limit=2`)
    expect(pages.map(({ body }) => body.map(({ _id }) => _id))).toEqual([
      sent.slice(0, 2),
      sent.slice(2),
    ])

    await setStatus(sent[1] ?? '', { status: 'Quoted' })
    const quoted = await studio.call<AdminOrder[]>('GET', `${base}?status=Quoted`)
    expect(quoted.body.map(({ _id }) => _id)).toEqual([sent[1]])
  })

  test('is searched by e-mail, phone number, id and notes', async () => {
    const { _id } = await studio.order()
    const values = {
      customer_email: 'Kostas@pelatis.example',
      customer_phone: '+30 210 765-4321',
      notes: 'Για τον Παπαδόπουλο',
    }
    await studio.test.db('design_orders').where({ id: _id }).update(values)
    const found = async (q: string) => {
      const { body } = await studio.call<AdminOrder[]>('GET', `${base}?q=${encodeURIComponent(q)}`)
      return body.map(order => order._id)
    }
    for (const q of [
      'kostas@PELATIS',
      '2107654321',
      '210 765 4321',
      '0030-2107654321',
      `#${_id.slice(-6)}`,
      'παπαδοπουλο kostas',
    ]) {
      expect(await found(q), q).toEqual([_id])
    }
    expect(await found('2107654322')).toEqual([])
  })
})

test('exports the orders of a filter with a row for each mockup', async () => {
  const order = await studio.order()
  const notes = '=Ξαγωγή'
  await studio.test.db('design_orders').where({ id: order._id }).update({ notes })
  const { body } = await studio.call<AdminOrder>('GET', `${base}/${order._id}`)
  const path = `${base}/export?format=xlsx&q=${encodeURIComponent('ξαγωγη')}`
  const { raw, headers } = await studio.call('GET', path)
  expect(headers['content-disposition']).toBe('attachment; filename="design-orders.xlsx"')
  const [header = [], ...lines] = await readWorkbook(raw)
  const of = (name: string) => lines.map(cells => cells[header.indexOf(name)])
  expect(of('Product')).toEqual(body.mockups.map(({ productName }) => productName))
  expect(of('Quantity')).toEqual(body.mockups.map(({ quantity }) => quantity))
  for (const cell of of('Order')) expect(cell).toBe(`#${order._id.slice(-6)}`)
  for (const cell of of('Notes')) expect(cell).toBe(notes)
})

describe('the status', () => {
  test('changes from any status to any other and records an event', async () => {
    const { _id } = await studio.order()
    // A mail that has left is not replaced by the next one.
    const sendMails = () => studio.test.db('outbox').update({ handed_on_at: new Date() })
    let version = 1
    for (const from of orderStatuses) {
      for (const to of orderStatuses.filter(status => status !== from)) {
        await setStatus(_id, { status: from })
        await sendMails()
        const { status, body } = await setStatus(_id, { status: to })
        expect({ status, orderStatus: body.orderStatus }).toEqual({ status: 200, orderStatus: to })
        expect(body.version).toBeGreaterThan(version)
        version = body.version
        await sendMails()
      }
    }
    const { timeline } = await studio.seen(_id)
    const changes = timeline.filter(({ kind }) => kind === 'status')
    const events = await studio.test
      .db('outbox')
      .where({ type: 'design.status_changed' })
      .whereRaw("payload->>'order' = ?", [_id])
    expect(events).toHaveLength(changes.length)
  })

  const unknownStatus =
    'Status must be one of: Submitted, In Review, Quoted, Approved, In Production, Completed, Cancelled'
  test.each([
    ['Status is required', {}],
    [unknownStatus, { status: 'Paid' }],
    [unknownStatus, { status: null }],
  ])('%s: %j', async (message, json) => {
    const { _id } = await studio.order()
    expectProblem(await setStatus(_id, json), 400, message)
  })

  test('is refused with the changes since for an old version', async () => {
    const { _id } = await studio.order()
    await setStatus(_id, { status: 'In Review' })
    const answer = await setStatus(_id, { status: 'Cancelled' }, { 'if-match': '"1"' })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        conflict: {
          version: 2,
          changedBy: 'admin@example.com',
          changes: [{ field: 'orderStatus', from: 'Submitted', to: 'In Review' }],
        },
      },
    })
  })

  test('accepts one of two simultaneous changes from one version', async () => {
    const { _id } = await studio.order()
    const headers = { 'if-match': '"1"' }
    const answers = await Promise.all(
      (['Quoted', 'Approved', 'Cancelled'] as const).map(status =>
        setStatus(_id, { status }, headers),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('an order', () => {
  test('has notes and a timeline with authors', async () => {
    const { _id } = await studio.order()
    await setStatus(_id, { status: 'Approved', note: 'Με τηλέφωνο' })
    const { body } = await studio.call<TimelineEntry[]>('POST', `${base}/${_id}/notes`, {
      json: { note: ' Βιάζεται ' },
    })
    expect(body).toMatchObject([
      { kind: 'note', note: 'Βιάζεται', by: 'admin@example.com' },
      { kind: 'status', from: 'Submitted', to: 'Approved', note: 'Με τηλέφωνο' },
      { kind: 'received', by: null },
    ])
    const empty = await studio.call('POST', `${base}/${_id}/notes`, { json: { note: ' ' } })
    expectProblem(empty, 400, 'Note is required')
  })

  test('is deleted with its file addresses, and restored', async () => {
    const order = await studio.order()
    const picture = order.mockups[0]?.mockupImage ?? ''
    expect(await studio.visit(picture)).toMatchObject({ status: 200 })
    expect(await studio.call('DELETE', `${base}/${order._id}`)).toMatchObject({ status: 204 })
    expectProblem(await studio.call('GET', `${base}/${order._id}`), 404, 'Order not found')
    expectProblem(await studio.visit(picture), 404, 'File not found')
    const token = order.proofUrl.split('/').at(-1)
    expectProblem(await studio.visit(`/api/design-studio/proofs/${token}`), 404, 'Order not found')
    const trash = await studio.call<{ _id: string }[]>('GET', `${base}/trash`)
    expect(trash.body.map(({ _id }) => _id)).toContain(order._id)

    const restored = await studio.call('POST', `${base}/${order._id}/restore`)
    expect(restored).toMatchObject({ status: 200, body: { _id: order._id, version: 3 } })
    expect(await studio.visit(picture)).toMatchObject({ status: 200 })
  })

  test('is purged with its rows after thirty days in the trash', async () => {
    const { _id } = await studio.order()
    await studio.call('DELETE', `${base}/${_id}`)
    const { db } = studio.test
    await emptyTrash(db, trashTables)
    expect(await db('design_orders').where({ id: _id })).toHaveLength(1)
    await emptyTrash(db, trashTables, new Date(Date.now() + 30 * 86_400_000 + 1000))
    for (const table of ['design_mockups', 'artwork', 'design_order_timeline']) {
      expect(await db(table).where({ order_id: _id }), table).toEqual([])
    }
  })

  test.each(['nothing', crypto.randomUUID()])('responds 404 to the id %s', async id => {
    expectProblem(await studio.call('GET', `${base}/${id}`), 404, 'Order not found')
    expectProblem(await setStatus(id, { status: 'Quoted' }), 404, 'Order not found')
    expectProblem(await studio.call('DELETE', `${base}/${id}`), 404, 'Order not found')
    expectProblem(await studio.call('POST', `${base}/${id}/restore`), 404, 'Order not found')
    const design = `${base}/${id}/mockups/0/design`
    expectProblem(await studio.call('GET', design), 404, 'Order not found')
  })
})

test('serves files only at valid signed addresses', async () => {
  const [one, other] = [await studio.order(), await studio.order()]
  const address = one.mockups[0]?.mockupImage ?? ''
  const [path, until, token] = /^(.+)\/(\d+)\/([\w-]+)$/.exec(address)?.slice(1) ?? []
  const later = Number(until) + 900_000
  const otherToken = other.mockups[0]?.mockupImage.split('/').at(-1)
  for (const wrong of [
    `${path}/${later}/${token}`,
    `${path}/1/${token}`,
    `${path}/${until}/${token?.slice(0, -2)}xx`,
    `${path?.replace('mockup', 'proof')}/${until}/${token}`,
    `${path}/${until}/${one._id}`,
    `${path}/${until}/..%2f..%2fetc%2fpasswd`,
  ]) {
    expectProblem(await studio.visit(wrong), 404, 'File not found')
  }
  expect(otherToken).not.toBe(token)
  expectProblem(await studio.visit(`${address}/original`), 404, 'File not found')
  const original = one.mockups[0]?.mockupImageOriginal ?? ''
  expectProblem(await studio.visit(original.replace('/original', '')), 404, 'File not found')
  const { headers } = await studio.visit(original)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=900',
  })
})

describe('an e-mail address', () => {
  const at = (email: string) => `?email=${encodeURIComponent(email)}`

  test('has its orders, in any case, and no others', async () => {
    const [mine] = [await studio.order({ customerEmail: 'Dina@example.gr' })]
    for (const customerEmail of [
      'xdina@example.gr',
      'D\u0130na@example.gr',
      '\u212aate@example.gr',
    ]) {
      await studio.order({ customerEmail })
    }
    const kate = await studio.call<AdminOrder[]>('GET', `${base}${at('kate@example.gr')}`)
    expect(kate.body).toEqual([])
    const { body } = await studio.call<AdminOrder[]>('GET', `${base}${at('dina@EXAMPLE.gr')}`)
    expect(body.map(({ _id }) => _id)).toEqual([mine?._id])
    expectProblem(
      await studio.call('GET', `${base}${at('%')}`),
      400,
      'Please enter a valid email address',
    )
  })

  test('is erased with its files, once the password was entered, again and again', async () => {
    await studio.order({ customerEmail: 'kept@example.gr' })
    const before = await studio.files()
    const path = `/api/design-studio/clients${at('ERASED@example.gr')}`
    // Equal pictures of several mockups and orders share a file.
    const mockupImages = Array.from({ length: 2 }, () => png('#003231', 600, 600))
    const own = {
      customerEmail: 'erased@example.gr',
      mockups: [{}, { view: 'back' }],
      mockupImages: await Promise.all(mockupImages),
    }
    await studio.order(own)
    const trashed = await studio.order(own)
    await studio.call('DELETE', `${base}/${trashed._id}`)

    expectProblem(await studio.call('DELETE', path), 403, 'Enter your password to continue')
    for (const scope of [['clients:delete'], ['studio:delete']]) {
      const token = await studio.test.confirmedToken(scope)
      expect((await studio.call('DELETE', path, { token })).status).toBe(403)
    }
    const token = await studio.test.confirmedToken()
    expect((await studio.call('DELETE', path, { token })).status).toBe(204)
    const left = await studio.test.db('design_orders').whereILike('customer_email', 'erased%')
    expect(left).toEqual([])
    expect(await studio.files()).toEqual(before)
    expect((await studio.call('DELETE', path, { token })).status).toBe(204)
  })
})
