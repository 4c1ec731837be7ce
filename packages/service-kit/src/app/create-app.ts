import autoload from '@fastify/autoload'
import buildSerializerCompiler from '@fastify/fast-json-stringify-compiler'
import type { JWTVerifyGetKey } from 'jose'
import auth from '../auth/plugin.ts'
import securityLog from '../auth/security-log.ts'
import errors, { sendClientError, sendError } from '../errors/plugin.ts'
import { Problem, validationFailed } from '../errors/problems.ts'
import { isFromThisSite, isSafe } from '../http/same-site.ts'
import { inLane, laneOf } from '../lane.ts'
import { addDocs } from '../openapi/docs-page.ts'
import openapi from '../openapi/plugin.ts'
import rateLimit from '../rate-limits.ts'
import { sharedValidatorFactory } from '../validation/compiler.ts'
import { isBounded, tooManyEntries } from '../validation/json-bounds.ts'
import { type App, createBaseApp } from './base-app.ts'
import type { ServiceConfig } from './config.ts'
import database from './database.ts'
import dependencyMetrics from './dependency-metrics.ts'
import health from './health.ts'
import redis from './redis.ts'

export type { App, Reply } from './base-app.ts'

/** Default export of `src/routes/<prefix>/index.ts`, mounted at `/api/<prefix>`. */
export type RoutePlugin<C extends ServiceConfig = ServiceConfig> = (
  app: App,
  options: { config: C },
) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** The service's `migrations/` directory. */
    migrations: string
    /** Compiles the serializers of all routes. @throws for a response schema that cannot be compiled */
    compileSerializers(): void
  }
}

export interface AppOptions {
  /** Shown in logs, in PostgreSQL's list of connections and in metrics. */
  name: string
  /** Title of the OpenAPI document. */
  title: string
  version: string
  /** Directory of route folders; a worker answers no calls and has none. */
  routes?: string
  /** Directory of knex migrations. */
  migrations: string
  /** The keys that verify tokens; by default those published at JWKS_URL. */
  keys?: JWTVerifyGetKey
  /**
   * Handler timeout, ms; a handler that exceeds it is answered with 503. 0 disables the timer, for services whose
   * dependencies all have time limits.
   *
   * @default 30000
   */
  handlerTimeout?: number
  /** The service's own plugins, registered before its routes. */
  plugins?: (app: App) => Promise<void> | void
}

/** Maximum size of a JSON body, bytes. */
const bodyLimit = 256 * 1024

const compressedBody = new Problem(
  415,
  'unsupported_encoding',
  'The request cannot be compressed here',
)

const crossSite = new Problem(403, 'cross_site', 'The request was sent by another site')

/** Returns Fastify's serializers, each compiled at its first response: most routes are not called before the next start. */
function lazySerializers(all: Set<() => unknown>): ReturnType<typeof buildSerializerCompiler> {
  return (schemas, options) => {
    const compile = buildSerializerCompiler()(schemas, options)
    return route => {
      let serialize: ReturnType<typeof compile> | undefined
      const compiled = () => (serialize ??= compile(route))
      all.add(compiled)
      return data => compiled()(data)
    }
  }
}

/** Creates a service with the plugins that all services share. */
export async function createApp<C extends ServiceConfig>(
  config: C,
  options: AppOptions,
): Promise<App> {
  const serializers = new Set<() => unknown>()
  const app = await createBaseApp(options.name, config, {
    bodyLimit,
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
    schemaController: {
      compilersFactory: {
        buildValidator: sharedValidatorFactory(),
        buildSerializer: lazySerializers(serializers),
      },
    },
    ...(options.handlerTimeout !== undefined && { handlerTimeout: options.handlerTimeout }),
  })

  app.removeContentTypeParser('text/plain')
  parseJson(app)
  app.decorate('migrations', options.migrations)
  app.decorate('compileSerializers', () => {
    for (const compile of serializers) compile()
  })
  // Caches keep only the responses of routes that allow it.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store')
    const isRefused = !isSafe(request.method) && !isFromThisSite(request)
    done(isRefused ? crossSite : undefined)
  })
  // Not earlier: a handler continues after its body has arrived, outside of the context of the hooks before.
  app.addHook('preHandler', (request, _reply, done) => {
    inLane(laneOf(request.headers.baggage), done)
  })

  await app.register(errors)
  await app.register(openapi, { title: options.title, version: options.version })
  await app.register(database, { name: options.name, config })
  await app.register(redis, { config })
  await app.register(dependencyMetrics)
  await app.register(securityLog, { config })
  await app.register(auth, { config, keys: options.keys })
  await app.register(rateLimit, { config })
  await app.register(health, { migrations: options.migrations })
  await options.plugins?.(app)
  if (options.routes !== undefined) {
    addDocs(app, options.name)
    await app.register(autoload, {
      dir: options.routes,
      // Subfolders of a route folder hold its helpers and tests, not routes.
      maxDepth: 1,
      options: { prefix: '/api', config },
    })
  }
  return app
}

/**
 * Parses JSON as Fastify does, which refuses `__proto__`, but accepts an empty body, since some clients send the
 * content type on every call, and refuses a compressed one and one beyond the bounds.
 */
function parseJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const { 'content-encoding': encoding = 'identity' } = request.headers
      if (encoding !== 'identity') done(compressedBody)
      else if (body === '') done(null)
      else if (!isBounded(body)) done(validationFailed([{ field: '', message: tooManyEntries }]))
      else parse(request, body, done)
    },
  )
}
