import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyRecord } from './kinds.ts'
import { CatalogTest, png } from './support.ts'

let catalog: CatalogTest

beforeAll(async () => {
  catalog = await CatalogTest.start()
})

afterAll(() => catalog.stop())

const cases = [
  ['product', '/api/products', 'favicon', 'removeFavicon'],
  ['testimonial', '/api/testimonials', 'companyLogo', 'removeCompanyLogo'],
  ['company', '/api/company/settings', 'logo', 'removeLogo'],
  ['company', '/api/company/settings', 'favicon', 'removeFavicon'],
] as const

test.each(cases)('the %s of %s can be without its %s', async (kind, path, field, remove) => {
  const texts = {
    product: { title: 'Α', description: 'Β', categories: [await catalog.category('Γ')] },
    testimonial: { customerName: 'Α', testimonial: 'Β' },
    company: {},
  }[kind]
  const image = kind === 'product' ? { image: await png() } : {}
  const form = { ...texts, ...image, [field]: await png() }
  const method = kind === 'company' ? 'PUT' : 'POST'
  const { body: made } = await catalog.call<AnyRecord>(method, path, { form })
  expect(made[field]).toEqual(expect.any(String))

  const url = kind === 'company' ? path : `${path}/${made._id}`
  const put = async (fields: object) =>
    (await catalog.call<AnyRecord>('PUT', url, { form: { ...texts, ...fields } })).body
  expect(await put({ [remove]: false })).toMatchObject({ [field]: made[field] })
  expect(await put({ [remove]: true })).toMatchObject({ [field]: null, [`${field}Asset`]: null })
  // Of both the file wins: whoever removes and then picks another one wants that.
  expect(await put({ [remove]: true, [field]: await png() })).toMatchObject({
    [field]: made[field],
  })
})
