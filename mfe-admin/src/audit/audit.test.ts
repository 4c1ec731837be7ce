import { glob, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEntries } from './audit.data.ts'
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

const entries = fc.uniqueArray(
  fc.record({ _id: fc.uuid({ version: 7 }), service: fc.nat({ max: 4 }) }),
  { selector: ({ _id }) => _id },
)

test('reading page by page returns every entry of all services once, newest first', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 7 }), (all, limit) => {
      const newest = all.toSorted((a, b) => (a._id < b._id ? 1 : -1))
      const read = []
      for (let before: string | undefined, isMore = true; isMore; ) {
        const lists = [0, 1, 2, 3, 4].map(service =>
          newest
            .filter(entry => entry.service === service)
            .filter(({ _id }) => before === undefined || _id < before)
            .slice(0, limit),
        )
        const { rows, next } = mergeEntries(lists, limit)
        read.push(...rows)
        before = next
        isMore = next !== undefined
      }
      expect(read).toEqual(newest)
    }),
  )
})
