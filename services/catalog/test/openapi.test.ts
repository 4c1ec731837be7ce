import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapiText } from '@stampa/service-kit'
import { changesSinceRelease } from '@stampa/service-kit/testing'
import { expect, test } from 'vitest'
import { buildOffline } from '../src/offline.ts'

test('matches openapi.json: run `npm run openapi`', async () => {
  const committed = await readFile(join(import.meta.dirname, '../openapi.json'), 'utf8')
  expect(await openapiText(buildOffline)).toBe(committed)
})

test('keeps every part of the released interface', async () => {
  expect(await changesSinceRelease(buildOffline, join(import.meta.dirname, '..'))).toEqual([])
})
