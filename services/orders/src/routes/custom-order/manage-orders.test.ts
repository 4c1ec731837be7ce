import { spreadsheetTime } from '@stampa/rules/spreadsheet'
import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import { emptyTrash } from '@stampa/service-kit/trash'
import { afterAll, describe, expect, test } from 'vitest'
import { expectProblem, OrdersTest } from '../../../test/orders.ts'
import { customOrders } from '../../custom-order/orders.ts'
import type { AdminOrder, TimelineEntry } from '../../custom-order/schema.ts'
import { trashTables } from '../../housekeeping.ts'

const orders = await OrdersTest.start()
afterAll(() => orders.stop())

const unknownId = '01a1f795-0000-7000-8000-000000000000'
const unknownStatus = 'Order status must be one of: Submitted, In Progress, Completed, Rejected'

async function timeline(id: string): Promise<TimelineEntry[]> {
  const { body } = await orders.call<TimelineEntry[]>('GET', `/api/custom-order/${id}/timeline`)
  return body
}

async function events(id: string): Promise<string[]> {
  return orders.test
    .db('outbox')
    .whereRaw("payload->>'order' = ?", [id])
    .orderBy('id')
    .pluck<string[]>('type')
}

/** Returns the changes of status whose mails are to be sent. */
async function mailedChanges(id: string): Promise<string[]> {
  const payloads = await orders.test
    .db('outbox')
    .where({ type: 'order.status_changed' })
    .whereRaw("payload->>'order' = ?", [id])
    .orderBy('id')
    .pluck('payload')
  const steps = await Promise.all(
    payloads.map(payload => customOrders.findStatusChange(orders.test.db, payload)),
  )
  return steps.flatMap(step => (step ? [`${step.from} → ${step.to}`] : []))
}

function setStatus(id: string, json: object, ifMatch?: string) {
  const headers: Record<string, string> = ifMatch === undefined ? {} : { 'if-match': ifMatch }
  return orders.call<AdminOrder>('PUT', `/api/custom-order/${id}`, { json, headers })
}

