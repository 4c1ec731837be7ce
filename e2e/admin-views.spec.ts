import type { Page } from '@playwright/test'
import { addPerson, notice, open, signedIn, signIn, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const drafts = '/admin/offers?status=Draft'

const menuOf = (page: Page) => page.getByRole('button', { name: 'View', exact: true })

test('a view of a list is saved for everyone, opened by a colleague, renamed and removed', async ({
  playwright,
  browser,
  stack,
  page,
}) => {
  const name = uniqueName()
  const own = uniqueName()
  const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
  await open(page, drafts)
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('For everyone who sees the list').check()
  await expectWellMade(page, 'a view for everyone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await test.step('a colleague without the permission to write opens it, and saves own ones only', async () => {
    const email = await addPerson(stack, ['offers:read'])
    const request = await playwright.request.newContext({ baseURL: stack.url })
    const token = await signIn(request, { ...stack.administrator, email })
    const context = await browser.newContext({
      baseURL: stack.url,
      storageState: signedIn(stack.url, token),
    })
    const other = await context.newPage()
    await open(other, '/admin/offers')
    await menuOf(other).press('Enter')
    await expect(view(other, name)).toContainText('for everyone')
    await view(other, name).click()
    await expect(other).toHaveURL(drafts)
    await menuOf(other).click()
    await expect(view(other, name)).toBeChecked()
    await expect(other.getByRole('menuitem', { name: /^(Rename|Remove|Save)/ })).toHaveCount(0)
    await open(other, '/admin/offers?status=Sent')
    await menuOf(other).click()
    await other.getByRole('menuitem', { name: 'Save this view…' }).click()
    await expect(other.getByLabel('For everyone who sees the list')).toHaveCount(0)
    await other.getByLabel('Name').fill(own)
    await other.keyboard.press('Enter')
    await menuOf(other).click()
    await expect(view(other, own)).toBeChecked()
    await context.close()
    await request.dispose()
  })

  // A name is taken once; the old one is free after the change.
  const renamed = uniqueName()
  await menuOf(page).click()
  await expect(view(page, own)).toHaveCount(0)
  await page.getByRole('menuitem', { name: `Rename “${name}”…` }).click()
  await page.getByRole('dialog', { name: 'Rename the view' }).getByLabel('Name').fill(renamed)
  await page.keyboard.press('Enter')
  await open(page, '/admin/offers?status=Accepted')
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await dialog.getByLabel('Name').fill(renamed)
  await dialog.getByLabel('For everyone who sees the list').check()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('There is a view with this name already')).toBeVisible()
  await page.keyboard.press('Escape')
  await menuOf(page).click()
  await view(page, renamed).click()
  await expect(page).toHaveURL(drafts)
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: `Remove “${renamed}”` }).click()
  await open(page, drafts)
  await menuOf(page).click()
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeVisible()
  await expect(view(page, renamed)).toHaveCount(0)
  await expect(notice(page, /./)).toHaveCount(0)
})
