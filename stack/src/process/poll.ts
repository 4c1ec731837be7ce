import { setTimeout as delay } from 'node:timers/promises'

/** Tries until it succeeds. @throws the last failure when the time is over or `signal` aborts. */
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