describe('the status of an order', () => {
  test('changes from any status to any other', async () => {
    const { _id } = await orders.order()
    const statuses = ['Rejected', 'In Progress', 'Completed', 'Submitted', 'Completed']
    for (const [index, orderStatus] of statuses.entries()) {
      const { status, headers, body } = await setStatus(_id, { orderStatus })
      expect(status).toBe(200)
      expect(body).toMatchObject({ orderStatus, version: index + 2 })
      expect(headers.etag).toBe(`"${index + 2}"`)
    }
    expect((await timeline(_id)).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['status', 'Submitted', 'Completed'],
      ['status', 'Completed', 'Submitted'],
      ['status', 'In Progress', 'Completed'],
      ['status', 'Rejected', 'In Progress'],
      ['status', 'Submitted', 'Rejected'],
      ['received', null, 'Submitted'],
    ])
  })

  test('of many is changed without a mail', async () => {
    const { _id } = await orders.order()
    const json = { action: 'status', orderStatus: 'Rejected', ids: [_id], notify: false }
    const { body } = await orders.call('POST', '/api/custom-order/bulk', { json })
    expect(body).toMatchObject({ changed: 1 })
    expect(await mailedChanges(_id)).toEqual([])
  })

  test('is mailed once, from the status that the customer knows, however often it changes meanwhile', async () => {
    const { _id } = await orders.order()
    await setStatus(_id, { orderStatus: 'Rejected' })
    await setStatus(_id, { orderStatus: 'Completed' })
    expect(await mailedChanges(_id)).toEqual(['Submitted → Completed'])
  })

  test('is not mailed when it is set back before the mail leaves', async () => {
    const { _id } = await orders.order()
    await setStatus(_id, { orderStatus: 'Rejected' })
    await setStatus(_id, { orderStatus: 'Completed' })
    await setStatus(_id, { orderStatus: 'Submitted' })
    expect(await mailedChanges(_id)).toEqual([])
  })

  test('is mailed when it is set back after the mail has left', async () => {
    const { _id } = await orders.order()
    await setStatus(_id, { orderStatus: 'Rejected' })
    expect(await mailedChanges(_id)).toEqual(['Submitted → Rejected'])
    await orders.test.db('outbox').update({ handed_on_at: new Date() })
    await setStatus(_id, { orderStatus: 'Submitted' })
    expect(await mailedChanges(_id)).toEqual(['Rejected → Submitted'])
  })

  test('is not mailed without notify', async () => {
    const { _id } = await orders.order()
    await setStatus(_id, { orderStatus: 'Completed', notify: false })
    expect(await mailedChanges(_id)).toEqual([])
  })

  test('shows the mail that the customer would get', async () => {
    const email = 'maria@example.gr'
    const { _id, statusToken } = await orders.order({ email })
    const path = `/api/custom-order/${_id}/status-mail`
    const { status, body } = await orders.call('GET', `${path}?status=Completed`)
    const number = _id.slice(-6)
    expect(status).toBe(200)
    expect(body).toEqual({
      to: email,
      enabled: true,
      subject: `Παραγγελία ${number}: Ολοκληρώθηκε · Order ${number}: Completed`,
      text: expect.stringMatching(new RegExp(`/order-status/${statusToken}[^]*Γράψτε μια κριτική`)),
    })
    expectProblem(
      await orders.call('GET', `${path}?status=Lost`),
      400,
      unknownStatus.replace('Order s', 'S'),
    )
    // The customer has no mail yet about a change that can still be undone.
    await setStatus(_id, { orderStatus: 'In Progress' })
    const next = await orders.call<{ text: string }>('GET', `${path}?status=Completed`)
    expect(next.body.text).toContain('Submitted')
    const unknown = `/api/custom-order/${unknownId}/status-mail?status=Completed`
    expectProblem(await orders.call('GET', unknown), 404, 'Order not found')
  })

  test('keeps only the note when set to the same value', async () => {
    const { _id } = await orders.order()
    expect((await setStatus(_id, { orderStatus: 'Submitted' })).body).toMatchObject({ version: 1 })
    await setStatus(_id, { orderStatus: 'Submitted', note: ' Τηλεφώνησε ' })
    expect(await timeline(_id)).toMatchObject([{ kind: 'note', note: 'Τηλεφώνησε' }, {}])
    expect(await events(_id)).toEqual(['order.received'])
  })

  test('is recorded with author, time and note', async () => {
    const { _id } = await orders.order()
    await setStatus(_id, { orderStatus: 'In Progress', note: 'Στο τυπογραφείο' })
    const [entry, first] = await timeline(_id)
    expect(entry).toEqual({
      _id: expect.any(String),
      at: expect.any(String),
      by: expect.any(String),
      kind: 'status',
      from: 'Submitted',
      to: 'In Progress',
      note: 'Στο τυπογραφείο',
    })
    expect(first).toMatchObject({ by: null, kind: 'received' })
  })

  test.each<[string, object]>([
    ['Order status is required', {}],
    [unknownStatus, { orderStatus: 'Shipped' }],
    ['Email is not a known field', { orderStatus: 'Completed', email: 'x@example.gr' }],
    ['Note must be at most 2000 characters', { orderStatus: 'Completed', note: 'α'.repeat(2001) }],
  ])('%s: %j', async (message, json) => {
    const { _id } = await orders.order()
    expectProblem(await setStatus(_id, json), 400, message)
    expect((await orders.call('GET', `/api/custom-order/${_id}`)).body).toMatchObject({
      version: 1,
    })
  })

  test('is refused with the changes since for an old version', async () => {
    const { _id } = await orders.order()
    expect((await setStatus(_id, { orderStatus: 'In Progress' }, '"1"')).status).toBe(200)
    await setStatus(_id, { orderStatus: 'Rejected' })
    const stale = await setStatus(_id, { orderStatus: 'Completed' }, '"1"')
    expectProblem(stale, 409, expect.stringContaining('Someone else changed this'))
    expect(stale.body).toMatchObject({
      code: 'changed_meanwhile',
      conflict: {
        version: 3,
        changedBy: expect.any(String),
        changedAt: expect.any(String),
        changes: [{ field: 'orderStatus', from: 'Submitted', to: 'Rejected' }],
      },
    })
    expect((await setStatus(_id, { orderStatus: 'Completed' }, 'W/"3"')).status).toBe(200)
  })

  test('accepts one of two simultaneous changes from one version', async () => {
    const { _id } = await orders.order()
    const answers = await Promise.all(
      ['In Progress', 'Completed', 'Rejected'].map(orderStatus =>
        setStatus(_id, { orderStatus }, '"1"'),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await timeline(_id)).toHaveLength(2)
  })
})

