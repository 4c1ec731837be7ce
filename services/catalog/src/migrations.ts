import { join } from 'node:path'

/** Directory of the migrations. */
export const migrations = join(import.meta.dirname, '../migrations')
