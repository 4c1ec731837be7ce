import { join } from 'node:path'
import { runMigrations } from '@stampa/service-kit/setup'

await runMigrations('catalog', join(import.meta.dirname, '../migrations'))
