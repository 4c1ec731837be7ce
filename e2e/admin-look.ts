import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

/** The widths that a screen is looked at, and in which scheme: each scheme once, wide and narrow. */
const looks = [
  [1280, 'light'],
  [768, 'light'],
  [360, 'dark'],
] as const

/**
 * Looks at what is on the screen: nothing breaks a rule of accessibility, nothing scrolls sideways.
 *
 * @param name of the state, unlike that of every other in the test
 */
export async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const [width, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const state = `${name} at ${width} px, ${colorScheme}`
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${state}: scrolls sideways`).toBe(0)
    if (width !== 768) {
      expect(await violationsOf(page), state).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}

/** The page comes into view again, as when somebody turns back to it. */
export async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
