import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signedInContext } from '../admin/desk.ts'
import { databaseOf, signIn } from '../platform/platform.ts'
import type { Measurement } from '../report/measurement.ts'
import { percentile } from '../report/statistics.ts'
import { withBrowser } from '../web/browser.ts'
import { fillVisits } from './fill.ts'
import { sendVisitsBeside } from './load.ts'

const openings = 5

/** Measures the time until the dashboard's page is usable, signed in, with an empty browser cache. */
async function measureOpening(stack: Stack, periods: number[]): Promise<Measurement[]> {
  const signedIn = await signedInContext(stack)
  return withBrowser(async browser => {
    const measurements: Measurement[] = []
    for (const days of periods) {
      console.error(`opening the dashboard of ${days} days …`)
      const path = `/admin/analytics?startDate=${daysAgo(days)}&endDate=${daysAgo(0)}`
      const values: number[] = []
      for (let n = 0; n < openings; n++) values.push(await timeUntilUsable(browser, signedIn, path))
      measurements.push({
        name: `opening the dashboard's page, ${days} days`,
        values,
        unit: 'ms',
        goal: { atMost: 1000 },
      })
    }
    return measurements
  })
}

/** @returns milliseconds since the navigation started */
async function timeUntilUsable(
  browser: Browser,
  signedIn: BrowserContextOptions,
  path: string,
): Promise<number> {
  const context = await browser.newContext(signedIn)
  try {
    const page = await context.newPage()
    await page.goto(path)
    const shown = await page.waitForFunction(whenShown, undefined, { timeout: 60_000 })
    return Number(await shown.jsonValue())
  } finally {
    await context.close()
  }
}

/** Runs in the page before each frame. @returns the page's time once the lists have rows and nothing is loading */
function whenShown(): number | false {
  const report = document.querySelector('main [aria-busy="false"]')
  return report?.querySelector('tbody th') ? performance.now() : false
}

/** Returns a date in the format of the dashboard's calls. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

export interface DashboardOptions {
  views: number
  days: number
  /** Seconds of load for each call, over all lengths of time. */
  seconds: number
}

const connections = 8

/** Days of the page's default period. */
const defaultDays = 30

/** Runs of each page. */
const pageRuns = 3

/** The specified calls. */
const calls = [
  'summary',
  'popular-pages?limit=10',
  'traffic-sources',
  'geographic',
  'recent-sessions?limit=20',
]

/** Lengths of the requested ranges, days. */
const lengths = { 'a day': 1, 'a week': 7, 'a month': 30, 'a year': 365, 'all days': Infinity }

/** Further calls that the dashboard's page makes at the same time. */
const besides = [
  'timeseries?grain=day',
  'events',
  ...['entryPage', 'exitPage', 'campaign', 'city', 'device', 'browser', 'os', 'userType'].map(
    by => `breakdown?by=${by}&limit=8`,
  ),
]

const filters = [
  'device=mobile',
  'source=google',
  'campaign=campaign-30',
  'page=/products/product-400',
]

/** Fills a stack with views, unless it has them already. */
export async function fillDashboard(
  stack: Stack,
  { views, days }: Pick<DashboardOptions, 'views' | 'days'>,
): Promise<Measurement[]> {
  await makePartitions(stack, days)
  console.error(`filling with ${views} views of ${days} days …`)
  await fillVisits(stack, { views, days })
  return []
}

