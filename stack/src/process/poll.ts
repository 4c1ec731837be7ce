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
