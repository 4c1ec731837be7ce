import { setImmediate as nextTurn } from 'node:timers/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { rosterLimits } from '@stampa/rules/roster'
import jsQr from 'jsqr'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { png } from '../../../test/orders.ts'
import { expectProblem, line, SalesTest, unknownId } from '../../../test/sales.ts'
import type { Job } from '../../jobs/schema.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

async function startedJob(fields: object): Promise<Job> {
  const { _id } = await sales.sentOffer(fields)
  await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Accepted' } })
  const { body } = await sales.call<Job[]>('GET', '/api/jobs?sort=-createdAt&limit=1')
  const [job] = body
  if (job?.offer !== _id) throw new Error('no job')
  return job
}

async function sheetOf({ _id }: Job) {
  const { status, headers, raw } = await sales.call('GET', `/api/jobs/${_id}/sheet`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)))
  return { raw, pages: text.map(page => page.replaceAll(/\s+/g, ' ')) }
}

/** Returns the text of the QR code on the first page. */
async function readCode(pdf: Buffer): Promise<string | undefined> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const { data, width, height } = await document.getPage(0).render({ scale: 2, render: 'bitmap' })
  document.destroy()
  library.destroy()
  return jsQr.default(new Uint8ClampedArray(data), width, height)?.data
}

test('a job sheet has customer, items, print, artwork and due date on one page, without prices', async () => {
  const { _id: customOrder } = await sales.orders.order({
    products: [unknownId],
    quantities: [12],
    pieces: [
      [
        { colour: 'Λευκό', size: 'S', count: 5 },
        { colour: 'Λευκό', size: 'M', count: 7 },
      ],
    ],
    positions: [['front', 'left-sleeve']],
    options: ['Στήθος', 'Πλάτη'],
    phone: '2100000191',
    deadline: '2027-03-01',
    notes: 'Ανά δέκα σε κουτί',
    image: await png('#0086b3', 300, 200),
  })
  const sku = (await sales.sku({ productDescription: 'Ποδιά', priceWithoutVAT: 77.31 }))._id
  const job = await startedJob({
    customOrder,
    notes: 'Εκτίμηση: 924,11 €',
    items: [{ ...line, sku, quantity: 1200, printPositions: ['Μανίκι', 'Γιακάς'] }],
  })
  const { raw, pages } = await sheetOf(job)
  expect(pages).toHaveLength(1)
  for (const text of [
    ...['Δελτίο εργασίας', job.offerNumber, 'Καφέ Αύρα', '2100000191', '01/03/2027'],
    ...[
      'Μανίκι, Γιακάς',
      'Ποδιά',
      'SKU-',
      '1.200',
      'Στήθος, Πλάτη',
      'Ανά δέκα σε κουτί',
      '12 × Προϊόν – Λευκό: 5 × S, 7 × M; Μπροστά, Αριστερό μανίκι',
    ],
  ]) {
    expect(pages[0]).toContain(text)
  }
  expect(pages[0]).not.toMatch(/€|77,31|924/)
  expect(raw.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2)
  expect(await readCode(raw)).toMatch(new RegExp(`^https?://[^/]+/admin/production/${job._id}$`))
})

test('a job sheet has a table of names and numbers, over as many pages as it needs', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    size: 'XL',
    colour: 'Λευκό',
    name: `Παίκτης ${index} <b>`,
    number: `${index}`,
  }))
  const { _id: customOrder } = await sales.orders.order({
    products: [unknownId, unknownId],
    quantities: [1, 60],
    roster: [[], rows],
  })
  const sku = (await sales.sku())._id
  const { pages } = await sheetOf(await startedJob({ customOrder, items: [{ ...line, sku }] }))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join(' ')).toContain('Προϊόν: 60 ονόματα και νούμερα')
  for (const page of pages) expect(page).toContain('Μέγεθος Χρώμα Όνομα Νούμερο')
  for (const { name, number } of rows) {
    expect(pages.join(' ')).toContain(`XL Λευκό ${name} ${number}`)
  }
})

test('a job sheet of the longest roster shortens long cells and lets other calls through', async () => {
  const rows = Array.from({ length: rosterLimits.rows }, (_, index) => ({
    size: 'W'.repeat(60),
    colour: '',
    name: 'Νίκη',
    number: `${index}`,
  }))
  const { _id: customOrder, statusToken } = await sales.orders.order({
    products: [unknownId],
    quantities: [rows.length],
    roster: [rows],
  })
  const sku = (await sales.sku())._id
  const job = await startedJob({ customOrder, items: [{ ...line, sku }] })
  let printed = false
  const sheet = sheetOf(job).finally(() => {
    printed = true
  })
  let answered = 0
  while (!printed) {
    await sales.orders.visit(`/api/order-status/${statusToken}`)
    await nextTurn()
    answered++
  }
  expect(answered).toBeGreaterThan(10)
  const letters = (await sheet).pages.join('').replaceAll(' ', '')
  for (const { number } of rows) expect(letters).toContain(`${'W'.repeat(39)}…Νίκη${number}`)
})

test('a job sheet without an order has the notes of the offer, and many lines take more pages', async () => {
  const sku = (await sales.sku())._id
  const items = Array.from({ length: 40 }, () => ({ ...line, sku }))
  const { pages } = await sheetOf(await startedJob({ notes: 'Διπλωμένα ανά δέκα', items }))
  expect(pages).toHaveLength(2)
  expect(pages.join()).toContain('Διπλωμένα ανά δέκα')
  expectProblem(await sales.call('GET', `/api/jobs/${unknownId}/sheet`), 404, 'Job not found')
})
