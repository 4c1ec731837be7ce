import type { Services } from './config.ts'

const checkTimeout = 2000

/** Returns whether each service answers `/readyz` with 200, by its API prefixes. */
export async function servicesReady(services: Services): Promise<Record<string, boolean>> {
  const urls = [...new Set(Object.values(services))]
  const answers = await Promise.all(urls.map(isReady))
  const byUrl = new Map(urls.map((url, index) => [url, answers[index] ?? false]))
  return Object.fromEntries(
    Object.entries(services).map(([prefix, url]) => [prefix, byUrl.get(url) ?? false]),
  )
}

async function isReady(service: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkTimeout)
    const response = await fetch(new URL('/readyz', service), { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
