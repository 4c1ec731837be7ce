import { expect, test } from './fixtures.ts'
import { answerOf, cards, headline, open } from './storefront-pages.ts'

interface Named {
  _id: string
  name: string
  description: string
}

test.describe('the about page', () => {
  test('shows title, banner and every paragraph', async ({ page, request }) => {
    const about = await answerOf<{ title: string; content: string; bannerImage: string | null }>(
      request,
      '/api/about',
    )
    await open(page, '/about')
    await expect(headline(page)).toHaveText(about.title)
    await expect(page).toHaveTitle(`${about.title} | Stampa`)
    const paragraphs = about.content.split('\n').filter(line => line.trim() !== '')
    expect(paragraphs.length).toBeGreaterThan(1)
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(paragraphs)
    const banner = page.getByRole('main').locator('img')
    await expect(banner).toHaveCount(about.bannerImage ? 1 : 0)
    await expect(banner).toHaveJSProperty('complete', true)
  })
})

test.describe('the questions', () => {
  interface Faq {
    _id: string
    question: string
    answer: string
  }

  test('open one at a time and close on a second click', async ({ page, request }) => {
    const faqs = await answerOf<Faq[]>(request, '/api/faq')
    await open(page, '/faq')
    await expect(page.locator('summary')).toHaveText(faqs.map(({ question }) => question))
    await expect(page.locator('details[open]')).toHaveCount(0)
    for (const [at, { answer }] of faqs.entries()) {
      await page.locator('summary').nth(at).click()
      await expect(page.locator('details[open]')).toHaveCount(1)
      const [first = ''] = answer.split('\n')
      await expect(page.getByText(first)).toBeVisible()
    }
    await page.locator('summary').last().click()
    await expect(page.locator('details[open]')).toHaveCount(0)

    await page.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('details').first()).toHaveAttribute('open', '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.locator('details').nth(1)).toHaveAttribute('open', '')
    await expect(page.locator('details[open]')).toHaveCount(1)

    // One that the address names is open.
    await page.goto('about:blank')
    await open(page, `/faq#${faqs[2]?._id}`)
    await expect(page.locator('details').nth(2)).toHaveAttribute('open', '')
    await expect(page.locator('summary').nth(2)).toBeInViewport()

    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const [faqPage] = JSON.parse(data ?? '')['@graph']
    expect(faqPage['@type']).toBe('FAQPage')
    expect(faqPage.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
      faqs.map(({ question }) => question),
    )
  })

  test('open without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/faq')
    await page.locator('summary').nth(0).click()
    await page.locator('summary').nth(1).click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await context.close()
  })
})

test('the sitemap links every page, and each responds', async ({ page, request }) => {
  await open(page, '/sitemap')
  await expect(headline(page)).toHaveText('Χάρτης ιστοτόπου')
  const links = page.getByRole('main').getByRole('navigation').getByRole('link')
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/',
    '/products',
    '/categories',
    '/events',
    '/custom-order',
    '/about',
    '/where-is-my-order',
    '/contact',
    '/faq',
    '/testimonials',
    '/banners',
    '/blog',
    '/privacy',
    '/terms',
  ])
  for (const address of addresses) {
    expect((await request.get(address ?? '')).status(), address ?? '').toBe(200)
  }
})

test('the categories show image, name and description, and link to their products', async ({
  page,
  request,
}) => {
  const categories = await answerOf<(Named & { slug: string })[]>(request, '/api/categories')
  const banners = await answerOf<{ placement: string; title: string }[]>(request, '/api/banner')
  await open(page, '/categories')
  await expect(headline(page)).toHaveText('Κατηγορίες')
  for (const { name, description } of categories) {
    const card = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(card.getByText(description, { exact: true })).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
  }
  const banner = banners.find(({ placement }) => placement === 'categories')
  await expect(page.getByRole('heading', { name: banner?.title ?? '' })).toBeVisible()
  await cards(page)
    .getByRole('link', { name: categories[0]?.name ?? '', exact: true })
    .click()
  await expect(page).toHaveURL(`/products/category/${categories[0]?.slug}`)
  await expect(headline(page)).toHaveText(categories[0]?.name ?? '')
})

test('the occasions show image, name and description', async ({ page, request }) => {
  const events = await answerOf<Named[]>(request, '/api/events')
  await open(page, '/events')
  await expect(headline(page)).toHaveText('Περιστάσεις')
  await expect(cards(page).getByRole('heading')).toHaveText(events.map(({ name }) => name))
  for (const { description } of events) await expect(page.getByText(description)).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(events.length)
  await expect(page.getByRole('link', { name: 'Ζητήστε προσφορά' })).toHaveAttribute(
    'href',
    '/custom-order',
  )
})

test('the testimonials show text, name and logo', async ({ page, request }) => {
  const all = await answerOf<{ customerName: string; testimonial: string }[]>(
    request,
    '/api/testimonials',
  )
  await open(page, '/testimonials')
  await expect(headline(page)).toHaveText('Τι λένε οι πελάτες μας')
  await expect(page.getByRole('blockquote')).toHaveText(all.map(({ testimonial }) => testimonial))
  for (const { customerName } of all) await expect(page.getByText(customerName)).toBeVisible()
})

test('one page shows the banners of every placement', async ({ page, request }) => {
  const banners = await answerOf<{ title: string; link: string }[]>(request, '/api/banner')
  await open(page, '/banners')
  await expect(headline(page)).toHaveText('Προσφορές και νέα')
  // Other tests add and delete banners.
  for (const { title } of banners.filter(({ title }) => !title.startsWith('Δοκιμή'))) {
    await expect(cards(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  const linked = banners.find(({ link }) => link.startsWith('/products/category/'))
  await expect(cards(page).locator(`a[href="${linked?.link}"]`)).toHaveText(
    `Learn More: ${linked?.title}`,
  )
})
