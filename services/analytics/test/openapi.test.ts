import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapiText } from '@stampa/service-kit'
import { changesSinceRelease } from '@stampa/service-kit/testing'
import { expect, test } from 'vitest'
import { buildOffline } from '../src/app.ts'

test('openapi.json describes the routes as they are: run `npm run openapi`', async () => {
  const committed = await readFile(join(import.meta.dirname, '../openapi.json'), 'utf8')
  expect(await openapiText(buildOffline)).toBe(committed)
})

test('the interface stays compatible with the released one', async () => {
  expect(await changesSinceRelease(buildOffline, join(import.meta.dirname, '..'))).toEqual([])
})
