import type { APIResponse, Page } from '@playwright/test'
import { field, form, goTo, hold, notice, open, row, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

/** Repeats the first response of each call: other tests change the lists. */
async function keepAnswers(page: Page, path: string): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>()
  await page.route(path, async route => {
    const url = route.request().url()
    const answer = answers.get(url) ?? route.fetch()
    answers.set(url, answer)
    await route.fulfill({ response: await answer })
  })
}

const titles = (page: Page) => page.getByRole('rowheader').allTextContents()

test('search, order and page are kept in the URL and survive a reload', async ({ page }) => {
  await keepAnswers(page, '**/api/products/all*')
  await open(page, '/admin/products')
  await expect(page.getByRole('row')).toHaveCount(26)
  // All of this happens in the browser, without requests.
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL('/admin/products?sort=title')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const sorted = await titles(page)
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('el', { numeric: true }).compare))

  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/admin/products?sort=title&page=2')
  const second = await titles(page)
  expect(calls).toEqual([])
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(await titles(page)).toEqual(second)

  calls.length = 0
  await page.getByRole('searchbox').pressSequentially('ΜΠΛΟΥΖΑΚΙ')
  await expect(page).toHaveURL(/\?q=.+&sort=title$/)
  await expect(page.getByRole('row').nth(1)).toContainText(/μπλουζάκι/i)
  expect(calls).toEqual([])
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('ΜΠΛΟΥΖΑΚΙ')
  await expect(page.getByRole('row').nth(1)).toContainText(/μπλουζάκι/i)
})

test('a list in all its states', async ({ page }) => {
  await test.step('the menu of a list is used by keyboard', async () => {
    await open(page, '/admin/products')
    const trigger = page.getByRole('main').getByRole('button', { name: 'View', exact: true })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    const focused = page.locator('[role^="menuitem"]:focus')
    await expect(focused).toHaveCount(1)
    const first = await focused.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(focused).not.toHaveText(first ?? '')
    await page.keyboard.press('s')
    await expect(focused).toHaveText(/^s/i)
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  })

  await test.step('a slow screen shows a skeleton', async () => {
    const answer = await hold(page, '**/api/categories/all*')
    await page.getByRole('link', { name: 'Categories', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
    await expect(page.getByText('Loading categories')).toBeAttached()
    await expect(page.getByRole('table')).toHaveCount(0)
    answer()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page).toHaveURL('/admin/categories')
  })

  await test.step('a list without a match shows a message and a link', async () => {
    await goTo(page, '/admin/events?q=zzzz')
    await expect(page.getByText('Nothing matches “zzzz”')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
})

test('the switch of a row shows the new state immediately and keeps it', async ({ page, api }) => {
  const product = await api.createProduct()
  await open(page, `/admin/products?q=${encodeURIComponent(product.title)}`)
  const line = row(page, product.title)
  const answer = await hold(page, '**/api/products/bulk')
  await expect(line.getByRole('switch')).not.toBeChecked()
  await line.getByRole('switch').press('Space')
  await expect(line.getByRole('switch')).toBeChecked()
  await expect(line).toContainText('Active')
  answer()
  await expect(notice(page, `“${product.title}” was activated`)).toBeVisible()
  // The next press does not wait for the refetched list.
  await line.getByRole('switch').press('Space')
  await expect(notice(page, `“${product.title}” was deactivated`)).toBeVisible()
  const stored = await api.get<{ active: boolean; categories: unknown[] }>(
    `/api/products/${product._id}`,
  )
  expect(stored).toMatchObject({ active: false, categories: [{}] })

  const category = await api.createCategory()
  await open(page, '/admin/categories')
  // A concurrent change of another client is kept.
  const theirs = `${category.name} αλλού`
  await api.rename('categories', category, theirs)
  await row(page, category.name).getByRole('switch').press('Space')
  await expect(row(page, theirs).getByRole('switch')).toBeChecked()
})

test('the list and the form say that active content is scheduled or has ended', async ({
  page,
  api,
}) => {
  const create = async (dates: object) => {
    const name = uniqueName()
    api.cleanUp('events', name)
    const headers = { authorization: `Bearer ${api.token}` }
    const data = { name, description: 'Made by a test', active: true, ...dates }
    expect((await page.request.post('/api/events', { headers, data })).status()).toBe(201)
    return name
  }
  const coming = await create({ publishAt: '2999-12-01T07:00:00Z' })
  const past = await create({ unpublishAt: '2020-01-01T00:00:00Z' })
  await open(page, '/admin/events')
  const search = page.getByRole('searchbox')
  await search.fill(past)
  await expect(row(page, past).getByText('Ended', { exact: true })).toBeVisible()
  await search.fill(coming)
  await expect(row(page, coming).getByText(/^Scheduled from .*2999/)).toBeVisible()
  await expect(row(page, coming).getByRole('link', { name: /^View/ })).toHaveCount(0)
  await expectWellMade(page, 'scheduled content')

  await row(page, coming)
    .getByRole('link', { name: `Edit ${coming}` })
    .click()
  await expect(form(page).getByText(/^Scheduled from .*2999/)).toBeVisible()
  await field(page, 'Show from').fill('2020-01-01T00:00')
  await expect(form(page).getByText(/^Scheduled/)).toHaveCount(0)
  await field(page, 'Show until').fill('2020-02-01T00:00')
  await expect(form(page).getByText('Ended', { exact: true })).toBeVisible()
})
