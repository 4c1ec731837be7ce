import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type RunningStack, stackFile } from './running-stack.ts'

export { expect }

/** Browser tests with the platform they run against. */
export const test = base.extend<
  {
    admin: RunningStack['administrator']
    /** Whether the back office tells of what other tests do at the same time. */
    news: boolean
  },
  { stack: RunningStack }
>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      await use(JSON.parse(readFileSync(stackFile(), 'utf8')) as RunningStack)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  // The cookie banner, which covers the page, is answered; `test.use({ storageState: {} })` shows it.
  storageState: async ({ stack }, use) => use(consentOf(stack.url, false)),
  news: [false, { option: true }],
  context: async ({ context, news }, use) => {
    // Its page reads no news while another one holds the lock.
    if (!news) await context.addInitScript(holdNews)
    await use(context)
  },
  admin: async ({ stack }, use) => use(stack.administrator),
})

/** Returns the browser state of a visitor with an answered cookie banner. */
export function consentOf(origin: string, analytics: boolean) {
  const consent = { necessary: true, analytics, timestamp: '2026-11-01T10:00:00.000Z' }
  const localStorage = [{ name: 'cookieConsent', value: JSON.stringify(consent) }]
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** Keeps a page from reading the stream of news, in the page: its network is idle some time, and it tells nothing. */
export function holdNews(): void {
  navigator.locks?.request('stampa.news', () => new Promise(() => {}))
}
