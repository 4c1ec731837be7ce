import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runSeed } from '@stampa/service-kit/setup'
import { hasRecords } from './seeding/has-records.ts'

await runSeed('orders', hasRecords, async (db, report) => {
  // Loaded only now: on every later start this program ends before it needs it.
  const { fillSales } = await import('./seeding/fill-sales.ts')
  const sales = await readFile(join(import.meta.dirname, '../seeds/sales.json'), 'utf8')
  await fillSales(db, JSON.parse(sales), new Date(), report)
})
