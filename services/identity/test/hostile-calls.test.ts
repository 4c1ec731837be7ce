import { join } from 'node:path'
import { HostileCalls } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { admin, createIdentity } from './identity.ts'

const hostile = new HostileCalls(join(import.meta.dirname, '..'))

const identity = await createIdentity()
afterAll(async () => {
  hostile.printCounts()
  await identity.close()
})

test.for(hostile.operations)(
  '$call answers valid, faulty and chained calls as its document says',
  hostile.testOptions,
  async operation => {
    const adminToken = async () => String((await identity.signIn(admin)).body.token)
    const bodies = { 'POST /api/auth/login': admin }
    const target = { test: { ...identity, adminToken }, bodies }
    expect(await hostile.findFaults(operation, target)).toEqual([])
  },
)

test('each change by an administrator is in the audit log', async () => {
  expect(await hostile.findUnaudited()).toEqual([])
})
