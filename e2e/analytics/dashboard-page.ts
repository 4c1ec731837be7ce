import type { Locator, Page } from '@playwright/test'

/** Locators of the analytics dashboard. */

export const path = '/admin/analytics'

/** A titled part of the dashboard. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

/** A number of the summary, by its label. */
export const figure = (page: Page, label: string): Locator =>
  card(page, 'Summary')
    .getByRole('term')
    .filter({ hasText: label })
    .locator('xpath=following-sibling::dd[1]')

/** Returns the date in Athens, some days from today. */
export function day(offset = 0): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format()
  // Calendar days: a day with a clock change does not have 24 hours.
  const at = new Date(`${today}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + offset)
  return at.toISOString().slice(0, 10)
}
