import type { APIRequestContext, Page } from '@playwright/test'
import { png, signIn, uniqueName } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { answerOf, consoleOf, goHome, headline, open, type Product } from './storefront-pages.ts'

interface PlacedBanner {
  title: string
  subtitle: string
  link: string
  placement: string
}

/** Returns the banner of a placement. */
async function bannerAt(request: APIRequestContext, placement: string): Promise<PlacedBanner> {
  const banners = await answerOf<PlacedBanner[]>(request, '/api/banner')
  const banner = banners.find(one => one.placement === placement)
  if (!banner) throw new Error(`The demo shop has no banner for ${placement}`)
  return banner
}

const strip = (page: Page) => page.getByRole('region', { name: 'Μας εμπιστεύονται' })
const motion = (page: Page) =>
  strip(page).evaluate(section => section.getAnimations({ subtree: true })[0]?.playState)

test('the home page in one visit', async ({ page, request, baseURL }) => {
  await open(page, '/')
  await test.step('shows its title and its sections in order', async () => {
    await expect(page).toHaveTitle('Stampa | Τυπώνουμε την ιδέα σας')
    await expect(page.locator('link[rel=canonical]')).toHaveJSProperty('href', `${baseURL}/`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.webp$/)
    const sections = page.getByRole('main').locator('section > header h2, section[aria-label]')
    await expect(sections).toHaveCount(9)
    expect(
      await sections.evaluateAll(all => all.map(one => one.ariaLabel ?? one.textContent)),
    ).toEqual([
      'Προβολές',
      'Κατηγορίες',
      'Ξεχωρίζουν',
      'Για κάθε περίσταση',
      'Τυπώστε το δικό σας',
      'Ρωτήστε μας',
      'Τι λένε οι πελάτες μας',
      'Από το ιστολόγιο',
      'Μας εμπιστεύονται',
    ])
  })

  await test.step('on a phone, testimonials and posts are rows that scroll sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const name of ['Τι λένε οι πελάτες μας', 'Από το ιστολόγιο']) {
      const cards = page.getByRole('region', { name }).getByRole('listitem')
      const tops = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().top))
      expect(new Set(tops).size, name).toBe(1)
      await cards.last().scrollIntoViewIfNeeded()
      await expect(cards.last()).toBeInViewport()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the customers’ logos do not move with reduced motion', async () => {
    const customers = await answerOf<{ name: string }[]>(request, '/api/customers')
    await expect(strip(page).locator('img:visible')).toHaveCount(customers.length)
    await expect(strip(page).getByRole('button')).toHaveCount(0)
    expect(await motion(page)).toBe('paused')
  })

  await test.step('its sections show their records and links', async () => {
    const section = (name: string) => page.getByRole('region', { name })
    const back = async () => {
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(section('Κατηγορίες')).toBeVisible()
    }

    await test.step('categories', async () => {
      const categories = await answerOf<{ name: string }[]>(request, '/api/categories')
      const links = section('Κατηγορίες').getByRole('link')
      for (const { name } of categories) await expect(links.filter({ hasText: name })).toBeVisible()
      await links.first().click()
      await expect(headline(page)).toHaveText(categories[0]?.name ?? '')
      await back()
    })

    await test.step('featured products', async () => {
      const featured = await answerOf<Product[]>(request, '/api/products/featured')
      const teaser = section('Ξεχωρίζουν')
      await expect(teaser.getByRole('article')).toHaveCount(featured.length)
      await expect(teaser.getByRole('link', { name: 'Όλα τα προϊόντα' })).toHaveAttribute(
        'href',
        '/products',
      )
      await teaser.getByRole('link', { name: featured[0]?.title ?? '' }).click()
      await expect(headline(page)).toHaveText(featured[0]?.title ?? '')
      await back()
    })

    await test.step('event banner and occasions', async () => {
      const banner = await bannerAt(request, 'event-banner')
      const events = await answerOf<{ name: string }[]>(request, '/api/events')
      const occasions = section('Για κάθε περίσταση')
      await expect(occasions.getByRole('heading', { name: banner.title })).toBeVisible()
      await expect(occasions.getByText(banner.subtitle)).toBeVisible()
      await expect(occasions.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
        'href',
        banner.link,
      )
      await expect(occasions.getByRole('listitem')).toHaveText(events.map(({ name }) => name))
      await occasions.getByRole('link', { name: events[0]?.name ?? '' }).click()
      await expect(page).toHaveURL(/\/events#/)
      await back()
    })

    await test.step('offer banner', async () => {
      const banner = await bannerAt(request, 'offer-banner')
      const offer = page.getByRole('main').getByRole('article').filter({ hasText: banner.title })
      await expect(offer.getByText(banner.subtitle)).toBeVisible()
      await expect(offer.locator('img')).toHaveCount(1)
    })

    await test.step('testimonials', async () => {
      const all = await answerOf<{ customerName: string; testimonial: string }[]>(
        request,
        '/api/testimonials',
      )
      const said = section('Τι λένε οι πελάτες μας')
      const shown = all.slice(0, 6)
      await expect(said.getByRole('blockquote')).toHaveText(
        shown.map(({ testimonial }) => testimonial),
      )
      for (const { customerName } of shown) await expect(said.getByText(customerName)).toBeVisible()
      await said.getByRole('link', { name: 'Όλες οι γνώμες' }).click()
      await expect(page).toHaveURL('/testimonials')
      await back()
    })

    await test.step('newest posts', async () => {
      const recent = await answerOf<{ title: string }[]>(request, '/api/blog/recent')
      const posts = section('Από το ιστολόγιο')
      await expect(posts.getByRole('article').getByRole('heading')).toHaveText(
        recent.map(({ title }) => title),
      )
      await posts.getByRole('link', { name: 'Όλα τα άρθρα' }).click()
      await expect(page).toHaveURL('/blog')
    })
  })
})

