import { baseConfig, connect, loadConfig, migrate, Type } from '@stampa/service-kit'
import { migrations } from './migrations.ts'
import { ensurePartitions } from './storage/partitions.ts'

const { DATABASE_URL } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL }))
const names = await migrate(config, migrations)
console.log(names.length > 0 ? `analytics: migrated ${names.join(', ')}` : 'analytics: up to date')

const db = connect({ ...config, DATABASE_POOL_MAX: 1 }, { name: 'migrate', statementTimeout: 0 })
try {
  await ensurePartitions(db, new Date())
} finally {
  await db.destroy()
}
