import type { APIRequestContext, Page } from '@playwright/test'

/** Of a product, what the tests of the public pages look at. */
export interface Product {
  _id: string
  title: string
  description: string
  categories: { _id: string; name: string }[]
  imageAsset: { base: string } | null
}

/** Any one product of the running shop that is in a category. */
export async function someProduct(request: APIRequestContext): Promise<Product> {
  const featured = (await (await request.get('/api/products/featured')).json()) as Product[]
  const product = featured.find(({ categories }) => categories.length > 0)
  if (!product) throw new Error('The demo shop has no product in a category')
  return product
}

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
}

/** Everything the browser has to say about the page from now on. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', message => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => lines.push(`uncaught: ${error.message}`))
  return lines
}

export const headline = (page: Page) => page.getByRole('heading', { level: 1 })
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
