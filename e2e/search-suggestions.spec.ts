import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { consoleOf, open } from './storefront-pages.ts'

const field = (page: Page) =>
  page.getByRole('banner').getByLabel('Αναζήτηση', { exact: true }).first()
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const form = (page: Page) => page.getByRole('banner').getByRole('search')

const found = [
  { kind: 'product', title: 'Κούπα', url: '/products' },
  { kind: 'post', title: 'Πώς τυπώνεται μια κούπα', url: '/contact' },
  { kind: 'faq', title: 'Πλένονται οι κούπες;', url: '/faq' },
]

/** Mocks the service and records its queries. */
async function standIn(page: Page, answer: (words: string) => unknown = () => found) {
  const asked: string[] = []
  await page.route('**/api/search/all/suggestions?*', route => {
    const words = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(words)
    return route.fulfill({ json: answer(words) })
  })
  return asked
}

test('suggestions appear while typing and are chosen by keyboard', async ({ page }) => {
  const asked = await standIn(page)
  await page.clock.install()
  await open(page, '/faq')
  // Faster than the debounce, even on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).pressSequentially('κούπ')
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(options(page)).toHaveCount(3, { timeout: 500 })
  }).toPass()
  await page.clock.resume()
  await expect(options(page)).toHaveText([/Κούπα.*Προϊόν/, /κούπα.*Άρθρο/, /κούπες;.*Ερώτηση/])
  expect(asked).toEqual(['κούπ'])
  await expect(page.getByRole('status').filter({ hasText: '3 προτάσεις' })).toBeAttached()

  const combobox = page.getByRole('combobox', { name: 'Αναζήτηση' })
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  const isActive = async (index: number) => {
    const selected = options(page).nth(index)
    await expect(selected).toHaveAttribute('aria-selected', 'true')
    const id = await selected.getAttribute('id')
    await expect(combobox).toHaveAttribute('aria-activedescendant', id ?? '')
  }
  await page.keyboard.press('ArrowDown')
  await isActive(0)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await isActive(2)
  await page.keyboard.press('ArrowUp')
  await isActive(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(options(page)).toHaveCount(0)
})

test('the suggestions are closed, kept up to date and shown at every width', async ({ page }) => {
  const asked = await standIn(page)
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await open(page, '/faq')

  await test.step('the code of the suggestions is loaded on first use', async () => {
    const chunk = /suggestions\.js$/
    expect(fetched.filter(path => chunk.test(path))).toEqual([])
    const loading = page.waitForRequest(chunk)
    await field(page).focus()
    await loading
  })

  await test.step('Escape and blur close the suggestions', async () => {
    await field(page).fill('κούπ')
    await expect(options(page)).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('κούπ')
    await field(page).pressSequentially('α')
    await expect(options(page)).toHaveCount(3)
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
  })

  await test.step('the open list is accessible and fits every width', async () => {
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const menu = page.getByRole('button', { name: 'Μενού' })
      if (width === 360) {
        await expect(form(page)).toBeHidden()
        await menu.click()
      }
      await field(page).fill('')
      await field(page).fill('κούπ')
      await expect(options(page)).toHaveCount(3)
      await page.keyboard.press('ArrowDown')
      if (width === 360) expect(await violationsOf(page)).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  await test.step('the search is part of the menu on a phone', async () => {
    await options(page).first().click()
    await expect(page).toHaveURL('/products')
    await expect(form(page)).toBeHidden()
    // A page that arrives takes the focus, which closes the suggestions.
    await expect(page.locator('#main')).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a click chooses a suggestion', async () => {
    await field(page).fill('κούπ')
    await options(page).nth(1).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('only the latest response is shown, and one letter sends no request', async () => {
    await page.unroute('**/api/search/all/suggestions?*')
    asked.length = 0
    const latest = await standIn(page, words => [
      { kind: 'product', title: words, url: '/products' },
    ])
    await field(page).fill('κ')
    await field(page).fill('κού')
    await expect(options(page)).toHaveText([/κού/])
    await field(page).fill('κούπα')
    await expect(options(page)).toHaveText([/κούπα/])
    expect([...asked, ...latest]).toEqual(['κού', 'κούπα'])
  })

  await test.step('Enter without a choice searches for the typed text', async () => {
    await field(page).fill('κούπα & τσάντα')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'κούπα & τσάντα' })}`)
    await expect(field(page)).toHaveValue('κούπα & τσάντα')
  })
})

test('without the service no suggestions and no error are shown', async ({ page }) => {
  const lines = consoleOf(page)
  let asked = 0
  await page.route('**/api/search/all/suggestions?*', route => {
    asked += 1
    return route.fulfill({ status: 503, body: '' })
  })
  await open(page, '/faq')
  await field(page).fill('κούπα')
  await expect.poll(() => asked).toBe(1)
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(lines.filter(line => line.startsWith('uncaught'))).toEqual([])
})

test('without JavaScript the search is a plain form', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url })
  const page = await context.newPage()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    // A busy server responds with the client-rendered document, which needs JavaScript.
    await expect(async () => {
      await page.goto('/faq')
      await expect(field(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await field(page).fill('κούπα')
    await form(page).getByRole('button').click()
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'κούπα' })}`)
  }
  await context.close()
})
