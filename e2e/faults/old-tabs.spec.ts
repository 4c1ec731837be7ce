import type { Page } from '@playwright/test'
import { violationsOf } from '../accessibility.ts'
import { form, signedIn, signIn } from '../admin-pages.ts'
import { consentOf } from '../fixtures.ts'
import { expect, isFullLength, test } from './fixtures.ts'
import { kinds } from './kinds.ts'
import { type Document, keepDocument, OldReleases } from './old-releases.ts'
import { Shop } from './shop.ts'

/** Tabs that were opened before a hundred releases, and are used again. */
test.describe.configure({ mode: 'serial' })

test.use({ storageState: async ({ own }, use) => use(consentOf(own.url, false)) })

const starts = ['/', '/products', '/contact', '/custom-order', '/faq', '/blog', '/test-your-idea']
let documents: Document[]
let old: OldReleases
/** Tabs that stay open during the releases, with words in a form. */
const tabs: Record<string, Page> = {}

test.beforeAll(async ({ own, browser, playwright }) => {
  test.setTimeout(600_000)
  const shop = await Shop.signIn(own.url, own.administrator)
  await Promise.all(kinds.map(kind => shop.create(kind, `Κούπα ${kind.path}`)))
  const visitor = await browser.newContext({ storageState: consentOf(own.url, false) })
  for (const path of ['/contact', '/custom-order']) {
    const page = await visitor.newPage()
    await page.goto(own.url + path)
    await page.locator('html[data-ready]').waitFor()
    await page.locator('main [name="email"]').fill('anna@example.gr')
    tabs[path] = page
  }
  const request = await playwright.request.newContext({ baseURL: own.url })
  const token = await signIn(request, own.administrator)
  await request.dispose()
  const office = await browser.newContext({ storageState: signedIn(own.url, token) })
  const faq = await office.newPage()
  tabs['/admin/faq/new'] = faq
  await faq.goto(`${own.url}/admin/faq/new`)
  await form(faq).getByLabel('Question').fill('Πόσο κάνουν;')
  documents = await Promise.all(starts.map(path => keepDocument(own.url, path)))
  old = await OldReleases.release(own, 100)
  await expect
    .poll(async () => (await (await fetch(`${own.url}/releases.json`)).json()).storefront)
    .toBe('90.0.25')
  // The gateway's cache still has pages of a minute ago, whose files would be deleted a month later only. It keeps
  // each for every encoding: the browser's counts.
  const headers = { 'accept-encoding': 'br' }
  for (const path of starts) {
    await expect
      .poll(async () => (await fetch(own.url + path, { headers })).text())
      .toContain('/mfe/shell/90.0.25/shell.js')
  }
})

test.afterAll(async () => {
  await Promise.all(Object.values(tabs).map(page => page.context().close()))
  await old.remove()
})

