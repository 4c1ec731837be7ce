import type { APIRequestContext, Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { answerOf, consoleOf, open, someProduct } from './storefront-pages.ts'

/** Viewport widths, px; 320 and 640 equal 1280 px at a zoom of 400 % and 200 %. */
const widths = [320, 360, 640, 768, 1280]

interface View {
  pathOf: (request: APIRequestContext) => Promise<string>
  /** Whether the page starts with an image. */
  pictured?: boolean
}

const at = (path: string): View => ({ pathOf: async () => path })
const pictured = (pathOf: View['pathOf']): View => ({ pathOf, pictured: true })

/** One page of each type. */
const views: Record<string, View> = {
  'the home page': pictured(async () => '/'),
  'the list of products': pictured(async () => '/products'),
  'a category': {
    pathOf: async request =>
      `/products/category/${(await someProduct(request)).categories[0]?.slug}`,
  },
  'a product': pictured(async request => `/products/${(await someProduct(request)).slug}`),
  'a missing product': at('/products/nothing'),
  'the portfolio': pictured(async () => '/our-works'),
  'the blog': pictured(async () => '/blog'),
  'a post': pictured(
    async request => `/blog/${(await answerOf<{ slug: string }[]>(request, '/api/blog'))[0]?.slug}`,
  ),
  'the about page': pictured(async () => '/about'),
  'the questions': at('/faq'),
  'the sitemap': at('/sitemap'),
  'the categories': pictured(async () => '/categories'),
  'the occasions': pictured(async () => '/events'),
  'the testimonials': at('/testimonials'),
  'the banners': pictured(async () => '/banners'),
  'the contact page': at('/contact'),
  'the order form': at('/custom-order'),
  'lost links': at('/where-is-my-order'),
  'search results': at('/search?q=μπλουζάκι'),
  'a search for nothing there is': at('/search?q=ξψξψξψ'),
  'a missing order': at('/order-status/nothing'),
  'the privacy policy': at('/privacy'),
  'the terms': at('/terms'),
}

for (const [name, { pathOf, pictured }] of Object.entries(views)) {
  test(`${name} is accessible, fits every width and has no layout shift, in both languages`, async ({
    page,
    request,
  }) => {
    const path = await pathOf(request)
    const said = consoleOf(page)
    const images = imagesOf(page)
    await recordShifts(page)
    await open(page, path)
    if (pictured) await expectFetchedAsAnnounced(page, images)
    await scrollThrough(page)
    const { total, shifts } = await shiftsOf(page)
    expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02)
    // Chromium logs missing pages itself.
    expect(said.filter(line => !line.includes('status of 404'))).toEqual([])

    await expectFits(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=en`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await test.step('English pages mark Greek content with its language', () => expectMarked(page))
    await expectFits(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page)
  })
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}

/** Expects every Greek text to be marked as Greek. */
async function expectMarked(page: Page): Promise<void> {
  const unsaid = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      // An English sentence may contain a Greek name.
      const greek =
        !/[a-z]{3}/i.test(textContent ?? '') &&
        /[\u0370-\u03ff\u1f00-\u1fff]{3}/.test(textContent ?? '')
      const spoken = parentElement?.closest('[lang]')?.getAttribute('lang')
      if (greek && spoken !== 'el' && !parentElement?.closest('script'))
        found.push(textContent ?? '')
    }
    return found
  })
  expect(unsaid).toEqual([])
}

async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

/** Expects each image of the first view once, in its best format, and without its fallback. */
async function expectFetchedAsAnnounced(page: Page, images: string[]): Promise<void> {
  const announced = page.getByRole('main').locator('img[fetchpriority=high]')
  await expect(announced).not.toHaveCount(0)
  for (const image of await announced.all()) {
    await expect(image).toHaveJSProperty('complete', true)
    const shown = await image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)
    expect(shown).toMatch(/\.avif$/)
    expect(images.filter(path => path === shown)).toHaveLength(1)
    const fallback = `${shown.slice(0, shown.lastIndexOf('/'))}/960.webp`
    expect(images).not.toContain(fallback)
  }
}

/** Records the paths of images that the page requests from now on. */
function imagesOf(page: Page): string[] {
  const images: string[] = []
  page.on('request', sent => {
    if (sent.resourceType() === 'image') images.push(new URL(sent.url()).pathname)
  })
  return images
}

test('a list opened in the browser loads no fallback images', async ({ page, request }) => {
  await open(page, `/products/${(await someProduct(request)).slug}`)
  const images = imagesOf(page)
  await page.getByRole('main').getByRole('link', { name: 'Προϊόντα' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await scrollThrough(page)
  expect(images.length).toBeGreaterThan(0)
  expect(images.filter(path => path.endsWith('.webp'))).toEqual([])
})

/** https://developer.mozilla.org/en-US/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records the page's layout shifts for `shiftsOf`. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const record = ({ value, startTime, sources }: LayoutShift) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const start = (node instanceof Element ? node : node?.parentElement)?.cloneNode() as Element
        return `${start?.outerHTML}: ${place(previousRect)} → ${place(currentRect)}`
      })
      shifts.push({ value, at: Math.round(startTime), moved })
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) record(entry as LayoutShift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface Shift {
  value: number
  /** ms since the navigation started. */
  at: number
  moved: string[]
}

/** Returns the total layout shift (https://web.dev/articles/cls) and the elements that moved. */
async function shiftsOf(page: Page): Promise<{ total: number; shifts: Shift[] }> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'))
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}

/** Brings every image into view, and waits for each. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.getByRole('main').locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
  }
}
