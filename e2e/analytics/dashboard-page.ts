import type { Locator, Page } from '@playwright/test'

/** The analytics dashboard, as its tests take hold of it. */

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

/** The day in Athens, some days from today. */
export function day(offset = 0): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format()
  // Days of the calendar: those when clocks change have no 24 hours.
  const at = new Date(`${today}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + offset)
  return at.toISOString().slice(0, 10)
}
