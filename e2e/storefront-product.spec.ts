import { expect, test } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'
import { answerOf, cards, headline, open, someProduct } from './storefront-pages.ts'

test('a product shows its categories, image, title and full description', async ({
  page,
  request,
}) => {
  const product = await someProduct(request)
  await open(page, `/products/${product.slug}`)
  const trail = page.getByRole('navigation', { name: 'Διαδρομή' })
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    'Προϊόντα',
    product.categories[0]?.name ?? '',
    product.title,
  ])
  await expect(trail.getByText(product.title)).toHaveAttribute('aria-current', 'page')
  await expect(headline(page)).toHaveText(product.title)
  for (const paragraph of product.description.split('\n')) {
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible()
  }
  const image = page.getByRole('main').locator('img').first()
  await expect(image).toHaveAccessibleName(product.imageAsset?.alt ?? product.title)
  await expect(image).toHaveJSProperty('complete', true)
  expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('main').getByRole('link', { name: 'Ζητήστε προσφορά' }).click()
  await expect(page.getByRole('checkbox', { name: product.title })).toBeChecked()
  await page.goBack()
  await expect(headline(page)).toHaveText(product.title)

  await trail.getByRole('link', { name: product.categories[0]?.name ?? '' }).click()
  await expect(headline(page)).toHaveText(product.categories[0]?.name ?? '')
})

test('a failed image leaves a placeholder with the title', async ({ page, request }) => {
  const product = await someProduct(request)
  await page.route('**/media/catalog/**', route => route.abort())
  await open(page, `/products/${product.slug}`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(
    product.imageAsset?.alt ?? product.title,
  )
})

test('the back button opens all products after an external link', async ({ page, request }) => {
  await open(page, `/products/${(await someProduct(request)).slug}`)
  await page.getByRole('main').getByRole('link', { name: 'Πίσω' }).click()
  await expect(page).toHaveURL('/products')
  await expect(cards(page)).toHaveCount(8)
})

test('an unknown product responds with 404', async ({ page, request }) => {
  const ids = [
    '00000000-0000-7000-8000-000000000000',
    'nonsense',
    '%C3%A9',
    '1;drop table products',
  ]
  for (const id of ids) {
    expect((await request.get(`/products/${id}`)).status(), id).toBe(404)
  }
  await open(page, `/products/${ids[0]}`)
  await expect(page.getByText('Product not found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Πίσω' }).click()
  await expect(cards(page)).toHaveCount(8)
})

test('a product that cannot be loaded while browsing', async ({ page, request }) => {
  const product = await someProduct(request)
  const api = `**/api/products/${product.slug}`
  await open(page, '/products')
  await test.step('a product deleted while browsing shows the not-found page', async () => {
    await page.route(api, route =>
      route.fulfill({ status: 404, json: { message: 'Product not found' } }),
    )
    await page.getByRole('link', { name: product.title }).click()
    await expect(page.getByText('Product not found')).toBeVisible()
    await page.unroute(api)
    await page.getByRole('main').getByRole('link', { name: 'Πίσω' }).click()
    await expect(page).toHaveURL('/products')
  })

  await test.step('a product that fails to load shows an error and a retry', async () => {
    await page.route(api, route => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('link', { name: product.title }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load product')
    await page.unroute(api)
    await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
    await expect(headline(page)).toHaveText(product.title)
  })
})

test('the pictures of a product are leafed through by buttons and keys, its own first', async ({
  page,
  request,
}) => {
  const products = (await (await request.get('/api/products')).json()) as {
    slug: string
    imageAsset: { alt: string }
    imageAssets: object[]
  }[]
  const product = products.find(({ imageAssets }) => imageAssets.length > 0)
  const count = 1 + (product?.imageAssets.length ?? 0)
  await open(page, `/products/${product?.slug}`)
  const main = page.getByRole('main')
  const sheet = main.getByRole('article').first()
  await expect(sheet.locator('img')).toHaveCount(count)
  await expect(main.locator('img').first()).toHaveAccessibleName(product?.imageAsset.alt ?? '')
  await expect(main.getByText(`1 / ${count}`)).toBeVisible()
  await main.getByRole('button', { name: 'Επόμενη εικόνα' }).click()
  await expect(main.getByText(`2 / ${count}`)).toBeVisible()
  await expect(main.locator('img').nth(1)).toBeInViewport({ ratio: 0.5 })
  await main.getByRole('group', { name: /^Εικόνες: / }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(main.getByText(`3 / ${count}`)).toBeVisible()
})

test('a picture opens as large as the screen by a tap, and its code loads then', async ({
  page,
  request,
}) => {
  const products = await answerOf<{ slug: string; imageAssets: object[] }[]>(
    request,
    '/api/products',
  )
  const product = products.find(({ imageAssets }) => imageAssets.length > 0)
  const count = 1 + (product?.imageAssets.length ?? 0)
  const scripts: string[] = []
  page.on('request', sent => void scripts.push(sent.url()))
  await open(page, `/products/${product?.slug}`)
  const link = page.getByRole('main').getByRole('group').getByRole('link').first()
  expect((await request.get((await link.getAttribute('href')) ?? '')).headers()).toMatchObject({
    'content-type': 'image/webp',
  })
  expect(scripts.filter(url => url.includes('picture-dialog'))).toEqual([])
  await link.click()
  const dialog = page.getByRole('dialog', { name: /^Εικόνες: / })
  const shown = (index: number) => dialog.getByRole('img').nth(index)
  await expect(shown(0)).toBeInViewport({ ratio: 0.9 })
  expect((await shown(0).boundingBox())?.height).toBe(page.viewportSize()?.height)
  await expectWellMade(page, 'the pictures of a product as large as the screen')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`2 / ${count}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Επόμενη εικόνα' }).click()
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(scripts.filter(url => url.includes('picture-dialog'))).toHaveLength(1)
})
