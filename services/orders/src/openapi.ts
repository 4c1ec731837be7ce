import { join } from 'node:path'
import { type App, offlineConfig, writeOpenapi } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** Builds the app without database or Redis, to read its OpenAPI document. */
export function buildOffline(directory: string): Promise<App> {
  return buildApp({
    ...offlineConfig,
    MEDIA_DIR: directory,
    CATALOG_URL: 'http://127.0.0.1:1',
    PUBLIC_WRITES_PER_10_MINUTES: 1,
    PUBLIC_FILES_MB_PER_DAY: 1,
    PUBLIC_DECODING_SECONDS_PER_10_MINUTES: 1,
    PUBLIC_FILES_GB: 1,
    PUBLIC_FILES_FREE_MB: 1,
    WEBHOOK_PRIVATE_ADDRESSES: '',
    LINK_KEY: 'no link is made while the document is written',
  })
}

if (import.meta.main) await writeOpenapi(buildOffline, join(import.meta.dirname, '../openapi.json'))
