import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const widths = [1280, 768, 360]

interface LookOptions {
  /** @default the violations of the whole page */
  audit?: ((page: Page) => Promise<string[]>) | undefined
  /** Colour scheme of the audit; the design system's own page is audited in both. @default light */
  scheme?: 'light' | 'dark'
}

/**
 * Expects no accessibility violation in the page's state, and no horizontal scrolling at any width.
 *
 * @param name of the state, for messages
 */
export async function expectWellMade(
  page: Page,
  name: string,
  { audit = violationsOf, scheme = 'light' }: LookOptions = {},
): Promise<void> {
  const size = page.viewportSize()
  await page.emulateMedia({ colorScheme: scheme })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const state = `${name} at ${width} px`
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    // An open menu follows its button once that has moved.
    await expect.poll(overflow, `${state}: scrolls sideways`).toBe(0)
    if (width === 1280) expect(await audit(page), state).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}

/** Dispatches the event of a tab that becomes visible again. */
export async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
