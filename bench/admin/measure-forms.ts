import type { Page } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { heapOf } from '../studio/visit-studio.ts'
import { goTo } from './desk.ts'
import { settled } from './observer.ts'

const openings = 100

/** Measures the memory that repeatedly opened forms retain. */
export async function measureForms(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [screen, what] of [
    ['Products', 'the form of a product'],
    ['Custom orders', 'an order'],
  ] as const) {
    await goTo(page, screen)
    await settled(page)
    const row = page.getByRole('main').getByRole('row').nth(1)
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await row.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    // Caches fill at first.
    for (let time = 0; time < 10; time++) await open()
    const before = await heapOf(page)
    for (let time = 0; time < openings; time++) await open()
    measurements.push({
      name: `heap after ${openings} more openings of ${what}`,
      values: [((await heapOf(page)) - before) / 1024 ** 2],
      unit: 'MB',
      digits: 2,
      goal: { atMost: 2 },
    })
  }
  return measurements
}
