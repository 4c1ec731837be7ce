import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/**
 * Faults of a remote's files and code. For each, the frame and the other remotes stay usable, a fallback shows
 * within five seconds, and a retry works without a reload once the fault is gone.
 */
const files = { entry: 'entry.js', chunk: 'specimen.js', stylesheet: 'styles.css' }

const answers: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 404': route => route.fulfill({ status: 404, body: 'Not found' }),
  'answers a JSON 404': route => route.fulfill({ status: 404, json: { status: 404 } }),
  'answers 502': route => route.fulfill({ status: 502, body: 'Bad gateway' }),
  'answers 200 with HTML': route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'never answers': () => undefined,
  'is altered on the way': async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  },
}

interface Fault {
  name: string
  /** URL pattern of files that never arrive: only the timeout ends the wait. */
  hanging?: string
  start: (page: Page) => Promise<unknown>
  end: (page: Page) => Promise<unknown>
}

const fileFaults: Fault[] = Object.entries(files).flatMap(([part, file]) =>
  Object.entries(answers).map(([kind, answer]) => {
    const url = `**/mfe/specimen/*/${file}*`
    return {
      name: `${part} ${kind}`,
      ...(kind === 'never answers' && { hanging: url }),
      start: page => page.route(url, answer),
      end: page => page.unroute(url),
    }
  }),
)

/** The specimen reads this key; see e2e/remotes/specimen/src/faults.ts. */
const provoke = (place: string) => (page: Page) =>
  page.addInitScript(value => sessionStorage.setItem('specimen-fault', value), place)

const codeFaults: Fault[] = ['entry', 'remote', 'page', 'render'].map(place => ({
  name: place === 'render' ? 'page throws at render' : `${place} throws at evaluation`,
  start: provoke(place),
  end: page => page.evaluate(() => sessionStorage.removeItem('specimen-fault')),
}))

const fallback = (page: Page) => page.getByRole('alert')

/** Navigates to the remote and expects the fallback; the page's clock skips the five seconds of a timeout. */
async function expectFallback(page: Page, fault: Fault, go: () => Promise<unknown>) {
  if (!fault.hanging) {
    await go()
    return expect(fallback(page)).toBeVisible()
  }
  const asked = page.waitForRequest(fault.hanging)
  await go()
  await asked
  await page.clock.runFor(5000)
  await expect(fallback(page)).toBeVisible()
}

/** Expects the fallback on a second visit, which requests the file again or remembers its failure. */
async function expectFallbackAgain(page: Page, { hanging }: Fault): Promise<void> {
  await expect(async () => {
    if (hanging) await page.clock.runFor(1000)
    await expect(fallback(page)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

async function expectFrameToWork(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Μενού' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Products' }).click()
  await expect(page.getByRole('link', { name: 'All Products' })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function expectRecovery(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await fallback(page).getByRole('button', { name: 'Δοκιμή ξανά' }).click()
  // The server-rendered page may still be shown until then; its button does nothing.
  await expect(fallback(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The specimen is fine' })).toHaveCSS(
    'letter-spacing',
    '0.5px',
  )
  await page.getByRole('button', { name: 'Clicked 0 times' }).click()
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page).toHaveTitle('Specimen')
}

const faults = [...fileFaults, ...codeFaults]

/** One fault of each kind, for `npm test`. */
const smoke = [
  'entry answers 404',
  'chunk never answers',
  'stylesheet answers 502',
  'page throws at render',
]
const tagOf = ({ name }: Fault) => (smoke.includes(name) ? '@smoke' : [])

for (const fault of faults) {
  test(`navigation to a remote whose ${fault.name} shows a fallback and recovers`, {
    tag: tagOf(fault),
  }, async ({ page }) => {
    if (fault.hanging) await page.clock.install()
    await fault.start(page)
    await page.goto('/neighbour')
    await page.locator('html[data-ready]').waitFor()
    await expectFallback(page, fault, () =>
      page.getByRole('link', { name: 'To the specimen' }).click(),
    )

    await expectFrameToWork(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'The neighbour is fine' })).toBeVisible()
    await page.goForward()
    await expectFallbackAgain(page, fault)

    await fault.end(page)
    await expectRecovery(page)
  })
}

// The first document carries its stylesheets.
const faultsOfOpening = faults.filter(({ name }) => !name.startsWith('stylesheet'))

for (const fault of faultsOfOpening.filter(({ hanging }) => !hanging)) {
  test(`opening a remote whose ${fault.name} shows a fallback and recovers`, {
    tag: tagOf(fault),
  }, async ({ page }) => {
    await fault.start(page)
    await expectFallback(page, fault, () => page.goto('/specimen', { waitUntil: 'commit' }))
    await expectFrameToWork(page)
    if (!fault.name.endsWith('render')) {
      // The server-rendered text stays readable, under its title.
      await expect(page.getByRole('heading', { name: 'The specimen is fine' })).toBeVisible()
    }
    await expect(page).toHaveTitle('Specimen')
    await fault.end(page)
    await expectRecovery(page)
  })
}

for (const fault of faultsOfOpening) {
  const { name, hanging } = fault
  if (!hanging) continue
  test(`opening a remote whose ${name} keeps the server's page, and it reacts when the file arrives`, {
    tag: tagOf(fault),
  }, async ({ page }) => {
    const notice = page.getByRole('status').filter({ hasText: 'Μέρος της σελίδας φορτώνει ακόμη' })
    const expectServerPage = async () => {
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(notice).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 20_000 })
      await expect(page.getByRole('heading', { name: 'The specimen is fine' })).toBeVisible()
      await expect(page).toHaveTitle('Specimen')
      await expect(fallback(page)).toHaveCount(0)
    }
    await page.clock.install()
    await fault.start(page)
    await page.goto('/specimen', { waitUntil: 'commit' })
    await expectServerPage()

    // Links are the document's own.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await page.locator('html[data-ready]').waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await page.goto('/specimen', { waitUntil: 'commit' })
    await expectServerPage()

    await fault.end(page)
    const button = page.getByRole('button', { name: /^Clicked/ })
    await expect(async () => {
      await page.clock.runFor(2000)
      await button.click()
      await expect(button).not.toHaveText('Clicked 0 times', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await expect(notice).toHaveCount(0)
  })
}

test('a remote built for another React version shows a fallback', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/neighbour')
  await page.getByRole('link', { name: 'To the outdated remote' }).click()
  await expect(fallback(page)).toBeVisible()
  await expectFrameToWork(page)
  await fallback(page).getByRole('button', { name: 'Δοκιμή ξανά' }).click()
  await expect(fallback(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'The neighbour is fine' })).toBeVisible()
})

/** Faults of a live version's entry. */
const entryFaults: Record<string, (page: Page, entry: string) => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.entries(answers).map(([kind, answer]) => [
      `entry ${kind}`,
      (page: Page, entry: string) => page.route(`${entry}*`, answer),
    ]),
  ),
  'entry throws': page => provokeLetterbox(page, 'throws'),
  'container is missing': page => provokeLetterbox(page, 'container'),
}

