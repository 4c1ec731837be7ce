import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { AnyResult } from '../src/routes/search/schema.ts'
import { fillCatalogue } from '../src/seeding/fill-catalogue.ts'
import { CatalogTest, png } from './support.ts'

const seeds = new URL('../seeds/', import.meta.url)

/** Fills in the texts of the demo content, all with one picture. */
const catalog = await CatalogTest.start()
const folder = await mkdtemp(join(tmpdir(), 'catalog-queries-'))
await mkdir(join(folder, 'pictures'))
await writeFile(
  join(folder, 'pictures', 'one.webp'),
  await sharp(await png())
    .webp()
    .toBuffer(),
)
for (const name of await readdir(seeds)) {
  if (!name.endsWith('.json')) continue
  const texts = await readFile(new URL(name, seeds), 'utf8')
  await writeFile(join(folder, name), texts.replaceAll(/"[^"]+\.webp(#\d+)?"/g, '"one.webp"'))
}
await fillCatalogue(catalog.test.db, catalog.test.app.media, folder, () => undefined)
await rm(folder, { recursive: true })

afterAll(() => catalog.stop())

interface Wanted {
  q: string
  kind: string
  title: string
}

async function readWanted(): Promise<Wanted[]> {
  const text = await readFile(new URL('search-queries.txt', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .flatMap(line => {
      const [kind = '', title = '', queries = ''] = line.split('|').map(part => part.trim())
      return queries.split(';').map(q => ({ q: q.trim(), kind, title }))
    })
}

test('finds what visitors look for among the first three results, for 95 of 100 queries', async () => {
  const wanted = await readWanted()
  expect(wanted.length).toBeGreaterThanOrEqual(200)
  const missed: string[] = []
  for (const { q, kind, title } of wanted) {
    const { body } = await catalog.visit(`/api/search/all?${new URLSearchParams({ q })}`)
    const found = (body as AnyResult[]).slice(0, 3)
    const isFound = found.some(
      result =>
        result.kind === kind &&
        result.title.toLocaleLowerCase('el').includes(title.toLocaleLowerCase('el')),
    )
    if (!isFound) missed.push(`${q}: ${found.map(result => result.title).join('; ')}`)
  }
  expect(missed.length / wanted.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
})
