import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cards, consoleOf, headline, open, someProduct } from './storefront-pages.ts'

const cardTitles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const pages = (page: Page) => page.getByRole('navigation', { name: 'Σελίδες: Προϊόντα' })
const pageLink = (page: Page, name: string) => pages(page).getByRole('link', { name, exact: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be read, paged and followed', async ({ page, request }) => {
    const product = await someProduct(request)
    await page.goto('/products')
    await expect(headline(page)).toHaveText('Προϊόντα')
    await expect(cards(page)).toHaveCount(8)
    await expect(page.getByRole('link', { name: product.title })).toBeVisible()
    const first = await cardTitles(page)

    await pageLink(page, 'Next').click()
    await expect(page).toHaveURL('/products?page=2')
    await expect(cards(page)).toHaveCount(8)
    expect(await cardTitles(page)).not.toEqual(first)

    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/)
    await expect(headline(page)).toBeVisible()
  })
})

test.describe('the document', () => {
  const meta = (html: string, property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1]
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]

  test('of a list has a title and description', async ({ request, baseURL }) => {
    const html = await (await request.get('/products')).text()
    expect(html).toContain('<title>Προϊόντα | Stampa</title>')
    expect(meta(html, 'description')).toContain('Μπλουζάκια')
    expect(canonical(html)).toBe(`${baseURL}/products`)
    expect(meta(html, 'og:title')).toBe('Προϊόντα | Stampa')
    expect(meta(html, 'og:type')).toBe('website')
    expect(meta(html, 'og:url')).toBe(`${baseURL}/products`)
    const icon = /<link rel="icon" href="([^"]*)">/.exec(html)?.[1]
    expect((await request.get(icon ?? '')).headers()['content-type']).toBe('image/webp')
    expect((await request.get(meta(html, 'og:image') ?? '')).headers()['content-type']).toBe(
      'image/webp',
    )
  })

  test('of each page of a list has its own canonical URL', async ({ request, baseURL }) => {
    const second = await (await request.get('/products?page=2&ref=mail')).text()
    expect(second).toContain('<title>Προϊόντα – σελίδα 2 | Stampa</title>')
    expect(canonical(second)).toBe(`${baseURL}/products?page=2`)
    for (const nonsense of ['0', '-1', '1.5', 'two']) {
      const html = await (await request.get(`/products?page=${nonsense}`)).text()
      expect(canonical(html)).toBe(`${baseURL}/products`)
    }
    const beyond = canonical(await (await request.get('/products?page=999')).text())
    expect(beyond).toMatch(/\?page=\d{1,2}$/)
  })

  test('of a product carries structured data', async ({ request, baseURL }) => {
    const product = await someProduct(request)
    const html = await (await request.get(`/products/${product.slug}`)).text()
    expect(canonical(html)).toBe(`${baseURL}/products/${product.slug}`)
    expect(meta(html, 'og:type')).toBe('product')
    expect(meta(html, 'og:image')).toContain(product.imageAsset?.base ?? 'an image')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
    const { '@graph': graph } = JSON.parse(json ?? '{}') as { '@graph': Record<string, unknown>[] }
    expect(graph).toMatchObject([
      { '@type': 'Product', name: product.title, description: product.description },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home' },
          { position: 2, name: 'Προϊόντα' },
          { position: 3, name: product.categories[0]?.name },
          { position: 4, name: product.title },
        ],
      },
    ])
  })
})

test('client-side navigation loads no document and logs nothing', async ({ page, request }) => {
  const product = await someProduct(request)
  await open(page, '/products')
  const said = consoleOf(page)
  const documents: string[] = []
  page.on('request', sent => {
    if (sent.resourceType() === 'document') documents.push(sent.url())
  })
  await page.getByRole('link', { name: product.title }).click()
  await expect(headline(page)).toHaveText(product.title)
  await page
    .getByRole('main')
    .getByRole('list', { name: 'Κατηγορίες' })
    .getByRole('link')
    .first()
    .click()
  await expect(headline(page)).toHaveText(product.categories[0]?.name ?? '')
  await page.getByRole('link', { name: 'Πίσω σε όλα τα προϊόντα' }).click()
  await expect(headline(page)).toHaveText('Προϊόντα')
  expect(documents).toEqual([])
  expect(said).toEqual([])
})

