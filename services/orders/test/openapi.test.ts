import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapiText } from '@stampa/service-kit'
import { expect, test } from 'vitest'
import { buildOffline } from '../src/offline.ts'

test('openapi.json describes the routes as they are: run `npm run openapi`', async () => {
  const committed = await readFile(join(import.meta.dirname, '../openapi.json'), 'utf8')
  expect(await openapiText(buildOffline)).toBe(committed)
})
