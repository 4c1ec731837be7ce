import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type App, offlineConfig, writeOpenapi } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** Builds the app with a temporary key, without database or Redis, to read its OpenAPI document. */
export async function buildOffline(directory: string): Promise<App> {
  const file = join(directory, 'key.pem')
  const { privateKey } = generateKeyPairSync('ed25519')
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  return buildApp({
    ...offlineConfig,
    JWT_PRIVATE_KEY_FILE: file,
    LINK_KEY: 'x'.repeat(32),
    SESSION_IDLE_MINUTES: 120,
  })
}

if (import.meta.main) await writeOpenapi(buildOffline, join(import.meta.dirname, '../openapi.json'))
