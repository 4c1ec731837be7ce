import type { Locator, Page } from '@playwright/test'
import { field, form, notice, open, row, save, signIn, uniqueName } from '../admin-pages.ts'
import { type ContentKind, contentKinds, write } from '../content-kinds.ts'
import { expect } from './fixtures.ts'
import {
  confirm,
  expectFailure,
  type Outage,
  openBrowser,
  question,
  tryAgain,
  without,
} from './outage.ts'

/** A screen of the catalog in its own tab. */
interface Tab {
  kind: ContentKind
  page: Page
  /** Name of the record that is created there. */
  name: string
}

export async function checkWithoutCatalog(outage: Outage): Promise<void> {
  const { request, own } = outage
  const token = await signIn(request, own.administrator)
  const context = await openBrowser(outage, token)
  const tabs = await Promise.all(
    contentKinds.map(async kind => ({ kind, name: uniqueName(), page: await context.newPage() })),
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
    await each(({ page, kind }) => expectFailure(page, kind.failures.load))
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

async function findNothing({ page, kind }: Tab): Promise<void> {
  // Leaving a form with a draft still asks for confirmation.
  page.on('dialog', dialog => dialog.accept())
  await open(page, `/admin/${kind.screen}`)
  await expect(page.getByText(`No ${kind.many} yet`)).toBeVisible()
}

async function fillForm({ page, kind, name }: Tab): Promise<void> {
  await open(page, `/admin/${kind.screen}/new`)
  await write(page, kind.name, name)
  await kind.fill(page)
}

async function failToSave({ page, kind, name }: Tab): Promise<void> {
  await save(page).click()
  await expectMessage(form(page), kind.failures.save)
  await expect(save(page)).toBeEnabled()
  await expect(field(page, kind.name)).toHaveValue(name)
}

/** Retries the list, restores the form's draft and saves it. */
async function goOn({ page, kind, name }: Tab): Promise<void> {
  await tryAgain(page).click()
  await form(page).getByRole('button', { name: 'Restore draft' }).click()
  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, name), kind.screen).toBeVisible()
}

const flag = ({ page, name }: Tab) => row(page, name).getByRole('switch')

async function failToSwitch(tab: Tab): Promise<void> {
  const { page, kind } = tab
  if (!kind.columns.includes('Status')) return
  const was = await flag(tab).isChecked()
  await flag(tab).press('Space')
  await expect(notice(page, kind.failures.save ?? '')).toBeVisible()
  await expect(flag(tab)).toBeChecked({ checked: was })
}

async function failToDelete({ page, kind, name }: Tab): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await confirm(page).click()
  await expectMessage(question(page), kind.failures.remove)
  await expect(confirm(page)).toBeEnabled()
}

async function switchAndDelete(tab: Tab): Promise<void> {
  const { page, kind, name } = tab
  await confirm(page).click()
  await expect(row(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toBeVisible()
  if (!kind.columns.includes('Status')) return
  const [on, off] = kind.screen === 'blog' ? ['Published', 'Draft'] : ['Active', 'Inactive']
  const was = await flag(tab).isChecked()
  await flag(tab).press('Space')
  await expect(notice(page, `“${name}” was ${was ? 'deactivated' : 'activated'}`)).toBeVisible()
  await expect(row(page, name).getByText(was ? off : on, { exact: true })).toBeVisible()
}

/** @param text null where a failure is only logged */
async function expectMessage(place: Locator, text: string | null): Promise<void> {
  const alert = place.getByRole('alert')
  if (text === null) await expect(alert).toHaveCount(0)
  else await expect(alert).toHaveText(text)
}
