import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** Retries until the call succeeds. @throws the last error after the time limit or when `signal` aborts */
export async function poll<T>(
  attempt: () => Promise<T>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<T> {
  const end = Date.now() + timeoutMs
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 250)) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted || Date.now() + wait > end) throw error
      await delay(wait, undefined, signal ? { signal } : {})
    }
  }
}

/** @throws unless the URL answers 200. @param socketPath of the server, if it has no port */
export async function requireOk(url: string, socketPath?: string): Promise<void> {
  // A separate connection: a kept-alive one would delay the server's shutdown.
  const request = get(url, { agent: false, timeout: 3000, socketPath })
  request.on('timeout', () => request.destroy(new Error(`${url} does not answer in 3 s`)))
  // An error after the headers is reported by the response as well.
  request.on('error', () => {})
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await text(response)
  if (response.statusCode !== 200) {
    throw new Error(`${url} answers ${response.statusCode}: ${body.slice(0, 500)}`)
  }
}