const provokeLetterbox = (page: Page, fault: string) =>
  page.addInitScript(value => sessionStorage.setItem('letterbox-fault', value), fault)

/** Versions of the letterbox's entries that a page requests. */
function entriesOf(page: Page): string[] {
  const versions: string[] = []
  page.on('request', request => {
    const [, version] = /letterbox\/([^/]+)\/entry/.exec(request.url()) ?? []
    if (version && request.resourceType() === 'script') versions.push(version)
  })
  return versions
}

for (const [name, start] of Object.entries(entryFaults)) {
  for (const way of ['navigation', 'opening'] as const) {
    const tag = ['entry is altered on the way', 'container is missing'].includes(name)
      ? '@smoke'
      : []
    test(`${way}: a remote whose ${name} is shown by the version before it, and reported`, {
      tag,
    }, async ({ page }) => {
      const hangs = name === 'entry never answers'
      if (hangs) await page.clock.install()
      await start(page, '**/mfe/letterbox/1.0.1/entry.js')
      const entries = entriesOf(page)
      const reported = page.waitForRequest('**/reports/vitals')
      if (way === 'opening') await page.goto('/letterbox?a=b#c', { waitUntil: 'commit' })
      else {
        await page.goto('/neighbour')
        await page.locator('html[data-ready]').waitFor()
        const asked = page.waitForRequest('**/letterbox/1.0.1/entry.js*')
        await page.getByRole('link', { name: 'To the letterbox' }).click()
        await asked
      }
      if (hangs) {
        await expect.poll(() => entries.length).toBeGreaterThan(0)
        await page.clock.runFor(5000)
      }
      const report = await reported
      const sample = { remote: 'letterbox', version: '1.0.1', value: 1 }
      expect(report.postDataJSON()).toEqual([
        { ...sample, name: 'load' },
        { ...sample, name: 'script' },
      ])
      expect((await report.response())?.status()).toBe(204)
      await page.locator('html[data-ready]').waitFor()
      await expect(page.getByRole('heading', { name: 'Letterbox' })).toBeVisible()
      await expect(fallback(page)).toHaveCount(0)
      await page.getByLabel('Name').fill('Άννα')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Thank you, Άννα')).toBeVisible()
      expect(new Set(entries)).toEqual(new Set(['1.0.1', '1.0.0']))
      await expectFrameToWork(page)
    })
  }
}

test('a remote whose version before fails, too, shows a fallback and recovers', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.route('**/mfe/letterbox/*/entry.js*', route => route.fulfill({ status: 502 }))
  const entries = entriesOf(page)
  await page.goto('/letterbox')
  await expect(fallback(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Letterbox' })).toBeVisible()
  const retry = fallback(page).getByRole('button', { name: 'Δοκιμή ξανά' })
  await retry.click()
  // While it loads, the button is busy; a part of this attempt must not succeed after the route is open.
  await expect(retry).toBeEnabled()
  // Once: a second attempt asks for the live version only.
  await expect.poll(() => entries.filter(version => version === '1.0.0').length).toBe(1)
  await page.unroute('**/mfe/letterbox/*/entry.js*')
  await retry.click()
  await expect(fallback(page)).toHaveCount(0)
  await page.getByLabel('Name').fill('Άννα')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you, Άννα')).toBeVisible()
})

test('a failed page is loaded again once for newer versions and then shows its failure', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.route('**/releases.json', route => route.fulfill({ json: { shell: '9.9.9' } }))
  await page.route('**/mfe/specimen/*/specimen.js*', route => route.fulfill({ status: 404 }))
  let documents = 0
  page.on('request', request => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.goto('/specimen')
  await expect.poll(() => documents).toBe(2)
  await expect(fallback(page)).toBeVisible()
  expect(documents).toBe(2)
})
