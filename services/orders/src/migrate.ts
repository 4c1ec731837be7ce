import { join } from 'node:path'
import { runMigrations } from '@stampa/service-kit/setup'

await runMigrations('orders', join(import.meta.dirname, '../migrations'))
