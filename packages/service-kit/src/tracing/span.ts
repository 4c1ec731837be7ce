import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Most traces that a job names: a batch has up to 500 events. */
const maxTraces = 50

/** Returns the `traceparent` (W3C Trace Context) of the present span; undefined while tracing is off. */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Returns the option of a BullMQ job that carries traces to its worker; none while tracing is off. */
export function jobTraces(traces: readonly (string | undefined)[]) {
  const known = traces.filter(trace => trace !== undefined).slice(0, maxTraces)
  return known.length > 0 ? { telemetry: { metadata: known.join(' ') } } : {}
}

/**
 * Runs a job's work in a span that continues the first trace of the job and is linked to the others.
 *
 * @param traces of `jobTraces`
 */
export function inSpan<T>(
  name: string,
  traces: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const [parent = ROOT_CONTEXT, ...others] = (traces?.split(' ') ?? []).map(contextOf)
  const links = others.flatMap(other => {
    const spanContext = trace.getSpanContext(other)
    return spanContext ? [{ context: spanContext }] : []
  })
  const options = { kind: SpanKind.CONSUMER, links }
  return trace.getTracer('stampa').startActiveSpan(name, options, parent, async span => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

function contextOf(traceparent: string): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}
