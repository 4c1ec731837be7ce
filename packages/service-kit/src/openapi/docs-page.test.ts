import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docsPage, typeOf } from './docs-page.ts'

const services = join(import.meta.dirname, '../../../../services')

test.each(['identity', 'catalog', 'orders', 'studio', 'analytics'])(
  'the page of %s has every call, and each of its links leads somewhere',
  async name => {
    const document = JSON.parse(await readFile(join(services, name, 'openapi.json'), 'utf8'))
    const page = docsPage(name, document)
    for (const [path, methods] of Object.entries<object>(document.paths)) {
      for (const method of Object.keys(methods)) {
        expect(page).toContain(`<h2><code>${method.toUpperCase()} ${path}</code></h2>`)
      }
    }
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter(target => !ids.includes(target))).toEqual([])
  },
)

test('shows a schema in the notation of TypeScript', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 60, description: 'Of a <person>' },
      roles: { type: 'array', items: { enum: ['a', 'b'] } },
      owner: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
    },
  }
  expect(typeOf(schema)).toBe(
    `{
  name: string ≤60 <i>// Of a &lt;person&gt;</i>
  roles?: (&quot;a&quot; | &quot;b&quot;)[]
  owner?: <a href="#Person">Person</a> | null
}`,
  )
})
