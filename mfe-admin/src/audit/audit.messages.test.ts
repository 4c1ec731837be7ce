import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { kindNames } from './audit.messages.ts'

/** Returns the kinds of records that the services declare for their audit logs. */
async function declaredKinds(): Promise<string[]> {
  const root = new URL('../../..', import.meta.url).pathname
  const kinds = new Set<string>()
  for await (const path of glob('services/*/{migrations,src}/**/*.ts', { cwd: root })) {
    const text = await readFile(root + path, 'utf8')
    if (!/service-kit\/audit'/.test(text)) continue
    const tables = text.matchAll(/\{\s*table: '(\w+)'(?:[^}]*?kind: '(\w+)')?/g)
    for (const [, table = '', kind = table] of tables) kinds.add(kind)
    for (const [, kind = ''] of text.matchAll(/recordAudit\(.*kind: '(\w+)'/g)) kinds.add(kind)
  }
  return [...kinds].toSorted()
}

test('each kind of record in the audit log has a name in both languages', async () => {
  expect(Object.keys(kindNames).toSorted()).toEqual(await declaredKinds())
})
