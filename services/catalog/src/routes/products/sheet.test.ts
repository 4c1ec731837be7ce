import { writeCsv } from '@stampa/service-kit/csv'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyRecord } from '../../../test/kinds.ts'
import { CatalogTest, expectProblem, png } from '../../../test/support.ts'
import { importProducts } from './sheet.ts'

let mug: AnyRecord

const catalog = await CatalogTest.start()
const mugs = await catalog.category('Κούπες')
const gifts = await catalog.category('Δώρα')
await catalog.category('Διπλή')
await catalog.category('Διπλή')
await catalog.call('POST', '/api/events', { json: { name: 'Γάμος' } })

afterAll(() => catalog.stop())

beforeEach(async () => {
  mug = (await catalog.product({
    title: 'Κούπα',
    description: 'Κεραμική, 330 ml;\n«Στάμπα»',
    categories: [mugs, gifts],
    order: 3,
  })) as AnyRecord
})

const unknownId = '01a1f795-0000-7000-8000-000000000000'

interface Report {
  rows: number
  created: number
  updated: number
  errors: { row: number; field: string; message: string }[]
}

function importFile(content: string | Buffer, query = '') {
  return catalog.call<Report>('POST', `/api/products/import${query}`, {
    form: { file: Buffer.from(content) },
  })
}

/** Returns a CSV file with one line that changes the mug. */
function lineOf(cells: Record<string, string | number>): string {
  const line = { _id: mug._id, title: '', ...cells }
  return writeCsv(Object.keys(line), [Object.values(line)])
}