test('shows a welcome with a link to the products without banners', async ({ page }) => {
  await page.route('**/api/customers', route => route.fulfill({ json: [] }))
  await page.route('**/api/banner', route => route.fulfill({ json: [] }))
  await goHome(page)
  await expect(headline(page)).toContainText('Καλώς ήρθατε')
  await test.step('the customers’ logos are absent without customers', async () => {
    await expect(page.getByRole('region', { name: 'Από το ιστολόγιο' })).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
  })
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page).toHaveURL('/products')
})

test.describe('the customers’ logos', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('scroll endlessly until they are paused or hovered', async ({ page, request }) => {
    const customers = await answerOf<{ name: string }[]>(request, '/api/customers')
    await open(page, '/')
    await expect(strip(page).locator('img')).toHaveCount(2 * customers.length)
    // Screen readers announce each logo once.
    await expect(strip(page).getByRole('listitem')).toHaveCount(customers.length)
    for (const { name } of customers) {
      await expect(strip(page).getByRole('img', { name, exact: true })).toHaveCount(1)
    }
    await page.mouse.move(0, 0)
    await expect.poll(() => motion(page)).toBe('running')
    await strip(page).getByRole('button', { name: 'Παύση κίνησης' }).click()
    await expect.poll(() => motion(page)).toBe('paused')
    await strip(page).getByRole('button', { name: 'Έναρξη κίνησης' }).click()
    await expect.poll(() => motion(page)).toBe('running')

    const list = await strip(page).getByRole('list').boundingBox()
    await page.mouse.move(640, (list?.y ?? 0) + (list?.height ?? 0) / 2)
    await expect.poll(() => motion(page)).toBe('paused')
    await page.mouse.move(0, 0)
    await expect.poll(() => motion(page)).toBe('running')
  })
})

/** API calls of the page's sections. */
const parts = [
  'banner',
  'categories',
  'products/featured',
  'events',
  'testimonials?*',
  'blog/recent',
  'customers',
  'products',
  'custom-order',
]

test('omits sections that cannot be loaded', async ({ page }) => {
  for (const api of parts) {
    await page.route(`**/api/${api}`, route => route.fulfill({ status: 503, json: {} }))
  }
  const said = consoleOf(page)
  await goHome(page)
  await expect(headline(page)).toContainText('Καλώς ήρθατε')
  // The forms need no data.
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const logged = said.filter(line => line.startsWith('warning: ApiError'))
  expect(logged).toHaveLength(parts.length)
})

test('a banner of another placement is public but not on the home page', async ({
  page,
  request,
  admin,
}) => {
  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  const created = await request.post('/api/banner', {
    headers,
    multipart: {
      title: uniqueName(),
      subtitle: 'Υπότιτλος',
      link: '/products',
      placement: 'other',
      image: { name: 'banner.png', mimeType: 'image/png', buffer: png },
    },
  })
  expect(created.status()).toBe(201)
  const banner = (await created.json()) as { _id: string; title: string; image: string }
  const itself = expect.objectContaining({ _id: banner._id })
  // A response may be cached for a second.
  const banners = async () => (await request.get('/api/banner')).json()
  try {
    await expect.poll(banners).toContainEqual(itself)
    const image = await request.get(banner.image)
    expect(image.headers()['content-type']).toBe('image/webp')
    await open(page, '/')
    await expect(page.getByRole('main').getByText(banner.title)).toHaveCount(0)
  } finally {
    const deleted = await request.delete(`/api/banner/${banner._id}`, { headers })
    expect(deleted.status()).toBe(204)
  }
  await expect.poll(banners).not.toContainEqual(itself)
})

test.describe('the forms far below', () => {
  test('load no code with the first view, and work before it arrives', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', sent => {
      if (sent.resourceType() === 'script') scripts.push(sent.url())
    })
    await page.route('**/home-forms.js*', route => route.abort())
    await open(page, '/')
    expect(scripts.filter(url => url.includes('home-forms'))).toEqual([])
    const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Μήνυμα' }) })
    await form.getByRole('button', { name: 'Αποστολή μηνύματος' }).click()
    // Submitted natively; the response is the form's own page.
    await expect(page).toHaveURL('/contact')
    await expect(page.getByText('Name is required')).toBeVisible()
  })
})
