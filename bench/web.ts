import { type Platform, withPlatform } from './platform/platform.ts'
import { describeMachine } from './report/machine.ts'
import { type Goal, isMissed, type Measurement, measurementTable } from './report/measurement.ts'
import { type Audit, audit, type Category, categories } from './web/audit.ts'
import { type DebuggableBrowser, launchBrowser } from './web/browser.ts'
import { type Visit, visit } from './web/visit.ts'

const visits = 5
const audits = 3

/** What every page has to be for a visitor at 150 ms round trips, 1.6 Mbit/s, processor ÷4. */
const goals: { [figure in Exclude<keyof Visit, 'complaints'>]?: Goal } = {
  fcp: { atMost: 800 },
  lcp: { atMost: 1200 },
  ready: { atMost: 2000 },
  shift: { atMost: 0.02 },
  scriptBytes: { atMost: 130_000 },
}

/** Least Lighthouse scores. */
const scoreGoals: Record<Category, Goal> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
}

/** `npm run bench:web`: what visitors get to see, and when. */
async function main(): Promise<number> {
  const { measurements, remarks } = await withPlatform(async platform => {
    const browser = await launchBrowser()
    try {
      return await measure(platform, browser)
    } finally {
      await browser.browser.close()
    }
  })
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  if (remarks.size > 0) console.log(`\n${[...remarks].join('\n')}`)
  return measurements.some(isMissed) ? 1 : 0
}

async function measure(
  platform: Platform,
  { browser, debuggingPort }: DebuggableBrowser,
): Promise<{ measurements: Measurement[]; remarks: Set<string> }> {
  const measurements: Measurement[] = []
  const remarks = new Set<string>()
  const product = await firstProduct(platform)
  for (const path of ['/', '/products']) {
    const url = platform.url + path
    await warmUp(url)
    const seen = await repeat(visits, `${path}: visit`, () => visit(browser, url))
    measurements.push(...describeVisits(path, seen))
    for (const { complaints } of seen) {
      for (const complaint of complaints) remarks.add(`${path}: ${complaint}`)
    }
  }
  for (const [path, name] of [
    ['/', '/'],
    ['/products', '/products'],
    [`/products/${product}`, '/products/{id}'],
  ] as const) {
    const url = platform.url + path
    await warmUp(url)
    const found = await repeat(audits, `${name}: Lighthouse`, () => audit(url, debuggingPort))
    measurements.push(...describeAudits(name, found))
    for (const { shortcomings } of found) {
      for (const shortcoming of shortcomings) remarks.add(`${name}: ${shortcoming}`)
    }
  }
  return { measurements, remarks }
}

function describeVisits(path: string, seen: Visit[]): Measurement[] {
  const figure = (
    name: string,
    key: Exclude<keyof Visit, 'complaints'>,
    form: Pick<Measurement, 'unit' | 'digits'>,
  ): Measurement => ({
    name: `${path}: ${name}`,
    values: seen.map(each => each[key]),
    ...form,
    ...(goals[key] && { goal: goals[key] }),
  })
  return [
    figure('first contentful paint', 'fcp', { unit: 'ms' }),
    figure('largest contentful paint', 'lcp', { unit: 'ms' }),
    figure('hydrated', 'ready', { unit: 'ms' }),
    figure('layout shift', 'shift', { digits: 3 }),
    figure('JavaScript', 'scriptBytes', { unit: 'bytes' }),
    {
      name: `${path}: errors and warnings in the console`,
      values: [Math.max(...seen.map(({ complaints }) => complaints.length))],
      goal: { atMost: 0 },
    },
  ]
}

function describeAudits(name: string, found: Audit[]): Measurement[] {
  return categories.map(category => ({
    name: `${name}: Lighthouse ${category}`,
    values: found.map(({ scores }) => scores[category]),
    goal: scoreGoals[category],
  }))
}

async function firstProduct({ url }: Platform): Promise<string> {
  const response = await fetch(`${url}/api/products`)
  const [first] = (await response.json()) as { _id: string }[]
  if (!first) throw new Error('The platform has no products')
  return first._id
}

/** Compilers and pools of the servers settle; the browser's own cache stays empty. */
async function warmUp(url: string): Promise<void> {
  for (let request = 0; request < 20; request++) await (await fetch(url)).text()
}

async function repeat<T>(count: number, name: string, action: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= count; run++) {
    const result = await action()
    console.error(`${name} ${run} of ${count}: ${JSON.stringify(result)}`)
    results.push(result)
  }
  return results
}

process.exit(await main())
