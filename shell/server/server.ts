import { loadConfig, serve } from '@stampa/service-kit'
import { buildApp } from './app.ts'
import { configSchema, parseServices } from './config.ts'
import { confine } from './confine.ts'

await serve(async config => {
  const app = await buildApp(config)
  // After everything is loaded: the code of modules is cached, and bundles are evaluated from now on only.
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = process.env
  confine([...Object.values(parseServices(config.SERVICES)), ...(collector ? [collector] : [])])
  return app
}, loadConfig(configSchema))
