import { expect, test } from './fixtures.ts'
import { answerOf, someProduct } from './storefront-pages.ts'
import { faultsIn } from './structured-data/faults.ts'
import { nodesOf } from './structured-data/nodes.ts'
import { missingIn } from './structured-data/rich-results.ts'
import { readVocabulary } from './structured-data/vocabulary.ts'

test('every page has valid structured data', async ({ request }) => {
  const vocabulary = readVocabulary()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const found = new Map<string, unknown[]>()
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const response = await request.get(pathname)
    expect(response.status(), pathname).toBe(200)
    const nodes = nodesOf(await response.text())
    const faults = nodes.flatMap(node => [...faultsIn(node, vocabulary), ...missingIn(node)])
    expect(faults, pathname).toEqual([])
    found.set(
      pathname,
      nodes.map(node => node['@type']),
    )
  }

  const product = await someProduct(request)
  const [post] = await answerOf<{ slug: string }[]>(request, '/api/blog')
  for (const [path, types] of [
    ['/', ['Store', 'WebSite']],
    ['/products', ['BreadcrumbList']],
    [`/products/category/${product.categories[0]?.slug}`, ['BreadcrumbList']],
    [`/products/${product.slug}`, ['Product', 'BreadcrumbList']],
    ['/blog', ['BreadcrumbList']],
    [`/blog/${post?.slug}`, ['BlogPosting', 'BreadcrumbList']],
    ['/faq', ['FAQPage', 'BreadcrumbList']],
    ['/about', ['AboutPage', 'BreadcrumbList']],
    ['/contact', ['ContactPage', 'BreadcrumbList']],
    ['/our-works', ['BreadcrumbList']],
    ['/test-your-idea', ['WebApplication']],
  ] as const) {
    expect(found.get(path), path).toEqual(types)
  }
})
