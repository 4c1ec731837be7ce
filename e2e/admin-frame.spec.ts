import type { Page } from '@playwright/test'
import { wcagViolationsOf } from './accessibility.ts'
import { open, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' })

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
}

// Some tests end their session.
test.use({ ownSession: true })

test('the palette opens screens, records and new forms from the keyboard', async ({
  page,
  api,
}) => {
  const product = await api.createProduct()
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await open(page, '/admin')
  expect(requests.filter(url => /admin-tools|commands/.test(url))).toEqual([])

  await openPalette(page)
  await page.keyboard.type(product.title)
  await expect(page.getByRole('option', { name: product.title })).toBeVisible()
  expect(await wcagViolationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/products/edit/${product._id}`))
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Title')).toHaveValue(product.title)

  // An open form takes precedence.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  await openPalette(page)
  await page.keyboard.type('new categ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/categories\/new/)
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  // Those of the other remote.
  await openPalette(page)
  await page.keyboard.type('analytics')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/analytics$/)
  await openPalette(page)
  await page.keyboard.type('banners')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/banners$/)
})

test('the palette keeps what is typed while a page arrives behind it', async ({ page }) => {
  await open(page, '/admin')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/banners*', async route => {
    await answer.promise
    await route.continue()
  })
  await page.locator('#sidebar a[href="/admin/banners"]').click()
  await openPalette(page)
  await page.keyboard.type('ban')
  answer.resolve()
  await expect(page.locator('h1', { hasText: 'Banners' })).toBeAttached()
  await page.keyboard.type('ner')
  await expect(palette(page)).toHaveValue('banner')
})

test('a palette search after the session has ended redirects to the sign-in', async ({
  page,
  api,
}) => {
  await open(page, '/admin/banners')
  await openPalette(page)
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${api.token}` } })
  await page.keyboard.type('zzzz')
  await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Fbanners$/)
})

test('the palette shows the date of each order in the language of the screen', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@orders.example`
  const multipart = { email, phone: '210 000 0155', products: '[]', quantities: '[]' }
  const answer = await request.post('/api/custom-order', { multipart })
  expect(answer.status()).toBe(201)
  const created = new Date((await answer.json()).createdAt)
  await open(page, '/admin')
  for (const locale of ['en-GB', 'el-GR']) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(email)
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Athens' })
    // Another option is the client, who has no date.
    const order = page.getByRole('option', { name: email }).filter({ hasText: day.format(created) })
    await expect(order).toBeVisible()
    await page.keyboard.press('Escape')
    if (locale === 'el-GR') continue
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await page.keyboard.press('Escape')
  }
})

test('a 401 of any screen leads to the sign-in without the token', async ({ page, api }) => {
  await open(page, '/admin')
  const { token } = api
  const user = await page.request.get('/api/auth/user', {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = await user.text()
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  // The session ends after the frame has checked it, so that the screen's own calls find out.
  await page.route('**/api/auth/user', route =>
    route.fulfill({ contentType: 'application/json', body }),
  )
  // When they open, the password makes no call, and the company a public one.
  const silent: readonly string[] = ['/password', '/assets']
  for (const [path] of screens.filter(([path]) => !silent.includes(path))) {
    await page.evaluate(
      ([token = '', path]) => {
        localStorage.setItem('adminToken', token)
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      [token, `/admin${path}`],
    )
    const from = encodeURIComponent(`/admin${path}`)
    await expect(page, path).toHaveURL(`/admin/login?from=${from}`)
    expect(await page.evaluate(() => localStorage.getItem('adminToken')), path).toBeNull()
  }
})

test('a form filled when the session ends is restored after the sign-in', async ({
  page,
  api,
  stack,
}) => {
  await open(page, '/admin/categories/new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Ημιτελής κατηγορία')
  await form.getByLabel('Description').fill('Δεν πρέπει να χαθεί')
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${api.token}` } })

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Fcategories%2Fnew/)
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()

  await page.getByLabel('Email').fill(stack.administrator.email)
  await page.getByLabel('Password').fill(stack.administrator.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/categories\/new/)
  await form.getByRole('region', { name: /draft/i }).getByRole('button').last().click()
  await expect(form.getByLabel('Name')).toHaveValue('Ημιτελής κατηγορία')
  await expect(form.getByLabel('Description')).toHaveValue('Δεν πρέπει να χαθεί')
})

