import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../test/fixture-build.ts'
import { withLock } from './lock.ts'

const folder = temporaryFolder()
let path: string

beforeEach(async () => {
  path = join(folder.path, 'locks', 'one')
})

const patient = { timeoutMilliseconds: 30_000 }

test('lets one holder in at a time', async () => {
  let holders = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withLock(path, patient, async () => {
        holders += 1
        most = Math.max(most, holders)
        await new Promise(setImmediate)
        holders -= 1
      }),
    ),
  )
  expect(most).toBe(1)
})

test('reports waiting, and times out with advice', async () => {
  let waits = 0
  await withLock(path, patient, async () => {
    const second = withLock(
      path,
      { timeoutMilliseconds: 60, onWait: () => (waits += 1) },
      async () => 'in',
    )
    await expect(second).rejects.toThrow(/held by another process/)
  })
  expect(waits).toBe(1)
  expect(await withLock(path, patient, async () => 'free')).toBe('free')
})

test('is released after a failure and leaves one empty file', async () => {
  const failing = withLock(path, patient, async () => {
    throw new Error('inside')
  })
  await expect(failing).rejects.toThrow('inside')
  expect(await withLock(path, patient, async () => 'free')).toBe('free')
  expect(await readdir(join(folder.path, 'locks'))).toEqual(['one'])
})

test('names the path when it cannot lock', async () => {
  const denied = /one cannot be locked: .*must be writable/
  await mkdir(path, { recursive: true })
  await expect(withLock(path, patient, async () => 'in')).rejects.toThrow(denied)
  await rmdir(path)
  await writeFile(path, 'not a lock file of ours')
  await expect(withLock(path, patient, async () => 'in')).rejects.toThrow(denied)
})
