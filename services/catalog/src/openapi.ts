import { join } from 'node:path'
import { type App, offlineConfig, writeOpenapi } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** Builds the app without database or Redis, to read its OpenAPI document. */
export function buildOffline(directory: string): Promise<App> {
  return buildApp({ ...offlineConfig, MEDIA_DIR: directory })
}

if (import.meta.main) await writeOpenapi(buildOffline, join(import.meta.dirname, '../openapi.json'))
