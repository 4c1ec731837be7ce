import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signedIn } from '../admin-pages.ts'
import { holdNews } from '../fixtures.ts'
import { expect } from './fixtures.ts'

/**
 * The back office while a service is stopped: each screen shows what failed to load, a failed save or deletion keeps
 * its input, and retries succeed once the service is back.
 */
export interface Outage {
  own: Stack
  browser: Browser
  request: APIRequestContext
}

export const question = (page: Page) => page.getByRole('alertdialog')
export const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' })
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Stops every process of a service during a callback. */
export async function without(
  own: Stack,
  service: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const parts = own.parts
    .map(({ name }) => name)
    .filter(name => new RegExp(`^${service}-\\d$`).test(name))
  await Promise.all(parts.map(name => own.halt(name)))
  try {
    await meanwhile()
  } finally {
    for (const name of parts) own.resume(name)
    await own.ready()
  }
}

/** Expects a reloaded screen to show the failure and a retry. */
export async function expectFailure(page: Page, text: string): Promise<void> {
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: text }), text).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
}

/** A browser of its own, signed in when there is a token. */
export async function openBrowser(
  { own, browser }: Outage,
  token: string | undefined,
): Promise<BrowserContext> {
  const state = signedIn(own.url, token)
  const context = await browser.newContext({ baseURL: own.url, storageState: state })
  // Otherwise its lists are read again when a service is back.
  await context.addInitScript(holdNews)
  return context
}