describe('notes', () => {
  test('are listed newest first and make no new version', async () => {
    const { _id } = await orders.order()
    const url = `/api/custom-order/${_id}/notes`
    await orders.call('POST', url, { json: { note: 'Πρώτη' } })
    const { status, body } = await orders.call('POST', url, { json: { note: ' <b>Δεύτερη</b>\n' } })
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { kind: 'note', note: '<b>Δεύτερη</b>', by: expect.any(String) },
      { kind: 'note', note: 'Πρώτη' },
      { kind: 'received' },
    ])
    expect((await orders.call('GET', `/api/custom-order/${_id}`)).body).toMatchObject({
      version: 1,
    })
    expectProblem(await orders.call('POST', url, { json: { note: ' ' } }), 400, 'Note is required')
  })
})

describe('the trash', () => {
  test('records deletion and restoration in the timeline', async () => {
    const { _id } = await orders.order()
    await orders.call('DELETE', `/api/custom-order/${_id}`)
    await orders.call('POST', `/api/custom-order/${_id}/restore`)
    expect((await timeline(_id)).map(({ kind }) => kind)).toEqual([
      'restored',
      'deleted',
      'received',
    ])
  })

  test('is emptied of orders deleted thirty days ago', async () => {
    const [old, young] = [await orders.order(), await orders.order()]
    for (const { _id } of [old, young]) await orders.call('DELETE', `/api/custom-order/${_id}`)
    const dayMs = 86_400_000
    await orders.test
      .db('custom_orders')
      .where({ id: old._id })
      .update({ deleted_at: new Date(Date.now() - dayMs) })
    expect(await emptyTrash(orders.test.db, trashTables, new Date(Date.now() + 28.9 * dayMs))).toBe(
      0,
    )
    expect(await emptyTrash(orders.test.db, trashTables, new Date(Date.now() + 29.1 * dayMs))).toBe(
      1,
    )
    const left = await orders.test
      .db('custom_orders')
      .whereIn('id', [old._id, young._id])
      .pluck<string[]>('id')
    expect(left).toEqual([young._id])
  })
})

