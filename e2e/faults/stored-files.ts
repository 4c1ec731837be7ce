import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Returns whether a process is drawing: its input is in its own temporary folder. @param folder of the orders' files */
export async function isDrawing(folder: string, pid: number | undefined): Promise<boolean> {
  const temporary = join(folder, '.tmp')
  const owns = (await readdir(temporary)).filter(name => name.split('_')[1] === `${pid}`)
  for (const own of owns) {
    for (const work of await filesOf(join(temporary, own))) {
      const files = await filesOf(join(temporary, own, work))
      if (files.includes('0-mockup')) return true
    }
  }
  return false
}

async function filesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** Temporary files of running or killed processes. */
export async function temporaryFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, '.tmp'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

/**
 * Returns stored files that no row references, and referenced files that are missing.
 *
 * @param databaseUrl of the PostgreSQL server
 */
export async function strayFiles(folder: string, databaseUrl: string): Promise<string[]> {
  const url = new URL(databaseUrl)
  url.pathname = '/stampa_studio'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    const { rows } = await client.query<{ hash: string }>(
      `select image->>'hash' as hash from design_mockups
       union select file->>'hash' from design_assets
       union select file from artwork where file is not null`,
    )
    const named = new Set(rows.map(({ hash }) => hash))
    const kept = new Set(await readdir(join(folder, 'studio-orders')))
    const isStray = (hash: string) => !(named.has(hash) && kept.has(hash))
    return [...new Set([...named, ...kept])].filter(isStray)
  } finally {
    await client.end()
  }
}
