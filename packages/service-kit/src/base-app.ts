import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { lazyChildLogger } from './lazy-logger.ts'
import { loggerOptions, RequestLog, requestId } from './logging.ts'
import drain from './plugins/drain.ts'
import metrics from './plugins/metrics.ts'
import { shareSerializers } from './shared-serializers.ts'
import { TrustedProxies } from './trusted-proxies.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export interface BaseAppConfig {
  LOG_LEVEL: string
  TRUST_PROXY: string
}

/**
 * What every HTTP process of the platform shares, be it a service or the page server: logs without
 * personal data, the gateway's request ids, time limits, metrics, and draining.
 *
 * @param name Shown in logs and metrics.
 */
export async function createBaseApp(
  name: string,
  config: BaseAppConfig,
  options: Pick<
    FastifyServerOptions,
    'bodyLimit' | 'frameworkErrors' | 'clientErrorHandler' | 'handlerTimeout'
  > = {},
): Promise<App> {
  const proxies = new TrustedProxies(config.TRUST_PROXY)
  const app: App = fastify({
    handlerTimeout: 30_000,
    ...options,
    logger: loggerOptions(name, config.LOG_LEVEL),
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: address => proxies.include(address),
    requestTimeout: 60_000,
    // On a machine that starts everything at once, loading the routes takes longer than Fastify's ten seconds.
    pluginTimeout: 60_000,
    // The gateway, not the process behind it, lets go of an idle connection first.
    keepAliveTimeout: 65_000,
    // While closing, what still arrives is answered as always: see plugins/drain.ts.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: shareSerializers } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setChildLoggerFactory(lazyChildLogger)
  await app.register(drain)
  await app.register(metrics)
  return app
}