describe('many at once', () => {
  function bulk(json: object) {
    return orders.call('POST', '/api/custom-order/bulk', { json })
  }

  test('are set back to their former statuses, without those that a colleague has changed since', async () => {
    const [a, b, c, d] = [
      await orders.order(),
      await orders.order(),
      await orders.order(),
      await orders.order(),
    ]
    await setStatus(b._id, { orderStatus: 'Completed' })
    const change = { action: 'status', ids: [a._id, b._id, c._id, d._id], orderStatus: 'Rejected' }
    const { body: done } = await bulk(change)
    const ids = change.ids
    expect(done).toEqual({
      changed: 4,
      orders: ids.map(_id => ({ _id, version: _id === b._id ? 3 : 2 })),
    })
    // Of these two one has the status of the change again, and still stays as the colleague left it.
    for (const orderStatus of ['Completed', 'Rejected']) await setStatus(c._id, { orderStatus })
    await setStatus(d._id, { orderStatus: 'In Progress' })
    const versions = (done as { orders: { version: number }[] }).orders.map(each => each.version)
    expect((await bulk({ action: 'undo', ids, versions })).body).toMatchObject({ changed: 2 })
    const statuses = await Promise.all(
      ids.map(
        async id =>
          (await orders.call<AdminOrder>('GET', `/api/custom-order/${id}`)).body.orderStatus,
      ),
    )
    expect(statuses).toEqual(['Submitted', 'Completed', 'Rejected', 'In Progress'])
    // What has been undone is not undone again.
    expect((await bulk({ action: 'undo', ids, versions })).body).toMatchObject({ changed: 0 })
  })

  test('keep the statuses that have another name than the one to set back', async () => {
    const [a, b] = [await orders.order(), await orders.order()]
    const ids = [a._id, b._id]
    await bulk({ action: 'status', ids, orderStatus: 'In Progress' })
    await setStatus(b._id, { orderStatus: 'Completed' })
    const undo = { action: 'status', ids, orderStatus: 'Submitted', from: 'In Progress' }
    expect((await bulk(undo)).body).toMatchObject({ changed: 1 })
  })

  test('get a status, are deleted and restored, all or nothing', async () => {
    const [a, b, c] = [await orders.order(), await orders.order(), await orders.order()]
    const ids = [a._id, b._id, c._id]
    await setStatus(b._id, { orderStatus: 'Completed' })
    const status = { action: 'status', orderStatus: 'Completed' }
    expect((await bulk({ ...status, ids: [...ids, a._id] })).body).toMatchObject({ changed: 2 })
    expect(await events(b._id)).toHaveLength(2)
    expect(await events(c._id)).toEqual(['order.received', 'order.status_changed'])

    expectProblem(
      await bulk({ action: 'delete', ids: [...ids, unknownId] }),
      404,
      'Order not found',
    )
    expect((await orders.call('GET', `/api/custom-order/${a._id}`)).status).toBe(200)
    expect((await bulk({ action: 'delete', ids })).body).toMatchObject({ changed: 3 })
    expectProblem(await bulk({ ...status, ids }), 404, 'Order not found')
    expect((await bulk({ action: 'restore', ids })).body).toMatchObject({ changed: 3 })
    expect(await timeline(c._id)).toMatchObject([
      { kind: 'restored' },
      { kind: 'deleted' },
      { kind: 'status', from: 'Submitted', to: 'Completed' },
      { kind: 'received' },
    ])
  })

  test.each<[string, object]>([
    ['Order status is required', { action: 'status', ids: [unknownId] }],
    ['Versions must be one for each id', { action: 'undo', ids: [unknownId], versions: [] }],
    ['Ids is required', { action: 'delete', ids: [] }],
    ['Ids must have at most 200 entries', { action: 'delete', ids: Array(201).fill(unknownId) }],
    [
      'Action must be one of: status, undo, delete, restore',
      { action: 'explode', ids: [unknownId] },
    ],
  ])('%s', async (message, json) => {
    expectProblem(await bulk(json), 400, message)
  })
})

