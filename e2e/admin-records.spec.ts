import type { Page } from '@playwright/test'
import {
  form,
  notice,
  open,
  picture,
  row,
  save,
  signIn as startSession,
  test,
  uniqueName,
} from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const offer = (page: Page) => form(page).getByRole('region', { name: 'Unsaved draft' })
const conflict = (page: Page) => form(page).getByRole('alert')

/** Returns the URLs of forms with stored files on this device. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    // Opening a missing database would create it.
    if (!databases.some(({ name }) => name === 'stampa-drafts')) return []
    return new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('stampa-drafts')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const asking = opening.result.transaction('files').objectStore('files').getAllKeys()
        asking.onsuccess = () => resolve(asking.result)
        opening.result.close()
      }
    })
  })

/** Returns the bytes of the first stored file of a form. */
const keptBytes = (page: Page, address: string) =>
  page.evaluate(
    key =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('stampa-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('files').objectStore('files').get(key)
          asking.onsuccess = () => resolve(asking.result?.[0]?.size)
          opening.result.close()
        }
      }),
    address,
  )

// Some tests end their session.
test.use({ ownSession: true })

test('a draft is offered with its files after a reload and after the session has ended', async ({
  page,
  api,
  stack,
  request,
}) => {
  const product = await api.createProduct()
  const address = `/admin/products/edit/${product._id}`
  const description = form(page).getByLabel('Description')
  const alternative = form(page).getByLabel('Alternative text')
  const focus = form(page).getByLabel('Focus across')
  const restore = offer(page).getByRole('button', { name: 'Restore draft' })
  const signIn = async () => {
    await page.getByLabel('Email').fill(stack.administrator.email)
    await page.getByLabel('Password').fill(stack.administrator.password)
    await page.keyboard.press('Enter')
  }
  await open(page, address)
  await expect(offer(page)).toHaveCount(0)
  await description.fill('Μισή περιγραφή')
  await form(page).getByLabel('Image', { exact: true }).setInputFiles(picture)
  await expect.poll(() => keptFiles(page)).toEqual([address])
  await form(page).getByRole('button', { name: 'Crop' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop image' })
  await crop.getByLabel('Zoom').fill('2')
  await crop.getByRole('button', { name: 'Crop' }).click()
  await alternative.fill('Δύο κούπες')
  await focus.fill('0.2')
  // Cropping is slow on a busy machine; a reload before its end would keep the uncropped image.
  await expect.poll(() => keptBytes(page, address)).not.toBe(picture.buffer.length)
  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await restore.click()
  await expect(description).toHaveValue('Μισή περιγραφή')
  await expect(form(page).getByText('picture.png', { exact: true })).toBeVisible()
  await expect(alternative).toHaveValue('Δύο κούπες')
  await expect(focus).toHaveValue('0.2')

  // The session ends elsewhere: saving leads to the sign-in form and back, and nothing is lost.
  await description.fill('Ολόκληρη περιγραφή')
  const headers = { authorization: `Bearer ${api.token}` }
  expect((await request.post('/api/auth/logout', { headers })).status()).toBe(204)
  await save(page).click()
  await signIn()
  await expect(page).toHaveURL(address)
  await restore.click()
  await expect(description).toHaveValue('Ολόκληρη περιγραφή')
  await save(page).click()
  await expect(notice(page, `“${product.title}” was saved`)).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  const own = await startSession(request, stack.administrator)
  const signedIn = { headers: { authorization: `Bearer ${own}` } }
  const saved = await (await request.get(`/api/products/${product._id}`, signedIn)).json()
  expect(saved.imageAsset, 'the part that was cut out of 64 by 80 pixels').toMatchObject({
    width: 32,
    height: 40,
    alt: 'Δύο κούπες',
    focus: { x: 0.2, y: 0.5 },
  })

  // A saved form leaves no draft.
  await open(page, address)
  await expect(description).toHaveValue('Ολόκληρη περιγραφή')
  await expect.poll(() => keptFiles(page)).toEqual([])
  await expect(offer(page)).toHaveCount(0)

  // The browser may delete the files: the offer says so.
  await form(page).getByLabel('Image', { exact: true }).setInputFiles(picture)
  await expect.poll(() => keptFiles(page)).toEqual([address])
  page.once('dialog', dialog => dialog.accept())
  await open(page, '/admin')
  await page.evaluate(() => void indexedDB.deleteDatabase('stampa-drafts'))
  await open(page, address)
  await expect(offer(page)).toContainText('It is without picture.png, which could not be kept.')
})

test('signing out deletes drafts with their files, also those of another tab', async ({
  page,
  api,
}) => {
  const { _id } = await api.createProduct()
  const address = `/admin/products/edit/${_id}`
  await open(page, address)
  await form(page).getByLabel('Description').fill('Μισή περιγραφή')
  await form(page).getByLabel('Image', { exact: true }).setInputFiles(picture)
  await expect.poll(() => keptFiles(page)).toEqual([address])

  const other = await page.context().newPage()
  await open(other, '/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByLabel('Email')).toBeVisible()
  await expect.poll(() => keptFiles(other)).toEqual([])
  const stored = () => other.evaluate(() => Object.keys(localStorage).join())
  expect(await stored()).not.toContain('draft')

  // The form in the first tab is still open; leaving it would write its draft.
  await form(page).getByLabel('Description').fill('Ολόκληρη περιγραφή')
  page.once('dialog', dialog => dialog.accept())
  await page.goto('/products')
  await expect(page).toHaveURL(/\/products$/)
  expect(await stored()).not.toContain('draft')
  expect(await keptFiles(other)).toEqual([])
})

test('a form saved after a sign-out in another tab comes back after the sign-in', async ({
  page,
  stack,
}) => {
  await open(page, '/admin/faq/new')
  const question = form(page).getByLabel('Question')
  await question.fill('Στέλνετε στα νησιά;')
  const other = await page.context().newPage()
  await open(other, '/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByLabel('Email')).toBeVisible()

  await form(page).getByLabel('Answer').fill('Ναι')
  await save(page).click()
  await expect(page.getByText('your text is kept')).toBeVisible()
  await page.getByLabel('Email').fill(stack.administrator.email)
  await page.getByLabel('Password').fill(stack.administrator.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/faq/new')
  await offer(page).getByRole('button', { name: 'Restore draft' }).click()
  await expect(question).toHaveValue('Στέλνετε στα νησιά;')
})

test('the second of two concurrent saves shows both versions for a choice', async ({
  page,
  api,
}) => {
  const category = await api.createCategory()
  await open(page, `/admin/categories/edit/${category._id}`)
  const [mine, theirs] = [uniqueName(), uniqueName()]
  await api.rename('categories', category, theirs)
  api.cleanUp('categories', mine)

  await form(page).getByLabel('Name').fill(mine)
  await form(page).getByLabel('Description').fill('Μόνο δική μου')
  await save(page).click()
  await expect(conflict(page)).toContainText('Someone else changed this meanwhile')
  await expect(conflict(page)).toContainText('admin@shop.example')
  await expectWellMade(page, 'conflict')
  const choice = conflict(page).getByRole('group', { name: 'Name' })
  await expect(choice.getByRole('radio', { name: `Yours ${mine}` })).toBeChecked()
  await expect(form(page).getByLabel('Name')).toHaveValue(mine)
  await choice.getByRole('radio', { name: `Theirs ${theirs}` }).check()
  await expect(form(page).getByLabel('Name')).toHaveValue(theirs)
  await expect(choice.locator('mark')).toHaveText([mine.slice(7), theirs.slice(7)])
  await expect(conflict(page).getByRole('group')).toHaveCount(1)
  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  const saved = await api.get<{ name: string; description: string }>(
    `/api/categories/${category._id}`,
  )
  expect(saved).toMatchObject({ name: theirs, description: 'Μόνο δική μου' })

  // The history names the fields as the form does.
  await row(page, theirs)
    .getByRole('link', { name: `Edit ${theirs}` })
    .click()
  await form(page).getByRole('link', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History: category' })
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await expect(history.getByRole('listitem').first()).toContainText('Μόνο δική μου')
  await expect(history.getByRole('listitem').first()).toContainText('Description')
  await expect(history.getByRole('listitem').last()).toContainText('Added')

  // An earlier version fills the form, where it is saved.
  const added = history.getByRole('listitem').last()
  await added.getByRole('link', { name: 'Restore in the form' }).click()
  await expect(form(page).getByLabel('Name')).toHaveValue(category.name)
  await expect(form(page).getByLabel('Description')).toHaveValue('')
  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  expect(await api.get(`/api/categories/${category._id}`)).toMatchObject({ name: category.name })
})

test('records are switched and deleted in bulk by keyboard, and restored from the trash', async ({
  page,
  api,
}) => {
  const first = await api.createProduct()
  const second = await api.createProduct()
  await open(page, '/admin/products?active=false')
  await expect(page.getByRole('row').filter({ hasText: 'Inactive' }).first()).toBeVisible()
  for (const { title } of [first, second]) {
    await row(page, title).getByRole('checkbox').check()
  }
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(notice(page, '2 activated')).toBeVisible()
  await expect(row(page, first.title), 'the filter shows inactive ones only').toHaveCount(0)

  await page.getByLabel('Status').selectOption('true')
  await expect(page).toHaveURL(/active=true/)
  await page.getByRole('searchbox').fill('Δοκιμή')
  for (const { title } of [first, second]) {
    await row(page, title).getByRole('checkbox').check()
  }
  await bar.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Are you sure you want to delete these 2 records?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, '2 deleted')).toBeVisible()
  await expect(row(page, second.title)).toHaveCount(0)

  await page.getByRole('link', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash: Products' })
  await expect(page).toHaveURL(/\/admin\/products\/trash/)
  const entry = trash.getByRole('row').filter({ hasText: first.title })
  await expect(entry).toContainText('admin@shop.example')
  await entry.getByRole('button', { name: `Restore ${first.title}` }).click()
  await expect(entry).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(row(page, first.title)).toBeVisible()
})

test('a large trash is searched and paged', async ({ page, api }) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const group = uniqueName()
  const name = (number: number) => `${group} ${number}`
  const ids: string[] = []
  for (let first = 0; first < 210; first += 30) {
    const made = Array.from({ length: 30 }, async (_, index) => {
      const data = { name: name(first + index), active: false }
      return (await (await request.post('/api/events', { headers, data })).json())._id
    })
    ids.push(...(await Promise.all(made)))
  }
  // The first record is deleted first, so it is the last of the trash.
  for (const batch of [ids.slice(0, 1), ids.slice(1, 201), ids.slice(201)]) {
    const data = { action: 'delete', ids: batch }
    expect((await request.post('/api/events/bulk', { headers, data })).status()).toBe(200)
  }
  api.cleanUp('events', name(0))

  await open(page, '/admin/events')
  await page.getByRole('link', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash: Events' })
  await trash.getByRole('searchbox').fill(group)
  await expect(trash.getByText('1–25 of 210')).toBeVisible()
  await trash.getByRole('button', { name: '9', exact: true }).click()
  await expect(trash.getByText('201–210 of 210')).toBeVisible()
  const last = trash.getByRole('row').last()
  await expect(last).toContainText(name(0))
  await last.getByRole('button', { name: `Restore ${name(0)}` }).click()
  await expect(notice(page, '1 restored')).toBeVisible()
  await expect(trash.getByText('201–209 of 209')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill(name(0))
  await expect(row(page, name(0))).toBeVisible()
})

test('a CSV of products is validated before it changes anything', async ({ page, api }) => {
  const product = await api.createProduct()
  const title = `${product.title} νέος`
  api.cleanUp('products', title)
  await open(page, `/admin/products?q=${encodeURIComponent(product.title)}`)
  await page.getByRole('link', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('Please select a CSV file')).toBeVisible()

  const sheet = (lines: string[]) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`_id,title,active\n${lines.join('\n')}\n`),
  })
  const file = dialog.getByLabel('CSV file')
  await file.setInputFiles(sheet([`${product._id},${title},maybe`]))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await expect(dialog.getByRole('row').last()).toContainText('active')

  await file.setInputFiles(sheet([`${product._id},${title},false`]))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('1 row: 0 new, 1 to change.')).toBeVisible()
  const unchanged = await api.get<{ title: string }>(`/api/products/${product._id}`)
  expect(unchanged.title, 'a check changes nothing').toBe(product.title)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(notice(page, 'Imported: 0 added, 1 changed')).toBeVisible()
  await expect(row(page, title)).toBeVisible()
})

test('records are reordered by buttons and by dragging, and visitors see the new order', async ({
  page,
  api,
}) => {
  for (const [kind, list, screen] of [
    ['our-work', 'our-work/admin', 'our-work'],
    ['banner', 'banner/admin', 'banners'],
    ['faq', 'faq/admin', 'faq'],
    ['products', 'products/all', 'products'],
  ] as const) {
    const all = () => api.get<Ordered[]>(`/api/${list}`)
    const before = await all()
    // The last records, which no test of the public pages reads; not those of concurrent tests.
    const kept = before.map(nameOf).filter(name => !name.startsWith('Δοκιμή '))
    const [other, last] = kept.slice(-2)
    await open(page, `/admin/${screen}?page=${Math.ceil(kept.length / 25)}`)
    const isFirst = async () => {
      const names = (await api.get<Ordered[]>(`/api/${kind}`)).map(nameOf)
      return names.indexOf(last ?? '') - names.indexOf(other ?? '')
    }
    await row(page, last ?? '')
      .getByRole('button', { name: 'Move up' })
      .click()
    await expect(notice(page, 'The order was saved').last()).toBeVisible()
    await expect.poll(isFirst, kind).toBeLessThan(0)

    // With the mouse, onto the row below.
    const handle = (name = '') => row(page, name).getByRole('button', { name: 'Move by dragging' })
    await handle(other).scrollIntoViewIfNeeded()
    await handle(last).dragTo(handle(other))
    await expect.poll(isFirst, kind).toBeGreaterThan(0)
  }
  // Rows sorted by another column cannot be moved.
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page.getByRole('button', { name: 'Move up' })).toHaveCount(0)
})

interface Ordered {
  title?: string
  question?: string
}

const nameOf = ({ title, question }: Ordered) => title ?? question ?? ''
