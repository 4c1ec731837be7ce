import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** The parts of a product that tests of the public pages read. */
export interface Product {
  _id: string
  slug: string
  title: string
  description: string
  categories: { _id: string; slug: string; name: string }[]
  imageAsset: { base: string; alt?: string } | null
}

/** Returns any product of the running shop with a category. */
export async function someProduct(request: APIRequestContext): Promise<Product> {
  const featured = (await (await request.get('/api/products/featured')).json()) as Product[]
  const product = featured.find(({ categories }) => categories.length > 0)
  if (!product) throw new Error('The demo shop has no product in a category')
  return product
}

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
}

/** Navigates on the client, so that the test's routes supply the page's data. */
export async function goTo(page: Page, path: string): Promise<void> {
  await open(page, '/sitemap')
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
}

/** Scrolls to a lazy part of the home page and waits for its code. */
export async function comeNear(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect(part.locator('xpath=ancestor::*[@data-loaded]')).toBeAttached()
}

/** Returns the body of a service's response. */
export async function answerOf<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(path)
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}`)
  return (await response.json()) as T
}

/** Collects the console output and uncaught errors of a page. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', message => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => lines.push(`uncaught: ${error.message}`))
  return lines
}

export const headline = (page: Page) => page.getByRole('heading', { level: 1 })
export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Navigates to the home page on the client, so that the test's routes supply its data. */
export async function goHome(page: Page): Promise<void> {
  await open(page, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'Stampa' }).click()
  await expect(page).toHaveURL('/')
}
