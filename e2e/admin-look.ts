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
 * @param judge which rules are broken. @default those that are broken anywhere on the page
 */
export async function look(
  page: Page,
  name: string,
  judge: (page: Page) => Promise<string[]> = violationsOf,
): Promise<void> {
  const size = page.viewportSize()
  for (const [width, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const state = `${name} at ${width} px, ${colorScheme}`
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    // An open menu follows its button once that has moved.
    await expect.poll(overflow, `${state}: scrolls sideways`).toBe(0)
    if (width !== 768) {
      expect(await judge(page), state).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}

/** The page comes into view again, as when somebody turns back to it. */
export async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
