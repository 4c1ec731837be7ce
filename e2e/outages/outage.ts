import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signedIn } from '../admin-pages.ts'
import { expect } from '../fixtures.ts'

/**
 * What the back office tells while a service is really away: each of its screens says what could not be loaded, a save
 * or a deletion says what failed and loses nothing, and all of it succeeds by trying again once the service is back.
 */
export interface Outage {
  own: Stack
  browser: Browser
  request: APIRequestContext
}

export const question = (page: Page) => page.getByRole('alertdialog')
export const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' })
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Takes every process of a service away for as long as it takes. */
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

/** Loaded anew, a screen says why there is nothing to see, and what can be done. */
export async function expectFailure(page: Page, text: string): Promise<void> {
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: text }), text).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
}

/** A browser of its own, signed in when there is a token. */
export function openBrowser(
  { own, browser }: Outage,
  token: string | undefined,
): Promise<BrowserContext> {
  return browser.newContext({ baseURL: own.url, storageState: signedIn(own.url, token) })
}
