import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
import type { AnalyticsConfig } from './config.ts'
import { migrations } from './migrations.ts'

export function buildApp(config: AnalyticsConfig): Promise<App> {
  return createApp(config, {
    name: 'analytics',
    title: 'Stampa analytics',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
    // Redis and PostgreSQL answer within seconds or not at all.
    handlerTimeout: 0,
  })
}
