import type { APIRequestContext, Page } from '@playwright/test'
import { notice, open, row, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

test.use({ news: true })

/** Sends a contact message as a visitor does. */
async function write(request: APIRequestContext, name: string): Promise<void> {
  const data = { name, email: 'maria@example.gr', message: 'Hello', elapsedMs: 60_000 }
  expect((await request.post('/api/contact', { data })).status()).toBe(201)
}

/** Returns the number of messages that wait, as the dashboard shows it. */
async function unreadOn(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: /Unread messages$/ })
  return Number((await link.textContent())?.replaceAll(/\D/g, ''))
}

/** Counts the sounds that a page plays. */
function countSounds(): void {
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (when) {
    document.documentElement.dataset.tones = `${Number(document.documentElement.dataset.tones ?? 0) + 1}`
    return start.call(this, when)
  }
}

test('news reach the open back office: notice with a link, counts, lists, and a sound where it is on', async ({
  page,
}) => {
  await page.addInitScript(countSounds)
  const streaming = page.waitForResponse('**/api/notices')
  await open(page, '/admin')
  expect((await streaming).status()).toBe(200)
  const before = await unreadOn(page)
  const name = uniqueName()
  await write(page.request, name)
  const told = notice(page, /new messages? ha(s|ve) come in/).first()
  await expect(told).toBeVisible()
  await expect.poll(() => unreadOn(page)).toBeGreaterThan(before)
  const tones = () => page.locator('html').getAttribute('data-tones')
  expect(await tones()).toBeNull()

  // The notice stays in the drawer, which has the switch of the sound.
  await page.getByRole('button', { name: /^Messages, \d+ new/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Messages', exact: true })
  const sound = drawer.getByRole('switch', { name: 'Sound when something new comes in' })
  await expect(sound).not.toBeChecked()
  await sound.check()
  expect(await tones()).toBe('2')
  await expectWellMade(page, 'news')
  await drawer.getByRole('button', { name: 'Open' }).first().click()
  await expect(page).toHaveURL(/\/admin\/(contact|custom-orders|offers|mails|design-studio)/)
  await expect(drawer).toHaveCount(0)

  await open(page, '/admin/contact')
  const second = uniqueName()
  await write(page.request, second)
  await expect(row(page, new RegExp(second))).toBeVisible()
  await expect.poll(async () => Number(await tones())).toBeGreaterThan(1)
})

test('the tabs of a browser share one connection to each service', async ({ page, context }) => {
  const streams: string[] = []
  context.on('request', request => {
    if (request.url().endsWith('/notices')) streams.push(request.url())
  })
  const streaming = page.waitForResponse('**/api/notices')
  await open(page, '/admin/faq')
  await streaming
  const other = await context.newPage()
  await open(other, '/admin/contact')
  const name = uniqueName()
  await write(page.request, name)
  for (const tab of [page, other]) {
    await expect(notice(tab, /new messages? ha(s|ve) come in/).first()).toBeVisible()
  }
  await expect(row(other, new RegExp(name))).toBeVisible()
  expect(streams.map(url => new URL(url).pathname).toSorted()).toEqual([
    '/api/design-studio/notices',
    '/api/notices',
  ])

  // The other tab takes over.
  const takeover = other.waitForResponse('**/api/notices')
  await page.close()
  await takeover
  await write(other.request, uniqueName())
  await expect(notice(other, /new messages? ha(s|ve) come in/).first()).toBeVisible()
})

test('what an open page loads by itself keeps no unused session from ending', async ({ page }) => {
  await page.clock.install()
  const streaming = page.waitForResponse('**/api/notices')
  await open(page, '/admin/contact')
  await streaming
  await page.clock.fastForward('02:00')
  const loading = page.waitForRequest(/\/api\/contact\?/)
  await write(page.request, uniqueName())
  expect((await loading).headers()['x-unattended']).toBe('1')
  const asked = page.waitForRequest(/\/api\/offers\?/)
  await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click()
  expect((await asked).headers()['x-unattended']).toBeUndefined()
})