describe('the export', () => {
  const mug = '01a1f795-0000-7000-8000-000000000001'
  const line = (title: string | null, quantity: number) => ({
    product: mug,
    quantity,
    state: 'known',
    title,
    favicon: null,
  })

  /** An order of two products, whose texts are formulas. */
  async function hostileOrder(email: string) {
    const order = await orders.order({
      email,
      phone: '+30-210(1)',
      products: [mug],
      quantities: [2],
      options: ['Πλάτη', 'Αλλού'],
      deadline: '2099-12-24',
      company: '=Α.Ε.',
      vatNumber: '094014201',
      name: '=Άννα',
      notes: '=σήμερα',
    })
    const choice = { technique: '=DTF', sides: 2, colours: 1, options: [] }
    const positions = ['front', 'left-sleeve']
    const printed = { ...line(null, 3), choice, positions, named: 12 }
    const estimate = { net: 10, total: 12.4 }
    const lines = [{ ...line('=1+1";\n@x', 2), estimate }, printed]
    await orders.test
      .db('custom_orders')
      .where({ id: order._id })
      .update({ lines: JSON.stringify(lines) })
    return { ...order, created: new Date((order as { createdAt?: string }).createdAt ?? '') }
  }

  test('has a row for each product, with escaped formulas', async () => {
    const { _id, created } = await hostileOrder('=cmd@example.gr')
    const { status, headers, raw } = await orders.call('GET', '/api/custom-order/export?q=cmd')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="orders.csv"')
    const start = `#${_id.slice(-6)},${spreadsheetTime(created)},Submitted,'=cmd@example.gr,0030-210(1)`
    expect(raw.toString().split('\r\n')).toEqual([
      '\uFEFFOrder,Created (Europe/Athens),Status,Email,Phone,Product,Quantity,Estimate,Estimate with VAT,Options,Print,Names,Positions,Deadline,Name,Company,VAT number,Notes,Image,Id',
      `${start},"'=1+1"";\n'@x",2,10,12.4,"Πλάτη, Αλλού",,,,2099-12-24,'=Άννα,'=Α.Ε.,094014201,'=σήμερα,no,${_id}`,
      `${start},${mug},3,,,"Πλάτη, Αλλού","'=DTF, 2 sides",12,"Front, Left sleeve",2099-12-24,'=Άννα,'=Α.Ε.,094014201,'=σήμερα,no,${_id}`,
      '',
    ])
  })

  test('is an Excel workbook in Greek', async () => {
    const { _id } = await hostileOrder('workbook@example.gr')
    const query = 'format=xlsx&language=el&q=workbook'
    const { headers, raw } = await orders.call('GET', `/api/custom-order/export?${query}`)
    expect(headers['content-disposition']).toBe('attachment; filename="orders.xlsx"')
    const [header, first, second] = await readWorkbook(raw)
    expect(header?.slice(0, 3)).toEqual(['Παραγγελία', 'Ημερομηνία (Europe/Athens)', 'Κατάσταση'])
    expect(first?.[2]).toBe('Υποβλήθηκε')
    expect(first?.slice(4, 7)).toEqual(['+30-210(1)', '=1+1";\n@x', 2])
    expect(first?.slice(7, 9)).toEqual([10, 12.4])
    expect(second?.slice(5, 7)).toEqual([mug, 3])
    expect(second?.slice(10, 13)).toEqual(['=DTF, 2 πλευρές', 12, 'Μπροστά, Αριστερό μανίκι'])
    expect(second?.slice(14)).toEqual(['=Άννα', '=Α.Ε.', '094014201', '=σήμερα', 'όχι', _id])
  })

  test('refuses another format', async () => {
    const { status } = await orders.call('GET', '/api/custom-order/export?format=pdf')
    expect(status).toBe(400)
  })

  test('contains all filtered orders, newest first, also those without products', async () => {
    await orders.test.db.raw(
      `insert into custom_orders (lines, pending, options, email, phone, order_status)
       select '[]', false, '{}', 'batch-' || n || '@example.gr', '694444', 'Rejected'
       from generate_series(1, 2100) n`,
    )
    const { raw } = await orders.call(
      'GET',
      '/api/custom-order/export?orderStatus=Rejected&q=batch-',
    )
    const [, ...rows] = raw.toString().trimEnd().split('\r\n')
    const ids = rows.map(row => row.slice(-36))
    expect(new Set(ids).size).toBe(2100)
    expect(ids).toEqual(ids.toSorted().reverse())

    // The list without a limit is complete, too.
    const list = await orders.call<AdminOrder[]>(
      'GET',
      '/api/custom-order?orderStatus=Rejected&q=batch-',
    )
    expect(list.body.map(({ _id }) => _id)).toEqual(ids)
    expect(list.headers['x-total-count']).toBeUndefined()
    const days = await orders.call('GET', '/api/custom-order?limit=20&from=2020-01-01')
    expect(days.headers['x-total-count']).toBeUndefined()
  })
})
