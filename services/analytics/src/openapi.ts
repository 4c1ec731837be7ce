import { join } from 'node:path'
import { type App, offlineConfig, writeOpenapi } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** Builds the app without database or Redis, to read its OpenAPI document. */
export function buildOffline(): Promise<App> {
  return buildApp({
    ...offlineConfig,
    SESSION_KEY: 'unused while the OpenAPI document is generated',
    OWN_ADDRESSES: '',
    CALLS_PER_MINUTE: 1,
    MAX_QUEUED: 1,
  })
}

if (import.meta.main) await writeOpenapi(buildOffline, join(import.meta.dirname, '../openapi.json'))
