import { type App, offlineConfig } from '@stampa/service-kit'
import { buildApp } from './app.ts'

/** The service as its OpenAPI document is read from: with nothing to reach. */
export function buildOffline(): Promise<App> {
  return buildApp({
    ...offlineConfig,
    SESSION_KEY: 'no session begins while the document is written',
    OWN_ADDRESSES: '',
    CALLS_PER_MINUTE: 1,
    MAX_QUEUED: 1,
  })
}
