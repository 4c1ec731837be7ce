import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

test('every setting of docker-compose.yml is documented, and no other', async () => {
  const taken = (await read('../docker-compose.yml')).matchAll(/\$\{(\w+)/g)
  const [settings] = /## Settings.*?\n## /s.exec(await read('README.md')) ?? ['']
  const rows = settings.split('\n').flatMap(line => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  const explained = rows.flatMap(names => names.replaceAll('`', '').split(', '))
  expect(new Set(explained)).toEqual(new Set(Array.from(taken, ([, name]) => name)))
})
