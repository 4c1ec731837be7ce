import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, request as requests } from '@playwright/test'
import { type Stack, startStack } from '@stampa/stack'
import { violationsOf } from './accessibility.ts'
import { picture, signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

/**
 * Every screen while the shop has nothing to show, and while the service that has it is down for
 * real. It has a platform of its own: the other tests' is full and must stay up.
 */
test.describe.configure({ mode: 'serial' })

const screens = [
  {
    path: '/products',
    title: 'Προϊόντα',
    empty: ['Δεν υπάρχουν ακόμη προϊόντα εδώ', 'There are no products here yet'],
    failed: ['Failed to load products', 'Τα προϊόντα δεν φορτώθηκαν'],
  },
  {
    path: '/categories',
    title: 'Κατηγορίες',
    empty: ['Δεν υπάρχουν ακόμη κατηγορίες', 'There are no categories yet'],
    failed: ['Failed to load categories', 'Οι κατηγορίες δεν φορτώθηκαν'],
  },
  {
    path: '/events',
    title: 'Περιστάσεις',
    empty: ['Δεν υπάρχουν ακόμη περιστάσεις', 'There are no occasions yet'],
    failed: ['Failed to load events', 'Οι περιστάσεις δεν φορτώθηκαν'],
  },
  {
    path: '/our-works',
    title: 'Τα έργα μας',
    empty: ['No work posts available at the moment.', 'No work posts available at the moment.'],
    failed: ['Failed to load our works', 'Τα έργα μας δεν φορτώθηκαν'],
  },
  {
    path: '/blog',
    title: 'Ιστολόγιο',
    empty: ['Δεν υπάρχουν ακόμη άρθρα', 'There are no posts yet'],
    failed: ['Failed to load blog posts', 'Τα άρθρα δεν φορτώθηκαν'],
  },
  {
    path: '/about',
    title: 'Σχετικά με εμάς',
    empty: ['Η ιστορία μας γράφεται', 'Our story is being written'],
    failed: ['Failed to load about content', 'Το περιεχόμενο της σελίδας δεν φορτώθηκε'],
  },
  {
    path: '/faq',
    title: 'Συχνές ερωτήσεις',
    empty: ['Δεν υπάρχουν ακόμη ερωτήσεις', 'There are no questions yet'],
    failed: ['Failed to load FAQs', 'Οι ερωτήσεις δεν φορτώθηκαν'],
  },
  {
    path: '/testimonials',
    title: 'Τι λένε οι πελάτες μας',
    empty: ['Δεν υπάρχουν ακόμη γνώμες', 'There are no testimonials yet'],
    failed: ['Failed to load testimonials', 'Οι γνώμες των πελατών δεν φορτώθηκαν'],
  },
  {
    path: '/banners',
    title: 'Προσφορές και νέα',
    empty: ['Δεν υπάρχουν προσφορές αυτή τη στιγμή', 'There are no offers at the moment'],
    failed: ['Failed to load banners', 'Οι προσφορές δεν φορτώθηκαν'],
  },
]

/** Pages of single things: what they say when that cannot be loaded. */
const details = [
  { path: '/products/anything', failed: 'Failed to load product' },
  { path: '/products/category/anything', failed: 'Failed to load products' },
  { path: '/blog/anything', failed: 'Failed to load blog post' },
]

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

let own: Stack
let dataDir: string

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-states-'))
  await cp(stack.releasesDir, join(dataDir, 'releases'), { recursive: true })
  own = await startStack({ dataDir, release: [], logLevel: 'fatal' })
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * That the page is there as a whole, fits small and large screens, and can be used by everybody.
 *
 * @param judged width at which axe has its say: what is empty and what failed are of the same parts
 */
async function expectWellMade(page: Page, judged: number): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('navigation', { name: 'Κύρια πλοήγηση' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    if (viewport.width === judged) expect(await violationsOf(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(viewport.width)
  }
}

test('every page says so while there is nothing', async ({ page, context }) => {
  test.setTimeout(300_000)
  for (const { path, title, empty } of screens) {
    await test.step(path, async () => {
      // The language that was chosen on the page before.
      await context.clearCookies()
      await open(page, own.url + path)
      await expect(headline(page)).toHaveText(title)
      await expect(page.getByText(empty[0] ?? '')).toBeVisible()
      await expectWellMade(page, 360)
      await open(page, `${own.url}${path}?lang=en`)
      await expect(page.getByText(empty[1] ?? '')).toBeVisible()
    })
  }
})

test('the home page shows 6 testimonials when there are more, and their page all of them', async ({
  page,
}) => {
  const request = await requests.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, own.administrator)}` }
  for (let at = 1; at <= 7; at += 1) {
    const created = await request.post('/api/testimonials', {
      headers,
      multipart: { customerName: `Πελάτης ${at}`, testimonial: `Γνώμη ${at}`, active: 'true' },
    })
    expect(created.status()).toBe(201)
  }
  // With a query of its own, so that the gateway keeps no answer to what the page asks.
  const saved = async () => (await (await request.get('/api/testimonials?limit=99')).json()).length
  await expect.poll(saved).toBe(7)
  await request.dispose()
  await open(page, `${own.url}/?unseen=1`)
  await expect(page.getByRole('blockquote')).toHaveCount(6)
  await open(page, `${own.url}/testimonials?unseen=1`)
  await expect(page.getByRole('blockquote')).toHaveCount(7)
})

test('a former slug leads to the present one for good', async () => {
  const request = await requests.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, own.administrator)}` }
  const category = { name: 'Κούπες', description: 'Για καφέ.', active: true }
  const product = { title: 'Κούπα', description: 'Για τσάι.', active: 'true', order: '1' }
  const post = { title: 'Νέα', context: 'Ανοίξαμε.', author: 'Ελένη', published: 'true' }

  /** Makes a record, gives it another name, and asks for it by its first slug. */
  async function expectRedirect(api: string, at: string, first: object, second: object) {
    const made = await request.post(api, { headers, ...first })
    expect(made.status()).toBe(201)
    const { _id, slug } = await made.json()
    const renamed = await request.put(`${api}/${_id}`, { headers, ...second })
    expect(renamed.status()).toBe(200)
    const { slug: now } = await renamed.json()
    expect(now).not.toBe(slug)
    const answer = await request.get(`${at}/${slug}?lang=en`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${at}/${now}?lang=en`)
    return _id
  }

  const categories = JSON.stringify([
    await expectRedirect(
      '/api/categories',
      '/products/category',
      { data: category },
      { data: { ...category, name: 'Φλιτζάνια' } },
    ),
  ])
  await expectRedirect(
    '/api/products',
    '/products',
    { multipart: { ...product, categories, image: picture } },
    { multipart: { ...product, categories, title: 'Φλιτζάνι' } },
  )
  await expectRedirect(
    '/api/blog',
    '/blog',
    { multipart: { ...post, image: picture } },
    { multipart: { ...post, title: 'Παλιά' } },
  )
  await request.dispose()
})

test.describe('with the service down', () => {
  test.beforeAll(async () => {
    await own.halt('catalog-1')
  })

  test('every page says what failed, inside its frame', async ({ page, context }) => {
    test.setTimeout(300_000)
    for (const { path, title, failed } of screens) {
      await test.step(path, async () => {
        await context.clearCookies()
        await open(page, `${own.url}${path}?down=1`)
        await expect(headline(page)).toHaveText(title)
        await expect(page.getByRole('alert')).toContainText(failed[0] ?? '')
        await expectWellMade(page, 1280)
        await open(page, `${own.url}${path}?lang=el&down=el`)
        await expect(page.getByRole('alert')).toContainText(failed[1] ?? '')
      })
    }
  })

  test('the page of a single thing says what failed', async ({ page }) => {
    for (const { path, failed } of details) {
      await open(page, `${own.url}${path}?down=1`)
      await expect(page.getByRole('alert')).toContainText(failed)
    }
  })

  test('the home page welcomes all the same, and says nothing', async ({ page }) => {
    await open(page, `${own.url}/?down=1`)
    await expect(headline(page)).toContainText('Καλώς ήρθατε')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a page that was open says what failed, and tries again until it is back', async ({
    page,
  }) => {
    await open(page, `${own.url}/sitemap?down=1`)
    await page.getByRole('main').getByRole('link', { name: 'Συχνές ερωτήσεις' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load FAQs')
    await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load FAQs')
    own.resume('catalog-1')
    await own.ready()
    await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
    await expect(page.getByText('Δεν υπάρχουν ακόμη ερωτήσεις')).toBeVisible()
  })

  test('every page is back by itself once the service is', async ({ page }) => {
    for (const { path, title } of screens) {
      await open(page, own.url + path)
      await expect(headline(page)).toHaveText(title)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
})
