import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit/setup'
import { hasRecords } from './seeding/has-records.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX }))
const report = (line: string) => console.log(`orders: ${line}`)

const db = connect(config, { name: 'orders seed', statementTimeout: 60_000 })
try {
  if (await hasRecords(db)) {
    report('has records already, nothing to fill in')
  } else {
    // Loaded only now: on every later start this program ends before it needs it.
    const { fillSales } = await import('./seeding/fill-sales.ts')
    const sales = await readFile(join(import.meta.dirname, '../seeds/sales.json'), 'utf8')
    await fillSales(db, JSON.parse(sales), new Date(), report)
  }
} finally {
  await db.destroy()
}
