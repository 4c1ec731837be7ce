import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerOf, open, someProduct } from './storefront-pages.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

const views: Record<string, (request: APIRequestContext) => Promise<string>> = {
  'the home page': async () => '/',
  'the list of products': async () => '/products',
  'a category': async request =>
    `/products/category/${(await someProduct(request)).categories[0]?.slug}`,
  'a product': async request => `/products/${(await someProduct(request)).slug}`,
  'a missing product': async () => '/products/nothing',
  'the portfolio': async () => '/our-works',
  'the blog': async () => '/blog',
  'a post': async request =>
    `/blog/${(await answerOf<{ slug: string }[]>(request, '/api/blog'))[0]?.slug}`,
  'a missing post': async () => '/blog/nothing',
  'the about page': async () => '/about',
  'the questions': async () => '/faq',
  'the sitemap': async () => '/sitemap',
  'the categories': async () => '/categories',
  'the occasions': async () => '/events',
  'the testimonials': async () => '/testimonials',
  'the banners': async () => '/banners',
  'the contact page': async () => '/contact',
  'the order form': async () => '/custom-order',
  'search results': async () => '/search?q=μπλουζάκι',
  'a search for nothing there is': async () => '/search?q=ξψξψξψ',
  'a missing order': async () => '/order-status/nothing',
  'the privacy policy': async () => '/privacy',
  'the terms': async () => '/terms',
}

for (const [name, pathOf] of Object.entries(views)) {
  test(`${name} is accessible and fits every screen, in both languages`, async ({
    page,
    request,
  }) => {
    const path = await pathOf(request)
    await open(page, path)
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
    await page.setViewportSize({ width: 768, height: 1024 })
    await open(page, inEnglish(path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`

const pictured = [
  'the home page',
  'the list of products',
  'a product',
  'the portfolio',
  'the blog',
  'a post',
  'the about page',
  'the categories',
  'the occasions',
  'the banners',
]

for (const name of pictured) {
  test(`${name} fetches its first images once, as announced, and holds still`, async ({
    page,
    request,
  }) => {
    const images: string[] = []
    page.on('request', sent => {
      if (sent.resourceType() === 'image') images.push(new URL(sent.url()).pathname)
    })
    // Going by, the customers' logos would never hold still.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordShifts(page)
    await open(page, (await views[name]?.(request)) ?? '/')
    const announced = page.getByRole('main').locator('img[fetchpriority=high]')
    await expect(announced).not.toHaveCount(0)
    for (const image of await announced.all()) {
      await expect(image).toHaveJSProperty('complete', true)
      const shown = await image.evaluate(
        (img: HTMLImageElement) => new URL(img.currentSrc).pathname,
      )
      expect(shown).toMatch(/\.avif$/)
      expect(images.filter(path => path === shown)).toHaveLength(1)
      const fallback = `${shown.slice(0, shown.lastIndexOf('/'))}/960.webp`
      expect(images).not.toContain(fallback)
    }

    await scrollThrough(page)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.02)
  })
}

test('a list that is opened in the browser fetches no fallback images', async ({
  page,
  request,
}) => {
  await open(page, `/products/${(await someProduct(request)).slug}`)
  const images: string[] = []
  page.on('request', sent => {
    if (sent.resourceType() === 'image') images.push(new URL(sent.url()).pathname)
  })
  await page.getByRole('main').getByRole('link', { name: 'Προϊόντα' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await scrollThrough(page)
  expect(images.length).toBeGreaterThan(0)
  expect(images.filter(path => path.endsWith('.webp'))).toEqual([])
})

/** Adds up the page's layout shifts, as https://web.dev/articles/cls counts them, in `globalThis.shift`. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { shift: 0 }
    Object.defineProperty(globalThis, 'shift', { get: () => record.shift })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) record.shift += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Brings every image into view, and waits for each. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.getByRole('main').locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
  }
}
