/** The command of the container, whose volumes form a data folder; the stores are on the network `data`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runBackup } from './command.ts'

const dataDir = '/data'

async function secret(file: string): Promise<string> {
  return encodeURIComponent(await readFile(join(dataDir, 'secrets', file), 'utf8'))
}

try {
  await runBackup(process.argv.slice(2), dataDir, async use =>
    use({
      databaseUrl: `postgres://postgres:${await secret('postgres/superuser')}@postgres:5432/postgres`,
      redisUrl: `redis://operator:${await secret('redis/password')}@redis:6379`,
    }),
  )
} catch (error) {
  console.error(`\nThere is no backup: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
