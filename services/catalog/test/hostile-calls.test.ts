import { expensiveCalls, harmfulCalls } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CatalogTest, png } from './support.ts'

let catalog: CatalogTest

beforeAll(async () => {
  catalog = await CatalogTest.start()
})

afterAll(() => catalog.stop())

test('rejects hostile values in every field of every call, or stores them harmlessly', async () => {
  const { app, adminToken } = catalog.test
  const options = { token: await adminToken(), file: await png() }
  expect(await harmfulCalls(app, options)).toEqual([])
}, 300_000)

test('bounds the processor time of the worst calls without a token', async () => {
  expect(await expensiveCalls(catalog.test.app, await png())).toEqual([])
}, 300_000)
