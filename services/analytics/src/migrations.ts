import { join } from 'node:path'

/** Directory of the migrations that service and worker need. */
export const migrations = join(import.meta.dirname, '../migrations')
