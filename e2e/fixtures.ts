import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type RunningStack, stackFile } from './running-stack.ts'

export { expect }

/** What every browser test gets besides the page: the platform it runs against. */
export const test = base.extend<{ admin: RunningStack['administrator'] }, { stack: RunningStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      await use(JSON.parse(readFileSync(stackFile(), 'utf8')) as RunningStack)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  admin: async ({ stack }, use) => use(stack.administrator),
})