/** Measures the dashboard's calls for ranges of a large shop, idle and while views arrive. */
export async function measureDashboard(
  stack: Stack,
  options: DashboardOptions,
): Promise<Measurement[]> {
  await fillDashboard(stack, options)
  const { days, seconds } = options
  const { url } = stack
  const token = await signIn(stack)
  const measurements = [
    ...(await measureOpening(stack, [defaultDays, days])),
    ...(await measurePages(`${url}/api/analytics`, token, days)),
  ]
  for (const busy of [false, true]) {
    const load = busy
      ? sendVisitsBeside(url, { connections: 64, rate: 2000, seconds: seconds * calls.length })
      : undefined
    for (const call of calls) {
      console.error(`${call}${busy ? ' while visits come in' : ''} …`)
      for (const [name, length] of Object.entries(lengths)) {
        const times = await ask(`${url}/api/analytics/${call}`, token, {
          rangeOf: turn => rangeOf(turn, Math.min(length, days), days),
          seconds: seconds / Object.keys(lengths).length,
        })
        measurements.push({
          name: `${call.split('?')[0]}, ${name}${busy ? ', while 2,000 views/s come in' : ''}: p99`,
          values: [percentile(times, 99)],
          unit: 'ms',
          digits: 1,
          goal: { atMost: 50 },
        })
      }
    }
    await load
  }
  return measurements
}

/** Measures all calls of the dashboard's page at once, with and without a filter. */
async function measurePages(url: string, token: string, days: number): Promise<Measurement[]> {
  const whole = async (shownDays: number, filter: string) => {
    const query = `startDate=${daysAgo(shownDays)}&endDate=${daysAgo(0)}&${filter}`
    const before = `startDate=${daysAgo(2 * shownDays + 1)}&endDate=${daysAgo(shownDays + 1)}&${filter}`
    const compared = ['summary', 'timeseries?grain=day'].map(call => asked(call, before))
    const at = performance.now()
    await Promise.all(
      [...[...calls, ...besides].map(call => asked(call, query)), ...compared].map(path =>
        get(`${url}/${path}`, token),
      ),
    )
    return performance.now() - at
  }
  const measurements: Measurement[] = []
  const views: [shownDays: number, filter: string][] = [
    [defaultDays, ''],
    ...filters.map((filter): [number, string] => [defaultDays, filter]),
    [days, ''],
  ]
  for (const [shownDays, filter] of views) {
    console.error(`the page of ${shownDays} days ${filter} …`)
    const values: number[] = []
    for (let n = 0; n < pageRuns; n++) values.push(await whole(shownDays, filter))
    measurements.push({
      name: `everything on the page at once, ${shownDays} days${filter && `, ${filter}`}`,
      values,
      unit: 'ms',
      ...(shownDays === defaultDays && !filter && { goal: { atMost: 1000 } }),
    })
  }
  return measurements
}

function asked(call: string, query: string): string {
  return `${call}${call.includes('?') ? '&' : '?'}${query}`
}

async function get(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
}

/** Requests ranges on several connections. @returns response times in milliseconds */
async function ask(
  url: string,
  token: string,
  { rangeOf, seconds }: { rangeOf: (turn: number) => string; seconds: number },
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let turn = 0
  async function reader(): Promise<void> {
    while (performance.now() < end) {
      const range = rangeOf(turn++)
      const at = performance.now()
      await get(asked(url, range), token)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: connections }, reader))
  return times
}

/** Returns the query of a range of `length` days within the filled days. */
function rangeOf(turn: number, length: number, days: number): string {
  const last = 1 + Math.floor(((turn * 0.618034) % 1) * (days - length + 1))
  const first = last + length - 1
  return `startDate=${daysAgo(first)}&endDate=${daysAgo(last)}`
}

async function makePartitions(stack: Stack, days: number): Promise<void> {
  const from = new Date(Date.now() - days * 86_400_000).toISOString()
  await runOfService(stack, 'src/migrate.ts', from)
}

/** Runs the service's recount. @returns whether every sum matches */
export async function recount(stack: Stack): Promise<boolean> {
  return runOfService(stack, 'src/recount.ts').then(
    () => true,
    () => false,
  )
}

async function runOfService(stack: Stack, ...command: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, command, {
    cwd: join(import.meta.dirname, '../../services/analytics'),
    env: { ...process.env, DATABASE_URL: databaseOf(stack, 'analytics') },
  })
}
