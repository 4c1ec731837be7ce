import { afterEach, expect, test, vi } from 'vitest'
import { orNothing } from './or-nothing.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

test('hands on what was loaded', async () => {
  expect(await orNothing(Promise.resolve([1, 2]), new AbortController().signal)).toEqual([1, 2])
  expect(warn).not.toHaveBeenCalled()
})

test('logs a failure and leaves the part out', async () => {
  const failure = new Error('away')
  expect(await orNothing(Promise.reject(failure), new AbortController().signal)).toEqual([])
  expect(warn.mock.calls).toEqual([[failure]])
})

test('says nothing of a navigation that was given up', async () => {
  expect(await orNothing(Promise.reject(new Error('aborted')), AbortSignal.abort())).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
