import { withPlatform } from './platform/platform.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, measurementTable } from './report/measurement.ts'
import { measureAudits } from './web/measure-audits.ts'
import { measureInteractions } from './web/measure-interactions.ts'
import { measureTracker } from './web/measure-tracker.ts'
import { measureVisits } from './web/measure-visits.ts'

/** `npm run bench:web`: loading and interaction times of visitors. */
async function main(): Promise<number> {
  const findings = await withPlatform(async ({ url }) => [
    await measureVisits(url, ['/', '/products']),
    await measureInteractions(url),
    await measureTracker(url),
    await measureAudits(url, [
      { name: '/', path: '/' },
      { name: '/products', path: '/products' },
      { name: '/products/{id}', path: await pathOfFirst(url, 'products') },
      { name: '/blog/{id}', path: await pathOfFirst(url, 'blog') },
      { name: '/our-works', path: '/our-works' },
    ]),
  ])
  const measurements = findings.flatMap(found => found.measurements)
  const remarks = findings.flatMap(found => found.remarks)
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)
  return measurements.some(isMissed) ? 1 : 0
}

async function pathOfFirst(origin: string, kind: 'products' | 'blog'): Promise<string> {
  const response = await fetch(`${origin}/api/${kind}`)
  const [first] = (await response.json()) as { slug: string }[]
  if (!first) throw new Error(`The platform has no ${kind}`)
  return `/${kind}/${first.slug}`
}

process.exit(await main())