/** Addresses below `/admin` of the sidebar's entries, with their labels. */
const screens = [
  ['', 'Dashboard'],
  ['/categories', 'Categories'],
  ['/products', 'Products'],
  ['/events', 'Events'],
  ['/blog', 'Blog'],
  ['/banners', 'Banners'],
  ['/testimonials', 'Testimonials'],
  ['/about', 'About'],
  ['/faq', 'FAQ'],
  ['/contact', 'Contact messages'],
  ['/assets', 'Company'],
  ['/password', 'Account'],
  ['/sessions', 'Sessions'],
  ['/audit', 'Audit log'],
  ['/custom-orders', 'Custom orders'],
  ['/design-studio', 'Design Studio'],
  ['/our-work', 'Our Work'],
  ['/customers', 'Our Customers'],
  ['/analytics', 'Analytics'],
  ['/offers', 'Offers'],
  ['/clients', 'Clients'],
] as const

test('the sidebar opens every screen at its top', async ({ page, api }) => {
  await open(page, '/admin/products')
  const { favicon } = await api.get<{ favicon: string }>('/api/company/settings')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', favicon)
  const sidebar = page.getByRole('navigation', { name: 'Back office' })
  for (const [path, label] of screens) {
    await expect(sidebar.locator(`a[href="/admin${path}"]`)).toHaveText(label)
  }
  // So low that every screen is longer than the window.
  await page.setViewportSize({ width: 1280, height: 300 })
  const scrolled = () => page.evaluate(() => scrollY)
  for (const [path] of screens) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(scrolled, `before /admin${path}`).toBeGreaterThan(0)
    await sidebar.locator(`a[href="/admin${path}"]`).click()
    await expect(page).toHaveURL(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(scrolled, `/admin${path}`).toBe(0)
  }
})

test('the frame is shown in Greek, folds its groups and keeps past messages', async ({
  page,
  api,
}) => {
  const category = await api.createCategory()
  await open(page, '/admin/categories')
  const sidebar = page.getByRole('navigation', { name: 'Back office' })
  await sidebar.getByText('Sales', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(sidebar.getByRole('link', { name: 'Custom orders' })).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: category.name })
  await row.getByRole('switch').click()
  const bell = page.getByRole('button', { name: /^Messages/ })
  await expect(bell).toHaveAccessibleName('Messages, 1 new')
  await bell.click()
  const drawer = page.getByRole('dialog', { name: 'Messages' })
  await expect(drawer.getByRole('listitem')).toContainText(category.name)
  await expectWellMade(page, 'messages', { audit: wcagViolationsOf })
  await page.keyboard.press('Escape')
  await expect(bell).toHaveAccessibleName('Messages')

  await page.reload()
  await expect(sidebar.getByRole('link', { name: 'Custom orders' })).toBeHidden()
  // The account menu: e-mail, language, colour scheme and sign-out, by keyboard.
  const account = page.getByRole('button', { name: 'Account' })
  await account.press('Enter')
  const menu = page.getByRole('region', { name: 'Account' })
  await expect(menu).toContainText('@')
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await menu.getByLabel('Dark').check()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expectWellMade(page, 'account', { audit: wcagViolationsOf })
  await menu.getByLabel('As the system').check()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(account).toBeFocused()
  await account.press('Enter')
  await menu.getByRole('button', { name: 'Ελληνικά' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('Κατηγορίες | Stampa')
  const navigation = page.getByRole('navigation', { name: 'Διαχείριση' })
  await expect(navigation.getByRole('link', { name: 'Προϊόντα' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await wcagViolationsOf(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Πλοήγηση' }).press('Enter')
  await expect(navigation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(navigation).toBeHidden()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the palette takes what is typed before its code has arrived', async ({ page }) => {
  await open(page, '/admin/faq')
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/admin-tools/, async route => {
    await released
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lix')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('mani')
  release()
  await expect(palette(page)).toHaveValue('limani')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(palette(page)).toHaveValue('limani!')
  await page.keyboard.press('Escape')
  await openPalette(page)
  await expect(palette(page)).toHaveValue('')
})
