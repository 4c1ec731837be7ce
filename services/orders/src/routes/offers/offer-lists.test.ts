import { addDays, shopDay } from '@stampa/rules/shop-time'
import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import { afterAll, expect, test } from 'vitest'
import { line, SalesTest, type SavedOffer } from '../../../test/sales.ts'
import { offerSorts } from '../../offers/list.ts'

const sales = await SalesTest.start()
const sku = (await sales.sku())._id
const names = ['Ωδείο', 'Άλφα', 'βήτα', 'Γάμμα', 'Άλφα', 'Ήλιος', 'Ζήτα']
for (const [index, customerName] of names.entries()) {
  await sales.offer({
    customerName,
    offerDate: `202${6 + (index % 2)}-0${1 + index}-15`,
    items: [{ ...line, sku, quantity: 1 + ((index * 5) % 4) }],
  })
}

afterAll(() => sales.stop())

const url = '/api/offers'

async function list(query: string): Promise<SavedOffer[]> {
  const { status, body } = await sales.call<SavedOffer[]>('GET', `${url}?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test.each(offerSorts.flatMap(sort => [sort, `-${sort}`]))(
  'pages sorted by %s miss and repeat nothing',
  async sort => {
    const whole = (await list(`sort=${sort}`)).map(({ _id }) => _id)
    const pages = await sales.orders.pages<SavedOffer>(`${url}?sort=${sort}&limit=2`)
    for (const { headers } of pages) expect(headers['x-total-count']).toBe('7')
    const paged = pages.flatMap(({ body }) => body.map(({ _id }) => _id))
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(7)
  },
)

test('sorts newest first, names in Greek order, amounts by value', async () => {
  expect((await list('')).map(({ number }) => number)).toEqual(
    (await list('sort=-createdAt')).map(({ number }) => number),
  )
  expect((await list('')).at(-1)).toMatchObject({ customerName: 'Ωδείο' })
  expect(
    (await list('sort=customerName')).map(
      offer => (offer as unknown as { customerName: string }).customerName,
    ),
  ).toEqual(['Άλφα', 'Άλφα', 'βήτα', 'Γάμμα', 'Ζήτα', 'Ήλιος', 'Ωδείο'])
  const revenues = (await list('sort=totalRevenue')).map(({ totalRevenue }) => totalRevenue)
  expect(revenues).toEqual(revenues.toSorted((a, b) => a - b))
})

test('filters by words, days and status', async () => {
  expect(await list(`q=${encodeURIComponent('ΑΛΦΑ')}`)).toHaveLength(2)
  expect(await list(`q=${encodeURIComponent('πρ-2027')}`)).toHaveLength(3)
  expect(await list('q=info@avra.example')).toHaveLength(7)
  expect(await list('from=2026-03-15&to=2026-05-15')).toHaveLength(2)
  expect(await list('status=Draft')).toHaveLength(7)
  expect(await list('status=Sent')).toHaveLength(0)
})

test('lists sent offers that end soon', async () => {
  const today = shopDay()
  for (const days of [0, 3, 4]) {
    const { _id } = await sales.sentOffer({ offerDate: today, validUntil: addDays(today, days) })
    if (days < 4) expect(await list('ending=soon')).toContainEqual(expect.objectContaining({ _id }))
  }
  await sales.offer({ offerDate: today, validUntil: today })
  await sales.sentOffer()
  expect(await list('ending=soon')).toHaveLength(2)
  await sales.db('offers').where('offer_date', today).delete()
  await sales.db('offers').where('status', 'Sent').delete()
})

test('filters by custom order', async () => {
  const customOrder = crypto.randomUUID()
  const { _id } = await sales.offer({ customOrder })
  expect(await list(`customOrder=${customOrder}`)).toMatchObject([{ _id, customOrder }])
  expect(await list(`customOrder=${crypto.randomUUID()}`)).toEqual([])
  await sales.call('DELETE', `${url}/${_id}`)
})

test('exports the lines of the offers of a filter, whose amounts add up to the offers', async () => {
  const sku = (await sales.sku({ productDescription: '=1+1' }))._id
  const items = [1, 3].map(quantity => ({ ...line, sku, quantity }))
  const customerName = 'Εξαγωγή'
  const offer = await sales.offer({ customerName, setupFee: 12.5, discount: 10, items })
  const search = `q=${encodeURIComponent(customerName)}`
  const { raw, headers } = await sales.call('GET', `${url}/export?format=xlsx&${search}`)
  expect(headers['content-disposition']).toBe('attachment; filename="offers.xlsx"')
  const [header = [], ...lines] = await readWorkbook(raw)
  const of = (name: string) => lines.map(cells => cells[header.indexOf(name)])
  expect(of('Offer')).toEqual([offer.number, offer.number, offer.number])
  expect(of('Product')).toEqual(['=1+1', '=1+1', 'Setup fee'])
  expect(of('Quantity')).toEqual([1, 3, null])
  for (const [name, total] of [
    ['Cost', offer.totalCost],
    ['Revenue', offer.totalRevenue],
    ['Profit', offer.totalProfit],
  ] as const) {
    const sum = of(name).reduce<number>((sum, cell) => sum + Number(cell), 0)
    expect(sum.toFixed(2), name).toBe(total.toFixed(2))
  }
  const csv = await sales.call('GET', `${url}/export?format=csv-semicolon&language=el&${search}`)
  const [first, second] = csv.raw.toString().split('\r\n')
  expect(first).toMatch(/^\uFEFFΠροσφορά;Ημερομηνία;Ισχύει έως;/)
  expect(second).toContain(';Πρόχειρη;Εξαγωγή;')
  expect(second).not.toContain('.00')
  await sales.call('DELETE', `${url}/${offer._id}`)
})

test.each([
  'customOrder=x',
  'sort=x',
  'limit=0',
  'status=Open',
  'from=x',
  'to=0000-00-00',
  'cursor=x',
])('rejects %s', async query => {
  expect((await sales.call('GET', `${url}?${query}`)).status).toBe(400)
})

test('rejects a forged cursor', async () => {
  for (const sort of offerSorts) {
    for (const value of ['x', "'; --", -1e300, true]) {
      const cursor = Buffer.from(JSON.stringify([sort, value, 'x'])).toString('base64url')
      const { status } = await sales.call('GET', `${url}?sort=${sort}&cursor=${cursor}`)
      expect(status, `${sort} ${value}`).toBe(400)
    }
  }
})
