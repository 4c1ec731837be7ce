import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerOf, cards, goTo, headline, open } from './storefront-pages.ts'

interface Work {
  _id: string
  title: string
  customerName: string
  description: string
  order: number
  imageAssets: object[]
}

const worksOf = (page: Page) => answerOf<Work[]>(page.request, '/api/our-work')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const pages = (page: Page) => page.getByRole('navigation', { name: 'Σελίδες: Τα έργα μας' })
const position = (card: Locator) => card.getByText(/^\d+ \/ \d+$/)

test('the works are shown, leafed through and paged', async ({ page }) => {
  const works = await worksOf(page)
  await open(page, '/our-works')
  await test.step('shows 8 works per page with their customers', async () => {
    await expect(headline(page)).toHaveText('Τα έργα μας')
    await expect(cards(page)).toHaveCount(8)
    for (const [at, work] of works.slice(0, 8).entries()) {
      const card = cards(page).nth(at)
      await expect(card.getByRole('heading')).toHaveText(work.title)
      await expect(card.getByText(work.customerName, { exact: true })).toBeVisible()
      await expect(card.getByText(work.description, { exact: true })).toBeVisible()
    }
  })

  await test.step('cycle by buttons and keys, with their position', async () => {
    const count = works[0]?.imageAssets.length ?? 0
    expect(count).toBeGreaterThan(1)
    const card = cards(page).first()
    await expect(position(card)).toHaveText(`1 / ${count}`)
    await card.getByRole('button', { name: 'Επόμενη εικόνα' }).click()
    await expect(position(card)).toHaveText(`2 / ${count}`)
    await expect(card.locator('img').nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(card.locator('img').first()).not.toBeInViewport()
    await card.getByRole('button', { name: 'Προηγούμενη εικόνα' }).click()
    await expect(position(card)).toHaveText(`1 / ${count}`)
    await card.getByRole('button', { name: 'Προηγούμενη εικόνα' }).click()
    await expect(position(card)).toHaveText(`${count} / ${count}`)
    await card.getByRole('button', { name: 'Επόμενη εικόνα' }).click()
    await expect(position(card)).toHaveText(`1 / ${count}`)
    await card.getByRole('group').focus()
    await page.keyboard.press('ArrowRight')
    await expect(position(card)).toHaveText(`2 / ${count}`)
  })

  await test.step('changes pages from the top without a request', async () => {
    const asked: string[] = []
    page.on('request', sent => {
      if (sent.url().includes('/api/')) asked.push(sent.url())
    })
    await pages(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/our-works?page=2')
    await expect.poll(() => titles(page)).toEqual(works.slice(8, 16).map(({ title }) => title))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveTitle('Τα έργα μας – σελίδα 2 | Stampa')
    await pages(page).getByRole('link', { name: '1', exact: true }).click()
    await expect.poll(() => titles(page)).toEqual(works.slice(0, 8).map(({ title }) => title))
    await pages(page).getByRole('link', { name: 'Next' }).click()
    await pages(page).getByRole('link', { name: 'Prev' }).click()
    await expect(page).toHaveURL('/our-works')
    expect(asked).toEqual([])
  })
})

test('sorts the works by their order field', async ({ page }) => {
  const works = await worksOf(page)
  await page.route('**/api/our-work', route => route.fulfill({ json: works.toReversed() }))
  await goTo(page, '/our-works')
  await expect
    .poll(() => titles(page))
    .toEqual(
      works
        .toReversed()
        .toSorted((one, other) => one.order - other.order)
        .slice(0, 8)
        .map(({ title }) => title),
    )
})

test.describe('the pictures of a work', () => {
  test('have no controls when single, and a placeholder when absent', async ({ page }) => {
    const [first, second, ...others] = await worksOf(page)
    const changed = [
      { ...first, order: 0, imageAssets: first?.imageAssets.slice(0, 1) },
      { ...second, order: 1, imageAssets: [] },
      ...others.map(work => ({ ...work, order: 2 })),
    ]
    await page.route('**/api/our-work', route => route.fulfill({ json: changed }))
    await goTo(page, '/our-works')
    await expect(cards(page).nth(0).locator('img')).toHaveCount(1)
    await expect(cards(page).nth(0).getByRole('button')).toHaveCount(0)
    await expect(position(cards(page).nth(0))).toHaveCount(0)
    await expect(cards(page).nth(1).getByText('No Image')).toBeVisible()
    await expect(cards(page).nth(1).getByRole('button')).toHaveCount(0)
    await expect(cards(page).nth(2).getByRole('button')).toHaveCount(2)
  })
})

test('a URL opens a work on any page', async ({ page }) => {
  const work = (await worksOf(page))[8]
  await open(page, `/our-works#${work?._id}`)
  await expect(page).toHaveURL(`/our-works?page=2#${work?._id}`)
  await expect(page.getByRole('heading', { name: work?.title ?? '' })).toBeInViewport()
})

test('is readable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/our-works')
  await expect(cards(page)).toHaveCount(8)
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/our-works?page=2')
  await expect(cards(page).first()).toBeVisible()
  await context.close()
})
