import type { Page } from '@playwright/test'
import { openStore } from '@stampa/release'
import { test as adminTest } from './admin-pages.ts'
import { consentOf, expect, test } from './fixtures.ts'
import { unreleased } from './publish-remotes.ts'
import { expectWellMade, returnTo } from './screen-quality.ts'
import { watchTracker } from './tracker-calls.ts'

const { name, version, text } = unreleased

/** Returns the path of a link. */
async function linkIn(releasesDir: string): Promise<string> {
  const until = new Date(Date.now() + 3_600_000)
  return `/preview/${await openStore(releasesDir).previewToken({ name, version, until })}`
}

const bar = (page: Page) => page.locator('#stampa-preview')
const previewed = (page: Page) => page.getByRole('heading', { level: 1, name: text })

/** Expects the bar above everything else, as wide as the page. */
async function expectAbove(page: Page): Promise<void> {
  const [above, header] = await Promise.all([
    bar(page).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ])
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(above).toMatchObject({ x: 0, y: 0, width })
  expect(header?.y).toBeGreaterThanOrEqual(above?.height ?? Number.POSITIVE_INFINITY)
}

test('a link shows a version that is not live to its holder only, until the end', async ({
  browser,
  page,
  stack,
}) => {
  await page.goto(await linkIn(stack.releasesDir))
  await expect(page).toHaveURL('/')
  await expect(bar(page)).toContainText(`changing ${version}`)
  // The first view of a document, and a page that an open one goes to.
  const answer = await page.goto('/changing')
  expect(await answer?.allHeaders()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(previewed(page)).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/faq/)
  await page.goBack()
  await expect(previewed(page)).toBeVisible()
  await expect(bar(page)).toBeVisible()

  const other = await browser.newPage({ baseURL: stack.url })
  await other.goto('/changing')
  await expect(other.locator('h1')).not.toHaveText(text)
  await expect(bar(other)).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: 'Τέλος προεπισκόπησης' }).click()
  await expect(page).toHaveURL('/')
  await expect(bar(page)).toHaveCount(0)
  await page.goto('/changing')
  await expect(page.locator('h1')).not.toHaveText(text)
})

test('a link that has been changed shows a page with a way on', async ({ page, stack }) => {
  const answer = await page.goto((await linkIn(stack.releasesDir)).replace(version, '1.0.0'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Η προεπισκόπηση δεν υπάρχει' })).toBeVisible()
  await page.getByRole('link', { name: 'Αρχική σελίδα' }).click()
  await expect(page).toHaveURL('/')
  await expect(bar(page)).toHaveCount(0)
})

test('the bar is above the page in its language, usable by keyboard and in the audit, at each width', async ({
  page,
  stack,
}) => {
  await page.goto(await linkIn(stack.releasesDir))
  await page.goto('/faq?lang=en')
  await expect(bar(page)).toContainText(`Preview: changing ${version} until`)
  await expect(bar(page).getByText('Προεπισκόπηση:')).toBeHidden()
  await page.locator('html[data-ready]').waitFor()
  await expectWellMade(page, 'preview')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAbove(page)
  }
  await page.keyboard.press('Tab')
  const end = page.getByRole('button', { name: 'End preview' })
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(bar(page)).toHaveCount(0)
})

test.describe('with consent', () => {
  test.use({ storageState: async ({ stack }, use) => use(consentOf(stack.url, true)) })

  /** Hides the page, which is when it sends its figures. */
  async function hide(page: Page): Promise<void> {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    })
    await returnTo(page)
  }

  async function visitTwoPages(page: Page): Promise<void> {
    await page.goto('/faq')
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('link', { name: 'Sitemap' }).click()
    await expect(page).toHaveURL(/sitemap/)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(31_000)
    await hide(page)
    await page.waitForLoadState('networkidle')
  }

  test('nothing of a preview is counted, and the visit after it is', async ({
    context,
    page,
    stack,
  }) => {
    const { calls } = await watchTracker(context)
    const figures: string[] = []
    await context.route('**/reports/vitals', async route => {
      figures.push(route.request().postData() ?? '')
      await route.continue()
    })
    await page.clock.install()
    await page.goto(await linkIn(stack.releasesDir))
    await visitTwoPages(page)
    expect({ calls, figures }).toEqual({ calls: [], figures: [] })

    await page.getByRole('button', { name: 'Τέλος προεπισκόπησης' }).click()
    await visitTwoPages(page)
    await expect(async () => {
      await hide(page)
      expect(figures).not.toEqual([])
      expect(calls).not.toEqual([])
    }).toPass()
  })
})

adminTest(
  'the bar covers nothing of the back office, and follows its language',
  async ({ page, stack }) => {
    await page.goto(await linkIn(stack.releasesDir))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toContainText(`Preview: changing ${version}`)
    await expectWellMade(page, 'preview in the back office')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAbove(page)
    // Under the header of the frame, at the top of the document and further down.
    const first = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link').first()
    await first.click({ trial: true })
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await expect(bar(page)).toContainText(`Προεπισκόπηση: changing ${version}`)
    await page.getByRole('button', { name: 'English' }).click()
  },
)
