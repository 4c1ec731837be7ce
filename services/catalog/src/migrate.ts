import { runMigrations } from '@stampa/service-kit/setup'
import { migrations } from './migrations.ts'

await runMigrations('catalog', migrations)
