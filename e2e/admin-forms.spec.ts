import type { Locator, Page } from '@playwright/test'
import {
  clickTwice,
  form,
  notice,
  open,
  picture,
  row,
  save,
  tabTo,
  test,
  uniqueName,
} from './admin-pages.ts'
import { expect } from './fixtures.ts'

const question = (page: Page) => page.getByRole('alertdialog')

/** Chooses a file of a file field by keyboard. */
async function chooseFile(page: Page, field: Locator): Promise<void> {
  // The listener starts before the key press: the browser reports its dialog with a delay.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    tabTo(page, field).then(() => page.keyboard.press('Space')),
  ])
  await chooser.setFiles(picture)
}

test('a category is added, changed and deleted by keyboard', async ({ page, api }) => {
  const name = uniqueName()
  const renamed = `${name} νέα`
  api.cleanUp('categories', name)
  api.cleanUp('categories', renamed)
  await open(page, '/admin/categories')

  await tabTo(page, page.getByRole('link', { name: 'Add category' }))
  await page.keyboard.press('Enter')
  await expect(form(page)).toHaveAccessibleName('New category')
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form(page).getByText('Category name is required')).toBeVisible()
  await expect(form(page).getByLabel('Name')).toBeFocused()

  await page.keyboard.type(name)
  await expect(form(page).getByText('Category name is required')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Για δοκιμή')
  await chooseFile(page, form(page).getByLabel('Image').first())
  await tabTo(page, form(page).getByRole('switch', { name: 'Active' }))
  await page.keyboard.press('Space')
  const [upload, created] = await Promise.all([
    page.waitForRequest('**/api/categories/upload'),
    page.waitForRequest(request => request.url().endsWith('/api/categories')),
    page.keyboard.press('Enter'),
  ])
  expect(upload.headers()['content-type']).toContain('multipart/form-data')
  expect(created.postDataJSON()).toEqual({
    name,
    description: 'Για δοκιμή',
    active: false,
    imageAlt: '',
    translations: {},
    image: expect.stringContaining('/media/catalog/'),
  })
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL('/admin/categories')
  await expect(notice(page, `“${name}” was added`)).toBeVisible()
  await expect(row(page, name)).toContainText('Inactive')
  await expect(page.getByRole('link', { name: 'Add category' })).toBeFocused()

  await tabTo(page, row(page, name).getByRole('link', { name: `Edit ${name}` }))
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' νέα')
  await page.keyboard.press('Enter')
  await expect(notice(page, `“${renamed}” was saved`)).toBeVisible()
  await expect(row(page, renamed)).toBeVisible()

  await tabTo(page, row(page, renamed).getByRole('button', { name: `Delete ${renamed}` }))
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveAccessibleName(
    'Are you sure you want to delete this category?',
  )
  await page.keyboard.press('Escape')
  await expect(row(page, renamed).getByRole('button', { name: `Delete ${renamed}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(row(page, renamed)).toHaveCount(0)
  await expect(notice(page, 'The category was deleted')).toBeVisible()
  // The row that takes the place of the deleted one.
  await expect(page.locator('tbody tr').and(page.locator(':focus'))).toHaveCount(1)
})

test('a new product comes last, and its form shows the eight products of the home page', async ({
  page,
  request,
  api,
}) => {
  const products = await api.get<{ order: number }[]>('/api/products/all')
  const featured = await (await request.get('/api/products/featured')).json()
  await open(page, '/admin/products/new')
  const order = form(page).getByLabel('Order', { exact: true })
  // Other tests may add products meanwhile.
  expect(Number(await order.inputValue())).toBeGreaterThan(products[7]?.order ?? 0)
  const note = form(page).locator('section', {
    hasText: 'The home page features the first 8 active',
  })
  await expect(note.getByRole('listitem')).toHaveText(
    featured.map(({ title }: { title: string }) => title),
  )
  await order.fill('2,5')
  await save(page).click()
  await expect(order).toHaveAccessibleDescription(/^Order must be a whole number/)
  await order.fill('1.000')
  await expect(order).toHaveAccessibleDescription(/can mean thousands or decimals/)
})

test('a refused save shows the service’s messages, keeps the input and is sent once', async ({
  page,
  api,
  request,
}) => {
  const product = await api.createProduct()
  await open(page, `/admin/products/edit/${product._id}`)
  const title = form(page).getByLabel('Title')

  // The error is at its field.
  await title.fill('x'.repeat(301))
  await save(page).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription(/\S/)
  await title.fill(product.title)

  let saves = 0
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(`**/api/products/${product._id}`, async route => {
    if (route.request().method() === 'PUT') {
      saves += 1
      await held
    }
    await route.continue()
  })
  await save(page).click()
  const busy = form(page).getByRole('button', { name: 'Saving...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await title.press('Enter')
  answer()
  await expect(form(page)).toHaveCount(0)
  expect(saves).toBe(1)

  // The message of the service is above the form.
  await open(page, `/admin/products/edit/${product._id}`)
  const headers = { authorization: `Bearer ${api.token}` }
  await expect(await request.delete(`/api/products/${product._id}`, { headers })).toBeOK()
  await title.fill('Κάτι άλλο')
  await save(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('Product not found')
  await expect(title).toHaveValue('Κάτι άλλο')
})

test('a conflicting save is reported, and a save of a deleted record keeps the input', async ({
  page,
  api,
  request,
}) => {
  await test.step('a double click saves a new record once', async () => {
    const name = uniqueName()
    api.cleanUp('categories', name)
    await open(page, '/admin/categories/new')
    await form(page).getByLabel('Name').fill(name)
    await clickTwice(save(page))
    await expect(notice(page, `“${name}” was added`)).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    const all = await api.get<{ name: string }[]>('/api/categories/all')
    expect(all.filter(category => category.name === name)).toHaveLength(1)
  })

  const category = await api.createCategory()
  await open(page, `/admin/categories/edit/${category._id}`)
  const theirs = uniqueName()
  await api.rename('categories', category, theirs)

  const mine = uniqueName()
  api.cleanUp('categories', mine)
  const name = form(page).getByLabel('Name')
  await name.fill(mine)
  await save(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Someone else changed this meanwhile')
  await expect(name).toHaveValue(mine)
  await expect(page.locator('table')).toContainText(theirs)
  await save(page).click()
  await expect(form(page)).toHaveCount(0)

  await row(page, mine)
    .getByRole('link', { name: `Edit ${mine}` })
    .click()
  await name.fill('Κάτι άλλο')
  const headers = { authorization: `Bearer ${api.token}` }
  await request.delete(`/api/categories/${category._id}`, { headers })
  await save(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('Category not found')
  await expect(name).toHaveValue('Κάτι άλλο')
})

test.describe('the address of a form', () => {
  test('returns to the list, and no further, when the form is closed several times', async ({
    page,
  }) => {
    // Presses before the browser has gone back, and before the page is drawn without the form.
    await page.addInitScript(() => {
      const cancel = () =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')
      addEventListener('popstate', () => cancel()?.click())
    })
    await open(page, '/admin/categories')
    const add = page.getByRole('link', { name: 'Add category' })
    await add.click()
    await form(page)
      .getByRole('button', { name: 'Cancel' })
      .evaluate((cancel: HTMLElement) => {
        cancel.click()
        cancel.click()
      })
    await expect(form(page)).toHaveCount(0)
    await add.click()
    await expect(form(page)).toBeVisible()
    await expect(page).toHaveURL('/admin/categories/new')
  })

  test('survives a reload, and back restores the list', async ({ page, api }) => {
    const product = await api.createProduct()
    await open(page, `/admin/products?q=${encodeURIComponent(product.title)}`)
    await row(page, product.title)
      .getByRole('link', { name: `Edit ${product.title}` })
      .click()
    await expect(form(page)).toBeVisible()
    await expect(page).toHaveTitle('Edit product | Stampa')

    await page.reload()
    await expect(form(page).getByLabel('Title')).toHaveValue(product.title)
    await page.goBack()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue(product.title)
    await page.goForward()
    await expect(form(page).getByLabel('Title')).toHaveValue(product.title)
    await page.keyboard.press('Escape')
    await expect(row(page, product.title)).toBeVisible()

    // A missing record shows a message.
    await open(page, '/admin/products/edit/01900000-0000-7000-8000-000000000000')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('This product does not exist')
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL('/admin/products')
  })
})

test.describe('unsaved changes', () => {
  test('are confirmed before closing, going back or unloading the document', async ({
    page,
    api,
  }) => {
    const category = await api.createCategory()
    await open(page, '/admin/categories')
    await row(page, category.name)
      .getByRole('link', { name: `Edit ${category.name}` })
      .click()
    const name = form(page).getByLabel('Name')
    // A reverted change asks for no confirmation.
    await name.fill('Κάτι άλλο')
    await form(page).getByRole('switch').click()
    await name.fill(category.name)
    await form(page).getByRole('switch').click()
    await form(page).getByRole('button', { name: 'Close' }).click()
    await expect(form(page)).toHaveCount(0)

    await row(page, category.name)
      .getByRole('link', { name: `Edit ${category.name}` })
      .click()
    await name.fill('Κάτι άλλο')
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveAccessibleName('Discard unsaved changes?')
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(name).toHaveValue('Κάτι άλλο')

    await page.goBack()
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(`/admin/categories/edit/${category._id}`)

    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()

    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await question(page).getByRole('button', { name: 'Discard changes' }).click()
    await expect(form(page)).toHaveCount(0)
    await expect(row(page, category.name)).toBeVisible()
  })
})
