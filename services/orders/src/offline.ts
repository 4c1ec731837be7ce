import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, offlineConfig } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** Builds the service for reading its OpenAPI document, without database, Redis or permanent files. */
export async function buildOffline(): Promise<App> {
  const directory = await mkdtemp(join(tmpdir(), 'orders-'))
  try {
    return await buildApp({
      ...offlineConfig,
      MEDIA_DIR: directory,
      CATALOG_URL: 'http://127.0.0.1:1',
      PUBLIC_WRITES_PER_10_MINUTES: 1,
      LINK_KEY: 'no link is made while the document is written',
    })
  } finally {
    await rm(directory, { recursive: true })
  }
}
