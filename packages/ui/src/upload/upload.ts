import { adminFetch } from '@stampa/platform'
import { useSyncExternalStore } from 'react'

/** Share of the current upload that has been sent, 0 to 1; undefined without an upload. */
let progress: number | undefined
const listeners = new Set<() => void>()

/**
 * Sends a request like `adminFetch` and reports the upload of a form's files to {@link useUploadProgress}.
 */
export function adminUploadFetch(request: Request): Promise<Response> {
  const hasFiles = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return hasFiles ? adminFetch(request, upload) : adminFetch(request)
}

/**
 * Sends a request like `fetch`, which cannot report upload progress.
 *
 * @throws TypeError without a response, AbortError when the signal aborts, as `fetch` does
 */
async function upload(request: Request): Promise<Response> {
  const body = await request.blob()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sending = new XMLHttpRequest()
  sending.open(request.method, request.url)
  sending.responseType = 'blob'
  for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
  sending.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0)
  sending.onload = () =>
    resolve(
      new Response(sending.status === 204 ? null : sending.response, {
        status: sending.status,
        statusText: sending.statusText,
        headers: headersOf(sending),
      }),
    )
  sending.onerror = () => reject(new TypeError('Failed to fetch'))
  sending.onabort = () => reject(request.signal.reason)
  const abort = () => sending.abort()
  request.signal.addEventListener('abort', abort)
  report(0)
  try {
    request.signal.throwIfAborted()
    sending.send(body)
    return await promise
  } finally {
    request.signal.removeEventListener('abort', abort)
    report(undefined)
  }
}

/** Returns the share of the current upload that has been sent, 0 to 1. */
export function useUploadProgress(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => undefined,
  )
}

function headersOf(sent: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of sent.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return headers
}

function report(next: number | undefined): void {
  progress = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
