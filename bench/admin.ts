import type { Stack } from '@stampa/stack'
import { withDesk } from './admin/desk.ts'
import { measureForms } from './admin/measure-forms.ts'
import { measureOpening } from './admin/measure-opening.ts'
import { measureScrolling } from './admin/measure-scrolling.ts'
import { measureSearching } from './admin/measure-searching.ts'
import { fillCatalog } from './catalog/content.ts'
import { fillOrders } from './orders/fill.ts'
import { withFolder } from './platform/folder.ts'
import { withStack } from './platform/stack.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'

/**
 * `npm run bench:admin [products] [orders]`: latencies of the back office in a large shop.
 */
async function main(): Promise<number> {
  const [products = 10_000, orders = 200_000] = process.argv.slice(2).map(Number)
  const measurements = await withFolder(folder =>
    withStack(folder, stack => measure(stack, products, orders), {
      demo: false,
      release: ['shell', 'admin'],
    }),
  )
  const had = `${products.toLocaleString('en')} products, ${orders.toLocaleString('en')} orders`
  console.log(`\n${describeMachine()}\n${had}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
}

async function measure(stack: Stack, products: number, orders: number): Promise<Measurement[]> {
  console.error('filling the shop …')
  await fillCatalog(stack.databaseUrl, { products, posts: 500, categories: 60 })
  await fillOrders(stack.databaseUrl, orders)
  return withDesk(stack, async page => [
    ...(await measureOpening(page)),
    ...(await measureSearching(page)),
    ...(await measureScrolling(page)),
    ...(await measureForms(page)),
  ])
}

process.exit(await main())
