import type { App } from '../app.ts'
import { type Answer, callService } from './calls.ts'
import { type HostileOptions, hostileCalls } from './hostile-calls.ts'

/** What no answer may tell: where the program lies, what it asked the database. */
const leaks =
  /node_modules|\.ts:\d+|\/src\/|\b(select|insert into|update) [^"]*\b(from|set|values)\b/i

/**
 * Makes every hostile call of a service, with a token: it gets further than without one.
 *
 * @param token of a live administrator
 * @returns those that did harm, with what was answered; the service should have none
 */
export async function harmfulCalls(
  app: App,
  { token, ...options }: HostileOptions & { token: string },
): Promise<string[]> {
  const harmful: string[] = []
  for (const { name, method, url, options: sent } of hostileCalls(app, options)) {
    const answer = await callService(app, method, url, { ...sent, token }).catch(String)
    const harm = typeof answer === 'string' ? answer : harmOf(answer)
    if (harm) harmful.push(`${name}: ${harm}`)
  }
  return harmful
}

function harmOf({ status, headers, body, raw }: Answer): string | undefined {
  if (status >= 500) return `${status} ${raw.toString().slice(0, 200)}`
  if (headers['set-cookie'] !== undefined) return 'set a cookie'
  if (status < 400) return undefined
  const { message, detail, status: said } = (body ?? {}) as Record<string, unknown>
  const isProblem = String(headers['content-type']).includes('application/problem+json')
  if (!isProblem || said !== status || typeof message !== 'string' || message !== detail) {
    return `${status} without a problem document: ${raw.toString().slice(0, 200)}`
  }
  return leaks.test(message) ? `told too much: ${message}` : undefined
}
