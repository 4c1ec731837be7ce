import { join } from 'node:path'
import { expensiveCalls, HostileCalls } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { CatalogTest, png } from './support.ts'

const hostile = new HostileCalls(join(import.meta.dirname, '..'))
const bodies: Record<string, object> = {}

const catalog = await CatalogTest.start()
for (const kind of kinds) {
  const body = { [kind.name]: 'Όνομα', ...(await kind.fields(catalog)) }
  bodies[`POST ${kind.url}`] = body
  bodies[`PUT ${kind.url}/{id}`] = body
}

afterAll(async () => {
  hostile.printCounts()
  await catalog.stop()
})

test.for(hostile.operations)(
  '$call answers valid, faulty and chained calls as its document says',
  hostile.testOptions,
  async operation => {
    const target = { test: catalog.test, files: [await png()], bodies }
    expect(await hostile.findFaults(operation, target)).toEqual([])
  },
)

test('each change by an administrator is in the audit log', async () => {
  // The library has the picture already.
  const kinds = ['categories', 'customers', 'events', 'media']
  const silent = kinds.map(kind => `POST /api/${kind}/upload`)
  expect(await hostile.findUnaudited(silent)).toEqual([])
})

test('bounds the processor time and the memory of the worst calls without a token', async () => {
  expect(await expensiveCalls(catalog.test.app, await png())).toEqual([])
}, 300_000)
