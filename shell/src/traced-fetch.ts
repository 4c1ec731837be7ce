import { serveFetchWith } from '@stampa/platform'

/**
 * Begins a trace with each call (W3C Trace Context), while tracing is on. The numbers are new for every call, so that
 * they join no two calls of a visitor.
 */
serveFetchWith(request => {
  request.headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`)
  return fetch(request)
})

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, value => value.toString(16).padStart(2, '0')).join('')
}
