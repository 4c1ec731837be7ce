import type { Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { goTo, withDesk } from './admin/desk.ts'
import { settled, timeToResult, timeToRows } from './admin/observer.ts'
import { fillCatalog } from './catalog/content.ts'
import { fillOrders } from './orders/fill.ts'
import { withFolder, withStack } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'
import { percentile } from './report/statistics.ts'
import { framesDuring, heapOf } from './web/browser.ts'

const openings = 10

/** Measures the time from a click in the sidebar to the list's rows. */
async function measureOpening(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const screen of ['Products', 'Custom orders', 'Blog']) {
    const times: number[] = []
    for (let time = 0; time < openings; time++) {
      await goTo(page, 'Dashboard')
      await settled(page)
      await goTo(page, screen)
      times.push(await timeToRows(page))
      await settled(page)
    }
    measurements.push(inTime(`opening ${screen}`, times, 300))
  }
  return measurements
}

/** Queries, typed key by key. Products are filtered on the client, orders by their service. */
const searches: [screen: string, text: string][] = [
  ['Products', 'κουπα'],
  ['Custom orders', 'maria'],
  ['Custom orders', '69123'],
]

async function measureSearching(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [screen, text] of searches) {
    await goTo(page, screen)
    await settled(page)
    await page.getByRole('main').getByRole('searchbox').focus()
    const times: number[] = []
    for (const key of text) {
      await page.keyboard.type(key)
      const time = await timeToResult(page)
      if (time !== undefined) times.push(time)
    }
    await page.keyboard.press('Escape')
    measurements.push(inTime(`searching ${screen} for “${text}”: per key`, times, 100))
  }
  return measurements
}

function inTime(name: string, values: number[], atMost: number): Measurement {
  console.error(`${name}: ${values.map(Math.round).join(', ')} ms`)
  return { name, values, unit: 'ms', goal: { atMost } }
}

/** Number of small wheel turns. */
const turns = 240

/** Measures the frame times while a page of a list scrolls; the screen has 60 frames per second. */
async function measureScrolling(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const screen of ['Products', 'Custom orders']) {
    await goTo(page, screen)
    await settled(page)
    await page.getByRole('main').getByRole('rowheader').first().hover()
    const frames = await framesDuring(page, async () => {
      for (let turn = 0; turn < turns; turn++) {
        await page.mouse.wheel(0, Math.floor(turn / 30) % 2 === 0 ? 60 : -60)
      }
    })
    measurements.push({
      name: `scrolling ${screen}: frame time, p95`,
      values: [percentile(frames, 95)],
      unit: 'ms',
      digits: 1,
      goal: { atMost: 17 },
    })
  }
  return measurements
}

const formOpenings = 100

/** Measures the memory that repeatedly opened forms retain. */
async function measureForms(page: Page): Promise<Measurement[]> {
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
    for (let time = 0; time < formOpenings; time++) await open()
    measurements.push({
      name: `heap after ${formOpenings} more openings of ${what}`,
      values: [((await heapOf(page)) - before) / 1024 ** 2],
      unit: 'MB',
      digits: 2,
      goal: { atMost: 2 },
    })
  }
  return measurements
}

const [products = 10_000, orders = 200_000] = process.argv.slice(2).map(Number)

async function measure(stack: Stack): Promise<Measurement[]> {
  console.error(`filling the shop with ${products} products and ${orders} orders …`)
  await fillCatalog(stack, { products, posts: 500, categories: 60 })
  await fillOrders(stack, orders)
  return withDesk(stack, async page => [
    ...(await measureOpening(page)),
    ...(await measureSearching(page)),
    ...(await measureScrolling(page)),
    ...(await measureForms(page)),
  ])
}

/**
 * `npm run bench:admin [products] [orders]`: latencies of the back office in a large shop.
 */
await runBenchmark(() =>
  withFolder(folder => withStack(folder, measure, { demo: false, release: ['shell', 'admin'] })),
)
