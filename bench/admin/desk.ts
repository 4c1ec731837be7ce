import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signIn } from '../platform/platform.ts'
import { withBrowser } from '../web/browser.ts'
import { observe } from './observer.ts'

/** Runs a callback with the back office in a separate, signed-in browser. */
export async function withDesk<T>(stack: Stack, use: (page: Page) => Promise<T>): Promise<T> {
  return withBrowser(async browser => {
    const context = await browser.newContext(await signedInContext(stack))
    context.setDefaultTimeout(60_000)
    await context.addInitScript(observe)
    const page = await context.newPage()
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    return use(page)
  })
}

/** Returns the options of a browser context in which an administrator is signed in. */
export async function signedInContext(stack: Stack): Promise<BrowserContextOptions> {
  const localStorage = [{ name: 'adminToken', value: await signIn(stack) }]
  return {
    baseURL: stack.url,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: stack.url, localStorage }] },
  }
}

export async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: screen, exact: true }).waitFor()
}
