import type { Page } from '@playwright/test'
import { fail, notice, open, row, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'

const titles = (page: Page) => page.getByRole('rowheader').allTextContents()

test('search, order and page are in the address, and survive a reload', async ({ page }) => {
  await open(page, '/admin/products')
  await expect(page.getByRole('row')).toHaveCount(26)
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
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(await titles(page)).toEqual(second)

  await page.getByRole('searchbox').fill('ΜΠΛΟΥΖΑΚΙ')
  await expect(page).toHaveURL(/\?q=.+&sort=title$/)
  await expect(page.getByRole('row').nth(1)).toContainText(/μπλουζάκι/i)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('ΜΠΛΟΥΖΑΚΙ')
  await expect(page.getByRole('row').nth(1)).toContainText(/μπλουζάκι/i)
})

test('searching asks the services nothing', async ({ page }) => {
  await open(page, '/admin/products')
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.getByRole('searchbox').pressSequentially('φουτερ')
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL(/sort=title/)
  expect(calls).toEqual([])
})

test('a search without a match says so and can be taken back', async ({ page }) => {
  await open(page, '/admin/categories?q=zzzz')
  await expect(page.getByText('Nothing matches “zzzz”')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

for (const [path, title] of [
  ['products', 'products'],
  ['categories', 'categories'],
] as const) {
  test(`an empty list of ${title} leads to the first of them`, async ({ page }) => {
    await page.route(`**/api/${path}/all*`, route => route.fulfill({ json: [] }))
    await open(page, `/admin/${path}`)
    await expect(page.getByText(`No ${title} yet`)).toBeVisible()
    await page.getByRole('link', { name: /^Add/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

for (const [path, message] of [
  ['products', 'Failed to fetch data'],
  ['categories', 'Failed to fetch categories'],
] as const) {
  test(`${path} that cannot be loaded say so and can be tried again`, async ({ page }) => {
    await fail(page, `**/api/${path}/all*`, 'GET')
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('alert')).toContainText(message)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
}

test('a screen that is slow to arrive shows its outline, and the old one stays when it fails', async ({
  page,
}) => {
  await open(page, '/admin/products')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/categories/all*', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
  await expect(page.getByText('Loading categories')).toBeAttached()
  await expect(page.getByRole('table')).toHaveCount(0)
  answer()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page).toHaveURL('/admin/categories')
})

test.describe('the switch of a row', () => {
  test('shows the new state at once and keeps it', async ({ page, api }) => {
    const product = await api.createProduct()
    await open(page, `/admin/products?q=${encodeURIComponent(product.title)}`)
    const line = row(page, product.title)
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/products/bulk', async route => {
      await held
      await route.continue()
    })
    await expect(line.getByRole('switch')).not.toBeChecked()
    await line.getByRole('switch').press('Space')
    await expect(line.getByRole('switch')).toBeChecked()
    await expect(line).toContainText('Active')
    answer()
    await expect(notice(page, `“${product.title}” is now active`)).toBeVisible()

    const [stored] = (
      await api.get<{ _id: string; active: boolean; categories: unknown[] }[]>('/api/products/all')
    ).filter(({ _id }) => _id === product._id)
    expect(stored).toMatchObject({ active: true, categories: [{}] })
    await line.getByRole('switch').press('Space')
    await expect(notice(page, `“${product.title}” is now inactive`)).toBeVisible()
  })

  test('goes back, and says why, when it could not be saved', async ({ page, api }) => {
    const category = await api.createCategory()
    await open(page, '/admin/categories')
    await fail(page, '**/api/categories/bulk', 'POST')
    const line = row(page, category.name)
    await line.getByRole('switch').press('Space')
    await expect(notice(page, 'Failed to save category')).toBeVisible()
    await expect(line.getByRole('switch')).not.toBeChecked()
    await expect(line).toContainText('Inactive')
  })

  test('undoes nothing that someone else has done meanwhile', async ({ page, api }) => {
    const category = await api.createCategory()
    await open(page, '/admin/categories')
    const theirs = `${category.name} αλλού`
    await api.rename('categories', category, theirs)
    await row(page, category.name).getByRole('switch').press('Space')
    await expect(row(page, theirs).getByRole('switch')).toBeChecked()
  })
})

test('a deletion that fails says so and can be tried again', async ({ page, api }) => {
  for (const [path, noun, entity] of [
    ['products', 'product', await api.createProduct()],
    ['categories', 'category', await api.createCategory()],
  ] as const) {
    const name = 'title' in entity ? entity.title : entity.name
    await open(page, `/admin/${path}?q=${encodeURIComponent(name)}`)
    await fail(page, `**/api/${path}/${entity._id}`, 'DELETE')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('alert')).toHaveText(`Failed to delete ${noun}`)
    await page.unrouteAll()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toHaveCount(0)
    await expect(row(page, name)).toHaveCount(0)
  }
})