async function exported(format = 'csv'): Promise<string> {
  const { status, headers, text } = await catalog.download(`/api/products/export?format=${format}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="products.csv"')
  return text
}

async function all(): Promise<AnyRecord[]> {
  return (await catalog.call<AnyRecord[]>('GET', '/api/products/all')).body
}

test('exports every product, without cells that a spreadsheet would execute', async () => {
  await catalog.product({ title: '=HYPERLINK("http://evil.example")', categories: [mugs] })
  const text = await exported()
  expect(text.startsWith('\uFEFF_id,version,title,description,categories,events,active,')).toBe(
    true,
  )
  expect(text).toContain(
    `${mug._id},1,Κούπα,"Κεραμική, 330 ml;\n«Στάμπα»",Κούπες | Δώρα,,true,3,koupa`,
  )
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test.each(['csv', 'csv-semicolon'])(
  'changes nothing when an export as %s is imported unchanged',
  async format => {
    const before = await all()
    const { status, body } = await importFile(await exported(format))
    expect(status).toBe(200)
    expect(body).toEqual({ rows: before.length, created: 0, updated: 0, errors: [] })
    expect(await all()).toEqual(before)
  },
)

test('changes the filled cells of a line and keeps the rest', async () => {
  const { body } = await importFile(
    lineOf({
      title: 'Κούπα μεγάλη',
      categories: 'Δώρα',
      events: 'Γάμος',
      active: 'FALSE',
      order: 9,
    }),
  )
  expect(body).toEqual({ rows: 1, created: 0, updated: 1, errors: [] })
  const { body: now } = await catalog.call<AnyRecord>('GET', `/api/products/${mug._id}`)
  expect(now).toMatchObject({
    title: 'Κούπα μεγάλη',
    description: mug.description,
    categories: [{ name: 'Δώρα' }],
    events: [{ name: 'Γάμος' }],
    active: false,
    order: 9,
    image: mug.image,
    version: 2,
  })
  const history = await catalog.call<object[]>('GET', `/api/products/${mug._id}/history`)
  expect(history.body[0]).toMatchObject({ action: 'changed', by: 'admin@example.com' })
})

test('creates a product from a line without an id, in every format that spreadsheets save', async () => {
  const sheet = `Title;Description;Categories;Image\r\nΣεμεδάκι;Υφασμάτινο;Κούπες|${gifts};${mug.image}\r\n`
  const { body } = await importFile(sheet)
  expect(body).toEqual({ rows: 1, created: 1, updated: 0, errors: [] })
  expect((await catalog.visit('/api/products/semedaki')).body).toMatchObject({
    title: 'Σεμεδάκι',
    categories: [{ name: 'Κούπες' }, { name: 'Δώρα' }],
    image: mug.image,
  })
})

test('reports a dry run like an import and changes nothing', async () => {
  const before = await all()
  const sheet = writeCsv(
    ['_id', 'title', 'description', 'categories', 'image'],
    [
      [mug._id, 'Άλλη', '', '', ''],
      ['', 'Νέα', 'Α', 'Δώρα', String(mug.image)],
    ],
  )
  const dry = await importFile(sheet, '?dryRun=true')
  expect(dry.body).toEqual({ rows: 2, created: 1, updated: 1, errors: [] })
  expect(await all()).toEqual(before)
  expect((await importFile(sheet)).body).toEqual(dry.body)
  expect(await all()).toHaveLength(before.length + 1)
})

describe('an invalid line', () => {
  test('is reported with all other errors, and nothing is stored', async () => {
    const before = await all()
    const sheet = writeCsv(
      ['_id', 'title', 'description', 'categories', 'events', 'active', 'order', 'slug', 'image'],
      [
        [mug._id, 'Σωστή', '', '', '', '', '', '', ''],
        ['', '', 'Α', 'Δώρα', '', '', '', '', String(mug.image)],
        ['', 'Χωρίς', 'Α', '', '', 'ίσως', '1.5', '', ''],
        ['', 'Ξένη', 'Α', 'Καπέλα', '', '', '', '', String(mug.image)],
        ['', 'Ασαφής', 'Α', 'Διπλή', '', '', '', '', String(mug.image)],
        ['', 'Γιορτή', 'Α', 'Δώρα', 'Βάπτιση', '', '', '', String(mug.image)],
        [unknownId, 'Άγνωστη', '', '', '', '', '', '', ''],
        ['no-id', 'Κακή', '', '', '', '', '', '', ''],
        [mug._id, 'Δεύτερη', '', '', '', '', '', '', ''],
        ['', 'Εικόνα', 'Α', 'Δώρα', '', '', '', '', 'https://evil.example/x.png'],
        ['', 'Σλαγκ', 'Α', 'Δώρα', '', '', '', 'a b', String(mug.image)],
      ],
    )
    const { status, body } = await importFile(sheet)
    expect(status).toBe(200)
    expect(body).toMatchObject({ rows: 11, created: 0, updated: 1 })
    expect(body.errors).toEqual([
      { row: 3, field: 'title', message: 'Title is required' },
      { row: 4, field: 'categories', message: 'Please select at least one category' },
      { row: 4, field: 'image', message: 'Please select an image for new products' },
      { row: 4, field: 'active', message: 'Active must be a boolean' },
      { row: 4, field: 'order', message: 'Order must be an integer' },
      { row: 5, field: 'categories', message: 'Category not found: «Καπέλα»' },
      { row: 6, field: 'categories', message: 'More than one is called «Διπλή»: use its _id' },
      { row: 7, field: 'events', message: 'Event not found: «Βάπτιση»' },
      { row: 8, field: '_id', message: 'Product not found' },
      { row: 9, field: '_id', message: 'Product not found' },
      { row: 10, field: '_id', message: `${mug._id} is in the file twice` },
      { row: 11, field: 'image', message: 'The image was not found: upload it first' },
      { row: 12, field: 'slug', message: 'The slug may hold a-z, 0-9 and single hyphens' },
    ])
    expect(await all()).toEqual(before)
  })

  test('includes one with an outdated version', async () => {
    await importFile(lineOf({ title: 'Πρώτη' }))
    const { body } = await importFile(lineOf({ title: 'Παλιά', version: 1 }))
    expect(body.errors).toMatchObject([{ row: 2, field: 'version' }])
    expect((await importFile(lineOf({ title: 'Νέα', version: 2 }))).body.errors).toEqual([])
  })
})

test.each<[string, string | Buffer, string]>([
  ['without a title', 'name\nx', 'The file has no column title'],
  ['that is none', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'Please select a CSV file'],
  ['that breaks off', 'title\n"x', 'The file is not valid CSV'],
  ['of too many lines', `title\n${'x\n'.repeat(1001)}`, 'The file has more than 1000 rows'],
])('rejects a file %s', async (_name, content, message) => {
  expectProblem(await importFile(content), 400, message)
})

test('rejects a request without a file, or with an image', async () => {
  const none = await catalog.call('POST', '/api/products/import', { form: {} })
  expect([400, 415]).toContain(none.status)
  expectProblem(await importFile(await png()), 400, 'Please select a CSV file')
})

test('imports a sheet whose request has already been read to its end', async () => {
  const { app } = catalog.test
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const form = new FormData()
  form.set(
    'file',
    new File([lineOf({ title: 'Από δίκτυο' })], 'products.csv', { type: 'text/csv' }),
  )
  const answer = await fetch(`${address}/api/products/import?dryRun=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await catalog.test.adminToken()}` },
    body: form,
  })
  expect(await answer.json()).toEqual({ rows: 1, created: 0, updated: 1, errors: [] })
})

test('changes nothing when an import exceeds its time limit', async () => {
  const before = await all()
  const { db, app } = catalog.test
  const signal = AbortSignal.abort()
  const text = lineOf({ title: 'Αργή' })
  const run = importProducts(db, app.media, {}, text, { dryRun: false, signal })
  await expect(run).rejects.toThrow('aborted')
  expect(await all()).toEqual(before)
})
