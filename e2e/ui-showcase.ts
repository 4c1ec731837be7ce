import { test as base, expect, type Page } from '@playwright/test'
import { type Showcase, startShowcase } from '@stampa/ui/showcase'

export { expect }

/** Tests of the design system run on its showcase page, which each worker builds once if needed. */
export const test = base.extend<object, { showcase: Showcase }>({
  showcase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const showcase = await startShowcase()
      await use(showcase)
      await showcase.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ showcase }, use) => use(showcase.url),
})

export interface View {
  frame: 'admin' | 'public'
  scheme: 'light' | 'dark'
  width: number
}

export const desk: View = { frame: 'admin', scheme: 'light', width: 1280 }

/** Opens the showcase and collects console errors. */
export async function open(page: Page, { frame, scheme, width }: View): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    const isSampleFailure = message.location().url.includes('/missing/')
    if (message.type() === 'error' && !isSampleFailure) complaints.push(message.text())
  })
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/?frame=${frame}`)
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeVisible()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map(image => image.decode()))
    await document.fonts.ready
  })
  return complaints
}
