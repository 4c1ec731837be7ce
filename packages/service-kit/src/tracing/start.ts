import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { probes } from '../app/metrics.ts'

/**
 * The attributes that leave the process: names of the platform. Addresses, queries, SQL and error messages may hold
 * e-mails, tokens or secret links.
 */
const exported = new Set([
  'db.namespace',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'stampa.request_id',
])

/** Removes everything else from a span before it is exported. */
const withoutPersonalData: SpanProcessor = {
  onStart() {},
  onEnd({ attributes, events, status }) {
    for (const name of Object.keys(attributes)) if (!exported.has(name)) delete attributes[name]
    events.length = 0
    delete status.message
  },
  forceFlush: async () => {},
  shutdown: async () => {},
}

/**
 * Sends the spans of this process to OTEL_EXPORTER_OTLP_ENDPOINT by OTLP over HTTP: one for each request, each query to
 * PostgreSQL and request to another process that belongs to one, and those of `inSpan`. The app must have no routes
 * yet. Only a process with this variable loads this module and the packages that it imports.
 */
export async function startTracing(app: FastifyInstance, name: string): Promise<void> {
  const exporter = new OTLPTraceExporter()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    // By the trace's id, so that all processes record the same traces, whatever a client asks for.
    sampler: new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1)),
    spanProcessors: [withoutPersonalData, new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  app.addHook('onClose', () => provider.shutdown())
  new PgInstrumentation({ requireParentSpan: true })
  new UndiciInstrumentation({ requireParentforSpans: true })
  const requests = new FastifyOtelInstrumentation({
    // A handler continues after a body has arrived, outside of the request's context: its own span restores it.
    instrumentHooks: false,
    ignorePaths: ({ url }) => probes.includes(url),
    requestHook(span, { id, method, routeOptions }) {
      span.updateName(`${method} ${routeOptions.url ?? ''}`)
      span.setAttribute('stampa.request_id', id)
    },
  })
  await app.register(requests.plugin())
}