/** Returns a generator of numbers from 0 below a limit, the same for the same seed. */
function generator(seed: number) {
  let state = seed + 1
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** What has become of a tab's files: deleted; there, in a tab of a minute; there, in a tab of an hour. */
const ages = ['deleted', 'young', 'hour'] as const

const words = ['Άννα Νάκου', 'Θέλω 25 κούπες', 'ένα & δύο', 'ελιά <3']

const fields: Record<string, string[]> = {
  '/contact': ['name', 'subject', 'message'],
  '/custom-order': ['email', 'phone'],
}

/** A visitor at random in one tab. */
class Walk {
  readonly steps: string[] = []
  readonly #page: Page
  readonly #url: string
  readonly #next: (limit: number) => number
  /** Addresses of the tab, with a position in them. */
  readonly #visited: string[]
  #at = 0
  readonly #typed = new Map<string, string>()

  constructor(page: Page, url: string, path: string, next: (limit: number) => number) {
    this.#page = page
    page.on('console', message => {
      if (message.type() === 'error') this.steps.push(`(${message.text().split('\n')[0]})`)
    })
    this.#url = url
    this.#next = next
    this.#visited = [path]
  }

  async run(steps: number): Promise<void> {
    const ways = [this.#link, this.#link, this.#search, this.#back, this.#forward, this.#type]
    for (let step = 0; step < steps; step += 1)
      await this.#pick([...ways, this.#language]).call(this)
    for (const place of [...this.#typed.keys()]) await this.#readAgain(place)
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#next(from.length)] as T
  }

  async #link(): Promise<void> {
    const links = this.#page
      .locator('a[href^="/"]:not([target]):not([hreflang]):visible')
      // That of a product goes back in the history, if there is one.
      .filter({ hasNotText: /^(Πίσω|Back)$/ })
    const usable = await links.evaluateAll(all =>
      all.flatMap((link, index) => {
        const { left, right } = link.getBoundingClientRect()
        const isThere = left >= 0 && right <= innerWidth && !link.closest('[inert], [aria-hidden]')
        return isThere ? [{ href: link.getAttribute('href') ?? '', index }] : []
      }),
    )
    const { href, index } = this.#pick(usable)
    this.steps.push(`link ${href}`)
    await links.nth(index).click()
    await this.#arrive(href)
  }

  async #search(): Promise<void> {
    const query = this.#pick(['κούπα', 'μπλούζα & τσάντα', 'a#b?c=d'])
    this.steps.push(`search ${query}`)
    const field = this.#page.locator('header input[type="search"]:visible')
    await field.fill(query)
    await field.press('Enter')
    // The same search again is another entry of the history.
    await this.#arrive(`/search?${new URLSearchParams({ q: query })}`, true)
  }

  async #back(): Promise<void> {
    if (this.#at === 0) return
    this.#at -= 1
    this.steps.push('back')
    await this.#page.goBack({ waitUntil: 'commit' })
    await this.#expectPage()
  }

  async #forward(): Promise<void> {
    if (this.#at === this.#visited.length - 1) return
    this.#at += 1
    this.steps.push('forward')
    await this.#page.goForward({ waitUntil: 'commit' })
    await this.#expectPage()
  }

  async #language(): Promise<void> {
    const link = this.#page.getByRole('contentinfo').locator('a[hreflang]').first()
    const href = await link.getAttribute('href')
    this.steps.push(`language ${href}`)
    await link.click()
    await this.#arrive(href ?? '')
  }

  async #type(): Promise<void> {
    const path = this.#pick(Object.keys(fields))
    const name = this.#pick(fields[path] ?? [])
    await this.#go(path)
    const text = this.#pick(words)
    this.steps.push(`type ${name}: ${text}`)
    await this.#page.locator(`main [name="${name}"]`).fill(text)
    this.#typed.set(`${path} ${name}`, text)
  }

  async #readAgain(place: string): Promise<void> {
    const [path = '', name] = place.split(' ')
    await this.#go(path)
    this.steps.push(`read ${place}`)
    const field = this.#page.locator(`main [name="${name}"]`)
    await expect(field, this.#trace()).toHaveValue(this.#typed.get(place) ?? '')
  }

  /** Goes to a page by the links of the frame and the sitemap. */
  async #go(path: string): Promise<void> {
    for (const next of ['/sitemap', path]) {
      if (new URL(this.#page.url()).pathname === path) return
      this.steps.push(`go ${next}`)
      await this.#page.locator(`a[href="${next}"]:visible`).first().click()
      await this.#arrive(next)
    }
  }

  async #arrive(address: string, isEntry = this.#visited[this.#at] !== address): Promise<void> {
    if (isEntry) {
      this.#visited.splice(this.#at + 1, Number.POSITIVE_INFINITY, address)
      this.#at += 1
    }
    await this.#expectPage()
  }

  /** Expects the page of the address, with its query and hash. */
  async #expectPage(): Promise<void> {
    const page = this.#page
    const address = this.#visited[this.#at] ?? ''
    await expect(page, this.#trace()).toHaveURL(new URL(address, this.#url).href)
    const [language] = await page.context().cookies(this.#url)
    const title = await titleOf(this.#url + address, language?.value)
    await expect(page, this.#trace()).toHaveTitle(title)
    await expect(page.locator('html[data-ready] main h1').first(), this.#trace()).toBeVisible()
  }

  #trace(): string {
    return this.steps.join(', ')
  }
}

const titles = new Map<string, string>()

/** Returns the title that the server gives a page. */
async function titleOf(address: string, language = ''): Promise<string> {
  const key = `${language} ${address}`
  let title = titles.get(key)
  if (title === undefined) {
    const headers: HeadersInit = language ? { cookie: `lang=${language}` } : {}
    const html = await (await fetch(address, { headers })).text()
    const [, found = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
    title = found.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    titles.set(key, title)
  }
  return title
}

/** Makes a document an hour older. */
function makeOlder(): void {
  const { now } = performance
  performance.now = () => now.call(performance) + 3_600_000
}

const note = (page: Page) => page.getByRole('status').getByText('Μια νεότερη έκδοση είναι έτοιμη.')

/** The shell of the last release, once the page is interactive. */
const newer = (page: Page) =>
  page.locator('html[data-ready] script[src$="/shell/90.0.25/shell.js"]')

const version = (page: Page) =>
  page.locator('script[src*="/mfe/shell/"]').first().getAttribute('src')

/** Opens a page of an hour ago whose files are there. */
async function openOld(page: Page, path: string): Promise<string | null> {
  const document = documents.find(candidate => candidate.path === path)
  if (!document) throw new Error(`No document of ${path}`)
  await page.addInitScript(makeOlder)
  await old.open(page, document, true)
  return version(page)
}

test('tabs with words in their forms keep them when their versions are deleted', {
  tag: '@smoke',
}, async () => {
  for (const path of ['/contact', '/custom-order']) {
    const page = tabs[path] as Page
    await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(newer(page)).toBeAttached()
    await page.goBack()
    await expect(page.locator('main [name="email"]')).toHaveValue('anna@example.gr')
  }
  const office = tabs['/admin/faq/new'] as Page
  // The code of the palette is gone. The screen holds words, so it is not loaded again by itself.
  await office.keyboard.press('Control+k')
  await expect(office.getByText('A newer version is ready.')).toBeVisible()
  await expect(form(office).getByLabel('Question')).toHaveValue('Πόσο κάνουν;')
  await office.reload()
  await expect(newer(office)).toBeAttached()
  await office.getByRole('button', { name: 'Restore draft' }).click()
  await expect(form(office).getByLabel('Question')).toHaveValue('Πόσο κάνουν;')
})

test('an old tab moves to the newer versions by a navigation that loses nothing', {
  tag: '@smoke',
}, async ({ page, own }) => {
  await openOld(page, '/faq')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const asked = page.waitForResponse('**/releases.json')
  await page.getByRole('contentinfo').locator('a[href="/products"]').first().click()
  await asked
  await expect(page).toHaveURL(`${own.url}/products`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(note(page)).toHaveCount(0)

  await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
  await expect(page).toHaveURL(`${own.url}/faq`)
  await expect(newer(page)).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(`${own.url}/products`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Προϊόντα')
})

test('an old tab whose form holds words says that a newer version waits, and keeps them', {
  tag: '@smoke',
}, async ({ page, own }) => {
  const before = await openOld(page, '/contact')
  const message = page.locator('main [name="message"]')
  await message.fill('Θέλω 25 κούπες')
  await expect(note(page)).toHaveCount(0)
  await page.evaluate(watchShifts)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(note(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
  expect(await violationsOf(page)).toEqual([])

  // A navigation keeps the document: the form's page is left as on any other day.
  await page.getByRole('button', { name: 'Αργότερα' }).click()
  await expect(note(page)).toHaveCount(0)
  await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
  await expect(page).toHaveURL(`${own.url}/faq`)
  expect(await version(page)).toBe(before)
  await page.goBack()
  await expect(message).toHaveValue('Θέλω 25 κούπες')

  const second = await page.context().newPage()
  await openOld(second, '/contact')
  await second.locator('main [name="message"]').fill('25 mugs')
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await second.getByRole('button', { name: 'Ανανέωση' }).click()
  await expect(newer(second)).toBeAttached()
  await expect(second.locator('main [name="message"]')).toHaveValue('25 mugs')
})

test('a tab of less than five minutes is not reloaded', { tag: '@smoke' }, async ({
  page,
  own,
}) => {
  const document = documents.find(({ path }) => path === '/faq') as Document
  await old.open(page, document, true)
  const before = await version(page)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  for (const path of ['/products', '/faq', '/contact', '/faq']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(own.url + path)
    await expect(page.locator('main h1').first()).toBeVisible()
  }
  expect(await version(page)).toBe(before)
  expect(requests).not.toContain('/releases.json')
})

/** Adds up the layout shifts of a page. */
function watchShifts(): void {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value })
    }
  }).observe({ type: 'layout-shift' })
}

test('random walks in tabs that are 100 releases old lose no navigation, query, hash or word', async ({
  browser,
  own,
}) => {
  const count = Number(process.env.OLD_TAB_WALKS ?? (isFullLength() ? 500 : 12))
  test.setTimeout(60_000 + count * 15_000)
  const first = Number(process.env.OLD_TAB_SEED ?? 0)
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  const walk = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const next = generator(seed)
      const age = ages[seed % ages.length]
      const document = documents[next(documents.length)]
      const context = await browser.newContext({ storageState: consentOf(own.url, false) })
      const page = await context.newPage()
      if (age === 'hour') await page.addInitScript(makeOlder)
      if (!document) throw new Error('No document')
      await old.open(page, document, age !== 'deleted')
      await test.step(`walk ${seed}: ${document.path}, ${age}`, () =>
        new Walk(page, own.url, document.path, next).run(8))
      await context.close()
    }
  }
  await Promise.all([walk(), walk()])
})
