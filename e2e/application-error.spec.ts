import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

/** Opens the home page with data that its frame cannot render. */
async function openBroken(page: Page, address: string): Promise<void> {
  await page.route(
    url => url.pathname === '/' && url.search === new URL(address, url).search,
    async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"categories":[', '"categories":7,"ignored":[')
      await route.fulfill({ response, body })
    },
    { times: 1 },
  )
  await page.goto(address)
}

test('an error page with a link shows when the frame itself fails, in each language', async ({
  page,
}) => {
  for (const [address, title, way] of [
    ['/', 'Unexpected Application Error!', 'Δοκιμή ξανά'],
    ['/?lang=el', 'Απρόσμενο σφάλμα εφαρμογής!', 'Δοκιμή ξανά'],
    ['/?lang=en', 'Unexpected Application Error!', 'Try again'],
  ] as const) {
    await openBroken(page, address)
    const headline = page.getByRole('heading', { level: 1, name: title })
    await expect(headline).toBeVisible()
    if (address === '/') await expect(headline.locator('[lang=en]')).toHaveText(title)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: way }).click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(headline).toBeHidden()
  }
})
