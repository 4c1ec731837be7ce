import type { Page } from '@playwright/test'
import { signIn } from '../admin-pages.ts'
import { expect } from './fixtures.ts'
import { type Outage, openBrowser, without } from './outage.ts'

/** Without identity an open session works and can be ended, and a failed sign-in keeps its input. */
export async function checkWithoutIdentity(outage: Outage): Promise<void> {
  const { request, own } = outage
  const { email, password = '' } = own.administrator
  const token = await signIn(request, own.administrator)
  // Every instance of the catalog has fetched identity's key before.
  for (let call = 0; call < 4; call += 1) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/faq/admin', { headers })).status()).toBe(200)
  }
  const contexts = await Promise.all([openBrowser(outage, undefined), openBrowser(outage, token)])
  const [visitor, reader] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
  await visitor.goto('/admin/login')
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Password').fill(password)
  await reader.goto('/admin/banners')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Banners')

  await without(own, 'identity', async () => {
    await visitor.getByRole('button', { name: 'Sign in' }).click()
    await expect(visitor.getByRole('alert')).toHaveText('Login failed')
    await expect(visitor.getByLabel('Email')).toHaveValue(email)
    await goTo(reader, '/admin/faq')
    await expect(reader.getByRole('link', { name: 'Add FAQ' })).toBeVisible()
    await reader.getByRole('button', { name: 'Logout' }).click()
    await expect(reader).toHaveURL('/admin/login')
    expect(await reader.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  })

  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor).toHaveURL('/admin')
  await Promise.all(contexts.map(context => context.close()))
}

/** Navigates by the sidebar. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
}
