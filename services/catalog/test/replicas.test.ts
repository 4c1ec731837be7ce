import { afterAll, expect, test } from 'vitest'
import { CatalogTest } from './support.ts'

// Another database stands for the replicas, so that what is read from it differs.
const replicas = await CatalogTest.start()
const catalog = await CatalogTest.start({
  DATABASE_READ_URL: replicas.test.config.DATABASE_URL,
})
afterAll(async () => {
  await catalog.stop()
  await replicas.stop()
})

test('visitors read the replicas, where there are any, and administrators what they wrote', async () => {
  const add = async (at: CatalogTest, title: string) =>
    at.product({ title, categories: JSON.stringify([await at.category('Κούπες')]) })
  const there = await add(replicas, 'Κούπα στο αντίγραφο')
  const here = await add(catalog, 'Κούπα στο πρωτότυπο')
  const read = async (path: string) => JSON.stringify((await catalog.visit(path)).body)
  for (const path of [
    '/api/products',
    '/api/products?limit=10',
    `/api/products/${there._id}`,
    '/api/search?q=κούπα',
    '/api/search/suggestions?q=κούπα',
  ]) {
    expect(await read(path), path).toContain('αντίγραφο')
    expect(await read(path), path).not.toContain('πρωτότυπο')
  }
  for (const path of ['/api/products/all', `/api/products/${here._id}`]) {
    const { body } = await catalog.call('GET', path)
    expect(JSON.stringify(body), path).toContain('πρωτότυπο')
  }
})
