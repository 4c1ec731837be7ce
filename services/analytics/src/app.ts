import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
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
