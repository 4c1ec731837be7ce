import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { GatewayService } from '@stampa/gateway'
import type { DataFolders } from '../data-dir.ts'
import type { Layout } from '../layout.ts'
import type { StackOptions } from '../options.ts'
import { type DatabaseAccess, roleUrl } from '../postgres/server.ts'
import { serviceRedisUrl } from '../redis/server.ts'
import type { Administrator, Secrets } from '../secrets.ts'
import { type App, compileCache } from './app.ts'
import { databaseName, isGatewayService, type ServiceDefinition, services } from './services.ts'

/** A stack's options, with everything that is chosen or created at its start. */
export interface StackContext {
  options: StackOptions
  folders: DataFolders
  layout: Layout
  secrets: Secrets
  administrator: Administrator
  /** URL of any database on the PostgreSQL server, for a user that creates the services' databases and roles. */
  databaseUrl: string
  redisUrl: string
}

/**
 * Limits the young generation (16 MB semi-spaces by default) and the C library's arenas. Measured: 120 MB instead of
 * 223 after a burst of orders with images, 170 instead of 230 after lists of 10,000 products.
 */
const smallHeap = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=256',
  MALLOC_ARENA_MAX: '2',
}

/** Room for the short-lived objects of thousands of page views per second. */
const largeHeap = { NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=384' }

/** Returns the service's database with the passwords of its roles. */
export function databaseAccess(
  service: ServiceDefinition,
  { secrets }: Pick<StackContext, 'secrets'>,
): DatabaseAccess {
  const name = databaseName(service)
  const password = (role: string) =>
    createHmac('sha256', secrets.databaseKey).update(role).digest('base64url')
  return { name, ownerPassword: password(name), appPassword: password(`${name}_app`) }
}

/**
 * Returns a service with its environment, without the instance's port.
 *
 * @param folder of the version that runs
 */
export function serviceApp(
  service: ServiceDefinition,
  on: StackContext,
  folder = `services/${service.name}`,
): App {
  return {
    folder,
    env: {
      ...smallHeap,
      LOG_LEVEL: on.options.logLevel ?? 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: on.options.otlpEndpoint,
      DATABASE_URL: roleUrl(on.databaseUrl, 'app', databaseAccess(service, on)),
      REDIS_URL: on.options.redisUrl ?? serviceRedisUrl(on.redisUrl, service.name),
      JWKS_URL: `${internalUrl(on.layout, 'identity')}/api/auth/jwks`,
      ...ownEnvironment(service, on),
    },
  }
}

function ownEnvironment({ name }: ServiceDefinition, on: StackContext): App['env'] {
  const { publicWritesPer10Minutes, trackingCallsPerMinute } = on.options
  const publicLimit = publicWritesPer10Minutes?.toString()
  const publicLimits = {
    PUBLIC_WRITES_PER_10_MINUTES: publicLimit,
    PUBLIC_FILES_MB_PER_DAY: publicLimit,
    PUBLIC_DECODING_SECONDS_PER_10_MINUTES: publicLimit,
  }
  switch (name) {
    case 'identity':
      return {
        JWT_PRIVATE_KEY_FILE: on.secrets.signingKeyFile,
        LINK_KEY: on.secrets.linkKey,
        ADMIN_EMAIL: on.administrator.email,
        ADMIN_PASSWORD: on.administrator.password,
      }
    case 'catalog':
      return { MEDIA_DIR: on.folders.media, PUBLIC_ORIGIN: on.options.publicOrigin }
    case 'orders':
      return {
        MEDIA_DIR: on.folders.attachments,
        CATALOG_URL: internalUrl(on.layout, 'catalog'),
        LINK_KEY: on.secrets.linkKey,
        WEBHOOK_PRIVATE_ADDRESSES: on.options.webhookPrivateAddresses,
        ...publicLimits,
      }
    case 'studio':
      return {
        CATALOG_URL: internalUrl(on.layout, 'catalog'),
        MEDIA_DIR: on.folders.media,
        ORDER_FILES_DIR: on.folders.studio,
        LINK_KEY: on.secrets.linkKey,
        ...publicLimits,
      }
    case 'analytics':
      return {
        ...largeHeap,
        SESSION_KEY: on.secrets.sessionKey,
        ANALYTICS_STORE: on.options.analyticsStore,
        CALLS_PER_MINUTE: trackingCallsPerMinute?.toString(),
      }
    default:
      return {}
  }
}

/** Returns the service's migration, which alone connects as the owner of the database. */
export function migrationApp(service: ServiceDefinition, on: StackContext, folder: string): App {
  const url = roleUrl(on.databaseUrl, 'owner', databaseAccess(service, on))
  return { folder, env: { DATABASE_URL: url } }
}

/** Returns a service's worker: the service's environment and the worker's own variables. */
export function workerApp(service: ServiceDefinition, on: StackContext, folder: string): App {
  const app = serviceApp(service, on, folder)
  const { mail, publicOrigin } = on.options
  const env = {
    ...app.env,
    CATALOG_URL: internalUrl(on.layout, 'catalog'),
    PUBLIC_ORIGIN: publicOrigin ?? `http://127.0.0.1:${on.layout.gateway}`,
    MAIL_DIR: on.folders.mail,
    ADMIN_EMAIL: on.administrator.email,
    MAIL_URL: mail?.url,
    MAIL_FROM: mail?.from,
    SHOP_MAIL_TO: mail?.shopTo,
  }
  return { ...app, env }
}

/** Returns the page server with its environment, without the instance's port. */
export function pagesApp(on: Pick<StackContext, 'options' | 'folders' | 'layout'>): App {
  const urls = services.flatMap(({ name, prefixes }) =>
    isGatewayService(name) ? prefixes.map(prefix => [prefix, internalUrl(on.layout, name)]) : [],
  )
  const others = ['*', `http://127.0.0.1:${on.layout.internalAdded}`]
  return {
    folder: 'shell',
    // As in shell/Dockerfile. It writes the cache before it evaluates a bundle and gives up the permission.
    flags: [
      '--permission',
      ...['./package.json', './server/', '../packages/', '../node_modules/'].map(readable),
      ...['/proc/self/fd', '/proc/self/limits', '/proc/self/status'].map(readable),
      ...[on.folders.releases, on.folders.trust].map(folder => readable(`${folder}/`)),
      `--allow-fs-write=${compileCache}/`,
    ],
    env: {
      LOG_LEVEL: on.options.logLevel ?? 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: on.options.otlpEndpoint,
      RELEASES_DIR: on.folders.releases,
      RELEASES_ROOT: join(on.folders.trust, 'root.json'),
      SERVICES: JSON.stringify(Object.fromEntries([...urls, others])),
      PUBLIC_ORIGIN: on.options.publicOrigin,
    },
  }
}

function readable(path: string): string {
  return `--allow-fs-read=${path}`
}

function internalUrl({ internal }: Layout, name: GatewayService): string {
  return `http://127.0.0.1:${internal[name]}`
}
