import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
import type { OrdersConfig } from './config.ts'

export const migrations = join(import.meta.dirname, '../migrations')

export function buildApp(config: OrdersConfig): Promise<App> {
  return createApp(config, {
    name: 'orders',
    title: 'Stampa orders',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
  })
}
