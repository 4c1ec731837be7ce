import { join } from 'node:path'
import { type App, createApp, offlineConfig } from '@stampa/service-kit'
import { type AnalyticsConfig, migrations } from './config.ts'

export function buildApp(config: AnalyticsConfig): Promise<App> {
  return createApp(config, {
    name: 'analytics',
    title: 'Stampa analytics',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
    // Redis and PostgreSQL have time limits of their own.
    handlerTimeout: 0,
  })
}

/** Builds the service without connections, to generate its OpenAPI document. */
export function buildOffline(): Promise<App> {
  return buildApp({
    ...offlineConfig,
    SESSION_KEY: 'unused while the OpenAPI document is generated',
    OWN_ADDRESSES: '',
    CALLS_PER_MINUTE: 1,
    MAX_QUEUED: 1,
  })
}
