import autoload from '@fastify/autoload'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { sendClientError } from './client-error.ts'
import type { ServiceConfig } from './config.ts'
import { loggerOptions, RequestLog, requestId } from './logging.ts'
import auth from './plugins/auth.ts'
import database from './plugins/database.ts'
import drain from './plugins/drain.ts'
import errors, { sendError } from './plugins/errors.ts'
import health from './plugins/health.ts'
import metrics from './plugins/metrics.ts'
import openapi from './plugins/openapi.ts'
import rateLimit from './plugins/rate-limit.ts'
import redis from './plugins/redis.ts'
import { createValidatorCompiler } from './validation/compiler.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What `src/routes/<prefix>/index.ts` exports by default; it is mounted at `/api/<prefix>`. */
export type RoutePlugin<C extends ServiceConfig = ServiceConfig> = (
  app: App,
  options: { config: C },
) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** The service's `migrations/` directory. */
    migrations: string
  }
}

export interface AppOptions {
  /** Shown in logs, in PostgreSQL's list of connections and in metrics. */
  name: string
  /** Of the OpenAPI document. */
  title: string
  version: string
  /** Directory of route folders. */
  routes: string
  /** Directory of knex migrations. */
  migrations: string
  /** The keys that verify tokens; by default those published at JWKS_URL. */
  keys?: JWTVerifyGetKey
  /** The service's own plugins, registered before its routes. */
  plugins?: (app: App) => Promise<void> | void
}

/** Bodies of JSON calls; multipart routes set their own limits. */
const bodyLimit = 256 * 1024

/** Makes a service with everything that services share. It does not listen yet. */
export async function createApp<C extends ServiceConfig>(
  config: C,
  options: AppOptions,
): Promise<App> {
  const app: App = fastify({
    logger: loggerOptions(options.name, config.LOG_LEVEL),
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY,
    bodyLimit,
    handlerTimeout: 30_000,
    requestTimeout: 60_000,
    // The gateway, not the service, lets go of an idle connection first.
    keepAliveTimeout: 65_000,
    // While closing, what still arrives is answered as always: see plugins/drain.ts.
    return503OnClosing: false,
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.setValidatorCompiler(createValidatorCompiler())
  app.removeContentTypeParser('text/plain')
  app.decorate('migrations', options.migrations)

  await app.register(errors)
  await app.register(drain)
  await app.register(metrics)
  await app.register(openapi, { title: options.title, version: options.version })
  await app.register(database, { name: options.name, config })
  await app.register(redis, { config })
  await app.register(auth, { config, keys: options.keys })
  await app.register(rateLimit)
  await app.register(health, { migrations: options.migrations })
  await options.plugins?.(app)
  await app.register(autoload, { dir: options.routes, options: { prefix: '/api', config } })
  return app
}
