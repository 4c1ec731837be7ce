import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, offlineConfig } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** The service as its OpenAPI document is read from: with a key of the moment, and nothing to reach. */
export async function buildOffline(): Promise<App> {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'))
  try {
    const file = join(directory, 'key.pem')
    const { privateKey } = generateKeyPairSync('ed25519')
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    return await buildApp({ ...offlineConfig, JWT_PRIVATE_KEY_FILE: file })
  } finally {
    await rm(directory, { recursive: true })
  }
}
