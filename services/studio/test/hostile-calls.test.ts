import { harmfulCalls } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { png, StudioTest } from './studio.ts'

let studio: StudioTest

beforeAll(async () => {
  studio = await StudioTest.start()
})

afterAll(() => studio.stop())

test('rejects hostile input to every call or handles it safely', async () => {
  const { app, adminToken } = studio.test
  const options = { token: await adminToken(), file: await png() }
  expect(await harmfulCalls(app, options)).toEqual([])
}, 300_000)
