import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { timeouts } from '../timeouts.ts'
import drain from './drain.ts'
import { lazyChildLogger, loggerOptions, RequestLog, requestId } from './logging.ts'
import metrics from './metrics.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export type Reply = Parameters<App['requireAdmin']>[1]

export interface BaseAppConfig {
  LOG_LEVEL: string
  TRUST_PROXY: string
  SOCKET?: string
}

/** Whether spans are recorded. Otherwise the packages that do so are not loaded. */
export const isTraced: boolean = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)

/**
 * Creates an HTTP process, a service or the page server: logs without personal data, the gateway's request ids, time
 * limits, metrics, and draining.
 */
export async function createBaseApp(
  name: string,
  config: BaseAppConfig,
  options: Pick<
    FastifyServerOptions,
    'bodyLimit' | 'frameworkErrors' | 'clientErrorHandler' | 'handlerTimeout' | 'schemaController'
  > = {},
): Promise<App> {
  const app: App = fastify({
    handlerTimeout: timeouts.handler,
    ...options,
    logger: loggerOptions(name, config.LOG_LEVEL),
    logController: new RequestLog(),
    genReqId: requestId,
    // Only the gateway opens the socket, and its connections have no address.
    trustProxy: config.SOCKET ? (_, hop) => hop === 0 : config.TRUST_PROXY,
    requestTimeout: 60_000,
    // On a machine that starts all services at once, loading the routes exceeds Fastify's ten seconds.
    pluginTimeout: 60_000,
    // The gateway must close an idle connection before the process does.
    keepAliveTimeout: 65_000,
    // While closing, the server still answers requests on open connections: see drain.ts.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setChildLoggerFactory(lazyChildLogger)
  if (isTraced) {
    const { startTracing } = await import('../tracing/start.ts')
    await startTracing(app, name)
  }
  await app.register(drain)
  await app.register(metrics)
  return app
}
