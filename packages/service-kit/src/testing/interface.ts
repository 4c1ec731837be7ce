import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BuildOffline, changesSinceRelease, openapiText } from '../openapi/document.ts'

/** Defines the tests of a service's interface. @param directory of the service */
export function testInterface(build: BuildOffline, directory: string): void {
  test('openapi.json describes the routes: run `npm run openapi`', async () => {
    const committed = await readFile(join(directory, 'openapi.json'), 'utf8')
    expect(await openapiText(build)).toBe(committed)
  })

  test('keeps every part of the released interface', async () => {
    expect(await changesSinceRelease(build, directory)).toEqual([])
  })
}
