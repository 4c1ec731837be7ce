import { glob } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { breakingMigrations } from '@stampa/service-kit/expand-only'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Services are released one by one since then. */
const since = '20261123t1441'

test('every migration lets the version before it go on, or states in `contract` why it may not', async () => {
  const breaking: string[] = []
  for await (const path of glob('*/migrations/*.ts', { cwd: join(root, 'services') })) {
    if (basename(path) < since) continue
    const file = join(root, 'services', path)
    const reasons = await breakingMigrations(dirname(file), [basename(file)])
    if (reasons.length > 0) breaking.push(path)
  }
  expect(breaking).toEqual([])
})
