import { afterAll, expect, test } from 'vitest'
import type { AnyRecord } from '../../../test/kinds.ts'
import { CatalogTest, expectProblem, png } from '../../../test/support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

async function post(title: string): Promise<AnyRecord> {
  const form = {
    title,
    content: 'Πρώτη\nΔεύτερη',
    bannerImage: await png(),
    bannerImageAlt: 'Το εργαστήριο',
  }
  const { status, body } = await catalog.call<AnyRecord>('POST', '/api/about', { form })
  expect(status).toBe(201)
  return body
}

test('returns the active about content that was changed last, or 404', async () => {
  expectProblem(await catalog.visit('/api/about'), 404, 'About content not found')
  const first = await post('Πρώτο')
  const second = await post('Δεύτερο')
  expect((await catalog.visit('/api/about')).body).toEqual({
    _id: second._id,
    title: 'Δεύτερο',
    content: 'Πρώτη\nΔεύτερη',
    bannerImage: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/40\.webp$/),
    bannerImageAsset: expect.objectContaining({ alt: 'Το εργαστήριο' }),
  })
  const form = { title: 'Πρώτο ξανά', content: 'Α' }
  await catalog.call('PUT', `/api/about/${first._id}`, { form })
  expect((await catalog.visit('/api/about')).body).toMatchObject({ title: 'Πρώτο ξανά' })
  await catalog.call('PUT', `/api/about/${first._id}`, { form: { ...form, active: false } })
  expect((await catalog.visit('/api/about')).body).toMatchObject({ title: 'Δεύτερο' })
  await catalog.call('DELETE', `/api/about/${second._id}`)
  expectProblem(await catalog.visit('/api/about'), 404, 'About content not found')
})

test('clears the alternative text when the picture is replaced', async () => {
  const { _id } = await post('Εικόνα')
  const put = (fields: object) =>
    catalog.call<{ bannerImageAsset: object }>('PUT', `/api/about/${_id}`, {
      form: { title: 'Εικόνα', content: 'Α', ...fields },
    })
  expect((await put({ bannerImageFocus: { x: 0.25, y: 0 } })).body.bannerImageAsset).toMatchObject({
    alt: 'Το εργαστήριο',
    focus: { x: 0.25, y: 0 },
  })
  const { body } = await put({ bannerImage: await png({ color: '#0086b3' }) })
  expect(body.bannerImageAsset).not.toHaveProperty('alt')
  expect(body.bannerImageAsset).not.toHaveProperty('focus')
  for (const bannerImageFocus of [{ x: 2, y: 0 }, { x: 0.5 }, 'center']) {
    expectProblem(await put({ bannerImageFocus }), 400, expect.any(String))
  }
})
