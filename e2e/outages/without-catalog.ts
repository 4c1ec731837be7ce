import type { Locator, Page } from '@playwright/test'
import { field, form, notice, open, row, save, signIn, uniqueName } from '../admin-pages.ts'
import { type Walk, walks, write } from '../admin-walks.ts'
import { expect } from '../fixtures.ts'
import {
  confirm,
  expectFailure,
  type Outage,
  openBrowser,
  question,
  tryAgain,
  without,
} from './outage.ts'

/** A screen of the catalog's, in a tab of its own. */
interface Tab {
  walk: Walk
  page: Page
  /** Of the record that is made there. */
  name: string
}

export async function walkWithoutCatalog(outage: Outage): Promise<void> {
  const { request, own } = outage
  const token = await signIn(request, own.administrator)
  const context = await openBrowser(outage, token)
  const tabs = await Promise.all(
    walks.map(async walk => ({ walk, name: uniqueName(), page: await context.newPage() })),
  )
  const each = (step: (tab: Tab) => Promise<void>) => Promise.all(tabs.map(step))
  const [dashboard, company] = await Promise.all([context.newPage(), context.newPage()])
  await each(findNothing)
  const category = await request.post('/api/categories', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: uniqueName(), active: true },
  })
  expect(category.status()).toBe(201)
  await each(fillForm)
  await company.goto('/admin/assets')
  const phone = company.getByLabel('Telephone')
  const saveSettings = company.getByRole('button', { name: 'Save' })
  await phone.fill('210 000 0171')

  await without(own, 'catalog', async () => {
    await saveSettings.click()
    await expect(company.getByRole('alert')).toHaveText('Failed to update settings')
    await expect(phone).toHaveValue('210 000 0171')
    await expectFailure(company, 'Failed to fetch settings')
    await dashboard.goto('/admin')
    await expectFailure(dashboard, 'Failed to fetch data')
    await each(failToSave)
    await each(({ page, walk }) => expectFailure(page, walk.failures.load))
  })

  await tryAgain(dashboard).click()
  await expect(dashboard.getByRole('alert')).toHaveCount(0)
  await tryAgain(company).click()
  await phone.fill('210 000 0171')
  await saveSettings.click()
  await expect(notice(company, 'Settings updated successfully!')).toBeVisible()
  await each(goOn)

  await without(own, 'catalog', async () => {
    await each(failToSwitch)
    await each(failToDelete)
  })
  await each(switchAndDelete)
  await context.close()
}

async function findNothing({ page, walk }: Tab): Promise<void> {
  // A draft keeps what was typed: whoever leaves is warned of it nevertheless.
  page.on('dialog', dialog => dialog.accept())
  await open(page, `/admin/${walk.screen}`)
  await expect(page.getByText(`No ${walk.many} yet`)).toBeVisible()
}

async function fillForm({ page, walk, name }: Tab): Promise<void> {
  await open(page, `/admin/${walk.screen}/new`)
  await write(page, walk.name, name)
  await walk.fill(page)
}

async function failToSave({ page, walk, name }: Tab): Promise<void> {
  await save(page).click()
  await expectMessage(form(page), walk.failures.save)
  await expect(save(page)).toBeEnabled()
  await expect(field(page, walk.name)).toHaveValue(name)
}

/** The list is there again with the form over it, which offers what was typed. */
async function goOn({ page, walk, name }: Tab): Promise<void> {
  await tryAgain(page).click()
  await form(page).getByRole('button', { name: 'Restore draft' }).click()
  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, name), walk.screen).toBeVisible()
}

const flag = ({ page, name }: Tab) => row(page, name).getByRole('switch')

async function failToSwitch(tab: Tab): Promise<void> {
  const { page, walk } = tab
  if (!walk.columns.includes('Status')) return
  const was = await flag(tab).isChecked()
  await flag(tab).press('Space')
  await expect(notice(page, walk.failures.save ?? '')).toBeVisible()
  await expect(flag(tab)).toBeChecked({ checked: was })
}

async function failToDelete({ page, walk, name }: Tab): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await confirm(page).click()
  await expectMessage(question(page), walk.failures.remove)
  await expect(confirm(page)).toBeEnabled()
}

async function switchAndDelete(tab: Tab): Promise<void> {
  const { page, walk, name } = tab
  await confirm(page).click()
  await expect(row(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toBeVisible()
  if (!walk.columns.includes('Status')) return
  const [on, off] = walk.screen === 'blog' ? ['Published', 'Draft'] : ['Active', 'Inactive']
  const was = await flag(tab).isChecked()
  await flag(tab).press('Space')
  await expect(notice(page, `“${name}” is now ${was ? 'inactive' : 'active'}`)).toBeVisible()
  await expect(row(page, name).getByText(was ? off : on, { exact: true })).toBeVisible()
}

/** @param text null where a failure is only logged */
async function expectMessage(place: Locator, text: string | null): Promise<void> {
  const alert = place.getByRole('alert')
  if (text === null) await expect(alert).toHaveCount(0)
  else await expect(alert).toHaveText(text)
}
