import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, offlineConfig, writeOpenapi } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** Builds the app without database or Redis, to read its OpenAPI document. */
export async function buildOffline(): Promise<App> {
  const directory = await mkdtemp(join(tmpdir(), 'catalog-'))
  try {
    return await buildApp({ ...offlineConfig, MEDIA_DIR: directory })
  } finally {
    await rm(directory, { recursive: true })
  }
}

if (import.meta.main) await writeOpenapi(buildOffline, join(import.meta.dirname, '../openapi.json'))
