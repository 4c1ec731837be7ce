import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expectProblem, SalesTest, type SavedSku } from '../../../test/sales.ts'
import { plainDecimal } from '../../sku/import.ts'

const sales = await SalesTest.start()

beforeEach(async () => {
  await sales.db('skus').delete()
})
afterAll(() => sales.stop())

const header = 'skuCode;productDescription;vendor;priceWithoutVAT;minimumOrderItems'

function bring(csv: string | Buffer, query = '') {
  return sales.call('POST', `/api/sku/import${query}`, { form: { file: Buffer.from(csv) } })
}

async function list(): Promise<SavedSku[]> {
  return (await sales.call<SavedSku[]>('GET', '/api/sku')).body
}

describe('an imported sheet', () => {
  test('adds and changes SKUs', async () => {
    const { skuCode } = await sales.sku()
    const { status, body } = await bring(
      `${header}\n;Κούπα;Κεραμεικός;5,40;24\n${skuCode.toLowerCase()};Μπλούζα;Νήμα;6.1;1\n;Καπέλο;Νήμα;1.250,00 €;1`,
    )
    expect(status).toBe(200)
    expect(body).toEqual({ rows: 3, created: 2, updated: 1, errors: [] })
    expect(await list()).toMatchObject([
      { skuCode, productDescription: 'Μπλούζα', priceWithoutVAT: 6.1, version: 2 },
      { productDescription: 'Κούπα', priceWithoutVAT: 5.4, minimumOrderItems: 24, version: 1 },
      { productDescription: 'Καπέλο', priceWithoutVAT: 1250 },
    ])
  })

  test('is read in Windows-1253', async () => {
    const row = ';\xca\xef\xfd\xf0\xe1;\xcd\xde\xec\xe1;5,40;24'
    expect((await bring(Buffer.from(`${header}\n${row}`, 'latin1'))).status).toBe(200)
    expect(await list()).toMatchObject([{ productDescription: 'Κούπα', vendor: 'Νήμα' }])
  })

  test('reports without changes in a dry run', async () => {
    const before = [await sales.sku()]
    const { body } = await bring(
      `${header}\n;Κούπα;Α;5;1\n${before[0]?.skuCode};Β;Γ;6;1`,
      '?dryRun=true',
    )
    expect(body).toEqual({ rows: 2, created: 1, updated: 1, errors: [] })
    expect(await list()).toEqual(before)
  })

  test('changes nothing with one invalid row and reports every error', async () => {
    const before = [await sales.sku()]
    const code = before[0]?.skuCode
    const { status, body } = await bring(
      [
        header,
        ';Καλή;Α;5;1',
        ';;Α;0.005;0',
        'SKU-99999;Α;Β;1;1',
        `${code};Α;Β;NaN;1`,
        `${code};Α;Β;1;1,5`,
        ';Α;Β;1.250;',
      ].join('\n'),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ rows: 6, created: 1, updated: 0 })
    expect((body as { errors: unknown }).errors).toEqual([
      { row: 3, field: 'productDescription', message: 'Product description is required' },
      {
        row: 3,
        field: 'priceWithoutVAT',
        message: 'Price without VAT must be a number',
      },
      { row: 3, field: 'minimumOrderItems', message: 'Minimum order items must be 1 or more' },
      { row: 4, field: 'skuCode', message: 'There is no SKU SKU-99999' },
      { row: 5, field: 'priceWithoutVAT', message: 'Price without VAT must be a number' },
      { row: 6, field: 'skuCode', message: `${code} is in the file twice` },
      { row: 6, field: 'minimumOrderItems', message: 'Minimum order items must be an integer' },
      { row: 7, field: 'priceWithoutVAT', message: 'Price without VAT must be a number' },
      { row: 7, field: 'minimumOrderItems', message: 'Minimum order items is required' },
    ])
    expect(await list()).toEqual(before)
  })

  test.each([
    ['', 'Please select a CSV file'],
    ['skuCode;vendor\n;x', 'The file has no column productDescription'],
    [`${header}\n${';x;y;1;1\n'.repeat(5001)}`, 'The file has more than 5000 rows'],
  ])('rejects %.20s…', async (csv, message) => {
    expectProblem(await bring(csv), 400, message)
  })

  test('is rejected when invalid, too large or missing', async () => {
    const tooLarge = `${header}\n${'x'.repeat(5_242_880)}`
    expectProblem(await bring(tooLarge), 400, 'File size must be less than 5MB')
    expectProblem(await bring('\u0000\u0001'), 400, 'Please select a CSV file')
    expectProblem(
      await sales.call('POST', '/api/sku/import', { form: {} }),
      400,
      'Please select a CSV file',
    )
  })

  test('is accepted with five thousand rows', async () => {
    const { body } = await bring(`${header}\n${';x;y;1;1\n'.repeat(5000)}`)
    expect(body).toEqual({ rows: 5000, created: 5000, updated: 0, errors: [] })
    const { raw } = await sales.call('GET', '/api/sku/export')
    const again = await bring(raw.toString())
    expect(again.body).toEqual({ rows: 5000, created: 0, updated: 5000, errors: [] })
  })
})

test('exports every SKU with escaped formulas, and imports the file again', async () => {
  await sales.sku({ productDescription: '=HYPERLINK("http://evil.example")', vendor: 'Α;"Β",Γ' })
  await sales.sku({ priceWithoutVAT: 0.07 })
  const before = await list()
  const { status, headers, raw } = await sales.call('GET', '/api/sku/export')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="skus.csv"')
  const file = raw.toString()
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect((await bring(file)).body).toEqual({ rows: 2, created: 0, updated: 2, errors: [] })
  const fields = ({ version: _, ...rest }: SavedSku & { updatedAt?: string }) => ({
    ...rest,
    updatedAt: null,
  })
  expect((await list()).map(fields)).toEqual(before.map(fields))
})

test.each([
  ['5', '5'],
  ['5.40', '5.40'],
  ['5,40', '5.40'],
  ['1250,5', '1250.5'],
  ['1.250,50 €', '1250.50'],
  ['€ 1.250.000,50', '1250000.50'],
  ['1.250.000', '1250000'],
  ['0.005', undefined],
  ['1.250', undefined],
  ['1,250', undefined],
  ['1,250.50', undefined],
  ['12.34.56', undefined],
  ['-1', undefined],
  ['NaN', undefined],
  ['1e3', undefined],
  ['', undefined],
])('an amount of %j is read as %j', (text, expected) => {
  expect(plainDecimal(text)).toBe(expected)
})