test('the products are paged, focused and followed in the browser', async ({
  page,
  request,
  baseURL,
}) => {
  await open(page, '/products')
  await test.step('shows image, title, beginning of the description and categories', async () => {
    const product = await someProduct(request)
    const card = cards(page).filter({ has: page.getByRole('link', { name: product.title }) })
    expect(product.description.length).toBeGreaterThan(100)
    await expect(card).toContainText(`${product.description.slice(0, 100)}…`)
    await expect(card).not.toContainText(product.description.slice(0, 101))
    await expect(card).toContainText(product.categories.map(({ name }) => name).join(', '))
    const image = card.locator('img')
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('changes pages in the browser, from the top of each', async () => {
    await expect(pages(page).getByRole('button', { name: 'Prev' })).toBeDisabled()
    await expect(pageLink(page, '1')).toHaveAttribute('aria-current', 'page')
    const first = await cardTitles(page)
    const asked: string[] = []
    page.on('request', sent => {
      if (sent.url().includes('/api/')) asked.push(sent.url())
    })

    await pageLink(page, 'Next').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await pageLink(page, 'Next').click()
    await expect(page).toHaveURL('/products?page=2')
    await expect(pageLink(page, '2')).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const second = await cardTitles(page)
    expect(second).toHaveLength(8)
    expect(second.filter(title => first.includes(title))).toEqual([])

    await pageLink(page, 'Prev').click()
    await expect(page).toHaveURL('/products')
    await expect.poll(() => cardTitles(page)).toEqual(first)
    expect(asked).toEqual([])
  })

  await test.step('moves the keyboard focus to the new page', async () => {
    await pageLink(page, 'Next').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Προϊόντα, σελίδα 2 από/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
  })

  await test.step('updates title and canonical link on client-side navigation', async () => {
    const link = page.locator('link[rel=canonical]')
    await pageLink(page, 'Next').click()
    await expect(page).toHaveTitle('Προϊόντα – σελίδα 3 | Stampa')
    await expect(link).toHaveAttribute('href', /\/products\?page=3$/)
    await pageLink(page, '1').click()
    await expect(page).toHaveTitle('Προϊόντα | Stampa')
    await expect(link).toHaveAttribute('href', /\/products$/)
    const product = cards(page).first().getByRole('link')
    const title = await product.textContent()
    const address = await product.getAttribute('href')
    await product.click()
    await expect(page).toHaveTitle(`${title} | Stampa`)
    await expect(link).toHaveJSProperty('href', `${baseURL}${address}`)
    await page.goBack()
    await expect(page).toHaveURL('/products')
  })

  await test.step('shows every product exactly once across its pages', async () => {
    const last = Number(await pages(page).getByRole('listitem').last().textContent())
    const seen: string[] = []
    for (let number = 1; number <= last; number += 1) {
      if (number > 1) await pageLink(page, String(number)).click()
      await expect(pageLink(page, String(number))).toHaveAttribute('aria-current', 'page')
      const titles = await cardTitles(page)
      if (number < last) expect(titles).toHaveLength(8)
      seen.push(...titles)
    }
    await expect(pages(page).getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(page.getByText(`${seen.length} προϊόντα`)).toBeVisible()
    expect(new Set(seen).size).toBe(seen.length)
  })

  await test.step('restores the scroll position on going back', async () => {
    await pageLink(page, '1').click()
    await expect(page).toHaveURL('/products')
    await pageLink(page, '3').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const titles = await cardTitles(page)
    await cards(page).last().getByRole('link').click()
    await page.getByRole('main').getByRole('link', { name: 'Πίσω' }).click()
    await expect(page).toHaveURL('/products?page=3')
    await expect.poll(() => cardTitles(page)).toEqual(titles)
    await page.goBack()
    await expect(page).toHaveURL('/products')
    await expect(pageLink(page, '1')).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('a list', () => {
  test("scrolls to the top with the visitor's preference for motion", async ({ page }) => {
    await open(page, '/products')
    await page.evaluate(() => {
      const original = window.scrollTo.bind(window)
      window.scrollTo = (...to: unknown[]) => {
        Object.assign(globalThis, { scrolled: to[0] })
        original(...(to as [ScrollToOptions]))
      }
    })
    for (const [number, reducedMotion, behavior] of [
      ['2', 'no-preference', 'smooth'],
      ['3', 'reduce', 'instant'],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await pageLink(page, number).click()
      await expect(pageLink(page, number)).toHaveAttribute('aria-current', 'page')
      await expect
        .poll(() => page.evaluate(() => Reflect.get(globalThis, 'scrolled')))
        .toEqual({ top: 0, behavior })
    }
  })

  test('of a category shows only its products and links to all', async ({ page, request }) => {
    const [category] = (await someProduct(request)).categories
    await open(page, `/products/category/${category?.slug}`)
    await expect(headline(page)).toHaveText(category?.name ?? '')
    expect(await cards(page).count()).toBeGreaterThan(0)
    for (const card of await cards(page).all())
      await expect(card).toContainText(category?.name ?? '')
    await page.getByRole('link', { name: 'Πίσω σε όλα τα προϊόντα' }).click()
    await expect(page).toHaveURL('/products')
  })

  test('of an unknown category responds with 404', async ({ page, request }) => {
    const unknown = '/products/category/00000000-0000-7000-8000-000000000000'
    for (const path of [unknown, '/products/category/nonsense']) {
      expect((await request.get(path)).status()).toBe(404)
    }
    await open(page, unknown)
    await expect(page.getByText('Η κατηγορία δεν βρέθηκε')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Πίσω σε όλα τα προϊόντα' }).click()
    await expect(headline(page)).toHaveText('Προϊόντα')
  })
})

test.describe('a card', () => {
  test('is complete without an image and a category', async ({ page, request }) => {
    const product = await someProduct(request)
    const bare = {
      ...product,
      description: 'Σύντομο.',
      categories: [],
      image: null,
      imageAsset: null,
    }
    await page.route('**/api/products', route => route.fulfill({ json: [bare] }))
    await open(page, `/products/${product.slug}`)
    await page.getByRole('main').getByRole('link', { name: 'Προϊόντα' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Uncategorized')
    await expect(cards(page)).toContainText('Σύντομο.')
    await expect(cards(page).locator('img')).toHaveCount(0)
    await expect(page.getByText('1 προϊόν', { exact: true })).toBeVisible()
    await expect(pages(page)).toHaveCount(0)
  })

  test('shows a placeholder for a failed image, also before hydration', async ({ page }) => {
    await page.route('**/media/catalog/**', route => route.abort())
    await open(page, '/products')
    await expect(cards(page).first().locator('img')).toHaveCount(0)
    await expect(cards(page).first().locator('svg')).toBeVisible()
  })
})

test('an empty or failed list shows its message and a retry', async ({ page, request }) => {
  const { slug } = await someProduct(request)
  const toProducts = () => page.getByRole('main').getByRole('link', { name: 'Προϊόντα' }).click()
  const back = async () => {
    await page.goBack()
    await expect(page).toHaveURL(`/products/${slug}`)
    await page.unroute('**/api/products')
  }
  await open(page, `/products/${slug}`)

  await page.route('**/api/products', route => route.fulfill({ json: [] }))
  await toProducts()
  await expect(page.getByText('Δεν υπάρχουν ακόμη προϊόντα εδώ')).toBeVisible()
  await expect(headline(page)).toHaveText('Προϊόντα')
  await back()

  await page.route('**/api/products', route => route.abort())
  await toProducts()
  await expect(page.getByRole('alert')).toContainText('Failed to load products')
  await back()

  for (const answer of [
    { status: 503, json: { message: 'away' } },
    { status: 500, contentType: 'text/html', body: '<p>no' },
  ]) {
    await page.route('**/api/products', route => route.fulfill(answer))
    await toProducts()
    await expect(page.getByRole('alert')).toContainText('Failed to load products')
    await expect(page).toHaveTitle('Προϊόντα | Stampa')
    await page.unroute('**/api/products')
    await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
    await expect(cards(page)).toHaveCount(8)
    await back()
  }
})
