import type { Stack } from '@stampa/stack'
import { withDesk } from './admin/desk.ts'
import {
  measureForms,
  measureOpening,
  measureScrolling,
  measureSearching,
} from './admin/measure.ts'
import { fillCatalog } from './catalog/content.ts'
import { fillOrders } from './orders/fill.ts'
import { withFolder, withStack } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

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
