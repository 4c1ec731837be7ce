import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit'
import { demoSales } from '../seeds/index.ts'
import { fillSales } from './seeding/fill-sales.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX }))

const db = connect(config, { name: 'orders seed', statementTimeout: 60_000 })
try {
  await fillSales(db, demoSales, new Date(), line => console.log(`orders: ${line}`))
} finally {
  await db.destroy()
}
