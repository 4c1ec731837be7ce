import { withPlatform } from './platform/platform.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, measurementTable } from './report/measurement.ts'
import { measureAudits } from './web/measure-audits.ts'
import { measureVisits } from './web/measure-visits.ts'

/** `npm run bench:web`: what visitors get to see, and when. */
async function main(): Promise<number> {
  const { visits, audits } = await withPlatform(async ({ url }) => ({
    visits: await measureVisits(url, ['/', '/products']),
    audits: await measureAudits(url, [
      { name: '/', path: '/' },
      { name: '/products', path: '/products' },
      { name: '/products/{id}', path: await pathOfProduct(url) },
    ]),
  }))
  const measurements = [...visits.measurements, ...audits.measurements]
  const remarks = [...visits.remarks, ...audits.remarks]
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)
  return measurements.some(isMissed) ? 1 : 0
}

async function pathOfProduct(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/products`)
  const [product] = (await response.json()) as { _id: string }[]
  if (!product) throw new Error('The platform has no products')
  return `/products/${product._id}`
}

process.exit(await main())
