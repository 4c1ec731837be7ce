import { afterAll, expect, test } from 'vitest'
import { runAlone } from '../src/app/jobs.ts'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const service = await createTestApp(buildApp, {})
afterAll(() => service.close())

test('skips a job while another instance runs it', async () => {
  const { db } = service
  const first = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const ran: string[] = []
  const long = runAlone(db, 'one', async () => {
    ran.push('first')
    started.resolve()
    await first.promise
  })
  await started.promise
  await runAlone(db, 'one', async () => ran.push('second'))
  await runAlone(db, 'two', async () => ran.push('another job'))
  first.resolve()
  await long
  await runAlone(db, 'one', async () => ran.push('third'))
  expect(ran).toEqual(['first', 'another job', 'third'])
})

test('releases the lock of a failed job', async () => {
  const { db } = service
  await expect(runAlone(db, 'failing', () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  )
  const ran: string[] = []
  await runAlone(db, 'failing', async () => ran.push('next'))
  expect(ran).toEqual(['next'])
})
